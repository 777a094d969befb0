"""Rulings a second: bare and explained, beside the referee's and a plain set-of-strings program in the same run.

Figures of one machine mean little by themselves: each row ends with its ratio to the plain program.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import baseline

from followsuit import obligations, referee
from followsuit.cards import Card, CardSet, card_set
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.trick import Trick

POSITIONS = 4_000
SECONDS = 0.4
Case = tuple[Trick, CardSet, tuple[Card, ...]]


def positions(rules: RuleSet, seed: int) -> list[Case]:
    """Tricks and hands as they come up when random legal cards are played."""
    chance = random.Random(seed)  # noqa: S311  # a benchmark needs the same hands every time, not secrets
    game = rules.game
    seating = rules.seating(game.players[0])
    size = game.hand_size(rules, game.players[0])
    cases: list[Case] = []
    while len(cases) < POSITIONS:
        table = rules.table(chance.choice(game.trumps), seating)
        pack = list(game.pack)
        chance.shuffle(pack)
        hands = {seat: pack[place * size : (place + 1) * size] for place, seat in enumerate(seating.players)}
        leader: str | None = seating.players[0]
        for _ in range(size):
            assert leader
            trick = table.lead(leader)
            while seat := trick.to_play:
                hand = hands[seat]
                cases.append((trick, card_set(hand), tuple(hand)))
                allowed = trick.legal(card_set(hand))
                card = chance.choice([each for each in hand if each.bit & allowed])
                hand.remove(card)
                trick = trick.play(card)
            leader = trick.holder
    return cases[:POSITIONS]


def rate(work: Callable[[], object], size: int) -> float:
    """How many of ``size`` cases a second, the best of several runs."""
    best = 0.0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        work()
        best = max(best, size / (time.perf_counter() - start))
    return best


def question(trick: Trick, hand: tuple[Card, ...]) -> referee.Question:
    """The same position, as the referee is asked it."""
    table = trick.table
    return referee.Question(
        rules=table.rules.id,
        options=table.rules.settings,
        trumps=table.order.trumps.value,
        leader=trick.leader if trick.cards else None,
        trick=trick.cards,
        seat=trick.to_play,
        hand=hand,
        players=len(table.seating.seats),
        lettered=table.seating.seats[0] == "N",
    )


def measure(rules: RuleSet) -> dict[str, float]:
    """The rates of one rule set."""
    cases = positions(rules, 7)
    pairs = [(trick, hand) for trick, hand, _ in cases]
    few = cases[:400]
    questions = [question(trick, hand) for trick, _, hand in few]
    strings = [baseline.position(trick, hand) for trick, _, hand in few]

    def bare() -> None:
        legal = obligations.legal
        for trick, hand in pairs:
            legal(trick.obligations, hand)

    def explained() -> None:
        explain = obligations.explain
        for trick, hand in pairs:
            explain(trick.obligations, hand)

    def ask_referee() -> None:
        for each in questions:
            referee.legal(each)

    def plain() -> None:
        for each in strings:
            baseline.legal(each)

    return {
        "bare": rate(bare, len(pairs)),
        "explained": rate(explained, len(pairs)),
        "referee": rate(ask_referee, len(questions)),
        "plain": rate(plain, len(strings)),
    }


def main() -> None:
    """Print a row a rule set."""
    columns = ("bare", "explained", "referee", "plain")
    heads = "".join(f"{column:>12}" for column in columns)
    print(f"{'rulings a second':<20}{heads}{'bare:plain':>12}{'explained:plain':>17}")
    for name, rules in RULE_SETS.items():
        found = measure(rules)
        figures = "".join(f"{found[column]:>12,.0f}" for column in columns)
        ratios = f"{found['bare'] / found['plain']:>12.1f}{found['explained'] / found['plain']:>17.1f}"
        print(f"{name:<20}{figures}{ratios}")


if __name__ == "__main__":
    main()
