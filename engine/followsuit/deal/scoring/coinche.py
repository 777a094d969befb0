"""The score of a deal of Coinche, after the French federation's rules of 2015."""

from __future__ import annotations

from followsuit.deal.action import CAPOT as CAPOT_BID
from followsuit.deal.scoring.card_points import Count, count
from followsuit.deal.scoring.score import Ending, Score, nothing, sides, written_down
from followsuit.deal.state import Contract, State

ALL = 160
"""What the points of a deal come to when they are rounded."""


def score(state: State) -> Score:
    """Score a deal that is over.

    Made: each side writes its points rounded to tens, the bidder's side the bid on top. Failed: the other side writes
    160 and the bid. Doubled, made or failed: the side that is right writes 160 and the bid, twice or four times, the
    other nothing. Where one side took all tricks, 250 stands for 160 and for the points. Belote stays with its owner,
    unless the option ``lost-belote`` says otherwise.
    """
    contract = state.contract
    if state.void or contract is None:
        return nothing(state)
    counted = count(state, "coinche")
    bidder = next(name for name, side in sides(state).items() if contract.maker in side)
    other = next(name for name in counted.points if name != bidder)
    made = _is_made(state, contract, counted, bidder, other)
    bid = contract.number if state.rules["made-scores"] != "points" else 0
    counts = state.rules["made-scores"] != "bid"
    whole = CAPOT_BID if counted.capot else ALL
    written: dict[str, list[int]] = {bidder: [], other: []}
    if contract.doubled > 1 or not made:
        written[bidder if made else other] += [whole if counts else 0, bid] * contract.doubled
    else:
        for side, parts in written.items():
            swept = whole if side == counted.capot else 0
            own = swept if counted.capot else rounded(counted.points[side], state)
            parts += [own if counts else 0, bid if side == bidder else 0]
    for side, worth in counted.belote.items():
        lost = side == bidder and not made and state.rules["lost-belote"] == "lost"
        written[other if lost else side].append(worth)
    steps = (*counted.steps, *written_down("coinche.score", written))
    totals = {side: sum(parts) for side, parts in written.items()}
    return Score(Ending.MADE if made else Ending.FAILED, counted.points, totals, steps)


def _is_made(state: State, contract: Contract, counted: Count, bidder: str, other: str) -> bool:
    """At least the bid, with belote, in points that are not rounded; for a capot, all tricks."""
    if contract.number == CAPOT_BID:
        return counted.capot == bidder
    mine, theirs = counted.with_belote(bidder), counted.with_belote(other)
    return mine >= contract.number and (mine > theirs or state.rules["more-than-others"] == "no")


def rounded(points: int, state: State) -> int:
    """Points to the nearest ten, as the option ``rounding`` has it."""
    match state.rules["rounding"]:
        case "5-up":
            return (points + 5) // 10 * 10
        case "6-up":
            return (points + 4) // 10 * 10
    return points
