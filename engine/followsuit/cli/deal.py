"""Deal at random and play the deal out with any legal cards.

    followsuit deal euchre.app --seed 7

The same seed gives the same deal on every machine. The result is a deal in the notation, with its score.
"""

from __future__ import annotations

import argparse
from random import Random

from followsuit.cli.complain import complain
from followsuit.deal.play_out import played_out, random_deal
from followsuit.errors import Place
from followsuit.notation.source import Source, Token
from followsuit.notation.table import read_rules
from followsuit.notation.words import Problems
from followsuit.notation.writing import deal_text


def arguments(command: argparse.ArgumentParser) -> None:
    """What the command takes."""
    command.add_argument("rules", metavar="RULES", help='a rule set, also with options: "belote.app tie=litigation"')
    command.add_argument("--seed", type=int, default=1, help="which deal (default: 1)")
    command.add_argument("--players", type=int, help="how many play, where a game allows several")


def run(options: argparse.Namespace) -> int:
    """Print the deal; the status is 2 when there is no such rule set or it is not played by so many."""
    problems = Problems()
    rules = read_rules({"Rules": Token(Source("", options.rules), 0, options.rules)}, Place("RULES"), problems)
    for problem in problems.found:
        complain(problem.said)
    if rules is None or problems.found:
        return 2
    if options.players is not None and options.players not in rules.game.players:
        expected = " or ".join(str(number) for number in rules.game.players)
        complain(f"{rules.id} is played by {expected}.")
        return 2
    chance = Random(options.seed)  # noqa: S311  # a deal that can be had again, not a secret
    print(deal_text(played_out(random_deal(rules, chance, options.players), chance), f"seed-{options.seed}"))
    return 0
