"""When two positions are alike. Names of suits and seats make no difference; what the rules see does.

Three measures, from coarse to fine: :func:`outline`, :func:`shape`, :func:`identity`. Positions of one identity are the
same position under other names.
"""

from __future__ import annotations

from collections.abc import Hashable

from followsuit.cards import Card, Suit
from followsuit.finding.small import role, standings
from followsuit.position import Position

Likeness = tuple[Hashable, ...]


def outline(position: Position) -> Likeness:
    """How many cards lie there, who holds or takes the trick, and which clauses refuse something."""
    clauses = sorted({clause for _, clause in standings(position).values()})
    return (_trumps(position), len(position.trick.cards), _relation(position), bool(position.plays), tuple(clauses))


def shape(position: Position) -> Likeness:
    """The outline, what each card on the table counts as, and every way in which cards of the hand are ruled on."""
    cards = position.after.cards
    return (
        *outline(position),
        tuple(role(card, position) for card in cards),
        position.after.holding,
        tuple(sorted(set(standings(position).values()))),
    )


def identity(position: Position) -> Likeness:
    """Everything but the names of seats and of suits that stand alike."""
    trick, seating = position.trick, position.trick.table.seating
    start = seating.seats.index(trick.leader)
    out = seating.out and (seating.seats.index(seating.out) - start) % len(seating.seats)
    suits = sorted(_suit(suit, position) for suit in Suit)
    return (_trumps(position), len(seating.seats), out, len(trick.cards), *suits)


def _trumps(position: Position) -> str:
    trumps = position.order.trumps
    return "suit" if trumps.suit else trumps.value


def _relation(position: Position) -> str:
    """Who has the trick, as the player to play sees it."""
    trick = position.after
    if trick.holder is None or position.seat is None:
        return ""
    if trick.holder == position.seat:
        return "own"
    return "partner" if trick.table.seating.partners(trick.holder, position.seat) else "opponent"


def _suit(suit: Suit, position: Position) -> tuple[bool, bool, tuple[tuple[int, str], ...], tuple[str, ...], str]:
    """What a printed suit is in a position, without its name: the cards on the table by place, and those held."""
    trumps, game = position.order.trumps.suit, position.rules.game
    of_the_colour = (
        bool(game.bower_clause or game.last_card_clause) and trumps is not None and suit is trumps.same_colour
    )
    played = position.plays.rank.value if position.plays and position.plays.suit is suit else ""
    return (
        suit is not trumps,
        not of_the_colour,
        tuple((place, card.rank.value) for place, card in enumerate(position.trick.cards) if card.suit is suit),
        _ranks(position.hand, suit),
        played,
    )


def _ranks(hand: tuple[Card, ...], suit: Suit) -> tuple[str, ...]:
    return tuple(sorted(card.rank.value for card in hand if card.suit is suit))
