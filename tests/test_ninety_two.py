"""Ninety-two: queen and nine on top of the trumps, and the deuce of the back suit."""

from __future__ import annotations

import pytest

from followsuit.cards import Suit
from followsuit.games import RULE_SETS
from followsuit.games.ninety_two import NINETY_TWO
from followsuit.order import Trumps
from tests.helpers import legal, names, position, refused, winner

BOTH = pytest.mark.parametrize("rules", ["ninety-two.draw", "ninety-two.92q"])

POSITIONS = [
    ("1: KH", "2: QH 2H", "QH 2H"),
    ("1: AS", "2: QH 4C", "QH 4C"),
    ("1: 2H", "2: QH 2D", "QH"),
    ("1: AS KS 5S", "4: 2D 4C", "2D 4C"),
    ("1: AS KS 5S", "4: 2D 3S", "3S"),
    ("", "3: 2D KS AD", "2D KS AD"),
]


@BOTH
@pytest.mark.parametrize(("trick", "hand", "expected"), POSITIONS)
def test_legal(rules: str, trick: str, hand: str, expected: str) -> None:
    assert legal(rules, "H", trick, hand) == expected


@BOTH
def test_only_following_suit_refuses_anything(rules: str) -> None:
    assert refused(rules, "H", "1: AS", "2: 3S 2D") == "2D ninety-two.follow"


WINNERS = [
    ("1: AH 9H KH 10H", "2"),
    ("1: 9H QH AH JH", "2"),
    ("1: JH 10H 8H KH", "4"),
    ("1: 9S JS 10S QS", "4"),
    ("1: AS KS QS 2H", "4"),
    # the deuce of the back suit takes it: last, no trump lies there, not the led suit
    ("1: KS 9S 3S 2D", "4"),
    ("3: KC 9C 3C 2D", "2"),
    ("1: KS 9C 3C 2D", "4"),
    # not last
    ("1: KS 9S 2D 3S", "1"),
    ("1: 2D KS 9S 3S", "1"),
    # after a trump
    ("1: KS 2H 3S 2D", "2"),
    ("1: 3H KH 9S 2D", "2"),
    # its own suit was led
    ("1: KD 4S 3S 2D", "1"),
    # another deuce, another card of the back suit
    ("1: KS 9S 3S 2C", "1"),
    ("1: KS 9S 3S 3D", "1"),
]


@BOTH
@pytest.mark.parametrize(("trick", "seat"), WINNERS)
def test_who_takes_the_trick(rules: str, trick: str, seat: str) -> None:
    assert winner(rules, "H", trick) == seat
    assert position(rules, "H", trick).ruling().points is None


@pytest.mark.parametrize(("trumps", "deuce"), [("S", "2C"), ("H", "2D"), ("D", "2H"), ("C", "2S")])
def test_the_back_suit_is_the_other_one_of_the_colour(trumps: str, deuce: str) -> None:
    plain = "AH KH QH" if trumps in "SC" else "AS KS QS"
    assert winner("ninety-two.92q", trumps, f"1: {plain} {deuce}") == "4"


def test_a_deuce_from_a_hand_that_holds_the_suit_is_not_played() -> None:
    assert "2D" not in legal("ninety-two.92q", "H", "1: KS 9S 3S", "4: 2D 5S").split()


@BOTH
@pytest.mark.parametrize("players", [6, 8])
def test_last_is_last_of_all_players(rules: str, players: int) -> None:
    others = " ".join(["KS", "9S", "3S", "4S", "5S", "6S", "7S"][: players - 1])
    assert winner(rules, "H", f"2: {others} 2D", Players=str(players)) == "1"
    assert position(rules, "H", "2: KS 9S 3S 2D", "6: AS", Players=str(players)).ruling().holds == "2"


def test_ranks() -> None:
    suits = NINETY_TWO.order(Trumps.HEARTS).suits
    assert names(reversed(suits[Suit.HEARTS])) == "2H 3H 4H 5H 6H 7H 8H 10H JH KH AH 9H QH"
    assert names(reversed(suits[Suit.DIAMONDS])) == "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"


def test_the_seats_of_four_may_be_lettered() -> None:
    assert winner("ninety-two.92q", "H", "N: KS 9S 3S 2D") == "W"
    assert legal("ninety-two.92q", "H", "", "S: 2D KS") == "2D KS"


@pytest.mark.parametrize(("players", "size"), [(4, 13), (6, 8), (8, 6)])
def test_hands(players: int, size: int) -> None:
    assert NINETY_TWO.hand_size(RULE_SETS["ninety-two.92q"], players) == size
    assert NINETY_TWO.hand_size(RULE_SETS["ninety-two.draw"], players) == 4
