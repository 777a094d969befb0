"""How hard a position is: how many clauses meet in it, and how tempting the wrong cards are."""

from __future__ import annotations

from followsuit.cards import card_set
from followsuit.obligations import explain
from followsuit.position import Position

EASIEST, HARDEST = 1, 5
_MANY = 5
"""So many cards are more than one takes in at a glance."""
_PRECIOUS = 10
"""So many points make a card one that a player wants to keep, or to give to the partner."""


def difficulty(position: Position) -> int:
    """From 1, one rule and nothing to mistake, to 5.

    Each of these makes a position harder: a second clause that refuses cards, and a third; a refused card that would
    take the trick; a refused card that is worth much; a partner who holds the trick, for then some rules rest and
    others do not; a trick that goes to another suit than the one led; many cards.
    """
    trick, hand = position.trick, card_set(position.hand)
    situation = trick.situation
    if situation is None:
        return EASIEST
    _, refusals = explain(trick.obligations, hand)
    refused = [card for card in position.hand for refusal in refusals if card.bit & refusal.cards]
    worth = position.order.points or {}
    harder = (
        max(0, len(refusals) - 1),
        any(card.bit & position.order.winners[situation.best] for card in refused),
        any(worth.get(card, 0) >= _PRECIOUS for card in refused),
        situation.partner_holds,
        _goes_astray(position),
        len(position.hand) >= _MANY,
    )
    return min(EASIEST + sum(harder), HARDEST)


def _goes_astray(position: Position) -> bool:
    """Whether a complete trick is taken by a card of another printed suit than the led one."""
    after = position.after
    return after.complete and after.best is not None and after.best.suit is not after.cards[0].suit
