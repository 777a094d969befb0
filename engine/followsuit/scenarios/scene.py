"""A checked position as plain data: what a renderer needs in order to draw it in any language.

A scene is JSON: it is worked out once, written to a result document, and read by the build of every language. Texts are
message ids with parameters, each written ``kind:value`` (``card:9S``, ``cards:9S 8H``, ``suit:H``, ``seat:N``).
"""

from __future__ import annotations

from typing import TypedDict

from followsuit import explain
from followsuit.cards import BY_NAME, Card, Suit
from followsuit.position import Position, Ruling
from followsuit.wording import Parameter, Seat, Text


class TextData(TypedDict):
    """A message and its parameters."""

    id: str
    parameters: dict[str, str]


class SeatData(TypedDict):
    """A seat of the table, and what was played from it."""

    seat: str
    card: str | None
    worth: int | None
    leads: bool
    holds: bool
    takes: bool
    to_play: bool
    partner: bool
    out: bool


class CardData(TypedDict):
    """A card of the hand; ``reason`` and what goes with it are there when it may not be played."""

    card: str
    reason: TextData | None
    clause: str
    by: str | None


class Scene(TypedDict):
    """A position, drawn with words and symbols. ``seats`` begin with the leader and go on in playing order.

    ``verdict`` is the ruling in a sentence; where a card is played and the trick is complete, it tells who takes it,
    and ``allowed`` what might have been played.
    """

    id: str
    rules: str
    changes: dict[str, str]
    trumps: str
    clockwise: bool
    seats: list[SeatData]
    seat: str | None
    hand: list[CardData]
    plays: str | None
    allowed: TextData | None
    verdict: TextData
    outcome: TextData | None
    about: str
    clauses: list[str]
    text: str


def scene(position: Position, ruling: Ruling, *, scenario_id: str, about: str, text: str) -> Scene:
    """The scene of a position. ``about`` is the clause it is an example of, ``text`` its notation."""
    rules = position.rules
    at_work = explain.clauses(position, ruling)
    return Scene(
        id=scenario_id,
        rules=rules.id,
        changes=dict(rules.changes),
        trumps=position.order.trumps.value,
        clockwise=rules.settings.get("direction") != "anticlockwise",
        seats=seats_of(position, ruling),
        seat=position.seat,
        hand=hand_of(position, ruling),
        plays=str(position.plays) if position.plays else None,
        allowed=text_data(explain.legal_verdict(position, ruling)) if ruling.winner and position.hand else None,
        verdict=text_data(explain.verdict(position, ruling)),
        outcome=text_data(explain.outcome(position)) if ruling.winner else None,
        about=about,
        clauses=[*at_work, *([about] if about and about not in at_work else [])],
        text=text,
    )


def seats_of(position: Position, ruling: Ruling) -> list[SeatData]:
    """The seats from the leader on, with what lies before each."""
    trick, seating = position.after, position.trick.table.seating
    start = seating.seats.index(trick.leader)
    played = dict(zip(trick.order_of_play, trick.cards, strict=False))
    worth = position.order.points
    return [
        SeatData(
            seat=seat,
            card=str(played[seat]) if seat in played else None,
            worth=worth[played[seat]] if worth and ruling.winner and seat in played else None,
            leads=bool(trick.cards) and seat == trick.leader,
            holds=not ruling.winner and seat == ruling.holds,
            takes=seat == ruling.winner,
            to_play=seat == trick.to_play,
            partner=position.seat is not None and seating.partners(seat, position.seat),
            out=seat == seating.out,
        )
        for seat in seating.seats[start:] + seating.seats[:start]
    ]


def hand_of(position: Position, ruling: Ruling) -> list[CardData]:
    """The cards of the hand, each with the reason for which it is refused, if it is."""
    cards = []
    for card in position.hand:
        refusal = ruling.refused.get(card)
        cards.append(
            CardData(
                card=str(card),
                reason=text_data(explain.reason(position, card, refusal)) if refusal else None,
                clause=refusal.clause if refusal else "",
                by=explain.settled_by(position, refusal) if refusal else None,
            )
        )
    return cards


def text_data(text: Text) -> TextData:
    """A text as plain data."""
    return TextData(id=text.id, parameters={name: _encode(value) for name, value in text.parameters.items()})


def text_from(data: TextData) -> Text:
    """The text that plain data stands for."""
    return Text(data["id"], {name: _decode(value) for name, value in data["parameters"].items()})


def _encode(value: Parameter) -> str:
    if isinstance(value, Card):
        return f"card:{value}"
    if isinstance(value, Suit):
        return f"suit:{value}"
    if isinstance(value, Seat):
        return f"seat:{value.name}"
    if isinstance(value, tuple):
        if value and isinstance(value[0], Seat):
            return "seats:" + " ".join(seat.name for seat in value if isinstance(seat, Seat))
        return "cards:" + " ".join(str(card) for card in value)
    return f"text:{value}"


def _decode(value: str) -> Parameter:
    kind, _, rest = value.partition(":")
    if kind == "card":
        return BY_NAME[rest]
    if kind == "suit":
        return Suit(rest)
    if kind == "seat":
        return Seat(rest)
    if kind == "seats":
        return tuple(Seat(name) for name in rest.split())
    if kind == "cards":
        return tuple(BY_NAME[name] for name in rest.split())
    return rest
