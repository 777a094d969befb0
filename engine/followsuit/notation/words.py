"""The words of the notation: cards, seats and numbers, each with the message for what cannot be one."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from followsuit.cards import BY_NAME, Card
from followsuit.errors import HINTS, Code, Place, Problem, did_you_mean, nearest, quoted
from followsuit.notation.source import INVISIBLE, NOT_SPACE, Token
from followsuit.notation.tags import json_key

SYMBOLS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", INVISIBLE)
"""Suit symbols, filled or hollow, to the letters of the notation."""

LONGEST_VALUE = 2000
"""So many characters a value may have: the longest that means anything, the play of a whole deal, has a few hundred."""


def tag_pair(tag: str) -> str:
    """How a file writes a tag; what is read from somewhere else has another way."""
    return f'[{tag} "…"]'


@dataclass
class Problems:
    """Collects what is wrong with one record. ``name`` gives a tag the name that its author knows."""

    name: Callable[[str], str] = tag_pair
    found: list[Problem] = field(default_factory=list)

    def add(self, code: Code, message: str, tag: str, where: Token | Place, hint: str = "") -> None:
        """Note one thing; ``tag`` is the tag it concerns."""
        place = where.place if isinstance(where, Token) else where
        self.found.append(Problem(code, message, json_key(tag), place, hint))

    def about(self, *tags: str) -> bool:
        """Whether anything is wrong with one of these tags, so that what follows from it needs no saying."""
        keys = [json_key(tag) for tag in tags]
        return any(problem.at in keys for problem in self.found)

    def hint(self, word: str, valid: Iterable[str], look: Callable[[str, Iterable[str]], str] = nearest) -> str:
        """The nearest valid spelling, for the first few problems."""
        return look(word, valid) if len(self.found) < HINTS else ""


def short_enough(tags: Mapping[str, Token], problems: Problems) -> dict[str, Token]:
    """The tags without those whose value is so long that it can mean nothing, and would take time."""
    for tag, value in tags.items():
        if len(value.text) > LONGEST_VALUE:
            message = f"{problems.name(tag)} has {len(value.text)} characters; expected at most {LONGEST_VALUE}."
            problems.add(Code.SYNTAX, message, tag, value)
    return {tag: value for tag, value in tags.items() if len(value.text) <= LONGEST_VALUE}


def read_card(token: Token, tag: str, problems: Problems) -> Card | None:
    """A card: ``9S``, ``10H``, also ``TH`` and ``9♠``."""
    found = BY_NAME.get(token.text)
    if found is None:
        found = BY_NAME.get(_ten(token.word.translate(SYMBOLS)))
    if found is None:
        problems.add(
            Code.UNKNOWN_CARD,
            f"{quoted(token.word)} is not a card; "
            "expected a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), like 10H.",
            tag,
            token,
            problems.hint(token.word, BY_NAME, _nearest_card),
        )
    return found


def _ten(name: str) -> str:
    return "10" + name[1] if re.fullmatch("T[SHDC]", name) else name


def _nearest_card(word: str, valid: Iterable[str]) -> str:
    """Small letters, and the suit before the rank, are the usual slips."""
    name = word.translate(SYMBOLS).upper()
    for each in (name, name[1:] + name[:1]):
        if _ten(each) in BY_NAME:
            return did_you_mean(_ten(each))
    return nearest(name, valid)


def read_cards(value: Token, tag: str, problems: Problems) -> list[tuple[Card, Token]]:
    """Cards between white space or commas, each with its place; what is not a card is reported and left out."""
    read = ((read_card(word, tag, problems), word) for word in value.split())
    return [(card, word) for card, word in read if card]


def read_played(value: Token | None, tag: str, problems: Problems) -> tuple[Token | None, list[tuple[Card, Token]]]:
    """A seat and cards, ``W: AD 8S``; an absent value is no seat and no cards."""
    if value is None:
        return None, []
    before, colon, _ = value.text.partition(":")
    seat = value.cut(0, len(before))
    words = list(seat.split(NOT_SPACE)) or [seat]
    if colon and len(words) == 1:
        return words[0], read_cards(value.cut(len(before) + 1, len(value.text)), tag, problems)
    message = f'{quoted(value.word)} names no seat; expected a seat, a colon and cards, like "N: KS 7S".'
    problems.add(Code.SYNTAX, message, tag, value)
    return None, []


def read_seat(token: Token, seats: Collection[str], tag: str, problems: Problems) -> str | None:
    """One of the seats of a table."""
    name = token.word
    if name in seats:
        return name
    message = f"{quoted(name)} is not a seat here; expected one of {' '.join(seats)}."
    problems.add(Code.UNKNOWN_SEAT, message, tag, token, problems.hint(name, seats))
    return None


def read_number(token: Token, tag: str, expected: str, problems: Problems) -> int | None:
    """A whole number from 0; ``expected`` says which."""
    if re.fullmatch("[0-9]{1,6}", token.word):
        return int(token.word)
    message = f"{quoted(token.word)} is not a whole number; expected {expected}."
    problems.add(Code.NOT_A_NUMBER, message, tag, token)
    return None


def not_held(card: Card, hand: Iterable[Card]) -> str:
    """The message for a card that the hand does not hold."""
    held = " ".join(str(each) for each in dict.fromkeys(hand))
    return f"{card} is not in the hand; " + (f"expected one of {held}." if held else "there is no hand.")
