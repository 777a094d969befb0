"""A game of several deals: the running score, whose deal is next, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from followsuit.deal.scoring.score import Ending, Score, name_of
from followsuit.deal.state import State, after
from followsuit.seats import Seating

if TYPE_CHECKING:  # a game says what wins it, so only its type is needed
    from followsuit.games.game import RuleSet


@dataclass(frozen=True)
class Match:
    """The score of a game so far. ``pending`` are points of a tie that the winner of the next deal gets."""

    rules: RuleSet
    seating: Seating
    dealer: str
    totals: Mapping[str, int] = field(default_factory=dict)
    pending: int = 0
    timed_out: str | None = None

    def after(self, deal: Score) -> Match:
        """The game after one more deal; the next player deals."""
        totals = {side: self.totals.get(side, 0) + worth for side, worth in deal.score.items()}
        pending = self.pending + deal.pending
        if pending and deal.ending in (Ending.MADE, Ending.FAILED):
            totals[max(deal.score, key=lambda side: deal.score[side])] += pending
            pending = 0
        return replace(self, totals=totals, pending=pending, dealer=after(self.seating, self.dealer))

    def out_of_time(self, seat: str) -> Match:
        """The game when a player has not played in time: it is lost for that player's team."""
        return replace(self, timed_out=seat)

    @property
    def winner(self) -> str | None:
        """The side that has won the game: at the target, with more than anybody else. A tie plays on."""
        if self.timed_out:
            return next(name_of(side) for side in self.seating.sides if self.timed_out not in side)
        target = self.rules.game.target(self.rules)
        there = [side for side, points in self.totals.items() if target and points >= target]
        if not there:
            return None
        best = max(self.totals[side] for side in there)
        leaders = [side for side in there if self.totals[side] == best]
        return leaders[0] if len(leaders) == 1 else None


def won_by_the_clock(state: State, timed_out: str | None) -> str | None:
    """The side that has the game because a player of the other was out of time."""
    if timed_out is None:
        return None
    return Match(state.rules, state.deal.seating, state.deal.dealer).out_of_time(timed_out).winner
