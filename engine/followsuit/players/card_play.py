"""Choosing a card: lead strength, win cheaply, give points to a partner's trick, throw away low, keep trumps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.cards import Card, CardSet, card_set
from followsuit.deal.view import View
from followsuit.order import Order
from followsuit.players.standing import costs_at, pack_of
from followsuit.trick import Trick

LENGTH = 8
"""How much each card of its suit in the hand speaks for keeping a card: short suits are thrown away first."""


def choose_card(view: View, legal: Sequence[Card], chance: Random) -> Card:
    """The card that a player plays; ``legal`` are those that may be played, in the order of the hand."""
    trick = view.trick
    assert trick, "cards are played to a trick"
    if not trick.cards:
        return _low(view, trick, legal) if _enough(view) else _lead(view, trick, legal, chance)
    takes = _takers(trick, legal)
    if _enough(view):
        return _duck(trick, legal, takes)
    if trick.holder in view.partners:
        return _with_partner(view, trick, legal, takes)
    if not takes:
        return _low(view, trick, legal)
    return _against(view, trick, legal, takes)


def _takers(trick: Trick, legal: Sequence[Card]) -> list[Card]:
    """The cards that would hold the trick."""
    situation = trick.situation
    assert situation, "a card lies in the trick"
    order, takes = trick.table.order, trick.table.rules.game.last_card_takes
    beating = order.winners[situation.best]
    return [each for each in legal if each.bit & beating or takes(situation, each)]


def _with_partner(view: View, trick: Trick, legal: Sequence[Card], takes: list[Card]) -> Card:
    """The partner holds the trick: give it points if it is safe, else stay low; never take it needlessly."""
    assert trick.best, "the partner has played a card"
    order = trick.table.order
    safe = trick.situation is not None and trick.situation.last
    safe = safe or not _unseen(view, trick) & order.winners[trick.best]
    gifts = [each for each in legal if not order.is_trump(each) and each not in takes]
    if order.points and safe and gifts:
        # An ace takes a trick of its own later; a ten rarely does.
        worth = order.points
        return max(gifts, key=lambda each: worth[each] if order.above(each) else worth[each] - 5)
    return _low(view, trick, [each for each in legal if each not in takes] or legal)


def _against(view: View, trick: Trick, legal: Sequence[Card], takes: list[Card]) -> Card:
    """An opponent holds the trick, and it can be taken."""
    situation = trick.situation
    assert situation, "a card lies in the trick"
    order, cost = trick.table.order, costs_at(trick.table)
    cheapest = min(takes, key=cost.__getitem__)
    if order.is_trump(cheapest):
        return cheapest
    plain = [each for each in takes if not order.is_trump(each)]
    if situation.last:
        return max(plain, key=cost.__getitem__) if order.points else cheapest
    unseen = _unseen(view, trick)
    masters = [each for each in plain if not unseen & order.above(each)]
    if masters:
        return max(masters, key=cost.__getitem__)
    return _low(view, trick, legal) if len(trick.cards) == 1 or order.points else max(plain, key=cost.__getitem__)


def _low(view: View, trick: Trick, legal: Sequence[Card]) -> Card:
    """The card that is missed least: no trump, no points, of a short suit."""
    order, cost = trick.table.order, costs_at(trick.table)
    hand = card_set(view.hand)
    return min(legal, key=lambda each: cost[each] + LENGTH * (hand & order.cards(order.suit(each))).bit_count())


def _lead(view: View, trick: Trick, legal: Sequence[Card], chance: Random) -> Card:
    order, cost = trick.table.order, costs_at(trick.table)
    hand, unseen = card_set(view.hand), _unseen(view, trick)
    masters = [each for each in legal if not unseen & order.above(each)]
    making = view.maker == view.seat or view.maker in view.partners
    drawing = [each for each in masters if order.is_trump(each)] if making and unseen & order.trump_cards else []
    if drawing:
        return drawing[0]
    plain = [each for each in legal if not order.is_trump(each)]
    good = [each for each in masters if not order.is_trump(each)]
    if good:
        return min(good, key=lambda each: _length(hand, order, each))
    trumps = [each for each in legal if order.is_trump(each)]
    if not plain or (making and len(trumps) > len(plain)):
        return max(trumps, key=cost.__getitem__) if making else min(trumps, key=cost.__getitem__)
    single = [each for each in plain if _length(hand, order, each) == 1]
    if trumps and single and chance.random() < 0.5:
        return min(single, key=cost.__getitem__)
    longest = max(_length(hand, order, each) for each in plain)
    suits = [each for each in plain if _length(hand, order, each) == longest]
    lowest = min(cost[each] for each in suits)
    equal = [each for each in suits if cost[each] == lowest]
    return equal[int(chance.random() * len(equal))]


def _length(hand: CardSet, order: Order, of: Card) -> int:
    return (hand & order.cards(order.suit(of))).bit_count()


def _unseen(view: View, trick: Trick) -> CardSet:
    """The cards that the player has seen nowhere."""
    seen = card_set(view.hand) | card_set(trick.cards)
    for each in view.tricks:
        seen |= card_set(each.cards)
    if view.discard:
        seen |= view.discard.bit
    return pack_of(trick.table.rules.game) & ~seen


# --- where exactly the tricks bid must be taken


def _enough(view: View) -> bool:
    """Whether the maker's side has the tricks that it bid, and one more would be too many.

    Then its players want no other, and the opponents do not want any either.
    """
    assert view.trick, "cards are played to a trick"
    if not view.bid or view.trick.table.order.points is not None:
        return False
    known = view.partners | {view.seat}
    side = known if view.maker in known else frozenset(view.seating.seats) - known
    return sum(trick.holder in side for trick in view.tricks) == view.bid


def _duck(trick: Trick, legal: Sequence[Card], takes: list[Card]) -> Card:
    """Lose the trick with the highest card that loses it; else take it with the highest, to be rid of it."""
    cost = costs_at(trick.table)
    return max([each for each in legal if each not in takes] or legal, key=cost.__getitem__)
