"""What is done for a job: ask the referee, settle the claims with Z3, and look for a position of which one is false."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import attrgetter
from time import perf_counter

from followsuit.cards import cards_in
from followsuit.position import Position
from followsuit.proof.card_by_card import check_card_by_card
from followsuit.proof.cases import wrong_cases
from followsuit.proof.claims import Claim
from followsuit.proof.disagreement import Disagreement, disagreement
from followsuit.proof.inquiry import Inquiry, inquiries
from followsuit.proof.job import Job
from followsuit.proof.lead import leads
from followsuit.proof.solver import example, holds


@dataclass(frozen=True)
class Explored:
    """The claims of a job with how often each was made, the disagreements that need no Z3, and the seconds it took."""

    claims: Counter[Claim]
    disagreements: tuple[Disagreement, ...]
    seconds: float


def explore(job: Job) -> Explored:
    """Ask the referee all there is, and compare what can be compared case by case. Raises :exc:`.ProofError`."""
    started = perf_counter()
    check_card_by_card(max(leads(job.rules, job.trumps), key=lambda lead: len(lead.players)))
    wrong = tuple(disagreement(positions) for positions in wrong_cases(job))
    claims = Counter(claim for inquiry in inquiries(job) for way in inquiry.ways() for claim in way.claims)
    return Explored(claims, wrong, perf_counter() - started)


def refuted(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """The claims that are false of some set of cards."""
    return tuple(claim for claim in claims if not holds(claim))


def pursue(job: Job, claims: frozenset[Claim]) -> Disagreement | None:
    """A position of which one of the claims is false: as few cards on the table as can be, none held needlessly.

    ``None`` when they are false only of sets of cards that nobody can hold.
    """
    for inquiry in sorted(inquiries(job), key=attrgetter("length")):
        positions = _example(inquiry, claims)
        if positions:
            return disagreement(positions)
    return None


def _example(inquiry: Inquiry, claims: frozenset[Claim]) -> tuple[Position, ...] | None:
    """The first position at which one of the claims comes up and is false of a hand that can be held.

    Where it is about a card that is played, it is shown as the card's owner sees it, and as everybody else does.
    """
    lead = inquiry.lead
    longest = lead.rules.game.hand_size(lead.rules, len(lead.seating.seats))
    for way in inquiry.ways(lambda claim: claim not in claims):
        for claim in claims.intersection(way.claims):
            found = example(claim, way.places[:-1] if inquiry.plays else way.places, longest)
            if found:
                cards, hand = found
                played = cards_in(claim.about) if inquiry.plays else ()
                before = Position(lead.trick(cards), hand, *played)
                return (before, lead.position(cards + played)) if played else (before,)
    return None
