"""Random play-outs: deals played to their end, each card any of those that may be played."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from followsuit.batch.compiled import kernel
from followsuit.batch.deals import Deals, word
from followsuit.batch.kernels import Played, Small


@dataclass(frozen=True, eq=False)
class Results:
    """What became of deals, row by row."""

    deals: Deals
    takers: Small
    """Deals × tricks: the place of the seat that took each."""
    tricks: Small
    """Deals × sides (``layout.sides``): the number of tricks."""
    points: NDArray[np.int16] | None
    """Deals × sides: points of the cards and of the last trick; ``None`` in a game without card points. A capot's are
    not among them."""
    cards: Small | None
    """Deals × cards in the order of play, by their places in :data:`~followsuit.cards.CARDS`; ``None`` unless asked
    for."""


def play_out(deals: Deals, seed: int, *, cards: bool = False) -> Results:
    """Play deals with any legal cards, each as likely as the other. ``cards`` keeps what was played, in its order.

    What happens in a deal depends on its cards, its number (``deals.first`` and on) and the seed, on any machine alike.

    Raises :exc:`ValueError` for deals that cannot be played and for a seed of more than 64 bits, and
    :exc:`ModuleNotFoundError` without Numba.
    """
    deals.check()
    layout, count = deals.layout, len(deals)
    tables = layout.tables
    played = Played(
        np.empty((count, layout.tricks), np.uint8),
        np.zeros((count, len(layout.sides)), np.int16),
        np.zeros((count, len(layout.sides)), np.uint8),
        np.empty((count, layout.cards if cards else 0), np.uint8),
    )
    first = np.uint64(deals.first)
    kernel("play_out")(tables.rows, tables.ranking, layout.course, word(seed), first, deals.dealt, played)
    counted = layout.rules.order(tables.trumps[0]).points is not None
    return Results(
        deals, played.takers, played.tricks, played.points if counted else None, played.cards if cards else None
    )
