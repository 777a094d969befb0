"""The words of the notation: cards, seats and numbers, each with the message for what cannot be one."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

from followsuit.cards import BY_NAME, Card
from followsuit.errors import Code, Place, Problem, nearest
from followsuit.notation.source import Token
from followsuit.notation.tags import json_key

SYMBOLS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")
"""Suit symbols, filled or hollow, with or without a variation selector, to the letters of the notation."""


@dataclass
class Problems:
    """Collects what is wrong with one record."""

    found: list[Problem] = field(default_factory=list)

    def add(self, code: Code, message: str, tag: str, where: Token | Place, hint: str = "") -> None:
        """Note one thing; ``tag`` is the tag it concerns."""
        place = where.place if isinstance(where, Token) else where
        self.found.append(Problem(code, message, json_key(tag), place, hint))


def read_card(token: Token, tag: str, problems: Problems) -> Card | None:
    """A card: ``9S``, ``10H``, also ``TH`` and ``9♠``."""
    name = token.text.translate(SYMBOLS)
    if re.fullmatch(r"T[SHDC]", name):
        name = "10" + name[1]
    found = BY_NAME.get(name)
    if found is None:
        problems.add(
            Code.UNKNOWN_CARD,
            f'"{token.text}" is not a card; expected a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), like 10H.',
            tag,
            token,
            nearest(name.upper(), BY_NAME),
        )
    return found


def read_cards(value: Token, tag: str, problems: Problems) -> list[tuple[Card, Token]]:
    """Cards between white space or commas, each with its place; what is not a card is reported and left out."""
    read = ((read_card(word, tag, problems), word) for word in value.split())
    return [(card, word) for card, word in read if card]


def read_played(value: Token | None, tag: str, problems: Problems) -> tuple[Token | None, list[tuple[Card, Token]]]:
    """A seat and cards, ``W: AD 8S``; an absent value is no seat and no cards."""
    if value is None:
        return None, []
    match = re.match(r"\s*([^:\s]*)\s*:", value.text)
    if match:
        return value.cut(*match.span(1)), read_cards(value.cut(match.end(), len(value.text)), tag, problems)
    problems.add(
        Code.SYNTAX, f'"{value.text}" names no seat; expected a seat, a colon and cards, like "N: KS 7S".', tag, value
    )
    return None, []


def read_seat(token: Token, seats: Collection[str], tag: str, problems: Problems) -> str | None:
    """One of the seats of a table."""
    name = token.text.strip()
    if name in seats:
        return name
    problems.add(
        Code.UNKNOWN_SEAT,
        f'"{name}" is not a seat here; expected one of {" ".join(seats)}.',
        tag,
        token,
        nearest(name.upper(), seats),
    )
    return None


def read_number(token: Token, tag: str, problems: Problems) -> int | None:
    """A whole number from 0."""
    if re.fullmatch(r"\s*[0-9]{1,6}\s*", token.text):
        return int(token.text)
    problems.add(Code.NOT_A_NUMBER, f'"{token.text}" is not a whole number.', tag, token)
    return None
