"""Whether counts look as chance would have them."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike


def looks_even(found: ArrayLike, expected: ArrayLike | None = None) -> None:
    """Pearson's test, at a bound that chance passes but once in some hundred thousand times.

    ``expected`` are the shares of each count, equal ones unless given. Seeds are stored, so the answer stays the same.
    """
    counts = np.asarray(found, float)
    shares = np.full(len(counts), 1 / len(counts)) if expected is None else np.asarray(expected, float)
    wanted = shares / shares.sum() * counts.sum()
    freedom = len(counts) - 1
    distance = float(((counts - wanted) ** 2 / wanted).sum())
    assert distance < freedom + 4 * np.sqrt(2 * freedom) + 12, f"{distance:.0f} of {freedom}: {counts}, not {wanted}"
