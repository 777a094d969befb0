"""Legal cards on arrays: the same as the engine's, in every situation of every rule set, for many hands."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

from followsuit import batch, obligations
from followsuit.cards import CARDS, Card, card_set
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.masks import SUITS
from followsuit.position import Position
from followsuit.situations import situations
from followsuit.trick import Situation
from tests.helpers import option_combinations
from tests.strategies import positions

ALL_OPTIONS = [each for rules in RULE_SETS.values() for each in option_combinations(rules)]
EACH = 4
"""Hands a situation."""
BELOTE = RULE_SETS["belote.app"]


def numbers(found: batch.Tables, asked: list[Situation]) -> NDArray[np.uint16]:
    """The numbers of situations, an element each."""
    return found.numbers(
        [found.trumps.index(each.order.trumps) for each in asked],
        [SUITS.index(each.led) for each in asked],
        [CARDS.index(each.best) for each in asked],
        [each.partner_holds for each in asked],
        [each.last for each in asked],
    )


def some_hands(pack: tuple[Card, ...], count: int, seed: int) -> NDArray[np.uint64]:
    """Any sets of cards of a pack, a card in one of three, so that many hands are void in a suit."""
    chance = np.random.default_rng(seed)
    bits = np.array([card.bit for card in pack], np.uint64)
    held = chance.random((count, len(pack))) < 1 / 3
    return np.asarray((held * bits).sum(axis=1, dtype=np.uint64))


@pytest.mark.parametrize("rules", ALL_OPTIONS, ids=str)
def test_in_every_situation(rules: RuleSet) -> None:
    asked = [each for trumps in rules.game.trumps for each in situations(rules, trumps)]
    demanded = [rules.obligations(each) for each in asked] * EACH
    hands = some_hands(rules.game.pack, len(demanded), 1)
    expected = [obligations.legal(row, hand) for row, hand in zip(demanded, hands.tolist(), strict=True)]
    found = batch.tables(rules)
    assert batch.legal(found, np.tile(numbers(found, asked), EACH), hands).tolist() == expected


@given(positions())
def test_in_whatever_legal_play_has_led_to(position: Position) -> None:
    if position.trick.situation:
        found, hand = batch.tables(position.rules), card_set(position.hand)
        (legal,) = batch.legal(found, numbers(found, [position.trick.situation]), [hand])
        assert int(legal) == position.trick.legal(hand)


def test_a_million_hands_at_once_are_those_of_its_parts() -> None:
    """More hands than go through at a time, by NumPy and by Numba."""
    found = batch.tables(BELOTE)
    numbers_of_all = np.flatnonzero(found.rows.row < found.rows.row.max()).astype(np.uint16)
    asked = np.random.default_rng(2).choice(numbers_of_all, 100_000)
    hands = some_hands(BELOTE.game.pack, len(asked), 3)
    legal = batch.legal(found, asked, hands)
    assert (legal == batch.legal(found, asked, hands, compiled=True)).all()
    assert (legal[50_000:] == batch.legal(found, asked[50_000:], hands[50_000:])).all()
    assert (legal & ~hands == 0).all()
    assert ((legal != 0) == (hands != 0)).all()


def test_what_is_given_once_is_given_for_all() -> None:
    found = batch.tables(BELOTE)
    every = found.numbers(0, 1, [CARDS.index(card) for card in CARDS if card.suit == "H"], False, [[False], [True]])
    assert every.shape == (2, 13)
    assert found.numbers(1, 2, 30, True, True).shape == ()
    assert len(np.unique(every)) == 26


@pytest.mark.parametrize("compiled", [False, True])
def test_a_number_without_a_situation_lets_nobody_play(compiled: bool) -> None:
    """A club cannot hold a trick of diamonds when spades are trumps."""
    found = batch.tables(BELOTE)
    nowhere = found.numbers(0, 2, CARDS.index(CARDS[-1]), False, False)
    assert batch.legal(found, [nowhere], [CARDS[-1].bit], compiled=compiled).tolist() == [0]


def test_no_hands_have_no_legal_cards() -> None:
    for compiled in (False, True):
        assert batch.legal(batch.tables(BELOTE), [], [], compiled=compiled).shape == (0,)


def test_arrays_that_fit_are_used_as_they_are_and_left_alone() -> None:
    found = batch.tables(BELOTE)
    hands = some_hands(BELOTE.game.pack, 10, 1)
    hands.flags.writeable = False
    assert batch.legal(found, np.full(10, found.numbers(0, 0, CARDS.index(CARDS[12]), False, False)), hands).any()
    with pytest.raises(ValueError, match="read-only"):
        found.rows.play[0, 0] = 0


# --- what does not fit


def test_a_hand_without_a_situation() -> None:
    with pytest.raises(ValueError, match=r"^situations: 1, expected 2$"):
        batch.legal(batch.tables(BELOTE), [0], [1, 2])


def test_hands_in_a_table() -> None:
    with pytest.raises(ValueError, match=r"^hands: 1 × 2, expected n$"):
        batch.legal(batch.tables(BELOTE), [0], [[1, 2]])
    with pytest.raises(ValueError, match=r"^hands: one number, expected n$"):
        batch.legal(batch.tables(BELOTE), [0], 1)


def test_hands_that_are_no_whole_numbers() -> None:
    with pytest.raises(ValueError, match=r"^hands: values of type float64, expected whole numbers$"):
        batch.legal(batch.tables(BELOTE), [0], [1.5])


def test_numbers_that_are_too_small_or_too_large() -> None:
    with pytest.raises(ValueError, match=r"^hands\[0\]: -1, expected a number from 0 to 18446744073709551615$"):
        batch.legal(batch.tables(BELOTE), [0], [-1])
    with pytest.raises(
        ValueError, match=r"^hands\[1\]: 4503599627370496, expected a number from 0 to 4503599627370495$"
    ):
        batch.legal(batch.tables(BELOTE), [0, 0], [1, 1 << 52])
    with pytest.raises(ValueError, match=r"^situations\[0\]: 70000, expected a number from 0 to 65535$"):
        batch.legal(batch.tables(BELOTE), [70_000], [1])
    with pytest.raises(ValueError, match=r"^situations\[1\]: 3328, expected a number from 0 to 3327$"):
        batch.legal(batch.tables(BELOTE), [0, 3328], [1, 1])


@pytest.mark.parametrize(
    ("places", "message"),
    [
        ((4, 0, 0, 0, 0), r"^trumps: 4, expected a number from 0 to 3$"),
        ((0, [1, 4], 0, 0, 0), r"^led\[1\]: 4, expected a number from 0 to 3$"),
        ((0, 0, 52, 0, 0), r"^best: 52, expected a number from 0 to 51$"),
        ((0, 0, -1, 0, 0), r"^best: -1, expected a number from 0 to 51$"),
        ((0, 0, 0, 2, 0), r"^partner_holds: 2, expected a number from 0 to 1$"),
        ((0, 0, 0, 0, [[0, 3]]), r"^last\[0, 1\]: 3, expected a number from 0 to 1$"),
    ],
)
def test_numbers_of_nothing(places: tuple[int, int, int, int, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        batch.tables(BELOTE).numbers(*places)
