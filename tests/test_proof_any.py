"""Any hand and any trick: what is said of all of them at once is true of each of them, and none is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from math import perm, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import Card, CardSet, Rank, Suit, card_set, cards_in, parse_cards
from followsuit.proof.any_hand import AnyHand, any_hand, understood
from followsuit.proof.any_trick import AnyTrick, number
from followsuit.proof.claims import hands
from followsuit.proof.failure import NotUnderstoodError
from followsuit.proof.forks import Forks, every_way
from tests.helpers import bits

PACK = parse_cards("7S 8S 7H 8H 7D")
SETS = st.integers(0, 31).map(lambda chosen: card_set(card for at, card in enumerate(PACK) if chosen >> at & 1))
"""Sets of these cards."""


# --- every way


def test_code_without_a_choice_has_one_way() -> None:
    assert list(every_way(lambda forks: "done")) == ["done"]


def test_a_choice_may_depend_on_the_one_before() -> None:
    def run(forks: Forks) -> str:
        first = forks.choose(lambda: "abc")
        return first + (forks.choose(lambda: "xy") if first != "b" else "")

    assert list(every_way(run)) == ["ax", "ay", "b", "cx", "cy"]


# --- any hand


def subsets(cards: CardSet) -> list[CardSet]:
    each = cards_in(cards)
    return [card_set(some) for size in range(len(each) + 1) for some in combinations(each, size)]


@given(st.lists(SETS, max_size=4))
def test_every_hand_goes_exactly_one_way_and_gets_its_own_answers(questions: list[CardSet]) -> None:
    hand = any_hand(PACK)
    went = Counter[CardSet]()

    def run(forks: Forks) -> None:
        hand.forget(forks)
        answers = [hand.knowledge.holds_any(cards) for cards in questions]
        known = hand.knowledge
        here = [
            each for each in subsets(hand.cards) if not each & known.misses and all(each & met for met in known.meets)
        ]
        assert len(here) == hands(known) > 0, "a way that no hand goes is not gone"
        for each in here:
            assert [bool(each & cards) for cards in questions] == answers
        went.update(here)

    list(every_way(run))
    assert went == dict.fromkeys(subsets(hand.cards), 1)


def fresh() -> AnyHand:
    hand = any_hand(PACK)
    hand.forget(Forks())
    return hand


def some(hand: AnyHand, condition: Callable[[Card], bool]) -> tuple[Card, ...]:
    return type(hand)(card for card in hand if condition(card))


def test_what_is_chosen_from_a_hand_is_as_much_of_it_as_it_holds() -> None:
    hand = fresh()
    spades = some(hand, lambda card: card.suit is Suit.SPADES)
    assert understood(spades, hand).cards == bits("7S 8S")
    assert spades, "the first way is that on which it holds some"
    assert hand.knowledge.meets == [bits("7S 8S")]


NOT_ONE_ANSWER: list[Callable[[AnyHand], object]] = [
    len,
    lambda hand: hand[0],
    lambda hand: PACK[0] in hand,
    lambda hand: hand == PACK,
    lambda hand: hand + hand,
    lambda hand: hand.index(PACK[0]),
    reversed,
]


@pytest.mark.parametrize("ask", NOT_ONE_ANSWER)
def test_what_has_no_one_answer_for_every_hand_is_refused(ask: Callable[[AnyHand], object]) -> None:
    with pytest.raises(NotUnderstoodError, match="no one answer"):
        ask(fresh())


def test_hands_cannot_be_keys() -> None:
    with pytest.raises(TypeError):
        hash(fresh())


MISTAKEN: list[Callable[[AnyHand], object]] = [
    lambda hand: (any(card.rank is Rank.SEVEN for card in hand), hand)[1],
    lambda hand: (max(card.bit for card in hand), hand)[1],
    lambda hand: type(hand)(PACK),
]


@pytest.mark.parametrize("ask", MISTAKEN)
def test_candidates_are_not_taken_for_cards_of_the_hand(ask: Callable[[AnyHand], object]) -> None:
    hand = fresh()
    with pytest.raises(NotUnderstoodError, match="otherwise than to choose"):
        understood(ask(hand), hand)


def test_the_answer_must_be_a_choice_from_the_hand() -> None:
    hand = fresh()
    with pytest.raises(NotUnderstoodError, match="no choice of cards of the hand"):
        understood(tuple(card for card in hand), hand)
    with pytest.raises(NotUnderstoodError, match="no choice of cards of the hand"):
        understood(fresh(), hand)


# --- any trick

Look = Callable[[Sequence[Card]], object]

PLACES = st.integers(0, 2)
SUITS = st.sampled_from([*Suit, "NT"])


def looks() -> st.SearchStrategy[Look]:
    """What somebody may want to know of three cards."""
    suit: st.SearchStrategy[Look] = st.builds(lambda at, suit: lambda cards: cards[at].suit == suit, PLACES, SUITS)
    colour: st.SearchStrategy[Look] = st.builds(
        lambda at, suit: lambda cards: cards[at].suit.same_colour == suit, PLACES, SUITS
    )
    alike: st.SearchStrategy[Look] = st.builds(
        lambda one, other: lambda cards: cards[one].suit == cards[other].suit.same_colour, PLACES, PLACES
    )
    rank: st.SearchStrategy[Look] = st.builds(lambda at: lambda cards: cards[at].rank, PLACES)
    return suit | colour | alike | rank


@given(st.lists(looks(), max_size=5))
def test_every_trick_goes_exactly_one_way_and_is_seen_as_it_is(asked: list[Look]) -> None:
    went = Counter[tuple[Card, ...]]()

    def run(forks: Forks) -> None:
        trick = AnyTrick(forks, card_set(PACK), 3)
        seen = [look(trick.cards) for look in asked]
        here = [
            each
            for each in permutations(PACK, 3)
            if all(card.bit & cards for card, cards in zip(each, trick.places, strict=True))
        ]
        assert len(here) == number(trick.places) > 0, "a way that no trick goes is not gone"
        for each in here:
            assert [look(each) for look in asked] == seen
        went.update(here)

    list(every_way(run))
    assert went == dict.fromkeys(permutations(PACK, 3), 1)


def test_a_card_that_is_looked_at_again_is_the_same() -> None:
    def run(forks: Forks) -> bool:
        trick = AnyTrick(forks, card_set(PACK), 1)
        (card,) = trick.cards
        return trick.suit(0) is trick.suit(0) and card.rank is card.rank

    assert list(every_way(run)) == [True] * len(PACK)


def test_a_suit_that_is_none_of_those_asked_for_is_left_open() -> None:
    def run(forks: Forks) -> tuple[bool, CardSet]:
        trick = AnyTrick(forks, card_set(PACK), 1)
        return trick.cards[0].suit == Suit.SPADES, trick.places[0]

    assert list(every_way(run)) == [(True, bits("7S 8S")), (False, bits("7H 8H 7D"))]


def test_a_suit_that_is_open_is_no_key() -> None:
    (card,) = AnyTrick(Forks(), card_set(PACK), 1).cards
    with pytest.raises(TypeError):
        hash(card.suit)


@given(st.lists(SETS, max_size=4))
def test_the_number_of_tricks_is_what_counting_gives(places: list[CardSet]) -> None:
    tricks = [
        each
        for each in permutations(PACK, len(places))
        if all(card.bit & cards for card, cards in zip(each, places, strict=True))
    ]
    assert number(tuple(places)) == len(tricks)


def test_the_number_of_tricks_of_eight_cards() -> None:
    pack = (1 << 52) - 1
    spades, others = bits("AS KS QS JS"), [pack] * 6
    assert number((*others, spades, spades)) == 4 * 3 * perm(50, 6)
    assert number((pack,) * 8) == prod(range(45, 53))
