"""``python -m tests.mutants [--max-children N] [engine/followsuit/trick.py …]``: what ``nox -s mutants`` runs."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import Executor, ThreadPoolExecutor

from tests.mutants.place import PLACE, TEST_FILES, modules, prepare
from tests.mutants.survivors import change, faults, listed

NOTICED = {"killed", "timeout", "segfault"}
"""What mutmut says of a mutant that made a test fail, run without end, or break down."""

ENVIRONMENT = {**os.environ, "FOLLOWSUIT_DEALS": "40"}
"""Fewer random deals than the tests play otherwise: a mutant that survives goes through all tests."""


def mutmut(*arguments: str) -> str:
    """What mutmut answers to a question."""
    return subprocess.run(["mutmut", *arguments], cwd=PLACE, check=True, stdout=subprocess.PIPE, text=True).stdout


def survivors() -> list[str]:
    """The mutants that were made and not noticed."""
    states = [line.strip().rpartition(": ") for line in mutmut("results").splitlines()]
    return [name for name, _, state in states if state not in NOTICED]


def is_noticed_from_the_start(mutant: str) -> bool:
    """Whether the tests notice a mutant that is there before the package is imported.

    mutmut imports the package first, and by then tables have been built, by functions that are not asked again.
    """
    command = [sys.executable, "-m", "pytest", "-x", "-q", *TEST_FILES]
    environment = {**ENVIRONMENT, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=PLACE / "mutants", env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode != 0


def report(mutated: list[str], processes: Executor) -> bool:
    """Tell of the mutants that were not noticed. Whether all is well: there is none but those that are listed."""
    names = survivors()
    changes = dict(zip(names, processes.map(lambda name: change(name, mutmut("show", name)), names), strict=True))
    excused = listed(mutated)
    unlisted = [name for name in names if changes[name] not in excused]
    for name, noticed in zip(unlisted, processes.map(is_noticed_from_the_start, unlisted), strict=True):
        if noticed:
            del changes[name]
    wrong = faults(changes.values(), excused)
    for each in wrong:
        print(f"\n{each}")
    mutmut("export-cicd-stats")
    made = json.loads((PLACE / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))["total"]
    cannot_matter = sum(each in excused for each in changes.values())
    print(f"\n{made} mutants: {made - len(changes)} noticed, {cannot_matter} that cannot matter, ", end="")
    print(f"{len(changes) - cannot_matter} that should have been noticed")
    return not wrong


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
    failed = subprocess.run(run, cwd=PLACE, env=ENVIRONMENT, check=False).returncode
    if failed:  # it has said why: most often a test fails without any mutant
        return failed
    with ThreadPoolExecutor(arguments.max_children) as processes:
        return 0 if report(mutated, processes) else 1


if __name__ == "__main__":
    sys.exit(main())
