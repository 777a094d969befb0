"""A proof from beginning to end: all jobs are explored, equal claims settled once, and what is false is pursued."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Protocol, TypeVar

from followsuit.games.game import RuleSet
from followsuit.proof.claims import Claim
from followsuit.proof.counting import Counts
from followsuit.proof.disagreement import Disagreement
from followsuit.proof.job import Job
from followsuit.proof.report import Figures
from followsuit.proof.search import Explored, explore, pursue, refuted

T = TypeVar("T")
AT_ONCE = 50
"""So many claims are sent to a process together."""

Apply = Callable[..., Iterator[Any]]
"""Applies a function to items, as ``map`` does, or on several processors."""


class Track(Protocol):
    """Shows how far a piece of work is, while its results are handed on."""

    def __call__(self, results: Iterator[T], what: str, number: int) -> Iterator[T]:
        """The results, of which there will be a number."""


@dataclass(frozen=True)
class Proof:
    """What came of the jobs, in their order."""

    jobs: tuple[Job, ...]
    explored: tuple[Explored, ...]
    disagreements: tuple[Disagreement, ...]

    @property
    def claims(self) -> Counter[Claim]:
        """All claims with how often each was made."""
        return sum((each.claims for each in self.explored), Counter[Claim]())

    @property
    def seconds(self) -> float:
        """The seconds of work that the jobs took, on one processor."""
        return sum(each.seconds for each in self.explored)

    def of(self, rules: RuleSet) -> Proof:
        """The part that is about one rule set."""
        mine = [(job, found) for job, found in zip(self.jobs, self.explored, strict=True) if job.rules == rules]
        return Proof(tuple(job for job, _ in mine), tuple(found for _, found in mine), ())

    def figures(self, number: Counts, seconds: float) -> Figures:
        """The figures of all that was explored, of which there are so many tricks and positions."""
        claims = self.claims
        return Figures(**asdict(number), questions=claims.total(), different=len(claims), seconds=round(seconds))


def prove(jobs: Sequence[Job], apply: Apply, track: Track) -> Proof:
    """Prove for all jobs that engine and referee agree, or find where they do not.

    Identical claims are settled once, whichever jobs they come from.
    """
    explored: tuple[Explored, ...] = tuple(track(apply(explore, jobs), "asking the referee", len(jobs)))
    claims = list(dict.fromkeys(claim for each in explored for claim in each.claims))
    parts = [tuple(claims[at : at + AT_ONCE]) for at in range(0, len(claims), AT_ONCE)]
    answers = track(apply(refuted, parts), "asking Z3", len(parts))
    false = frozenset(claim for each in answers for claim in each)
    suspects = [(job, false & each.claims.keys()) for job, each in zip(jobs, explored, strict=True)]
    suspects = [(job, mine) for job, mine in suspects if mine]
    pursued = apply(pursue, [job for job, _ in suspects], [mine for _, mine in suspects])
    found = [each for each in track(pursued, "looking for an example", len(suspects)) if each]
    wrong = [each for one in explored for each in one.disagreements]
    return Proof(tuple(jobs), explored, (*wrong, *found))


@contextmanager
def processes(number: int) -> Iterator[Apply]:
    """Applies functions in so many processes, or in this one if it is one."""
    if number == 1:
        yield map
        return
    # Begun anew, not forked: what shows the progress runs a thread. An interrupt is for this process to act on.
    with ProcessPoolExecutor(number, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        try:
            yield pool.map
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
