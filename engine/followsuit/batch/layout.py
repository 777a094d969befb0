"""What stays the same in a batch: the rule set, who plays, and how many cards and tricks there are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from followsuit.batch.kernels import Course, Small
from followsuit.batch.tables import Tables, tables
from followsuit.deal.scoring.score import name_of
from followsuit.games.game import RuleSet
from followsuit.opening import opening
from followsuit.seats import Seating


@dataclass(frozen=True, eq=False)
class Layout:
    """What the arrays of a batch mean. ``seating`` holds the seats in playing order, whose places stand for them."""

    tables: Tables
    seating: Seating
    sides: tuple[str, ...]
    """Who wins tricks and points together, in the order of the results: ``NS`` and ``EW``, or single seats."""
    hand: int
    """Cards dealt to each seat."""
    tricks: int
    """Tricks of a deal; more than ``hand`` where cards are drawn."""
    course: Course

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.tables.rules

    @property
    def playing(self) -> Small:
        """The places of the seats that play, all but the one that sits out."""
        return np.array([self.seating.seats.index(seat) for seat in self.seating.players], np.uint8)

    @property
    def drawn(self) -> int:
        """Cards of the stock that will be drawn."""
        return self.course.draws * self.course.players

    @property
    def cards(self) -> int:
        """Cards that are played in a deal."""
        return self.tricks * self.course.players


def layout(rules: RuleSet, players: int | None = None, out: str | None = None) -> Layout:
    """The layout of a rule set for a number of players, as few as the game has unless told otherwise.

    ``out`` is the partner of a lone maker, who takes no part. Raises :exc:`ValueError` for a number of players or a
    sitting-out player that the game does not know.
    """
    game = rules.game
    players = game.players[0] if players is None else players
    if players not in game.players:
        raise ValueError(f"{players} players; {game.title} has {' or '.join(map(str, game.players))}")
    seating = rules.seating(players, lettered=game.teams, out=out)
    if out is not None and not (game.may_sit_out and out in seating.seats):
        who = f"one of {', '.join(seating.seats)} may" if game.may_sit_out else "nobody does"
        raise ValueError(f"{out!r} cannot sit out; in {game.title} {who}")
    hand, tricks = _lengths(rules, seating)
    sides = seating.sides or tuple(frozenset((seat,)) for seat in seating.seats)
    side = [next(place for place, each in enumerate(sides) if seat in each) for seat in seating.seats]
    names = tuple(map(name_of, sides)) if seating.sides else seating.seats
    course = Course(
        turn=np.array(_turn(seating), np.uint8),
        side=np.array(side, np.uint8),
        partners=np.array([[seating.partners(a, b) for b in seating.seats] for a in seating.seats], np.uint8),
        players=len(seating.players),
        draws=tricks - hand,
        last_trick=game.last_trick_points,
    )
    for array in course[:3]:
        array.flags.writeable = False
    return Layout(tables(rules), seating, names, hand, tricks, course)


def _turn(seating: Seating) -> list[int]:
    """For each seat the place of the one that plays after it; of one that sits out its own, for nobody asks."""
    players = seating.players
    following = dict(zip(players, players[1:] + players[:1], strict=True))
    return [seating.seats.index(following.get(seat, seat)) for seat in seating.seats]


def _lengths(rules: RuleSet, seating: Seating) -> tuple[int, int]:
    """Cards in a hand and tricks in a deal: the engine plays one, and they are counted."""
    game, seats = rules.game, seating.seats
    hand = game.hand_size(rules, len(seats))
    hands = {seat: game.pack[place * hand : (place + 1) * hand] for place, seat in enumerate(seats)}
    state = opening(rules, game.trumps[0], seating, seating.players[0], hands, game.pack[hand * len(seats) :])
    while not state.over:
        state = state.after(state.actions()[0])
    return hand, len(state.tricks)
