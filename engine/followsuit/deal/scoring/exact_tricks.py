"""The score of a deal of Ninety-two: the bidder's side must take exactly the tricks that were bid."""

from __future__ import annotations

from followsuit.deal.scoring.rule import Scoring
from followsuit.deal.scoring.tricks_taken import TrickSheet, failed, made, trick_sheet

WORTH = 3
"""Points a trick."""


def _exact(sheet: TrickSheet) -> bool:
    return sheet.taken == sheet.contract.number


RULES = (
    made(
        "ninety-two.score/exact",
        "exactly the tricks bid: three points a trick for each of the bidder’s side",
        _exact,
        lambda sheet: WORTH * sheet.taken,
    ),
    failed(
        "ninety-two.score/missed",
        "fewer or more: each of the others three points for every trick that the others took",
        lambda sheet: not _exact(sheet),
        lambda sheet: WORTH * sheet.lost,
    ),
)

score = Scoring(trick_sheet, RULES)
