"""The score of a deal of Belote: made, failed, capot, a tie."""

from __future__ import annotations

from followsuit.deal.scoring.card_points import Count, count
from followsuit.deal.scoring.score import Ending, Score, nothing, sides, written_down
from followsuit.deal.state import State


def score(state: State) -> Score:
    """Score a deal that is over.

    Made, each team scores its own points and belote. Failed, the other team scores all points; belote stays with its
    owner, or goes with them, by the option ``lost-belote``. At a tie the option ``tie`` decides: made, failed, or the
    taker's points wait for the winner of the next deal.
    """
    contract = state.contract
    if state.void or contract is None:
        return nothing(state)
    counted = count(state, "belote")
    taker = next(name for name, side in sides(state).items() if contract.maker in side)
    other = next(name for name in counted.points if name != taker)
    mine, theirs = counted.with_belote(taker), counted.with_belote(other)
    tie = state.rules["tie"] if mine == theirs else ""
    own = {side: [counted.points[side], counted.belote[side]] for side in (taker, other)}
    if tie == "litigation":
        return _written(counted, Ending.TIE, own | {taker: []}, "belote.made", mine)
    if mine > theirs or tie == "made":
        return _written(counted, Ending.MADE, own, "belote.made")
    lost = [counted.belote[taker]] if state.rules["lost-belote"] == "lost" else []
    gained = [sum(counted.points.values()), counted.belote[other], *lost]
    kept = [] if lost else [counted.belote[taker]]
    return _written(counted, Ending.FAILED, {taker: kept, other: gained}, "belote.failed")


def _written(counted: Count, ending: Ending, written: dict[str, list[int]], clause: str, pending: int = 0) -> Score:
    totals = {side: sum(parts) for side, parts in written.items()}
    return Score(ending, counted.points, totals, (*counted.steps, *written_down(clause, written)), pending)
