"""Replay whole deals given as JSON, one object a line.

    followsuit replay < deals.jsonl > results.jsonl

The answer has the cards that were "legal" at each turn, the "winners" of the tricks, the "points" of the cards (or the
tricks) and the "score". With "before", the score of a game of several deals before this one, it also has the "totals"
after it and who has won the "game", or null. An action that breaks a rule is answered with an "error" that names the
clause; the lines after it are answered all the same, and the exit status is 1.
"""

from __future__ import annotations

import argparse

from followsuit.cli import lines
from followsuit.notation.replay import replay_line


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    lines.add_file(command, "deals")


def run(options: argparse.Namespace) -> int:
    """Replay line by line."""
    return lines.run(options, replay_line)
