"""The score of a deal of Belote: made, failed, capot, a tie."""

from __future__ import annotations

from followsuit.deal.scoring import card_points
from followsuit.deal.scoring.card_points import CardSheet, card_sheet
from followsuit.deal.scoring.rule import ScoreRule, Scoring
from followsuit.deal.scoring.score import Ending


def _own(sheet: CardSheet, side: str) -> tuple[int, ...]:
    return sheet.points[side], sheet.belote_of(side)


def _litigated(sheet: CardSheet, clause: str) -> CardSheet:
    return sheet.ends(Ending.TIE, {sheet.taker: (), sheet.others: _own(sheet, sheet.others)}, clause, sheet.mine)


def _made(sheet: CardSheet, clause: str) -> CardSheet:
    return sheet.ends(Ending.MADE, {side: _own(sheet, side) for side in (sheet.taker, sheet.others)}, clause)


def _failed(sheet: CardSheet, clause: str) -> CardSheet:
    everything = sum(sheet.points.values())
    kept, theirs = sheet.belote_of(sheet.taker), sheet.belote_of(sheet.others)
    return sheet.ends(Ending.FAILED, {sheet.taker: (kept,), sheet.others: (everything, theirs)}, clause)


RULES = (
    ScoreRule(
        "belote.capot",
        "all eight tricks: 100 points instead of those for the last",
        lambda sheet: sheet.swept is not None,
        card_points.all_tricks,
    ),
    ScoreRule(
        "belote.last-trick",
        "the last trick: 10 points",
        lambda sheet: sheet.bonus is None,
        card_points.last_trick,
    ),
    ScoreRule(
        "belote.belote",
        "king and queen of trumps in one hand: 20 points",
        lambda sheet: any(sheet.pairs.values()),
        card_points.belote,
    ),
    ScoreRule(
        "belote.made/litigation",
        "a tie that is litigated: the others write their own, the points of the taker’s team wait",
        lambda sheet: sheet.mine == sheet.theirs and sheet.option("tie") == "litigation",
        _litigated,
    ),
    ScoreRule(
        "belote.made",
        "at least as many points as the others: each side writes its own",
        lambda sheet: (
            sheet.ending is None
            and (sheet.mine > sheet.theirs or (sheet.mine == sheet.theirs and sheet.option("tie") != "failed"))
        ),
        _made,
    ),
    ScoreRule(
        "belote.failed",
        "otherwise the others write all points, and each side its belote",
        lambda sheet: sheet.ending is None,
        _failed,
    ),
    ScoreRule(
        "belote.failed/belote-lost",
        "the belote of a team that failed goes to the others",
        lambda sheet: sheet.ending is Ending.FAILED and card_points.loses_belote(sheet),
        card_points.belote_to_the_others,
    ),
)

score = Scoring(card_sheet, RULES)
