"""Saying on the standard error what is wrong with a call."""

from __future__ import annotations

import sys
from contextlib import suppress

from followsuit.errors import Problem, printable


def complain(what: Problem | str) -> None:
    """A line on the standard error, where there is one that takes it. Text begins with the name of the program."""
    if sys.stderr:
        with suppress(OSError):
            print(what if isinstance(what, Problem) else printable(f"followsuit: {what}"), file=sys.stderr)
