"""Reading how sides stand: ``NS 940, EW 720``, a side and a number each, and the points of a tie that wait."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from followsuit.deal.match import Match, points_may_wait
from followsuit.deal.state import Deal
from followsuit.errors import Code
from followsuit.notation.source import NOT_COMMA, NOT_SPACE, Token
from followsuit.notation.words import Problems
from followsuit.seats import Seating

WAITING = "waiting"
"""The word for the points of a tie that the winner of the next deal gets."""
NO_WAITING = "points wait only where the tie of a contract is litigated, tie=litigation."
NOBODY = "-"
"""What stands where a game has not been won."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The number of each side that is named, with its word; ``waiting`` where points of a tie are."""

    sides: Mapping[str, tuple[int, Token]] = field(default_factory=dict)
    waiting: tuple[int, Token] | None = None


def read_standing(value: Token, tag: str, seating: Seating, problems: Problems, *, may_wait: bool = False) -> Standing:
    """Sides with numbers; ``may_wait`` where the points of a tie can stand among them."""
    known = side_names(seating)
    found: dict[str, tuple[int, Token]] = {}
    for part in value.split(NOT_COMMA):
        words = list(part.split(NOT_SPACE))
        name = words[0].text if words else ""
        numbered = len(words) == 2 and re.fullmatch(r"[0-9]{1,6}", words[1].text)
        if not numbered or not (name in known or (may_wait and name == WAITING)):
            message = f'"{part.text.strip()}" is not a score; expected a side and a number, like {known[0]} 2.'
            problems.add(Code.SYNTAX, message, tag, part, NO_WAITING if name == WAITING and numbered else "")
        elif name in found:
            problems.add(Code.REPEATED_TAG, f"{name} is given twice.", tag, words[0])
        else:
            found[name] = (int(words[1].text), words[1])
    waiting = found.pop(WAITING, None)
    return Standing(found, waiting)


def side_names(seating: Seating) -> Sequence[str]:
    """Those who score: two teams, or every player."""
    return ("NS", "EW") if seating.sides else seating.seats


def read_before(value: Token, deal: Deal, problems: Problems) -> Match | None:
    """The game before a deal: the score of every side, which nobody has won with yet."""
    rules, seating = deal.rules, deal.seating
    standing = read_standing(value, "Before", seating, problems, may_wait=points_may_wait(rules))
    missing = [side for side in side_names(seating) if side not in standing.sides]
    if problems.about("Before"):
        return None
    if missing:
        problems.add(Code.MISSING_TAG, f"the score of {' and '.join(missing)} is missing.", "Before", value)
        return None
    totals = {side: standing.sides[side][0] for side in side_names(seating)}
    match = Match(rules, seating, deal.dealer, totals, standing.waiting[0] if standing.waiting else 0)
    won = match.settled().winner
    if won:
        message = f"{won} has won the game already; expected a score with which it goes on."
        problems.add(Code.OUT_OF_TURN, message, "Before", standing.sides[won][1])
    return match


def read_winner(value: Token, seating: Seating, problems: Problems) -> tuple[str | None, Token] | None:
    """The side that is claimed to have won the game, or nobody."""
    known = side_names(seating)
    if value.word == NOBODY:
        return None, value
    if value.word in known:
        return value.word, value
    message = f'"{value.word}" cannot win the game; expected one of {" ".join(known)}, or {NOBODY} for nobody yet.'
    problems.add(Code.UNKNOWN_SEAT, message, "Game", value, problems.hint(value.word, known))
    return None
