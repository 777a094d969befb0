"""Both programs find who holds a trick card by card, so that agreeing on every two cards they agree on every trick."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from followsuit import referee
from followsuit.cards import Card, card_set
from followsuit.games import RULE_SETS
from followsuit.order import Trumps
from followsuit.proof.card_by_card import check_card_by_card
from followsuit.proof.cases import wrong_cases
from followsuit.proof.disagreement import disagreement
from followsuit.proof.failure import NotCardByCardError
from followsuit.proof.job import Job, jobs
from followsuit.proof.lead import Lead
from followsuit.referee import Question, beats
from followsuit.trick import Trick

NINETY_TWO = RULE_SETS["ninety-two.92q"]
EIGHT = Lead(NINETY_TWO, Trumps.HEARTS, NINETY_TWO.seating(8, lettered=False), "3")
BELOTE = Job("belote.app", Trumps.HEARTS)


# --- card by card


def test_both_find_the_holder_card_by_card_in_tricks_of_up_to_eight_cards() -> None:
    check_card_by_card(EIGHT)


def to_the_first(question: Question) -> Card:
    """Compares every card with the led one, not with the best one."""
    beating = [card for card in question.trick[1:] if beats(card, question.trick[0], question)]
    return (question.trick[0], *beating)[-1]


def from_the_end(question: Question) -> Card:
    """Begins with the last card."""
    best, *others = reversed(question.trick)
    for card in others:
        if not beats(best, card, question):
            best = card
    return best


def the_last(question: Question) -> Card:
    """Asks nothing at all."""
    return question.trick[-1]


@pytest.mark.parametrize("winning_card", [to_the_first, from_the_end, the_last])
def test_a_referee_who_does_otherwise_is_found_out(winning_card: object) -> None:
    with (
        patch.object(referee, "winning_card", winning_card),
        pytest.raises(
            NotCardByCardError, match=r"the referee does not find who holds a trick of [23] cards card by card"
        ),
    ):
        check_card_by_card(EIGHT)


def test_an_engine_that_does_otherwise_is_found_out() -> None:
    def play(trick: Trick, card: Card) -> Trick:
        return Trick(trick.table, trick.order_of_play, (*trick.cards, card))

    with patch.object(Trick, "play", play), pytest.raises(NotCardByCardError, match="the engine does not"):
        check_card_by_card(EIGHT)


# --- case by case


@pytest.mark.parametrize("job", [job for rules in RULE_SETS.values() for job in jobs(rules)], ids=str)
def test_they_agree_on_every_two_cards_on_the_worth_of_every_card_and_on_every_turn(job: Job) -> None:
    assert [*wrong_cases(job)] == []


def words(job: Job) -> list[str]:
    return [message for positions in wrong_cases(job) for message in disagreement(positions).words]


def test_a_wrong_pair_is_found() -> None:
    with patch.dict(referee.LOW_TO_HIGH, {("belote", "trump"): "7 8 Q K A 10 9 J"}):
        (said,) = words(BELOTE)
    assert said == "engine and referee differ on what holds the trick: the engine says E, the referee N."


def test_a_card_that_is_worth_something_else_is_found() -> None:
    with patch.dict(referee.TRUMP_POINTS, {"9": 9}):
        (said,) = words(BELOTE)
    assert "is what the trick is worth" in said


def test_a_worth_in_one_program_only_is_found() -> None:
    with patch.object(referee, "points", lambda question: None):
        (said,) = words(BELOTE)
    assert "is what the trick is worth" in said
    assert said.endswith("the referee None.")


def test_a_wrong_turn_is_found() -> None:
    with patch.object(referee, "next_player", lambda question: "N"):
        said, *_ = words(BELOTE)
    assert said == "engine and referee differ on what is to play: the engine says E, the referee N."


def test_a_card_that_is_taken_for_another_players_is_found() -> None:
    with patch.object(referee, "holder", lambda question: question.leader):
        said, *_ = words(Job("ninety-two.92q", Trumps.CLUBS))
    assert said == "engine and referee differ on what holds the trick: the engine says 2, the referee 1."


def test_every_pair_is_asked_about() -> None:
    asked = []

    def noted(later: Card, earlier: Card, question: Question) -> bool:
        asked.append((earlier, later))
        return beats(later, earlier, question)

    with patch.object(referee, "beats", noted):
        assert [*wrong_cases(BELOTE)] == []
    pairs = asked[: 32 * 31]
    assert len(set(pairs)) == len(pairs)
    assert card_set(earlier for earlier, _ in pairs) == card_set(BELOTE.rules.game.pack)
