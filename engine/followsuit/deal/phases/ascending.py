"""An auction in which each bid is higher than the one before: Coinche's points and Ninety-two's tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from followsuit.deal.action import PASS, Action, Kind
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import Call, Contract, State, side_of
from followsuit.order import Trumps


@dataclass(frozen=True)
class Ascending(DealPhase):
    """Bids of a number and trumps, from the player after the dealer on.

    ``ladder`` gives the numbers in ascending order. With ``drop_out`` a pass is for good and the last bidder left wins;
    else the auction ends when all others have passed in a row, so that nobody raises an own bid, and a player may come
    back. With ``doubling`` an opponent may double the bid in turn, after which only the bidder's side speaks, to
    redouble or to pass. The deal is void when everybody passes without a bid.
    """

    ladder: Callable[[State], Sequence[int]]
    trumps: tuple[Trumps, ...]
    bid_clause: str
    drop_out: bool = False
    doubling: bool = False
    double_clause: str = ""
    redoubled: Callable[[State], int] = lambda state: 4

    def to_act(self, state: State) -> str:
        """The next in turn who may still speak."""
        seats = state.deal.seating.from_leader(state.deal.eldest)
        if not state.calls:
            return seats[0]
        start = seats.index(state.calls[-1].seat)
        waiting = self._waiting(state)
        return next(seat for seat in seats[start + 1 :] + seats if seat in waiting)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Pass; a higher bid; the double or the redouble, where there is something to answer."""
        kinds = [call.action.kind for call in state.calls]
        if Kind.COINCHE in kinds:
            return PASS, Action(Kind.SURCOINCHE)
        best, seat = self._best(state), self.to_act(state)
        if best is None:
            return PASS, *_bids(self.ladder(state), self.trumps)
        opponent = self.doubling and not state.deal.seating.partners(seat, best.seat)
        double = (Action(Kind.COINCHE),) if opponent else ()
        return PASS, *double, *_bids(self.ladder(state), self.trumps, above=best.action.number)

    def refusal(self, state: State, action: Action) -> str:
        """The clause of bids or of doubles; a pass is always legal."""
        if action in self.actions(state):
            return ""
        if action.kind is Kind.BID and not any(call.action.kind is Kind.COINCHE for call in state.calls):
            return self.bid_clause
        return self.double_clause or self.bid_clause

    def after(self, state: State, action: Action) -> State:
        """The next turn; the next phase when nobody can speak any more; a void deal when nobody has bid."""
        called = state.called(action)
        best = self._best(called)
        if best is None:
            everybody = len(called.calls) == len(state.deal.seating.seats)
            return replace(called, void=True) if everybody else called
        if not self._settled(called, best):
            return called
        kinds = {call.action.kind for call in called.calls}
        doubled = self.redoubled(state) if Kind.SURCOINCHE in kinds else 2 if Kind.COINCHE in kinds else 1
        trumps = best.action.trumps
        assert trumps, "a bid names trumps"
        side = side_of(state.deal.seating, best.seat)
        contract = Contract(best.seat, trumps, best.action.number, doubled, side=side)
        return replace(called, contract=contract).next_phase()

    def _best(self, state: State) -> Call | None:
        return next((call for call in reversed(state.calls) if call.action.kind is Kind.BID), None)

    def _waiting(self, state: State) -> frozenset[str]:
        """Who may still speak."""
        seats = frozenset(state.deal.seating.seats)
        if any(call.action.kind is Kind.COINCHE for call in state.calls):
            best = self._best(state)
            assert best, "a double answers a bid"
            return side_of(state.deal.seating, best.seat)
        if self.drop_out:
            return seats - {call.seat for call in state.calls if call.action.kind is Kind.PASS}
        return seats

    def _settled(self, state: State, best: Call) -> bool:
        kinds = [call.action.kind for call in state.calls]
        if Kind.COINCHE in kinds:
            since = kinds[kinds.index(Kind.COINCHE) + 1 :]
            return Kind.SURCOINCHE in since or len(since) == len(self._waiting(state))
        if self.drop_out:
            return self._waiting(state) == {best.seat}
        passes = len(kinds) - 1 - max(place for place, kind in enumerate(kinds) if kind is Kind.BID)
        return passes == len(state.deal.seating.seats) - 1


@cache
def _bids(ladder: Sequence[int], trumps: tuple[Trumps, ...], above: int = -1) -> tuple[Action, ...]:
    """Every bid of a higher number; made once, for an auction asks for them at every turn."""
    return tuple(Action(Kind.BID, trumps=each, number=number) for number in ladder if number > above for each in trumps)
