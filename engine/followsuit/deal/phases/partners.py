"""Naming partners where a game has no teams: by a card that somebody holds in secret, or by their seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from followsuit.deal.action import Action, Kind
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import Contract, State


@dataclass(frozen=True)
class _Makers(DealPhase):
    """A phase in which the maker alone acts."""

    def to_act(self, state: State) -> str:
        """The maker."""
        return _contract(state).maker


@dataclass(frozen=True)
class CallPartner(_Makers):
    """The maker names a card of somebody else's, or plays alone. Whoever holds the card is the partner.

    Nobody knows who, before the card is played. A card that lies among the undealt ones, or that the dealer has laid
    away, is buried: then the maker plays alone.
    """

    clause: str

    def actions(self, state: State) -> tuple[Action, ...]:
        """Alone, or any card that the maker does not hold; where the option says so, none of trumps."""
        contract = _contract(state)
        order = state.rules.game.order(contract.trumps)
        plain = state.rules["call-trump"] == "no"
        return (
            Action(Kind.ALONE),
            *(
                Action(Kind.PARTNER, card)
                for card in state.rules.game.pack
                if card not in state.hands[contract.maker] and not (plain and order.is_trump(card))
            ),
        )

    def refusal(self, state: State, action: Action) -> str:
        """The clause of the called card."""
        return "" if action in self.actions(state) else self.clause

    def after(self, state: State, action: Action) -> State:
        """The sides are settled."""
        contract = _contract(state)
        holders = [seat for seat, hand in state.hands.items() if action.card in hand]
        side = frozenset((contract.maker, *holders))
        alone = action.kind is Kind.ALONE
        settled = replace(contract, alone=alone, card=action.card, side=side)
        return replace(state.called(action), contract=settled).next_phase()


@dataclass(frozen=True)
class PickPartners(_Makers):
    """The highest bidder picks so many players; the others are the opponents."""

    clause: str
    number: Mapping[int, int]
    """How many, by the number of players."""

    def actions(self, state: State) -> tuple[Action, ...]:
        """Every choice of that many other players, in playing order."""
        seats = state.deal.seating.seats
        others = [seat for seat in seats if seat != _contract(state).maker]
        return tuple(Action(Kind.PARTNERS, seats=chosen) for chosen in combinations(others, self.number[len(seats)]))

    def refusal(self, state: State, action: Action) -> str:
        """The clause of the choice; the order in which the players are named does not matter."""
        return "" if self._in_order(state, action) in self.actions(state) else self.clause

    def after(self, state: State, action: Action) -> State:
        """The sides are settled."""
        contract = _contract(state)
        side = frozenset((contract.maker, *action.seats))
        return replace(state.called(action), contract=replace(contract, side=side)).next_phase()

    def _in_order(self, state: State, action: Action) -> Action:
        return replace(action, seats=tuple(seat for seat in state.deal.seating.seats if seat in action.seats))


def _contract(state: State) -> Contract:
    assert state.contract, "trumps are made"
    return state.contract
