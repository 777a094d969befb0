"""A position and the ruling on it."""

from __future__ import annotations

import pytest
from hypothesis import given

from followsuit.cards import BY_NAME
from followsuit.games import RULE_SETS
from followsuit.position import Position
from tests.helpers import names, position
from tests.strategies import positions


def test_the_hand_keeps_the_order_of_its_author() -> None:
    ruling = position("belote.app", "S", "W: AD JS", "E: QC 9S KH 7S").ruling()
    assert names(ruling.legal) == "9S 7S"
    assert names(ruling.refused) == "QC KH"


def test_an_unfinished_trick_has_a_holder_and_no_winner() -> None:
    ruling = position("belote.app", "S", "W: AD JS", "E: 7S").ruling()
    assert (ruling.holds, ruling.winner, ruling.points) == ("N", None, None)


def test_a_card_in_the_middle_of_a_trick_settles_nothing() -> None:
    middle = position("belote.app", "S", "W: AD", "N: JS KH", Plays="JS")
    ruling = middle.ruling()
    assert (middle.plays, middle.after.holder) == (BY_NAME["JS"], "N")
    assert (ruling.holds, ruling.winner, ruling.points) == ("W", None, None)


def test_a_complete_trick_needs_no_hand() -> None:
    complete = position("belote.app", "H", "N: 7S AD AC 8S")
    ruling = complete.ruling()
    assert complete.seat is None
    assert (ruling.legal, ruling.refused) == ((), {})
    assert (ruling.holds, ruling.winner, ruling.points) == ("W", "W", 22)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_suit_of_the_trick_before_binds_nobody(rules: str) -> None:
    seat = "1" if "five" in rules or "ninety" in rules else "N"
    lead = position(rules, "H", "", f"{seat}: 9S 9H AD JC")
    ruling = lead.ruling()
    assert (names(ruling.legal), ruling.refused, ruling.holds) == ("9S 9H AD JC", {}, None)
    assert position(rules, "H", f"{seat}:", f"{seat}: 9S 9H AD JC").ruling() == ruling


@given(positions())
def test_every_card_is_either_legal_or_refused(position: Position) -> None:
    ruling = position.ruling()
    assert sorted([*ruling.legal, *ruling.refused], key=str) == sorted(position.hand, key=str)
    assert bool(ruling.legal) == bool(position.hand)
    assert (ruling.winner is None) != position.after.complete


@given(positions())
def test_the_order_of_the_hand_changes_nothing(position: Position) -> None:
    mixed = Position(position.trick, position.hand[::-1]).ruling()
    assert mixed.legal == position.ruling().legal[::-1]
    assert mixed.refused == position.ruling().refused
