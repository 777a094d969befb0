"""For pytest: every scenario file is collected, and every scenario in it is a test.

A scenario fails when engine, referee and claims do not agree, and the failure names file, line and column.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from followsuit.errors import Problem
from followsuit.scenarios.check import check
from followsuit.scenarios.library import SUFFIX, Scenario, read_library


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the files of scenarios."""
    if file_path.suffix != SUFFIX:
        return None
    collected: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
    return collected


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterable[pytest.Item]:
        """A test a scenario, and one more for the file itself when something in it belongs to no scenario."""
        library = read_library([self.path])
        if library.problems:
            yield FileItem.from_parent(self, name="file", problems=library.problems)
        for scenario in library.scenarios.values():
            yield ScenarioItem.from_parent(self, name=scenario.id, scenario=scenario)


class _Item(pytest.Item):
    """Fails with problems, each on a line."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The problems alone: the code that found them is no help to their author."""
        if isinstance(excinfo.value, NotInOrderError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))


class ScenarioItem(_Item):
    """One scenario."""

    def __init__(self, *, scenario: Scenario, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]  # pytest's own arguments, handed on
        self.scenario = scenario

    def runtest(self) -> None:
        """Check it."""
        _raise(check(self.scenario).problems)

    def reportinfo(self) -> tuple[Path, int, str]:
        """File, line from 0, and name."""
        return self.path, self.scenario.place.line - 1, self.name


class FileItem(_Item):
    """What is wrong with a file as a whole."""

    def __init__(self, *, problems: list[Problem], **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]  # pytest's own arguments, handed on
        self.problems = problems

    def runtest(self) -> None:
        """Say it."""
        _raise(self.problems)


class NotInOrderError(Exception):
    """Raised for a scenario that is not in order."""


def _raise(problems: Iterable[Problem]) -> None:
    lines = [str(problem) for problem in problems]
    if lines:
        raise NotInOrderError("\n".join(lines))
