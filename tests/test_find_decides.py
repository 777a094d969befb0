"""A clause decides a position when the answer would be another without it."""

from __future__ import annotations

import pytest
from hypothesis import given

from followsuit.finding.decides import about_winner, decides, deciding, play_clauses, trumps_of
from followsuit.games import RULE_SETS
from followsuit.games.game import Phase
from followsuit.order import Trumps
from followsuit.position import Position
from tests.deals import rule_set
from tests.helpers import names, position
from tests.strategies import positions

UNSEEN = {
    *("belote.direction", "belote.lead", "coinche.direction", "coinche.lead"),
    *("euchre.lead", "euchre.time", "euchre.tricks", "five.lead", "five.buried"),
    *("ninety-two.lead", "ninety-two.end"),
}
"""Clauses of the play that a position does not show: the direction, who leads first, the clock, how long it lasts."""


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_clause_of_the_play_is_for_positions_or_is_known_not_to_be(name: str) -> None:
    rules = RULE_SETS[name]
    of_play = {clause.id for clause in rules.game.clauses if clause.phase is Phase.PLAY}
    assert set(play_clauses(rules)) == of_play - UNSEEN


DECIDE = [
    ("trick.follow", "belote.app", "S", "W: AD", "N: 7D 8C"),
    ("trick.follow", "euchre.app", "S", "W: AD", "N: 9D 10C"),
    ("trick.free", "belote.app", "S", "W: AD", "N: 8C 8H"),
    ("trick.free", "ninety-two.92q", "S", "1: AD", "2: 8S 8H"),
    ("trick.lead", "euchre.app", "S", "", "N: 9D 10C"),
    ("belote.rise", "belote.app", "S", "W: 10S", "N: AS 7S"),
    ("belote.rise", "belote.app rise-over-partner=no", "S", "W: 10S 7S", "E: AS 8S"),
    ("belote.ruff", "belote.app", "S", "W: AD", "N: 7S 8C"),
    ("belote.overruff", "belote.app", "S", "W: AD 8S", "E: 7S 9S"),
    ("belote.underruff", "belote.app", "S", "W: AD JS", "E: 7S KC"),
    ("belote.underruff", "belote.app underruff=free", "S", "W: AD JS", "E: 7S KC"),
    ("belote.partner-free", "belote.app", "S", "W: AD 7D", "E: 7S KC"),
    ("belote.partner-free", "belote.table", "S", "E: AD 8S QD", "S: 7S 9S"),
    ("coinche.no-trump", "coinche.app", "NT", "W: AD", "N: 7D 8C"),
    ("coinche.no-trump", "coinche.app", "NT", "W: AD", "N: 7S 8C"),
    ("coinche.all-trump", "coinche.app", "AT", "W: 10D", "N: 7D AD"),
    ("euchre.alone", "euchre.app", "S", "W: AD", "E: 9D 10C", "N"),
    ("euchre.alone", "euchre.app", "S", "W: AD KD", "E: 9D 10C", "S"),
    ("euchre.bower", "euchre.app", "S", "W: AC", "N: JC 9H"),
    ("euchre.bower", "euchre.app", "S", "W: AC", "N: JC 9C"),
    ("euchre.bower", "euchre.app", "S", "W: JC", "N: 9C 9S"),
    ("five.jick", "euchre.five-handed", "S", "1: 8S", "2: JC 9H"),
]
"""A clause and a position in which it decides which cards may be played."""
DO_NOT = [
    ("trick.follow", "belote.app", "S", "W: AD", "N: 7D 8D"),
    ("trick.free", "belote.app", "S", "W: AD", "N: 8C 7C"),
    ("trick.free", "belote.app", "S", "W: AD", "N: 8C 7D"),
    ("trick.free", "coinche.app", "NT", "W: AD", "N: 8C 7S"),
    ("trick.lead", "euchre.app", "S", "", "N: 9S JC"),
    ("trick.lead", "euchre.app", "S", "W: 9D", "N: 9S 10C"),
    ("belote.rise", "belote.app", "S", "W: 10S", "N: 8S 7S"),
    ("belote.ruff", "belote.app", "S", "W: AD 8S", "E: 9S 8C"),
    ("belote.overruff", "belote.app", "S", "W: AD 8S", "E: 9S JS"),
    ("belote.underruff", "belote.app", "S", "W: AD 8S", "E: 9S 7S"),
    ("belote.partner-free", "belote.app", "S", "W: AD 7D", "E: 8D KC"),
    ("belote.partner-free", "belote.app", "S", "W: 7D AD", "E: 7S KC"),
    ("belote.partner-free", "belote.app", "S", "W: 10S 7S", "E: 9S QS"),
    ("coinche.no-trump", "coinche.app", "S", "W: AD", "N: 7D 8C"),
    ("coinche.no-trump", "coinche.app", "NT", "W: AD", "N: 7D 8D"),
    ("coinche.no-trump", "coinche.app", "NT", "", "N: 7D 8C"),
    ("coinche.all-trump", "coinche.app", "AT", "W: JD", "N: 7D AD"),
    ("euchre.alone", "euchre.app", "S", "W: AD", "N: 9D 10C", "S"),
    ("euchre.alone", "euchre.app", "S", "W: AD", "N: 9D 10C"),
    ("euchre.alone", "euchre.app", "S", "", "N: 9D 10C", "S"),
    ("euchre.bower", "euchre.app", "S", "W: AC", "N: 9C 9H"),
    ("euchre.time", "euchre.app", "S", "W: AC", "N: 9C JC"),
]
WON = [
    ("trick.win", "belote.app", "H", "W: AS 10S KC", "S: 7H", "7H"),
    ("trick.win", "belote.app", "H", "W: 10S AS KC", "S: 7S", "7S"),
    ("ninety-two.back-suit", "ninety-two.92q", "S", "1: QH AH KH", "4: 2C", "2C"),
    ("euchre.bower", "euchre.app", "S", "W: KC JC 10D", "S: 9D", "9D"),
]
"""A clause and a card that completes the trick, where it decides who takes it."""
NOT_WON = [
    ("trick.win", "belote.app", "H", "W: AS 10S KC", "S: 7S", "7S"),
    ("trick.win", "belote.app", "H", "W: 10S AS KS", "S: 7S", "7S"),
    ("trick.win", "ninety-two.92q", "S", "1: QH AH KH", "4: 2C", "2C"),
    ("ninety-two.back-suit", "ninety-two.92q", "S", "1: QC AC KC", "4: 2C", "2C"),
    ("euchre.bower", "euchre.app", "S", "W: AC 9C 10D", "S: 9D", "9D"),
]


def named(case: tuple[str, ...]) -> str:
    return " ".join(case)


def shown(rules: str, trumps: str, trick: str, hand: str, out: str = "", plays: str = "") -> Position:
    return position(
        rules, trumps, trick, hand, **({"SitsOut": out} if out else {}), **({"Plays": plays} if plays else {})
    )


@pytest.mark.parametrize("case", DECIDE, ids=named)
def test_it_decides_which_cards_may_be_played(case: tuple[str, ...]) -> None:
    clause, *rest = case
    assert decides(clause, shown(*rest))


@pytest.mark.parametrize("case", DO_NOT, ids=named)
def test_it_does_not_decide(case: tuple[str, ...]) -> None:
    clause, *rest = case
    assert not decides(clause, shown(*rest))


@pytest.mark.parametrize("case", WON, ids=named)
def test_it_decides_who_takes_the_trick(case: tuple[str, ...]) -> None:
    clause, rules, trumps, trick, hand, plays = case
    assert decides(clause, shown(rules, trumps, trick, hand, plays=plays))
    assert not decides(clause, shown(rules, trumps, trick, hand)) or clause == "euchre.bower"
    assert about_winner(clause, rule_set(rules))


@pytest.mark.parametrize("case", NOT_WON, ids=named)
def test_it_does_not_decide_who_takes_the_trick(case: tuple[str, ...]) -> None:
    clause, rules, trumps, trick, hand, plays = case
    assert not decides(clause, shown(rules, trumps, trick, hand, plays=plays))


def test_a_trick_that_is_complete_needs_no_hand() -> None:
    assert decides("trick.win", position("belote.app", "H", "W: AS 10S KC 7H"))
    assert decides("euchre.bower", position("euchre.app", "S", "W: KC JC 10D 9D"))


def test_several_clauses_can_decide_one_position() -> None:
    assert deciding(position("belote.app", "S", "W: AD", "N: 7D 8C")) == ("trick.follow",)
    assert deciding(position("euchre.app", "S", "W: AC", "N: JC 9H")) == ("euchre.bower",)
    assert deciding(position("belote.table", "S", "E: AD 8S QD", "S: 7S 9S KH")) == ("belote.partner-free",)


@given(positions())
def test_what_decides_without_being_an_exemption_changes_the_legal_cards_when_it_is_gone(at: Position) -> None:
    """The same, said another way: the position is judged again by a rule set without the clause."""
    table, trick = at.trick.table, at.trick
    for clause in {each.clause for each in trick.obligations}:
        again = table.rules.without(clause).table(table.order.trumps, table.seating).lead(trick.leader)
        for card in trick.cards:
            again = again.play(card)
        if names(Position(again, at.hand).ruling().legal) != names(at.ruling().legal):
            assert decides(clause, at)


@given(positions())
def test_a_card_that_is_free_is_so_by_one_clause(at: Position) -> None:
    clauses = deciding(at)
    if "trick.free" in clauses:
        assert not at.ruling().refused
        assert set(clauses) <= {"trick.free", "trick.win", at.rules.game.last_card_clause}


@given(positions())
def test_clauses_that_decide_may_be_at_work_under_these_trumps(at: Position) -> None:
    assert all(at.order.trumps in trumps_of(clause, at.rules) for clause in deciding(at))


def test_some_clauses_are_for_some_trumps() -> None:
    rules = RULE_SETS["coinche.app"]
    assert trumps_of("coinche.no-trump", rules) == {Trumps.NONE}
    assert trumps_of("coinche.all-trump", rules) == {Trumps.ALL}
    assert trumps_of("coinche.ruff", rules) == set(Trumps) - {Trumps.NONE, Trumps.ALL}
    assert trumps_of("trick.lead", rules) == set(Trumps)
