"""Who sits where, who plays after whom, and who is on whose side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

COMPASS = ("N", "E", "S", "W")
"""The seats of a four-player table, clockwise; partners face each other."""


def numbered(players: int) -> tuple[str, ...]:
    """The seats ``1 … n`` of a table without a compass, in playing order."""
    return tuple(str(number) for number in range(1, players + 1))


@dataclass(frozen=True)
class Seating:
    """The players of a deal in playing order.

    ``seats`` are all seats in the order of play, ``out`` is one that takes no part (the partner of a lone maker) and
    ``sides`` the groups who win or lose together, where anybody does.
    """

    seats: tuple[str, ...]
    sides: tuple[frozenset[str], ...] = ()
    out: str | None = None

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The seats that play, in playing order."""
        return tuple(seat for seat in self.seats if seat != self.out)

    def from_leader(self, leader: str) -> tuple[str, ...]:
        """The players in the order in which they play to a trick that ``leader`` leads."""
        start = self.players.index(leader)
        return self.players[start:] + self.players[:start]

    def partners(self, one: str, other: str) -> bool:
        """Whether two different players are on the same side."""
        return one != other and other in self._side.get(one, ())

    @cached_property
    def _side(self) -> Mapping[str, frozenset[str]]:
        """The side of every seat that has one."""
        return {seat: side for side in self.sides for seat in side}


def compass(clockwise: bool, out: str | None = None) -> Seating:
    """Four players in two teams."""
    seats = COMPASS if clockwise else COMPASS[:1] + COMPASS[:0:-1]
    return Seating(seats, (frozenset("NS"), frozenset("EW")), out)
