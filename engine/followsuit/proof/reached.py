"""What the engine's trick can have come to, when it is not known card by card what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from followsuit.cards import Card, CardSet, cards_in
from followsuit.proof.claims import Duties, duties
from followsuit.trick import Situation, Trick


class State(NamedTuple):
    """All of a trick that later situations depend on: how many cards it has, and what is to be seen of them.

    ``holding`` is the place that holds it; where nobody has a partner it is of no account, and ``None``.
    """

    length: int
    situation: Situation | None
    holding: int | None


class LastCard(NamedTuple):
    """A card that may be the last of a trick, whether it takes the trick by its own right, what binds its player."""

    card: Card
    takes: bool
    duties: Duties


class Reached:
    """Tricks, one for every state that a number of cards can lead to.

    That cards differ is not considered here, so that there may be more of them than can come up, but none is missing.
    When every card is known there is one, and it is exact.
    """

    def __init__(self, tricks: Iterable[Trick], all_reached: dict[frozenset[State], Reached]) -> None:
        self.tricks = tuple(tricks)
        self._all = all_reached
        self._next: dict[CardSet, Reached] = {}
        self._taken: dict[CardSet, frozenset[LastCard]] = {}

    @classmethod
    def from_lead(cls, empty: Trick) -> Reached:
        """The beginning: the trick without a card."""
        return cls([empty], {})

    @cached_property
    def duties(self) -> frozenset[Duties]:
        """What the engine may demand of the next player."""
        return frozenset(duties(trick.obligations) for trick in self.tricks)

    def last_card(self, cards: CardSet) -> frozenset[LastCard]:
        """What the engine says of any of these cards when it is played now. A card must lie on the table."""
        if cards not in self._taken:
            self._taken[cards] = frozenset(self._last_cards(cards))
        return self._taken[cards]

    def _last_cards(self, cards: CardSet) -> Iterator[LastCard]:
        for trick in self.tricks:
            assert trick.situation, "a card lies on the table, and somebody is to play"
            takes = trick.table.rules.game.last_card_takes
            for card in cards_in(cards):
                yield LastCard(card, takes(trick.situation, card), duties(trick.obligations))

    def after(self, places: Iterable[CardSet]) -> Reached:
        """What is reached when at each place any of its cards is played."""
        reached = self
        for cards in places:
            found = reached._next.get(cards)
            if found is None:
                found = reached._next[cards] = reached._play(cards)
            reached = found
        return reached

    def _play(self, cards: CardSet) -> Reached:
        each = cards_in(cards)
        played = (trick.play(card) for trick in self.tricks for card in each)
        tricks = {_state(trick): trick for trick in played}
        key = frozenset(tricks)
        return self._all.setdefault(key, Reached(tricks.values(), self._all))


def _state(trick: Trick) -> State:
    return State(len(trick.cards), trick.situation, trick.holding if trick.table.seating.sides else None)
