"""What a game is: its pack, its orders, its options and its clauses, as data; and a rule set, a game with choices made.

A game is one file beside this one. A rule set is a frozen value with a dotted name, ``belote.app``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any

from followsuit.cards import Card
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import Match
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.scoring.rule import ScoreRule, Scoring
from followsuit.obligations import Obligation, must
from followsuit.order import SUIT_TRUMPS, Order, Trumps, as_printed
from followsuit.seats import COMPASS, Seating, compass, numbered
from followsuit.trick import Situation, Table


class Phase(StrEnum):
    """The part of a game that a clause or an option belongs to."""

    DEAL = "deal"
    AUCTION = "auction"
    PLAY = "play"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule with a name. ``title`` and ``statement`` are English, and the keys of their translations."""

    id: str
    phase: Phase
    title: str
    statement: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One value an option can have, and what it means."""

    value: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which tables differ: the clause it changes, and the choices, the default first."""

    name: str
    clause: str
    title: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> str:
        """The value in a rule set that says nothing about this option."""
        return self.choices[0].value

    @property
    def values(self) -> tuple[str, ...]:
        """All values it can have."""
        return tuple(choice.value for choice in self.choices)


@dataclass(frozen=True, slots=True, eq=False)
class Preset:
    """A named choice of a game's options that somebody has published, and where. ``id`` is dotted: ``belote.app``."""

    id: str
    title: str
    source: str
    settings: Mapping[str, str] = field(default_factory=dict)


def never(situation: Situation, card: Card) -> bool:
    """For games in which the last card has no right of its own."""
    return False


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a game as data, with the few functions that data can't be.

    ``order`` ranks the pack and must give the same object for the same trumps (situations are remembered by it);
    ``obligations`` turns a situation into what it demands; ``last_card_takes`` tells whether the last card of a trick
    takes it though it does not beat the best one (the deuce of the back suit), by the clause ``last_card_clause``;
    ``bower_clause`` makes a jack a trump that is not printed as one; ``clock_clause`` ends a game when a player is out
    of time; ``hand_size`` tells how many cards each of a number of players holds at most.

    A deal is dealt by ``dealing``, goes through ``phases`` and comes to ``score``. ``target`` wins a game of several
    deals, 0 where a game is one deal; ``match_rules`` say who has won. ``bids`` are the points that can be bid, short
    of all tricks.
    """

    id: str
    title: str
    pack: tuple[Card, ...]
    players: tuple[int, ...]
    hand_size: Callable[[RuleSet, int], int]
    clauses: tuple[Clause, ...]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    order: Callable[[Trumps], Order]
    obligations: Callable[[Situation, RuleSet], tuple[Obligation, ...]]
    dealing: Dealing
    phases: tuple[DealPhase, ...]
    score: Scoring[Any]
    target: Callable[[RuleSet], int]
    match_rules: tuple[ScoreRule[Match], ...]
    trumps: tuple[Trumps, ...] = SUIT_TRUMPS
    last_card_takes: Callable[[Situation, Card], bool] = never
    teams: bool = True
    may_sit_out: bool = False
    last_trick_points: int = 0
    bids: tuple[int, ...] = ()
    bower_clause: str = ""
    last_card_clause: str = ""
    clock_clause: str = ""

    @property
    def score_rules(self) -> tuple[ScoreRule[Any], ...]:
        """Every rule of the score, of a deal and of a game of several, each of which can be taken out."""
        return (*self.score.rules, *self.match_rules)

    @property
    def in_force(self) -> tuple[Clause, ...]:
        """Its clauses, without those of every trick that it has one of its own for: ``euchre.follow``.

        Its own ``lead`` is another matter: who leads first.
        """
        own = {clause.id.partition(".")[2] for clause in self.clauses if not clause.id.startswith("trick.")}
        replaced = {f"trick.{name}" for name in own - {"lead"}}
        return tuple(clause for clause in self.clauses if clause.id not in replaced)

    def option(self, name: str) -> Option | None:
        """The option of that name."""
        return next((option for option in self.options if option.name == name), None)


@dataclass(frozen=True)
class RuleSet:
    """A game with every option settled: a preset, and what a table changes about it.

    ``dropped`` are rules taken out, to see what depends on them: clauses of play, which then bind nobody (nor make a
    jack a trump, nor let a deuce take a trick), and rules of the score. No table plays so, and the notation has no word
    for it.
    """

    game: Game
    preset: Preset
    changes: tuple[tuple[str, str], ...] = ()
    dropped: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """The dotted name: ``belote.app``."""
        return self.preset.id

    def __str__(self) -> str:
        """The rule set as the notation writes it: the name, then the options that were changed."""
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.changes)])

    @cached_property
    def settings(self) -> Mapping[str, str]:
        """The value of every option."""
        return {option.name: option.default for option in self.game.options} | {
            **self.preset.settings,
            **dict(self.changes),
        }

    def __getitem__(self, option: str) -> str:
        return self.settings[option]

    def obligations(self, situation: Situation) -> tuple[Obligation, ...]:
        """What the rules demand of the player to play, in the order in which they are asked."""
        return tuple(each for each in self.game.obligations(situation, self) if each.clause not in self.dropped)

    def order(self, trumps: Trumps) -> Order:
        """How the cards rank; the same object for the same trumps."""
        order = self.game.order(trumps)
        return as_printed(order) if self.game.bower_clause in self.dropped else order

    @cached_property
    def last_card_takes(self) -> Callable[[Situation, Card], bool]:
        """Whether the last card of a trick takes it though it does not beat the best one."""
        return never if self.game.last_card_clause in self.dropped else self.game.last_card_takes

    def without(self, rule: str) -> RuleSet:
        """The same rule set with one rule taken out: a clause of the play, or a rule of the score, by its id.

        Raises :exc:`LookupError` for an id that is neither, so that nobody takes out nothing.
        """
        of_play = {clause.id for clause in self.game.clauses if clause.phase is Phase.PLAY}
        if rule not in of_play and rule not in {each.id for each in self.game.score_rules}:
            raise LookupError(f"{self.id} has no rule of the play or of the score with the id {rule!r}")
        return replace(self, dropped=self.dropped | {rule})

    def seating(self, players: int = 4, *, lettered: bool = True, out: str | None = None) -> Seating:
        """The players in playing order; ``lettered`` for the seats N E S W, which are always four."""
        if self.game.teams:
            return compass(self.settings.get("direction") != "anticlockwise", out)
        return Seating(COMPASS if lettered and players == len(COMPASS) else numbered(players), out=out)

    def table(self, trumps: Trumps, seating: Seating) -> Table:
        """The table at which a deal is played; the same object for the same arguments, as far as memory serves."""
        return _table(self, trumps, seating)


@lru_cache(maxsize=256)
def _table(rules: RuleSet, trumps: Trumps, seating: Seating) -> Table:
    return Table(rules, rules.order(trumps), seating)


def dealt(cards: int) -> Callable[[RuleSet, int], int]:
    """The ``hand_size`` of a game in which everybody always holds the same number of cards."""
    return lambda rules, players: cards


def follow(clause: str, situation: Situation) -> Obligation:
    """Holding the led suit, play it: the first obligation of every game here."""
    return must(clause, situation.order.cards(situation.led))
