"""Cards, suits and ranks; sets of cards."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import BY_NAME, CARDS, Card, Rank, Suit, card, card_set, cards_in, parse_cards


def test_there_are_52_cards_each_with_a_bit_of_its_own() -> None:
    assert len(CARDS) == len(set(CARDS)) == 52
    assert [each.bit for each in CARDS] == [1 << number for number in range(52)]


@pytest.mark.parametrize(("name", "rank", "suit"), [("9S", Rank.NINE, Suit.SPADES), ("10H", Rank.TEN, Suit.HEARTS)])
def test_a_card_is_written_rank_first(name: str, rank: Rank, suit: Suit) -> None:
    found = card(rank, suit)
    assert str(found) == name
    assert BY_NAME[name] is found
    assert (found.rank, found.suit) == (rank, suit)


def test_two_red_and_two_black_suits() -> None:
    assert {suit: suit.same_colour for suit in Suit} == {
        Suit.SPADES: Suit.CLUBS,
        Suit.CLUBS: Suit.SPADES,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.HEARTS,
    }


@pytest.mark.parametrize("each", CARDS, ids=str)
def test_a_copied_card_is_the_same_card(each: Card) -> None:
    assert copy.copy(each) is each
    assert copy.deepcopy(each) is each
    assert pickle.loads(pickle.dumps(each)) is each


@given(st.sets(st.sampled_from(CARDS)))
def test_a_set_holds_what_was_put_in(cards: set[Card]) -> None:
    assert set(cards_in(card_set(cards))) == cards


def test_a_set_lists_its_cards_by_suit_then_rank() -> None:
    assert cards_in(card_set(parse_cards("AC 2S KH 10H"))) == parse_cards("2S 10H KH AC")


def test_card_tables_are_written_without_mistakes() -> None:
    with pytest.raises(KeyError, match="1S"):
        parse_cards("9S 1S")
