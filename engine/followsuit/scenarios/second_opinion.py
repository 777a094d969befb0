"""Asking the referee what the engine was asked, and saying where the two differ."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit import referee
from followsuit.cards import Card
from followsuit.errors import Code, Place, Problem
from followsuit.position import Position, Ruling
from followsuit.seats import COMPASS

REPORT = "one of the two has a fault; please report this position"


def second_opinion(position: Position, ruling: Ruling, place: Place) -> Iterator[Problem]:
    """Where the referee, asked the same question, finds something else than the engine."""
    before = _question(position, position.trick.cards)
    after = _question(position, position.after.cards)
    answers = (
        ("hand", "may be played", _names(ruling.legal), _names(referee.legal(before))),
        ("trick", "holds the trick", ruling.holds, referee.holder(before)),
        ("trick", "is to play", position.seat, referee.next_player(before) if before.trick else position.seat),
        ("winner", "takes the trick", ruling.winner, ruling.winner and referee.holder(after)),
        ("points", "is what the trick is worth", ruling.points, referee.points(after) if ruling.winner else None),
    )
    for at, what, engine, other in answers:
        if engine != other:
            message = f"engine and referee differ on what {what}: the engine says {engine}, the referee {other}."
            yield Problem(Code.REFEREE, message, at, place, REPORT)


def _question(position: Position, cards: tuple[Card, ...]) -> referee.Question:
    table, trick = position.trick.table, position.trick
    return referee.Question(
        rules=table.rules.id,
        options=table.rules.settings,
        trumps=table.order.trumps.value,
        leader=trick.leader if cards else None,
        trick=cards,
        seat=position.seat,
        hand=position.hand,
        players=len(table.seating.seats),
        lettered=table.seating.seats[0] in COMPASS,
        sits_out=table.seating.out,
    )


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
