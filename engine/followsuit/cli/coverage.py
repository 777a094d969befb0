"""Tell which example shows which rule, and which rule no example needs.

    followsuit coverage [PATH …]
    followsuit coverage --rules belote.app --clause belote.overruff

Each rule of play and of the score is taken away, each option is switched, and the examples are judged again: one at
least has to change, or the rule is listed and the exit status is 1. With --rules or --clause the examples that change
are listed, and how.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator

from followsuit.cli.complain import complain
from followsuit.cli.paths import EXAMPLES, add_paths, library
from followsuit.coverage import published, text
from followsuit.coverage.gaps import gaps
from followsuit.coverage.table import GameTable, Row, coverage
from followsuit.errors import Place, Problem, nearest
from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.scenarios.check import check_library
from followsuit.scenarios.library import WholeDeal


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_paths(command)
    command.add_argument("--rules", metavar="ID", help="one rule set only, such as belote.app")
    command.add_argument("--clause", metavar="ID", help="one clause only, such as belote.overruff")
    command.add_argument("--format", choices=("text", "json"), default="text", help="how to report (default: text)")


def run(options: argparse.Namespace) -> int:
    """Print the report; the status is 1 when an example is missing, 2 when something asked for is unknown."""
    known = {rule.id for game in GAMES for rule in game.score_rules} | CLAUSES.keys()
    for what, name, names in (("rule set", options.rules, RULE_SETS), ("clause", options.clause, known)):
        if name is not None and name not in names:
            hint = nearest(name, names)
            complain(f'"{name}" is not a {what}; followsuit rules lists them.' + f" Hint: {hint}" * bool(hint))
            return 2
    named = RULE_SETS[options.rules] if options.rules else None
    if named and options.clause and options.clause not in _stated(named):
        complain(f"{options.clause} is not a clause of {named.id}; followsuit rules {named.id} lists them.")
        return 2
    read = library(options)
    checked = check_library(read)
    games = list(narrowed(coverage(checked), options.rules, options.clause))
    place = Place(str((options.paths or [EXAMPLES])[0]))
    missing = list(gaps(games, place))
    whole = options.rules is None and options.clause is None
    numbers = published.problems(read, options.paths or [EXAMPLES]) if whole else []
    wrong = [*read.problems, *(problem for each in checked for problem in each.problems)]
    problems = [*numbers, *missing]
    deals = sum(isinstance(each.scenario, WholeDeal) for each in checked)
    if options.format == "json":
        print(_json(games, len(checked) - deals, deals, problems))
    else:
        print(_text(games, len(checked) - deals, deals, problems, whole=whole))
    if wrong:
        complain(f"{len(wrong)} problems in the examples, and these count for nothing; followsuit check lists them.")
    return int(bool(problems or wrong))


def _stated(rules: RuleSet) -> set[str]:
    """The clauses of a rule set, and its rules of the score."""
    return {clause.id for clause in rules.game.clauses} | {rule.id for rule in rules.game.score_rules}


def narrowed(games: Iterable[GameTable], rules: str | None, clause: str | None) -> Iterator[GameTable]:
    """The tables with the column of one rule set, and the rows of one clause or of one rule that it states."""
    for game in games:
        sets = [name for name in game["sets"] if rules in (None, name)]
        rows = [_columns(row, sets) for row in game["rows"] if clause in (None, row["rule"], row["clause"])]
        pairs = [pair for pair in game["pairs"] if clause in (None, pair["clause"])]
        if sets and (rows or pairs):
            yield GameTable(game=game["game"], sets=sets, rows=rows, pairs=pairs)


def _columns(row: Row, sets: Iterable[str]) -> Row:
    cells = {name: row["cells"][name] for name in sets}
    return Row(rule=row["rule"], clause=row["clause"], phase=row["phase"], cells=cells)


def _text(games: list[GameTable], positions: int, deals: int, problems: list[Problem], *, whole: bool) -> str:
    if not whole:
        return "\n".join([text.listing(games), *map(str, problems), text.summary(games)])
    counted = f"{positions} positions and {deals} deals."
    return "\n".join([text.tables(games), "", text.LEGEND, *map(str, problems), f"{counted} {text.summary(games)}"])


def _json(games: list[GameTable], positions: int, deals: int, problems: list[Problem]) -> str:
    listed = [{"code": each.code.slug, "message": each.message, "hint": each.hint, "at": each.at} for each in problems]
    return json.dumps({"positions": positions, "deals": deals, "games": games, "problems": listed}, indent=1)
