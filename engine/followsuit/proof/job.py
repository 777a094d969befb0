"""A job: one rule set under given trumps, described in words that can be sent to another process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.order import Trumps


@dataclass(frozen=True)
class Job:
    """What is proven at one go. ``without`` are rules taken out of the engine, to see the proof find that."""

    name: str
    trumps: Trumps
    changes: tuple[tuple[str, str], ...] = ()
    without: frozenset[str] = frozenset()

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return replace(RULE_SETS[self.name], changes=self.changes, dropped=self.without)


def jobs(rules: RuleSet, trumps: Trumps | None = None) -> Iterator[Job]:
    """The jobs of a rule set: one for each of its trumps, or for the given ones only, if it knows them."""
    for each in rules.game.trumps:
        if trumps in (None, each):
            yield Job(rules.id, each, rules.changes, rules.dropped)
