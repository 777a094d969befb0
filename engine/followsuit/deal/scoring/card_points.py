"""Points of the cards, the last trick, capot and belote: what Belote and Coinche have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.cards import Rank, Suit, card
from followsuit.deal.scoring.score import Step, sides, taken_by
from followsuit.deal.state import State
from followsuit.order import Trumps

LAST_TRICK = 10
CAPOT = 100
"""What all tricks are worth instead of the last trick's points."""
BELOTE = 20


@dataclass(frozen=True)
class Count:
    """What the sides have: ``points`` of cards and last trick or capot, ``belote``, and the side of a capot."""

    points: Mapping[str, int]
    belote: Mapping[str, int]
    capot: str | None
    steps: tuple[Step, ...]

    def with_belote(self, side: str) -> int:
        """A side's points and its belote, as they count for a contract."""
        return self.points[side] + self.belote[side]


def count(state: State, game: str) -> Count:
    """Count a deal that has been played."""
    steps: list[Step] = []
    points: dict[str, int] = {}
    everybody = sides(state)
    capot = next((name for name, side in everybody.items() if len(taken_by(state, side)) == len(state.tricks)), None)
    for name, side in everybody.items():
        tricks = taken_by(state, side)
        figures = tuple(trick.points or 0 for trick in tricks)
        steps.append(Step("trick", "trick.win", name, figures))
        if name == capot:
            figures += (CAPOT,)
            steps.append(Step("capot", f"{game}.capot" if game == "belote" else f"{game}.score", name, (CAPOT,)))
        elif state.tricks[-1] in tricks:
            figures += (LAST_TRICK,)
            steps.append(
                Step("last-trick", "belote.last-trick" if game == "belote" else f"{game}.score", name, (LAST_TRICK,))
            )
        points[name] = sum(figures)
    belote = {name: BELOTE * len(belotes(state, side)) for name, side in everybody.items()}
    steps += [Step("belote", f"{game}.belote", name, (worth,)) for name, worth in belote.items() if worth]
    return Count(points, belote, capot, tuple(steps))


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
    holders = {
        seat: set(belotes(state, frozenset((seat,)))) for seat in (state.start or {}) if state.contract and state.start
    }
    calls: dict[tuple[int, int], str] = {}
    said: set[tuple[str, Suit]] = set()
    for number, trick in enumerate((*state.tricks, *((state.trick,) if state.trick else ()))):
        for place, (seat, played) in enumerate(zip(trick.order_of_play, trick.cards, strict=False)):
            if played.rank in (Rank.KING, Rank.QUEEN) and played.suit in holders.get(seat, ()):
                calls[number, place] = "rebelote" if (seat, played.suit) in said else "belote"
                said.add((seat, played.suit))
    return calls
