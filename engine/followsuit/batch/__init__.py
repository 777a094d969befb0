"""Rulings and play-outs by the million, on arrays (the extra ``batch``: NumPy, and Numba for the play-outs).

    from followsuit import batch
    from followsuit.games import RULE_SETS

    layout = batch.layout(RULE_SETS["belote.app"])
    deals = batch.deal(layout, 1_000_000, seed=7)
    results = batch.play_out(deals, seed=7)
    results.points.mean(axis=0)                     # what each side gets of 162 points
    (results.tricks == 8).any(axis=1).mean()        # how often one side takes them all

    tables = layout.tables
    number = tables.numbers(trumps, led, best, partner_holds, last)   # arrays, an element a hand
    batch.legal(tables, number, hands)              # sets of cards, as of followsuit.cards

A deal here is what there is after the auction: hands, trumps, who leads, and the cards that will be drawn. No rule is
stated in this package: its loops go by the tables of :mod:`followsuit.masks`, and the tests have the engine play the
deals again, card by card.
"""

from __future__ import annotations

try:
    import numpy as _  # noqa: F401  # asked for here once, so that whoever lacks it is told what to do
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        "followsuit.batch works on NumPy's arrays; install it: python3 -m pip install 'followsuit[batch]'", name="numpy"
    ) from None

from followsuit.batch.deals import Deals, deal
from followsuit.batch.layout import Layout, layout
from followsuit.batch.legal_cards import legal
from followsuit.batch.play import Results, play_out
from followsuit.batch.tables import Tables, tables

__all__ = ["Deals", "Layout", "Results", "Tables", "deal", "layout", "legal", "play_out", "tables"]
