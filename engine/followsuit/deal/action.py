"""What players do: a call in the auction, a discard, the naming of partners, a card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from followsuit.cards import CARDS, Card
from followsuit.order import Trumps


class Kind(StrEnum):
    """The kinds of actions; the value is the word of the notation, where it has one."""

    PASS = "Pass"  # noqa: S105  # a word of card players, no secret
    TAKE = "Take"
    """Belote: the turned-up suit, or in the second round the suit that goes with it."""
    ORDER_UP = "OrderUp"
    NAME = "Name"
    """Euchre: another suit than the turned-up one."""
    BID = "Bid"
    """A number and trumps."""
    COINCHE = "Coinche"
    SURCOINCHE = "Surcoinche"
    ALONE = "Alone"
    PARTNER = "Partner"
    """The maker names a card, whose holder is the partner."""
    PARTNERS = "Partners"
    """The highest bidder picks players."""
    DISCARD = "Discard"
    PLAY = "Play"


CAPOT = 250
"""The number of a bid to take all tricks, as it counts in the score."""


@dataclass(frozen=True, slots=True)
class Action:
    """One action. Which fields have a meaning depends on the kind; ``alone`` goes with the making of trumps."""

    kind: Kind
    card: Card | None = None
    trumps: Trumps | None = None
    number: int = 0
    alone: bool = False
    seats: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The action as the notation writes it."""
        match self.kind:
            case Kind.PLAY | Kind.DISCARD:
                return str(self.card)
            case Kind.PARTNER:
                return f"Partner {self.card}"
            case Kind.PARTNERS:
                return " ".join(["Partners", *self.seats])
            case Kind.BID:
                return f"{'Capot' if self.number == CAPOT else self.number} {self.trumps}"
        words = [] if self.kind is Kind.NAME else [self.kind.value]
        return " ".join(words + ([self.trumps.value] if self.trumps else []) + (["Alone"] if self.alone else []))


PASS = Action(Kind.PASS)
PLAYS: dict[Card, Action] = {card: Action(Kind.PLAY, card) for card in CARDS}
"""The playing of each card, made once."""
