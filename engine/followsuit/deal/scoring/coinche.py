"""The score of a deal of Coinche, after the French federation's rules of 2015."""

from __future__ import annotations

from dataclasses import replace

from followsuit.deal.action import CAPOT as CAPOT_BID
from followsuit.deal.scoring import card_points
from followsuit.deal.scoring.card_points import CardSheet, card_sheet
from followsuit.deal.scoring.rule import ScoreRule, Scoring
from followsuit.deal.scoring.score import Ending

ALL = 160
"""What the points of a deal come to when they are rounded."""


def _all_tricks_count(sheet: CardSheet) -> bool:
    return sheet.bonus is not None and sheet.bonus.kind == "capot"


def _whole(sheet: CardSheet) -> int:
    """What all points of the deal count, where points are written."""
    if sheet.option("made-scores") == "bid":
        return 0
    return CAPOT_BID if _all_tricks_count(sheet) else ALL


def _bid(sheet: CardSheet) -> int:
    """What the bid counts, where it is written."""
    return sheet.contract.number if sheet.option("made-scores") != "points" else 0


def _points(sheet: CardSheet, side: str) -> int:
    """What a side's own points count, where points are written."""
    if sheet.option("made-scores") == "bid":
        return 0
    return CAPOT_BID if _all_tricks_count(sheet) and side == sheet.swept else sheet.points[side]


def _reaches_the_bid(sheet: CardSheet, clause: str) -> CardSheet:
    return replace(sheet, ending=Ending.MADE)


def _has_not_more(sheet: CardSheet, clause: str) -> CardSheet:
    return replace(sheet, ending=Ending.FAILED)


def _to_one(sheet: CardSheet, side: str, parts: tuple[int, ...], clause: str) -> CardSheet:
    """One side writes all, and each its belote."""
    none: dict[str, tuple[int, ...]] = {sheet.taker: (), sheet.others: ()}
    written = {name: (*both, sheet.belote_of(name)) for name, both in (none | {side: parts}).items()}
    return replace(sheet, written=written, clause=clause)


def _doubled(sheet: CardSheet, clause: str) -> CardSheet:
    right = sheet.taker if sheet.ending is Ending.MADE else sheet.others
    return _to_one(sheet, right, (_whole(sheet), _bid(sheet)) * sheet.contract.doubled, clause)


def _made(sheet: CardSheet, clause: str) -> CardSheet:
    bids = {sheet.taker: _bid(sheet), sheet.others: 0}
    written = {side: (_points(sheet, side), bid, sheet.belote_of(side)) for side, bid in bids.items()}
    return replace(sheet, written=written, clause=clause)


def _failed(sheet: CardSheet, clause: str) -> CardSheet:
    return _to_one(sheet, sheet.others, (_whole(sheet), _bid(sheet)), clause)


def _rounds_each(sheet: CardSheet, clause: str) -> CardSheet:
    return replace(sheet, written=_rounded(sheet))


def _rounded(sheet: CardSheet) -> dict[str, tuple[int, ...]]:
    """What is written with the points, which come first, rounded."""
    agreed = sheet.option("rounding")
    return {side: (rounded(points, agreed), *parts) for side, (points, *parts) in sheet.written.items()}


def rounded(points: int, agreed: str) -> int:
    """Points to the nearest ten, as the option ``rounding`` has it."""
    match agreed:
        case "5-up":
            return (points + 5) // 10 * 10
        case "6-up":
            return (points + 4) // 10 * 10
    return points


RULES = (
    ScoreRule(
        "coinche.score/all-tricks",
        "all tricks: 250 instead of 160, and instead of the points of the side that took them",
        lambda sheet: sheet.swept is not None,
        card_points.all_tricks,
    ),
    ScoreRule(
        "coinche.score/last-trick",
        "the last trick: 10 points",
        lambda sheet: sheet.bonus is None,
        card_points.last_trick,
    ),
    ScoreRule(
        "coinche.belote",
        "king and queen of trumps in one hand: 20 points",
        lambda sheet: any(sheet.pairs.values()),
        card_points.belote,
    ),
    ScoreRule(
        "coinche.made",
        "the contract is made with as many points as were bid; a capot counts 250, which only all tricks come to",
        lambda sheet: sheet.mine >= sheet.contract.number,
        _reaches_the_bid,
    ),
    ScoreRule(
        "coinche.made/more",
        "without more points than the others the contract fails, where that is asked for",
        lambda sheet: (
            sheet.ending is Ending.MADE and sheet.option("more-than-others") == "yes" and sheet.mine <= sheet.theirs
        ),
        _has_not_more,
    ),
    ScoreRule(
        "coinche.score/doubled",
        "coinched: the side that is right writes 160 and the bid twice, after a surcoinche more often",
        lambda sheet: sheet.contract.doubled > 1,
        _doubled,
    ),
    ScoreRule(
        "coinche.score/made",
        "made: each side writes its points, the bidder’s side the bid on top",
        lambda sheet: not sheet.written and sheet.ending is Ending.MADE,
        _made,
    ),
    ScoreRule(
        "coinche.score/rounding",
        "points that a side writes are rounded to tens",
        lambda sheet: _rounded(sheet) != sheet.written,
        _rounds_each,
    ),
    ScoreRule(
        "coinche.score/failed",
        "failed: the others write 160 and the bid",
        lambda sheet: not sheet.written and sheet.ending is not Ending.MADE,
        _failed,
    ),
    ScoreRule(
        "coinche.score/belote-lost",
        "the belote of a side that failed goes to the others",
        lambda sheet: sheet.ending is not Ending.MADE and card_points.loses_belote(sheet),
        card_points.belote_to_the_others,
    ),
)

score = Scoring(card_sheet, RULES)
