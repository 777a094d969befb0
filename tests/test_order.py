"""Ranking: the effective suit of a card, what is above it, and what takes a trick from it."""

from __future__ import annotations

from itertools import combinations

import pytest

from followsuit.cards import BY_NAME, Suit, cards_in
from followsuit.games import GAMES
from followsuit.games.game import Game
from followsuit.order import Order, Trumps, as_printed, ranked
from tests.helpers import bits, names

EVERY_ORDER = [pytest.param(game, trumps, id=f"{game.id}-{trumps}") for game in GAMES for trumps in game.trumps]


@pytest.fixture
def order() -> Order:
    """Two suits of three cards, and a club that counts as a spade."""
    spades = (BY_NAME["JC"], *ranked(Suit.SPADES, "A K"))
    return Order(Trumps.SPADES, {Suit.SPADES: spades, Suit.CLUBS: ranked(Suit.CLUBS, "A K")})


def test_printed_suit_is_not_effective_suit(order: Order) -> None:
    assert order.suit(BY_NAME["JC"]) is Suit.SPADES
    assert order.suit(BY_NAME["AC"]) is Suit.CLUBS
    assert names(cards_in(order.cards(Suit.SPADES))) == "KS AS JC"
    assert order.is_trump(BY_NAME["JC"])
    assert not order.is_trump(BY_NAME["AC"])


def test_above_is_within_the_suit(order: Order) -> None:
    assert order.above(BY_NAME["KS"]) == bits("JC AS")
    assert order.above(BY_NAME["JC"]) == 0
    assert order.above(BY_NAME["KC"]) == bits("AC")


def test_a_trick_is_taken_by_a_higher_card_or_by_a_trump(order: Order) -> None:
    assert order.winners[BY_NAME["AC"]] == bits("JC AS KS")
    assert order.winners[BY_NAME["KC"]] == bits("AC JC AS KS")
    assert order.winners[BY_NAME["KS"]] == bits("JC AS")


@pytest.mark.parametrize("trumps", Trumps)
def test_trumps_are_a_suit_or_none_or_all(trumps: Trumps) -> None:
    assert (trumps.suit is None) == (trumps in (Trumps.NONE, Trumps.ALL))
    assert trumps.suit is None or trumps.suit.value == trumps.value


@pytest.mark.parametrize(("game", "trumps"), EVERY_ORDER)
def test_the_suits_of_an_order_are_the_pack_in_parts(game: Game, trumps: Trumps) -> None:
    order = game.order(trumps)
    cards = [each for suit in order.suits.values() for each in suit]
    assert sorted(map(str, cards)) == sorted(map(str, game.pack))
    assert order is game.order(trumps), "situations are remembered by their order"
    assert order.points is None or set(order.points) == set(game.pack)


@pytest.mark.parametrize(("game", "trumps"), EVERY_ORDER)
def test_of_two_cards_of_a_suit_one_beats_the_other(game: Game, trumps: Trumps) -> None:
    order = game.order(trumps)
    for suit in order.suits.values():
        for high, low in combinations(suit, 2):
            assert high.bit & order.winners[low]
            assert not low.bit & order.winners[high]


def test_every_card_counts_as_its_printed_suit_where_no_bower_is_a_trump() -> None:
    for game in GAMES:
        for trumps in game.trumps:
            order, printed = game.order(trumps), as_printed(game.order(trumps))
            assert all(printed.suit(card) is card.suit for card in game.pack)
            assert printed is as_printed(order)
            assert printed.points is order.points
            for suit, cards in order.suits.items():
                own = [card for card in cards if card.suit is suit]
                assert [card for card in printed.suits[suit] if card in own] == own  # in the order that they have
    euchre = as_printed(next(game for game in GAMES if game.id == "euchre").order(Trumps.HEARTS))
    assert names(euchre.suits[Suit.HEARTS]) == "JH AH KH QH 10H 9H"
    assert names(euchre.suits[Suit.DIAMONDS]) == "AD KD QD JD 10D 9D"
