"""The figures that prose refers to by name."""

from __future__ import annotations

import pytest

from followsuit.facts import facts
from followsuit.games import RULE_SETS

CARD_POINTS = {"deal.card-points": 152, "deal.last-trick": 10, "deal.total": 162}

FACTS = {
    "belote.table": (4, 4, 32, 8, 8, CARD_POINTS),
    "belote.app": (4, 4, 32, 8, 8, CARD_POINTS),
    "coinche.app": (4, 4, 32, 8, 8, CARD_POINTS),
    "coinche.official": (4, 4, 32, 8, 8, CARD_POINTS),
    "euchre.app": (4, 4, 24, 5, 5, {}),
    "euchre.five-handed": (5, 5, 28, 5, 5, {}),
    "ninety-two.draw": (4, 8, 52, 4, 13, {}),
    "ninety-two.92q": (4, 8, 52, 13, 13, {}),
}


def test_every_rule_set_has_figures() -> None:
    assert FACTS.keys() == RULE_SETS.keys()


@pytest.mark.parametrize("rules", FACTS)
def test_facts(rules: str) -> None:
    players, most, pack, hand, tricks, points = FACTS[rules]
    assert facts(RULE_SETS[rules]) == points | {
        "players": players,
        "players.most": most,
        "pack.size": pack,
        "hand.size": hand,
        "deal.tricks": tricks,
    }
