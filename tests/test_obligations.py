"""Holding any of these cards, you may play only those."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import CARDS, card_set
from followsuit.games import RULE_SETS
from followsuit.obligations import Obligation, Refusal, explain, legal, must
from tests.helpers import bits, option_combinations, situations

SETS = st.sets(st.sampled_from(CARDS[:12])).map(card_set)
OBLIGATIONS = st.lists(st.builds(must, st.sampled_from(["a", "b", "c"]), SETS), max_size=4)


def test_who_holds_none_of_the_cards_is_free() -> None:
    assert legal([must("follow", bits("AS KS"))], bits("QH 7D")) == bits("QH 7D")


def test_who_holds_one_plays_only_those() -> None:
    assert legal([must("follow", bits("AS KS"))], bits("KS QH 7D")) == bits("KS")


def test_the_cards_held_need_not_be_the_cards_to_play() -> None:
    over = Obligation("partner-free", bits("JH 9H"), ~bits("7H"))
    assert legal([over], bits("JH 7H AS")) == bits("JH AS")
    assert legal([over], bits("8H 7H AS")) == bits("8H 7H AS")


def test_what_the_first_dropped_is_not_asked_again() -> None:
    ruff, overruff = must("ruff", bits("7H 9H")), must("overruff", bits("9H"))
    follow = must("follow", bits("AS"))
    assert explain([follow, ruff, overruff], bits("AS 7H 9H")) == (bits("AS"), [Refusal(follow, bits("7H 9H"))])


def test_each_refused_card_has_one_reason() -> None:
    ruff, overruff = must("ruff", bits("7H 9H")), must("overruff", bits("9H"))
    assert explain([ruff, overruff], bits("7H 9H KC")) == (
        bits("9H"),
        [Refusal(ruff, bits("KC")), Refusal(overruff, bits("7H"))],
    )


def test_an_obligation_that_refuses_nothing_is_no_reason() -> None:
    assert explain([must("follow", bits("AS KS"))], bits("AS KS")) == (bits("AS KS"), [])


@given(OBLIGATIONS, SETS)
def test_ruling_and_explanation_agree(obligations: list[Obligation], hand: int) -> None:
    allowed, refusals = explain(obligations, hand)
    assert allowed == legal(obligations, hand)
    assert bool(allowed) == bool(hand)
    left = hand
    for refusal in refusals:
        assert refusal.cards & left == refusal.cards, "a card is dropped once"
        left &= ~refusal.cards
    assert left == allowed


@pytest.mark.parametrize("rules", RULE_SETS)
def test_whoever_is_obliged_can_comply(rules: str) -> None:
    """In every situation the cards that bind somebody are among those that may be played for it."""
    for each in option_combinations(RULE_SETS[rules]):
        for situation in situations(each.game):
            for obligation in each.obligations(situation):
                assert obligation.holding & ~obligation.play == 0
