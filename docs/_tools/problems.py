"""A thing that is wrong in a catalogue, and where: ``file:line: error: text``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Problem:
    """One error, told as compilers tell theirs, so that editors and CI find the line."""

    path: Path
    line: int | None
    text: str

    def __str__(self) -> str:
        path = self.path.relative_to(Path.cwd()) if self.path.is_relative_to(Path.cwd()) else self.path
        return f"{path}:{self.line or 1}: error: {self.text}"


def shortened(message: str) -> str:
    """Enough of a message to know it by."""
    line = " ".join(message.split())
    return f"“{line[:60]}…”" if len(line) > 61 else f"“{line}”"
