"""Phases between the auction and the play that move cards: the rest of the deal, the dealer's discard."""

from __future__ import annotations

from dataclasses import dataclass, replace

from followsuit.deal.action import Action, Kind
from followsuit.deal.phases.make_trumps import accepted_turn_up
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import State


class _Automatic(DealPhase):
    """A phase in which nobody acts."""

    def to_act(self, state: State) -> str:
        """Nobody is asked."""
        raise AssertionError("over as soon as it has begun")

    def actions(self, state: State) -> tuple[Action, ...]:
        """None."""
        raise AssertionError("over as soon as it has begun")

    def refusal(self, state: State, action: Action) -> str:
        """None."""
        raise AssertionError("over as soon as it has begun")

    def after(self, state: State, action: Action) -> State:
        """None."""
        raise AssertionError("over as soon as it has begun")


@dataclass(frozen=True)
class DealTheRest(_Automatic):
    """The taker gets the turned-up card and fewer of the stock than the others, in playing order from the eldest."""

    cards: int

    def begin(self, state: State) -> State:
        """Deal, unless the hands were given complete."""
        deal, contract = state.deal, state.contract
        assert contract, "trumps are made"
        assert deal.turn_up, "a card was turned up"
        if deal.complete:
            return state.next_phase()
        hands, stock = dict(state.hands), state.stock
        for seat in deal.seating.from_leader(deal.eldest):
            taken = self.cards - (seat == contract.maker)
            turned = (deal.turn_up,) if seat == contract.maker else ()
            hands[seat] = hands[seat] + turned + stock[:taken]
            stock = stock[taken:]
        return replace(state, hands=hands, stock=stock).next_phase()


@dataclass(frozen=True)
class DealersDiscard(DealPhase):
    """When the turned-up suit was ordered up, the dealer takes the card and lays one away.

    By the option ``dealer-discard`` that may be any card, or any but the one just taken.
    """

    clause: str

    def begin(self, state: State) -> State:
        """The dealer takes the card, if it was ordered up."""
        turned, dealer = state.deal.turn_up, state.deal.dealer
        assert turned, "a card was turned up"
        if not accepted_turn_up(state):
            return state.next_phase()
        return replace(state, hands={**state.hands, dealer: (*state.hands[dealer], turned)})

    def to_act(self, state: State) -> str:
        """The dealer."""
        return state.deal.dealer

    def actions(self, state: State) -> tuple[Action, ...]:
        """Any card, or any but the one just taken."""
        keep = state.rules.settings.get("dealer-discard") == "not-turn-up"
        turned = state.deal.turn_up
        hand = state.hands[state.deal.dealer]
        return tuple(Action(Kind.DISCARD, card) for card in hand if not (keep and card is turned))

    def refusal(self, state: State, action: Action) -> str:
        """The clause of ordering up."""
        return "" if action in self.actions(state) else self.clause

    def after(self, state: State, action: Action) -> State:
        """The hand without the card."""
        dealer = state.deal.dealer
        hand = tuple(card for card in state.hands[dealer] if card is not action.card)
        return replace(state, hands={**state.hands, dealer: hand}, discard=action.card).next_phase()
