"""A position on which engine and referee disagree, as a line that ``followsuit judge`` reads and in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from followsuit.errors import Place
from followsuit.notation.tags import json_key
from followsuit.notation.writing import position_tags
from followsuit.position import Position
from followsuit.proof.failure import NoDisagreementError
from followsuit.scenarios.second_opinion import second_opinion


@dataclass(frozen=True)
class Disagreement:
    """The position as a JSON object in one line, and what the two say of it."""

    line: str
    words: tuple[str, ...]


def disagreement(positions: Iterable[Position]) -> Disagreement:
    """What the two disagree about in the first of the positions in which they do.

    Raises :exc:`NoDisagreementError` when they agree on all of them.
    """
    for position in positions:
        problems = list(second_opinion(position, position.ruling(), Place()))
        if problems:
            tags = {json_key(tag): value for tag, value in position_tags(position).items()}
            return Disagreement(json.dumps(tags), tuple(problem.message for problem in problems))
    raise NoDisagreementError("a claim is false of positions on which engine and referee agree")
