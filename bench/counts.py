"""Legal sequences of cards counted: by the engine, which the tests check so, and by a plain program in strings.

What is counted a second are sequences of a full deal, as many cards long as the first trick and one more.
"""

from __future__ import annotations

from baseline_deal import in_strings, sequences
from measure import Columns, rate
from play_outs import begun

from followsuit import batch
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.perft import perft

DEALS = 3


def measure(rules: RuleSet, players: int) -> dict[str, float]:
    """The rates of a rule set with a number of players."""
    deals = batch.deal(batch.layout(rules, players), DEALS, seed=7)
    states = [begun(deals, number) for number in range(DEALS)]
    strings = [in_strings(state) for state in states]
    depth = players + 1

    def engine() -> int:
        return sum(perft(state, depth) for state in states)

    def plain() -> int:
        return sum(sequences(each, depth) for each in strings)

    found = engine()
    assert plain() == found, "engine and plain program differ"
    return {"engine": rate(engine, found), "plain": rate(plain, found)}


def main() -> None:
    """Print a row a rule set and number of players."""
    columns = Columns("sequences a second", ("engine", "plain"), ("engine/plain",))
    for name, rules in RULE_SETS.items():
        for players in rules.game.players:
            columns.row(f"{name}, {players} players", measure(rules, players))


if __name__ == "__main__":
    main()
