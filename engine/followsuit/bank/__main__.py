"""Find the hands of the bank anew: ``python -m followsuit.bank``, or some rule sets: ``… belote.app euchre.app``."""

from __future__ import annotations

import argparse
import sys

from followsuit.bank.check import check_shelf
from followsuit.bank.fill import fill
from followsuit.bank.shelf import HANDS, read_shelf, text_of
from followsuit.errors import Problem, quoted
from followsuit.games import RULE_SETS
from followsuit.scenarios.accept import write


def main(argv: list[str] | None = None) -> int:
    """Write a file a rule set, and look after it; the status is 1 when something is wrong with it."""
    parser = argparse.ArgumentParser(prog="python -m followsuit.bank", description=__doc__)
    parser.add_argument("rules", nargs="*", type=_rule_set, metavar="RULES", help="rule sets (default: all)")
    problems: list[Problem] = []
    for name in parser.parse_args(argv).rules or RULE_SETS:
        hands = dict(fill(RULE_SETS[name]))
        path = HANDS / f"{name}.txt"
        path.touch()
        write(path, text_of(hands))
        print(f"{name}: " + ", ".join(f"{clause} {len(found)}" for clause, found in hands.items()))
        problems += check_shelf(read_shelf(RULE_SETS[name], HANDS))
    for problem in problems:
        print(problem, file=sys.stderr)
    return int(bool(problems))


def _rule_set(text: str) -> str:
    if text not in RULE_SETS:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a rule set; expected some of {', '.join(RULE_SETS)}")
    return text


if __name__ == "__main__":
    raise SystemExit(main())
