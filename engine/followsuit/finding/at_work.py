"""Which rules are at work in a whole deal: of its auction, and of its score."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from followsuit.deal.action import Kind
from followsuit.deal.phases.ascending import Ascending
from followsuit.deal.phases.cards import DealersDiscard
from followsuit.deal.phases.make_trumps import MakeTrumps, accepted_turn_up
from followsuit.deal.phases.partners import CallPartner, PickPartners
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import State
from followsuit.games.game import RuleSet


def deal_clauses(rules: RuleSet) -> tuple[str, ...]:
    """The clauses and rules of the score that a whole deal can show: of its auction, and of its score."""
    of_auction = [clause for phase in rules.game.phases for clause in _clauses_of(phase)]
    ends = [each.id for each in rules.game.clauses if each.id.endswith(_ENDS)]
    return tuple(dict.fromkeys((*of_auction, *ends, *in_the_score(rules))))


@lru_cache(maxsize=64)
def in_the_score(rules: RuleSet) -> tuple[str, ...]:
    """The rules by which a deal is scored, each with the clause that states it."""
    return tuple(dict.fromkeys(each for rule in rules.game.score.rules for each in (rule.clause, rule.id)))


def at_work(state: State) -> frozenset[str]:
    """The ids of the clauses and rules that were at work in a deal; those of the score once it is over."""
    found = set(in_the_auction(state))
    if state.over:
        for rule in state.rules.game.score(state).rules:
            found |= {rule, rule.partition("/")[0]}
    return frozenset(found)


_ENDS = (".redeal", ".alone")
"""Clauses that no phase names: a void deal and a lone maker show them."""


def in_the_auction(state: State) -> Iterator[str]:
    """The clauses by which trumps were made, or were not, as the calls show."""
    for phase in state.rules.game.phases:
        yield from _shown_by(phase, state)
    ends = {".redeal": state.void, ".alone": state.contract is not None and state.contract.alone}
    for clause in state.rules.game.clauses:
        if any(clause.id.endswith(end) and shown for end, shown in ends.items()):
            yield clause.id


def _clauses_of(phase: DealPhase) -> tuple[str, ...]:
    match phase:
        case MakeTrumps():
            return tuple(filter(None, (*phase.clauses, phase.stuck_clause)))
        case Ascending():
            return tuple(filter(None, (phase.bid_clause, phase.double_clause)))
        case DealersDiscard() | CallPartner() | PickPartners():
            return (phase.clause,)
    return ()


def _shown_by(phase: DealPhase, state: State) -> Iterator[str]:
    kinds = {call.action.kind for call in state.calls}
    match phase:
        case MakeTrumps() if state.contract:
            yield phase.clauses[not accepted_turn_up(state)]
            turns = len(state.deal.seating.seats) * 2
            calls = [call for call in state.calls if call.action.kind in (Kind.PASS, phase.first, phase.second)]
            if len(calls) == turns and phase.stuck(state):
                yield phase.stuck_clause
        case Ascending():
            yield from (phase.bid_clause,) if Kind.BID in kinds else ()
            yield from (phase.double_clause,) if Kind.COINCHE in kinds else ()
        case DealersDiscard() if state.discard:
            yield phase.clause
        case CallPartner() if Kind.PARTNER in kinds:
            yield phase.clause
        case PickPartners() if Kind.PARTNERS in kinds:
            yield phase.clause
