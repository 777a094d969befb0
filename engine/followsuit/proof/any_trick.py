"""Any trick: a card on the table is decided only when somebody looks at it, and no further than it is looked at.

What nobody looked at cannot matter. So one run of the referee stands for every trick with the cards, or the suits, that
it looked at: in a game in which only the led suit counts, for billions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import prod
from typing import TypeVar, cast

from followsuit.cards import CARDS, Card, CardSet, Rank, Suit, card_set, cards_in
from followsuit.proof.any_hand import ALL_CARDS
from followsuit.proof.forks import Forks

T = TypeVar("T")

SUITS: Mapping[Suit, CardSet] = {suit: card_set(card for card in CARDS if card.suit is suit) for suit in Suit}
RANKS: Mapping[Rank, CardSet] = {rank: card_set(card for card in CARDS if card.rank is rank) for rank in Rank}
IS_SUIT: Mapping[Suit, Mapping[bool, CardSet]] = {
    suit: {True: cards, False: ALL_CARDS & ~cards} for suit, cards in SUITS.items()
}


class AnyTrick:
    """So many different cards of a pack, in playing order."""

    __slots__ = ("_forks", "_places", "cards")

    def __init__(self, forks: Forks, pack: CardSet, length: int) -> None:
        self._forks = forks
        self._places = [pack] * length
        self.cards = tuple(cast("Card", AnyCard(self, place)) for place in range(length))

    @property
    def places(self) -> tuple[CardSet, ...]:
        """The cards that can lie at each place, as far as they have been looked at."""
        return tuple(self._places)

    def suit(self, place: int) -> Suit:
        """The printed suit of the card at a place, from now on the same."""
        return self.settle(place, SUITS)

    def rank(self, place: int) -> Rank:
        """The rank of the card at a place, from now on the same."""
        return self.settle(place, RANKS)

    def settle(self, place: int, values: Mapping[T, CardSet]) -> T:
        """Settle something about the card at a place: each value, with the cards that have it, in its turn.

        Only values that leave a trick of different cards come up; when there is but one, nothing is asked.
        """
        here = self._places[place]
        for value, cards in values.items():
            if not here & ~cards:
                return value

        def possible() -> Iterator[T]:
            for value, cards in values.items():
                if number((*self._places[:place], here & cards, *self._places[place + 1 :])):
                    yield value

        chosen = self._forks.choose(possible)
        self._places[place] &= values[chosen]
        return chosen


class AnyCard:
    """A card on the table. It looks like a :class:`~followsuit.cards.Card`, but is settled by being looked at."""

    __slots__ = ("_rank", "place", "suit", "trick")

    def __init__(self, trick: AnyTrick, place: int) -> None:
        self.trick = trick
        self.place = place
        self.suit: Suit | AnySuit = AnySuit(self)
        self._rank: Rank | None = None

    @property
    def rank(self) -> Rank:
        """The rank, from now on the same."""
        if self._rank is None:
            self._rank = self.trick.rank(self.place)
        return self._rank


class AnySuit:
    """The suit of a card on the table.

    Compared with a suit it is that one, or it is not and may still be any of the others.
    """

    __slots__ = ("_card", "_other_of_colour")

    def __init__(self, card: AnyCard, other_of_colour: bool = False) -> None:
        self._card = card
        self._other_of_colour = other_of_colour

    @property
    def same_colour(self) -> AnySuit:
        """The other suit of its colour."""
        return AnySuit(self._card, not self._other_of_colour)

    def __eq__(self, other: object) -> bool:
        which = other.settled() if isinstance(other, AnySuit) else other
        for suit, values in IS_SUIT.items():
            if which == (suit.same_colour if self._other_of_colour else suit):
                same = self._card.trick.settle(self._card.place, values)
                if same:
                    self._card.suit = suit
                return same
        return False  # no trumps, or all trumps

    __hash__ = None  # type: ignore[assignment]  # it has none until it is settled

    def settled(self) -> Suit:
        """The suit, from now on the same."""
        self._card.suit = suit = self._card.trick.suit(self._card.place)
        return suit.same_colour if self._other_of_colour else suit


def number(places: tuple[CardSet, ...]) -> int:
    """How many tricks of different cards there are, given the cards that can lie at each place."""
    return _number(tuple(sorted(places, key=lambda cards: (cards.bit_count(), cards))))


@lru_cache(maxsize=1 << 16)
def _number(places: tuple[CardSet, ...]) -> int:
    """The same for places in order of their size.

    Where any two sets are apart, or one lies within the other, a place can be filled by as many cards as it has, less
    those at the places within it. Where two of them cross, the cards of one are taken one by one.
    """
    for at, few in enumerate(places):
        if any(few & many and few & ~many for many in places[at + 1 :]):
            others = places[:at] + places[at + 1 :]
            return sum(number((*others, card.bit)) for card in cards_in(few))
    free = (cards.bit_count() - sum(not few & ~cards for few in places[:at]) for at, cards in enumerate(places))
    return prod(max(each, 0) for each in free)
