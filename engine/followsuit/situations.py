"""Every situation that a rule set can meet: its rules of play as a finite table.

A few hundred situations answer every question about a card, so what follows from the rules can be tabulated (for
arrays of hands, for a browser) and proven case by case, and nobody states a rule a second time for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.cards import Suit, cards_in
from followsuit.games.game import RuleSet
from followsuit.order import Trumps
from followsuit.trick import Situation


def situations(rules: RuleSet, trumps: Trumps) -> Iterator[Situation]:
    """All situations under given trumps: any suit led, held by any card that can hold it, for or against the player.

    They come in one order (by suit led, best card, partner, last), so that their places can serve as numbers.
    Some cannot come up at a table (a partner holds only what lies there already); none that can is missing.
    """
    order = rules.order(trumps)
    for led in Suit:
        for best in cards_in(order.cards(led) | order.trump_cards):
            for partner_holds in (False, True) if rules.game.teams else (False,):
                for last in (False, True):
                    yield Situation(order, led, best, partner_holds, last)
