"""Any trick: a card on the table is decided only when somebody looks at it, first its suit, then its rank.

What nobody looked at cannot matter. So one run of the referee stands for every trick with the cards, or the suits, that
it looked at: in a game in which only the led suit counts, for billions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import prod
from typing import TypeVar, cast

from followsuit.cards import CARDS, Card, CardSet, Rank, Suit, card_set, cards_in
from followsuit.proof.forks import Forks

T = TypeVar("T", Suit, Rank)

SUITS: Mapping[Suit, CardSet] = {suit: card_set(card for card in CARDS if card.suit is suit) for suit in Suit}
RANKS: Mapping[Rank, CardSet] = {rank: card_set(card for card in CARDS if card.rank is rank) for rank in Rank}


class AnyCard:
    """A card on the table. It looks like a :class:`~followsuit.cards.Card`, but is settled by being looked at."""

    __slots__ = ("_place", "_rank", "_suit", "_trick")

    def __init__(self, trick: AnyTrick, place: int) -> None:
        self._trick = trick
        self._place = place
        self._suit: Suit | None = None
        self._rank: Rank | None = None

    @property
    def suit(self) -> Suit:
        """The printed suit, from now on the same."""
        if self._suit is None:
            self._suit = self._trick.settle(self._place, SUITS)
        return self._suit

    @property
    def rank(self) -> Rank:
        """The rank, from now on the same."""
        if self._rank is None:
            self._rank = self._trick.settle(self._place, RANKS)
        return self._rank


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

    def settle(self, place: int, values: Mapping[T, CardSet]) -> T:
        """Settle the suit or the rank of the card at a place, to each value that leaves a trick of different cards."""

        def possible() -> Iterator[T]:
            for value, cards in values.items():
                if number((*self._places[:place], self._places[place] & cards, *self._places[place + 1 :])):
                    yield value

        chosen = self._forks.choose(possible)
        self._places[place] &= values[chosen]
        return chosen


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
