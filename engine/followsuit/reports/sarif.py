"""As SARIF 2.1.0, which code hosts read and show beside the lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from followsuit.errors import Code, Problem
from followsuit.reports.text import all_problems
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """One run with a rule a code and a result a problem."""
    problems = all_problems(checked, others)
    rules = [{"id": code.slug, "properties": {"family": code.family}} for code in Code]
    driver = {"name": "followsuit", "rules": rules}
    run = {"tool": {"driver": driver}, "results": [_result(problem) for problem in problems]}
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2)


def _result(problem: Problem) -> dict[str, Any]:
    region = {"startLine": problem.place.line, "startColumn": problem.place.column}
    path = Path(problem.place.path)
    location = {
        "artifactLocation": {
            "uri": path.as_uri() if path.is_absolute() else quote(path.as_posix(), errors="surrogateescape")
        },
        "region": {key: value for key, value in region.items() if value},
    }
    return {
        "ruleId": problem.code.slug,
        "level": "error",
        "message": {"text": problem.said},
        "locations": [{"physicalLocation": location}],
    }
