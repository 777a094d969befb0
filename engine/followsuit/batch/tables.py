"""The mask tables of a rule set as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from followsuit.batch.arrays import within
from followsuit.batch.kernels import PER_BEST, PER_LAST, PER_LED, PER_PARTNER, Ranking, Rows
from followsuit.cards import CARDS
from followsuit.games.game import RuleSet
from followsuit.masks import NONE, SUITS, Masks, tabulate
from followsuit.order import Trumps

EVERY_CARD = (1 << len(CARDS)) - 1


@dataclass(frozen=True, eq=False)
class Tables:
    """The tables of a rule set under all its trumps, one after another. The arrays cannot be written to."""

    rules: RuleSet
    trumps: tuple[Trumps, ...]
    """What can be trumps. Its place here stands for it in arrays."""
    rows: Rows
    ranking: Ranking

    def numbers(
        self, trumps: ArrayLike, led: ArrayLike, best: ArrayLike, partner_holds: ArrayLike, last: ArrayLike
    ) -> NDArray[np.uint16]:
        """The numbers of situations, from the places of the trumps, of the led suit and of the best card.

        Suits are numbered as in :class:`~followsuit.cards.Suit`, cards as in :data:`~followsuit.cards.CARDS`; what is
        given for one is given for all. A number that no situation has (a best card that cannot hold the trick) lets
        nobody play. An empty trick is no situation: to a lead, any card may be played.

        Raises :exc:`ValueError` for a place that there is not.
        """
        parts = {
            "trumps": (trumps, len(self.trumps), len(SUITS) * PER_LED),
            "led": (led, len(SUITS), PER_LED),
            "best": (best, len(CARDS), PER_BEST),
            "partner_holds": (partner_holds, 2, PER_PARTNER),
            "last": (last, 2, PER_LAST),
        }
        numbers = np.zeros((), np.uint16)
        for name, (values, end, worth) in parts.items():
            numbers = np.asarray(numbers + within(name, values, end).astype(np.uint16) * np.uint16(worth))
        return numbers


@lru_cache(maxsize=64)
def tables(rules: RuleSet) -> Tables:
    """The tables of a rule set; the same object for the same rule set, as far as memory serves."""
    found = list(tabulate(rules).tables.items())
    every = [masks for _, masks in found]
    ranking = Ranking(
        np.array([masks.takes for masks in every], np.uint64).ravel(),
        np.array([[max(suit, 0) for suit in masks.suit] for masks in every], np.uint8),
        np.array([masks.points or (0,) * len(CARDS) for masks in every], np.int16),
    )
    rows = _rows(every)
    for array in (*rows, *ranking):
        array.flags.writeable = False
    return Tables(rules, tuple(trumps for trumps, _ in found), rows, ranking)


def _rows(every: list[Masks]) -> Rows:
    """The different rows of all tables, and a last one for numbers without a situation, which lets nobody play."""
    distinct: dict[tuple[tuple[int, int], ...], int] = {}
    places = []
    for masks in every:
        bonds = [tuple((holding, play) for _, holding, play in row) for row in masks.rows]
        own = {place: distinct.setdefault(row, len(distinct)) for place, row in enumerate(bonds)}
        places += [own.get(place, NONE) for place in masks.row]
    depth = max(map(len, distinct))
    arrays = np.zeros((2, len(distinct) + 1, depth), np.uint64)
    for row, place in distinct.items():
        for at, pair in enumerate(row):
            arrays[:, place, at] = pair
    arrays[0, -1, 0] = EVERY_CARD
    return Rows(np.array([len(distinct) if place == NONE else place for place in places], np.uint16), *arrays)
