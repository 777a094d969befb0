"""Reading and writing the tag pairs of a scenario file: ``[Trumps "S"]``, one scenario after another.

A :class:`Document` keeps every piece of the file, blank lines and comments among them, so that writing it back gives
the same bytes; only what is replaced by its span changes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from followsuit.errors import Code, Problem, nearest
from followsuit.notation.source import Source, Token

POSITION_TAGS = ("Rules", "Trumps", "Players", "Partners", "SitsOut", "Trick", "Hand", "Plays")
"""What makes up a position."""
CLAIM_TAGS = ("Holds", "Legal", "Refused", "Winner", "Points")
"""What its author claims about it."""
INFO_TAGS = ("Clause",)
"""What is said about a position without changing it: the clause that it is an example of."""
HEADS = ("Scenario",)
"""What begins a record; the value is its id."""
TAGS = HEADS + INFO_TAGS + POSITION_TAGS + CLAIM_TAGS

_PIECE = re.compile(
    r'(?P<tag>\[[ \t]*(?P<name>\w+)[ \t]*"(?P<value>[^"\r\n]*)"[ \t]*\])'
    r"|(?P<skip>\s+|;[^\n]*|\ufeff)"
    r"|(?P<junk>[^\s;][^\n]*)"
)


def json_key(tag: str) -> str:
    """The key of a tag in the JSON form: ``SitsOut`` → ``sits_out``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", tag).lower()


@dataclass
class Record:
    """The tags of one scenario; ``head`` is the value of the tag that begins it, ``end`` the offset behind the last."""

    head: Token
    tags: dict[str, Token] = field(default_factory=dict)
    end: int = 0

    @property
    def name(self) -> str:
        """The id, unique in its folder."""
        return self.head.text


@dataclass
class Document:
    """A file of scenarios."""

    source: Source
    pieces: list[Token] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def __str__(self) -> str:
        return "".join(piece.text for piece in self.pieces)

    def replace(self, edits: list[tuple[int, int, str]]) -> str:
        """The text with spans ``(start, end, new text)`` replaced, and everything else as it was."""
        text = self.source.text
        for start, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text


def read_document(source: Source) -> Document:
    """Cut a text into records. What cannot be read is reported and kept; the rest is read all the same."""
    document = Document(source)
    at = 0
    while at < len(source.text):
        match = _PIECE.match(source.text, at)
        assert match, "every character is a tag, white space, a comment or junk"
        piece = Token(source, at, match[0])
        document.pieces.append(piece)
        at = match.end()
        if match["tag"]:
            value = Token(source, match.start("value"), match["value"])
            _read_tag(document, Token(source, match.start("name"), match["name"]), value, at)
        elif match["junk"]:
            document.problems.append(_unreadable(piece))
    return document


def _read_tag(document: Document, name: Token, value: Token, end: int) -> None:
    problem = None
    if name.text in HEADS:
        if re.fullmatch(r"[a-z0-9][a-z0-9-]*", value.text):
            document.records.append(Record(value, end=end))
            return
        problem = Problem(
            Code.SYNTAX,
            f'"{value.text}" cannot be an id: expected small letters, digits and hyphens, like "overruff".',
            json_key(name.text),
            value.place,
        )
        document.records.append(Record(value, end=end))
    elif name.text not in TAGS:
        problem = Problem(
            Code.UNKNOWN_TAG,
            f"[{name.text}] is not a tag; expected one of {', '.join(TAGS)}.",
            json_key(name.text),
            name.place,
            nearest(name.text, TAGS),
        )
    elif not document.records:
        problem = Problem(
            Code.MISSING_TAG,
            f'[{name.text}] stands before any [Scenario "…"]; expected a scenario to begin first.',
            json_key(name.text),
            name.place,
        )
    elif name.text in document.records[-1].tags:
        first = document.records[-1].tags[name.text].place.line
        problem = Problem(
            Code.REPEATED_TAG,
            f"[{name.text}] stands twice in one scenario; it was read in line {first} already.",
            json_key(name.text),
            name.place,
        )
    else:
        document.records[-1].tags[name.text] = value
        document.records[-1].end = end
    if problem:
        document.problems.append(problem)


def _unreadable(piece: Token) -> Problem:
    text = piece.text.rstrip()
    shown = text if len(text) <= 40 else text[:39] + "…"
    hint = 'a comment begins with ";"'
    if text.startswith("["):
        hint = "the closing quotation mark or bracket is missing" if text.count('"') < 2 or "]" not in text else ""
    return Problem(Code.SYNTAX, f'cannot read {shown!r}; expected a tag like [Trumps "S"].', "", piece.place, hint)
