"""What is done for a job: ask the referee, settle the claims with Z3, and look for a position of which one is false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from time import perf_counter

from followsuit.cards import cards_in
from followsuit.position import Position
from followsuit.proof.cases import wrong_cases
from followsuit.proof.claims import Claim
from followsuit.proof.disagreement import Disagreement, disagreement
from followsuit.proof.inquiry import Inquiry, inquiries
from followsuit.proof.job import Job
from followsuit.proof.solver import example, holds
from followsuit.proof.ways import Places


@dataclass(frozen=True)
class Explored:
    """The claims of a job with how often each was made, the disagreements that need no Z3, and the seconds it took."""

    claims: Counter[Claim]
    disagreements: tuple[Disagreement, ...]
    seconds: float


def explore(job: Job) -> Explored:
    """Ask the referee all there is, and compare what can be compared case by case."""
    started = perf_counter()
    wrong = tuple(disagreement(positions) for positions in wrong_cases(job))
    claims = Counter(claim for inquiry in inquiries(job) for way in inquiry.ways() for claim in way.claims)
    return Explored(claims, wrong, perf_counter() - started)


def refuted(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """The claims that are false of some set of cards."""
    return tuple(claim for claim in claims if not holds(claim))


def pursue(job: Job, claims: frozenset[Claim]) -> Disagreement | None:
    """A position of which one of the claims is false: as few cards on the table as can be, then as few in the hand.

    ``None`` when they are false only of sets of cards that nobody can hold.
    """
    by_length = sorted(inquiries(job), key=attrgetter("length"))
    for _, alike in groupby(by_length, key=attrgetter("length")):
        found = [positions for inquiry in alike for positions in _examples(inquiry, claims)]
        if found:
            fewest = min(found, key=lambda positions: len(positions[0].hand))
            return disagreement(fewest)
    return None


def _examples(inquiry: Inquiry, claims: frozenset[Claim]) -> Iterator[tuple[Position, ...]]:
    """For each of the claims that comes up here and is false of a hand that can be held, the positions that show it."""
    lead = inquiry.lead
    longest = lead.rules.game.hand_size(lead.rules, len(lead.seating.seats))
    asked: set[tuple[Claim, Places]] = set()
    shown: set[Claim] = set()
    for way in inquiry.ways(lambda claim: claim not in claims):
        table = way.places[:-1] if inquiry.plays else way.places
        for claim in claims.intersection(way.claims) - shown:
            found = None if (claim, table) in asked else example(claim, table, longest)
            asked.add((claim, table))
            if found:
                shown.add(claim)
                cards, hand = found
                position = Position(lead.trick(cards), hand)
                yield (position,) if not inquiry.plays else _played(position, claim)


def _played(position: Position, claim: Claim) -> tuple[Position, ...]:
    """The position after the card that the claim is about: as its owner sees it, and as everybody else does."""
    (card,) = cards_in(claim.about)
    return Position(position.trick, position.hand, card), Position(position.trick.play(card))
