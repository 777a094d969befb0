"""A checked deal as plain data: the auction, each turn with what was legal, the score with its arithmetic.

Like a :mod:`scene <followsuit.scenarios.scene>` it is JSON, worked out once and drawn in every language.
"""

from __future__ import annotations

from typing import TypedDict

from followsuit.cards import Card
from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.scoring.belotes import belote_calls
from followsuit.deal.scoring.score import sides
from followsuit.deal.state import State
from followsuit.explain import outcome
from followsuit.notation.deals import Acted, DealReading
from followsuit.position import Position
from followsuit.scenarios.scene import CardData, SeatData, TextData, hand_of, seats_of, text_data
from followsuit.wording import call_text, game_text


class CallData(TypedDict):
    """Something said or done before the play."""

    seat: str
    text: TextData


class TurnData(TypedDict):
    """A card played: from which hand, and what was said with it (``belote`` or ``rebelote``)."""

    seat: str
    card: str
    hand: list[CardData]
    says: str


class TrickData(TypedDict):
    """A trick: the table when it is complete, the turns, why it goes where it goes, and the count after it."""

    seats: list[SeatData]
    turns: list[TurnData]
    winner: str | None
    outcome: TextData | None
    count: dict[str, int]


class StepData(TypedDict):
    """A line of the arithmetic."""

    label: str
    side: str
    figures: list[int]
    total: int


class RunningData(TypedDict):
    """What a side has in a game of several deals, at each time; without a ``side``, the points of a tie that wait."""

    side: str
    points: list[int]


class GameData(TypedDict):
    """A game of several deals: the scores before the deal and, once it is over, after it; then also who has won."""

    columns: list[str]
    rows: list[RunningData]
    outcome: TextData | None


class DealScene(TypedDict):
    """A whole deal. ``hands`` are those as they were dealt; ``game`` is there where the deal is one of several."""

    id: str
    rules: str
    changes: dict[str, str]
    clockwise: bool
    dealer: str
    hands: dict[str, list[str]]
    turn_up: str | None
    calls: list[CallData]
    trumps: str | None
    tricks: list[TrickData]
    ending: str
    steps: list[StepData]
    score: dict[str, int]
    pending: int
    won: str | None
    game: GameData | None
    about: str
    text: str


def deal_scene(reading: DealReading, *, scenario_id: str, text: str) -> DealScene:
    """The scene of a deal that was read."""
    state = reading.state
    assert state, "a deal with problems has no scene"
    deal, rules = state.deal, state.rules
    score = rules.game.score(state) if state.over else None
    plays = [each for each in reading.actions if each.action.kind is Kind.PLAY]
    return DealScene(
        id=scenario_id,
        rules=rules.id,
        changes=dict(rules.changes),
        clockwise=rules.settings.get("direction") != "anticlockwise",
        dealer=deal.dealer,
        hands={seat: _names(deal.hands[seat]) for seat in deal.seating.from_leader(deal.eldest)},
        turn_up=str(deal.turn_up) if deal.turn_up else None,
        calls=[_call(each) for each in reading.actions if each.action.kind is not Kind.PLAY],
        trumps=state.contract.trumps.value if state.contract else None,
        tricks=_tricks(state, plays),
        ending=score.ending.value if score else "",
        steps=[
            StepData(label=f"step.{step.kind}", side=step.side, figures=list(step.figures), total=step.total)
            for step in (score.steps if score else ())
        ],
        score=dict(score.score) if score else {},
        pending=score.pending if score else 0,
        won=reading.after.winner if reading.after and reading.timed_out else None,
        game=_game(reading.before, reading.after if score else None) if reading.before else None,
        about=reading.clause,
        text=text,
    )


def _game(before: Match, after: Match | None) -> GameData:
    times = [before, after] if after else [before]
    rows = [RunningData(side=side, points=[match.totals[side] for match in times]) for side in before.totals]
    waiting = [match.pending for match in times]
    return GameData(
        columns=["game.before", "game.after"][: len(times)],
        rows=[*rows, RunningData(side="", points=waiting)] if any(waiting) else rows,
        outcome=text_data(game_text(after.winner)) if after else None,
    )


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _call(acted: Acted) -> CallData:
    seat = acted.before.to_act
    assert seat, "somebody acted"
    return CallData(seat=seat, text=text_data(call_text(acted.action)))


def _tricks(state: State, plays: list[Acted]) -> list[TrickData]:
    announced = belote_calls(state) if state.rules.game.last_trick_points else {}
    table = [*state.tricks, *([state.trick] if state.trick and state.trick.cards else [])]
    names = {seat: name for name, side in sides(state).items() for seat in side}
    count: dict[str, int] = dict.fromkeys(names.values(), 0)
    tricks: list[TrickData] = []
    at = 0
    for number, trick in enumerate(table):
        turns = [
            _turn(acted, announced.get((number, place), ""))
            for place, acted in enumerate(plays[at : at + len(trick.cards)])
        ]
        at += len(trick.cards)
        lies = trick_position(plays[at - 1])
        if trick.complete and trick.holder:
            count[names[trick.holder]] += 1 if trick.points is None else trick.points
        tricks.append(
            TrickData(
                seats=seats_of(lies, lies.ruling()),
                turns=turns,
                winner=trick.holder if trick.complete else None,
                outcome=text_data(outcome(Position(trick))) if trick.complete else None,
                count=dict(count),
            )
        )
    return tricks


def trick_position(acted: Acted) -> Position:
    """The position after the card of a turn."""
    trick, card = acted.before.trick, acted.action.card
    assert trick, "a card is played to a trick"
    assert card, "a card is played"
    return Position(trick.play(card))


def _turn(acted: Acted, says: str) -> TurnData:
    trick, card, seat = acted.before.trick, acted.action.card, acted.before.to_act
    assert trick, "a card is played to a trick"
    assert seat, "by somebody"
    position = Position(trick, acted.before.hands[seat])
    return TurnData(seat=seat, card=str(card), hand=hand_of(position, position.ruling()), says=says)
