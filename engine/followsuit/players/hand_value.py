"""What a hand is worth under given trumps: the tricks that it can be expected to take, counted in hundredths.

Whole numbers, so that every machine comes to the same.
"""

from __future__ import annotations

from functools import lru_cache

from followsuit.cards import CardSet, Suit
from followsuit.games.game import RuleSet
from followsuit.order import Order, Trumps

SUITS = tuple(Suit)
TRICK = 100
TRUMP_BY_HIGHER = (100, 85, 65, 45, 35)
"""What a trump is worth, by how many higher ones somebody else has; those after them 30."""
SMALL_TRUMP = 30
LONG_TRUMP = 25
"""What every trump after the third adds."""
MASTER = (85, 55, 30)
"""What a card is worth that nobody can beat but with a trump: the first of a suit, the second, those after."""
GUARDED = 40
"""What a card below one higher card is worth, if another of its suit is held."""
VOID, SINGLETON = 50, 25
"""What a short suit adds to a hand that can ruff."""


def tricks(hand: CardSet, order: Order) -> int:
    """The tricks that a hand can be expected to take by itself, in hundredths."""
    trumps = order.trumps.suit
    ruffs = (hand & order.trump_cards).bit_count()
    worth = 0
    for suit in SUITS:
        held = hand & order.cards(suit)
        if suit is trumps:
            worth += _trumps(held, order, suit)
        else:
            worth += _plain(held, order, suit)
            if ruffs > 1 and held.bit_count() < 2:
                worth += SINGLETON if held else VOID
    return worth


@lru_cache(maxsize=1 << 16)
def _trumps(hand: CardSet, order: Order, suit: Suit) -> int:
    """The tricks of the trumps held; remembered, for a suit has few holdings and an auction asks again and again."""
    worth = higher = held = 0
    for each in order.suits[suit]:
        if hand & each.bit:
            held += 1
            worth += TRUMP_BY_HIGHER[higher] if higher < len(TRUMP_BY_HIGHER) else SMALL_TRUMP
        else:
            higher += 1
    return worth + LONG_TRUMP * max(0, held - 3)


@lru_cache(maxsize=1 << 16)
def _plain(hand: CardSet, order: Order, suit: Suit) -> int:
    """The tricks of the cards held of a suit that is not trumps; nobody can ruff them where there are none."""
    worth = higher = masters = 0
    length, safe = hand.bit_count(), order.trumps.suit is None
    for each in order.suits[suit]:
        if not hand & each.bit:
            higher += 1
            if higher > 1:
                break
        elif higher == 0:
            worth += TRICK if safe else MASTER[min(masters, len(MASTER) - 1)]
            masters += 1
        elif length > 1:
            worth += GUARDED
            break
    return worth


def number_of_tricks(rules: RuleSet, players: int) -> int:
    """How many tricks a deal has."""
    if rules.settings.get("stock") == "yes":
        return len(rules.game.pack) // players
    return rules.game.hand_size(rules, players)


def of_a_side(own: int, known: int, tricks_in_all: int, players: int, partners: int) -> int:
    """What a player and partners can expect together, in hundredths.

    ``own`` is what the ``known`` cards of the player take; every card that the player cannot see takes an equal share
    of what is left.
    """
    left = max(0, TRICK * tricks_in_all - own)
    unseen = tricks_in_all * players - known
    others = tricks_in_all - known + partners * tricks_in_all
    return own + left * others // unseen


def best_trumps(hand: CardSet, rules: RuleSet, choices: tuple[Trumps, ...], bonus: dict[Trumps, int]) -> Trumps:
    """The trumps under which a hand takes most; of equals the first. ``bonus`` are tricks that others may add."""
    return max(choices, key=lambda trumps: tricks(hand, rules.game.order(trumps)) + bonus.get(trumps, 0))
