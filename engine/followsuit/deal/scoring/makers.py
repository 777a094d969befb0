"""The score of a deal of Euchre: what the makers took of five tricks, or what the others kept from them."""

from __future__ import annotations

from followsuit.deal.scoring.score import Ending, Score, Step, nothing, sides, taken_by
from followsuit.deal.state import State

ENOUGH = 3


def euchre(state: State) -> Score:
    """Makers: 1 for three or four tricks, 2 for all, 4 for all alone. Euchred: 2 for the others."""
    contract = state.contract
    if state.void or contract is None:
        return nothing(state)
    tricks = {name: len(taken_by(state, side)) for name, side in sides(state).items()}
    makers = next(name for name, side in sides(state).items() if contract.maker in side)
    others = next(name for name in tricks if name != makers)
    all_tricks = tricks[makers] == len(state.tricks)
    if tricks[makers] < ENOUGH:
        return _score(Ending.FAILED, tricks, {makers: 0, others: 2}, "euchre.score")
    worth = (4 if contract.alone else 2) if all_tricks else 1
    return _score(Ending.MADE, tricks, {makers: worth, others: 0}, "euchre.score")


def five_handed(state: State) -> Score:
    """Attackers score 1 each for three or four tricks, 2 each for all; defenders 2 each, or 4 each for all.

    A maker without a partner scores the same, but for all five tricks what the option ``lone-sweep`` says.
    """
    contract = state.contract
    if state.void or contract is None:
        return nothing(state)
    tricks = {name: len(taken_by(state, side)) for name, side in sides(state).items()}
    attackers = contract.side
    made = sum(tricks[seat] for seat in attackers)
    lost = len(state.tricks) - made
    if made >= ENOUGH:
        sweep = int(state.rules["lone-sweep"]) if len(attackers) == 1 else 2
        worth = sweep if lost == 0 else 1
        return _score(Ending.MADE, tricks, {seat: worth if seat in attackers else 0 for seat in tricks}, "five.score")
    worth = 4 if made == 0 else 2
    return _score(Ending.FAILED, tricks, {seat: 0 if seat in attackers else worth for seat in tricks}, "five.score")


def _score(ending: Ending, tricks: dict[str, int], written: dict[str, int], clause: str) -> Score:
    taken = tuple(Step("trick", "trick.win", side, (number,)) for side, number in tricks.items())
    return Score(
        ending, tricks, written, (*taken, *(Step("score", clause, side, (worth,)) for side, worth in written.items()))
    )
