"""What can be wrong with a scenario, and how it is said.

Three families: *malformed* cannot be read, *impossible* reads but cannot occur at a table, *disagrees* says something
else than the engine or the referee finds. Nothing here raises: a reader collects all that is wrong and goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum, StrEnum


class Family(StrEnum):
    """The three kinds of trouble."""

    MALFORMED = "malformed"
    IMPOSSIBLE = "impossible"
    DISAGREES = "disagrees"


class Code(Enum):
    """Everything that can be wrong. The value is the family and the stable code, by which it can be suppressed."""

    SYNTAX = (Family.MALFORMED, "syntax")
    """A line is neither a tag pair, a comment nor blank."""
    ENCODING = (Family.MALFORMED, "encoding")
    """A file is not UTF-8 text."""
    JSON = (Family.MALFORMED, "json")
    """A line is not a JSON object, or a value in it is not text."""
    NO_FILE = (Family.MALFORMED, "no-file")
    """A path names nothing that can be read."""
    UNKNOWN_TAG = (Family.MALFORMED, "unknown-tag")
    """A tag that the notation does not have."""
    REPEATED_TAG = (Family.MALFORMED, "repeated-tag")
    """The same tag twice in one scenario."""
    MISSING_TAG = (Family.MALFORMED, "missing-tag")
    """A tag that a position cannot do without."""
    UNKNOWN_RULES = (Family.MALFORMED, "unknown-rules")
    """No rule set has this name."""
    UNKNOWN_OPTION = (Family.MALFORMED, "unknown-option")
    """The rule set has no such option, or the option no such value."""
    UNKNOWN_CARD = (Family.MALFORMED, "unknown-card")
    """A word that should be a card."""
    UNKNOWN_TRUMPS = (Family.MALFORMED, "unknown-trumps")
    """A word that should be trumps."""
    UNKNOWN_SEAT = (Family.MALFORMED, "unknown-seat")
    """A word that should be a seat of this table."""
    UNKNOWN_CLAUSE = (Family.MALFORMED, "unknown-clause")
    """No clause of the game has this id."""
    UNKNOWN_SCENARIO = (Family.MALFORMED, "unknown-scenario")
    """No scenario has this id."""
    UNKNOWN_FACT = (Family.MALFORMED, "unknown-fact")
    """No figure has this name."""
    UNKNOWN_CALL = (Family.MALFORMED, "unknown-call")
    """A word in an auction that is no call."""
    UNKNOWN_KEY = (Family.MALFORMED, "unknown-key")
    """A word of a query that means nothing."""
    NOT_A_NUMBER = (Family.MALFORMED, "not-a-number")
    """A word that should be a whole number."""
    NO_PROOF = (Family.MALFORMED, "no-proof")
    """The report of a proof is not there, or is none."""

    REPEATED_ID = (Family.IMPOSSIBLE, "repeated-id")
    """Two scenarios with one id."""
    CARD_TWICE = (Family.IMPOSSIBLE, "card-twice")
    """A card that lies in two places."""
    NOT_IN_PACK = (Family.IMPOSSIBLE, "not-in-pack")
    """A card that the game does not use."""
    NOT_HELD = (Family.IMPOSSIBLE, "not-held")
    """A claim about a card that the hand does not hold."""
    HAND_TOO_LONG = (Family.IMPOSSIBLE, "hand-too-long")
    """More cards than the game deals to a player."""
    TRICK_TOO_LONG = (Family.IMPOSSIBLE, "trick-too-long")
    """More cards than players."""
    OUT_OF_TURN = (Family.IMPOSSIBLE, "out-of-turn")
    """A hand whose player is not the next to play."""
    ILLEGAL_CARD = (Family.IMPOSSIBLE, "illegal-card")
    """A card is played that the rules refuse."""
    ILLEGAL_CALL = (Family.IMPOSSIBLE, "illegal-call")
    """A call or a discard that the rules refuse."""
    NO_SUCH_TRUMPS = (Family.IMPOSSIBLE, "no-such-trumps")
    """Trumps that the game does not know, such as no trumps in Euchre."""
    PLAYERS = (Family.IMPOSSIBLE, "players")
    """A number of players that the game is not played by."""
    PARTNERS = (Family.IMPOSSIBLE, "partners")
    """Sides that the game cannot have."""
    SITS_OUT = (Family.IMPOSSIBLE, "sits-out")
    """A player who sits out where nobody can, or who plays nevertheless."""
    NO_CLOCK = (Family.IMPOSSIBLE, "no-clock")
    """A player who is out of time, in a game without a clock."""
    UNDECIDED = (Family.IMPOSSIBLE, "undecided")
    """A claim about something that the position does not settle, such as the winner of an unfinished trick."""
    NOT_FINDABLE = (Family.IMPOSSIBLE, "not-findable")
    """A query that no deal can answer."""
    NOT_FOUND = (Family.IMPOSSIBLE, "not-found")
    """A query that none of the deals played has answered."""

    LEGAL = (Family.DISAGREES, "legal")
    """Other cards may be played than claimed."""
    REFUSED = (Family.DISAGREES, "refused")
    """A card is refused by another clause than claimed, or not at all."""
    HOLDS = (Family.DISAGREES, "holds")
    """Another player holds the trick than claimed."""
    WINNER = (Family.DISAGREES, "winner")
    """Another player takes the trick than claimed."""
    POINTS = (Family.DISAGREES, "points")
    """The trick is worth something else than claimed."""
    SCORE = (Family.DISAGREES, "score")
    """The deal scores something else than claimed."""
    TOTALS = (Family.DISAGREES, "totals")
    """The sides have another score after the deal than claimed."""
    GAME = (Family.DISAGREES, "game")
    """Another side has won the game than claimed, or nobody has."""
    NOT_SEARCHED = (Family.DISAGREES, "not-searched")
    """A query whose example was never looked for, so that nothing is shown."""
    FOUND_OTHER = (Family.DISAGREES, "found-other")
    """The deal in which an example was found does not show it any more."""
    REFEREE = (Family.DISAGREES, "referee")
    """The engine and the referee do not agree."""
    STALE_PROOF = (Family.DISAGREES, "stale-proof")
    """The report of a proof is about other rules than those in force."""
    UNPINNED = (Family.DISAGREES, "unpinned")
    """A rule that no example needs: without it, or with another choice, all examples are what they are."""
    FEWER_EXAMPLES = (Family.DISAGREES, "fewer-examples")
    """Fewer examples than were published."""
    NOT_COUNTED = (Family.DISAGREES, "not-counted")
    """More examples than were counted, so that it would not be noticed if one of them went."""

    @property
    def family(self) -> Family:
        """The family this belongs to."""
        return self.value[0]

    @property
    def slug(self) -> str:
        """The stable code."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: a file (or ``<stdin>``), and line and column from 1, 0 where there is none."""

    path: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join([self.path, *(str(number) for number in (self.line, self.column) if number)])


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: what, where, what was read and expected, and a hint where there is one.

    ``at`` is the tag it concerns, in the lower-case form of the JSON keys (``trick``, ``sits_out``).
    """

    code: Code
    message: str
    at: str = ""
    place: Place = Place()
    hint: str = ""

    @property
    def said(self) -> str:
        """The message with its hint."""
        return f"{self.message} Hint: {self.hint}" if self.hint else self.message

    def __str__(self) -> str:
        return printable(f"{self.place}: {self.code.family}: {self.said} [{self.code.slug}]")


LONGEST = 40
"""So many characters of what was read are shown; nothing longer is near to anything."""
HINTS = 20
"""So many problems of one record get a hint: nobody reads more, and looking for them takes time."""
_NEAR = 0.5
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def nearest(word: str, valid: Iterable[str]) -> str:
    """A hint that names the nearest valid spelling, or nothing when none is near or several are equally so."""
    if len(word) > LONGEST:
        return ""
    near = {each: _similarity(word, each) for each in valid}
    best = max(near.values(), default=0)
    found = [each for each in near if near[each] == best]
    return did_you_mean(found[0]) if best >= _NEAR and len(found) == 1 else ""


def _similarity(word: str, valid: str) -> float:
    """From 0 to 1; whether letters are small or capital is no difference."""
    return SequenceMatcher(None, word.casefold(), valid.casefold()).ratio()


def did_you_mean(word: str) -> str:
    """The hint that names a spelling."""
    return f"did you mean {word}?"


def shortened(text: str) -> str:
    """As much of a text that somebody wrote as a message needs."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def quoted(text: str) -> str:
    """What was read, as a message shows it."""
    return f'"{shortened(text)}"'


def printable(text: str) -> str:
    r"""A line in which no character commands a terminal or hides: an escape is shown as ``\u001b``."""
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)
