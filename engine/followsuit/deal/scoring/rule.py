"""Rules of a score as rows of a table: each with its name, when it is at work, and what it then does.

A sheet is opened for what has been played, and goes through the rows from the top to the bottom; each that applies
adds to it. A row can be taken out, and the others then have to do without it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from followsuit.deal.scoring.score import Score, nothing
from followsuit.deal.state import Contract, State

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class ScoreRule(Generic[S]):
    """One rule of the score. ``id`` is that of the clause, or ``clause/name`` where a clause states several.

    ``says`` is the rule in a few English words. When the rule ``applies`` to a sheet, ``then`` makes a new sheet of it;
    it is told the id of the clause, for the arithmetic that a page shows.
    """

    id: str
    says: str
    applies: Callable[[S], bool]
    then: Callable[[S, str], S]

    @property
    def clause(self) -> str:
        """The clause that states the rule."""
        return self.id.partition("/")[0]


def go_through(rules: Sequence[ScoreRule[S]], sheet: S, dropped: Collection[str]) -> tuple[S, tuple[str, ...]]:
    """The sheet after all rules that are not ``dropped``, and the ids of those that were at work."""
    at_work = []
    for rule in rules:
        if rule.id not in dropped and rule.applies(sheet):
            sheet = rule.then(sheet, rule.clause)
            at_work.append(rule.id)
    return sheet, tuple(at_work)


class Sheet(Protocol):
    """What the rules of a score fill in."""

    def score(self, at_work: tuple[str, ...]) -> Score:
        """The score that has been written down, with the ids of the rules that were at work."""


F = TypeVar("F", bound=Sheet)


@dataclass(frozen=True)
class Scoring(Generic[F]):
    """How a game scores a deal: ``sheet`` opens a score sheet, and ``rules`` fill it in, in this order."""

    sheet: Callable[[State, Contract], F]
    rules: tuple[ScoreRule[F], ...]

    def __call__(self, state: State) -> Score:
        """Score a deal that is over. A void one scores nothing."""
        if state.void or state.contract is None:
            return nothing(state)
        sheet, at_work = go_through(self.rules, self.sheet(state, state.contract), state.rules.dropped)
        return sheet.score(at_work)
