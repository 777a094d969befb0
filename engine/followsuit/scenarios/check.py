"""Checking a scenario: what the engine finds, what the referee finds, and what the author claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from followsuit import referee
from followsuit.cards import Card
from followsuit.errors import Code, Place, Problem
from followsuit.position import Position, Ruling
from followsuit.scenarios.library import Library, Scenario
from followsuit.seats import COMPASS


@dataclass(frozen=True)
class Checked:
    """A scenario with its ruling (``None`` when it could not be read or cannot occur) and all that is wrong with it."""

    scenario: Scenario
    ruling: Ruling | None
    problems: tuple[Problem, ...]


def check_library(library: Library) -> list[Checked]:
    """Check every scenario, in the order of the files."""
    return [check(scenario) for scenario in library.scenarios.values()]


def check(scenario: Scenario) -> Checked:
    """Judge a scenario with the engine, ask the referee, and compare both with the claims."""
    reading = scenario.reading
    if reading.position is None:
        return Checked(scenario, None, reading.problems)
    ruling = reading.position.ruling()
    found = (*second_opinion(reading.position, ruling, scenario.place), *_disagreements(scenario, ruling))
    return Checked(scenario, ruling, reading.problems + found)


def second_opinion(position: Position, ruling: Ruling, place: Place) -> Iterator[Problem]:
    """Where the referee, asked the same question, finds something else than the engine."""
    before = _question(position, position.trick.cards)
    after = _question(position, position.after.cards)
    answers = (
        ("hand", "may be played", _names(ruling.legal), _names(referee.legal(before))),
        ("trick", "holds the trick", ruling.holds, referee.holder(before)),
        ("trick", "is to play", position.seat, referee.next_player(before) if before.trick else position.seat),
        ("winner", "takes the trick", ruling.winner, ruling.winner and referee.holder(after)),
        ("points", "is what the trick is worth", ruling.points, referee.points(after) if ruling.winner else None),
    )
    for at, what, engine, other in answers:
        if engine != other:
            message = f"engine and referee differ on what {what}: the engine says {engine}, the referee {other}."
            yield Problem(Code.REFEREE, message, at, place, "one of the two has a fault; please report this position")


def _question(position: Position, cards: tuple[Card, ...]) -> referee.Question:
    table, trick = position.trick.table, position.trick
    return referee.Question(
        rules=table.rules.id,
        options=table.rules.settings,
        trumps=table.order.trumps.value,
        leader=trick.leader if cards else None,
        trick=cards,
        seat=position.seat,
        hand=position.hand,
        players=len(table.seating.seats),
        lettered=table.seating.seats[0] in COMPASS,
        sits_out=table.seating.out,
    )


def _disagreements(scenario: Scenario, ruling: Ruling) -> Iterator[Problem]:
    claims, tags = scenario.reading.claims, scenario.record.tags
    if claims.legal is not None:
        claimed = {card for card, _ in claims.legal}
        for card, token in claims.legal:
            if card in ruling.refused:
                why = ruling.refused[card].clause
                yield Problem(Code.LEGAL, f"{card} may not be played: {why} refuses it.", "legal", token.place)
        for card in ruling.legal:
            if card not in claimed:
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
            if card not in named:
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


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
