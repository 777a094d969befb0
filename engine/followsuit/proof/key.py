"""What a proof depends on, as one value: when that changes, what was proven may no longer be so."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.order import Order
from followsuit.proof.claims import duties
from followsuit.proof.lead import play_options, seatings
from followsuit.situations import situations

PACKAGE = Path(__file__).parents[1]
SOURCES = ("cards.py", "obligations.py", "referee.py", "seats.py", "trick.py")
"""What decides a ruling, beside the games. Of those only what they say of play counts: their scores may change."""
AROUND = ("__init__.py", "__main__.py", "key.py", "report.py", "console.py")
"""Modules of the proof that prove nothing."""


@cache
def key() -> str:
    """A hash of the rules of play of every rule set, of the referee, and of the program that compares them."""
    digest = hashlib.sha256()
    for path in [*(PACKAGE / name for name in SOURCES), *sorted((PACKAGE / "proof").glob("*.py"))]:
        if path.name not in AROUND:
            digest.update(path.read_text("utf-8").encode())
    for rules in RULE_SETS.values():
        for part in _play(rules):
            digest.update(repr(part).encode())
    return digest.hexdigest()


def _play(rules: RuleSet) -> Iterator[object]:
    """All that a rule set says of play, in numbers and names."""
    game = rules.game
    yield rules.id, [card.bit for card in game.pack], sorted(play_options(rules).items())
    yield [
        (each.seats, [sorted(side) for side in each.sides], each.out, game.hand_size(rules, len(each.seats)))
        for each in seatings(rules)
    ]
    for trumps in game.trumps:
        yield trumps.value, list(_ranks(game.order(trumps)))
        for situation in situations(rules, trumps):
            last_card = [game.last_card_takes(situation, card) for card in game.pack]
            seen = situation.led.value, situation.best.bit, situation.partner_holds, situation.last
            yield seen, duties(rules.obligations(situation)), last_card


def _ranks(order: Order) -> Iterator[tuple[object, ...]]:
    """Every card with its suit, the cards that take over from it, and what it is worth."""
    for card, winners in order.winners.items():
        yield card.bit, order.suit(card).value, winners, order.points and order.points[card]
