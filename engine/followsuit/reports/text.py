"""For the terminal: a problem a line, then a summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from followsuit.errors import Problem
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """Every problem with its place, then how many scenarios were checked and what was found."""
    problems = [*others, *(problem for each in checked for problem in each.problems)]
    return "\n".join([*map(str, problems), summary(checked, problems)])


def summary(checked: Sequence[Checked], problems: Sequence[Problem]) -> str:
    """One line, like: 143 scenarios in 8 rule sets: engine, referee and claims agree."""
    rules = {each.scenario.reading.position.rules.id for each in checked if each.scenario.reading.position}
    count = f"{len(checked)} scenario{'s' * (len(checked) != 1)} in {len(rules)} rule set{'s' * (len(rules) != 1)}"
    if not problems:
        return f"{count}: engine, referee and claims agree."
    families = Counter(problem.code.family.value for problem in problems)
    found = ", ".join(f"{number} {family}" for family, number in sorted(families.items()))
    wrong = sum(bool(each.problems) for each in checked)
    return f"{count}: {wrong} not in order; problems: {found}."
