"""Making trumps round a turned-up card: take it or pass, then name another suit or pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from followsuit.cards import Suit
from followsuit.deal.action import PASS, Action, Kind
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import Contract, State, side_of
from followsuit.order import Trumps


@dataclass(frozen=True)
class MakeTrumps(DealPhase):
    """Two rounds from the player after the dealer on.

    ``first`` is the call that accepts the turned-up suit and ``second`` the one that names another; ``clauses`` are
    those of the first and of the second round. Where ``alone``, the maker may add that the partner is not wanted. A
    dealer who is ``stuck`` must name a suit when nobody else has; otherwise the deal is void when all pass twice.
    """

    first: Kind
    second: Kind
    clauses: tuple[str, str]
    alone: bool = False
    stuck: Callable[[State], bool] = lambda state: False
    stuck_clause: str = ""

    def to_act(self, state: State) -> str:
        """The players in turn, twice round."""
        seats = state.deal.seating.from_leader(state.deal.eldest)
        return seats[len(state.calls) % len(seats)]

    def actions(self, state: State) -> tuple[Action, ...]:
        """Pass, unless the dealer is stuck; accept or name, each also alone where that is offered."""
        turned = self._turned(state)
        if self._round(state) == 0:
            making = [Action(self.first)]
        else:
            making = [Action(self.second, trumps=Trumps(suit.value)) for suit in Suit if suit is not turned]
        if self.alone:
            making += [replace(each, alone=True) for each in making]
        return (*making,) if self._dealer_is_stuck(state) else (PASS, *making)

    def refusal(self, state: State, action: Action) -> str:
        """The clause of the round, or the one by which the dealer is stuck."""
        if action in self.actions(state):
            return ""
        return self.stuck_clause if action.kind is Kind.PASS else self.clauses[self._round(state)]

    def after(self, state: State, action: Action) -> State:
        """The next player's turn, the next phase once trumps are made, or a void deal."""
        seat = self.to_act(state)
        called = state.called(action)
        seating = state.deal.seating
        if action.kind is Kind.PASS:
            return replace(called, void=True) if len(called.calls) == 2 * len(seating.seats) else called
        trumps = action.trumps or Trumps(self._turned(state).value)
        contract = Contract(seat, trumps, alone=action.alone, side=side_of(seating, seat))
        return replace(called, contract=contract).next_phase()

    def _round(self, state: State) -> int:
        return len(state.calls) // len(state.deal.seating.seats)

    def _turned(self, state: State) -> Suit:
        assert state.deal.turn_up, "trumps are made round a turned-up card"
        return state.deal.turn_up.suit

    def _dealer_is_stuck(self, state: State) -> bool:
        last = len(state.calls) == 2 * len(state.deal.seating.seats) - 1
        return last and self.stuck(state)


def accepted_turn_up(state: State) -> bool:
    """Whether trumps were made in the first round, by accepting the turned-up suit."""
    passes = next(place for place, call in enumerate(state.calls) if call.action.kind is not Kind.PASS)
    return passes < len(state.deal.seating.seats)
