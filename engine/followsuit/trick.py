"""The trick on the table, and the situation in it that the rules of play may look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from followsuit import obligations
from followsuit.cards import Card, CardSet, Suit
from followsuit.obligations import Obligation
from followsuit.order import Order
from followsuit.seats import Seating

if TYPE_CHECKING:  # a rule set makes obligations out of situations: only its type is needed here
    from followsuit.games.game import RuleSet


class Situation(NamedTuple):
    """All of a trick that the rules of play may look at. Never the hand: only obligations look at that.

    There are a few hundred situations a rule set, so that what follows from them is worked out once.
    """

    order: Order
    led: Suit
    """The effective suit of the first card."""
    best: Card
    """The card that holds the trick."""
    partner_holds: bool
    """Whether a partner of the player to play holds the trick."""
    last: bool
    """Whether the player to play is the last."""


class Table:
    """What stays the same while a deal is played: the rule set, the trumps and the seating.

    It remembers the obligations of every situation it has met.
    """

    __slots__ = ("_remembered", "order", "rules", "seating")

    def __init__(self, rules: RuleSet, order: Order, seating: Seating) -> None:
        self.rules = rules
        self.order = order
        self.seating = seating
        self._remembered: dict[Situation, tuple[Obligation, ...]] = {}

    def obligations(self, situation: Situation) -> tuple[Obligation, ...]:
        """What the rule set demands of any hand in a situation."""
        found = self._remembered.get(situation)
        if found is None:
            found = self._remembered[situation] = self.rules.obligations(situation)
        return found

    def lead(self, leader: str) -> Trick:
        """The empty trick to which ``leader`` is to lead."""
        return Trick(self, self.seating.from_leader(leader))


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, from the empty one to the complete one.

    ``order_of_play`` are the players from the leader on and ``cards`` what they have played; ``holding`` is the place
    of the card that wins as the trick stands, 0 in an empty one.
    """

    table: Table
    order_of_play: tuple[str, ...]
    cards: tuple[Card, ...] = ()
    holding: int = 0
    situation: Situation | None = field(default=None, compare=False)
    """What the next player sees; ``None`` in an empty and in a complete trick."""
    obligations: tuple[Obligation, ...] = field(default=(), compare=False)
    """What binds the next player. An empty trick binds nobody."""

    @property
    def leader(self) -> str:
        """The seat that leads to the trick."""
        return self.order_of_play[0]

    @property
    def complete(self) -> bool:
        """Whether everybody has played."""
        return len(self.cards) == len(self.order_of_play)

    @property
    def to_play(self) -> str | None:
        """The seat whose turn it is; ``None`` when the trick is complete."""
        return None if self.complete else self.order_of_play[len(self.cards)]

    @property
    def holder(self) -> str | None:
        """The seat that holds the trick as it stands, of a complete trick the one that takes it."""
        return self.order_of_play[self.holding] if self.cards else None

    @property
    def best(self) -> Card | None:
        """The card that holds the trick."""
        return self.cards[self.holding] if self.cards else None

    @property
    def points(self) -> int | None:
        """What the cards of the trick are worth; ``None`` in a game without card points."""
        worth = self.table.order.points
        return None if worth is None else sum(worth[each] for each in self.cards)

    def legal(self, hand: CardSet) -> CardSet:
        """The cards of the hand of the player whose turn it is that may be played."""
        return obligations.legal(self.obligations, hand)

    def play(self, card: Card) -> Trick:
        """The trick after the next player's card. That the card is legal is the caller's to know.

        Raises :exc:`ValueError` when the trick is complete.
        """
        table, seats, place = self.table, self.order_of_play, len(self.cards)
        if place == len(seats):
            raise ValueError("the trick is complete")
        cards = (*self.cards, card)
        situation = self.situation
        takes = situation is not None and (
            card.bit & table.order.winners[situation.best] or table.rules.last_card_takes(situation, card)
        )
        holding = place if takes else self.holding
        if len(cards) == len(seats):
            return Trick(table, seats, cards, holding)
        situation = Situation(
            table.order,
            table.order.suit(cards[0]),
            cards[holding],
            table.seating.partners(seats[place + 1], seats[holding]),
            place + 2 == len(seats),
        )
        return Trick(table, seats, cards, holding, situation, table.obligations(situation))
