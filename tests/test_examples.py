"""The examples pin the rules: every clause has some, and without any obligation some of them would not hold."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from followsuit.coverage import published
from followsuit.coverage.gaps import gaps
from followsuit.coverage.table import GameTable, coverage
from followsuit.errors import Code, Place
from followsuit.games import GAMES, RULE_SETS
from followsuit.games.game import Game, Phase
from followsuit.notation.tags import DEAL_TAGS, POSITION_TAGS
from followsuit.scenarios.check import Checked, check
from followsuit.scenarios.library import Scenario, WholeDeal, read_library
from tests.helpers import EXAMPLES, obligation_clauses, option_combinations, rule_sets_without

UNSHOWN = {"euchre.time", "euchre.tricks", "five.buried", "ninety-two.end"}
"""Clauses of the play that a single trick cannot show."""

FIRST_LEADS = {"belote.lead", "coinche.lead", "euchre.lead", "five.lead", "ninety-two.lead"}
"""Who leads first is not seen in the trick; one example says it."""

FOLLOW = {"euchre": "euchre.follow", "five-handed": "five.follow", "ninety-two": "ninety-two.follow"}
"""Games in which following suit is a clause of their own: their examples of it are those of ``trick.follow`` too."""


def positions(folder: Path = EXAMPLES) -> list[Checked]:
    """The positions below a folder, checked by the rule sets as they are now."""
    read = read_library([folder])
    return [check(each) for each in read.scenarios.values() if isinstance(each, Scenario)]


@cache
def checked() -> tuple[Checked, ...]:
    """Every position."""
    return tuple(positions())


@cache
def everything() -> tuple[Scenario | WholeDeal, ...]:
    """Every position and every deal."""
    return tuple(read_library([EXAMPLES]).scenarios.values())


def of_rules(name: str) -> list[Checked]:
    return [each for each in checked() if each.scenario.rules == name]


def examples_of(name: str, clause: str) -> list[Checked]:
    """The examples of a clause under a rule set."""
    wanted = {clause}
    if clause == "trick.follow":
        wanted.add(FOLLOW.get(RULE_SETS[name].game.id, clause))
    return [each for each in of_rules(name) if each.scenario.reading.clause in wanted]


SHOWN = [
    pytest.param(name, clause.id, id=f"{name}-{clause.id}")
    for name, rules in RULE_SETS.items()
    for clause in rules.game.clauses
    if clause.phase is Phase.PLAY and clause.id not in UNSHOWN
]
OBLIGATIONS = [
    pytest.param(name, clause, id=f"{name}-{clause}")
    for name, rules in RULE_SETS.items()
    for clause in sorted(obligation_clauses(rules))
]


def all_obligations(game: Game) -> set[str]:
    """The clauses that oblige anybody under any options of a game."""
    rules = next(rules for rules in RULE_SETS.values() if rules.game is game)
    return {clause for each in option_combinations(rules) for clause in obligation_clauses(each)}


OF_GAMES = [
    pytest.param(game, clause, id=f"{game.id}-{clause}") for game in GAMES for clause in sorted(all_obligations(game))
]


def test_there_are_examples_of_every_rule_set() -> None:
    for kind in (Scenario, WholeDeal):
        assert {each.rules for each in everything() if isinstance(each, kind)} == RULE_SETS.keys()


def test_an_example_stands_in_the_folder_of_its_game() -> None:
    for each in everything():
        assert each.rules
        assert each.id.split("/")[0] == RULE_SETS[each.rules].game.id


def test_no_two_examples_are_the_same() -> None:
    same: dict[object, list[str]] = defaultdict(list)
    for each in everything():
        tags = each.record.tags
        shows = [tag for tag in (*POSITION_TAGS, *DEAL_TAGS) if tag in tags and tag != "Plays"]
        same[tuple((tag, tags[tag].text) for tag in shows)].append(each.id)
    assert [ids for ids in same.values() if len(ids) > 1] == []


@pytest.mark.parametrize(("name", "clause"), SHOWN)
def test_every_clause_of_the_play_has_examples(name: str, clause: str) -> None:
    assert len(examples_of(name, clause)) >= (1 if clause in FIRST_LEADS else 2)


@pytest.mark.parametrize(("name", "clause"), OBLIGATIONS)
def test_an_obligation_has_an_example_in_which_it_refuses_nothing(name: str, clause: str) -> None:
    quiet = []
    for each in examples_of(name, clause):
        assert each.ruling
        if clause not in {obligation.clause for obligation in each.ruling.refused.values()}:
            quiet.append(each.scenario.id)
    assert quiet


@cache
def changed_without(clause: str) -> frozenset[str]:
    """The examples whose legal cards are others once the obligations of a clause are gone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("followsuit.notation.table.RULE_SETS", rule_sets_without(clause))
        found = positions()
    return frozenset(
        each.scenario.id
        for each, before in zip(found, checked(), strict=True)
        if each.ruling is None or before.ruling is None or each.ruling.legal != before.ruling.legal
    )


@cache
def covered() -> tuple[GameTable, ...]:
    """Which example shows and needs what."""
    return tuple(coverage(check(each) for each in everything()))


def test_every_rule_is_needed_and_every_two_choices_are_told_apart() -> None:
    assert [str(gap) for gap in gaps(covered(), Place("examples"))] == []


@pytest.mark.parametrize(("name", "clause"), OBLIGATIONS)
def test_what_is_said_to_need_an_obligation_is_what_changes_without_it(name: str, clause: str) -> None:
    """The engine without the clause, read by everything from the files on, agrees with what coverage says."""
    rows = (row for game in covered() for row in game["rows"] if row["rule"] == clause)
    (cell,) = (row["cells"][name] for row in rows if name in row["cells"])
    plain = {each.scenario.id for each in of_rules(name) if each.scenario.record.tags["Rules"].word == name}
    assert changed_without(clause) & plain == {pin["example"] for pin in cell["pinned"]} & plain
    assert changed_without(clause) & plain


@pytest.mark.parametrize(("game", "clause"), OF_GAMES)
def test_without_an_obligation_the_check_fails(game: Game, clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.notation.table.RULE_SETS", rule_sets_without(clause))
    found = positions(EXAMPLES / game.id)
    assert [problem for each in found for problem in each.problems if problem.code is Code.LEGAL]


def test_the_examples_of_this_project_are_counted() -> None:
    """Without the file nothing would hold their number."""
    library = read_library([EXAMPLES])
    assert published.read(EXAMPLES) == published.count(library, EXAMPLES)
