"""Prove that the engine and the referee agree on every trick and every hand, for all rule sets or for those named.

Standard output has a position for each disagreement found, in the form that `followsuit judge` reads. What the two say
of it goes to the standard error, and so do the figures of the proof. The status is 1 when they disagree.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from time import perf_counter

from followsuit.errors import Code, Problem, nearest, quoted
from followsuit.games import CLAUSES, RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.notation.source import Source, Token
from followsuit.notation.table import read_rule_set
from followsuit.notation.words import Problems
from followsuit.order import Trumps
from followsuit.proof.console import Screen
from followsuit.proof.counting import Counts, counts
from followsuit.proof.failure import ProofError
from followsuit.proof.job import jobs
from followsuit.proof.key import key
from followsuit.proof.lead import play_options
from followsuit.proof.report import Report
from followsuit.proof.run import Proof, processes, prove


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command. The status is 1 when nothing is proven, 2 for what cannot be done, 130 for an interrupt."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.report and (options.rules or options.house_rules or options.trumps or options.without):
        parser.error("a report is about the rule sets as they stand: give --report alone")
    if options.report and not options.report.absolute().parent.is_dir():
        parser.error(f"there is no folder {options.report.parent}")
    if options.trumps and not any(options.trumps in rules.game.trumps for rules in options.rules or RULE_SETS.values()):
        parser.error(f"none of these rule sets is played with {options.trumps} as trumps")
    try:
        return _run(options)
    except ProofError as error:
        print(f"Not proven: {error}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m followsuit.proof", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", type=_rule_set, help='such as belote.app, or "belote.app underruff=free"')
    parser.add_argument("--house-rules", action="store_true", help="with every choice of the options of play")
    parser.add_argument("--trumps", type=Trumps, choices=list(Trumps), help="under these trumps only")
    parser.add_argument(
        "--without",
        type=_clause,
        metavar="CLAUSE",
        action="append",
        default=[],
        help="with a clause taken from the engine",
    )
    parser.add_argument(
        "--processes", type=_number, default=os.cpu_count(), metavar="N", help="default: one a processor"
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the figures, when all is proven")
    return parser


def _rule_set(text: str) -> RuleSet:
    problems = Problems()
    found = read_rule_set(Token(Source("", text), 0, text), problems)
    if found is None or problems.found:
        raise argparse.ArgumentTypeError(problems.found[0].said)
    return found


def _clause(text: str) -> str:
    if text not in CLAUSES:
        message = f"{quoted(text)} is not a clause."
        raise argparse.ArgumentTypeError(Problem(Code.UNKNOWN_CLAUSE, message, hint=nearest(text, CLAUSES)).said)
    return text


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number of processes; expected 1 or more.")
    return int(text)


def _run(options: argparse.Namespace) -> int:
    screen, started = Screen(), perf_counter()
    named: Sequence[RuleSet] = options.rules or tuple(RULE_SETS.values())
    rule_sets = [replace(each, dropped=frozenset(options.without)) for each in named]
    if options.house_rules:
        rule_sets = list(_variants(rule_sets))
    todo = [job for each in rule_sets for job in jobs(each, options.trumps)]
    with processes(options.processes) as apply:
        proof = prove(todo, apply, screen.track)
    for found in proof.disagreements:
        screen.say(*found.words)
        print(found.line, flush=True)
    if proof.disagreements:
        screen.say(f"Not proven: disagreements found: {len(proof.disagreements)}.")
        return 1
    report = _report(proof, rule_sets, perf_counter() - started)
    screen.table({**report.rule_sets, "in all": report.total} if len(rule_sets) > 1 else report.rule_sets)
    if options.report:
        options.report.write_text(report.to_json(), "utf-8")
    return 0


def _variants(rule_sets: Iterable[RuleSet]) -> Iterator[RuleSet]:
    """The rule sets with every choice of the options of play; what is played alike comes once."""
    seen = set()
    for rules in rule_sets:
        options = [option for option in rules.game.options if option.name in play_options(rules)]
        for values in product(*(option.values for option in options)):
            chosen = tuple((option.name, value) for option, value in zip(options, values, strict=True))
            if (rules.game.id, chosen) not in seen:
                seen.add((rules.game.id, chosen))
                yield replace(rules, changes=chosen)


def _report(proof: Proof, rule_sets: Iterable[RuleSet], seconds: float) -> Report:
    parts = {str(rules): (proof.of(rules), rules) for rules in rule_sets}
    numbers = {name: counts(rules, len(part.jobs)) for name, (part, rules) in parts.items()}
    figures = {name: part.figures(numbers[name], part.seconds) for name, (part, _) in parts.items()}
    return Report(key(), proof.figures(sum(numbers.values(), Counts()), seconds), figures)
