"""What a card is worth to its holder, as far as one can say without a trick on the table."""

from __future__ import annotations

from functools import lru_cache

from followsuit.cards import Card, CardSet, Rank, card_set
from followsuit.games.game import Game, RuleSet
from followsuit.order import Trumps
from followsuit.situations import situations
from followsuit.trick import Table

TRUMP = 1_000
"""A trump is kept before any other card."""
HONOURS = 4
"""In games without card points so many cards of a suit are worth keeping."""


@lru_cache(maxsize=128)
def costs(rules: RuleSet, trumps: Trumps) -> dict[Card, int]:
    """How much it costs to part with each card of the pack: trumps most, then points or honours, then height."""
    order = rules.game.order(trumps)
    found = {}
    for each in rules.game.pack:
        above = order.above(each).bit_count()
        honour = 4 * max(0, HONOURS - above) ** 2
        points = honour if order.points is None else 5 * order.points[each]
        found[each] = points + len(Rank) - above + (TRUMP if order.is_trump(each) else 0)
    for deuce in _last_card_takers(rules, trumps):
        found[deuce] += 4 * HONOURS
    return found


@lru_cache(maxsize=128)
def costs_at(table: Table) -> dict[Card, int]:
    """The same at a table, which is quicker to look up."""
    return costs(table.rules, table.order.trumps)


@lru_cache(maxsize=32)
def pack_of(game: Game) -> CardSet:
    """The cards of a pack as a set."""
    return card_set(game.pack)


def _last_card_takers(rules: RuleSet, trumps: Trumps) -> tuple[Card, ...]:
    """Cards that may take a trick as its last card although they do not beat the best one."""
    takes = rules.game.last_card_takes
    every = tuple(situations(rules, trumps))
    return tuple(each for each in rules.game.pack if any(takes(situation, each) for situation in every))
