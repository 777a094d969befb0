"""The JSON form: one object a line, the tags in lower case with ``_``; the answer to a position in the same manner."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from followsuit.errors import HINTS, LONGEST, Code, Place, Problem, did_you_mean, quoted, shortened
from followsuit.notation.reading import read
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import CLAIM_TAGS, INFO_TAGS, POSITION_TAGS, json_key
from followsuit.position import Ruling

JsonObject = dict[str, Any]

ALSO = 20
"""So many problems are listed beside the first; of the others, ``more`` is the number."""


def _letters(key: str) -> str:
    """A key without what people write keys differently in."""
    return re.sub("[-_ ]", "", key).lower()


_TAGS = {json_key(tag): tag for tag in INFO_TAGS + POSITION_TAGS + CLAIM_TAGS}
_ASKED = tuple(json_key(tag) for tag in POSITION_TAGS)
_BY_LETTERS = {_letters(key): key for key in _TAGS}
_NUMBERS = ("players",)
_DEAL_KEYS = "dealer before hands turnup stock auction discard play score totals game timedout deal find scenario"
_NOTES = "id tricks player handsize winners options teams leader lead last comment"
_OTHERS = frozenset(f"{_DEAL_KEYS} {_NOTES}".split())
"""The other keys of the notation, and some that people use for notes: near to a tag, and never meant for one."""
_ALIKE = 0.85


def judge_line(line: str, place: Place) -> JsonObject:
    """The answer to one line: the ruling, or ``error`` (and, under ``also``, what else is wrong). Never raises.

    A key that looks like a misspelt tag is an error; any other key that is not a tag belongs to whoever wrote it.
    """
    given, unreadable = decoded(line, place)
    if given is None:
        return failure(None, unreadable)
    wrong = [*_repeated(given, place), *_misspelt(given, place), *_not_text(given, place)]
    reading = read(_tokens(given, place), place, _name)
    said = {tag for tag, _ in wrong}  # what is there and wrong is not missing
    follows = [each for each in reading.problems if not (each.code is Code.MISSING_TAG and each.at in said)]
    problems = [*(problem for _, problem in wrong), *follows]
    if problems or reading.position is None:
        return failure(given.get("id"), problems)
    return {"id": given.get("id"), **ruling_json(reading.position.ruling())}


def decoded(line: str, place: Place) -> tuple[_Object | None, list[Problem]]:
    """The object of a line, or what is wrong with the line as a whole."""
    try:
        given = _DECODER.decode(line)
    except (ValueError, RecursionError) as error:
        return None, [Problem(Code.JSON, f"not JSON: {error}.", place=place)]
    if not isinstance(given, _Object):
        return None, [Problem(Code.JSON, "expected an object, like {…}.", place=place)]
    return given, []


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


class _Object(JsonObject):
    """An object that remembers which of its keys were given more than once; the last value counts."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        once = len(self) == len(pairs)
        self.repeated = [] if once else [key for key, number in Counter(key for key, _ in pairs).items() if number > 1]


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{shortened(text)} is not a number that JSON can write")
    return number


_DECODER = json.JSONDecoder(object_pairs_hook=_Object, parse_float=_finite, parse_constant=_finite)

Wrong = Iterator[tuple[str, Problem]]
"""What is wrong with a key, after the tag that it stands for."""


def _repeated(given: _Object, place: Place) -> Wrong:
    for key in given.repeated:
        if key in _TAGS:
            yield key, Problem(Code.REPEATED_TAG, f'"{key}" stands twice in one object.', key, place)


def _misspelt(given: _Object, place: Place) -> Wrong:
    others = (key for key in given if key not in _TAGS)
    for number, key in enumerate(others):
        tag = _meant(key, given, near=number < HINTS)
        if tag:
            message = f"{quoted(key)} is not a key of a position."
            yield tag, Problem(Code.UNKNOWN_TAG, message, shortened(key), place, did_you_mean(tag))


def _meant(key: str, given: _Object, near: bool) -> str:
    """The tag that a key is meant for: written in another manner or, where that one is absent, with a slip."""
    word = _letters(key)
    if word in _OTHERS:
        return ""
    if word in _BY_LETTERS:
        return _BY_LETTERS[word]
    slips = _slips(word) if near and len(word) <= LONGEST else ()
    return next((tag for tag in slips if tag not in given), "")


@lru_cache(maxsize=1024)
def _slips(word: str) -> tuple[str, ...]:
    return tuple(_BY_LETTERS[near] for near in get_close_matches(word, _BY_LETTERS, cutoff=_ALIKE))


def _not_text(given: _Object, place: Place) -> Wrong:
    for key, value in _asked(given):
        if _text(key, value) is None:
            yield key, Problem(Code.JSON, f'"{key}" is not text; expected a string.', key, place)


def _tokens(given: _Object, place: Place) -> dict[str, Token]:
    texts = ((key, _text(key, value)) for key, value in _asked(given))
    return {
        _TAGS[key]: Token(Source(place.path, text, lambda _: place), 0, text) for key, text in texts if text is not None
    }


def _asked(given: _Object) -> list[tuple[str, Any]]:
    """What makes up the position. Claims are not looked at, and ``null`` is as good as nothing."""
    return [(key, given[key]) for key in _ASKED if given.get(key) is not None]


def _text(key: str, value: object) -> str | None:
    """A value as the notation would write it. What is no number at all is for whoever reads numbers to say."""
    if isinstance(value, str):
        return value
    number = isinstance(value, int | float) and (key in _NUMBERS or type(value) is int)
    return json.dumps(value) if number else None


def _name(tag: str) -> str:
    return f'"{json_key(tag)}"'


def failure(given_id: object, problems: list[Problem]) -> JsonObject:
    """The answer to a line with which something is wrong."""
    first, *others = (
        {"code": each.code.slug, "message": each.said, "at": each.at or None} for each in problems[: ALSO + 1]
    )
    answer = {"id": given_id, "error": first}
    if others:
        answer["also"] = others
    if len(problems) > ALSO + 1:
        answer["more"] = len(problems) - ALSO - 1
    return answer
