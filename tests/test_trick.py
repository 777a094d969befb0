"""The trick on the table: whose turn it is, who holds it, what the next player sees."""

from __future__ import annotations

import pytest
from hypothesis import given

from followsuit.cards import BY_NAME, Suit, parse_cards
from followsuit.games import RULE_SETS
from followsuit.order import Trumps
from followsuit.position import Position
from followsuit.trick import Table, Trick
from tests.helpers import bits, table
from tests.strategies import positions


@pytest.fixture
def belote() -> Table:
    return table(RULE_SETS["belote.app"], Trumps.HEARTS)


def play(trick: Trick, cards: str) -> Trick:
    for card in parse_cards(cards):
        trick = trick.play(card)
    return trick


def test_an_empty_trick_binds_nobody(belote: Table) -> None:
    trick = belote.lead("E")
    assert (trick.leader, trick.to_play, trick.holder, trick.best) == ("E", "E", None, None)
    assert (trick.situation, trick.obligations, trick.points, trick.complete) == (None, (), 0, False)
    assert trick.legal(bits("7H AS")) == bits("7H AS")


def test_the_next_player_sees_the_led_suit_and_the_best_card(belote: Table) -> None:
    trick = play(belote.lead("N"), "AS 7H")
    assert (trick.to_play, trick.holder, trick.best, trick.points) == ("S", "E", BY_NAME["7H"], 11)
    assert trick.situation
    assert trick.situation.led is Suit.SPADES
    assert trick.situation.best is BY_NAME["7H"]
    assert not trick.situation.partner_holds
    assert not trick.situation.last


def test_the_last_player_is_the_last(belote: Table) -> None:
    trick = play(belote.lead("N"), "AS 7H 8S")
    assert trick.situation
    assert trick.situation.last
    assert trick.situation.partner_holds


def test_a_complete_trick_is_nobodys_turn(belote: Table) -> None:
    trick = play(belote.lead("N"), "AS 7H 8S 8H")
    assert trick.complete
    assert (trick.to_play, trick.holder, trick.points, trick.obligations) == (None, "W", 11, ())
    with pytest.raises(ValueError, match=r"^the trick is complete$"):
        trick.play(BY_NAME["9S"])


def test_tricks_are_equal_by_their_cards(belote: Table) -> None:
    assert play(belote.lead("N"), "AS 7H") == play(belote.lead("N"), "AS 7H")
    assert play(belote.lead("N"), "AS 7H") != play(belote.lead("N"), "AS 8H")


def test_a_table_works_a_situation_out_once(belote: Table) -> None:
    first, second = play(belote.lead("N"), "KS 7S"), play(belote.lead("S"), "KS 8S")
    assert first.obligations is second.obligations


def test_the_same_table_is_used_for_the_same_deal() -> None:
    rules = RULE_SETS["belote.app"]
    assert table(rules, Trumps.HEARTS) is table(rules, Trumps.HEARTS)
    assert table(rules, Trumps.HEARTS) is not table(rules, Trumps.SPADES)


@given(positions())
def test_the_holder_holds_until_somebody_beats_the_card(position: Position) -> None:
    trick, after = position.trick, position.after
    if trick is after:
        return
    assert after.holder in (trick.holder, trick.to_play)
    assert after.best in (trick.best, position.plays)
    assert (after.leader, len(after.cards)) == (trick.leader, len(trick.cards) + 1)
