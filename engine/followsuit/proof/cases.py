"""What is compared case by case, for all there is: which card takes over, what a card is worth, and whose turn it is.

Both programs find the winner of a trick card by card: the next card either takes over from the best one or does not. So
they agree on every trick if they agree for every two cards, and on the right of the last card (:mod:`.last_card`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, permutations

from followsuit import referee
from followsuit.cards import Card
from followsuit.position import Position
from followsuit.proof.job import Job
from followsuit.proof.lead import Lead, leads


def wrong_cases(job: Job) -> Iterator[Iterable[Position]]:
    """One case of each kind, where there is one; each as positions, of which one at least shows it."""
    every_lead = tuple(leads(job.rules, job.trumps))
    lead = every_lead[0]
    for pair in islice(_wrong_pairs(lead), 1):
        yield [_position(lead, pair)]
    for card in islice(_wrong_worth(lead), 1):
        others = (each for each in lead.rules.game.pack if each is not card)
        yield (_position(lead, (card, *each)) for each in combinations(others, len(lead.players) - 1))
    for turn in islice((turn for each in every_lead for turn in _wrong_turns(each)), 1):
        yield [turn]


def _wrong_pairs(lead: Lead) -> Iterator[tuple[Card, Card]]:
    """Two cards, the earlier one first, of which the later one takes over in one program only."""
    winners = lead.empty.table.order.winners
    question = lead.question((), None)
    for earlier, later in permutations(lead.rules.game.pack, 2):
        if bool(later.bit & winners[earlier]) != referee.beats(later, earlier, question):
            yield earlier, later


def _wrong_worth(lead: Lead) -> Iterator[Card]:
    """A card that is worth something else in one program than in the other, or has a worth in one only."""
    worth = lead.empty.table.order.points
    for card in lead.rules.game.pack:
        if referee.points(lead.question((card,), None)) != (None if worth is None else worth[card]):
            yield card


def _wrong_turns(lead: Lead) -> Iterator[Position]:
    """A trick after which the two programs do not give the same player the turn."""
    cards = lead.rules.game.pack[: len(lead.players)]
    for length in range(1, len(cards) + 1):
        position = _position(lead, cards[:length])
        if position.seat != referee.next_player(lead.question(cards[:length], None)):
            yield position


def _position(lead: Lead, cards: tuple[Card, ...]) -> Position:
    """These cards on the table; while somebody is to play, with a card in the hand."""
    trick = lead.trick(cards)
    return Position(
        trick, () if trick.complete else (next(each for each in lead.rules.game.pack if each not in cards),)
    )
