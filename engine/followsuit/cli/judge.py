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

from followsuit.cli import lines
from followsuit.notation.json_form import judge_line


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    lines.add_file(command, "positions")


def run(options: argparse.Namespace) -> int:
    """Judge line by line."""
    return lines.run(options, judge_line)
