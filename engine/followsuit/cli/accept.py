"""Write into scenarios what the engine finds and the referee confirms.

    followsuit accept [PATH …]

Claims that are wrong are replaced and missing ones added, by their place in the file and nothing else in it; the
difference is printed. Read it before you keep it.
"""

from __future__ import annotations

import argparse
import difflib
import io
import sys
from collections.abc import Iterator

from followsuit.cli.complain import complain
from followsuit.cli.paths import add_paths, library
from followsuit.errors import printable
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
        sys.stdout.writelines(_difference(old, new, str(path)))
        if not options.dry_run:
            accepting.write(path, new)
    for problem in left:
        complain(problem)
    return int(bool(left))


def _difference(old: str, new: str, path: str) -> Iterator[str]:
    before, after = (io.StringIO(text).readlines() for text in (old, new))  # only a line feed ends a line
    for line in difflib.unified_diff(before, after, path, path):
        text = line.rstrip("\r\n")
        yield text[:1] + "\t".join(map(printable, text[1:].split("\t"))) + "\n"
        if not line.endswith("\n"):
            yield "\\ No newline at end of file\n"
