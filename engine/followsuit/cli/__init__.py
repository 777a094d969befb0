"""The command line: ``followsuit judge | check | accept | show | rules``."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from followsuit.cli import accept, check, judge, rules, show

_COMMANDS = (judge, check, accept, show, rules)


def parser() -> argparse.ArgumentParser:
    """The parser, with a sub-command a module of this package."""
    top = argparse.ArgumentParser(
        prog="followsuit",
        description="Rulings for trick-taking card games: which card may be played, and which rule refuses the others.",
        epilog="Try: followsuit rules, then followsuit check examples, then followsuit show belote/overruff.",
    )
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module in _COMMANDS:
        name = module.__name__.rpartition(".")[2]
        documentation = (module.__doc__ or "").strip()
        command = commands.add_parser(
            name,
            help=documentation.partition("\n")[0],
            description=documentation,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(command)
        command.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. The status is 0 when all is well, 1 when something is wrong, 2 for a call that makes no sense."""
    arguments = parser().parse_args(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without ♠ is no reason to stop
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of a pipe, such as head, has seen enough; nor is the rest for anybody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status
