"""The inner loops of a batch, over arrays and nothing else. They know no rule: what they go by are mask tables.

These are plain Python functions. :mod:`followsuit.batch.compiled` has Numba compile them; as they stand they do the
same, some thousand times slower. All of them are in this one file because Numba's cache looks at the file of the
function that it is asked for, and would not notice a change in another.

Chance is SplitMix64 (Steele, Lea and Flood, 2014): the words of a seed are numbered, and each can be had without the
ones before it. Every deal has :data:`WORDS` of its own, so that what happens in it depends on the seed and on its
number alone, not on the machine, nor on how many deals there are in a batch. A choice among ``n`` is the upper half of
a word times ``n``, over 2**32, which prefers no card by more than one in eighty million.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from followsuit.masks import situation_number

Cards: TypeAlias = NDArray[np.uint64]
"""Sets of cards, with the bits of :data:`followsuit.cards.CARDS`."""
Small: TypeAlias = NDArray[np.uint8]
"""Card numbers, seats, trumps by their places."""

WORDS = 128
"""Words of chance a deal. The first half is for the deal, the second for the play of its cards, a word a card."""
TRUMPS_WORD, LEADER_WORD, FIRST_CARD = 62, 63, 64
"""A pack of 52 is shuffled with the words before these."""

PER_LED, PER_BEST = situation_number(1, 0, False, False), situation_number(0, 1, False, False)
PER_PARTNER, PER_LAST = situation_number(0, 0, True, False), situation_number(0, 0, False, True)
"""What each part of a situation adds to its number; as there are four suits, that of the trumps adds four suits'."""


class Rows(NamedTuple):
    """What binds: for each situation its row, for each row the obligations, as deep as the deepest.

    A ``holding`` of 0 binds nobody.
    """

    row: NDArray[np.uint16]
    holding: Cards
    play: Cards


class Ranking(NamedTuple):
    """Who takes a trick, and what is in it: for each situation the cards that take over; per trumps and card, its suit
    and its points.
    """

    takes: Cards
    suit: Small
    points: NDArray[np.int16]


class Course(NamedTuple):
    """How a deal goes round: for each seat the next one and its side; for two seats whether they are partners."""

    turn: Small
    side: Small
    partners: Small
    players: int
    draws: int
    """After so many tricks everybody draws a card."""
    last_trick: int
    """Points for the last trick."""


class Dealt(NamedTuple):
    """The deals: a hand a seat, what will be drawn in its order, the trumps by their place, the seat that leads."""

    hands: Cards
    stock: Small
    trumps: Small
    leaders: Small


class Played(NamedTuple):
    """What becomes of them: the taker of each trick, points and tricks a side, and the cards where there is room."""

    takers: Small
    points: NDArray[np.int16]
    tricks: Small
    cards: Small


# --- chance

GAMMA = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def mixed(word: np.uint64) -> np.uint64:
    """The output function of SplitMix64."""
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


def below(number: np.uint64, start: np.uint64, place: int) -> np.uint64:
    """One of the numbers 0 … ``number - 1``, by the word at a place of the words from ``start`` on."""
    return ((mixed(start + np.uint64(place) * GAMMA) >> _32) * number) >> _32


def words(seed: np.uint64, deal: np.uint64) -> np.uint64:
    """Where the words of a deal start."""
    return mixed(seed) + deal * np.uint64(WORDS) * GAMMA


# --- sets of cards

_LAST_BIT = np.uint8(63)
_0, _1, _2, _4, _56 = np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)
_PAIRS, _FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_EIGHTS, _BYTES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)


def size(cards: np.uint64) -> np.uint64:
    """How many cards a set has. Compilers know this form and make one instruction of it."""
    cards = cards - ((cards >> _1) & _PAIRS)
    cards = (cards & _FOURS) + ((cards >> _2) & _FOURS)
    return (((cards + (cards >> _4)) & _EIGHTS) * _BYTES) >> _56


def chosen(cards: np.uint64, start: np.uint64, place: int) -> np.uint64:
    """One card of a set, each as likely as the other."""
    for _ in range(below(size(cards), start, place)):
        cards &= cards - _1
    return cards & (~cards + _1)


def allowed(hand: np.uint64, number: np.integer[Any], rows: Rows) -> np.uint64:
    """The cards of a hand that may be played in a situation."""
    row = rows.row[number]
    for place in range(rows.holding.shape[1]):
        if hand & rows.holding[row, place]:
            hand &= rows.play[row, place]
    return hand


HELPERS = (mixed, below, words, size, chosen, allowed)
"""What the kernels below call."""


# --- kernels


def legal(rows: Rows, situations: NDArray[np.uint16], hands: Cards, found: Cards) -> None:
    """The cards of each hand that may be played in its situation."""
    for each in range(len(hands)):
        found[each] = allowed(hands[each], situations[each], rows)


def deal(pack: Small, playing: Small, trumps: int, hand: int, seed: np.uint64, first: np.uint64, dealt: Dealt) -> None:
    """Shuffle and deal the pack, ``hand`` cards a seat; choose trumps, and a leader among those who play."""
    cards = np.empty_like(pack)
    for each in range(len(dealt.hands)):
        start = words(seed, first + np.uint64(each))
        dealt.trumps[each] = below(np.uint64(trumps), start, TRUMPS_WORD)
        dealt.leaders[each] = playing[below(np.uint64(len(playing)), start, LEADER_WORD)]
        cards[:] = pack
        top = 0
        for seat in range(dealt.hands.shape[1]):
            held = _0
            for _ in range(hand):
                other = top + np.int64(below(np.uint64(len(cards) - top), start, top))
                card = cards[other]
                cards[other] = cards[top]
                held |= _1 << np.uint64(card)
                top += 1
            dealt.hands[each, seat] = held
        for place in range(dealt.stock.shape[1]):
            other = top + np.int64(below(np.uint64(len(cards) - top), start, top))
            dealt.stock[each, place] = cards[other]
            cards[other] = cards[top]
            top += 1


def unplayable(pack: np.uint64, playing: Small, trumps: int, hand: int, dealt: Dealt) -> int:
    """The first deal that cannot be played, -1 when all can.

    Trumps have to be below ``trumps``, the leader has to be one of ``playing``, each of whom has ``hand`` cards; and
    nothing that is held or will be drawn is there twice, or not of the pack.
    """
    for each in range(len(dealt.hands)):
        fine = dealt.trumps[each] < trumps
        free, leads = pack, False
        for place in range(len(playing)):
            held = dealt.hands[each, playing[place]]
            fine = fine and size(held) == np.uint64(hand) and not held & ~free
            free &= ~held
            leads = leads or dealt.leaders[each] == playing[place]
        for place in range(dealt.stock.shape[1]):
            card = _1 << np.uint64(min(dealt.stock[each, place], _LAST_BIT))  # the last bit is no card's
            fine = fine and not card & ~free
            free &= ~card
        if not (fine and leads):
            return each
    return -1


def play_out(
    rows: Rows,
    ranking: Ranking,
    course: Course,
    seed: np.uint64,
    first: np.uint64,
    dealt: Dealt,
    played: Played,
) -> None:
    """Play every deal to its end, each card any of those that may be played."""
    tricks, keep = played.takers.shape[1], played.cards.shape[1] > 0
    hands = np.empty_like(dealt.hands[0])
    for each in range(len(dealt.hands)):
        hands[:] = dealt.hands[each]
        start = words(seed, first + np.uint64(each))
        trumps = np.int64(dealt.trumps[each])
        leader = np.int64(dealt.leaders[each])
        number = drawn = 0
        for trick in range(tricks):
            seat = taker = leader
            points = led = best = situation = np.int64(0)
            for place in range(course.players):
                may = hands[seat]
                if place:
                    situation = led + best * PER_BEST + np.int64(course.partners[taker, seat]) * PER_PARTNER
                    if place == course.players - 1:
                        situation += PER_LAST
                    may = allowed(may, situation, rows)
                bit = chosen(may, start, FIRST_CARD + number)
                card = np.int64(size(bit - _1))
                hands[seat] ^= bit
                points += np.int64(ranking.points[trumps, card])
                if keep:
                    played.cards[each, number] = card
                number += 1
                if place == 0:
                    led = (trumps * 4 + int(ranking.suit[trumps, card])) * PER_LED
                if place == 0 or bit & ranking.takes[situation]:
                    best = card
                    taker = seat
                seat = np.int64(course.turn[seat])
            side = course.side[taker]
            if trick == tricks - 1:
                points += course.last_trick
            played.takers[each, trick] = taker
            played.points[each, side] += points
            played.tricks[each, side] += 1
            leader = taker
            if trick < course.draws:
                for _ in range(course.players):
                    hands[taker] |= _1 << np.uint64(dealt.stock[each, drawn])
                    taker = np.int64(course.turn[taker])
                    drawn += 1
