"""Every situation that can come up is in the table, and nothing is in it twice."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from followsuit.deal.play_out import play_out, random_deal
from followsuit.games import RULE_SETS
from followsuit.order import Trumps
from followsuit.situations import situations


@pytest.mark.parametrize("name", RULE_SETS)
def test_whatever_comes_up_in_random_deals_is_in_the_table(name: str) -> None:
    rules, chance = RULE_SETS[name], Random(1)
    table = {trumps: set(situations(rules, trumps)) for trumps in rules.game.trumps}
    for _ in range(20):
        for state in play_out(random_deal(rules, chance), chance):
            if state.trick and state.trick.situation and state.contract:
                assert state.trick.situation in table[state.contract.trumps]


def test_the_table_of_belote_is_met_by_tricks_of_up_to_three_cards() -> None:
    """All but a few: with one card on the table a partner holds nothing, and no trick of one card has a last player."""
    rules = RULE_SETS["belote.app"]
    table = rules.table(Trumps.SPADES, rules.seating())
    met = set()
    for number in (1, 2, 3):
        for cards in permutations(rules.game.pack, number):
            trick = table.lead("N")
            for card in cards:
                trick = trick.play(card)
            met.add(trick.situation)
    listed = list(situations(rules, Trumps.SPADES))
    assert len(listed) == len(set(listed))
    assert met <= set(listed)


@pytest.mark.parametrize("name", RULE_SETS)
def test_only_in_a_team_has_anybody_a_partner_who_holds_the_trick(name: str) -> None:
    rules = RULE_SETS[name]
    for trumps in rules.game.trumps:
        holds = {each.partner_holds for each in situations(rules, trumps)}
        assert holds == ({False, True} if rules.game.teams else {False})


def test_a_rule_taken_out_binds_nobody() -> None:
    rules = RULE_SETS["belote.app"].without("belote.overruff")
    asked = {each.clause for one in situations(rules, Trumps.SPADES) for each in rules.obligations(one)}
    assert asked == {"trick.follow", "belote.rise", "belote.ruff", "belote.underruff"}
