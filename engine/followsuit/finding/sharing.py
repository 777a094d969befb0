"""Who works on a search: this process, and the other processors of the machine when there is much to do.

Time decides who works, and never what is found: blocks come back in their order whoever worked on them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import chain

from followsuit.finding.cluster import ClusterError, local
from followsuit.finding.query import Query
from followsuit.finding.search import Answers, Block, Share, answers, one_by_one

LOOK = 5.0
"""After so many seconds it is asked how much is left."""
MUCH = 60.0
"""With so many seconds left, others are called in."""


def usual(count: int, most: int, tell: Callable[[str], None]) -> Share:
    """Work as needed with all processors of this machine; alone where there is only one."""
    if (os.cpu_count() or 1) < 2:
        return one_by_one
    return as_needed(count, most, local, time.monotonic, tell)


def as_needed(
    count: int,
    most: int,
    workers: Callable[[], AbstractContextManager[Share]],
    clock: Callable[[], float],
    tell: Callable[[str], None],
) -> Share:
    """Work here; call in ``workers`` when the first seconds show that the rest takes more than a minute.

    How long it takes follows from how many of the deals so far have shown something, of ``count`` that are wanted; if
    none has, from all that ``most`` leaves. ``tell`` is given a line about what is done.
    """

    def share(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
        coming = iter(blocks)
        yield from _alone(query, coming, _Estimate(count, most, clock))
        rest = next(coming, None)
        if rest is None:
            return
        coming = chain([rest], coming)
        try:
            with workers() as shared:
                tell("this takes more than a minute: all processors work on it now.")
                yield from shared(query, coming)
        except ClusterError as error:
            tell(f"this takes more than a minute; {error}")
            yield from (answers(query, block) for block in coming)

    return share


def _alone(query: Query, blocks: Iterator[Block], estimate: _Estimate) -> Generator[Answers]:
    """Work on blocks until the estimate says that it is too much for one."""
    for block in blocks:
        found = answers(query, block)
        yield found
        if estimate.is_much(block[1] - block[0], len(found)):
            return


class _Estimate:
    """How much is left to do, from what has been done."""

    def __init__(self, count: int, most: int, clock: Callable[[], float]) -> None:
        self.count, self.most, self.clock = count, most, clock
        self.begun = clock()
        self.deals = self.answered = 0

    def is_much(self, deals: int, answered: int) -> bool:
        """Whether more than a minute is left after so many more deals, of which so many have shown something."""
        self.deals += deals
        self.answered += answered
        spent = self.clock() - self.begun
        if spent < LOOK:
            return False
        needed = self.deals * self.count // self.answered if self.answered else self.most
        return spent * (min(needed, self.most) - self.deals) / self.deals > MUCH
