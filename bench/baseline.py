"""The yardstick: legal cards the way most programs do it, with strings and lists, kept for the benchmark alone.

It is right for every rule set here (the benchmark's test compares it), but it is not used for anything else.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.trick import Trick

TRUMP = ["7", "8", "Q", "K", "10", "A", "9", "J"]
COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


@dataclass
class Position:
    """A position in strings."""

    rules: str
    options: dict[str, str]
    trumps: str
    trick: list[str]
    hand: list[str]
    partner_holds: bool


def position(trick: Trick, hand: tuple[Card, ...]) -> Position:
    """The same position in strings. Who holds the trick is given, not worked out."""
    situation = trick.situation
    return Position(
        trick.table.rules.id,
        dict(trick.table.rules.settings),
        trick.table.order.trumps.value,
        [str(card) for card in trick.cards],
        [str(card) for card in hand],
        bool(situation and situation.partner_holds),
    )


def suit(card: str, asked: Position) -> str:
    """The suit that a card counts as."""
    if asked.rules.startswith("euchre") and card == "J" + COLOUR[asked.trumps]:
        return asked.trumps
    return card[-1]


def legal(asked: Position) -> list[str]:
    """The cards that may be played."""
    if not asked.trick:
        return asked.hand
    led = suit(asked.trick[0], asked)
    same = [card for card in asked.hand if suit(card, asked) == led]
    if not asked.rules.startswith(("belote", "coinche")) or asked.trumps == "NT":
        return same or asked.hand
    if asked.trumps == "AT":
        best = max(TRUMP.index(card[:-1]) for card in asked.trick if card[-1] == led)
        return [card for card in same if TRUMP.index(card[:-1]) > best] or same or asked.hand
    trumps = [card for card in asked.hand if card[-1] == asked.trumps]
    on_table = [TRUMP.index(card[:-1]) for card in asked.trick if card[-1] == asked.trumps]
    higher = [card for card in trumps if not on_table or TRUMP.index(card[:-1]) > max(on_table)]
    if led == asked.trumps:
        return higher or same or asked.hand
    if same:
        return same
    if asked.partner_holds:
        if asked.options["partner-trump"] == "higher" and higher:
            return [card for card in asked.hand if card not in trumps or card in higher]
        return asked.hand
    if on_table and not higher and asked.options["underruff"] == "free":
        return asked.hand
    return higher or trumps or asked.hand
