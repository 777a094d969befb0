"""Making a position small: without the cards that teach nothing.

Cards that stand alike (trumps, of the led suit, or neither) and are ruled on alike, by the same clause, say the same
thing once more: of those one is kept, the one that tempts most. Nothing else of the position is touched: trick and
seats are those of a real deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from followsuit.cards import Card, Suit
from followsuit.finding.bounds import Bounds
from followsuit.order import Order
from followsuit.players.standing import costs
from followsuit.position import Position

Standing = tuple[str, str]
"""What a card counts as in the trick, and the clause that refuses it, if one does."""


def small(position: Position, holds: Callable[[Position], bool], bounds: Bounds) -> Position | None:
    """The position with as few cards as ``bounds`` allow, in the order in which players hold them.

    It still ``holds`` what is looked for, every card left is ruled on as before, and one at least may be played.
    ``None`` when the bounds cannot be kept.
    """
    sorting = _Sorting(replace(position, hand=as_held(position.hand, position.order)))
    kept = sorting.position
    for card in sorting.least_first:
        if position.plays or sorting.is_twin(card, kept.hand):
            kept = _without(card, kept, sorting, holds, bounds)
    for card in sorting.least_first:
        if sorting.too_many(card, kept.hand, bounds):
            kept = _without(card, kept, sorting, holds, bounds)
    return kept if sorting.within(kept.hand, bounds) else None


def as_held(hand: tuple[Card, ...], order: Order) -> tuple[Card, ...]:
    """The cards as players hold them: trumps first, then suit after suit, each from high to low."""
    suits = sorted(Suit, key=lambda suit: suit != order.trumps.suit)  # the others stay as they are listed
    return tuple(card for suit in suits for card in order.suits[suit] if card in hand)


def role(card: Card, position: Position) -> str:
    """What a card counts as in the trick: ``trump``, ``led`` or ``other``. Led trumps are ``trump``."""
    if position.order.is_trump(card):
        return "trump"
    cards = position.trick.cards
    return "led" if cards and position.order.suit(card) is position.order.suit(cards[0]) else "other"


def standings(position: Position) -> dict[Card, Standing]:
    """The standing of every card of the hand."""
    refused = position.ruling().refused
    return {card: (role(card, position), refused[card].clause if card in refused else "") for card in position.hand}


@dataclass(frozen=True)
class _Sorting:
    """A position as it was found, and what its cards say."""

    position: Position

    @cached_property
    def standings(self) -> dict[Card, Standing]:
        return standings(self.position)

    @cached_property
    def least_first(self) -> list[Card]:
        """The cards, those first that teach least.

        A refused card teaches more than one that may be played, most of all one that would hold the trick. Of refused
        cards the dearer tempts more; of legal ones the cheaper is what a player would like to play, unless nothing is
        refused: then the dear ones show that all is free.
        """
        cost = costs(self.position.rules, self.position.order.trumps)
        situation = self.position.trick.situation
        takers = self.position.order.winners[situation.best] if situation else 0
        refuses = any(clause for _, clause in self.standings.values())

        def teaches(card: Card) -> tuple[bool, bool, int]:
            refused = bool(self.standings[card][1])
            return refused, refused and bool(card.bit & takers), cost[card] if refused or not refuses else -cost[card]

        return sorted(self.position.hand, key=teaches)

    def is_twin(self, card: Card, hand: tuple[Card, ...]) -> bool:
        """Whether another card of a hand says the same."""
        return any(each is not card and self.standings[each] == self.standings[card] for each in hand)

    def legal(self, hand: tuple[Card, ...]) -> int:
        """How many cards of a hand may be played."""
        return sum(not self.standings[card][1] for card in hand)

    def too_many(self, card: Card, hand: tuple[Card, ...], bounds: Bounds) -> bool:
        """Whether a hand has more cards than asked for, of those that stand like this one or of all."""
        legal = self.legal(hand)
        refused = bool(self.standings[card][1])
        of_its_kind = len(hand) - legal > bounds.refused.high if refused else legal > bounds.legal.high
        return len(hand) > bounds.hand.high or of_its_kind

    def within(self, hand: tuple[Card, ...], bounds: Bounds) -> bool:
        """Whether a hand keeps the bounds."""
        legal = self.legal(hand)
        return len(hand) in bounds.hand and legal in bounds.legal and len(hand) - legal in bounds.refused


def _without(
    card: Card, position: Position, sorting: _Sorting, holds: Callable[[Position], bool], bounds: Bounds
) -> Position:
    """The position without a card, or as it is when the card has to stay."""
    hand = tuple(each for each in position.hand if each is not card)
    legal = sorting.legal(hand)
    enough = (
        len(hand) >= bounds.hand.low and legal >= max(1, bounds.legal.low) and len(hand) - legal >= bounds.refused.low
    )
    if card is position.plays or not enough:
        return position
    fewer = replace(position, hand=hand)
    same = all(found == sorting.standings[each] for each, found in standings(fewer).items())
    return fewer if same and holds(fewer) else position
