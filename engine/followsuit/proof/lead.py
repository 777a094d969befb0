"""A lead: rule set, trumps, who sits where and who leads. All there can be of them, and how both programs see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from followsuit import referee
from followsuit.cards import Card, CardSet, card_set
from followsuit.games.game import Phase, RuleSet
from followsuit.order import Trumps
from followsuit.position import Position
from followsuit.seats import COMPASS, Seating
from followsuit.trick import Trick


@dataclass(frozen=True)
class Lead:
    """The moment before a trick."""

    rules: RuleSet
    trumps: Trumps
    seating: Seating
    leader: str

    @cached_property
    def pack(self) -> CardSet:
        """The cards of the game."""
        return card_set(self.rules.game.pack)

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Those who play to the trick, in playing order."""
        return self.seating.from_leader(self.leader)

    @cached_property
    def empty(self) -> Trick:
        """The engine's trick, with no card in it."""
        return self.rules.table(self.trumps, self.seating).lead(self.leader)

    def trick(self, cards: tuple[Card, ...]) -> Trick:
        """The engine's trick with these cards."""
        trick = self.empty
        for card in cards:
            trick = trick.play(card)
        return trick

    def position(self, cards: tuple[Card, ...]) -> Position:
        """These cards on the table; as long as somebody is to play, with a card in the hand."""
        trick = self.trick(cards)
        held = () if trick.complete else (next(card for card in self.rules.game.pack if card not in cards),)
        return Position(trick, held)

    def question(self, trick: tuple[Card, ...], seat: str | None, hand: tuple[Card, ...] = ()) -> referee.Question:
        """What the referee is asked. It gets to see the options of play, and no others."""
        seats = self.seating.seats
        return referee.Question(
            rules=self.rules.id,
            options=self._options,
            trumps=self.trumps.value,
            leader=self.leader if trick else None,
            trick=trick,
            seat=seat,
            hand=hand,
            players=len(seats),
            lettered=seats[0] in COMPASS,
            sits_out=self.seating.out,
        )

    @cached_property
    def _options(self) -> dict[str, str]:
        return play_options(self.rules)


def play_options(rules: RuleSet) -> dict[str, str]:
    """The options on which the play of a card may depend, with the values in force."""
    of_play = {clause.id for clause in rules.game.clauses if clause.phase is Phase.PLAY}
    return {option.name: rules[option.name] for option in rules.game.options if option.clause in of_play}


def seatings(rules: RuleSet) -> Iterator[Seating]:
    """Every way to sit: any number of players, by letters and by numbers where both are used, anybody sitting out."""
    for players in rules.game.players:
        yield rules.seating(players, lettered=False)
    if rules.game.may_sit_out:
        yield from (rules.seating(out=seat) for seat in rules.seating().seats)
    if not rules.game.teams and len(COMPASS) in rules.game.players:
        yield rules.seating()


def leads(rules: RuleSet, trumps: Trumps) -> Iterator[Lead]:
    """Every lead under given trumps."""
    for seating in seatings(rules):
        for leader in seating.players:
            yield Lead(rules, trumps, seating, leader)
