"""How often something can be done in a second, and how that is printed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

SECONDS = 0.4
"""So long everything is tried at least."""


def rate(work: Callable[[], object], size: int) -> float:
    """How many of ``size`` cases a second of one processor, the best of several runs.

    It is the processor's time that counts, so that whatever else a machine does matters less.
    """
    best = 0.0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or not best:
        start = time.process_time()
        work()
        taken = time.process_time() - start
        best = max(best, size / taken if taken else 0)
    return best


class Columns:
    """A table of rates, and of ratios of two of them: ``a/b`` tells how many times as fast ``a`` is as ``b``."""

    def __init__(self, title: str, rates: Sequence[str], ratios: Sequence[str]) -> None:
        self.rates, self.ratios = rates, ratios
        heads = "".join(f"{head:>{self._width(head)}}" for head in (*rates, *ratios))
        print(f"\n{title:<28}{heads}")

    def row(self, name: str, found: Mapping[str, float]) -> None:
        """Print a row. A rate that is not there leaves a gap."""
        cells = [f"{found[head]:,.0f}" if head in found else "" for head in self.rates]
        for ratio in self.ratios:
            above, below = ratio.split("/")
            times = found[above] / found[below] if above in found and below in found else 0
            cells.append(f"{times:,.{2 if times < 10 else 0}f}" if times else "")
        heads = (*self.rates, *self.ratios)
        print(f"{name:<28}" + "".join(f"{cell:>{self._width(head)}}" for cell, head in zip(cells, heads, strict=True)))

    @staticmethod
    def _width(head: str) -> int:
        return max(13, len(head) + 2)
