"""One trial: a deal of its own, bid and played, and what in it answers a query.

The number of the trial, the seed and the rule set give the deal, on every machine and every Python alike: they are
hashed into the seed of :class:`random.Random`, of which only ``random()`` is used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from followsuit.deal.play_out import random_deal
from followsuit.deal.state import State
from followsuit.finding.at_work import at_work, in_the_auction, in_the_score
from followsuit.finding.decides import about_winner, decides, play_clauses, trumps_of
from followsuit.finding.hope import hopeless, needed
from followsuit.finding.likeness import Likeness, identity
from followsuit.finding.query import Query
from followsuit.finding.small import small
from followsuit.players.player import act
from followsuit.position import Position

Shown = Position | State
"""What answers a query: a position made small, or a deal that is over."""


def trial(query: Query, number: int) -> tuple[Shown, ...]:
    """What answers a query in one deal: positions in the order of play, no two the same, or the deal itself."""
    chance = Random(_seed(query, number))  # noqa: S311  # a deal that can be had again, not a secret
    state = random_deal(query.rules, chance, query.table)
    while not state.over and state.trick is None:
        state = act(state, chance)
    if _ruled_out(query, state):
        return ()
    if query.of_deals:
        return _deal(query, state, chance)
    found: dict[Likeness, Position] = {}
    for position in _positions(query, state, chance):
        found.setdefault(identity(position), position)
    return tuple(found.values())


def _seed(query: Query, number: int) -> int:
    rules = replace(query.rules, changes=tuple(sorted(query.rules.changes)))
    text = f"{rules} players={query.table} seed={query.seed} deal={number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _ruled_out(query: Query, state: State) -> bool:
    """Whether the auction leaves nothing to look for."""
    contract = state.contract
    if contract is None:
        return not query.of_deals or query.trumps is not None
    if query.trumps not in (None, contract.trumps):
        return True
    return any(contract.trumps not in trumps_of(clause, query.rules) for clause in query.clauses)


# --- positions


def _positions(query: Query, state: State, chance: Random) -> Iterator[Position]:
    """The positions of a deal, made small, that answer a query."""

    def answers(position: Position) -> bool:
        return all(decides(clause, position) for clause in query.clauses)

    for before, after in _turns(state, chance):
        position = _asked_for(query, before)
        if position is None:
            continue
        if not answers(position):
            position = _completed(query, position, after)
        if position and answers(position):
            found = small(position, answers, query.bounds)
            if found:
                yield found


def _turns(state: State, chance: Random) -> Iterator[tuple[State, State]]:
    """Every state with the one after it, until the deal is over."""
    while not state.over:
        before, state = state, act(state, chance)
        yield before, state


def _asked_for(query: Query, state: State) -> Position | None:
    """The position of a turn, if it is one of a round, with a number of cards, that is asked for."""
    trick = state.trick
    assert trick, "cards are played to a trick"
    assert trick.to_play, "and somebody plays"
    hand, bounds = state.hands[trick.to_play], query.bounds
    right = len(state.tricks) + 1 in query.round and len(trick.cards) in bounds.trick and len(hand) >= bounds.hand.low
    return Position(trick, hand) if right else None


def _completed(query: Query, position: Position, after: State) -> Position | None:
    """The position with the card that completes the trick, where a clause is about who takes it."""
    last = position.trick.situation is not None and position.trick.situation.last
    winner = any(about_winner(clause, query.rules) for clause in query.clauses)
    return replace(position, plays=after.tricks[-1].cards[-1]) if last and winner else None


# --- whole deals


def _deal(query: Query, state: State, chance: Random) -> tuple[State, ...]:
    """The deal, when it is over, if all clauses are at work in it; those of single cards at some turn."""
    of_play = play_clauses(query.rules)
    wanted = {clause for clause in query.clauses if clause not in of_play}
    of_turns = set(query.clauses) - wanted
    of_auction = wanted.difference(in_the_score(query.rules))
    if of_auction and not of_auction <= set(in_the_auction(state)):
        return ()  # the auction is over, and it was not there
    needs = needed(wanted)
    for before, after in _turns(state, chance):
        state = after
        if not state.over and len(state.tricks) > len(before.tricks) and hopeless(state, needs):
            return ()
        position = _asked_for(query, before) if of_turns else None
        if position:
            of_turns -= {
                clause for clause in of_turns if decides(clause, _completed(query, position, after) or position)
            }
    return (state,) if not of_turns and wanted <= at_work(state) else ()
