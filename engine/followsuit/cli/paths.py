"""The scenario files that a command works on."""

from __future__ import annotations

import argparse
from pathlib import Path

from followsuit.scenarios.library import Library, read_library

EXAMPLES = Path("examples")


def add_paths(command: argparse.ArgumentParser) -> None:
    """The argument for files and folders."""
    command.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="files or folders of scenarios (default: examples)"
    )


def library(options: argparse.Namespace) -> Library:
    """The scenarios that were asked for."""
    return read_library(options.paths or [EXAMPLES])
