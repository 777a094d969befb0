"""A proof that cannot fail proves nothing: with a fault in either program it finds a position, and a small one.

The line that it prints is one that ``followsuit judge`` reads and rules on as the engine does. To be quick, one seat
leads, and only to tricks of a length at which the fault shows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from followsuit import referee
from followsuit.cards import Card, Rank, parse_cards
from followsuit.errors import Place
from followsuit.notation.json_form import judge_line, ruling_json
from followsuit.notation.tags import POSITION_TAGS, json_key
from followsuit.order import Trumps
from followsuit.position import Position
from followsuit.proof import search
from followsuit.proof.disagreement import Disagreement, disagreement
from followsuit.proof.failure import NoDisagreementError
from followsuit.proof.inquiry import Inquiry, inquiries
from followsuit.proof.job import Job
from followsuit.proof.run import processes, prove
from followsuit.proof.search import refuted
from followsuit.referee import Question
from followsuit.scenarios.second_opinion import second_opinion
from tests.helpers import position as position_of
from tests.helpers import read_tags

Following = Callable[[Question], tuple[Card, ...]]


def found(job: Job, length: int) -> list[Disagreement]:
    """What a proof finds that is about tricks of so many cards, led by the first seat of four or five."""

    def some(job: Job) -> Iterator[Inquiry]:
        for each in inquiries(job):
            seats = each.lead.seating.seats
            if each.lead.leader == seats[0] and len(seats) < 6 and each.length == length:
                yield each

    with patch.object(search, "inquiries", some), processes(1) as apply:
        return list(prove([job], apply, lambda results, what, number: results).disagreements)


def position(line: str) -> Position:
    """What a line shows, as everybody reads it."""
    given = json.loads(line)
    reading = read_tags(**{tag: given[json_key(tag)] for tag in POSITION_TAGS if json_key(tag) in given})
    assert reading.position, reading.problems
    return reading.position


# --- a clause taken out of the engine

TAKEN_OUT = [
    ("euchre.app", "C", "euchre.follow", 1),
    ("belote.table", "H", "belote.rise", 1),
    ("belote.app", "H", "belote.underruff", 2),
    ("coinche.app", "AT", "coinche.all-trump", 1),
]


@pytest.mark.parametrize(("rules", "trumps", "clause", "length"), TAKEN_OUT)
def test_without_a_clause_more_may_be_played(rules: str, trumps: str, clause: str, length: int) -> None:
    (wrong,) = found(Job(rules, Trumps(trumps), without=frozenset({clause})), length)
    shown = position(wrong.line)
    assert len(shown.trick.cards) == length
    assert len(shown.hand) == 2, "a card that may be played, and one that may not"
    answer = judge_line(wrong.line, Place())
    (legal,), (refused,) = answer["legal"], answer["refused"]
    assert answer["refused"] == {refused: clause}
    held = " ".join(map(str, shown.hand))
    expected = f"engine and referee differ on what may be played: the engine says {held}, the referee {legal}."
    assert wrong.words == (expected,)


# --- a fault of the referee


FAULTS: dict[str, tuple[str, str, str, object, int]] = {
    "nobody has a partner": ("belote.app", "S", "partner_holds", lambda question: False, 2),
    "nobody rises": ("coinche.app", "AT", "risen", lambda question, following: following, 1),
    "the left bower is no trump": ("euchre.app", "H", "suit_of", lambda card, question: card.suit, 1),
    "somebody else holds the trick": ("euchre.app", "H", "holder", lambda question: "E", 1),
    "the deuce never wins": ("ninety-two.92q", "H", "back_suit_deuce_wins", lambda question: False, 4),
    "any deuce wins": (
        "ninety-two.92q", "H", "back_suit_deuce_wins", lambda question: question.trick[-1].rank is Rank.TWO, 2,
    ),
    "what is led binds nobody": ("euchre.five-handed", "C", "is_lead", lambda question: True, 1),
}  # fmt: skip


@pytest.mark.parametrize(("rules", "trumps", "function", "fault", "length"), FAULTS.values(), ids=FAULTS)
def test_a_fault_of_the_referee_is_found_and_judge_rules_as_the_engine_does(
    rules: str, trumps: str, function: str, fault: object, length: int
) -> None:
    with patch.object(referee, function, fault):
        wrong, *_ = found(Job(rules, Trumps(trumps)), length)
        shown = position(wrong.line)
        assert [problem.message for problem in second_opinion(shown, shown.ruling(), Place())] == list(wrong.words)
    assert [*second_opinion(shown, shown.ruling(), Place())] == []
    assert judge_line(wrong.line, Place()) == {"id": None} | ruling_json(shown.ruling())
    assert str(shown.rules) == rules


def test_a_hand_that_forbids_a_card_need_not_be_asked_what_would_happen_if_it_were_played() -> None:
    """A referee who forgets that the deuce's owner must be void is wrong only of deuces that could not be played."""

    def forgetful(question: Question, really: Callable[[Question], bool] = referee.back_suit_deuce_wins) -> bool:
        return really(replace(question, seat=None))

    with patch.object(referee, "back_suit_deuce_wins", forgetful):
        assert found(Job("ninety-two.draw", Trumps.HEARTS), 4) == []


def test_what_nobody_can_hold_is_no_counterexample() -> None:
    """A referee who frees whoever holds a second nine is wrong of no hand, for the first one lies on the table."""

    def frees_the_double(question: Question, really: Following = referee.cards_of_led_suit) -> tuple[Card, ...]:
        nine, led = parse_cards("9S")[0], question.trick[0]
        second = (led.rank, led.suit) == (nine.rank, nine.suit) and referee.those(
            question.hand, lambda card: card is nine
        )
        return referee.those(question.hand, lambda card: False) if second else really(question)

    with patch.object(referee, "cards_of_led_suit", frees_the_double):
        job = Job("euchre.app", Trumps.DIAMONDS)
        assert found(job, 1) == []
        claims = [
            claim for inquiry in inquiries(job) if inquiry.length == 1 for way in inquiry.ways() for claim in way.claims
        ]
        assert refuted(tuple(claims)), "it is wrong of sets of cards"


def test_positions_on_which_both_say_the_same_are_no_disagreement() -> None:
    with pytest.raises(NoDisagreementError, match="on which engine and referee agree"):
        disagreement([position_of("belote.app", "S", "W: AD 8S", "E: 7S 9S KH")])
