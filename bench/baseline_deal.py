"""Whole deals of the yardstick: dealt cards played in strings, and their legal sequences counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from baseline import Position, beats, legal

from followsuit.deal.state import State


@dataclass
class Deal:
    """A deal with a trick on the table. Players are numbers; ``playing`` are those who take part, the leader first.

    The card at ``best`` holds the trick.
    """

    rules: str
    options: dict[str, str]
    trumps: str
    teams: bool
    hands: list[list[str]]
    playing: list[int]
    stock: list[str]
    trick: list[str]
    best: int = 0

    def copy(self) -> Deal:
        """The same deal, to be played without a trace here."""
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            playing=list(self.playing),
            stock=list(self.stock),
            trick=list(self.trick),
        )

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not self.hands[self.playing[0]] and not self.trick

    def legal(self) -> list[str]:
        """What the next player may play."""
        place = self.playing[len(self.trick)]
        partner = self.teams and bool(self.trick) and (self.playing[self.best] - place) % 2 == 0
        return legal(Position(self.rules, self.options, self.trumps, self.trick, self.hands[place], partner))

    def play(self, card: str) -> None:
        """The next player plays a card; when all have, the taker leads, and everybody draws where there is a stock."""
        self.hands[self.playing[len(self.trick)]].remove(card)
        self.trick.append(card)
        last = len(self.trick) == len(self.playing)
        if len(self.trick) > 1:
            asked = Position(self.rules, self.options, self.trumps, self.trick, [], False)
            if beats(card, self.trick[self.best], asked, last=last):
                self.best = len(self.trick) - 1
        if last:
            self.playing = self.playing[self.best :] + self.playing[: self.best]
            self.trick, self.best = [], 0
            if len(self.stock) >= len(self.playing):
                for place in self.playing:
                    self.hands[place].append(self.stock.pop(0))


def in_strings(state: State) -> Deal:
    """A deal before a lead, as the engine has it."""
    trick, seats, rules = state.trick, state.deal.seating.seats, state.rules
    assert trick, "its play has begun"
    return Deal(
        rules.id,
        dict(rules.settings),
        trick.table.order.trumps.value,
        rules.game.teams,
        [[str(card) for card in state.hands.get(seat, ())] for seat in seats],
        [seats.index(seat) for seat in trick.order_of_play],
        [str(card) for card in state.stock] if rules.settings.get("stock") == "yes" else [],
        [],
    )


def play_out(deal: Deal, chance: Random) -> None:
    """Play a deal to its end, any legal card each time."""
    while not deal.over:
        deal.play(chance.choice(deal.legal()))


def sequences(deal: Deal, depth: int) -> int:
    """How many sequences of so many legal cards there are."""
    if deal.over:
        return 0
    cards = deal.legal()
    if depth == 1:
        return len(cards)
    found = 0
    for card in cards:
        after = deal.copy()
        after.play(card)
        found += sequences(after, depth - 1)
    return found
