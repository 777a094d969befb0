"""A position: a trick on the table and the hand of the player whose turn it is; and the ruling on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from followsuit import obligations
from followsuit.cards import Card, card_set
from followsuit.games.game import RuleSet
from followsuit.obligations import Obligation
from followsuit.order import Order
from followsuit.trick import Trick


@dataclass(frozen=True)
class Position:
    """What a scenario shows. ``hand`` keeps the author's order and may be empty when the trick is complete.

    ``plays`` is the card that the player to play then plays, where the position goes on to that.
    """

    trick: Trick
    hand: tuple[Card, ...] = ()
    plays: Card | None = None

    @property
    def rules(self) -> RuleSet:
        """The rule set it is judged by."""
        return self.trick.table.rules

    @property
    def order(self) -> Order:
        """How the cards rank."""
        return self.trick.table.order

    @property
    def seat(self) -> str | None:
        """Whose turn it is; ``None`` when the trick is complete."""
        return self.trick.to_play

    @cached_property
    def after(self) -> Trick:
        """The trick after the card that is played, or as it is when none is."""
        return self.trick.play(self.plays) if self.plays else self.trick

    def ruling(self) -> Ruling:
        """Which cards may be played and why not the others; who holds the trick, or takes it."""
        allowed, refusals = obligations.explain(self.trick.obligations, card_set(self.hand))
        done = self.after.complete
        return Ruling(
            legal=tuple(card for card in self.hand if card.bit & allowed),
            refused={
                card: refusal.obligation for card in self.hand for refusal in refusals if card.bit & refusal.cards
            },
            holds=self.trick.holder,
            winner=self.after.holder if done else None,
            points=self.after.points if done else None,
        )


@dataclass(frozen=True)
class Ruling:
    """The answer to a position.

    ``refused`` gives for each card that may not be played the obligation that dropped it. ``holds`` is the seat that
    holds the trick before the player to play; ``winner`` and ``points`` (the cards', without any bonus) are there once
    the trick is complete, ``points`` only in games that count card points.
    """

    legal: tuple[Card, ...]
    refused: dict[Card, Obligation]
    holds: str | None
    winner: str | None
    points: int | None
