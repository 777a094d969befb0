"""The search: trial after trial, in blocks that can be worked on anywhere, and what they find put together in order.

What comes out depends on the query alone, not on who worked on which block: the blocks are looked at in their order,
and what is like something found before is left out only then.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice

from followsuit.finding.likeness import Likeness, identity, outline, shape
from followsuit.finding.query import Query
from followsuit.finding.trial import Shown, trial
from followsuit.position import Position

MOST = 500_000
"""So many deals are played before a search gives up."""
BLOCK = 64
"""So many trials are one piece of work; the first pieces are smaller, for much is found at once."""
PATIENCE = 12
"""So many candidates in a row must be like others before a finer difference will do,"""
STRETCH = 100
"""and so many deals must have gone by, for common clauses have many candidates in one."""
MEASURES: tuple[Callable[[Position], Likeness], ...] = (outline, shape, identity)

Block = tuple[int, int]
"""The first trial, and the one behind the last."""
Answers = list[tuple[int, tuple[Shown, ...]]]
"""The trials that found something, with what they found."""
Share = Callable[[Query, Iterable[Block]], Generator[Answers]]
"""How blocks are worked on: it gives their answers in the order of the blocks."""


@dataclass(frozen=True)
class Found:
    """What answers a query, and the query with the trial in which it was found."""

    query: Query
    shown: Shown


def answers(query: Query, block: Block) -> Answers:
    """What the trials of a block find."""
    tried = ((number, trial(query, number)) for number in range(*block))
    return [(number, shown) for number, shown in tried if shown]


def one_by_one(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
    """Work on the blocks here, one after the other."""
    return (answers(query, block) for block in blocks)


def find(query: Query, count: int = 1, *, most: int = MOST, share: Share = one_by_one) -> Iterator[Found]:
    """So many examples, in the order of the trials, unlike one another while others can be found; fewer when none are.

    A query that names its deal is answered from that deal alone.
    """
    with closing(share(query, _blocks(query, most))) as found:  # whoever has worked on it may go home
        yield from islice(_Choice(query).of(found), count)


def _blocks(query: Query, most: int) -> Iterator[Block]:
    """All trials, in blocks that begin with one trial and double up to the usual size."""
    if query.deal is not None:
        yield query.deal, query.deal + 1
        return
    start, size = 0, 1
    while start < most:
        yield start, min(start + size, most)
        start, size = start + size, min(2 * size, BLOCK)


@dataclass
class _Choice:
    """Chooses among candidates those that are unlike the ones before.

    It begins with the coarsest measure. Candidates that are like others by it wait, and so do those of a deal that has
    given one already; when many have come without a new one, or none come any more, the next finer measure is taken,
    and those that wait are looked at again. By the finest, a deal may give several. ``since`` is the deal from which on
    none was new, ``in_vain`` the number of candidates since.
    """

    query: Query
    measure: int = 0
    waiting: list[Found] = field(default_factory=list)
    in_vain: int = 0
    since: int = 0
    deals: set[int | None] = field(default_factory=set)
    seen: tuple[set[Likeness], ...] = field(default_factory=lambda: tuple(set() for _ in MEASURES))

    def of(self, found: Iterable[Answers]) -> Iterator[Found]:
        """The chosen ones."""
        for answers_of_block in found:
            for number, shown in answers_of_block:
                for each in shown:
                    yield from self._candidate(number, Found(self.query.at(number), each))
        while self.measure + 1 < len(MEASURES):
            yield from self._finer()

    def _candidate(self, number: int, found: Found) -> Iterator[Found]:
        if self._is_new(found):
            self.in_vain, self.since = 0, number
            yield found
            return
        self.waiting.append(found)
        self.in_vain += 1
        enough = self.in_vain >= PATIENCE and number - self.since >= STRETCH
        if enough and self.measure + 1 < len(MEASURES):
            self.in_vain, self.since = 0, number
            yield from self._finer()

    def _finer(self) -> Iterator[Found]:
        self.measure += 1
        waiting, self.waiting = self.waiting, []
        for each in waiting:
            if self._is_new(each):
                yield each
            else:
                self.waiting.append(each)

    def _is_new(self, found: Found) -> bool:
        """Whether it is unlike all before by the measure that is taken now; if so it is noted by all."""
        if not isinstance(found.shown, Position):
            return True  # no two deals are the same
        deal, finest = found.query.deal, self.measure + 1 == len(MEASURES)
        if MEASURES[self.measure](found.shown) in self.seen[self.measure] or (deal in self.deals and not finest):
            return False
        self.deals.add(deal)
        for measure, seen in zip(MEASURES, self.seen, strict=True):
            seen.add(measure(found.shown))
        return True
