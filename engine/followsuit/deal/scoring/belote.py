"""The score of a deal of Belote: made, failed, capot, a tie."""

from __future__ import annotations

from followsuit.deal.scoring.card_points import Count, count
from followsuit.deal.scoring.score import Ending, Score, Step, nothing, sides
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
    if tie == "litigation":
        return _written(counted, Ending.TIE, {taker: 0, other: theirs}, "belote.made", mine)
    if mine > theirs or tie == "made":
        return _written(counted, Ending.MADE, {taker: mine, other: theirs}, "belote.made")
    all_points = sum(counted.points.values())
    lost = state.rules["lost-belote"] == "lost"
    kept = {taker: 0 if lost else counted.belote[taker]}
    gained = all_points + counted.belote[other] + (counted.belote[taker] if lost else 0)
    return _written(counted, Ending.FAILED, kept | {other: gained}, "belote.failed")


def _written(counted: Count, ending: Ending, written: dict[str, int], clause: str, pending: int = 0) -> Score:
    steps = (*counted.steps, *(Step("score", clause, side, (worth,)) for side, worth in written.items()))
    return Score(ending, counted.points, written, steps, pending)
