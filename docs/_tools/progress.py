"""What the reader of a terminal sees while languages are built; plain lines where there is no terminal."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from _ext.languages import BY_CODE
from _tools.one_language import Result


class Report:
    """One line a language as it is done; below them, in a terminal, a bar and the languages at work."""

    def __init__(self, total: int) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self._at_work: list[str] = []
        self._bar = Progress(
            BarColumn(24), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn(),
            console=self.console, auto_refresh=False, transient=True, disable=not self.console.is_terminal,
        )  # fmt: skip
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def begun(self, language: str) -> None:
        """A language has been taken up."""
        self._at_work.append(language)
        self.tick()

    def done(self, result: Result) -> None:
        """A language is ready, or has failed."""
        self._at_work.remove(result.language)
        mark = f"[red]✗ {len(result.warnings)} lines of warnings[/]" if result.warnings else "[green]✓[/]"
        name = BY_CODE[result.language].name
        self.console.print(f"  {result.language}  {result.seconds:5.1f} s  {mark}  {name}")
        self._bar.advance(self._task)
        self.tick()

    def tick(self) -> None:
        """Draw the bar anew. No thread does it: the processes are forked from this one."""
        self._bar.update(self._task, description=", ".join(self._at_work), refresh=True)
