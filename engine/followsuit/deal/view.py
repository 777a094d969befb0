"""What a player knows: the own cards, what lies open, what was said, what has been played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from followsuit.cards import Card
from followsuit.deal.phases.make_trumps import accepted_turn_up
from followsuit.deal.state import Call, State
from followsuit.order import Trumps
from followsuit.seats import Seating
from followsuit.trick import Trick

if TYPE_CHECKING:  # a view names the rule set, so only its type is needed
    from followsuit.games.game import RuleSet


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one player sees it.

    ``held`` are cards of other players that everybody can name: the turned-up card after it was taken. ``partners`` are
    those of whom the player knows that they are on the same side; ``called`` is the named card. ``maker``, ``trumps``
    and ``bid`` are there once they are settled; ``bid`` is 0 where nothing is bid.
    """

    rules: RuleSet
    seating: Seating
    dealer: str
    seat: str
    hand: tuple[Card, ...]
    turn_up: Card | None
    held: Mapping[Card, str]
    calls: tuple[Call, ...]
    discard: Card | None
    called: Card | None
    partners: frozenset[str]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    maker: str | None
    trumps: Trumps | None
    bid: int


def view(state: State, seat: str) -> View:
    """What ``seat`` knows of a deal."""
    deal, contract = state.deal, state.contract
    return View(
        deal.rules,
        deal.seating,
        deal.dealer,
        seat,
        state.hands.get(seat, ()),
        deal.turn_up,
        _held(state),
        state.calls,
        state.discard if seat == deal.dealer else None,
        contract.card if contract else None,
        partners_known_to(state, seat),
        state.tricks,
        state.trick,
        contract.maker if contract else None,
        contract.trumps if contract else None,
        contract.number if contract else 0,
    )


def _held(state: State) -> Mapping[Card, str]:
    """The turned-up card with the player who took it, as long as it must still be in that hand."""
    turned, taker = state.deal.turn_up, _taker_of_turn_up(state)
    if turned is None or taker is None or (state.discard is not None and taker == state.deal.dealer):
        return {}
    return {} if any(turned in trick.cards for trick in _tricks(state)) else {turned: taker}


def partners_known_to(state: State, seat: str) -> frozenset[str]:
    """The partners that a player knows: fixed ones, picked ones, and a called one once the card has been played.

    The holder of the called card knows from the start on whose side it is.
    """
    contract, seating = state.contract, state.deal.seating
    if seating.sides:
        return next(side for side in seating.sides if seat in side) - {seat}
    if contract is None or not contract.side:
        return frozenset()
    if contract.card is None:
        team = contract.side if seat in contract.side else frozenset(seating.seats) - contract.side
        return team - {seat}
    shown = any(contract.card in trick.cards for trick in _tricks(state))
    if shown:
        team = contract.side if seat in contract.side else frozenset(seating.seats) - contract.side
        return team - {seat}
    holds_it = contract.card in (state.start or {}).get(seat, ())
    return contract.side - {seat} if holds_it else frozenset()


def _tricks(state: State) -> tuple[Trick, ...]:
    return (*state.tricks, *((state.trick,) if state.trick else ()))


def _taker_of_turn_up(state: State) -> str | None:
    """Who got the turned-up card: Belote's taker in either round, Euchre's dealer when it was ordered up."""
    if state.contract is None or state.deal.turn_up is None:
        return None
    if state.rules.game.bower_clause:
        return state.deal.dealer if accepted_turn_up(state) else None
    return state.contract.maker
