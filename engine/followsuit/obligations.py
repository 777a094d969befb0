"""Obligations: the one form that every "which card may I play?" rule has.

    Holding any of these cards, you may play only those.

A game turns the trick on the table into a short sequence of obligations. The legal cards are what is left of
the hand after each in turn, and what refused a card is the obligation that dropped it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from followsuit.cards import CardSet


class Obligation(NamedTuple):
    """Holding any card of ``holding``, a player may play only cards of ``play``, says ``clause``."""

    clause: str
    holding: CardSet
    play: CardSet


class Refusal(NamedTuple):
    """The cards of a hand that one obligation dropped."""

    obligation: Obligation
    cards: CardSet


def must(clause: str, cards: CardSet) -> Obligation:
    """The commonest obligation: who holds any of these cards plays one of them."""
    return Obligation(clause, cards, cards)


def legal(obligations: Iterable[Obligation], hand: CardSet) -> CardSet:
    """The cards of a hand that may be played. Never empty for a hand that is not."""
    for _, holding, play in obligations:
        if hand & holding:
            hand &= play
    return hand


def explain(obligations: Iterable[Obligation], hand: CardSet) -> tuple[CardSet, list[Refusal]]:
    """The cards of a hand that may be played, and for the others the obligation that refuses them."""
    refusals = []
    for obligation in obligations:
        _, holding, play = obligation
        if hand & holding and hand & ~play:
            refusals.append(Refusal(obligation, hand & ~play))
            hand &= play
    return hand, refusals
