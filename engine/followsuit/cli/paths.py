"""The scenario files that a command works on."""

from __future__ import annotations

import argparse
from pathlib import Path

from followsuit.scenarios.library import Library, read_library

EXAMPLES = Path("examples")


def a_path(text: str) -> Path:
    """A path that was given. An empty one is a slip, such as that of an empty variable, and not this folder."""
    if not text:
        raise argparse.ArgumentTypeError("expected a path, and found nothing")
    return Path(text)


def add_paths(command: argparse.ArgumentParser) -> None:
    """The argument for files and folders."""
    command.add_argument(
        "paths", nargs="*", type=a_path, metavar="PATH", help="files or folders of scenarios (default: examples)"
    )


def library(options: argparse.Namespace) -> Library:
    """The scenarios that were asked for."""
    return read_library(options.paths or [EXAMPLES])
