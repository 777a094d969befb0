"""Filling the bank: hands of every size for each clause, from the same deals each time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil

from followsuit.finding.bounds import Bounds, Range
from followsuit.finding.decides import play_clauses
from followsuit.finding.query import Query
from followsuit.finding.search import find
from followsuit.games.game import RuleSet
from followsuit.position import Position

SEED = 92
"""Of the little hands; the other sizes have the seeds after it, so that no deal gives one hand in three sizes."""
OF_EACH_SIZE = 16
"""So many hands of each size, shared among the numbers of players."""
SIZES = (Range(1, 3), Range(4, 5), Range(6, 8))
"""How many cards the hands have: little ones to learn by, and whole ones as they are held at a table."""


def fill(rules: RuleSet) -> Iterator[tuple[str, tuple[Position, ...]]]:
    """The hands of every clause of play of a rule set."""
    for clause in play_clauses(rules):
        yield clause, tuple(_hands(rules, clause))


def _hands(rules: RuleSet, clause: str) -> Iterator[Position]:
    numbers = rules.game.players
    for players, (seed, size) in product(numbers, enumerate(SIZES, SEED)):
        most = min(size.high, rules.game.hand_size(rules, players))
        if size.low <= most:
            query = Query(rules, (clause,), seed, Bounds(hand=Range(size.low, most)), players=players)
            for found in find(query, ceil(OF_EACH_SIZE / len(numbers))):
                assert isinstance(found.shown, Position), "a clause of play is shown by a position"
                yield found.shown
