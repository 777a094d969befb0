"""Everything that the referee is asked about for a job, all tricks of a length at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from followsuit.proof.job import Job
from followsuit.proof.last_card import last_card
from followsuit.proof.lead import Lead, leads
from followsuit.proof.legality import legality
from followsuit.proof.reached import Reached
from followsuit.proof.ways import Ask, Settled, Way, ways


class Inquiry(NamedTuple):
    """A question about all tricks of a length: what may be played to them, or about their last card if it ``plays``."""

    lead: Lead
    length: int
    ask: Ask
    plays: bool

    def ways(self, settled: Settled = lambda claim: True) -> Iterator[Way]:
        """The ways that the referee goes; see :func:`~followsuit.proof.ways.ways`."""
        return ways(self.lead, self.length, self.ask, settled)


def inquiries(job: Job) -> Iterator[Inquiry]:
    """All of them."""
    starts: dict[int, Reached] = {}
    for lead in leads(job.rules, job.trumps):
        players = len(lead.players)
        start = Reached.from_lead(lead.empty)
        if not lead.seating.sides:  # a situation names nobody, and nobody has a partner in it: who leads is all one
            start = starts.setdefault(players, start)
        yield from (Inquiry(lead, length, legality(lead, start, length), False) for length in range(players))
        yield from (Inquiry(lead, length, last_card(lead, start, length), True) for length in range(2, players + 1))
