"""Belote: rise, ruff, overruff, underruff, and what the partner changes.

A position is a line: rule set with the options that differ, trumps, trick, hand, the cards that may be played.
"""

from __future__ import annotations

import pytest

from followsuit.cards import Suit
from followsuit.games import RULE_SETS
from followsuit.games.belote import BELOTE
from followsuit.order import Trumps
from tests.helpers import legal, names, position, refused, winner

POSITIONS = [
    # the page that started it all
    ("belote.app", "H", "W: AS", "N: KS 7S JH 9C 10D", "KS 7S"),
    ("belote.app", "D", "N: 8D 9C", "S: QS 9D 7D 10H", "9D"),
    ("belote.app", "H", "E: AC", "S: 8H QH KS 9D 7S", "8H QH"),
    ("belote.app", "H", "N: AC 7C", "S: 8H QH KS 9D", "8H QH KS 9D"),
    ("belote.app", "S", "W: AD 8S", "E: 7S 9S KH", "9S"),
    ("belote.app", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    ("belote.app", "H", "S: AS 10S 7S", "E: JH KD", "JH"),
    # where others go wrong
    ("belote.app", "H", "N: KS JH", "S: 9H 7H AD 8D", "9H 7H"),
    ("belote.app", "H", "N: 9H QH 8H", "W: KH JH 7H", "JH"),
    ("belote.app", "H", "N: 7S QH 8S", "W: 7H KH AD", "7H KH AD"),
    ("belote.table", "H", "N: 7S QH 8S", "E: 7H KH AD", "KH AD"),
    ("belote.app", "H", "N: 7S 9H", "S: AS 8S JH AD", "AS 8S"),
    ("belote.app", "H", "N: AS 7H 8S", "W: 8H QH AD 8D", "8H QH AD 8D"),
    ("belote.app", "H", "N: AH 8H", "S: 9H JH KH 7H AS", "9H JH"),
    ("belote.app", "H", "N: JH", "E: 9H AH 7H AS 7S", "9H AH 7H"),
    ("belote.app", "H", "N: AS KS 9H", "W: 7H 8H AD 8D", "7H 8H"),
    # in a plain suit nobody has to beat anything
    ("belote.app", "H", "N: KS", "E: AS 8S", "AS 8S"),
    # without the led suit and without trumps: anything
    ("belote.app", "H", "N: 7S", "E: AD 8C", "AD 8C"),
    ("belote.app", "H", "N: 7S 8H", "S: AD 8C", "AD 8C"),
    ("belote.app", "H", "N: 7H", "E: AD 8C", "AD 8C"),
    # over an opponent's ruff, measured against the higher of two
    ("belote.app", "H", "N: 7S 8H 9H", "W: AH JH 7C", "JH"),
    ("belote.app", "H", "E: 7S QH KH", "N: AH 8H 7C", "AH"),
    # options
    ("belote.app rise-over-partner=no", "D", "N: 8D 9C", "S: QS 9D 7D 10H", "9D 7D"),
    ("belote.app rise-over-partner=no", "D", "N: 8D QD", "S: QS 9D 7D 10H", "9D"),
    ("belote.table rise-over-partner=no", "D", "N: 8D 9C", "S: 9D 7D", "9D 7D"),
    ("belote.app underruff=free", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S KH QC"),
    ("belote.app underruff=free", "S", "W: AD 8S", "E: 7S 9S KH", "9S"),
    ("belote.app partner-trump=higher", "S", "W: AD 9S 7D", "S: JS 8S KH", "JS KH"),
    ("belote.table partner-trump=free", "S", "W: AD 9S 7D", "N: JS 8S KH", "JS 8S KH"),
    # the table rules: a trump over the partner must be higher, unless no higher one is held, or no trump lies there
    ("belote.table", "S", "W: AD 9S 7D", "N: JS 8S KH", "JS KH"),
    ("belote.table", "S", "W: AD 9S 7D", "N: AS 8S KH", "AS 8S KH"),
    ("belote.table", "S", "W: AD 9S 7D", "N: JS 8S", "JS"),
    ("belote.table", "S", "W: AD 7D", "E: JS 8S KH", "JS 8S KH"),
    # a lead is free, whatever was led to the trick before
    ("belote.app", "H", "", "E: 9S 9H AD JC", "9S 9H AD JC"),
    ("belote.table", "H", "", "E: 9S 9H AD JC", "9S 9H AD JC"),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "expected"), POSITIONS)
def test_legal(rules: str, trumps: str, trick: str, hand: str, expected: str) -> None:
    assert legal(rules, trumps, trick, hand) == expected


REFUSALS = [
    ("belote.app", "H", "W: AS", "N: KS JH 9C", "JH trick.follow, 9C trick.follow"),
    ("belote.app", "D", "N: 8D 9C", "S: QS 9D 7D", "QS trick.follow, 7D belote.rise"),
    ("belote.app", "H", "E: AC", "S: 8H KS", "KS belote.ruff"),
    ("belote.app", "S", "W: AD 8S", "E: 7S 9S KH", "7S belote.overruff, KH belote.ruff"),
    ("belote.app", "S", "W: AD JS", "E: 7S 9S KH", "KH belote.underruff"),
    ("belote.table", "H", "N: 7S QH 8S", "E: 7H KH AD", "7H belote.partner-free"),
    ("belote.app", "H", "N: AC 7C", "S: 8H KS", ""),
    ("belote.app", "H", "", "S: 8H KS", ""),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "expected"), REFUSALS)
def test_the_clause_that_refuses(rules: str, trumps: str, trick: str, hand: str, expected: str) -> None:
    assert refused(rules, trumps, trick, hand) == expected


WINNERS = [
    ("belote.app", "H", "N: 7S AD AC 8S", "W", 22),
    ("belote.app", "H", "N: AS 7H 10S KS", "E", 25),
    ("belote.app", "H", "S: AS 10S 7S JH", "E", 41),
    ("belote.app", "H", "N: 9H AH JH 10H", "S", 55),
    ("belote.app", "H", "N: KS 10S AS QS", "S", 28),
    ("belote.app", "H", "N: 9S JS QS 8S", "S", 5),
    ("belote.table", "H", "N: 7S 8S JS 9H", "E", 16),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "seat", "points"), WINNERS)
def test_who_takes_the_trick_and_what_it_is_worth(rules: str, trumps: str, trick: str, seat: str, points: int) -> None:
    ruling = position(rules, trumps, trick).ruling()
    assert (ruling.winner, ruling.points) == (seat, points)


def test_the_trick_is_judged_after_the_card_that_is_played() -> None:
    ruling = position("belote.app", "H", "S: AS 10S 7S", "E: JH KD", Plays="JH").ruling()
    assert (ruling.holds, ruling.winner, ruling.points) == ("S", "E", 41)


@pytest.mark.parametrize("trumps", list(BELOTE.trumps))
def test_ranks_and_points(trumps: Trumps) -> None:
    order = BELOTE.order(trumps)
    assert order.points
    for suit in Suit:
        ranks = " ".join(card.rank for card in order.suits[suit])
        worth = [order.points[card] for card in order.suits[suit]]
        if suit == trumps.suit:
            assert (ranks, worth) == ("J 9 A 10 K Q 8 7", [20, 14, 11, 10, 4, 3, 0, 0])
        else:
            assert (ranks, worth) == ("A 10 K Q J 9 8 7", [11, 10, 4, 3, 2, 0, 0, 0])
    assert sum(order.points.values()) == 152


def test_the_rule_sets_differ_in_direction_and_in_a_trump_over_the_partner() -> None:
    assert RULE_SETS["belote.app"].settings == {
        "direction": "clockwise",
        "rise-over-partner": "yes",
        "underruff": "forced",
        "partner-trump": "free",
        "lost-belote": "kept",
        "tie": "made",
        "target": "0",
    }
    assert RULE_SETS["belote.table"].settings == dict(RULE_SETS["belote.app"].settings) | {
        "direction": "anticlockwise",
        "partner-trump": "higher",
        "lost-belote": "lost",
    }


@pytest.mark.parametrize(
    ("rules", "next_player"),
    [("belote.app", "N"), ("belote.table", "S"), ("belote.table direction=clockwise", "N")],
)
def test_direction(rules: str, next_player: str) -> None:
    assert position(rules, "H", "W: AS", f"{next_player}: KS").seat == next_player


def test_anticlockwise_the_partner_is_still_opposite() -> None:
    assert winner("belote.table", "H", "N: 7S 8S JS QH") == "E"
    assert names(position("belote.table", "H", "N: AS 7S", "S: 7H KD").ruling().legal) == "7H KD"
