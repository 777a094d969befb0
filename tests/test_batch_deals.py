"""Deals of the batch: the same for a seed everywhere, dealt evenly, or given by somebody and looked at first."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from followsuit import batch
from followsuit.cards import CARDS, card_set, cards_in
from followsuit.games import RULE_SETS
from followsuit.order import Trumps
from tests.chance import looks_even
from tests.helpers import bits, names

BELOTE, EUCHRE = RULE_SETS["belote.app"], RULE_SETS["euchre.app"]
DRAW = RULE_SETS["ninety-two.draw"]


def cards_of(deals: batch.Deals, number: int) -> list[int]:
    """What is held and what will be drawn, as numbers of cards."""
    held = [card for hand in deals.hands[number].tolist() for card in range(len(CARDS)) if hand >> card & 1]
    return [*held, *deals.stock[number].tolist()]


# --- by chance


@pytest.mark.parametrize(
    ("name", "players"), [(name, each) for name, r in RULE_SETS.items() for each in r.game.players]
)
def test_every_card_of_the_pack_is_dealt_once_at_most(name: str, players: int) -> None:
    found = batch.layout(RULE_SETS[name], players)
    deals = batch.deal(found, 50, seed=1)
    pack = card_set(found.rules.game.pack)
    for number in range(50):
        cards = cards_of(deals, number)
        assert len(cards) == len(set(cards)) == found.hand * players + found.drawn
        assert all(pack >> card & 1 for card in cards)
    deals.check()


def test_a_seed_deals_the_same_on_any_machine() -> None:
    deals = batch.deal(batch.layout(BELOTE), 1000, seed=7)
    results = batch.play_out(deals, seed=7, cards=True)
    assert results.cards is not None
    assert results.points is not None
    assert names(cards_in(int(deals.hands[0, 0]))) == "7S 10H KH 7D 8D KD JC KC"
    assert names(CARDS[card] for card in results.cards[0, :12]) == "KH AH QH JH 9S AS 8S 7S QC 8C KC AC"
    assert results.takers[0].tolist() == [1, 2, 1, 0, 2, 2, 1, 1]
    assert results.points.sum(axis=0).tolist() == [82134, 79866]
    assert results.tricks.sum(axis=0).tolist() == [4023, 3977]
    assert (deals.trumps.sum(), deals.leaders.sum()) == (1466, 1487)


def test_a_batch_can_be_dealt_and_played_in_parts() -> None:
    found = batch.layout(DRAW, 6)
    whole = batch.play_out(batch.deal(found, 300, seed=7), seed=8, cards=True)
    for first, count in ((0, 100), (100, 1), (101, 199)):
        part = batch.play_out(batch.deal(found, count, seed=7, first=first), seed=8, cards=True)
        here = slice(first, first + count)
        assert (part.deals.hands == whole.deals.hands[here]).all()
        assert (part.deals.stock == whole.deals.stock[here]).all()
        assert part.cards is not None
        assert whole.cards is not None
        assert (part.cards == whole.cards[here]).all()
        assert (part.tricks == whole.tricks[here]).all()


def test_another_seed_deals_and_plays_otherwise() -> None:
    one, other = (batch.deal(batch.layout(BELOTE), 100, seed=seed) for seed in (1, 2))
    assert (one.hands != other.hands).any(axis=1).all()
    plays = [batch.play_out(one, seed=seed, cards=True).cards for seed in (1, 2)]
    assert plays[0] is not None
    assert (plays[0] != plays[1]).any(axis=1).all()


def test_trumps_and_leader_can_be_given() -> None:
    """Whatever is given, the cards stay the same."""
    found = batch.layout(EUCHRE, out="S")
    free = batch.deal(found, 200, seed=5)
    given = batch.deal(found, 200, seed=5, trumps=Trumps.DIAMONDS, leader="W")
    assert {found.tables.trumps[place] for place in given.trumps} == {Trumps.DIAMONDS}
    assert {found.seating.seats[place] for place in given.leaders} == {"W"}
    assert {found.seating.seats[place] for place in free.leaders} == {"N", "E", "W"}
    assert {found.tables.trumps[place] for place in free.trumps} == set(EUCHRE.game.trumps)
    assert (free.hands == given.hands).all()


def test_nobody_is_dealt_better_cards() -> None:
    """Every card comes to every seat equally often, and so do the trumps and the lead."""
    deals = batch.deal(batch.layout(BELOTE), 40_000, seed=1)
    for card in BELOTE.game.pack:
        looks_even((deals.hands & np.uint64(card.bit) != 0).sum(axis=0))
    looks_even(np.bincount(deals.trumps, minlength=4))
    looks_even(np.bincount(deals.leaders, minlength=4))


def test_every_card_comes_to_every_place_of_the_stock() -> None:
    deals = batch.deal(batch.layout(DRAW, 4), 20_000, seed=1)
    for place in range(0, deals.stock.shape[1], 7):
        looks_even(np.bincount(deals.stock[:, place], minlength=52))


def test_hands_hold_as_many_of_four_cards_as_they_should() -> None:
    """The hypergeometric distribution of the aces of a hand of 8 of 32 cards."""
    aces = np.uint64(bits("AS AH AD AC"))
    found = np.bincount(
        np.bitwise_count(batch.deal(batch.layout(BELOTE), 50_000, seed=2).hands[:, 2] & aces), minlength=5
    )
    looks_even(found, [comb(4, held) * comb(28, 8 - held) for held in range(5)])


def test_one_deal_says_nothing_about_the_next() -> None:
    hands = batch.deal(batch.layout(BELOTE), 40_001, seed=3).hands[:, 0]
    shared = np.bincount(np.bitwise_count(hands[:-1] & hands[1:]), minlength=9)
    looks_even(shared[:7], [comb(8, both) * comb(24, 8 - both) for both in range(7)])


# --- given


def given(**changes: object) -> batch.Deals:
    """One deal of Euchre in which East sits out."""
    hands = ["AD KD QD 9S 10S", "AH KH QH 9H 10H", "JD JH 9D 10D AC", "AS KS QS JS JC"]
    arrays = {"hands": [[bits(hand) for hand in hands]], "trumps": [2], "leaders": [2], "stock": np.empty((1, 0), int)}
    return batch.Deals(batch.layout(EUCHRE, out="E"), **{**arrays, **changes})  # type: ignore[arg-type]


def test_a_given_deal_is_played() -> None:
    results = batch.play_out(given(), seed=1, cards=True)
    assert results.cards is not None
    assert results.cards.shape == (1, 15)
    assert results.tricks.sum() == 5
    assert results.points is None


def test_who_sits_out_may_hold_anything() -> None:
    hands = given().hands.copy()
    hands[0, 1] = 0
    assert (batch.play_out(given(hands=hands), seed=1).takers == batch.play_out(given(), seed=1).takers).all()


def test_arrays_that_fit_are_not_copied() -> None:
    deals = batch.deal(batch.layout(BELOTE), 10, seed=1)
    again = batch.Deals(deals.layout, deals.hands, deals.trumps, deals.leaders, deals.stock)
    assert again.hands is deals.hands
    assert len(again) == 10


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"trumps": [4]}, r"^deal 0: trumps 4, expected a number from 0 to 3$"),
        ({"leaders": [1]}, r"^deal 0: leader 1, expected one of 0, 2, 3$"),
        ({"hands": [[0, 0, 0, 0]]}, r"^deal 0: N holds 0 cards, expected 5$"),
        ({"hands": [[bits("AD KD QD 9S 10S")] * 4]}, r"^deal 0: S holds cards that are not in the pack, or .* too$"),
        ({"hands": [[bits("2D KD QD 9S 10S")] * 4]}, r"^deal 0: N holds cards that are not in the pack, or .* too$"),
    ],
)
def test_a_deal_that_cannot_be_played(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        batch.play_out(given(**changes), seed=1)


@pytest.mark.parametrize("card", [None, 52, 255])
def test_a_stock_that_cannot_be_drawn(card: int | None) -> None:
    deals = batch.deal(batch.layout(DRAW, 4), 3, seed=1)
    stock = deals.stock.copy()
    stock[2, 0] = stock[2, 1] if card is None else card
    wrong = batch.Deals(deals.layout, deals.hands, deals.trumps, deals.leaders, stock)
    with pytest.raises(ValueError, match=r"^deal 2: stock: expected cards of the pack that nobody holds, each once$"):
        wrong.check()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": [[1, 2, 3]]}, "^hands: 1 × 3, expected n × 4$"),
        ({"trumps": []}, "^trumps: 0, expected 1$"),
        ({"leaders": [[1]]}, "^leaders: 1 × 1, expected 1$"),
        ({"stock": [[1]]}, "^stock: 1 × 1, expected 1 × 0$"),
        ({"first": -1}, r"^first: -1, expected a number from 0 to 2\*\*57 - 1$"),
    ],
)
def test_arrays_that_do_not_fit_together(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        given(**changes)


# --- what cannot be asked for


def test_a_number_of_players_that_the_game_does_not_have() -> None:
    with pytest.raises(ValueError, match=r"^5 players; Ninety-two has 4 or 6 or 8$"):
        batch.layout(DRAW, 5)
    with pytest.raises(ValueError, match=r"^0 players; Ninety-two has 4 or 6 or 8$"):
        batch.layout(DRAW, 0)


@pytest.mark.parametrize(
    ("rules", "out", "message"),
    [
        (BELOTE, "N", "'N' cannot sit out; in Belote nobody does"),
        (EUCHRE, "X", "'X' cannot sit out; in Euchre one of N, E, S, W may"),
    ],
)
def test_a_player_who_cannot_sit_out(rules: object, out: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        batch.layout(rules, out=out)  # type: ignore[arg-type]


def test_deals_that_cannot_be_dealt() -> None:
    found = batch.layout(EUCHRE, out="E")
    with pytest.raises(ValueError, match=r"^count: -1, expected 0 or more$"):
        batch.deal(found, -1, seed=1)
    with pytest.raises(ValueError, match=r"^the seed -1: it must be from 0 to 2\*\*64 - 1$"):
        batch.deal(found, 1, seed=-1)
    with pytest.raises(ValueError, match=r"^first: 144115188075855872, expected"):
        batch.deal(found, 1, seed=1, first=1 << 57)
    with pytest.raises(ValueError, match=r"^NT: in Euchre trumps are one of S, H, D, C$"):
        batch.deal(found, 1, seed=1, trumps=Trumps.NONE)
    with pytest.raises(ValueError, match=r"^E does not play; the leader is one of N, S, W$"):
        batch.deal(found, 1, seed=1, leader="E")


@pytest.mark.parametrize("number", [1.5, "1", None])
def test_a_seed_and_the_number_of_a_deal_are_whole_numbers(number: object) -> None:
    found = batch.layout(BELOTE)
    with pytest.raises(TypeError):
        batch.deal(found, 1, seed=number)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        batch.deal(found, 1, seed=1, first=number)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        batch.play_out(batch.deal(found, 1, seed=1), seed=number)  # type: ignore[arg-type]


def test_no_deals_at_all() -> None:
    results = batch.play_out(batch.deal(batch.layout(BELOTE), 0, seed=1), seed=1)
    assert results.takers.shape == (0, 8)
