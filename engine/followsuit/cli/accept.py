"""Write into scenarios what the engine finds and the referee confirms.

    followsuit accept [PATH …]

Claims that are wrong are replaced and missing ones added, by their place in the file and nothing else in it; the
difference is printed. Read it before you keep it.

Where a record has a query, [Find "…"], and no example yet, or one that is not found any more, deals are played until an
example is found.

A folder with a published.json is held to the number of its examples. It is raised when there are more; when there are
fewer, only --fewer writes that down, and --count makes the file where there is none.
"""

from __future__ import annotations

import argparse
import difflib
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from followsuit.cli.complain import complain
from followsuit.cli.numbers import MOST_HELP, positive
from followsuit.cli.paths import EXAMPLES, add_paths, library
from followsuit.coverage import published
from followsuit.errors import Problem, printable
from followsuit.finding.search import MOST
from followsuit.finding.sharing import usual
from followsuit.notation.source import Source
from followsuit.notation.tags import Document, read_document
from followsuit.scenarios import accept as accepting
from followsuit.scenarios.check import Checked, check, check_library
from followsuit.scenarios.library import Library, read_library
from followsuit.scenarios.searching import searched


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_paths(command)
    command.add_argument("--dry-run", action="store_true", help="print the difference and write nothing")
    command.add_argument("--most", type=positive, default=MOST, metavar="N", help=MOST_HELP)
    command.add_argument("--fewer", action="store_true", help="write the number of examples down where it falls")
    command.add_argument("--count", action="store_true", help="hold folders to their number of examples from now on")


def run(options: argparse.Namespace) -> int:
    """Print the difference and write it; the status is 1 when something is left that cannot be accepted."""
    read = library(options)
    left = list(read.problems)
    share = usual(1, options.most, complain)
    for path, document in read.documents.items():
        checked = [check(each) for each in read.scenarios.values() if each.record.head.source is document.source]
        old = document.source.text
        text, missing = searched(document, checked, options.most, share)
        if text != old:
            document, checked = _read_again(path, text)
        left += [each for one in checked for each in one.problems if not accepting.mendable(each.code)]
        left += missing
        new = accepting.accepted(document, checked)
        if new == old:
            continue
        sys.stdout.writelines(_difference(old, new, str(path)))
        if not options.dry_run:
            accepting.write(path, new)
    if not left:  # what cannot be read is not counted, and is not to look as if it were gone
        left += _numbers(options)
    for problem in left:
        complain(problem)
    return int(bool(left))


def _read_again(path: Path, text: str) -> tuple[Document, list[Checked]]:
    """A file as it would be with what was found, before claims about that are written."""
    document, library = read_document(Source(str(path), text)), Library()
    library.add(document, path.absolute().parent.name)
    return document, check_library(library)


def _numbers(options: argparse.Namespace) -> Iterator[Problem]:
    """Write the numbers of examples down, and tell which of them would have to fall for that."""
    paths = options.paths or [EXAMPLES]
    new = [path for path in paths if options.count and path.is_dir() and published.above(path) is None]
    for folder in dict.fromkeys([*new, *filter(None, map(published.above, paths))]):
        before = {} if folder in new else published.read(folder)
        if isinstance(before, Problem):
            yield before
            continue
        there = published.count(read_library([folder]), folder)
        after = there if options.fewer else published.raised(there, before)
        if after != before or folder in new:
            old = "" if folder in new else published.text(before)
            sys.stdout.writelines(_difference(old, published.text(after), str(folder / published.FILE)))
            if not options.dry_run:
                published.write(folder, after)
        yield from published.compare(there, after, folder)


def _difference(old: str, new: str, path: str) -> Iterator[str]:
    before, after = (io.StringIO(text).readlines() for text in (old, new))  # only a line feed ends a line
    for line in difflib.unified_diff(before, after, path, path):
        text = line.rstrip("\r\n")
        yield text[:1] + "\t".join(map(printable, text[1:].split("\t"))) + "\n"
        if not line.endswith("\n"):
            yield "\\ No newline at end of file\n"
