"""The JSON form: one object a line, the tags in lower case with ``_``; the answer to a position in the same manner."""

from __future__ import annotations

import json
import math
from typing import Any

from followsuit.errors import Code, Place, Problem, nearest
from followsuit.notation.reading import read
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import CLAIM_TAGS, INFO_TAGS, POSITION_TAGS, json_key
from followsuit.position import Ruling

JsonObject = dict[str, Any]

_TAGS = {json_key(tag): tag for tag in INFO_TAGS + POSITION_TAGS + CLAIM_TAGS}


def judge_line(line: str, place: Place) -> JsonObject:
    """The answer to one line: the ruling, or ``error`` (and, under ``also``, what else is wrong). Never raises.

    A key that looks like a misspelt tag is an error; any other key that is not a tag belongs to whoever wrote it.
    """
    try:
        given = json.loads(line, parse_float=_finite, parse_constant=_finite)
    except (ValueError, RecursionError) as error:
        return _failure(None, [Problem(Code.JSON, f"not JSON: {error}.", place=place)])
    if not isinstance(given, dict):
        return _failure(None, [Problem(Code.JSON, "expected an object, like {…}.", place=place)])
    tags, problems = _tags(given, place)
    reading = read(tags, place)
    problems.extend(reading.problems)
    if problems or reading.position is None:
        return _failure(given.get("id"), problems)
    return {"id": given.get("id"), **ruling_json(reading.position.ruling())}


def ruling_json(ruling: Ruling) -> JsonObject:
    """A ruling as JSON. ``winner`` and ``points`` are there when the trick is complete and cards have points."""
    answer: JsonObject = {
        "legal": [str(card) for card in ruling.legal],
        "refused": {str(card): obligation.clause for card, obligation in ruling.refused.items()},
        "holds": ruling.holds,
    }
    if ruling.winner is not None:
        answer["winner"] = ruling.winner
    if ruling.points is not None:
        answer["points"] = ruling.points
    return answer


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is not a number that JSON can write")
    return number


def _tags(given: JsonObject, place: Place) -> tuple[dict[str, Token], list[Problem]]:
    tags: dict[str, Token] = {}
    problems = []
    for key, value in given.items():
        if key not in _TAGS:
            hint = "" if key == "id" else nearest(key, _TAGS)
            if hint:
                problems.append(Problem(Code.UNKNOWN_TAG, f'"{key}" is not a key of a position.', key, place, hint))
        elif _TAGS[key] in INFO_TAGS + CLAIM_TAGS or value is None:
            continue
        elif isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            tags[_TAGS[key]] = Token(Source(place.path, str(value), lambda _: place), 0, str(value))
        else:
            problems.append(Problem(Code.JSON, f'"{key}" is not text; expected a string.', key, place))
    return tags, problems


def _failure(given_id: object, problems: list[Problem]) -> JsonObject:
    first, *others = (
        {"code": each.code.slug, "message": f"{each.message} {each.hint}".strip(), "at": each.at or None}
        for each in problems
    )
    return {"id": given_id, "error": first, **({"also": others} if others else {})}
