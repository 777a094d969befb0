"""What every trick-taking game shares: the clauses of the trick, and the packs."""

from __future__ import annotations

from followsuit.cards import Card, Rank, Suit, card
from followsuit.games.game import Clause, Phase

TRICK_CLAUSES = (
    Clause("trick.follow", Phase.PLAY, "Follow suit", "Holding the suit that was led, play it."),
    Clause(
        "trick.free",
        Phase.PLAY,
        "No card of the suit",
        "Holding no card of the led suit, play any card, where no other rule of the game says otherwise.",
    ),
    Clause(
        "trick.win",
        Phase.PLAY,
        "Who takes the trick",
        "The highest trump takes the trick; without a trump, the highest card of the led suit. "
        "Only Ninety-two knows an exception.",
    ),
    Clause("trick.lead", Phase.PLAY, "The next lead", "Whoever takes a trick leads any card to the next."),
)
"""Clauses of every game; their ids begin with ``trick``, not with the name of a game."""


def pack(ranks: str) -> tuple[Card, ...]:
    """The pack that holds ``ranks``, written like ``"7 8 9"``, in every suit."""
    return tuple(card(Rank(rank), suit) for suit in Suit for rank in ranks.split())
