"""A player: an action for every turn, whatever the game and the phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from followsuit.deal.action import PLAYS, Action, Kind
from followsuit.deal.state import State
from followsuit.deal.view import View, view
from followsuit.players.auction import bid, make_trumps
from followsuit.players.card_play import choose_card
from followsuit.players.choices import call_partner, discard, pick_partners

MAKING = (Kind.TAKE, Kind.ORDER_UP, Kind.NAME)


def choose(seen: View, actions: Sequence[Action], chance: Random) -> Action:
    """One of the legal actions, by what the player sees. The same seed chooses the same everywhere."""
    if len(actions) == 1:
        return actions[0]
    match actions[-1].kind:  # the first may be a pass
        case Kind.PLAY:
            return PLAYS[choose_card(seen, [each.card for each in actions if each.card], chance)]
        case Kind.DISCARD:
            return discard(seen, actions)
        case Kind.PARTNER:
            return call_partner(seen, actions)
        case Kind.PARTNERS:
            return pick_partners(seen, actions, chance)
        case kind if kind in MAKING:
            return make_trumps(seen, actions, chance)
    return bid(seen, actions, chance)


def act(state: State, chance: Random) -> State:
    """The deal after the action of the player whose turn it is."""
    actions = state.actions()
    if len(actions) == 1:
        return state.after(actions[0])
    seat = state.to_act
    assert seat, "a deal that is over takes no action"
    return state.after(choose(view(state, seat), actions, chance))


def play_out(state: State, chance: Random) -> Iterator[State]:
    """The states of a deal, one an action, until it is over."""
    yield state
    while not state.over:
        state = act(state, chance)
        yield state
