"""Random whole deals: every player takes any legal action, drawn by a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from followsuit.deal.action import Action, Kind
from followsuit.deal.dealing import shuffled
from followsuit.deal.state import State, begin

if TYPE_CHECKING:
    from followsuit.games.game import RuleSet

_ELSE_PASS = 0.7
"""How often a player passes who may: auctions of mere chance would end at the highest bid."""


def random_deal(rules: RuleSet, chance: Random, players: int | None = None, dealer: str | None = None) -> State:
    """A deal at its beginning."""
    seating = rules.seating(players or rules.game.players[0], lettered=rules.game.teams)
    first = dealer or seating.seats[int(chance.random() * len(seating.seats))]
    return begin(rules.game.dealing.deal(rules, seating, first, shuffled(rules.game.pack, chance)))


def choose(state: State, chance: Random) -> Action:
    """Any legal action; mostly a pass where one can be made."""
    actions = state.actions()
    if actions[0].kind is Kind.PASS and chance.random() < _ELSE_PASS:
        return actions[0]
    if actions[0].kind is Kind.PASS and len(actions) > 1:
        # Low bids are likelier than high ones, as at a table.
        place = chance.random() ** 3
        return actions[1 + int(place * (len(actions) - 1))]
    return actions[int(chance.random() * len(actions))]


def play_out(state: State, chance: Random) -> Iterator[State]:
    """The states of a deal, one an action, until it is over."""
    yield state
    while not state.over:
        state = state.after(choose(state, chance))
        yield state


def played_out(state: State, chance: Random) -> State:
    """The deal when it is over."""
    while not state.over:
        state = state.after(choose(state, chance))
    return state
