"""The yardstick: rules of play the way most programs have them, with strings and lists, kept for the benchmarks alone.

It is right for every rule set here (the benchmarks compare it before they measure), but not used for anything else.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.trick import Trick

TRUMP = ["7", "8", "Q", "K", "10", "A", "9", "J"]
PLAIN = ["7", "8", "9", "J", "Q", "K", "10", "A"]
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


def beats(card: str, best: str, asked: Position, *, last: bool) -> bool:
    """Whether a card takes a trick over the one that holds it."""
    if last and asked.rules.startswith("ninety-two") and card == "2" + COLOUR[asked.trumps]:
        led = asked.trick[0][-1]
        return asked.trumps not in (led, best[-1]) and (led != card[-1] or height(card, asked) > height(best, asked))
    if suit(card, asked) != suit(best, asked):
        return suit(card, asked) == asked.trumps
    return height(card, asked) > height(best, asked)


def height(card: str, asked: Position) -> int:
    """How high a card stands in its suit."""
    trumps = asked.trumps in (suit(card, asked), "AT")
    if asked.rules.startswith("ninety-two"):
        ranks = "2 3 4 5 6 7 8 10 J K A 9 Q" if trumps else "2 3 4 5 6 7 8 9 10 J Q K A"
    elif asked.rules.startswith("euchre"):
        ranks = "8 9 10 Q K A J" if trumps else "8 9 10 J Q K A"
        if trumps and card[:-1] == "J":
            return 9 if card[-1] == asked.trumps else 8
    else:
        return TRUMP.index(card[:-1]) if trumps else PLAIN.index(card[:-1])
    return ranks.split().index(card[:-1])
