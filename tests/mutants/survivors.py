"""Mutants that no test noticed, and the list of those of which none can."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

CANNOT_MATTER = Path(__file__).with_name("cannot_matter.toml")


class Change(NamedTuple):
    """What a mutant changes, in words that stay true when the code around it moves.

    ``function`` is the dotted name, for a lambda in a table that of the table; ``removed`` and ``added`` are the lines.
    """

    function: str
    removed: tuple[str, ...]
    added: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"  - {line}" for line in self.removed] + [f"  + {line}" for line in self.added]
        return "\n".join([self.function, *lines])


def change(mutant: str, diff: str) -> Change:
    """The change of a mutant, from the name that mutmut gives it and the diff that mutmut shows."""
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    return Change(
        function_of(mutant),
        tuple(line[1:].strip() for line in lines if line.startswith("-")),
        tuple(line[1:].strip() for line in lines if line.startswith("+")),
    )


def function_of(mutant: str) -> str:
    """``followsuit.trick.xǁTrickǁplay__mutmut_3`` is one of ``followsuit.trick.Trick.play``."""
    module, _, name = mutant.rpartition("__mutmut_")[0].rpartition(".")
    name = name.removeprefix("x_") if name.startswith("x_") else name.removeprefix("xǁ").replace("ǁ", ".")
    in_table = re.fullmatch(r"in_(\w+)_\d+", name)
    return f"{module}.{in_table[1] if in_table else name}"


def listed(modules: Sequence[str]) -> dict[Change, str]:
    """The listed mutants of modules (``trick.py``), each with the reason why it cannot matter."""
    names = tuple("followsuit." + path.removesuffix(".py").replace("/", ".") + "." for path in modules)
    found = {}
    for each in tomllib.loads(CANNOT_MATTER.read_text("utf-8"))["mutant"]:
        removed = [line for line in each["change"].splitlines() if line.startswith("-")]
        added = [line for line in each["change"].splitlines() if line.startswith("+")]
        key = Change(each["function"], *(tuple(line[1:].strip() for line in lines) for lines in (removed, added)))
        if key.function.startswith(names):
            found[key] = each["reason"]
    return found


def faults(survivors: Iterable[Change], excused: Iterable[Change]) -> list[str]:
    """What is wrong: a mutant that survived and is not listed, or one that is listed and does not survive."""
    alive, known = Counter(survivors), set(excused)
    unknown = [f"survived: {each}" for each, times in alive.items() if each not in known for _ in range(times)]
    return unknown + [f"listed in {CANNOT_MATTER.name}, and does not survive: {each}" for each in known - alive.keys()]
