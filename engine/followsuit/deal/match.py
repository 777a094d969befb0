"""A game of several deals: the running score, whose deal is next, and who has won.

What wins a game, and what becomes of points that wait, are rows of rules like those of a deal's score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from followsuit.deal.scoring.rule import ScoreRule, go_through
from followsuit.deal.scoring.score import Ending, Score, name_of
from followsuit.deal.state import after
from followsuit.seats import Seating

if TYPE_CHECKING:  # a game says what wins it, so only its type is needed
    from followsuit.games.game import RuleSet


@dataclass(frozen=True)
class Match:
    """The score of a game so far. ``pending`` are points of a tie that the winner of the next deal gets.

    ``last`` is the deal that was scored last and ``timed_out`` who did not play in time; ``winner`` is what the rules
    of the game make of it all.
    """

    rules: RuleSet
    seating: Seating
    dealer: str
    totals: Mapping[str, int] = field(default_factory=dict)
    pending: int = 0
    last: Score | None = None
    timed_out: str | None = None
    winner: str | None = None

    def after(self, deal: Score) -> Match:
        """The game after one more deal; the next player deals."""
        totals = {side: self.totals.get(side, 0) + worth for side, worth in deal.score.items()}
        dealer, pending = after(self.seating, self.dealer), self.pending + deal.pending
        return replace(self, totals=totals, pending=pending, last=deal, dealer=dealer).settled()

    def out_of_time(self, seat: str) -> Match:
        """The game when a player has not played in time."""
        return replace(self, timed_out=seat).settled()

    def settled(self) -> Match:
        """The game when its rules have been asked who has won."""
        settled, _ = go_through(self.rules.game.match_rules, self, self.rules.dropped)
        return settled

    @property
    def leader(self) -> str | None:
        """The side that has more than anybody else."""
        leaders = [side for side, points in self.totals.items() if points == max(self.totals.values())]
        return leaders[0] if len(leaders) == 1 else None


def first_to_the_target(rule: str, says: str) -> ScoreRule[Match]:
    """The rule that a side wins at the game's target, when it has more than anybody else. A tie plays on."""

    def there(match: Match) -> bool:
        target = match.rules.game.target(match.rules)
        return bool(target) and match.leader is not None and match.totals[match.leader] >= target

    return ScoreRule(rule, says, there, lambda match, _: replace(match, winner=match.leader))


def lost_by_the_clock(rule: str, says: str) -> ScoreRule[Match]:
    """The rule that a player who is out of time has lost the game for the team."""

    def to_the_others(match: Match, _: str) -> Match:
        return replace(match, winner=next(name_of(side) for side in match.seating.sides if match.timed_out not in side))

    return ScoreRule(rule, says, lambda match: match.timed_out is not None, to_the_others)


def waiting_points(rule: str, says: str) -> ScoreRule[Match]:
    """The rule that points of a tie go to the side that scores more in the next deal that is made or fails."""

    def decided(match: Match) -> bool:
        waiting = bool(match.pending) and points_may_wait(match.rules)
        return waiting and match.last is not None and match.last.ending in (Ending.MADE, Ending.FAILED)

    def to_the_winner(match: Match, _: str) -> Match:
        assert match.last, "a deal has decided"
        score = match.last.score
        side = max(score, key=lambda side: score[side])
        return replace(match, totals={**match.totals, side: match.totals[side] + match.pending}, pending=0)

    return ScoreRule(rule, says, decided, to_the_winner)


def points_may_wait(rules: RuleSet) -> bool:
    """Whether the points of a tie can wait for the next deal."""
    return rules.settings.get("tie") == "litigation"
