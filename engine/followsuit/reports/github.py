"""As annotations that GitHub shows beside the lines of a pull request."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.errors import Problem, printable
from followsuit.reports import text
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """A workflow command a problem, then the summary."""
    return "\n".join([*map(_annotation, text.all_problems(checked, others)), text.summary(checked, others)])


def _annotation(problem: Problem) -> str:
    place = {"file": problem.place.path, "line": problem.place.line, "col": problem.place.column}
    where = ",".join(f"{key}={_escape(str(value), ':,')}" for key, value in place.items() if value)
    title = _escape(f"{problem.code.family}: {problem.code.slug}", ":,")
    return f"::error {where},title={title}::{_escape(problem.said)}"


def _escape(value: str, also: str = "") -> str:
    value = printable(value)
    for character in "%" + also:
        value = value.replace(character, f"%{ord(character):02X}")
    return value
