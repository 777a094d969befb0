"""The kernels: as plain Python they do what they do compiled; their chance is SplitMix64 and prefers no card."""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from followsuit import batch
from followsuit.batch import compiled, kernels
from followsuit.cards import CARDS
from followsuit.games import RULE_SETS
from followsuit.masks import situation_number
from followsuit.order import Trumps
from tests.chance import looks_even

BELOTE = RULE_SETS["belote.app"]


# --- in plain Python


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Call it to go on without Numba's work: the kernels are then run as they stand in the file."""

    def begin() -> None:
        monkeypatch.setattr(compiled, "compiled", lambda function: function)
        compiled.kernel.cache_clear()

    with np.errstate(over="ignore"):  # NumPy says so where compiled code just goes on, modulo 2**64
        yield begin
    compiled.kernel.cache_clear()


@pytest.mark.parametrize(
    ("name", "players", "out"),
    [
        ("belote.table", 4, None),
        ("coinche.official", 4, None),
        ("euchre.app", 4, "W"),
        ("euchre.five-handed", 5, None),
        ("ninety-two.draw", 6, None),
        ("ninety-two.92q", 8, None),
    ],
)
def test_plain_python_deals_and_plays_the_same(
    name: str, players: int, out: str | None, plain: Callable[[], None]
) -> None:
    found = batch.layout(RULE_SETS[name], players, out)
    kept, short = everything(found, cards=True), everything(found, cards=False)
    plain()
    assert everything(found, cards=True) == kept
    assert everything(found, cards=False) == short


def everything(found: batch.Layout, *, cards: bool) -> list[Any]:
    """Every array of three deals and of their play."""
    deals = batch.deal(found, 3, seed=5, first=10)
    results = batch.play_out(deals, seed=6, cards=cards)
    arrays = (*deals.dealt, results.takers, results.tricks, results.points, results.cards)
    return [None if array is None else array.tolist() for array in arrays]


def test_plain_python_finds_the_same_legal_cards(plain: Callable[[], None]) -> None:
    tables = batch.tables(BELOTE)
    numbers = np.flatnonzero(tables.rows.row < tables.rows.row.max())
    pack = [card.bit for card in BELOTE.game.pack]
    hands = [sum(Random(number).sample(pack, 6)) for number in numbers.tolist()]
    expected = batch.legal(tables, numbers, hands)
    plain()
    assert (batch.legal(tables, numbers, hands, compiled=True) == expected).all()


@pytest.mark.parametrize("changes", [("trumps", 9), ("leaders", 9), ("hands", 3), ("stock", 64), ("stock", 0)])
def test_plain_python_finds_the_same_faults(changes: tuple[str, int], plain: Callable[[], None]) -> None:
    deals = batch.deal(batch.layout(RULE_SETS["ninety-two.draw"], 8), 4, seed=1)
    name, value = changes
    deals.stock[2, :4] = deals.stock[2, :4] if name != "stock" or value else deals.stock[2, 0]
    if value:
        getattr(deals, name)[2] = value
    said = fault(deals)
    plain()
    assert fault(deals) == said


def fault(deals: batch.Deals) -> str:
    with pytest.raises(ValueError, match=r"^deal 2: ") as refused:
        deals.check()
    return str(refused.value)


# --- chance


def test_words_are_those_of_splitmix64() -> None:
    """The first three of the seed 0, as published with the generator."""
    with np.errstate(over="ignore"):
        words = [hex(kernels.mixed(np.uint64(place) * kernels.GAMMA)) for place in (1, 2, 3)]
    assert words == ["0xe220a8397b1dcdaf", "0x6e789e6aa1b965f4", "0x6c45d188009454f"]


def test_no_deal_needs_more_words_than_it_has() -> None:
    for rules in RULE_SETS.values():
        for players in rules.game.players:
            found = batch.layout(rules, players)
            assert found.hand * players + found.drawn <= kernels.TRUMPS_WORD < kernels.LEADER_WORD < kernels.FIRST_CARD
            assert kernels.FIRST_CARD + found.cards <= kernels.WORDS


def test_the_leader_leads_any_card_and_the_next_player_any_legal_one() -> None:
    """Of every number of legal cards, each is played equally often."""
    deals = batch.deal(batch.layout(BELOTE), 60_000, seed=1, trumps=Trumps.HEARTS, leader="N")
    cards = batch.play_out(deals, seed=1, cards=True).cards
    assert cards is not None
    looks_even(np.bincount(place_in(deals.hands[:, 0], cards[:, 0]), minlength=8))
    tables = deals.layout.tables
    led = tables.ranking.suit[1, cards[:, 0]]
    legal = batch.legal(tables, tables.numbers(1, led, cards[:, 0], False, False), deals.hands[:, 1])
    for number in (2, 3, 4, 5, 8):
        asked = np.bitwise_count(legal) == number
        assert asked.sum() > 400
        looks_even(np.bincount(place_in(legal[asked], cards[asked, 1]), minlength=number))


def place_in(sets: NDArray[np.uint64], cards: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The place of a card in a set, counted from the lowest bit."""
    below = (np.uint64(1) << cards.astype(np.uint64)) - np.uint64(1)
    return np.bitwise_count(sets & below)


def test_uneven_counts_are_noticed() -> None:
    with pytest.raises(AssertionError, match="38 of 2"):
        looks_even([1000, 1000, 1250])
    looks_even([1000, 1000, 2000], [1, 1, 2])


# --- how situations are numbered


def test_kernels_number_situations_as_the_tables_do() -> None:
    tables = batch.tables(RULE_SETS["coinche.app"])
    for trumps, led, best, partner, last in ((0, 0, 0, 0, 0), (5, 3, 51, 1, 1), (2, 1, 30, 0, 1), (1, 2, 7, 1, 0)):
        number = trumps * len(tables.rows.row) // len(tables.trumps) + situation_number(
            led, best, bool(partner), bool(last)
        )
        assert tables.numbers(trumps, led, best, partner, last) == number


# --- without the extra


def test_numba_is_asked_for_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba.extending", None)
    monkeypatch.setattr(compiled, "_register_helpers", compiled._register_helpers.__wrapped__)
    with pytest.raises(ModuleNotFoundError, match=r"compiled by Numba; install it: .* 'followsuit\[batch\]'$"):
        compiled.kernel.__wrapped__("play_out")
    assert batch.legal(batch.tables(BELOTE), [0], [CARDS[0].bit]).shape == (1,)


def test_without_numpy_there_is_no_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ModuleNotFoundError, match=r"NumPy's arrays; install it: .* 'followsuit\[batch\]'$"):
        importlib.reload(batch)


def test_machine_code_that_cannot_be_kept_is_made_again() -> None:
    """A function that stands in no file, as when there is no folder to write to."""
    names: dict[str, Any] = {}
    builtins.exec("def double(number):\n    return number * 2", names)
    assert compiled.compiled(names["double"])(21) == 42
