"""King and queen of trumps in one hand: who holds them, and when they are announced."""

from __future__ import annotations

from followsuit.cards import Rank, Suit, card
from followsuit.deal.state import State
from followsuit.order import Trumps


def belotes(state: State, side: frozenset[str]) -> tuple[Suit, ...]:
    """The suits in which one hand of a side held king and queen, where that counts."""
    contract, start = state.contract, state.start
    assert contract, "trumps are made"
    assert start, "play has begun"
    if contract.trumps.suit:
        suits: tuple[Suit, ...] = (contract.trumps.suit,)
    else:
        every = contract.trumps is Trumps.ALL and state.rules.settings.get("all-trump-belote") == "yes"
        suits = tuple(Suit) if every else ()
    return tuple(
        suit
        for suit in suits
        if any(card(Rank.KING, suit) in start[seat] and card(Rank.QUEEN, suit) in start[seat] for seat in side)
    )


def belote_calls(state: State) -> dict[tuple[int, int], str]:
    """Where belote is announced as the cards fall: trick and place of each card, with ``belote`` or ``rebelote``."""
    holders = {seat: set(belotes(state, frozenset((seat,)))) for seat in state.start or ()}
    calls: dict[tuple[int, int], str] = {}
    said: set[tuple[str, Suit]] = set()
    for number, trick in enumerate((*state.tricks, *((state.trick,) if state.trick else ()))):
        for place, played in enumerate(trick.cards):
            seat = trick.order_of_play[place]
            if played.rank in (Rank.KING, Rank.QUEEN) and played.suit in holders[seat]:
                calls[number, place] = "rebelote" if (seat, played.suit) in said else "belote"
                said.add((seat, played.suit))
    return calls
