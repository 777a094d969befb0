"""Play-outs of the batch, played again by the engine: every card legal, the same takers, the same points."""

from __future__ import annotations

import pytest

from followsuit import batch
from followsuit.cards import CARDS, cards_in
from followsuit.deal.action import PLAYS
from followsuit.deal.state import State
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.opening import opening
from tests.helpers import option_combinations, seatings


def layouts() -> list[tuple[RuleSet, int, str | None]]:
    """Every rule set with all options of the play, every number of players, everybody who may sit out."""
    return [
        (each, len(seating.seats), seating.out)
        for rules in RULE_SETS.values()
        for each in option_combinations(rules)
        for seating in seatings(each)
    ]


def start(deals: batch.Deals, number: int) -> State:
    """A deal of the batch, as the engine begins it."""
    found, seats = deals.layout, deals.layout.seating.seats
    return opening(
        found.rules,
        found.tables.trumps[deals.trumps[number]],
        found.seating,
        seats[deals.leaders[number]],
        {seat: cards_in(int(hand)) for seat, hand in zip(seats, deals.hands[number], strict=True)},
        [CARDS[card] for card in deals.stock[number]],
    )


def replayed(results: batch.Results, number: int) -> State:
    """The deal at its end, after the engine has played the cards of the batch, each of which has to be legal."""
    assert results.cards is not None
    state = start(results.deals, number)
    for card in results.cards[number]:
        action = PLAYS[CARDS[card]]
        assert action in state.actions()
        state = state.after(action)
    return state


def confirm(results: batch.Results, number: int) -> None:
    """The engine finds the same takers, tricks and points."""
    found, state = results.deals.layout, replayed(results, number)
    assert state.over
    takers = [trick.holder for trick in state.tricks]
    assert takers == [found.seating.seats[place] for place in results.takers[number]]
    score = found.rules.game.score(state)
    assert list(score.points) == list(found.sides)
    tricks = {side: sum(taker in side for taker in takers if taker) for side in found.sides}
    assert results.tricks[number].tolist() == list(tricks.values())
    if results.points is None:
        assert score.points == tricks
    elif len(takers) not in tricks.values():  # a capot's points are the score's alone
        assert results.points[number].tolist() == list(score.points.values())


@pytest.mark.parametrize(("rules", "players", "out"), layouts(), ids=str)
def test_the_engine_plays_the_same_deals(rules: RuleSet, players: int, out: str | None) -> None:
    deals = batch.deal(batch.layout(rules, players, out), 16, seed=1)
    results = batch.play_out(deals, seed=2, cards=True)
    for number in range(len(deals)):
        confirm(results, number)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_engine_plays_many_deals_under_all_trumps(rules: RuleSet) -> None:
    for place, trumps in enumerate(rules.game.trumps):
        results = batch.play_out(batch.deal(batch.layout(rules), 25, seed=3, trumps=trumps), seed=4, cards=True)
        assert (results.deals.trumps == place).all()
        for number in range(25):
            confirm(results, number)
