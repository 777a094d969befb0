"""That both programs find who holds a trick card by card: the next card takes over from the best one, or it does not.

Their own code is run, but whether a card takes over is answered here, both ways, and not by the ranks. So it is seen
that nothing else counts, and that each question is about the next card and the best one so far.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from types import FunctionType
from typing import cast

from followsuit import referee
from followsuit.cards import Card, CardSet
from followsuit.proof.any_hand import ALL_CARDS
from followsuit.proof.failure import NotCardByCardError
from followsuit.proof.forks import Forks, every_way
from followsuit.proof.lead import Lead
from followsuit.referee import Question
from followsuit.trick import Table

Cards = tuple[Card, ...]


def check_card_by_card(lead: Lead) -> None:
    """Check tricks of one card up to as many as there are players. Raises :exc:`NotCardByCardError`."""
    for name, find in (("engine", _engine), ("referee", _referee)):
        for length in range(1, len(lead.players) + 1):
            if not _finds(find, lead, lead.rules.game.pack[:length]):
                raise NotCardByCardError(f"the {name} does not find who holds a trick of {length} cards card by card")


class Oracle:
    """Answers whether a card takes over from another, both ways, and notes what it is asked."""

    def __init__(self, forks: Forks, complete: bool) -> None:
        self._forks = forks
        self._asked: list[tuple[Card, bool]] = []
        self.right = complete and self._answer()
        """Whether the last card of the trick takes it by a right of its own."""

    def takes_over(self, best: Card) -> bool:
        """Whether the next card takes over from the best one."""
        answer = self._answer()
        self._asked.append((best, answer))
        return answer

    def holder(self, cards: Cards) -> Card | None:
        """The card that holds the trick by these answers; ``None`` when the right questions were not asked."""
        if self.right:
            return cards[-1]
        best, *others = cards
        if len(self._asked) != len(others):
            return None
        for card, (asked, taken) in zip(others, self._asked, strict=True):
            if asked is not best:
                return None
            best = card if taken else best
        return best

    def _answer(self) -> bool:
        return self._forks.choose(lambda: (False, True))


Find = Callable[[Lead, Cards, Oracle], Card | None]
"""A program's way to find the card that holds a trick."""


def _finds(find: Find, lead: Lead, cards: Cards) -> bool:
    """Whether it always finds the card that holds the trick by the answers that it is given."""

    def run(forks: Forks) -> bool:
        oracle = Oracle(forks, complete=1 < len(cards) == len(lead.players))
        found = find(lead, cards, oracle)
        return found is not None and found is oracle.holder(cards)

    return all(every_way(run))


def _engine(lead: Lead, cards: Cards, oracle: Oracle) -> Card | None:
    class Winners(dict[Card, CardSet]):
        def __missing__(self, best: Card) -> CardSet:
            return ALL_CARDS if oracle.takes_over(best) else 0

    order = copy(lead.empty.table.order)
    order.winners = Winners()
    game = replace(lead.rules.game, last_card_takes=lambda situation, card: situation.last and oracle.right)
    trick = Table(replace(lead.rules, game=game), order, lead.seating).lead(lead.leader)
    for card in cards:
        trick = trick.play(card)
    return trick.best


def _referee(lead: Lead, cards: Cards, oracle: Oracle) -> Card:
    def beats(later: Card, earlier: Card, question: Question) -> bool:
        return oracle.takes_over(earlier)

    def last_card_wins(question: Question) -> bool:
        return oracle.right

    asking: Mapping[str, object] = {"beats": beats, "back_suit_deuce_wins": last_card_wins}
    find = FunctionType(referee.winning_card.__code__, {**vars(referee), **asking})
    return cast("Card", find(lead.question(cards, None)))
