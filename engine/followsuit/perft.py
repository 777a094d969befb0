"""Counts in the manner of perft: how many legal sequences of so many cards there are from a state on.

Chess programs are checked so. A number that is right to a depth of some cards leaves little room for a wrong rule:
whatever forbids one card too many or too few, gives a trick to the wrong player or deals the wrong card shows in it.

    >>> perft(opening(rules, Trumps.SPADES, rules.seating(), "W", hands), 5)
"""

from __future__ import annotations

from followsuit.deal.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly ``depth`` legal actions, cards as soon as play has begun.

    A deal that is over sooner has none. Raises :exc:`ValueError` for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth of {depth}: no sequence has fewer than 0 cards")
    if depth == 0:
        return 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    return sum(perft(state.after(action), depth - 1) for action in actions)
