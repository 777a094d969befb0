"""A trick as it would be if every card belonged to the suit printed on it: what the bowers' clause is measured by."""

from __future__ import annotations

from functools import lru_cache

from followsuit.cards import Card, Suit
from followsuit.games.game import RuleSet
from followsuit.order import Order
from followsuit.seats import Seating
from followsuit.trick import Table, Trick


def as_printed(trick: Trick) -> Trick:
    """The same cards in the same order, ranked by their printed suits."""
    table = trick.table
    shown = _table(table.rules, table.order, table.seating).lead(trick.leader)
    for card in trick.cards:
        shown = shown.play(card)
    return shown


@lru_cache(maxsize=256)
def _table(rules: RuleSet, order: Order, seating: Seating) -> Table:
    return Table(rules, _printed(rules, order), seating)


def _printed(rules: RuleSet, order: Order) -> Order:
    """The order in which each suit holds the cards printed in it; a jack that was a trump ranks as it does in plain."""
    orders = (order, *(rules.game.order(trumps) for trumps in rules.game.trumps))
    return Order(order.trumps, {suit: _whole(suit, rules, orders) for suit in Suit}, order.points)


def _whole(suit: Suit, rules: RuleSet, orders: tuple[Order, ...]) -> tuple[Card, ...]:
    """The cards printed in a suit, ranked by the first order that counts them all in it."""
    printed = {card for card in rules.game.pack if card.suit is suit}
    ranked = next(order.suits[suit] for order in orders if printed <= set(order.suits[suit]))
    return tuple(card for card in ranked if card in printed)
