"""What holds in every deal, with any options: laws of the cards, and that referee and scorer find the same.

The deals are drawn by a stored seed: the same every time. ``FOLLOWSUIT_DEALS=100000`` plays so many of each rule set.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from followsuit import scorekeeper, scorer
from followsuit.cards import Card
from followsuit.deal.action import Action, Kind
from followsuit.deal.play_out import choose, play_out, played_out, random_deal
from followsuit.deal.scoring.score import Ending
from followsuit.deal.state import State
from followsuit.errors import Place
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.position import Position
from followsuit.scenarios.check_deal import played_deal
from followsuit.scenarios.second_opinion import second_opinion
from tests.deals import any_deal, any_match

DEALS = int(os.environ.get("FOLLOWSUIT_DEALS", "250"))
EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)

TOTALS = {"belote": 162, "coinche": 162, "euchre": 5, "five-handed": 5}
CAPOT = 90
"""So much more when one side takes all tricks and card points count."""


def turns(states: list[State]) -> Iterator[tuple[State, Action]]:
    """Every state but the last, with the action that was taken."""
    for before, after in pairwise(states):
        if before.trick and not before.over:
            seat = before.to_act
            assert seat
            (card,) = set(before.hands[seat]) - (set(after.hands[seat]) - drawn(before, after))
            yield before, Action(Kind.PLAY, card)
        elif len(after.calls) > len(before.calls):
            yield before, after.calls[-1].action
        else:
            yield before, Action(Kind.DISCARD, after.discard)


def drawn(before: State, after: State) -> set[Card]:
    """The cards that the players have drawn from the stock."""
    return set(before.stock) - set(after.stock)


def cards_of(state: State) -> list[Card]:
    """All cards, wherever they lie."""
    lying = [card for trick in (*state.tricks, *([state.trick] if state.trick else [])) for card in trick.cards]
    held = [card for hand in state.hands.values() for card in hand]
    turned = [state.deal.turn_up] if state.deal.turn_up and state.deal.turn_up not in held + lying else []
    laid = [state.discard] if state.discard and state.discard is not state.deal.turn_up else []
    out = [card for seat, hand in state.deal.hands.items() if state.start and seat not in state.start for card in hand]
    if state.deal.dealer not in (state.start or state.deal.hands) and laid:
        out = [card for card in out if card is not laid[0]]  # a dealer who sits out has laid one of these away
    return [*held, *lying, *state.stock, *turned, *laid, *out]


@EVERY_RULE_SET
def test_laws_of_a_deal(rules: RuleSet) -> None:
    chance = Random(f"laws of {rules.id}")
    for _ in range(DEALS):
        states = list(any_deal(rules, chance))
        for state in states:
            cards = cards_of(state)
            assert len(cards) == len(set(cards)) == len(rules.game.pack)
        for before, action in turns(states):
            assert before.refusal(action) == ""
            assert action in before.actions()
        over = states[-1]
        assert over.over
        assert over.actions() == ()
        leads_follow_winners(over)
        points_add_up(over)


def leads_follow_winners(over: State) -> None:
    for earlier, later in pairwise(over.tricks):
        assert earlier.holder == later.leader
    players = over.start or {}
    assert all(set(trick.order_of_play) == set(players) for trick in over.tricks)


def points_add_up(over: State) -> None:
    score = over.rules.game.score(over)
    if over.void:
        assert score.ending is Ending.VOID
        assert not any(score.points.values())
        return
    total = TOTALS.get(over.rules.game.id, len(over.tricks))
    all_tricks = over.rules.game.last_trick_points and len({side_of(trick.holder) for trick in over.tricks}) == 1
    assert sum(score.points.values()) == total + (CAPOT if all_tricks else 0)
    for side, worth in score.score.items():
        assert sum(step.total for step in score.steps if step.kind == "score" and step.side == side) == worth
    others = {step.side: 0 for step in score.steps}
    for step in score.steps:
        others[step.side] += step.total if step.kind in ("trick", "last-trick", "capot") else 0
    assert others == dict(score.points)


def side_of(seat: str | None) -> str:
    return "NS" if seat in ("N", "S") else "EW"


@EVERY_RULE_SET
def test_the_referee_agrees_at_every_turn(rules: RuleSet) -> None:
    chance = Random(f"referee of {rules.id}")
    for _ in range(max(1, DEALS // 10)):
        for before, action in turns(list(any_deal(rules, chance))):
            if before.trick and before.to_act and action.kind is Kind.PLAY:
                position = Position(before.trick, before.hands[before.to_act], action.card)
                ruling = position.ruling()
                assert {each.card for each in before.actions()} == set(ruling.legal)
                assert list(second_opinion(position, ruling, Place())) == []


@EVERY_RULE_SET
def test_the_scorer_agrees(rules: RuleSet) -> None:
    chance = Random(f"scorer of {rules.id}")
    for _ in range(DEALS):
        *_, over = any_deal(rules, chance)
        score, played = over.rules.game.score(over), played_deal(over)
        assert scorer.winners(played) == tuple(trick.holder for trick in over.tricks)
        assert scorer.leaders_follow(played)
        assert scorer.points(played) == score.points
        assert scorer.score(played) == score.score
        assert scorer.pending(played) == score.pending


@EVERY_RULE_SET
def test_the_scorer_agrees_about_a_game_of_several_deals(rules: RuleSet) -> None:
    chance = Random(f"games of {rules.id}")
    won = 0
    for _ in range(DEALS):
        *_, over = any_deal(rules, chance)
        before = any_match(over, chance)
        after, played = before.after(over.rules.game.score(over)), played_deal(over)
        totals = scorekeeper.running_score(played, before.totals, before.pending)
        assert totals == after.totals
        assert scorekeeper.waiting_after(played, before.pending) == after.pending
        assert scorekeeper.winner_of_game(played, totals) == after.winner
        won += after.winner is not None
    assert won


# --- chance


@EVERY_RULE_SET
def test_a_seed_gives_the_same_deal_again(rules: RuleSet) -> None:
    once, again = (played_out(random_deal(rules, chance := Random(7)), chance) for _ in range(2))
    assert once == again


@EVERY_RULE_SET
def test_a_deal_may_have_a_given_dealer(rules: RuleSet) -> None:
    chance = Random(1)
    dealer = random_deal(rules, chance).deal.seating.seats[-1]
    state = random_deal(rules, chance, dealer=dealer)
    assert state.deal.dealer == dealer
    assert state.to_act == state.deal.eldest


def test_every_state_of_a_deal_is_told_and_every_action_is_legal() -> None:
    chance = Random(3)
    states = list(play_out(random_deal(RULE_SETS["coinche.app"], chance), chance))
    assert states[0].calls == ()
    assert states[-1].over
    assert choose(states[0], Random(1)) in states[0].actions()


def test_a_deal_of_chance_reaches_everything_there_is() -> None:
    """Among some hundred deals of Coinche are those that were coinched and surcoinched, made, failed and void."""
    chance = Random(5)
    over = [played_out(random_deal(RULE_SETS["coinche.app"], chance), chance) for _ in range(300)]
    endings = {state.rules.game.score(state).ending for state in over}
    assert endings == {Ending.VOID, Ending.MADE, Ending.FAILED}
    assert {state.contract.doubled for state in over if state.contract} == {1, 2, 4}
