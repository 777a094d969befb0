"""Numbers that are given on the command line."""

from __future__ import annotations

import argparse

from followsuit.errors import quoted
from followsuit.finding.search import MOST

MOST_HELP = f"play so many deals at most for an example that is to be found (default: {MOST:,})"


def number(text: str) -> int:
    """A whole number from 0."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1."""
    found = number(text)
    if found < 1:
        raise argparse.ArgumentTypeError("expected 1 or more")
    return found
