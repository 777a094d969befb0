"""The JSON form of whole deals: what was legal at each turn, who took each trick, points and score."""

from __future__ import annotations

from followsuit.deal.action import Kind
from followsuit.deal.scoring.score import Score
from followsuit.errors import Code, Place, Problem
from followsuit.notation.deals import DealReading, read_deal
from followsuit.notation.json_form import JsonObject, decoded, failure
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import DEAL_TAGS, json_key

_TAGS = {json_key(tag): tag for tag in DEAL_TAGS}


def replay_json(reading: DealReading) -> JsonObject:
    """The answer about a deal that was read.

    ``legal`` has a list for each card that was played, in the order of the hand; ``winners`` a seat a trick. ``points``
    are those of the cards with the last trick's or capot's, in games without card points the tricks; ``score`` what
    each side writes down. Both are ``null`` while a deal is not over. ``pending`` is there when points of the deal wait
    for the next one. Where it was said how a game of several deals stood before, ``totals`` is how it stands after a
    deal that is over (and ``waiting`` what waits then), and ``game`` who has won it or ``null``; ``game`` is also there
    when the clock has ended it.
    """
    state = reading.state
    assert state, "a deal with problems has no result"
    plays = [acted for acted in reading.actions if acted.action.kind is Kind.PLAY]
    score: Score | None = state.rules.game.score(state) if state.over else None
    answer: JsonObject = {
        "legal": [[str(each.card) for each in acted.before.actions()] for acted in plays],
        "winners": [trick.holder for trick in state.tricks],
        "points": dict(score.points) if score else None,
        "score": dict(score.score) if score else None,
    }
    if score and score.pending:
        answer["pending"] = score.pending
    after = reading.after
    if after and not reading.timed_out:
        answer["totals"] = dict(after.totals)
        if after.pending:
            answer["waiting"] = after.pending
    if after:
        answer["game"] = after.winner
    return answer


def replay_line(line: str, place: Place) -> JsonObject:
    """The answer to one line: what came of a deal, or ``error``. Never raises."""
    given, problems = decoded(line, place)
    if given is None:
        return failure(None, problems)
    tags = {}
    for key, value in given.items():
        tag = _TAGS.get(key)
        if tag is None or value is None:
            continue
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            text = str(value)
            tags[tag] = Token(Source(place.path, text, lambda _: place), 0, text)
        else:
            problems.append(Problem(Code.JSON, f'"{key}" is not text; expected a string.', key, place))
    reading = read_deal(tags, place)
    problems += reading.problems
    if problems or reading.state is None:
        return failure(given.get("id"), problems)
    return {"id": given.get("id"), **replay_json(reading)}
