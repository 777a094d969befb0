"""Z3 says of all hands what trying them one by one says. Obligations mean to it what they mean to the engine."""

from __future__ import annotations

from itertools import combinations

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.cards import CardSet, card_set, cards_in, parse_cards
from followsuit.obligations import Obligation, legal
from followsuit.proof.any_hand import ALL_CARDS
from followsuit.proof.claims import Claim, Duties
from followsuit.proof.failure import UndecidedError
from followsuit.proof.solver import example, holds
from tests.helpers import bits

PACK = parse_cards("7S 8S 7H 8H 7D")
HANDS = [card_set(hand) for size in range(6) for hand in combinations(PACK, size)]
SETS = st.sampled_from(HANDS)
REST = ALL_CARDS & ~card_set(PACK)


def left(duties: Duties, hand: CardSet) -> CardSet:
    return legal([Obligation("", holding, play) for holding, play in duties], hand)


CLAIMS = st.builds(
    Claim,
    meets=st.lists(SETS, max_size=2).map(tuple),
    misses=SETS.map(lambda cards: cards | REST),
    allowed=SETS,
    duties=st.lists(st.tuples(SETS, SETS), max_size=3).map(tuple),
    about=st.just(ALL_CARDS) | SETS,
)


def true_of(claim: Claim, hand: CardSet) -> bool:
    if hand & claim.misses or not all(hand & met for met in claim.meets):
        return True
    return left(claim.duties, hand) & claim.about == hand & claim.allowed & claim.about


@given(CLAIMS)
@settings(max_examples=60)
def test_a_claim_holds_if_it_is_true_of_every_hand(claim: Claim) -> None:
    assert holds(claim) == all(true_of(claim, hand) for hand in HANDS)


@given(CLAIMS, st.integers(1, 3))
@settings(max_examples=60)
def test_an_example_is_the_smallest_hand_of_which_it_is_false(claim: Claim, longest: int) -> None:
    false = [hand for hand in HANDS if hand.bit_count() <= longest and not true_of(claim, hand)]
    found = example(claim, (), longest)
    if found is None:
        assert not false
    else:
        table, hand = found
        assert table == ()
        assert card_set(hand) in false
        assert len(hand) == min(each.bit_count() for each in false)


ANYTHING_GOES = Claim((bits("7S 8S"),), REST, ALL_CARDS, ((bits("7S 8S"), bits("7S 8S")),))
"""Of a hand with a spade everything may be played: false, where there is another suit to throw."""


def test_the_cards_of_the_trick_differ_and_are_not_in_the_hand() -> None:
    found = example(ANYTHING_GOES, (bits("7S 8S"), bits("7H 7D"), bits("7D")), 8)
    assert found
    table, hand = found
    assert [str(card) for card in table[1:]] == ["7H", "7D"]
    assert card_set(hand) == bits("7S 8S 8H") & ~card_set(table)


def test_there_is_no_example_when_the_trick_has_the_cards_that_it_needs() -> None:
    assert example(ANYTHING_GOES, (bits("7S"), bits("8S")), 8) is None


def test_a_hand_is_no_longer_than_can_be_held() -> None:
    everything = Claim(tuple(card.bit for card in PACK), REST, 0, ())
    assert example(everything, (), 4) is None
    assert example(everything, (), 5) == ((), cards_in(card_set(PACK)))


def test_a_question_that_is_given_up_is_not_taken_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(z3.Solver, "check", lambda solver: z3.unknown)
    with pytest.raises(UndecidedError, match="Z3 does not know"):
        holds(ANYTHING_GOES)
