"""The problems that a check found, in the forms that people and machines read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from followsuit.errors import Problem
from followsuit.reports import github, jsonl, junit, sarif, text
from followsuit.scenarios.check import Checked

Report = Callable[[Sequence[Checked], Sequence[Problem]], str]

FORMATS: dict[str, Report] = {
    "text": text.report,
    "json": jsonl.report,
    "junit": junit.report,
    "sarif": sarif.report,
    "github": github.report,
}
"""Every format by its name. A report takes what was checked, and the problems that belong to no scenario."""
