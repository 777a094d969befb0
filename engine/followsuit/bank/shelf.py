"""Reading and writing the hands of a rule set: a section a clause, a hand a line.

    [belote.overruff]
    S W:AD,8S E:7S,9S,KH
    H N:10C,7C,AC E:JH,KD =JH

Trumps, trick, hand; a card that is played has a sign of equality, and ``6/`` before the trick is the number of players,
``x:N`` the player who sits out. An empty trick is a hyphen. Cards and seats are those of the notation, so that its
reader reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from followsuit.bank.difficulty import difficulty
from followsuit.errors import Code, Problem, quoted
from followsuit.games.game import RuleSet
from followsuit.notation.reading import read
from followsuit.notation.source import Source, Token
from followsuit.position import Position

HANDS = Path(__file__).parent / "hands"

_HEAD = re.compile(r"\[(?P<clause>[\w.-]+)\]\s*$", re.ASCII)
_LINE = re.compile(
    r"(?P<trumps>\w\w?)(?: (?P<players>\d)/)?(?: x:(?P<out>\w))?"
    r" (?:-|(?P<trick>\w:\S+)) (?P<hand>\w:\S+)(?: =(?P<plays>\w+))?\s*$",
    re.ASCII,
)
_TAGS = {"trumps": "Trumps", "players": "Players", "out": "SitsOut", "trick": "Trick", "hand": "Hand", "plays": "Plays"}


@dataclass(frozen=True)
class Kept:
    """A hand of the bank: an example of ``clause``, and which one of them, from 1."""

    clause: str
    number: int
    position: Position
    line: Token

    @cached_property
    def difficulty(self) -> int:
        """How hard it is, from 1 to 5."""
        return difficulty(self.position)

    @property
    def name(self) -> str:
        """A name, unique in its rule set: ``overruff-3``."""
        return f"{self.clause.partition('.')[2]}-{self.number}"


@dataclass(frozen=True)
class Shelf:
    """The hands kept for a rule set, by clause, the easy ones first; and what could not be read."""

    rules: RuleSet
    path: str
    hands: Mapping[str, tuple[Kept, ...]] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()


def read_shelf(rules: RuleSet, folder: Path = HANDS) -> Shelf:
    """The hands of a rule set; none where there is no file. A byte that is not UTF-8 spoils its own line only."""
    path = folder / f"{rules.id}.txt"
    return parse(rules, Source(str(path), path.read_text("utf-8", "replace") if path.exists() else ""))


def parse(rules: RuleSet, source: Source) -> Shelf:
    """The hands in a text. A line that cannot be read is a problem; the others are read all the same."""
    hands: dict[str, list[Kept]] = {}
    problems: list[Problem] = []
    clause, at = Token(source, 0, ""), 0
    for text in source.text.splitlines(keepends=True):
        line = Token(source, at, text)
        at += len(text)
        head = _HEAD.match(text)
        if head:
            clause = line.cut(*head.span("clause"))
        elif text.strip() and not text.startswith(";"):
            found = _hand(rules, clause, line)
            if isinstance(found, Position):
                kept = hands.setdefault(clause.text, [])
                kept.append(Kept(clause.text, len(kept) + 1, found, line))
            else:
                problems += found
    return Shelf(rules, source.path, {name: tuple(each) for name, each in hands.items()}, tuple(problems))


def _hand(rules: RuleSet, clause: Token, line: Token) -> Position | Iterable[Problem]:
    match = _LINE.match(line.text)
    if not clause.text:
        message = "this hand stands before any clause; expected a line like [belote.overruff] to come first."
        return [Problem(Code.MISSING_TAG, message, place=line.place)]
    if match is None:
        message = f"{quoted(line.word)} is not a hand of the bank; expected a line like S W:AD,8S E:7S,9S,KH."
        return [Problem(Code.SYNTAX, message, place=line.place)]
    tags = {tag: line.cut(*match.span(part)) for part, tag in _TAGS.items() if match[part]}
    tags |= {"Rules": Token(Source(line.source.path, str(rules)), 0, str(rules)), "Clause": clause}
    reading = read(tags, line.place)
    return reading.position if reading.position and not reading.problems else reading.problems


def line_of(position: Position) -> str:
    """A hand as a line."""
    trick, seats = position.trick, position.trick.table.seating
    several = len(position.rules.game.players) > 1
    parts = (
        position.order.trumps.value,
        f"{len(seats.seats)}/" if several else "",
        f"x:{seats.out}" if seats.out else "",
        f"{trick.leader}:{','.join(map(str, trick.cards))}" if trick.cards else "-",
        f"{position.seat or trick.holder}:{','.join(map(str, position.hand))}",
        f"={position.plays}" if position.plays else "",
    )
    return " ".join(filter(None, parts))


def text_of(hands: Mapping[str, Iterable[Position]]) -> str:
    """The text of a shelf: the hands by clause, the easy ones first."""
    sections = []
    for clause, listed in hands.items():
        lines = "".join(f"{line_of(each)}\n" for each in sorted(listed, key=difficulty))
        sections.append(f"[{clause}]\n{lines}")
    return _TITLE + "\n" + "\n".join(sections)


_TITLE = """\
; Hands found in real play, by the clause that decides them; the easy ones first.
; Trumps, trick, hand. Written by python -m followsuit.bank, checked by engine and referee in every build.
"""
