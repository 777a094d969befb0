"""The state of a deal, and what it is made of. Everything is immutable; an action makes a new state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from followsuit.cards import Card
from followsuit.deal.action import Action
from followsuit.order import Trumps
from followsuit.seats import Seating
from followsuit.trick import Trick

if TYPE_CHECKING:  # a game combines what stands here, so only its type is needed
    from followsuit.deal.phases.phase import DealPhase
    from followsuit.games.game import RuleSet

Hands = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True)
class Deal:
    """The cards as they were dealt.

    ``stock`` are the cards that were not dealt, the top one first, without the turned-up card. With ``complete`` the
    hands are those that the players hold when play begins, the turned-up card and the rest of the deal among them.
    """

    rules: RuleSet
    seating: Seating
    dealer: str
    hands: Hands
    turn_up: Card | None = None
    stock: tuple[Card, ...] = ()
    complete: bool = False

    @property
    def eldest(self) -> str:
        """The player after the dealer."""
        return after(self.seating, self.dealer)


@dataclass(frozen=True, slots=True)
class Call:
    """An action before the play, and whose it was."""

    seat: str
    action: Action


@dataclass(frozen=True, slots=True)
class Contract:
    """What was settled before the play.

    ``number`` is the bid, 0 where there is none; ``doubled`` is 1, 2 or more; ``card`` is the called card and ``side``
    the maker with partners. A lone maker's partner of the same team sits out.
    """

    maker: str
    trumps: Trumps
    number: int = 0
    doubled: int = 1
    alone: bool = False
    card: Card | None = None
    side: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class State:
    """A deal, so far. ``phase`` counts the phases of the game; a state after the last one is over.

    ``hands`` are the cards held now and ``start`` those held when play began; ``tricks`` are complete, ``trick`` is the
    one on the table.
    """

    deal: Deal
    phase: int = 0
    hands: Hands = None  # type: ignore[assignment]  # those of the deal, unless given
    stock: tuple[Card, ...] = ()
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    discard: Card | None = None
    start: Hands | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    void: bool = False

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.deal.rules

    @property
    def over(self) -> bool:
        """Whether the deal has been played, or is void."""
        return self.current is None

    @property
    def current(self) -> DealPhase | None:
        """The phase that the deal is in."""
        phases = self.deal.rules.game.phases
        return None if self.void or self.phase >= len(phases) else phases[self.phase]

    @property
    def to_act(self) -> str | None:
        """Who is to act; ``None`` when the deal is over."""
        phase = self.current
        return phase.to_act(self) if phase else None

    def actions(self) -> tuple[Action, ...]:
        """All actions that are legal now; never empty unless the deal is over."""
        phase = self.current
        return phase.actions(self) if phase else ()

    def refusal(self, action: Action) -> str:
        """The id of the clause that an action would break; empty when it is legal."""
        phase = self.current
        assert phase, "a deal that is over takes no action"
        return phase.refusal(self, action)

    def after(self, action: Action) -> State:
        """The state after an action, which must be legal."""
        phase = self.current
        assert phase, "a deal that is over takes no action"
        return phase.after(self, action)

    def called(self, action: Action) -> State:
        """The state with one more call."""
        seat = self.to_act
        assert seat, "somebody calls"
        return replace(self, calls=(*self.calls, Call(seat, action)))

    def next_phase(self) -> State:
        """The state at the beginning of the next phase that has anything to do."""
        state = replace(self, phase=self.phase + 1)
        phase = state.current
        return phase.begin(state) if phase else state


def begin(deal: Deal) -> State:
    """The state after the cards were dealt."""
    state = State(deal, hands=deal.hands, stock=deal.stock)
    phase = state.current
    assert phase, "every game has phases"
    return phase.begin(state)


def after(seating: Seating, seat: str) -> str:
    """The next seat in playing order."""
    return seating.seats[(seating.seats.index(seat) + 1) % len(seating.seats)]


def side_of(seating: Seating, seat: str) -> frozenset[str]:
    """The seat with its partners, where the game has teams."""
    return next((side for side in seating.sides if seat in side), frozenset((seat,)))
