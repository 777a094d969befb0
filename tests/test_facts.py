"""The figures that prose refers to by name."""

from __future__ import annotations

import pytest

from followsuit.facts import facts
from followsuit.games import RULE_SETS
from tests.deals import rule_set

BELOTE = {
    "players": 4,
    "players.most": 4,
    "pack.size": 32,
    "hand.size": 8,
    "hand.size.4": 8,
    "deal.tricks": 8,
    "deal.card-points": 152,
    "deal.last-trick": 10,
    "deal.total": 162,
    "deal.capot": 252,
    "score.capot": 100,
    "score.belote": 20,
}
COINCHE = BELOTE | {"score.target": 1000, "bid.lowest": 80, "bid.highest": 160}
NINETY_TWO = {"players": 4, "players.most": 8, "pack.size": 52, "deal.tricks": 13, "score.target": 92}

FACTS = {
    "belote.table": BELOTE,
    "belote.app": BELOTE,
    "belote.app target=501": BELOTE | {"score.target": 501},
    "coinche.app": COINCHE,
    "coinche.official": COINCHE,
    "coinche.official target=2000": COINCHE | {"score.target": 2000},
    "euchre.app": {
        "players": 4,
        "players.most": 4,
        "pack.size": 24,
        "hand.size": 5,
        "hand.size.4": 5,
        "deal.tricks": 5,
        "score.target": 10,
    },
    "euchre.five-handed": {
        "players": 5,
        "players.most": 5,
        "pack.size": 28,
        "hand.size": 5,
        "hand.size.5": 5,
        "deal.tricks": 5,
        "score.target": 10,
    },
    "ninety-two.draw": NINETY_TWO | {"hand.size": 4, "hand.size.4": 4, "hand.size.6": 4, "hand.size.8": 4},
    "ninety-two.92q": NINETY_TWO | {"hand.size": 13, "hand.size.4": 13, "hand.size.6": 8, "hand.size.8": 6},
}


def test_every_rule_set_has_figures() -> None:
    assert {rules.split()[0] for rules in FACTS} == RULE_SETS.keys()


@pytest.mark.parametrize("rules", FACTS)
def test_facts(rules: str) -> None:
    assert facts(rule_set(rules)) == FACTS[rules]
