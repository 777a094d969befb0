"""Writing positions and whole deals in the notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from followsuit.cards import Card
from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.state import State
from followsuit.notation.standing import NOBODY, WAITING
from followsuit.position import Position, Ruling


def position_tags(position: Position) -> dict[str, str]:
    """What makes up a position, by tag; those that say nothing are left out."""
    trick, seating = position.trick, position.trick.table.seating
    tags = {
        "Rules": str(position.rules),
        "Trumps": position.order.trumps.value,
        "Players": str(len(seating.seats)) if len(position.rules.game.players) > 1 else "",
        "SitsOut": seating.out or "",
        "Trick": f"{trick.leader}: {_cards(trick.cards)}" if trick.cards else "",
        "Hand": f"{position.seat}: {_cards(position.hand)}" if position.hand else "",
        "Plays": str(position.plays or ""),
    }
    return {tag: value for tag, value in tags.items() if value}


def claim_tags(ruling: Ruling) -> dict[str, str]:
    """Every claim that holds under a ruling, by tag; empty where there is nothing to say."""
    return {
        "Holds": ruling.holds or "",
        "Legal": _cards(ruling.legal),
        "Refused": ", ".join(f"{card} {obligation.clause}" for card, obligation in ruling.refused.items()),
        "Winner": ruling.winner or "",
        "Points": "" if ruling.points is None else str(ruling.points),
    }


def position_text(position: Position, ruling: Ruling, name: str, clause: str = "") -> str:
    """A position with its ruling, as a record that reads back to it. ``clause`` is the one it is an example of."""
    claims = claim_tags(ruling) | {"Holds": ""}  # who holds the trick can be seen
    tags = {"Scenario": name, "Clause": clause} | position_tags(position) | claims
    return "\n".join(f'[{tag:<8} "{value}"]' for tag, value in tags.items() if value)


def standing_text(sides: Mapping[str, int], waiting: int = 0) -> str:
    """How sides stand: ``NS 940, EW 720``, and the points that wait, if any do."""
    numbers = {**sides, WAITING: waiting} if waiting else sides
    return ", ".join(f"{side} {number}" for side, number in numbers.items())


def game_tags(after: Match) -> dict[str, str]:
    """The claims about a game after a deal: its score, unless the clock has ended it, and who has won."""
    totals = {} if after.timed_out else {"Totals": standing_text(after.totals, after.pending)}
    return {**totals, "Game": after.winner or NOBODY}


def deal_tags(state: State, before: Match | None = None) -> dict[str, str]:
    """What makes up a deal, by tag, and its score when it is over; ``before`` is the game before it.

    Tags that say nothing are left out.
    """
    deal, seats = state.deal, state.deal.seating.from_leader(state.deal.eldest)
    tags = {
        "Rules": str(state.rules),
        "Players": str(len(seats)) if len(state.rules.game.players) > 1 else "",
        "Dealer": deal.dealer,
        "Before": standing_text(before.totals, before.pending) if before else "",
        "Hands": " / ".join(f"{seat}: {_cards(deal.hands[seat])}" for seat in seats),
        "TurnUp": str(deal.turn_up or ""),
        "Stock": _cards(deal.stock),
        "Auction": _auction(state),
        "Discard": str(state.discard or ""),
        "Play": _play(state),
    }
    if state.over:
        score = state.rules.game.score(state)
        tags["Score"] = standing_text(score.score)
        tags |= game_tags(before.after(score)) if before else {}
    return {tag: value for tag, value in tags.items() if value}


def deal_text(state: State, name: str, before: Match | None = None) -> str:
    """The deal that came to ``state``, as a record that reads back to it; ``before`` is the game before it."""
    return record_text({"Deal": name} | deal_tags(state, before))


def record_text(tags: Mapping[str, str]) -> str:
    """Tags as a record, without those that say nothing."""
    return "\n".join(f'[{tag:<8} "{value}"]' for tag, value in tags.items() if value)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(str(card) for card in cards)


def _auction(state: State) -> str:
    """Who speaks first, then every call, a round between strokes."""
    if not state.calls:
        return ""
    seats = len(state.deal.seating.seats)
    calls = [str(call.action) for call in state.calls if call.action.kind is not Kind.DISCARD]
    rounds = [" ".join(calls[at : at + seats]) for at in range(0, len(calls), seats)]
    return f"{state.calls[0].seat}: {' / '.join(rounds)}"


def _play(state: State) -> str:
    tricks = [*state.tricks, *([state.trick] if state.trick and state.trick.cards else [])]
    return " / ".join(f"{trick.leader}: {_cards(trick.cards)}" for trick in tricks)
