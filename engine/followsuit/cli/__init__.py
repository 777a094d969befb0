"""The command line: ``followsuit judge | replay | check | accept | coverage | show | find | deal | rules``."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from followsuit.cli import accept, check, coverage, deal, find, judge, replay, rules, show
from followsuit.cli.complain import complain
from followsuit.errors import printable

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_COMMANDS = (judge, replay, check, accept, coverage, show, find, deal, rules)


class Parser(argparse.ArgumentParser):
    """A parser whose messages cannot command a terminal, and which says when its help cannot be written."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with a call, and end."""
        super().error(printable(message))

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Write the help, to the standard output unless told otherwise."""
        print(self.format_help(), end="", file=file)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End the program."""
        sys.stdout.flush()
        super().exit(status, message)


def parser() -> Parser:
    """The parser, with a sub-command a module of this package."""
    top = Parser(
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
    """Run a command. The status is 0 when all is well, 1 when something is wrong, 2 for a call that makes no sense.

    It is 2, too, when something cannot be read or written.
    """
    if not sys.stdout:
        complain("the standard output is closed.")
        return 2
    try:
        arguments = parser().parse_args(argv)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without ♠ is no reason to stop
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of a pipe, such as head, has seen enough
        _finish_output()
        return 1
    except OSError as error:
        complain(f"{error.filename or 'input or output'}: {error.strerror or error}.")
        _finish_output()
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _finish_output() -> None:
    """Write what has been said; when it cannot be written, it is for nobody, and Python need not try again."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
