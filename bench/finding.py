"""Finding examples: deals bid and played by players, trials, and what they find, beside a plain program.

The plain program, in strings, plays the same deals with any legal cards: it does not bid, and looks for nothing.
"""

from __future__ import annotations

from random import Random

from baseline_deal import in_strings, play_out
from measure import Columns, rate

from followsuit.deal.play_out import random_deal
from followsuit.deal.state import State
from followsuit.finding.decides import play_clauses
from followsuit.finding.query import Query
from followsuit.finding.reading import query_from
from followsuit.finding.trial import trial
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.players.player import play_out as states_of

DEALS = 60
RARE = (
    ("belote.table", "clause=capot clause=belote-lost"),
    ("ninety-two.92q", "clause=back-suit round=last"),
    ("ninety-two.draw", "clause=back-suit round=last"),
)
"""Queries that are answered by one deal in many, and how many are given up after a few cards."""


def states(rules: RuleSet, seed: int) -> list[State]:
    """A deal bid and played by players."""
    chance = Random(seed)  # noqa: S311  # a benchmark needs the same deals every time, not secrets
    return list(states_of(random_deal(rules, chance), chance))


def measure(rules: RuleSet, queries: list[Query]) -> dict[str, float]:
    """Deals a second; trials a second for the queries in turn, and the examples that come out."""
    begun = [next((each for each in states(rules, seed) if each.trick), None) for seed in range(DEALS)]
    strings = [in_strings(state) for state in begun if state]
    chance = Random(7)  # noqa: S311  # a benchmark needs the same deals every time, not secrets

    def players() -> None:
        for seed in range(DEALS):
            states(rules, seed)

    def plain() -> None:
        for each in strings:
            play_out(each.copy(), chance)

    def finding() -> int:
        return sum(len(trial(queries[number % len(queries)], number)) for number in range(DEALS))

    trials = rate(finding, DEALS)
    found = {"players": rate(players, DEALS), "plain": rate(plain, len(strings)), "trials": trials}
    return found | {"found": trials * finding() / DEALS}


def main() -> None:
    """Print a row a rule set, with all clauses of its play in turn; then a row a rare query."""
    heads = ("players", "plain", "trials", "found"), ("players/plain", "trials/plain")
    columns = Columns("deals a second", *heads)
    for name, rules in RULE_SETS.items():
        columns.row(name, measure(rules, [Query(rules, (clause,)) for clause in play_clauses(rules)]))
    columns = Columns("what is rare", *heads)
    for name, query in RARE:
        columns.row(
            f"{name}, {query.partition(' ')[0].removeprefix('clause=')}",
            measure(RULE_SETS[name], [query_from(name, query)]),
        )


if __name__ == "__main__":
    main()
