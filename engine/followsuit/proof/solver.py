"""Z3 is asked whether a claim is true of every hand, and for a hand and a trick of which one is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import z3

from followsuit.cards import CARDS, Card, CardSet, cards_in
from followsuit.proof.claims import Claim
from followsuit.proof.failure import UndecidedError
from followsuit.proof.ways import Places

SIZE = len(CARDS)


def holds(claim: Claim) -> bool:
    """Whether the claim is true of every hand there can be, of any number of cards."""
    hand = z3.BitVec("hand", SIZE)
    return _model(z3.And(*_contradicts(claim, hand))) is None


def example(claim: Claim, places: Places, longest: int) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """The smallest hand of which the claim is false, after the cards on the table; ``None`` when there is none.

    Only hands are looked for that can be held: of ``longest`` cards at most, none of which lies in the trick. Of what
    can lie at the ``places`` of the trick some cards are chosen.
    """
    hand = z3.BitVec("hand", SIZE)
    trick = [z3.BitVec(f"card {place}", SIZE) for place in range(len(places))]
    held = [z3.Extract(bit, bit, hand) == 1 for bit in range(SIZE)]
    needed = [*_contradicts(claim, hand), *_lie_at(places, trick), *(hand & card == 0 for card in trick)]
    found = None
    while longest and (model := _model(z3.And(*needed, z3.AtMost(*held, longest)))) is not None:
        table = tuple(card for each in trick for card in cards_in(_value(model, each)))
        found = table, cards_in(_value(model, hand))
        longest = len(found[1]) - 1
    return found


def _contradicts(claim: Claim, hand: z3.BitVecRef) -> Iterator[z3.BoolRef]:
    """What a hand is like of which the claim is false."""
    yield hand & claim.misses == 0
    yield from (hand & met != 0 for met in claim.meets)
    left = hand
    for holding, play in claim.duties:
        left = z3.If(left & holding != 0, left & play, left)
    yield left & claim.about != hand & claim.allowed & claim.about


def _lie_at(places: Places, trick: list[z3.BitVecRef]) -> Iterator[z3.BoolRef]:
    """Different cards, one at each place."""
    for cards, card in zip(places, trick, strict=True):
        yield z3.And(card != 0, card & (card - 1) == 0, card & ~cards == 0)
    yield from (one & other == 0 for one, other in combinations(trick, 2))


def _model(condition: z3.BoolRef) -> z3.ModelRef | None:
    solver = z3.Solver()
    solver.add(condition)
    answer = solver.check()
    if answer == z3.unknown:
        raise UndecidedError(f"Z3 does not know: {solver.reason_unknown()}")
    return solver.model() if answer == z3.sat else None


def _value(model: z3.ModelRef, of: z3.BitVecRef) -> CardSet:
    value = model.eval(of, model_completion=True)
    assert isinstance(value, z3.BitVecNumRef)
    return int(value.as_long())
