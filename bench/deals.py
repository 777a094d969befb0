"""Whole deals a second: dealt, bid and played with any legal cards, beside a plain set-of-strings program.

The plain program is given the hands, the trumps and the first leader, and plays the same number of tricks in the same
run: it has no auction, no score, and nothing that is not needed for it. Figures of one machine mean little by
themselves; each row ends with its ratio to it.
"""

from __future__ import annotations

from random import Random

import baseline
from rulings import rate

from followsuit.deal.play_out import played_out, random_deal
from followsuit.deal.state import State
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet

DEALS = 100


def deals(rules: RuleSet, players: int, chance: Random) -> list[State]:
    """Deals at their beginning."""
    return [random_deal(rules, chance, players) for _ in range(DEALS)]


def plain_deal(state: State, chance: Random) -> None:
    """The play of a deal that is over, once more, in strings."""
    contract, seats = state.contract, state.deal.seating.seats
    if contract is None or not state.tricks:
        return
    rules, options = state.rules.id, dict(state.rules.settings)
    trumps, turn = contract.trumps.value, seats.index(state.tricks[0].leader)
    hands = [[str(card) for card in (state.start or {}).get(seat, ())] for seat in seats]
    stock = [str(card) for card in state.deal.stock] if options.get("stock") == "yes" else []
    playing = [place for place, hand in enumerate(hands) if hand]
    while hands[turn]:
        trick: list[str] = []
        order = playing[playing.index(turn) :] + playing[: playing.index(turn)]
        best = 0
        for place in order:
            partner = state.rules.game.teams and bool(trick) and (order[best] - place) % 2 == 0
            asked = baseline.Position(rules, options, trumps, trick, hands[place], partner)
            card = chance.choice(baseline.legal(asked))
            hands[place].remove(card)
            trick.append(card)
            if baseline.beats(card, trick[best], asked):
                best = len(trick) - 1
        turn = order[best]
        if len(stock) >= len(playing):
            for place in playing[playing.index(turn) :] + playing[: playing.index(turn)]:
                hands[place].append(stock.pop(0))


def measure(rules: RuleSet, players: int) -> tuple[float, float]:
    """Deals a second: played by the engine, and by the plain program."""
    chance = Random(7)  # noqa: S311  # a benchmark needs the same deals every time, not secrets
    dealt = deals(rules, players, chance)
    over = [played_out(state, chance) for state in dealt]

    def engine() -> None:
        for state in dealt:
            played_out(state, chance)

    def plain() -> None:
        for state in over:
            plain_deal(state, chance)

    return rate(engine, DEALS), rate(plain, DEALS)


def main() -> None:
    """Print a row a rule set and number of players."""
    print(f"{'deals a second':<20}{'players':>8}{'engine':>10}{'µs a deal':>11}{'plain':>10}{'engine:plain':>14}")
    for name, rules in RULE_SETS.items():
        for players in rules.game.players:
            engine, plain = measure(rules, players)
            microseconds = 1_000_000 / engine
            print(f"{name:<20}{players:>8}{engine:>10,.0f}{microseconds:>11,.0f}{plain:>10,.0f}{engine / plain:>14.2f}")


if __name__ == "__main__":
    main()
