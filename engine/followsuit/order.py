"""How cards rank under given trumps: the effective suits, who beats whom, and what the cards are worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from followsuit.cards import Card, CardSet, Rank, Suit, card, card_set


class Trumps(StrEnum):
    """What is trumps: a suit, none, or all; the value is its form in the notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NONE = "NT"
    ALL = "AT"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, where there is one."""
        return None if self in (Trumps.NONE, Trumps.ALL) else Suit(self.value)


SUIT_TRUMPS = (Trumps.SPADES, Trumps.HEARTS, Trumps.DIAMONDS, Trumps.CLUBS)
"""The choices of a game in which trumps are always a suit."""


class Order:
    """The ranking of a pack under given trumps.

    ``suits`` holds the cards of each *effective* suit, highest first: a left bower stands there among the trumps.
    ``points`` are what cards are worth to the side that takes them; a game without card points gives none.
    Two orders are equal only if they are the same object, so that a :class:`~followsuit.trick.Situation` hashes
    quickly; :meth:`followsuit.games.game.Game.order` makes each one once.
    """

    __slots__ = ("_above", "_masks", "_suit_of", "points", "suits", "trump_cards", "trumps", "winners")

    def __init__(
        self, trumps: Trumps, suits: Mapping[Suit, tuple[Card, ...]], points: Mapping[Card, int] | None = None
    ) -> None:
        self.trumps = trumps
        self.suits = suits
        self.points = points
        self._masks = {suit: card_set(cards) for suit, cards in suits.items()}
        self._suit_of = {each: suit for suit, cards in suits.items() for each in cards}
        self._above = {each: card_set(cards[:place]) for cards in suits.values() for place, each in enumerate(cards)}
        self.trump_cards: CardSet = self._masks[trumps.suit] if trumps.suit else 0
        self.winners: dict[Card, CardSet] = {
            each: above | (0 if each.bit & self.trump_cards else self.trump_cards)
            for each, above in self._above.items()
        }
        """For each card that holds a trick, the cards that would take it over."""

    def suit(self, of: Card) -> Suit:
        """The suit a card counts as, which is not always the one printed on it."""
        return self._suit_of[of]

    def cards(self, suit: Suit) -> CardSet:
        """All cards that count as a suit."""
        return self._masks[suit]

    def above(self, than: Card) -> CardSet:
        """The cards of the same effective suit that rank higher."""
        return self._above[than]

    def is_trump(self, which: Card) -> bool:
        """Whether a card counts as a trump. At no trumps and at all trumps no card does."""
        return bool(which.bit & self.trump_cards)


@cache
def as_printed(order: Order) -> Order:
    """The ranking in which every card counts as the suit printed on it: a left bower is the jack of its own suit.

    It ranks there as its rank does in the plain suits that have all of theirs.
    """
    plain = max((cards for suit, cards in order.suits.items() if suit != order.trumps.suit), key=len)
    place = {each.rank: number for number, each in enumerate(plain)}
    suits = {suit: tuple(each for each in cards if each.suit is suit) for suit, cards in order.suits.items()}
    for strayed in (each for suit, cards in order.suits.items() for each in cards if each.suit is not suit):
        suits[strayed.suit] = tuple(sorted((*suits[strayed.suit], strayed), key=lambda each: place[each.rank]))
    return Order(order.trumps, suits, order.points)


def ranked(suit: Suit, ranks: str) -> tuple[Card, ...]:
    """The cards of a suit in the order of ``ranks``, written like ``"A 10 K"``."""
    return tuple(card(Rank(rank), suit) for rank in ranks.split())
