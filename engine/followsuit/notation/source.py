"""Text with places: a source, and the tokens cut from it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from followsuit.errors import Place

INVISIBLE = "".join(
    chr(code)
    for first, last in (
        (0x061C, 0x061C),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x2060),
        (0x2066, 0x2069),
        (0xFE0E, 0xFE0F),
        (0xFEFF, 0xFEFF),
    )
    for code in range(first, last + 1)
)
"""What comes along when text is copied and shows nothing: spaces and joiners without width, marks of direction,
variation selectors, the byte order mark. No word of the notation has any."""

WORD = re.compile(r"[^\s,]+")
NOT_SPACE = re.compile(r"\S+")
NOT_COMMA = re.compile(r"[^,]+")

_DROPPED = str.maketrans("", "", INVISIBLE)


def visible(text: str) -> str:
    """A text without its invisible characters."""
    return text if text.isascii() else text.translate(_DROPPED)


@dataclass(frozen=True)
class Source:
    """A text and where it comes from.

    ``line_at`` turns a line of the text, counted from 1, into a place in the file it stands in; it is for texts that
    are part of another file, such as the body of a directive. Without it the text is the file.
    """

    path: str
    text: str
    line_at: Callable[[int], Place] | None = None

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

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
    def word(self) -> str:
        """What it says: its text without space around it, and without what cannot be seen."""
        return visible(self.text).strip()

    @property
    def place(self) -> Place:
        """Where it begins."""
        return self.source.place(self.start)

    def split(self, pattern: re.Pattern[str] = WORD) -> Iterator[Token]:
        """The parts that match a pattern, by default the words between white space and commas."""
        for match in pattern.finditer(self.text):
            if visible(match[0]):
                yield self.cut(*match.span())

    def cut(self, start: int, end: int) -> Token:
        """The part between two offsets in the token."""
        return Token(self.source, self.start + start, self.text[start:end])
