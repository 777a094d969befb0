"""Write into scenarios what the engine finds and the referee confirms.

    followsuit accept [PATH …]

Claims that are wrong are replaced and missing ones added, by their place in the file and nothing else in it; the
difference is printed. Read it before you keep it.
"""

from __future__ import annotations

import argparse
import difflib
import sys

from followsuit.cli.paths import add_paths, library
from followsuit.scenarios import accept as accepting
from followsuit.scenarios.check import check


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_paths(command)
    command.add_argument("--dry-run", action="store_true", help="print the difference and write nothing")


def run(options: argparse.Namespace) -> int:
    """Print the difference and write it; the status is 1 when something is left that cannot be accepted."""
    read = library(options)
    left = list(read.problems)
    for path, document in read.documents.items():
        checked = [check(each) for each in read.scenarios.values() if each.record.head.source is document.source]
        left += [each for one in checked for each in one.problems if not accepting.mendable(each.code)]
        old, new = document.source.text, accepting.accepted(document, checked)
        if new == old:
            continue
        lines = (old.splitlines(keepends=True), new.splitlines(keepends=True))
        sys.stdout.writelines(difflib.unified_diff(*lines, str(path), str(path)))
        if not options.dry_run:
            try:
                accepting.write(path, new)
            except OSError as error:
                print(f"followsuit: {path}: cannot be written: {error.strerror}.", file=sys.stderr)
                return 1
    for problem in left:
        print(problem, file=sys.stderr)
    return int(bool(left))
