"""What a proof depends on, as one value: when that changes, what was proven may no longer be so."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
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
    one_of_each_game = {rules.game: rules for rules in RULE_SETS.values()}
    for parts in (*map(_of_game, one_of_each_game.values()), *map(_of_rule_set, RULE_SETS.values())):
        for part in parts:
            digest.update(repr(part).encode())
    return digest.hexdigest()


def _of_game(rules: RuleSet) -> Iterator[object]:
    """All that a game says of play, in numbers and names: how its cards rank, and what the last one takes."""
    game = rules.game
    yield game.id, [card.bit for card in game.pack]
    for trumps in game.trumps:
        order = game.order(trumps)
        yield trumps.value
        for card, winners in order.winners.items():
            yield card.bit, order.suit(card).value, winners, order.points and order.points[card]
        for situation in situations(rules, trumps) if game.last_card_clause else ():
            yield [game.last_card_takes(situation, card) for card in game.pack]


def _of_rule_set(rules: RuleSet) -> Iterator[object]:
    """What a rule set adds to that: who plays, and what every situation demands."""
    yield rules.id, rules.game.id, sorted(play_options(rules).items())
    for each in seatings(rules):
        size = rules.game.hand_size(rules, len(each.seats))
        yield each.seats, [sorted(side) for side in each.sides], each.out, size
    for trumps in rules.game.trumps:
        for situation in situations(rules, trumps):
            seen = situation.led.value, situation.best.bit, situation.partner_holds, situation.last
            yield trumps.value, seen, duties(rules.obligations(situation))
