"""What is looked for: the clauses that decide, and what the position is to be like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from followsuit.finding.bounds import ANY, UNBOUND, Bounds, Range
from followsuit.finding.decides import play_clauses
from followsuit.games.game import RuleSet
from followsuit.order import Trumps
from followsuit.players.hand_value import number_of_tricks

RANGES = ("hand", "trick", "legal", "refused")
KEYS = ("clause", "seed", *RANGES, "round", "trumps", "players", "deal")
"""The words of a query, in the order in which it is written."""


@dataclass(frozen=True)
class Query:
    """A query.

    ``clauses`` all decide the position or, where one of them is not for positions, are all at work in the deal.
    ``round`` is the number of the trick in the deal, from 1; ``deal`` is the trial in which something was found.
    """

    rules: RuleSet
    clauses: tuple[str, ...]
    seed: int = 1
    bounds: Bounds = UNBOUND
    round: Range = ANY
    trumps: Trumps | None = None
    players: int = 0
    """The number of players; 0 for the smallest table of the game."""
    deal: int | None = None

    @cached_property
    def of_deals(self) -> bool:
        """Whether whole deals are looked for: some clause is one of the auction or of the score."""
        known = play_clauses(self.rules)
        return any(clause not in known for clause in self.clauses)

    @property
    def table(self) -> int:
        """How many players there are."""
        return self.players or self.rules.game.players[0]

    def at(self, deal: int | None) -> Query:
        """The query with the trial in which something was found, or without."""
        return replace(self, deal=deal)

    def __str__(self) -> str:
        """The query as a file writes it: without the rule set, and without what says nothing."""
        last = number_of_tricks(self.rules, self.table)
        round_ = "last" if self.round == Range(last, last) else self.round
        limits = [(name, getattr(self.bounds, name)) for name in RANGES]
        words = [f"clause={clause}" for clause in self.clauses]
        words.append(f"seed={self.seed}")
        words += [f"{name}={limit}" for name, limit in limits if limit != getattr(UNBOUND, name)]
        words += [f"round={round_}"] if self.round != ANY else []
        words += [f"trumps={self.trumps}"] if self.trumps else []
        words += [f"players={self.players}"] if self.players not in (0, self.rules.game.players[0]) else []
        words += [f"deal={self.deal}"] if self.deal is not None else []
        return " ".join(words)
