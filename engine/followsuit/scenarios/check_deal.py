"""Checking a whole deal: every turn and every trick by the referee, the score a second time, and the claim."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit import scorer
from followsuit.deal.action import Kind
from followsuit.deal.scoring.score import Score
from followsuit.deal.state import State
from followsuit.errors import Code, Place, Problem
from followsuit.notation.deals import DealReading
from followsuit.position import Position
from followsuit.scenarios.second_opinion import REPORT, second_opinion
from followsuit.seats import COMPASS


def check_deal(reading: DealReading, place: Place) -> tuple[Score | None, list[Problem]]:
    """The score of a deal that is over, and where engine, referee and claim differ."""
    state = reading.state
    if state is None:
        return None, []
    problems = list(_turns(reading))
    score = state.rules.game.score(state) if state.over else None
    if score:
        problems += [*_second_score(state, score, place), *_claimed(reading, score)]
    elif reading.score:
        token = next(iter(reading.score.values()))[1]
        problems.append(Problem(Code.UNDECIDED, "the deal is not over, so nothing is scored.", "score", token.place))
    return score, problems


def _turns(reading: DealReading) -> Iterator[Problem]:
    for acted in reading.actions:
        if acted.action.kind is Kind.PLAY and acted.before.trick and acted.before.to_act:
            position = Position(acted.before.trick, acted.before.hands[acted.before.to_act], acted.action.card)
            yield from second_opinion(position, position.ruling(), acted.token.place)


def _second_score(state: State, score: Score, place: Place) -> Iterator[Problem]:
    played = played_deal(state)
    for at, what, engine, other in (
        ("play", "points", dict(score.points), scorer.points(played)),
        ("score", "the score", dict(score.score), scorer.score(played)),
        ("score", "what waits for the next deal", score.pending, scorer.pending(played)),
        ("play", "the winners", tuple(trick.holder for trick in state.tricks), scorer.winners(played)),
    ):
        if engine != other:
            message = f"engine and referee differ on {what}: the engine says {engine}, the referee {other}."
            yield Problem(Code.REFEREE, message, at, place, REPORT)


def _claimed(reading: DealReading, score: Score) -> Iterator[Problem]:
    for side, (claimed, token) in (reading.score or {}).items():
        if score.score[side] != claimed:
            message = f"{side} scores {score.score[side]}, not {claimed}."
            yield Problem(Code.SCORE, message, "score", token.place)


def played_deal(state: State) -> scorer.Played:
    """A deal that is over, as the scorer is told it."""
    contract, seats = state.contract, state.deal.seating.seats
    partners = () if state.deal.seating.sides or contract is None else tuple(contract.side - {contract.maker})
    return scorer.Played(
        rules=state.rules.id,
        options=state.rules.settings,
        lettered=seats[0] in COMPASS,
        players=len(seats),
        dealer=state.deal.dealer,
        maker=contract.maker if contract else None,
        trumps=contract.trumps.value if contract else "",
        bid=contract.number if contract else 0,
        doubled=contract.doubled if contract else 1,
        alone=contract.alone if contract else False,
        partners=partners,
        hands=state.start or {},
        tricks=tuple(tuple(zip(trick.order_of_play, trick.cards, strict=True)) for trick in state.tricks),
    )
