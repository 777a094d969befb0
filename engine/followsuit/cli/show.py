"""Draw a position and the ruling on it.

followsuit show belote/overruff
"""

from __future__ import annotations

import argparse

from followsuit.cli.complain import complain
from followsuit.cli.paths import EXAMPLES, a_path
from followsuit.drawing import draw
from followsuit.drawing_deal import draw_deal
from followsuit.errors import Place, Problem, printable
from followsuit.scenarios.check import check
from followsuit.scenarios.library import WholeDeal, read_library


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument("id", nargs="+", metavar="ID", help="the id of a scenario: its folder and its name")
    command.add_argument(
        "--from", dest="paths", action="append", type=a_path, help="where to look for it (default: examples)"
    )


def run(options: argparse.Namespace) -> int:
    """Print the drawings; the status is 1 when a scenario is unknown or something is wrong with it."""
    library = read_library(options.paths or [EXAMPLES])
    problems: list[Problem] = []
    for name in options.id:
        found = library.find(name, Place(name))
        if isinstance(found, Problem):
            problems.append(found)
            continue
        checked = check(found)
        problems.extend(checked.problems)
        if isinstance(found, WholeDeal):
            if found.reading.state:
                print(f"{printable(name)}\n\n{draw_deal(found.reading, checked.score)}\n")
        elif checked.ruling and found.reading.position:
            print(f"{printable(name)}\n\n{draw(found.reading.position, checked.ruling)}\n")
    for problem in problems:
        complain(problem)
    return int(bool(problems))
