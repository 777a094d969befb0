"""Check scenarios: engine, referee and the author's claims must agree.

    followsuit check [PATH …]

Each disagreement is shown with file, line and column, what was claimed, what was found, and why.
"""

from __future__ import annotations

import argparse

from followsuit.cli.paths import EXAMPLES, add_paths, library
from followsuit.coverage import published
from followsuit.reports import FORMATS
from followsuit.scenarios.check import check_library


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_paths(command)
    command.add_argument(
        "--format",
        choices=FORMATS,
        default="text",
        help="how to report (default: text); json is one object a line, a line a problem",
    )


def run(options: argparse.Namespace) -> int:
    """Print the report; the status is 1 when anything is wrong."""
    read = library(options)
    checked = check_library(read)
    others = [*read.problems, *published.problems(read, options.paths or [EXAMPLES])]
    report = FORMATS[options.format](checked, others)
    if report:
        print(report)
    return int(bool(others) or any(each.problems for each in checked))
