"""The engine and the referee agree.

On every trick of one card, on a large sample of whole deals played by the rules, and on whatever Hypothesis finds.
The sample is drawn by a stored seed: it is the same every time.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from followsuit.cards import Card
from followsuit.errors import Place, Problem
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.position import Position
from followsuit.scenarios.second_opinion import second_opinion
from tests.helpers import option_combinations, play_out, seatings, table
from tests.strategies import positions

EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def disagreements(position: Position) -> list[Problem]:
    return list(second_opinion(position, position.ruling(), Place()))


@EVERY_RULE_SET
def test_on_every_trick_of_one_card(rules: RuleSet) -> None:
    """The hands are all that is left of the pack, the same without the led suit, and that without trumps too.

    What may be played of a hand of several suits depends on which suits it holds and on the cards of one of them, so
    that the largest hand of each kind tells about the smaller ones; the seat that leads is of no account.
    """
    for trumps in rules.game.trumps:
        at = table(rules, trumps)
        empty = at.lead(at.seating.players[0])
        for led in rules.game.pack:
            trick = empty.play(led)
            rest = tuple(card for card in rules.game.pack if card is not led)
            void = tuple(card for card in rest if at.order.suit(card) is not at.order.suit(led))
            plain = tuple(card for card in void if not at.order.is_trump(card))
            following = tuple(card for card in rest if at.order.suit(card) is at.order.suit(led))
            for hand in (rest, void, plain, following):
                assert not disagreements(Position(trick, hand))


@EVERY_RULE_SET
def test_on_whole_deals(rules: RuleSet) -> None:
    random = Random(f"deals of {rules.id}")
    for each in option_combinations(rules):
        for seating in seatings(each):
            for trumps in rules.game.trumps:
                at = table(each, trumps, seating)
                for _ in range(2):
                    for position in play_out(at, random):
                        assert not disagreements(position)


@EVERY_RULE_SET
def test_on_tricks_of_any_cards(rules: RuleSet) -> None:
    """Also on tricks that nobody could have played to: any two or three cards of the pack, and a hand of the rest."""
    random = Random(f"tricks of {rules.id}")
    for _ in range(400):
        each = random.choice(list(option_combinations(rules)))
        at = table(each, random.choice(rules.game.trumps), random.choice(list(seatings(each))))
        played = random.randint(2, min(3, len(at.seating.players) - 1))
        cards: list[Card] = random.sample(rules.game.pack, played + 5)
        trick = at.lead(random.choice(at.seating.players))
        for card in cards[:played]:
            trick = trick.play(card)
        assert not disagreements(Position(trick, tuple(cards[played:])))


@given(positions())
def test_on_whatever_can_be_found(position: Position) -> None:
    assert not disagreements(position)
