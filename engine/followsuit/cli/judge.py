"""Answer positions given as JSON, one object a line.

    followsuit judge < positions.jsonl > rulings.jsonl

    {"id": 1, "rules": "belote.app", "trumps": "S", "trick": "W: AD 8S", "hand": "E: 7S 9S KH"}
    {"id": 1, "legal": ["9S"], "refused": {"7S": "belote.overruff", "KH": "belote.ruff"}, "holds": "N"}

Without a trick the question is about a lead. A complete trick, or one that "plays" completes, also has a "winner"
and, where cards count, "points". A line that cannot be read, or cannot occur, is answered with an "error"; the lines
after it are answered all the same, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import errno
import io
import json
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

from followsuit.cli.paths import a_path
from followsuit.errors import Place
from followsuit.notation.json_form import judge_line


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument("file", nargs="?", type=a_path, help="a file of positions (default, or -: standard input)")


def run(options: argparse.Namespace) -> int:
    """Judge line by line: memory does not grow with the input."""
    path: Path | None = options.file if options.file != Path("-") else None
    # A byte that is not UTF-8 spoils its own line only.
    with path.open(encoding="utf-8-sig", errors="replace") if path else nullcontext(_standard_input()) as lines:
        return answer(lines, str(path or "<stdin>"), sys.stdout)


def answer(lines: Iterable[str], path: str, out: TextIO) -> int:
    """Write an answer for every line that is not blank; the status is 1 when any of them is an error.

    Each is handed on at once: whoever asks one question and waits gets the answer.
    """
    status = 0
    for number, line in enumerate(lines, start=1):
        if line.strip():
            answered = judge_line(line, Place(path, number))
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
