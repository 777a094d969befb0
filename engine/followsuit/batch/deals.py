"""Deals after the auction: dealt by chance, or given."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index

import numpy as np

from followsuit.batch.arrays import taken
from followsuit.batch.compiled import kernel
from followsuit.batch.kernels import WORDS, Cards, Dealt, Small
from followsuit.batch.layout import Layout
from followsuit.cards import card_set
from followsuit.order import Trumps

MOST = 2**64 // WORDS
"""So many deals of a seed have words of chance of their own."""


@dataclass(frozen=True, eq=False)
class Deals:
    """Deals at the lead to the first trick, row by row. Arrays of the right kind are used as they are, not copied.

    Raises :exc:`ValueError` when two arrays do not fit together.
    """

    layout: Layout
    hands: Cards
    """Deals × seats: what each seat holds. That of a seat that sits out is not looked at."""
    trumps: Small
    """Deals: places in ``layout.tables.trumps``."""
    leaders: Small
    """Deals: places in ``layout.seating.seats``."""
    stock: Small
    """Deals × cards that will be drawn, the top one first, by their places in :data:`~followsuit.cards.CARDS`."""
    first: int = 0
    """The number of the first deal, on which, with a seed, all that chance does to it depends."""

    def __post_init__(self) -> None:
        _check_first(self.first)
        seats, drawn = len(self.layout.seating.seats), self.layout.drawn
        fitting = {
            "hands": taken("hands", self.hands, np.uint64, (None, seats)),
            "trumps": taken("trumps", self.trumps, np.uint8, (len(self.hands),)),
            "leaders": taken("leaders", self.leaders, np.uint8, (len(self.hands),)),
            "stock": taken("stock", self.stock, np.uint8, (len(self.hands), drawn)),
        }
        for name, array in fitting.items():
            object.__setattr__(self, name, array)

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def dealt(self) -> Dealt:
        """The arrays, as kernels take them."""
        return Dealt(self.hands, self.stock, self.trumps, self.leaders)

    def check(self) -> None:
        """Raise :exc:`ValueError` for the first deal that cannot be played: kernels look at nothing twice."""
        layout = self.layout
        pack, trumps = np.uint64(card_set(layout.rules.game.pack)), len(layout.tables.trumps)
        wrong = kernel("unplayable")(pack, layout.playing, trumps, layout.hand, self.dealt)
        if wrong >= 0:
            raise ValueError(f"deal {wrong}: {self._fault(wrong)}")

    def _fault(self, number: int) -> str:
        """What is wrong with a deal that cannot be played."""
        layout, seats = self.layout, self.layout.seating.seats
        trumps, leader = int(self.trumps[number]), int(self.leaders[number])
        if trumps >= len(layout.tables.trumps):
            return f"trumps {trumps}, expected a number from 0 to {len(layout.tables.trumps) - 1}"
        if leader not in layout.playing:
            return f"leader {leader}, expected one of {', '.join(map(str, layout.playing))}"
        free = card_set(layout.rules.game.pack)
        for place in layout.playing:
            held = int(self.hands[number, place])
            if held.bit_count() != layout.hand:
                return f"{seats[place]} holds {held.bit_count()} cards, expected {layout.hand}"
            if held & ~free:
                return f"{seats[place]} holds cards that are not in the pack, or are held by another player too"
            free &= ~held
        return "stock: expected cards of the pack that nobody holds, each once"


def deal(
    layout: Layout, count: int, seed: int, *, first: int = 0, trumps: Trumps | None = None, leader: str | None = None
) -> Deals:
    """Deals by chance: the pack shuffled, ``trumps`` and ``leader`` drawn as well unless they are given.

    The same seed deals the same cards on every machine. Deal ``first + k`` is the same in every batch that it belongs
    to, so that a batch can be dealt in parts. Trumps do not depend on the cards: nobody bids.

    Raises :exc:`ValueError` for a number or a seed that is none, and for trumps and leaders that there are not.
    """
    tables, seats = layout.tables, layout.seating.seats
    _check_first(first)
    if count < 0:
        raise ValueError(f"count: {count}, expected 0 or more")
    if trumps is not None and trumps not in tables.trumps:
        raise ValueError(f"{trumps}: in {layout.rules.game.title} trumps are one of {', '.join(tables.trumps)}")
    if leader is not None and leader not in layout.seating.players:
        raise ValueError(f"{leader} does not play; the leader is one of {', '.join(layout.seating.players)}")
    dealt = Dealt(
        np.empty((count, len(seats)), np.uint64),
        np.empty((count, layout.drawn), np.uint8),
        np.empty(count, np.uint8),
        np.empty(count, np.uint8),
    )
    pack = np.array([card.bit.bit_length() - 1 for card in layout.rules.game.pack], np.uint8)
    kernel("deal")(pack, layout.playing, len(tables.trumps), layout.hand, word(seed), np.uint64(first), dealt)
    if trumps is not None:
        dealt.trumps[:] = tables.trumps.index(trumps)
    if leader is not None:
        dealt.leaders[:] = seats.index(leader)
    return Deals(layout, dealt.hands, dealt.trumps, dealt.leaders, dealt.stock, first)


def _check_first(first: int) -> None:
    if not 0 <= index(first) < MOST:
        raise ValueError(f"first: {first}, expected a number from 0 to 2**57 - 1")


def word(seed: int) -> np.uint64:
    """A seed as kernels take it.

    Raises :exc:`ValueError` when it has more than 64 bits, and :exc:`TypeError` when it is no whole number.
    """
    if not 0 <= index(seed) < 2**64:
        raise ValueError(f"the seed {seed}: it must be from 0 to 2**64 - 1")
    return np.uint64(seed)
