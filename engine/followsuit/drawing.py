"""A position drawn with characters, for terminals and for books that cannot show the figure."""

from __future__ import annotations

from followsuit.explain import legal_verdict, outcome, reason, verdict
from followsuit.position import Position, Ruling
from followsuit.seats import COMPASS
from followsuit.wording import Seat, Text, english, terminal

_WIDTH = 46


def draw(position: Position, ruling: Ruling) -> str:
    """The table, the hand with the playable cards marked, the verdict and the reasons, in English."""
    parts = [_heading(position), _table(position)]
    if position.hand:
        parts.append(_hand(position, ruling))
    said = [verdict(position, ruling)]
    if ruling.winner:
        said = [*([legal_verdict(position, ruling)] if position.hand else []), *said, outcome(position)]
    parts.append("\n".join(english(each) for each in said))
    return "\n\n".join(parts)


def _heading(position: Position) -> str:
    trumps = position.order.trumps
    shown = terminal(trumps.suit) if trumps.suit else english(Text(f"trumps.{trumps}"))
    return f"{english(Text(f'rules.{position.rules.id}'))} ({position.rules}) · trumps: {shown}"


def _status(position: Position, seat: str) -> str:
    trick, table = position.trick, position.trick.table
    words = [
        english(Text(f"table.{word}"))
        for word, holds in (
            ("sits-out", seat == table.seating.out),
            ("leads", bool(trick.cards) and seat == trick.leader),
            ("holds", seat == trick.holder),
            ("to-play", seat == trick.to_play),
        )
        if holds
    ]
    card = dict(zip(position.trick.order_of_play, position.after.cards, strict=False)).get(seat)
    name = terminal(Seat(seat))
    return f"{name}: {terminal(card) if card else '–'}" + (f" ({', '.join(words)})" if words else "")


def _table(position: Position) -> str:
    seats = position.trick.table.seating.seats
    if set(seats) != set(COMPASS):
        first = seats.index(position.trick.leader)
        return "\n".join("  " + _status(position, seat) for seat in seats[first:] + seats[:first])
    north, east, south, west = (_status(position, seat) for seat in COMPASS)
    width = max(_WIDTH, len(west) + len(east) + 4)
    return "\n".join([north.center(width).rstrip(), west + east.rjust(width - len(west)), south.center(width).rstrip()])


def _hand(position: Position, ruling: Ruling) -> str:
    lines = []
    for card in position.hand:
        refusal = ruling.refused.get(card)
        why = f"  {english(reason(position, card, refusal))} [{refusal.clause}]" if refusal else ""
        lines.append(f"  {'✗' if refusal else '✓'} {terminal(card):<3}{why}".rstrip())
    assert position.seat, "a hand is that of the player to play"
    return "\n".join([english(Text("table.hand", {"player": Seat(position.seat)})), *lines])
