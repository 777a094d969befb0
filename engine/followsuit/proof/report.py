"""The report of a proof: what was proven, in numbers, and of which version of the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

VERSION = 1


@dataclass(frozen=True)
class Figures:
    """The numbers of a rule set, or of all of them.

    ``tricks``, ``positions`` and ``complete`` are as in :class:`~followsuit.proof.counting.Counts`; ``questions`` is
    how often a claim was made, ``different`` how many claims there were, and ``seconds`` how long it took: the work for
    one rule set on one processor, and all of it by the clock.
    """

    tricks: int
    positions: int
    complete: int
    questions: int
    different: int
    seconds: int


@dataclass(frozen=True)
class Report:
    """The figures in all and by rule set. ``key`` says what was proven: see :func:`~followsuit.proof.key.key`."""

    key: str
    total: Figures
    rule_sets: Mapping[str, Figures]

    def to_json(self) -> str:
        """The document."""
        return json.dumps({"version": VERSION} | asdict(self), indent=1) + "\n"

    def numbers(self) -> dict[str, int]:
        """Every figure by the name that a page calls it by: ``tricks`` of all, ``belote.app:tricks`` of one."""
        found = asdict(self.total)
        for name, figures in self.rule_sets.items():
            found |= {f"{name}:{figure}": value for figure, value in asdict(figures).items()}
        return found


def read_report(text: str) -> Report:
    """The report that :meth:`Report.to_json` has written. Raises :exc:`ValueError` when it is anything else."""
    try:
        content = json.loads(text)
        if content["version"] != VERSION:
            raise ValueError(f"version {content['version']!r}; expected {VERSION}")
        rule_sets = {str(name): _figures(each) for name, each in content["rule_sets"].items()}
        return Report(str(content["key"]), _figures(content["total"]), rule_sets)
    except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise ValueError(f"not the report of a proof: {error!r}") from None


def _figures(given: Any) -> Figures:
    return Figures(**{field.name: int(given[field.name]) for field in fields(Figures)})
