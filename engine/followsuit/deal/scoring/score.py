"""The score of a deal, with its arithmetic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from followsuit.deal.state import State
from followsuit.trick import Trick


class Ending(StrEnum):
    """How a deal ended."""

    VOID = "void"
    MADE = "made"
    FAILED = "failed"
    TIE = "tie"


@dataclass(frozen=True)
class Step:
    """A step of the arithmetic: what is counted, by which clause, whose it is, and the figures that are added up."""

    kind: Literal["trick", "last-trick", "capot", "belote", "score"]
    clause: str
    side: str
    figures: tuple[int, ...]

    @property
    def total(self) -> int:
        """What they come to."""
        return sum(self.figures)


@dataclass(frozen=True)
class Score:
    """What a deal was worth.

    ``points`` are those of the cards with the last trick's or capot's (in games without card points, the tricks) and
    always add up to the deal's total; ``score`` is what each side writes down. ``pending`` waits for the winner of the
    next deal. Sides are ``NS`` and ``EW`` in games of teams, else single seats. ``rules`` are the ids of the rules of
    the score that were at work, in the order in which they are asked.
    """

    ending: Ending
    points: Mapping[str, int]
    score: Mapping[str, int]
    steps: tuple[Step, ...] = ()
    pending: int = 0
    rules: tuple[str, ...] = ()


def written_down(clause: str, parts: Mapping[str, tuple[int, ...]]) -> tuple[Step, ...]:
    """What each side writes down, made up of these parts; nothing is left out but noughts."""
    return tuple(Step("score", clause, side, tuple(filter(None, each)) or (0,)) for side, each in parts.items())


def sides(state: State) -> dict[str, frozenset[str]]:
    """The names of those who score, with their seats."""
    seating = state.deal.seating
    if seating.sides:
        return {name_of(side): side for side in seating.sides}
    return {seat: frozenset((seat,)) for seat in seating.seats}


def name_of(side: frozenset[str]) -> str:
    """The name of a team: ``NS``, ``EW``."""
    return "".join(seat for seat in "NSEW" if seat in side)


def nothing(state: State) -> Score:
    """The score of a void deal."""
    empty = dict.fromkeys(sides(state), 0)
    return Score(Ending.VOID, empty, empty)


def taken_by(state: State, side: frozenset[str]) -> tuple[Trick, ...]:
    """The tricks that a side took."""
    return tuple(trick for trick in state.tricks if trick.holder in side)
