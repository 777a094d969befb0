"""Dealing: a pack, shuffled by a seed, handed out in packets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from followsuit.cards import Card
from followsuit.deal.state import Deal, after
from followsuit.seats import Seating

if TYPE_CHECKING:  # a game says how it is dealt, so only its type is needed
    from followsuit.games.game import RuleSet


@dataclass(frozen=True)
class Dealing:
    """How the cards are dealt: so many at a time to each player, then perhaps one turned up; the rest is the stock."""

    packets: Callable[[RuleSet, int], Sequence[int]]
    turn_up: bool = False

    def deal(self, rules: RuleSet, seating: Seating, dealer: str, pack: Sequence[Card]) -> Deal:
        """Deal a pack as it lies, from the player after the dealer on."""
        hands: dict[str, list[Card]] = {seat: [] for seat in seating.seats}
        order = seating.from_leader(after(seating, dealer))
        at = 0
        for packet in self.packets(rules, len(seating.seats)):
            for seat in order:
                hands[seat] += pack[at : at + packet]
                at += packet
        turned = pack[at] if self.turn_up else None
        stock = tuple(pack[at + (turned is not None) :])
        return Deal(rules, seating, dealer, {seat: tuple(hand) for seat, hand in hands.items()}, turned, stock)


def shuffled(pack: Sequence[Card], chance: Random) -> list[Card]:
    """The pack in an order that depends on the seed alone: ``random()`` gives the same numbers on every Python."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards
