"""Rulings a second: in batches, by the engine bare and explained, by the referee, and by a plain program in strings.

All get the same positions. In a batch a position is an element of an array; leads, at which any card may be played, are
left out.
"""

from __future__ import annotations

import random
from functools import partial

import baseline
import numpy as np
from measure import Columns, rate

from followsuit import batch, obligations, referee
from followsuit.cards import CARDS, Card, CardSet, card_set
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.masks import SUITS
from followsuit.trick import Trick

POSITIONS = 4_000
FEW = 400
"""So many of them for those who take long."""
BATCH = 1_000_000
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


def in_batches(rules: RuleSet, cases: list[Case]) -> dict[str, float]:
    """The rates of a batch by NumPy and by Numba: a million of the positions, in any order."""
    tables = batch.tables(rules)
    seen = [(trick.situation, hand) for trick, hand, _ in cases if trick.situation]
    parts = [
        (
            tables.trumps.index(situation.order.trumps),
            SUITS.index(situation.led),
            CARDS.index(situation.best),
            situation.partner_holds,
            situation.last,
        )
        for situation, _ in seen
    ]
    order = np.random.default_rng(7).integers(0, len(seen), BATCH)
    numbers = tables.numbers(*np.array(parts).T)[order]
    hands = np.array([hand for _, hand in seen], np.uint64)[order]
    expected = np.array([obligations.legal(rules.obligations(one), hand) for one, hand in seen], np.uint64)[order]
    found = {}
    for name, compiled in (("numpy", False), ("numba", True)):
        ask = partial(batch.legal, tables, numbers, hands, compiled=compiled)
        assert (ask() == expected).all(), "a batch is wrong"
        found[name] = rate(ask, BATCH)
    return found


def one_by_one(cases: list[Case]) -> dict[str, float]:
    """The rates of the engine, the referee and the plain program."""
    questions = [question(trick, hand) for trick, _, hand in cases[:FEW]]
    strings = [baseline.position(trick, hand) for trick, _, hand in cases[:FEW]]
    for (trick, hand, cards), in_words in zip(cases, strings, strict=False):
        allowed = [str(card) for card in cards if card.bit & trick.legal(hand)]
        assert sorted(baseline.legal(in_words)) == sorted(allowed), "the plain program is wrong"

    def bare() -> None:
        legal = obligations.legal
        for trick, hand, _ in cases:
            legal(trick.obligations, hand)

    def explained() -> None:
        explain = obligations.explain
        for trick, hand, _ in cases:
            explain(trick.obligations, hand)

    def ask_referee() -> None:
        for each in questions:
            referee.legal(each)

    def plain() -> None:
        for each in strings:
            baseline.legal(each)

    return {
        "engine": rate(bare, len(cases)),
        "explained": rate(explained, len(cases)),
        "referee": rate(ask_referee, FEW),
        "plain": rate(plain, FEW),
    }


def main() -> None:
    """Print a row a rule set."""
    columns = Columns(
        "rulings a second",
        ("numba", "numpy", "engine", "explained", "referee", "plain"),
        ("numba/plain", "numpy/plain", "engine/plain", "explained/plain", "engine/referee"),
    )
    for name, rules in RULE_SETS.items():
        cases = positions(rules, 7)
        columns.row(name, one_by_one(cases) | in_batches(rules, cases))


if __name__ == "__main__":
    main()
