"""Cards, suits and ranks: the only vocabulary that the engine and the referee share.

A card here is what is printed on it. Which suit it *counts as* in a game (the left bower belongs to trumps)
and which of two cards is higher are questions for :mod:`followsuit.order`.

A set of cards is an ``int`` with one bit a card (:data:`CardSet`), the same bit in every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias


class Suit(StrEnum):
    """A printed suit; the value is its letter in the notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def same_colour(self) -> Suit:
        """The other suit of this colour: hearts and diamonds are red, spades and clubs black."""
        return _SAME_COLOUR[self]


_SAME_COLOUR = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}


class Rank(StrEnum):
    """A rank; the value is its index in the notation. The order of the members has no meaning in any game."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as it is printed. Each of the 52 exists once (see :data:`CARDS`), so equality is identity and is quick."""

    rank: Rank
    suit: Suit
    bit: int = field(repr=False)
    """The card as a :data:`CardSet` of one."""

    def __str__(self) -> str:
        return self.rank + self.suit

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _by_name, (str(self),)  # a card stays the only one when it is copied or sent to another process


def _by_name(name: str) -> Card:
    return BY_NAME[name]


CARDS: tuple[Card, ...] = tuple(
    Card(rank, suit, 1 << index) for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank)
)
"""All 52 cards; the position of a card is the number of its bit."""

BY_NAME: dict[str, Card] = {str(card): card for card in CARDS}
"""Every card by its canonical name, rank first: ``9S``, ``10H``."""

CardSet: TypeAlias = int
"""A set of cards: the union of their bits."""


def card(rank: Rank, suit: Suit) -> Card:
    """The card of a rank and a suit."""
    return BY_NAME[rank + suit]


def card_set(cards: Iterable[Card]) -> CardSet:
    """The cards as a set."""
    bits = 0
    for each in cards:
        bits |= each.bit
    return bits


def cards_in(bits: CardSet) -> tuple[Card, ...]:
    """The cards of a set, by suit and then by printed rank."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(CARDS[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(found)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Canonical card names separated by spaces, for tables written in code and in tests.

    Raises :exc:`KeyError` for anything else: people's input goes through :mod:`followsuit.notation`.
    """
    return tuple(BY_NAME[name] for name in text.split())
