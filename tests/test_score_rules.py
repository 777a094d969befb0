"""The rules of a score, one by one: each matters, and each can be taken out without touching the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from followsuit.deal.match import Match
from followsuit.deal.play_out import played_out, random_deal
from followsuit.deal.scoring.score import Ending, Score
from followsuit.deal.state import State
from followsuit.games import GAMES, RULE_SETS
from followsuit.games.game import Game
from tests import test_scorer as cases
from tests.deals import any_rules, rule_set
from tests.test_deal_score import state_of

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def rule_sets(game: Game) -> list[str]:
    return [name for name, rules in RULE_SETS.items() if rules.game is game]


def any_over(game: Game) -> Iterator[State]:
    """Deals of a game that were played out, with any rule set and any options."""
    chance = Random(f"score 6 of {game.id}")
    while True:
        rules = any_rules(RULE_SETS[chance.choice(rule_sets(game))], chance)
        yield played_out(random_deal(rules, chance, chance.choice(game.players)), chance)


def without(state: State, rule: str) -> State:
    """The same deal without a rule of the score."""
    return replace(state, deal=replace(state.deal, rules=state.rules.without(rule)))


def scored(state: State) -> Score:
    return state.rules.game.score(state)


def what(score: Score) -> Score:
    """A score, whichever rules were at work."""
    return replace(score, rules=())


# --- the list


@EVERY_GAME
def test_the_list_is_complete_each_rule_of_a_deal_changes_some_score_when_it_is_taken_out(game: Game) -> None:
    waiting = {rule.id for rule in game.score.rules}
    for state in islice(any_over(game), 20_000):
        score = scored(state)
        waiting -= {
            rule for rule in waiting.intersection(score.rules) if what(scored(without(state, rule))) != what(score)
        }
        if not waiting:
            return
    pytest.fail(f"nothing needs {', '.join(waiting)}")


@EVERY_GAME
def test_a_rule_that_is_not_at_work_changes_nothing_when_it_is_taken_out(game: Game) -> None:
    for state in islice(any_over(game), 100):
        score = scored(state)
        assert set(score.rules) <= {rule.id for rule in game.score.rules}
        for rule in game.score_rules:
            if rule.id not in score.rules:
                assert scored(without(state, rule.id)) == score


@EVERY_GAME
def test_without_all_its_rules_a_deal_scores_nothing(game: Game) -> None:
    state = next(any_over(game))
    for rule in game.score.rules:
        state = without(state, rule.id)
    assert (scored(state).ending, scored(state).rules) in {(Ending.FAILED, ()), (Ending.VOID, ())}
    assert not any(scored(state).score.values())


@EVERY_GAME
def test_a_rule_is_named_after_a_clause_of_its_game_and_said_in_few_words(game: Game) -> None:
    ids = [rule.id for rule in game.score_rules]
    assert len(set(ids)) == len(ids)
    for rule in game.score_rules:
        assert rule.clause in {clause.id for clause in game.clauses}
        assert rule.id == rule.clause or rule.id.startswith(f"{rule.clause}/")
        assert 10 < len(rule.says) < 120


def test_the_rules_of_a_small_game_are_these() -> None:
    assert [(rule.id, rule.says) for rule in RULE_SETS["euchre.app"].game.score_rules] == [
        ("euchre.score/alone", "all five tricks, alone: 4"),
        ("euchre.score/march", "all five tricks: 2"),
        ("euchre.score/made", "three or four tricks: 1"),
        ("euchre.score/euchred", "the makers take fewer than three: 2 for the others"),
        ("euchre.score/game", "the first team to 10 wins"),
        ("euchre.time", "a player out of time loses the game for the team"),
    ]


@pytest.mark.parametrize("rule", ["belote.mad", "coinche.score", "belote.deal", "euchre.score/made", ""])
def test_nobody_takes_out_what_is_no_rule(rule: str) -> None:
    with pytest.raises(LookupError, match=f"belote.app has no rule of the play or of the score with the id '{rule}'"):
        RULE_SETS["belote.app"].without(rule)


# --- what is left without a rule

WITHOUT = [
    # Belote: 152 in cards, 10 for the last trick
    ("belote.app", "82-80 NS", "belote.last-trick", "102-70 made"),
    ("belote.app", "252-0", "belote.capot", "162-0 made"),
    ("belote.app", "252-0", "belote.last-trick", "252-0 made"),
    ("belote.app", "70-92 NS", "belote.belote", "0-162 failed"),
    ("belote.app", "82-80", "belote.made", "0-162 failed"),
    ("belote.app", "80-82 NS", "belote.made", "20-162 failed"),
    ("belote.app", "70-92 NS", "belote.failed", "0-0 failed"),
    ("belote.table", "60-102 NS", "belote.failed", "0-0 failed"),
    ("belote.table", "60-102 NS", "belote.failed/belote-lost", "20-162 failed"),
    ("belote.app tie=litigation", "81-81", "belote.made/litigation", "81-81 made"),
    # Coinche
    ("coinche.app", "95-67 NS 100", "coinche.belote", "0-260 failed"),
    ("coinche.app", "95-67 NS 100", "coinche.made", "20-260 failed"),
    ("coinche.app", "95-67 NS 100", "coinche.score/made", "0-0 made"),
    ("coinche.app", "95-67 NS 100", "coinche.score/rounding", "215-67 made"),
    ("coinche.app", "86-76  80", "coinche.score/rounding", "166-76 made"),
    ("coinche.app", "252-0  100", "coinche.score/all-tricks", "260-0 made"),
    ("coinche.app", "252-0  250", "coinche.score/all-tricks", "0-410 failed"),
    ("coinche.app", "70-92  100", "coinche.score/failed", "0-0 failed"),
    ("coinche.app", "70-92  100 x2", "coinche.score/doubled", "0-260 failed"),
    ("coinche.app", "110-52  100 x4", "coinche.score/doubled", "210-50 made"),
    ("coinche.app lost-belote=lost", "70-92 NS 100", "coinche.score/belote-lost", "20-260 failed"),
    ("coinche.official", "80-82  80", "coinche.made/more", "160-80 made"),
]


@pytest.mark.parametrize(("rules", "deal", "rule", "expected"), WITHOUT)
def test_a_deal_of_card_points_without_a_rule(rules: str, deal: str, rule: str, expected: str) -> None:
    """A deal is the points of the sides, whose belote it is, what North bid, and how often it counts."""
    said, _, doubled = deal.partition(" x")
    taken, belote, bid = (*said.split(" "), "", "", "")[:3]
    played = cases.contract(rules, taken, belote, bid=int(bid or 0), doubled=int(doubled or 1))
    found = scored(without(state_of(played, rules), rule))
    assert f"{found.score['NS']}-{found.score['EW']} {found.ending}" == expected


@pytest.mark.parametrize(
    ("takers", "alone", "rule", "expected"),
    [
        ("NNNNN", True, "euchre.score/alone", "2-0 made"),
        ("SSNSN", False, "euchre.score/march", "1-0 made"),
        ("NSNEW", False, "euchre.score/made", "0-0 failed"),
        ("NSEWE", False, "euchre.score/euchred", "0-0 failed"),
    ],
)
def test_euchre_without_a_rule(takers: str, alone: bool, rule: str, expected: str) -> None:
    tricks = cases.tricks_of(takers, "NEW" if alone else "NESW")
    played = cases.played("euchre.app", tricks, maker="N", alone=alone)
    found = scored(without(state_of(played, "euchre.app"), rule))
    assert f"{found.score['NS']}-{found.score['EW']} {found.ending}" == expected


@pytest.mark.parametrize(
    ("rules", "takers", "partners", "rule", "expected"),
    [
        ("euchre.five-handed lone-sweep=5", "11111", "", "five.score/alone", "1:2"),
        ("euchre.five-handed", "13131", "3", "five.score/all-tricks", "1:1 3:1"),
        ("euchre.five-handed", "13124", "3", "five.score/made", "nothing"),
        ("euchre.five-handed", "22452", "3", "five.score/none", "2:2 4:2 5:2"),
        ("euchre.five-handed", "13245", "3", "five.score/failed", "nothing"),
        ("ninety-two.92q", "1313132424242", "3", "ninety-two.score/exact", "nothing"),
        ("ninety-two.92q", "1313131242424", "3", "ninety-two.score/missed", "nothing"),
    ],
)
def test_single_players_without_a_rule(rules: str, takers: str, partners: str, rule: str, expected: str) -> None:
    """Player 1 is the maker; six tricks were bid in Ninety-two."""
    seats = "12345" if rules.startswith("euchre") else "1234"
    played = cases.played(
        rules,
        cases.tricks_of(takers, seats),
        maker="1",
        players=len(seats),
        lettered=False,
        bid=6,
        partners=tuple(partners),
    )
    assert cases.each(scored(without(state_of(played, rules), rule)).score) == expected


AT_WORK = [
    ("belote.app", "82-80 NS", "belote.last-trick belote.belote belote.made"),
    ("belote.app", "252-0", "belote.capot belote.made"),
    ("belote.table", "60-102 NS", "belote.last-trick belote.belote belote.failed belote.failed/belote-lost"),
    ("belote.table", "60-102 EW", "belote.last-trick belote.belote belote.failed"),
    ("belote.app tie=litigation", "81-81", "belote.last-trick belote.made/litigation"),
    ("coinche.app", "90-72  80", "coinche.score/last-trick coinche.made coinche.score/made coinche.score/rounding"),
    ("coinche.app", "252-0  100", "coinche.score/all-tricks coinche.made coinche.score/made"),
    ("coinche.app", "86-76  80 x2", "coinche.score/last-trick coinche.made coinche.score/doubled"),
    ("coinche.app made-scores=bid", "86-76  80", "coinche.score/last-trick coinche.made coinche.score/made"),
]


@pytest.mark.parametrize(("rules", "deal", "expected"), AT_WORK)
def test_the_rules_that_were_at_work_are_told_in_their_order(rules: str, deal: str, expected: str) -> None:
    said, _, doubled = deal.partition(" x")
    taken, belote, bid = (*said.split(" "), "", "", "")[:3]
    played = cases.contract(rules, taken, belote, bid=int(bid or 0), doubled=int(doubled or 1))
    assert " ".join(scored(state_of(played, rules)).rules) == expected


# --- a game of several deals

GAME = [
    ("coinche.app", "coinche.game", {"NS": 990, "EW": 0}, {"NS": 1150, "EW": 0}, "NS"),
    ("belote.app target=501", "belote.made/game", {"NS": 400, "EW": 0}, {"NS": 560, "EW": 0}, "NS"),
    ("euchre.app", "euchre.score/game", {"NS": 9, "EW": 9}, {"NS": 169, "EW": 9}, "NS"),
    ("euchre.five-handed", "five.game", {"1": 9, "2": 3}, {"1": 169, "2": 3}, "1"),
    ("ninety-two.92q", "ninety-two.game", {"1": 90, "2": 3}, {"1": 250, "2": 3}, "1"),
]


@pytest.mark.parametrize(("rules", "rule", "before", "after", "winner"), GAME)
def test_without_the_rule_that_wins_a_game_nobody_wins(
    rules: str, rule: str, before: dict[str, int], after: dict[str, int], winner: str
) -> None:
    under = rule_set(rules)
    seating = under.seating(under.game.players[0], lettered=under.game.teams)
    deal = Score(Ending.MADE, {}, {side: 160 if side in ("NS", "1") else 0 for side in before})
    for each, expected in ((under, winner), (under.without(rule), None)):
        match = Match(each, seating, seating.seats[0], before).after(deal)
        assert (match.totals, match.winner) == (after, expected)


def test_without_the_clock_nobody_loses_by_it() -> None:
    for rules, winner in ((RULE_SETS["euchre.app"], "EW"), (RULE_SETS["euchre.app"].without("euchre.time"), None)):
        assert Match(rules, rules.seating(), "S").out_of_time("N").winner == winner


def test_without_the_rule_about_points_that_wait_they_wait_on() -> None:
    rules = rule_set("belote.app tie=litigation")
    deal = Score(Ending.MADE, {}, {"NS": 100, "EW": 62})
    for each, totals, waiting in (
        (rules, {"NS": 181, "EW": 62}, 0),
        (rules.without("belote.made/waiting"), {"NS": 100, "EW": 62}, 81),
    ):
        match = Match(each, each.seating(), "S", {"NS": 0, "EW": 0}, 81).after(deal)
        assert (match.totals, match.pending) == (totals, waiting)
