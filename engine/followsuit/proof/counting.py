"""How many tricks and hands a proof is about, by arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, perm

from followsuit.games.game import RuleSet
from followsuit.proof.lead import seatings
from followsuit.seats import Seating


@dataclass(frozen=True)
class Counts:
    """The numbers of a rule set, over all seatings and all leaders.

    ``tricks`` are those to which somebody is to play, from the empty one on; ``positions`` are those with every hand
    that the player can hold; ``complete`` are the tricks to which everybody has played.
    """

    tricks: int = 0
    positions: int = 0
    complete: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.tricks + other.tricks, self.positions + other.positions, self.complete + other.complete)


def counts(rules: RuleSet, trumps: int) -> Counts:
    """The numbers of a rule set under so many different trumps, with everybody sitting out who may."""
    tricks = positions = complete = 0
    pack = len(rules.game.pack)
    # Four seats with letters and four with numbers are the same seats.
    different = {(len(each.seats), each.out): each for each in seatings(rules)}
    for seating in different.values():
        leads, players = trumps * len(seating.players), len(seating.players)
        complete += leads * perm(pack, players)
        for length in range(players):
            tricks += leads * perm(pack, length)
            positions += leads * perm(pack, length) * hands(rules, seating, length)
    return Counts(tricks, positions, complete)


def hands(rules: RuleSet, seating: Seating, length: int) -> int:
    """How many hands the next player can hold: of one card up to as many as are dealt, none of them in the trick."""
    left = len(rules.game.pack) - length
    return sum(comb(left, size) for size in range(1, rules.game.hand_size(rules, len(seating.seats)) + 1))
