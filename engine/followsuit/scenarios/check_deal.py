"""Checking a whole deal: every turn and every trick by the referee, the score a second time, and the claims.

Where the deal is one of a game of several, so are the score of the game after it and who has won it.
"""

from __future__ import annotations

from collections.abc import Iterator

from followsuit import scorekeeper, scorer
from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.scoring.score import Score
from followsuit.deal.state import State
from followsuit.errors import Code, Place, Problem
from followsuit.notation.deals import DealReading
from followsuit.notation.standing import Standing
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
        problems += _second_score(state, score, place)
    problems += [*_second_game(reading, place), *_claimed_score(reading, score), *_claimed_game(reading)]
    return score, problems


def _turns(reading: DealReading) -> Iterator[Problem]:
    for acted in reading.actions:
        if acted.action.kind is Kind.PLAY and acted.before.trick and acted.before.to_act:
            position = Position(acted.before.trick, acted.before.hands[acted.before.to_act], acted.action.card)
            yield from second_opinion(position, position.ruling(), acted.token.place)


def _second_score(state: State, score: Score, place: Place) -> Iterator[Problem]:
    played = played_deal(state)
    yield from _differing(
        place,
        ("play", "points", dict(score.points), scorer.points(played)),
        ("score", "the score", dict(score.score), scorer.score(played)),
        ("score", "what waits for the next deal", score.pending, scorer.pending(played)),
        ("play", "the winners", tuple(trick.holder for trick in state.tricks), scorer.winners(played)),
    )


def _second_game(reading: DealReading, place: Place) -> Iterator[Problem]:
    state, before, after = reading.state, reading.before, reading.after
    if state is None or after is None:
        return
    if reading.timed_out:
        winner = ("game", "who has won the game", after.winner, scorekeeper.winner_by_the_clock(reading.timed_out))
        yield from _differing(place, winner)
        return
    assert before, "there is no game after a deal without one before it"
    played = played_deal(state)
    totals = scorekeeper.running_score(played, before.totals, before.pending)
    yield from _differing(
        place,
        ("totals", "the score of the game", dict(after.totals), totals),
        ("totals", "what waits", after.pending, scorekeeper.waiting_after(played, before.pending)),
        ("game", "who has won the game", after.winner, scorekeeper.winner_of_game(played, totals)),
    )


def _differing(place: Place, *answers: tuple[str, str, object, object]) -> Iterator[Problem]:
    """Where the two differ: at which tag, on what, and what engine and referee say."""
    for at, what, engine, other in answers:
        if engine != other:
            message = f"engine and referee differ on {what}: the engine says {engine}, the referee {other}."
            yield Problem(Code.REFEREE, message, at, place, REPORT)


def _claimed_score(reading: DealReading, score: Score | None) -> Iterator[Problem]:
    for side, (claimed, token) in reading.score.sides.items() if reading.score else ():
        if score is None:
            yield Problem(Code.UNDECIDED, "the deal is not over, so nothing is scored.", "score", token.place)
            return
        if score.score[side] != claimed:
            message = f"{side} scores {score.score[side]}, not {claimed}."
            yield Problem(Code.SCORE, message, "score", token.place)


def _claimed_game(reading: DealReading) -> Iterator[Problem]:
    before, after = reading.before, reading.after
    unsettled = "the deal is not over." if before else 'nothing says how the game stood before; expected [Before "…"].'
    if reading.totals and reading.totals.sides:
        if before and after and not reading.timed_out:
            yield from _claimed_totals(reading.totals, after)
        else:
            token = next(iter(reading.totals.sides.values()))[1]
            yield Problem(Code.UNDECIDED, f"the score of the game is not known: {unsettled}", "totals", token.place)
    if reading.game:
        claimed, token = reading.game
        if after is None:
            message = f"who has won the game is not known: {unsettled}"
            yield Problem(Code.UNDECIDED, message, "game", token.place)
        elif claimed != after.winner:
            message = f"{after.winner or 'nobody'} has won the game, not {claimed or 'nobody'}."
            yield Problem(Code.GAME, message, "game", token.place)


def _claimed_totals(claim: Standing, after: Match) -> Iterator[Problem]:
    token = None
    for side, (claimed, token) in claim.sides.items():
        if after.totals[side] != claimed:
            yield Problem(Code.TOTALS, f"{side} has {after.totals[side]} then, not {claimed}.", "totals", token.place)
    waiting, at = claim.waiting or (0, token)
    if waiting != after.pending:
        assert at, "some side is named"
        message = f"{after.pending} points wait for the next deal then, not {waiting}."
        yield Problem(Code.TOTALS, message, "totals", at.place)


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
