"""The score of a deal of Ninety-two: the bidder's side must take exactly the tricks that were bid."""

from __future__ import annotations

from followsuit.deal.scoring.score import Ending, Score, Step, nothing, sides, taken_by
from followsuit.deal.state import State

WORTH = 3
"""Points a trick."""


def score(state: State) -> Score:
    """Exactly the bid: three points a trick to each of the bidder's side. Else each opponent gets three a trick."""
    contract = state.contract
    if state.void or contract is None:
        return nothing(state)
    tricks = {name: len(taken_by(state, side)) for name, side in sides(state).items()}
    own = sum(tricks[seat] for seat in contract.side)
    exact = own == contract.number
    worth = WORTH * (own if exact else len(state.tricks) - own)
    written = {seat: worth if (seat in contract.side) == exact else 0 for seat in tricks}
    taken = tuple(Step("trick", "trick.win", seat, (number,)) for seat, number in tricks.items())
    steps = (*taken, *(Step("score", "ninety-two.score", seat, (each,)) for seat, each in written.items()))
    return Score(Ending.MADE if exact else Ending.FAILED, tricks, written, steps)
