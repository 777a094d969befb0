"""Five-handed Euchre: the jick, eights, five seats, and everybody for himself."""

from __future__ import annotations

import pytest

from followsuit.cards import Suit
from followsuit.games import RULE_SETS
from followsuit.games.five_handed import FIVE_HANDED
from followsuit.order import Trumps
from tests.helpers import legal, names, refused, winner

POSITIONS = [
    ("C", "4: JS 8H", "1: 8C 9S AH", "8C"),
    ("C", "5: AS", "1: JS 9S AH", "9S"),
    ("C", "5: AS", "1: JS 8H AH", "JS 8H AH"),
    ("C", "5: 8C", "1: JS 9S JC", "JS JC"),
    ("C", "1: AD KD QD 10D", "5: 8C JC 9H", "8C JC 9H"),
    ("C", "", "3: JS 9S", "JS 9S"),
]


@pytest.mark.parametrize(("trumps", "trick", "hand", "expected"), POSITIONS)
def test_legal(trumps: str, trick: str, hand: str, expected: str) -> None:
    assert legal("euchre.five-handed", trumps, trick, hand) == expected


def test_only_following_suit_refuses_anything() -> None:
    assert refused("euchre.five-handed", "C", "5: AS", "1: JS 9S AH") == "JS five.follow, AH five.follow"


@pytest.mark.parametrize(
    ("trick", "seat"),
    [("4: AC JS 8C KC AS", "5"), ("4: 9D 8D 8C KD AD", "1"), ("2: 8D 9D JD 10D KH", "4"), ("3: JS AC JC KC QC", "5")],
)
def test_who_takes_the_trick(trick: str, seat: str) -> None:
    assert winner("euchre.five-handed", "C", trick) == seat


def test_ranks() -> None:
    suits = FIVE_HANDED.order(Trumps.CLUBS).suits
    assert names(suits[Suit.CLUBS]) == "JC JS AC KC QC 10C 9C 8C"
    assert names(suits[Suit.SPADES]) == "AS KS QS 10S 9S 8S"
    assert names(suits[Suit.HEARTS]) == "AH KH QH JH 10H 9H 8H"


def test_a_called_partner_changes_no_ruling() -> None:
    for partners in ("1 3", "2"):
        assert legal("euchre.five-handed", "C", "5: AS", "1: JS 9S AH", Partners=partners) == "9S"


def test_there_are_no_fixed_sides() -> None:
    assert RULE_SETS["euchre.five-handed"].seating(5).sides == ()
