"""Coinche: Belote's play, no trumps, all trumps, and the two opinions on a player who cannot overruff."""

from __future__ import annotations

import pytest

from followsuit.cards import Suit
from followsuit.games import RULE_SETS
from followsuit.games.belote import BELOTE
from followsuit.games.coinche import COINCHE
from followsuit.order import Trumps
from tests.helpers import legal, position, refused

POSITIONS = [
    # the page that started it all
    ("coinche.official", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S KH QC"),
    ("coinche.app", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    ("coinche.app", "NT", "S: KD", "W: 7D AS AC", "7D"),
    # where others go wrong
    ("coinche.app", "NT", "N: 7S", "E: AS 8S JH AD", "AS 8S"),
    ("coinche.app", "AT", "N: QS", "E: 7S KS JS AD", "KS JS"),
    ("coinche.official", "H", "N: AS KS 9H", "W: 7H 8H AD 8D", "7H 8H AD 8D"),
    # no trumps: nobody ruffs, nobody has to beat
    ("coinche.app", "NT", "N: KS", "E: AS 8S", "AS 8S"),
    ("coinche.official", "NT", "N: KS 7S", "S: AD 8H", "AD 8H"),
    # all trumps: rise in the led suit, even over the partner; without it any card
    ("coinche.app", "AT", "N: 9C 7C", "S: JC 8C", "JC"),
    ("coinche.app", "AT", "N: JS", "E: 7S KS 9D", "7S KS"),
    ("coinche.app", "AT", "N: QS JH", "S: 7S KS 9D", "KS"),
    ("coinche.official", "AT", "N: QS", "E: JH 7D", "JH 7D"),
    ("coinche.app rise-over-partner=no", "AT", "N: 9C 7C", "S: JC 8C", "JC 8C"),
    ("coinche.app rise-over-partner=no", "AT", "N: QC 9C", "S: JC 8C", "JC"),
    # a suit is trumps: as in Belote
    ("coinche.official", "D", "N: 8D 9C", "S: QS 9D 7D 10H", "9D"),
    ("coinche.app rise-over-partner=no", "D", "N: 8D 9C", "S: 9D 7D", "9D 7D"),
    ("coinche.official", "S", "W: AD 8S", "E: 7S 9S KH", "9S"),
    ("coinche.official", "H", "E: AC", "S: 8H QH KS", "8H QH"),
    ("coinche.app", "H", "N: 7S QH 8S", "W: 7H KH AD", "7H KH AD"),
    ("coinche.app partner-trump=higher", "H", "N: 7S QH 8S", "W: 7H KH AD", "KH AD"),
    ("coinche.official underruff=forced", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    ("coinche.app", "AT", "", "E: 7H KS AD", "7H KS AD"),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "expected"), POSITIONS)
def test_legal(rules: str, trumps: str, trick: str, hand: str, expected: str) -> None:
    assert legal(rules, trumps, trick, hand) == expected


REFUSALS = [
    ("coinche.app", "AT", "N: QS", "E: 7S KS AD", "7S coinche.all-trump, AD trick.follow"),
    ("coinche.app", "NT", "N: QS", "E: 7S AD", "AD trick.follow"),
    ("coinche.app", "D", "N: 8D 9C", "S: 9D 7D", "7D coinche.rise"),
    ("coinche.app", "S", "W: AD 8S", "E: 7S 9S KH", "7S coinche.overruff, KH coinche.ruff"),
    ("coinche.app", "S", "W: AD JS", "E: 7S KH", "KH coinche.underruff"),
    ("coinche.app partner-trump=higher", "H", "N: 7S QH 8S", "W: 7H KH AD", "7H coinche.partner-free"),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "expected"), REFUSALS)
def test_the_clause_that_refuses(rules: str, trumps: str, trick: str, hand: str, expected: str) -> None:
    assert refused(rules, trumps, trick, hand) == expected


WINNERS = [
    ("NT", "N: KS 10S AH 9S", "E", 33),
    ("NT", "N: JS 9S QS AH", "S", 24),
    ("NT", "W: 10S 9S 8S 7S", "W", 10),
    ("AT", "N: QS JH 9H JD", "N", 38),
    ("AT", "N: AS 9S JS 10S", "S", 34),
    ("H", "S: AS 10S 7S JH", "E", 41),
]


@pytest.mark.parametrize("rules", ["coinche.app", "coinche.official"])
@pytest.mark.parametrize(("trumps", "trick", "seat", "points"), WINNERS)
def test_who_takes_the_trick_and_what_it_is_worth(rules: str, trumps: str, trick: str, seat: str, points: int) -> None:
    ruling = position(rules, trumps, trick).ruling()
    assert (ruling.winner, ruling.points) == (seat, points)


@pytest.mark.parametrize(
    ("trumps", "ranks", "worth"),
    [
        (Trumps.NONE, "A 10 K Q J 9 8 7", [19, 10, 4, 3, 2, 0, 0, 0]),
        (Trumps.ALL, "J 9 A 10 K Q 8 7", [14, 9, 6, 5, 3, 1, 0, 0]),
    ],
)
def test_ranks_and_points(trumps: Trumps, ranks: str, worth: list[int]) -> None:
    order = COINCHE.order(trumps)
    assert order.points
    for suit in Suit:
        assert " ".join(card.rank for card in order.suits[suit]) == ranks
        assert [order.points[card] for card in order.suits[suit]] == worth


@pytest.mark.parametrize("trumps", Trumps)
def test_all_cards_are_worth_152(trumps: Trumps) -> None:
    points = COINCHE.order(trumps).points
    assert points
    assert sum(points.values()) == 152


def test_under_a_trump_suit_cards_rank_as_in_belote() -> None:
    for trumps in BELOTE.trumps:
        assert COINCHE.order(trumps) is BELOTE.order(trumps)


def test_the_rule_sets_differ_in_underruffing_and_in_what_makes_a_contract() -> None:
    assert RULE_SETS["coinche.official"].settings == dict(RULE_SETS["coinche.app"].settings) | {
        "underruff": "free",
        "more-than-others": "yes",
    }
