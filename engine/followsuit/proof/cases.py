"""What is compared case by case, for all there is: which card takes over, what a card is worth, and whose turn it is.

Both programs find who holds a trick card by card (:mod:`.card_by_card`). So they agree on every trick if they agree on
every two cards, on the right of the last card (:mod:`.last_card`), and on whose card lies at which place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, permutations

from followsuit import referee
from followsuit.cards import Card, Suit
from followsuit.position import Position
from followsuit.proof.job import Job
from followsuit.proof.lead import Lead, leads


def wrong_cases(job: Job) -> Iterator[Iterable[Position]]:
    """One case of each kind, where there is one; each as positions, of which one at least shows it."""
    every_lead = tuple(leads(job.rules, job.trumps))
    lead = every_lead[0]
    for pair in islice(_wrong_pairs(lead), 1):
        yield [lead.position(pair)]
    for card in islice(_wrong_worth(lead), 1):
        others = (each for each in lead.rules.game.pack if each is not card)
        yield (lead.position((card, *each)) for each in combinations(others, len(lead.players) - 1))
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
    """A trick in which a card, or the next turn, is not the same player's in both programs.

    For every length and every place there is a trick that is held by the card at that place.
    """
    suits = lead.empty.table.order.suits
    highest, *lower = suits[lead.trumps.suit or Suit.SPADES]
    for length in range(1, len(lead.players) + 1):
        for place in range(length):
            cards = (*lower[:place], highest, *lower[place : length - 1])
            position, question = lead.position(cards), lead.question(cards, None)
            if (position.trick.holder, position.seat) != (referee.holder(question), referee.next_player(question)):
                yield position
