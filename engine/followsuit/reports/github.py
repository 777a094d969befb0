"""As annotations that GitHub shows beside the lines of a pull request."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.errors import Problem
from followsuit.reports import text
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """A workflow command a problem, then the summary."""
    problems = [*others, *(problem for each in checked for problem in each.problems)]
    return "\n".join([*map(_annotation, problems), text.summary(checked, problems)])


def _annotation(problem: Problem) -> str:
    place = {"file": problem.place.path, "line": problem.place.line, "col": problem.place.column}
    where = ",".join(f"{key}={_escape(str(value), ':,')}" for key, value in place.items() if value)
    title = _escape(f"{problem.code.family}: {problem.code.slug}", ":,")
    return f"::error {where},title={title}::{_escape(f'{problem.message} {problem.hint}'.strip())}"


def _escape(value: str, also: str = "") -> str:
    for character in "%\r\n" + also:
        value = value.replace(character, f"%{ord(character):02X}")
    return value
