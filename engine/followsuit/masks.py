"""Mask tables: everything that plays a card, as plain numbers.

The engine asks a rule set what a trick demands, and an order which card beats which. Here both are asked about every
situation once and the answers are kept as integers, so that a program which knows no rule (a kernel over arrays, a
script in a page) can play by them:

    number = situation_number(led, best, partner_holds, last)
    for _, holding, play in masks.rows[masks.row[number]]:
        if hand & holding:
            hand &= play

No rule is stated here. What is tabulated comes from :func:`~followsuit.situations.situations`,
:meth:`~followsuit.games.game.RuleSet.obligations`, :class:`~followsuit.order.Order` and the game.
:mod:`followsuit.masks_json` writes the tables down for other programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from followsuit.cards import CARDS, CardSet, Suit, card_set
from followsuit.games.game import RuleSet
from followsuit.order import Order, Trumps
from followsuit.situations import situations
from followsuit.trick import Situation

SUITS: tuple[Suit, ...] = tuple(Suit)
"""The suits by their numbers. A card's number is its place in :data:`~followsuit.cards.CARDS`, that of its bit."""
SITUATIONS = len(SUITS) * len(CARDS) * 2 * 2
"""The numbers of situations end before this one."""
NONE = -1
"""The suit of a card outside the pack, and the row of a number that no situation has."""


class Bond(NamedTuple):
    """An obligation in numbers: who holds any of ``holding`` plays only cards of ``play``, says the numbered clause."""

    clause: int
    holding: CardSet
    play: CardSet


@dataclass(frozen=True)
class Masks:
    """The tables of a rule set under given trumps. Two are equal when they play alike."""

    suit: tuple[int, ...]
    """For each card the number of the suit that it counts as; ``NONE`` outside the pack."""
    points: tuple[int, ...] | None
    """For each card what it is worth to the side that takes it; ``None`` in a game without card points."""
    rows: tuple[tuple[Bond, ...], ...]
    """What situations demand, each different answer once. An obligation that can bind nobody is left out."""
    row: tuple[int, ...]
    """For each number of a situation its place in ``rows``; ``NONE`` where there is no such situation."""
    takes: tuple[CardSet, ...]
    """For each number of a situation the cards that take the trick over when they are played next: because they beat
    the best card, or as the last card by a right of their own."""


@dataclass(frozen=True)
class RuleMasks:
    """All tables of a rule set, with the ids of the clauses that bonds count in."""

    clauses: tuple[str, ...]
    tables: Mapping[Trumps, Masks]


def situation_number(led: int, best: int, partner_holds: bool, last: bool) -> int:
    """The number of a situation, from those of the led suit and of the best card.

    Sums and products, so that a kernel needs no search for it. Not every number has a situation.
    """
    return ((led * len(CARDS) + best) * 2 + partner_holds) * 2 + last


def number_of(situation: Situation) -> int:
    """The number of a situation."""
    best = situation.best.bit.bit_length() - 1
    return situation_number(SUITS.index(situation.led), best, situation.partner_holds, situation.last)


def tabulate(rules: RuleSet) -> RuleMasks:
    """The tables of a rule set, under all trumps that its game knows."""
    clauses: dict[str, int] = {}
    tables = {trumps: _masks(rules, trumps, clauses) for trumps in rules.game.trumps}
    return RuleMasks(tuple(clauses), tables)


def _masks(rules: RuleSet, trumps: Trumps, clauses: dict[str, int]) -> Masks:
    """The tables under given trumps. Clauses that are new get the next numbers."""
    order, pack = rules.order(trumps), card_set(rules.game.pack)
    rows: dict[tuple[Bond, ...], int] = {}
    row, takes = [NONE] * SITUATIONS, [0] * SITUATIONS
    for situation in situations(rules, trumps):
        number = number_of(situation)
        demanded = tuple(
            Bond(clauses.setdefault(clause, len(clauses)), holding & pack, play & pack)
            for clause, holding, play in rules.obligations(situation)
            if holding & pack
        )
        row[number] = rows.setdefault(demanded, len(rows))
        takes[number] = order.winners[situation.best]
        if situation.last:
            takes[number] |= card_set(card for card in rules.game.pack if rules.last_card_takes(situation, card))
    return Masks(_suits(order, pack), _points(order, pack), tuple(rows), tuple(row), tuple(takes))


def _suits(order: Order, pack: CardSet) -> tuple[int, ...]:
    return tuple(SUITS.index(order.suit(card)) if card.bit & pack else NONE for card in CARDS)


def _points(order: Order, pack: CardSet) -> tuple[int, ...] | None:
    worth = order.points
    return None if worth is None else tuple(worth[card] if card.bit & pack else 0 for card in CARDS)
