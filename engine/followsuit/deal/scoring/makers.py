"""The score of a deal of Euchre: what the makers took of five tricks, or what the others kept from them."""

from __future__ import annotations

from followsuit.deal.scoring.rule import Scoring
from followsuit.deal.scoring.tricks_taken import TrickSheet, failed, made, trick_sheet

ENOUGH = 3


def _all(sheet: TrickSheet) -> bool:
    return sheet.lost == 0


def _enough(sheet: TrickSheet) -> bool:
    return sheet.taken >= ENOUGH


def _too_few(sheet: TrickSheet) -> bool:
    return sheet.taken < ENOUGH


EUCHRE = (
    made(
        "euchre.score/alone",
        "all five tricks, alone: 4",
        lambda sheet: sheet.contract.alone and _all(sheet),
        lambda sheet: 4,
    ),
    made("euchre.score/march", "all five tricks: 2", _all, lambda sheet: 2),
    made("euchre.score/made", "three or four tricks: 1", _enough, lambda sheet: 1),
    failed("euchre.score/euchred", "the makers take fewer than three: 2 for the others", _too_few, lambda sheet: 2),
)

FIVE_HANDED = (
    made(
        "five.score/alone",
        "all five tricks without a partner, where the table gives more for it: 4 or 5",
        lambda sheet: sheet.option("lone-sweep") != "2" and len(sheet.makers) == 1 and _all(sheet),
        lambda sheet: int(sheet.option("lone-sweep")),
    ),
    made("five.score/all-tricks", "all five tricks: 2 for each attacker", _all, lambda sheet: 2),
    made("five.score/made", "three or four tricks: 1 for each attacker", _enough, lambda sheet: 1),
    failed(
        "five.score/none",
        "the attackers take no trick: 4 for each defender",
        lambda sheet: sheet.taken == 0,
        lambda sheet: 4,
    ),
    failed("five.score/failed", "the attackers take one or two: 2 for each defender", _too_few, lambda sheet: 2),
)

euchre = Scoring(trick_sheet, EUCHRE)
five_handed = Scoring(trick_sheet, FIVE_HANDED)
