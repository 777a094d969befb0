"""The JSON form of whole deals: what was legal at each turn, who took each trick, points and score."""

from __future__ import annotations

from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.scoring.score import Score
from followsuit.notation.deals import DealReading
from followsuit.notation.json_form import JsonObject


def replay_json(reading: DealReading) -> JsonObject:
    """The answer about a deal that was read.

    ``legal`` has a list for each card that was played, in the order of the hand; ``winners`` a seat a trick. ``points``
    are those of the cards with the last trick's or capot's, in games without card points the tricks; ``score`` what
    each side writes down. Both are ``null`` while a deal is not over. ``pending`` and ``game`` are there when points
    wait for the next deal and when the game is won by the clock.
    """
    state = reading.state
    assert state, "a deal with problems has no result"
    plays = [acted for acted in reading.actions if acted.action.kind is Kind.PLAY]
    score: Score | None = state.rules.game.score(state) if state.over else None
    answer: JsonObject = {
        "rules": str(state.rules),
        "legal": [[str(each.card) for each in acted.before.actions()] for acted in plays],
        "winners": [trick.holder for trick in state.tricks],
        "points": dict(score.points) if score else None,
        "score": dict(score.score) if score else None,
    }
    if score and score.pending:
        answer["pending"] = score.pending
    if reading.timed_out:
        match = Match(state.rules, state.deal.seating, state.deal.dealer).out_of_time(reading.timed_out)
        answer["game"] = match.winner
    return answer
