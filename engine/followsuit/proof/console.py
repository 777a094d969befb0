"""What is seen of a proof in a terminal: how far it is, and its figures. Standard output is left to what it finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from followsuit.proof.report import Figures

T = TypeVar("T")
LARGE = 10**15
"""From here on a number is written with a power of ten, for nobody could read it."""


class Screen:
    """Writes to the standard error."""

    def __init__(self) -> None:
        self.console = Console(stderr=True, highlight=False, soft_wrap=True)

    def track(self, results: Iterator[T], what: str, number: int) -> Iterator[T]:
        """Hand on the results of a piece of work, with a bar that shows how far it is where there is a terminal."""
        columns = BarColumn(24), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        with Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal) as progress:
            task = progress.add_task(what, total=number)
            for each in results:
                progress.advance(task)
                yield each

    def table(self, figures: Mapping[str, Figures]) -> None:
        """The figures, a line for each name."""
        rows = [["", "tricks", "with any hand", "complete", "questions", "different", "seconds"]]
        for name, each in figures.items():
            numbers = (each.tricks, each.positions, each.complete, each.questions, each.different, each.seconds)
            rows.append([name, *map(written, numbers)])
        first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
        for name, *cells in rows:
            self.say("  ".join([name.ljust(first), *map(str.rjust, cells, others)]))

    def say(self, *lines: str) -> None:
        """Plain lines."""
        for line in lines:
            self.console.print(line, markup=False)


def written(number: int) -> str:
    """A number in figures, or as 1.2e+22 when it is large."""
    return f"{number:,}" if number < LARGE else f"{number:.1e}"
