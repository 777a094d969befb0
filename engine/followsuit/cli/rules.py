"""List the rule sets, their options and their clauses.

followsuit rules               all rule sets
followsuit rules belote.app    one of them, with options and clauses
"""

from __future__ import annotations

import argparse
import sys

from followsuit.errors import nearest
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument("rules", nargs="*", metavar="RULES", help="a rule set, such as belote.app")


def run(options: argparse.Namespace) -> int:
    """Print what was asked for; the status is 1 when a rule set is unknown."""
    if not options.rules:
        for name, rules in RULE_SETS.items():
            print(f"{name:<20}{rules.preset.title:<26}after {rules.preset.source}")
        return 0
    status = 0
    for name in options.rules:
        if name in RULE_SETS:
            print(_describe(RULE_SETS[name]))
        else:
            print(f'followsuit: "{name}" is not a rule set. {nearest(name, RULE_SETS)}'.rstrip(), file=sys.stderr)
            status = 1
    return status


def _describe(rules: RuleSet) -> str:
    lines = [f"{rules.id}: {rules.preset.title}, after {rules.preset.source}", "", "Options (* marks what holds here)"]
    for option in rules.game.options:
        lines.append(f"  {option.name}: {option.title} [{option.clause}]")
        for choice in option.choices:
            mark = "*" if rules[option.name] == choice.value else " "
            lines.append(f"    {mark} {choice.value:<14}{choice.meaning}")
    lines += ["", "Clauses"]
    for clause in rules.game.clauses:
        lines += [f"  {clause.id:<24}{clause.title} ({clause.phase})", f"    {clause.statement}"]
    return "\n".join(lines)
