"""Euchre: two jacks on top, the left bower a trump in every respect, and no duty to ruff."""

from __future__ import annotations

import pytest

from followsuit.cards import Suit
from followsuit.games.euchre import EUCHRE, bowers
from followsuit.order import Trumps
from tests.helpers import legal, names, position, refused, winner

POSITIONS = [
    # where others go wrong
    ("H", "N: JD", "E: 9H 9D AD QC 10C", "9H"),
    ("H", "N: AD", "E: JD AS KS QC 10C", "JD AS KS QC 10C"),
    ("H", "N: AD", "E: JD 9D KS QC 10C", "9D"),
    ("S", "N: AH", "E: JH 9S KC QD 10D", "JH"),
    ("S", "N: QS", "E: 9S AS KC QD 10D", "9S AS"),
    # the left bower follows trumps
    ("H", "N: 9H", "E: JD 9D KS QC 10C", "JD"),
    ("C", "N: AC", "E: JS 9S JC QD 10D", "JS JC"),
    # nobody has to ruff
    ("S", "N: QH", "E: 9S AS KC QD 10D", "9S AS KC QD 10D"),
    # a lead is free
    ("H", "", "E: JD KS AD", "JD KS AD"),
]


@pytest.mark.parametrize(("trumps", "trick", "hand", "expected"), POSITIONS)
def test_legal(trumps: str, trick: str, hand: str, expected: str) -> None:
    assert legal("euchre.app", trumps, trick, hand) == expected


def test_only_following_suit_refuses_anything() -> None:
    assert refused("euchre.app", "H", "N: AD", "E: JD 9D KS") == "JD euchre.follow, KS euchre.follow"


WINNERS = [
    ("H", "N: AH JD 9H KH", "E"),
    ("H", "N: AH JD JH KH", "S"),
    ("H", "N: JD AD KH QD", "N"),
    ("H", "N: AD KD JD QD", "S"),
    ("H", "N: JS QS KS JC", "S"),
    ("H", "N: AS KS QS 9H", "W"),
    ("H", "N: AS KD QC JC", "N"),
]


@pytest.mark.parametrize(("trumps", "trick", "seat"), WINNERS)
def test_who_takes_the_trick(trumps: str, trick: str, seat: str) -> None:
    assert winner("euchre.app", trumps, trick) == seat
    assert position("euchre.app", trumps, trick).ruling().points is None


@pytest.mark.parametrize(("trumps", "right", "left"), [("S", "JS", "JC"), ("H", "JH", "JD"), ("D", "JD", "JH")])
def test_bowers(trumps: str, right: str, left: str) -> None:
    assert names(bowers(Suit(trumps))) == f"{right} {left}"


def test_ranks() -> None:
    suits = EUCHRE.order(Trumps.HEARTS).suits
    assert names(suits[Suit.HEARTS]) == "JH JD AH KH QH 10H 9H"
    assert names(suits[Suit.DIAMONDS]) == "AD KD QD 10D 9D"
    assert names(suits[Suit.SPADES]) == "AS KS QS JS 10S 9S"
    assert EUCHRE.order(Trumps.HEARTS).points is None


def test_who_sits_out_is_passed_over() -> None:
    alone = position("euchre.app", "H", "W: AS KS", "S: 9S 9H", SitsOut="N")
    assert (alone.seat, names(alone.ruling().legal)) == ("S", "9S")
    assert winner("euchre.app", "H", "W: 9S KS AS", SitsOut="N") == "S"


def test_the_last_of_three_completes_the_trick() -> None:
    ruling = position("euchre.app", "H", "W: AS KS", "S: 9H", SitsOut="N", Plays="9H").ruling()
    assert ruling.winner == "S"
