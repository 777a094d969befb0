"""List the rule sets, their options and their clauses.

followsuit rules                                all rule sets
followsuit rules belote.app                     one of them, with options and clauses
followsuit rules "belote.app underruff=free"    the same with a house rule
"""

from __future__ import annotations

import argparse

from followsuit.cli.complain import complain
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.notation.source import Source, Token
from followsuit.notation.table import read_rule_set
from followsuit.notation.words import Problems


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument(
        "rules", nargs="*", metavar="RULES", help="a rule set, such as belote.app, with options or without"
    )


def run(options: argparse.Namespace) -> int:
    """Print what was asked for; the status is 1 when a rule set is unknown."""
    if not options.rules:
        for name, rules in RULE_SETS.items():
            print(f"{name:<20}{rules.preset.title:<26}after {rules.preset.source}")
        return 0
    problems = Problems()
    for text in options.rules:
        found = read_rule_set(Token(Source("", text), 0, text), problems)
        if found:
            print(_describe(found))
    for problem in problems.found:
        complain(problem.said)
    return int(bool(problems.found))


def _describe(rules: RuleSet) -> str:
    lines = [f"{rules}: {rules.preset.title}, after {rules.preset.source}", "", "Options (* marks what holds here)"]
    for option in rules.game.options:
        lines.append(f"  {option.name}: {option.title} [{option.clause}]")
        for choice in option.choices:
            mark = "*" if rules[option.name] == choice.value else " "
            lines.append(f"    {mark} {choice.value:<14}{choice.meaning}")
    lines += ["", "Clauses"]
    for clause in rules.game.clauses:
        lines += [f"  {clause.id:<24}{clause.title} ({clause.phase})", f"    {clause.statement}"]
    return "\n".join(lines)
