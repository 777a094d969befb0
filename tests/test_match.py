"""A game of several deals: running totals, points that wait, who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from followsuit.deal.match import Match
from followsuit.deal.scoring.score import Ending, Score
from tests.deals import rule_set


def match(rules: str, dealer: str = "S", players: int = 4, **totals: int) -> Match:
    under = rule_set(rules)
    return Match(under, under.seating(players, lettered=under.game.teams), dealer, totals)


def scored(ending: Ending = Ending.MADE, pending: int = 0, **score: int) -> Score:
    return Score(ending, score, score, pending=pending)


def test_totals_run() -> None:
    game = match("belote.app").after(scored(NS=100, EW=62)).after(scored(NS=40, EW=122))
    assert game.totals == {"NS": 140, "EW": 184}


def test_a_void_deal_changes_nothing_but_the_dealer() -> None:
    game = match("belote.app", NS=5, EW=6).after(scored(Ending.VOID, NS=0, EW=0))
    assert game.totals == {"NS": 5, "EW": 6}
    assert game.dealer == "W"


@pytest.mark.parametrize(("rules", "order"), [("belote.app", "SWNES"), ("belote.table", "SENWS")])
def test_the_deal_goes_round(rules: str, order: str) -> None:
    game = match(rules)
    for dealer in order:
        assert game.dealer == dealer
        game = game.after(scored(NS=0, EW=0))


# --- points that wait

LITIGATION = "belote.app tie=litigation target=501"


def tied() -> Match:
    """South and North took the contract, and both sides had 81."""
    return match(LITIGATION).after(scored(Ending.TIE, pending=81, NS=0, EW=81))


def test_points_of_a_tie_wait() -> None:
    assert tied().totals == {"NS": 0, "EW": 81}
    assert tied().pending == 81


@pytest.mark.parametrize(
    ("ending", "ns", "ew", "totals"),
    [
        (Ending.MADE, 100, 62, {"NS": 181, "EW": 143}),
        (Ending.MADE, 62, 100, {"NS": 62, "EW": 262}),
        (Ending.FAILED, 20, 162, {"NS": 20, "EW": 324}),
    ],
)
def test_the_winner_of_the_next_deal_gets_them(ending: Ending, ns: int, ew: int, totals: dict[str, int]) -> None:
    game = tied().after(scored(ending, NS=ns, EW=ew))
    assert game.totals == totals
    assert game.pending == 0


def test_they_wait_on_when_the_next_deal_is_void_and_add_up_when_it_is_a_tie_again() -> None:
    game = tied().after(scored(Ending.VOID, NS=0, EW=0))
    assert game.pending == 81
    again = game.after(scored(Ending.TIE, pending=91, NS=91, EW=0))
    assert again.pending == 172
    assert again.after(scored(NS=100, EW=62)).totals == {"NS": 363, "EW": 143}


def test_where_no_points_wait_none_are_handed_out() -> None:
    """And none wait where a tie is not litigated."""
    rule = next(each for each in rule_set(LITIGATION).game.match_rules if each.id == "belote.made/waiting")
    decided = scored(NS=100, EW=62)
    assert rule.applies(replace(tied(), last=decided))
    assert not rule.applies(replace(match(LITIGATION), last=decided))
    assert not rule.applies(replace(match("belote.app"), pending=81, last=decided))


# --- the end

WINNERS = [
    ("belote.app", {"NS": 1000, "EW": 0}, None),
    ("belote.app target=501", {"NS": 500, "EW": 0}, None),
    ("belote.app target=501", {"NS": 501, "EW": 480}, "NS"),
    ("coinche.app", {"NS": 990, "EW": 1010}, "EW"),
    ("coinche.app", {"NS": 1200, "EW": 1010}, "NS"),
    ("coinche.app", {"NS": 1010, "EW": 1010}, None),
    ("coinche.app target=2000", {"NS": 1010, "EW": 0}, None),
    ("euchre.app", {"NS": 10, "EW": 9}, "NS"),
    ("euchre.five-handed", {"1": 9, "2": 11, "3": 10}, "2"),
    ("ninety-two.92q", {"1": 95, "2": 93, "3": 95}, None),
    ("ninety-two.92q", {"1": 95, "2": 98, "3": 95}, "2"),
    ("ninety-two.92q", {}, None),
]


@pytest.mark.parametrize(("rules", "totals", "winner"), WINNERS)
def test_the_target_wins_and_a_tie_plays_on(rules: str, totals: dict[str, int], winner: str | None) -> None:
    players = 5 if rules == "euchre.five-handed" else 4
    assert match(rules, "1" if "1" in totals else "S", players, **totals).settled().winner == winner


@pytest.mark.parametrize(("seat", "winner"), [("N", "EW"), ("S", "EW"), ("E", "NS"), ("W", "NS")])
def test_who_is_out_of_time_loses_for_the_team(seat: str, winner: str) -> None:
    assert match("euchre.app", NS=9, EW=9).out_of_time(seat).winner == winner
