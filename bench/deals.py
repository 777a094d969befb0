"""Whole deals a second: dealt, bid and played with any legal cards by the engine; only played by a plain program.

The plain program, in strings, is given the hands, the trumps and the first leader: it has no auction and no score.
"""

from __future__ import annotations

from random import Random

from baseline_deal import Deal, in_strings, play_out
from measure import Columns, rate

from followsuit.deal.play_out import play_out as states_of
from followsuit.deal.play_out import played_out, random_deal
from followsuit.deal.state import State
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet

DEALS = 100


def begun(state: State, chance: Random) -> list[Deal]:
    """The deal before the first lead, in strings; none when all have passed."""
    leads = (each for each in states_of(state, chance) if each.trick)
    return [in_strings(each) for each in (next(leads, None),) if each]


def measure(rules: RuleSet, players: int) -> dict[str, float]:
    """Deals a second."""
    chance = Random(7)  # noqa: S311  # a benchmark needs the same deals every time, not secrets
    dealt = [random_deal(rules, chance, players) for _ in range(DEALS)]
    strings = [deal for state in dealt for deal in begun(state, chance)]

    def engine() -> None:
        for state in dealt:
            played_out(state, chance)

    def plain() -> None:
        for each in strings:
            play_out(each.copy(), chance)

    return {"engine": rate(engine, DEALS), "plain": rate(plain, DEALS)}


def main() -> None:
    """Print a row a rule set and number of players."""
    columns = Columns("whole deals a second", ("engine", "plain"), ("engine/plain",))
    for name, rules in RULE_SETS.items():
        for players in rules.game.players:
            columns.row(f"{name}, {players} players", measure(rules, players))


if __name__ == "__main__":
    main()
