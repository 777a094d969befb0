"""As JSON, one problem a line."""

from __future__ import annotations

import json
from collections.abc import Sequence

from followsuit.errors import Problem
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """An object a problem: scenario, family, code, message, hint, at, path, line, column."""
    rows = [("", problem) for problem in others]
    rows += [(each.scenario.id, problem) for each in checked for problem in each.problems]
    return "\n".join(
        json.dumps(
            {
                "scenario": scenario or None,
                "family": problem.code.family,
                "code": problem.code.slug,
                "message": problem.message,
                "hint": problem.hint or None,
                "at": problem.at or None,
                "path": problem.place.path,
                "line": problem.place.line,
                "column": problem.place.column,
            }
        )
        for scenario, problem in rows
    )
