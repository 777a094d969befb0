"""Text with places: a source, and the tokens cut from it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from followsuit.errors import Place


@dataclass(frozen=True)
class Source:
    """A text and where it comes from.

    ``line_at`` turns a line of the text, counted from 1, into a place in the file it stands in; it is for texts that
    are part of another file, such as the body of a directive. Without it the text is the file.
    """

    path: str
    text: str
    line_at: Callable[[int], Place] | None = None
    _line_starts: list[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        object.__setattr__(self, "_line_starts", starts)

    def place(self, offset: int) -> Place:
        """The line and the column of an offset in the text."""
        line = bisect_right(self._line_starts, offset)
        column = offset - self._line_starts[line - 1] + 1
        if self.line_at:
            base = self.line_at(line)
            return Place(base.path, base.line, base.column + column - 1 if base.column else column)
        return Place(self.path, line, column)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a source."""

    source: Source
    start: int
    text: str

    @property
    def end(self) -> int:
        """The offset behind it."""
        return self.start + len(self.text)

    @property
    def place(self) -> Place:
        """Where it begins."""
        return self.source.place(self.start)

    def split(self, pattern: str = r"[^\s,]+") -> Iterator[Token]:
        """The parts that match a pattern, by default the words between white space and commas."""
        for match in re.finditer(pattern, self.text):
            yield self.cut(match.start(), match.end())

    def cut(self, start: int, end: int) -> Token:
        """The part between two offsets in the token."""
        return Token(self.source, self.start + start, self.text[start:end])
