"""Answering JSON line by line: memory does not grow with the input."""

from __future__ import annotations

import argparse
import errno
import io
import json
import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

from followsuit.cli.paths import a_path
from followsuit.errors import Place
from followsuit.notation.json_form import JsonObject

Answer = Callable[[str, Place], JsonObject]


def add_file(command: argparse.ArgumentParser, what: str) -> None:
    """The argument for the file to be answered."""
    command.add_argument("file", nargs="?", type=a_path, help=f"a file of {what} (default, or -: standard input)")


def run(options: argparse.Namespace, answer_line: Answer) -> int:
    """Answer a file or the standard input."""
    path: Path | None = options.file if options.file != Path("-") else None
    # A byte that is not UTF-8 spoils its own line only.
    with path.open(encoding="utf-8-sig", errors="replace") if path else nullcontext(_standard_input()) as lines:
        return answer(lines, str(path or "<stdin>"), sys.stdout, answer_line)


def answer(lines: Iterable[str], path: str, out: TextIO, answer_line: Answer) -> int:
    """Write an answer for every line that is not blank; the status is 1 when any of them is an error.

    Each is handed on at once: whoever asks one question and waits gets the answer.
    """
    status = 0
    for number, line in enumerate(lines, start=1):
        if line.strip():
            answered = answer_line(line, Place(path, number))
            status = status or int("error" in answered)
            out.write(json.dumps(answered) + "\n")  # in ASCII, so that any output can take it
            out.flush()
    return status


def _standard_input() -> TextIO:
    if not sys.stdin:
        raise OSError(errno.EBADF, "it is closed", "standard input")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    return sys.stdin
