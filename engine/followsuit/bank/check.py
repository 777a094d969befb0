"""Looking after the bank: engine and referee agree on every hand, and every hand is an example of its clause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from followsuit.bank.shelf import Shelf, line_of, read_shelf
from followsuit.errors import Code, Place, Problem
from followsuit.finding.decides import decides, play_clauses
from followsuit.games import RULE_SETS
from followsuit.scenarios.second_opinion import second_opinion

ENOUGH = 30
"""So many hands at least are kept for each clause of play."""
_AGAIN = "python -m followsuit.bank finds the hands anew"


@cache
def check_bank() -> tuple[Problem, ...]:
    """Everything that is wrong with the bank. It belongs to the package, so that once is enough for a process."""
    return tuple(problem for rules in RULE_SETS.values() for problem in check_shelf(read_shelf(rules)))


def check_shelf(shelf: Shelf) -> Iterator[Problem]:
    """Everything that is wrong with the hands of a rule set."""
    yield from shelf.problems
    seen: set[str] = set()
    for clause, hands in shelf.hands.items():
        for kept in hands:
            yield from second_opinion(kept.position, kept.position.ruling(), kept.line.place)
            if not decides(clause, kept.position):
                message = f"{clause} does not decide this hand."
                yield Problem(Code.UNDECIDED, message, place=kept.line.place, hint=_AGAIN)
            line = f"{clause} {line_of(kept.position)}"
            if line in seen:
                yield Problem(Code.REPEATED_ID, "this hand is kept twice.", place=kept.line.place, hint=_AGAIN)
            seen.add(line)
    for clause in play_clauses(shelf.rules):
        number = len(shelf.hands.get(clause, ()))
        if number < ENOUGH:
            message = f"{shelf.rules.id} keeps {number} hands of {clause}; expected at least {ENOUGH}."
            yield Problem(Code.FEWER_EXAMPLES, message, place=Place(shelf.path), hint=_AGAIN)
