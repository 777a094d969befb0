"""``python -m tests.mutants [--max-children N] [engine/followsuit/trick.py …]``: what ``nox -s mutants`` runs."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys

from tests.mutants.place import PLACE, modules, prepare
from tests.mutants.survivors import Change, change, faults, listed

NOTICED = {"killed", "timeout", "segfault"}
"""What mutmut says of a mutant that made a test fail, run without end, or break down."""

ENVIRONMENT = {**os.environ, "FOLLOWSUIT_DEALS": "40"}
"""Fewer random deals than the tests play otherwise: a mutant that survives goes through all tests."""


def mutmut(*arguments: str) -> str:
    """What mutmut answers to a question."""
    return subprocess.run(["mutmut", *arguments], cwd=PLACE, check=True, stdout=subprocess.PIPE, text=True).stdout


def survivors() -> list[Change]:
    """The mutants that were made and not noticed."""
    states = [line.strip().rpartition(": ") for line in mutmut("results").splitlines()]
    return [change(name, mutmut("show", name)) for name, _, state in states if state not in NOTICED]


def main() -> int:
    """Make mutants, let the tests notice them, and tell of those that they did not notice."""
    parser = argparse.ArgumentParser(prog="nox -s mutants --", description=main.__doc__)
    parser.add_argument("--max-children", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("path", nargs="*", help="modules to mutate, such as engine/followsuit/trick.py; all by default")
    arguments = parser.parse_args()
    if not shutil.which("mutmut"):
        parser.error("mutmut is not installed here: run python3 -m nox -s mutants")
    try:
        mutated = modules(arguments.path)
    except LookupError as error:
        parser.error(str(error.args[0]))
    prepare(mutated)
    run = ["mutmut", "run", "--max-children", str(arguments.max_children)]
    subprocess.run(run, cwd=PLACE, env=ENVIRONMENT, check=True)
    mutmut("export-cicd-stats")
    numbers = json.loads((PLACE / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    excused = listed(mutated)
    found = survivors()
    wrong = faults(found, excused)
    for each in wrong:
        print(f"\n{each}")
    print(f"\n{numbers['total']} mutants, {numbers['total'] - len(found)} noticed by the tests, {len(found)} survived,")
    print(f"of which {len(found) - sum(fault.startswith('survived') for fault in wrong)} cannot matter.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
