"""What a phase is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from followsuit.deal.action import Action
from followsuit.deal.state import State


class DealPhase(ABC):
    """A part of a deal. It says who acts and what is legal, and hands on to the next phase when it is done."""

    def begin(self, state: State) -> State:
        """The state when the phase begins. A phase with nothing to do hands on at once."""
        return state

    @abstractmethod
    def to_act(self, state: State) -> str:
        """Who is to act."""

    @abstractmethod
    def actions(self, state: State) -> tuple[Action, ...]:
        """The legal actions."""

    @abstractmethod
    def refusal(self, state: State, action: Action) -> str:
        """The clause that an action would break; empty when it is legal."""

    @abstractmethod
    def after(self, state: State, action: Action) -> State:
        """The state after a legal action."""
