"""Checking a scenario: what the engine finds, what the referee finds, and what the author claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from followsuit.deal.scoring.score import Score
from followsuit.errors import Code, Problem
from followsuit.position import Ruling
from followsuit.scenarios.check_deal import check_deal
from followsuit.scenarios.found import check_found
from followsuit.scenarios.library import Library, Scenario, WholeDeal
from followsuit.scenarios.second_opinion import second_opinion


@dataclass(frozen=True)
class Checked:
    """A scenario with all that is wrong with it.

    A position that could be read has a ``ruling``, a deal that is over a ``score``.
    """

    scenario: Scenario | WholeDeal
    ruling: Ruling | None
    problems: tuple[Problem, ...]
    score: Score | None = None


def check_library(library: Library) -> list[Checked]:
    """Check every scenario, in the order of the files."""
    return [check(scenario) for scenario in library.scenarios.values()]


def check(scenario: Scenario | WholeDeal) -> Checked:
    """Judge a scenario with the engine, ask the referee, and compare both with the claims.

    What was found in real play must still be found there.
    """
    checked = _judged(scenario)
    shown = scenario.reading.state if isinstance(scenario, WholeDeal) else scenario.reading.position
    found = tuple(check_found(scenario.record, shown))
    return replace(checked, problems=checked.problems + found) if found else checked


def _judged(scenario: Scenario | WholeDeal) -> Checked:
    if isinstance(scenario, WholeDeal):
        score, differing = check_deal(scenario.reading, scenario.place)
        return Checked(scenario, None, (*scenario.record.problems, *scenario.reading.problems, *differing), score)
    reading = scenario.reading
    problems = (*scenario.record.problems, *reading.problems)
    if reading.position is None:
        return Checked(scenario, None, problems)
    ruling = reading.position.ruling()
    found = (*second_opinion(reading.position, ruling, scenario.place), *_disagreements(scenario, ruling))
    return Checked(scenario, ruling, problems + found)


def _disagreements(scenario: Scenario, ruling: Ruling) -> Iterator[Problem]:
    claims, tags = scenario.reading.claims, scenario.record.tags
    unread = {problem.at for problem in scenario.reading.problems}  # what is missing there may be what is misspelt
    if claims.legal is not None:
        claimed = {card for card, _ in claims.legal}
        for card, token in claims.legal:
            if card in ruling.refused:
                why = ruling.refused[card].clause
                yield Problem(Code.LEGAL, f"{card} may not be played: {why} refuses it.", "legal", token.place)
        for card in ruling.legal:
            if card not in claimed and "legal" not in unread:
                yield Problem(Code.LEGAL, f"{card} may be played, and is missing here.", "legal", tags["Legal"].place)
    if claims.refused is not None:
        for card, clause, token in claims.refused:
            found = ruling.refused.get(card)
            if found is None or found.clause != clause:
                verdict = f"is refused by {found.clause}" if found else "may be played"
                message = f"{card} {verdict}; claimed was that {clause} refuses it."
                yield Problem(Code.REFUSED, message, "refused", token.place)
        named = {card for card, _, _ in claims.refused}
        for card, obligation in ruling.refused.items():
            if card not in named and "refused" not in unread:
                message = f"{card} is refused by {obligation.clause}, and is missing here."
                yield Problem(Code.REFUSED, message, "refused", tags["Refused"].place)
    for code, claim, found_seat, verb in (
        (Code.HOLDS, claims.holds, ruling.holds, "holds"),
        (Code.WINNER, claims.winner, ruling.winner, "takes"),
    ):
        if claim and claim[0] != found_seat:
            message = f"{found_seat or 'nobody'} {verb} the trick, not {claim[0]}."
            yield Problem(code, message, code.slug, claim[1].place)
    if claims.points and claims.points[0] != ruling.points:
        message = f"the trick is worth {ruling.points}, not {claims.points[0]}."
        yield Problem(Code.POINTS, message, "points", claims.points[1].place)
