"""Bounds: how many cards a hand may have, how many of them legal or refused, how many lie on the table."""

from __future__ import annotations

import re
from dataclasses import dataclass

ENDLESS = 99
"""More than any number of cards or tricks."""


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from ``low`` to ``high``, both among them."""

    low: int = 0
    high: int = ENDLESS

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high

    def __str__(self) -> str:
        """As it is written: ``3``, ``3..5``, ``3..``, ``..5``; ``..`` for any number."""
        if self.low == self.high:
            return str(self.low)
        return f"{self.low or ''}..{self.high if self.high < ENDLESS else ''}"


ANY = Range()
SOME = Range(1)

_WRITTEN = re.compile(r"(?P<low>[0-9]{0,2})(?P<to>\.\.)?(?P<high>[0-9]{0,2})", re.ASCII)


def read_range(text: str) -> Range | None:
    """A range as it is written; ``None`` for anything else. That it is not empty is for others to see."""
    match = _WRITTEN.fullmatch(text)
    if match is None or text in ("", ".."):
        return None
    if not match["to"]:
        return Range(int(text), int(text)) if len(text) <= 2 else None
    return Range(int(match["low"] or 0), int(match["high"] or ENDLESS))


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of a position: cards on the table, cards in the hand, how many may be played and how many not."""

    hand: Range = SOME
    trick: Range = ANY
    legal: Range = ANY
    refused: Range = ANY


UNBOUND = Bounds()
