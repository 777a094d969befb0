"""For the terminal: a problem a line, then a summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from followsuit.errors import Problem
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """Every problem with its place, then how many scenarios were checked and what was found."""
    return "\n".join([*map(str, all_problems(checked, others)), summary(checked, others)])


def all_problems(checked: Sequence[Checked], others: Sequence[Problem]) -> list[Problem]:
    """Those that belong to no scenario, then those of each."""
    return [*others, *(problem for each in checked for problem in each.problems)]


def summary(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """One line, like: 143 scenarios in 8 rule sets: engine, referee and claims agree."""
    problems = all_problems(checked, others)
    rules = {each.scenario.rules for each in checked if each.scenario.rules}
    count = f"{len(checked)} scenario{'s' * (len(checked) != 1)} in {len(rules)} rule set{'s' * (len(rules) != 1)}"
    if not problems:
        return f"{count}: engine, referee and claims agree."
    families = Counter(problem.code.family.value for problem in problems)
    found = ", ".join(f"{number} {family}" for family, number in sorted(families.items()))
    wrong = sum(bool(each.problems) for each in checked)
    files = len(by_file(others))
    beside = f", and {files} file{'s' * (files != 1)}" if files else ""
    return f"{count}: {wrong} not in order{beside}; problems: {found}."


def by_file(others: Sequence[Problem]) -> dict[str, list[Problem]]:
    """The problems that belong to no scenario, by the file or folder that they are about."""
    files: dict[str, list[Problem]] = {}
    for problem in others:
        files.setdefault(problem.place.path, []).append(problem)
    return files
