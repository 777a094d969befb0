"""Find examples in real play: positions in which a clause decides, or whole deals.

    followsuit find --rules belote.app --clause overruff --hand 3..5 --seed 7
    followsuit find --rules "belote.app underruff=free" --clause underruff --count 3
    followsuit find --rules ninety-two.92q --clause back-suit --round last
    followsuit find --rules belote.table --clause capot --clause belote-lost

Deals are bid and played by simple players; each example is small, unlike the others, and confirmed by the referee. The
same seed gives the same examples on every machine. Several clauses must all decide; clauses of the auction and of the
score find whole deals. A range is a number, or two with .. between them, one of which may be left out.

What is printed can be put into a file. A search that would take more than a minute is shared out among the processors
of this machine, where Dask is installed; --cluster shares it out among the workers of a Dask cluster. Who works on it
makes no difference to what is found.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack

from followsuit.cli.complain import complain
from followsuit.cli.numbers import MOST_HELP, number, positive
from followsuit.drawing import draw
from followsuit.drawing_deal import draw_deal
from followsuit.errors import Place, Problem
from followsuit.finding import cluster
from followsuit.finding.query import KEYS, Query
from followsuit.finding.reading import Word, read_query
from followsuit.finding.search import MOST, Answers, Block, Share, find, one_by_one
from followsuit.finding.sharing import usual
from followsuit.notation.source import Source, Token
from followsuit.notation.table import read_rules
from followsuit.notation.words import Problems
from followsuit.scenarios.check import Checked
from followsuit.scenarios.found_text import FoundRecord, found_record
from followsuit.scenarios.library import WholeDeal

WORKERS_HELP = "so many processes on this machine, no more than it has processors; 0: only this one"
EVERY = 0.5
"""Progress is told every so many seconds."""


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument(
        "--rules", required=True, metavar="RULES", help='a rule set: belote.app, "belote.app tie=failed"'
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    command.add_argument(
        "--clause", action="append", required=True, metavar="CLAUSE", help="what decides: overruff, or belote.overruff"
    )
    command.add_argument("--seed", metavar="N", help="which examples (default: 1)")
    command.add_argument("--count", type=positive, default=1, metavar="N", help="how many (default: 1)")
    asked = command.add_argument_group("what the position is like")
    asked.add_argument("--hand", metavar="RANGE", help="cards in the hand: 3..5")
    asked.add_argument("--trick", metavar="RANGE", help="cards on the table before the player")
    asked.add_argument("--legal", metavar="RANGE", help="cards that may be played")
    asked.add_argument("--refused", metavar="RANGE", help="cards that may not")
    asked.add_argument("--round", metavar="RANGE", help="the number of the trick in the deal, or: last")
    asked.add_argument("--trumps", metavar="TRUMPS", help="S, H, D or C; in Coinche also NT, AT")
    asked.add_argument("--players", metavar="N", help="how many play, where a game allows several")
    asked.add_argument("--deal", metavar="N", help="the deal of the seed, where it is known")
    how = command.add_argument_group("how")
    how.add_argument(
        "--format", choices=("scn", "json", "show"), default="scn", help="records (default), JSON lines, or drawings"
    )
    how.add_argument("--most", type=positive, default=MOST, metavar="N", help=MOST_HELP)
    who = how.add_mutually_exclusive_group()
    who.add_argument("--workers", type=number, metavar="N", help=WORKERS_HELP)
    who.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster, like tcp://host:8786")


def run(options: argparse.Namespace) -> int:
    """Print what is found; the status is 1 when it is less than asked for, 2 for a query that makes no sense."""
    query = _query(options)
    if query is None:
        return 2
    progress = _Progress()
    printed = wrong = 0
    try:
        with ExitStack() as stack:
            share = progress.told(_share(options, stack))
            for found in find(query, options.count, most=options.most, share=share):
                record = found_record(found)
                checked = record.checked()
                progress.clear()
                for problem in checked.problems:
                    wrong += 1
                    complain(problem)
                _print(options.format, record, checked, first=printed == 0)
                printed += 1
    except cluster.ClusterError as error:
        complain(str(error))
        return 2
    finally:
        progress.clear()
    if printed < options.count:
        where = f"{progress.deals:,} deals; try another seed, or more with --most."
        if query.deal is not None:
            where = f"deal {query.deal}; without --deal others are looked at, too."
        complain(f"found {printed} of {options.count} in {where}")
    return int(bool(wrong) or printed < options.count)


def _query(options: argparse.Namespace) -> Query | None:
    problems = Problems()
    text = " ".join([options.rules, *options.option])
    rules = read_rules({"Rules": Token(Source("--rules", text), 0, text)}, Place("--rules"), problems)
    query = read_query(_words(options), rules, Place("--clause"), problems) if rules and not problems.found else None
    for problem in problems.found:
        complain(_said(problem))
    return query


def _words(options: argparse.Namespace) -> Iterator[Word]:
    for key in KEYS:
        given = getattr(options, key)
        for text in given if isinstance(given, list) else [given]:
            if text is not None:
                yield key, Token(Source(f"--{key}", text), 0, text)


def _said(problem: Problem) -> str:
    return f"{problem.place.path}: {problem.said}"


# --- who works


def _share(options: argparse.Namespace, stack: ExitStack) -> Share:
    if options.cluster is not None:
        return stack.enter_context(cluster.at_address(options.cluster))
    if options.workers is None:
        return usual(options.count, options.most, complain)
    workers = min(options.workers, os.cpu_count() or 1)
    return stack.enter_context(cluster.local(workers)) if workers else one_by_one


class _Progress:
    """How many deals have been played; told on the standard error where somebody looks at it."""

    def __init__(self) -> None:
        self.deals = 0
        self.watched = bool(sys.stderr) and sys.stderr.isatty()
        self.said = time.monotonic()

    def told(self, share: Share) -> Share:
        """The same share, counted."""

        def counted(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
            going: deque[Block] = deque()
            for found in share(query, _noted(blocks, going)):
                start, end = going.popleft()  # blocks come back in the order in which they went out
                self.deals += end - start
                yield found
                self._tell()

        return counted

    def _tell(self) -> None:
        now = time.monotonic()
        if self.watched and now - self.said >= EVERY:
            self.said = now
            print(f"\r{self.deals:,} deals …", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line back."""
        if self.watched:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _noted(blocks: Iterable[Block], going: deque[Block]) -> Iterator[Block]:
    for block in blocks:
        going.append(block)
        yield block


# --- what is printed


def _scn(record: FoundRecord, checked: Checked) -> str:
    return record.text


def _json(record: FoundRecord, checked: Checked) -> str:
    return json.dumps(record.json())


def _show(record: FoundRecord, checked: Checked) -> str:
    scenario = checked.scenario
    if isinstance(scenario, WholeDeal):
        return draw_deal(scenario.reading, checked.score)
    position, ruling = scenario.reading.position, checked.ruling
    assert position, "what was written can be read"
    assert ruling, "and is judged"
    return draw(position, ruling)


_FORMATS = {"scn": _scn, "json": _json, "show": _show}


def _print(form: str, record: FoundRecord, checked: Checked, *, first: bool) -> None:
    """Print an example at once; whoever waits for the first need not wait for the last."""
    gap = "" if first or form == "json" else "\n"
    print(gap + _FORMATS[form](record, checked), flush=True)
