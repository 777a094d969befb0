"""Reading and writing the tag pairs of a scenario file: ``[Trumps "S"]``, one scenario after another.

A :class:`Document` keeps every piece of the file, blank lines and comments among them, so that writing it back gives
the same bytes; only what is replaced by its span changes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from followsuit.errors import HINTS, Code, Problem, nearest, quoted
from followsuit.notation.source import INVISIBLE, Source, Token

POSITION_TAGS = ("Rules", "Trumps", "Players", "Partners", "SitsOut", "Trick", "Hand", "Plays")
"""What makes up a position."""
CLAIM_TAGS = ("Holds", "Legal", "Refused", "Winner", "Points")
"""What its author claims about it."""
INFO_TAGS = ("Clause", "Find")
"""What is said about a record without changing it: the clause that it is an example of, the query that found it."""
DEAL_TAGS = (
    *("Rules", "Players", "Dealer", "Before", "Hands", "TurnUp", "Stock", "Auction", "Partners"),
    *("Discard", "Play", "TimedOut"),
)
"""What makes up a whole deal. ``Before`` is the score of the game before it, where it is one of several."""
DEAL_CLAIM_TAGS = ("Score", "Totals", "Game")
"""What its author claims about it: what each side writes down, the score of the game after it, and who has won."""
HEADS = {"Scenario": INFO_TAGS + POSITION_TAGS + CLAIM_TAGS, "Deal": INFO_TAGS + DEAL_TAGS + DEAL_CLAIM_TAGS}
"""What begins a record, with the tags that it may have; the value is its id."""
TAGS = tuple(dict.fromkeys((*HEADS, *(tag for tags in HEADS.values() for tag in tags))))

_PIECE = re.compile(
    r'(?P<tag>\[[ \t]*(?P<name>\w+)[ \t]*"(?P<value>[^"\r\n]*)"[ \t]*\])'
    rf"|(?P<skip>[\s{INVISIBLE}]+|;[^\n]*)"
    r"|(?P<junk>[^\s;][^\n]*)"
)


def json_key(tag: str) -> str:
    """The key of a tag in the JSON form: ``SitsOut`` → ``sits_out``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", tag).lower()


@dataclass
class Record:
    """The tags of one scenario, and what is wrong with its lines, whatever its tags say.

    ``head`` is the value of the tag that begins it, ``end`` the offset behind the last tag.
    """

    head: Token
    tags: dict[str, Token] = field(default_factory=dict)
    end: int = 0
    kind: str = "Scenario"
    problems: list[Problem] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The id, unique in its folder."""
        return self.head.word


@dataclass
class Document:
    """A file of scenarios. ``problems`` are those before the first of them."""

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
            _problems(document).append(_unreadable(piece))
    return document


def _problems(document: Document) -> list[Problem]:
    """Where a problem belongs that is found now: to the scenario that has begun, or to the file."""
    return document.records[-1].problems if document.records else document.problems


def _read_tag(document: Document, name: Token, value: Token, end: int) -> None:
    tag = name.text
    if tag in HEADS:
        document.records.append(Record(value, end=end, kind=tag))
    problem = _wrong_tag(document, name, value)
    if problem:
        code, message, where, hint = problem
        _problems(document).append(Problem(code, message, json_key(tag), where.place, hint))
    elif tag not in HEADS:
        document.records[-1].tags[tag] = value
        document.records[-1].end = end


def _wrong_tag(document: Document, name: Token, value: Token) -> tuple[Code, str, Token, str] | None:
    """What is wrong with a tag, and where; the scenario that it begins has begun."""
    tag = name.text
    if tag in HEADS:
        if re.fullmatch(r"[a-z0-9][a-z0-9-]*", value.word):
            return None
        message = f'{quoted(value.word)} cannot be an id: expected small letters, digits and hyphens, like "overruff".'
        return Code.SYNTAX, message, value, ""
    kind = document.records[-1].kind if document.records else ""
    known = HEADS[kind] if kind else TAGS
    if tag not in known:
        hint = nearest(tag, known) if len(_problems(document)) < HINTS else ""
        where = f" of a {kind.lower()}" if kind and tag in TAGS else ""
        return Code.UNKNOWN_TAG, f"{quoted(tag)} is not a tag{where}; expected one of {', '.join(known)}.", name, hint
    if not document.records:
        message = f'[{tag}] stands before any [Scenario "…"]; expected a scenario to begin first.'
        return Code.MISSING_TAG, message, name, ""
    first = document.records[-1].tags.get(tag)
    if first is None:
        return None
    message = f"[{tag}] stands twice in one scenario; it was read in line {first.place.line} already."
    return Code.REPEATED_TAG, message, name, ""


def _unreadable(piece: Token) -> Problem:
    text = piece.text.rstrip()
    hint = 'a comment begins with ";".'
    if text.startswith("["):
        hint = "the closing quotation mark or bracket is missing." if text.count('"') < 2 or "]" not in text else ""
    message = f'cannot read {quoted(text)}; expected a tag like [Trumps "S"].'
    return Problem(Code.SYNTAX, message, "", piece.place, hint)
