"""Play-outs a second, any legal card each time: in batches, by the engine, and by a plain program in strings.

All are given hands, trumps and the leader; ``batch`` shuffles and deals as well.
"""

from __future__ import annotations

from random import Random

from baseline_deal import in_strings, play_out
from measure import Columns, rate

from followsuit import batch
from followsuit.cards import CARDS, cards_in
from followsuit.deal.play_out import played_out
from followsuit.deal.state import State
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.opening import opening

BATCH = 1_000_000
DEALS = 60
"""So many of them for those who play one at a time."""


def begun(deals: batch.Deals, number: int) -> State:
    """A deal of a batch, as the engine begins it."""
    layout, seats = deals.layout, deals.layout.seating.seats
    hands = {seat: cards_in(int(hand)) for seat, hand in zip(seats, deals.hands[number], strict=True)}
    stock = [CARDS[card] for card in deals.stock[number]]
    trumps = layout.tables.trumps[deals.trumps[number]]
    return opening(layout.rules, trumps, layout.seating, seats[deals.leaders[number]], hands, stock)


def measure(rules: RuleSet, players: int, out: str | None) -> dict[str, float]:
    """The rates of a rule set with a number of players, one of whom may sit out."""
    layout, chance = batch.layout(rules, players, out), Random(7)  # noqa: S311  # the same every time, no secret
    deals = batch.deal(layout, BATCH, seed=7)
    states = [begun(deals, number) for number in range(DEALS)]
    strings = [in_strings(state) for state in states]

    def engine() -> None:
        for state in states:
            played_out(state, chance)

    def plain() -> None:
        for each in strings:
            play_out(each.copy(), chance)

    return {
        "batch": rate(lambda: batch.play_out(batch.deal(layout, BATCH, seed=7), seed=7), BATCH),
        "dealt": rate(lambda: batch.play_out(deals, seed=7), BATCH),
        "engine": rate(engine, DEALS),
        "plain": rate(plain, DEALS),
    }


def main() -> None:
    """Print a row a rule set and number of players."""
    columns = Columns(
        "play-outs a second",
        ("batch", "dealt", "engine", "plain"),
        ("batch/plain", "batch/engine", "engine/plain"),
    )
    for name, rules in RULE_SETS.items():
        for players in rules.game.players:
            columns.row(f"{name}, {players} players", measure(rules, players, None))
        if rules.game.may_sit_out:
            columns.row(f"{name}, one sits out", measure(rules, rules.game.players[0], "E"))


if __name__ == "__main__":
    main()
