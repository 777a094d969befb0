"""What Hypothesis draws: rule sets with options, and positions that legal play has led to."""

from __future__ import annotations

from hypothesis import strategies as st

from followsuit.cards import card_set, cards_in
from followsuit.games import RULE_SETS
from followsuit.position import Position
from tests.helpers import option_combinations, seatings, table

RULES = st.sampled_from([each for rules in RULE_SETS.values() for each in option_combinations(rules)])
"""Every rule set, with every combination of the options that play depends on."""


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A trick to which everybody has played a legal card of a dealt hand, and the next player's hand.

    The trick may be empty or complete; now and then the position goes on to a card that is played.
    """
    rules = draw(RULES)
    seating = draw(st.sampled_from(list(seatings(rules))))
    at = table(rules, draw(st.sampled_from(rules.game.trumps)), seating)
    pack = draw(st.permutations(rules.game.pack))
    trick = at.lead(draw(st.sampled_from(seating.players)))
    for _ in range(draw(st.integers(0, len(seating.players)))):
        held, pack = pack[:3], pack[3:]  # of three cards one that may be played: enough for every kind of trick
        trick = trick.play(draw(st.sampled_from(cards_in(trick.legal(card_set(held))))))
    if trick.complete:
        return Position(trick)
    size = rules.game.hand_size(rules, len(seating.seats))
    hand = tuple(pack[: draw(st.integers(1, min(size, len(pack))))])
    plays = draw(st.none() | st.sampled_from(cards_in(trick.legal(card_set(hand)))))
    return Position(trick, hand, plays)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
