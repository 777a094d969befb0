"""Taking a rule away from an example: what is different then, in words, or nothing.

Clauses of play and rules of the score are taken away by :meth:`~followsuit.games.game.RuleSet.without`: the example
stays as it was recorded, and is judged again. An option is switched to another value by reading the example again, so
that a call or a card may turn out to be none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from followsuit.cards import Card, card_set
from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.scoring.score import Score
from followsuit.deal.state import State
from followsuit.games.game import RuleSet
from followsuit.notation.deals import Acted
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import DEAL_TAGS, POSITION_TAGS
from followsuit.scenarios.library import Scenario, WholeDeal, entry
from followsuit.trick import Trick

Example = Scenario | WholeDeal
SHOWN = 5
"""So many calls of a difference are named; in an auction there may be dozens."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn: the trick and the hand. ``number`` is that of the trick in a deal, 0 in a position."""

    trick: Trick
    hand: tuple[Card, ...]
    number: int = 0

    def may(self, cards: tuple[Card, ...]) -> str:
        """What a changed turn says."""
        played = "any card" if cards == self.hand else _names(cards)
        by = f", by {self.trick.to_play} in trick {self.number}" if self.number else ""
        return f"{played} may be played then{by}"


def rules_of(example: Example) -> RuleSet | None:
    """The rule set of an example, with the options that it changes; ``None`` for one that cannot be read."""
    if isinstance(example, WholeDeal):
        return example.reading.state.rules if example.reading.state else None
    return example.reading.position.rules if example.reading.position else None


def turns(example: Example) -> Iterator[Turn]:
    """Every turn at which a card is played, or is to be played."""
    if isinstance(example, WholeDeal):
        for acted in example.reading.actions:
            before = acted.before
            if acted.action.kind is Kind.PLAY and before.trick and before.to_act:
                yield Turn(before.trick, before.hands[before.to_act], len(before.tricks) + 1)
    elif example.reading.position and example.reading.position.hand:
        yield Turn(example.reading.position.trick, example.reading.position.hand)


# --- a rule taken away


def rules_of_trick(rules: RuleSet) -> frozenset[str]:
    """The clauses by which a card is a trump that is not printed as one, and by which the last card takes a trick."""
    return frozenset(filter(None, (rules.game.bower_clause, rules.game.last_card_clause)))


def removable(example: Example) -> frozenset[str]:
    """The rules that can be taken away from an example: no other can change it.

    They are the clauses that oblige somebody at one of its turns, those of its game that are about the trick itself,
    and the rules by which it is scored.
    """
    rules = rules_of(example)
    oblige = {each.clause for turn in turns(example) for each in turn.trick.obligations}
    return frozenset(oblige.union(rules_of_trick(rules) if rules else (), scored_by(example)))


def scored_by(example: Example, rules: RuleSet | None = None) -> tuple[str, ...]:
    """The rules by which a deal is scored and a game is won, also under another rule set of the same game."""
    deal = _ended(example, rules)
    if deal is None:
        return ()
    by = deal.score.rules if deal.score else ()
    return (*by, *(each.id for each in deal.rules.game.match_rules if deal.without(each.id).game != deal.game))


def without(example: Example, rule: str) -> str:
    """How an example changes when a rule is taken away, each turn and each trick looked at by itself.

    Other cards are legal, another player takes a trick, or the score is another. That another clause refuses the same
    cards is no change.
    """
    rules = rules_of(example)
    assert rules, "only what can be read is judged again"
    loose = rules.without(rule)
    for turn in turns(example):
        if rule in rules_of_trick(rules) or any(each.clause == rule for each in turn.trick.obligations):
            hand = card_set(turn.hand)
            then = _again(turn.trick, loose).legal(hand)
            if then != turn.trick.legal(hand):
                return turn.may(tuple(card for card in turn.hand if card.bit & then))
    for trick in _complete(example) if rule in rules_of_trick(rules) else ():
        holder = _again(trick, loose).holder
        if holder != trick.holder:
            return f"{holder} takes the trick then"
    scores = any(each.id == rule for each in rules.game.score_rules)
    deal = _ended(example) if scores else None
    return _other_end(deal, deal.without(rule)) if deal else ""


def _again(trick: Trick, rules: RuleSet) -> Trick:
    """A trick as another rule set sees it."""
    table = rules.table(trick.table.order.trumps, trick.table.seating)
    return reduce(Trick.play, trick.cards, table.lead(trick.leader))


def _complete(example: Example) -> tuple[Trick, ...]:
    if isinstance(example, WholeDeal):
        return example.reading.state.tricks if example.reading.state else ()
    position = example.reading.position
    return (position.after,) if position and position.after.complete else ()


# --- an option switched


def switched(example: Example, option: str, value: str) -> str:
    """How an example changes when an option of its rule set has another value.

    What may be called counts as well as what may be played, though a deal tells only what was called.
    """
    rules = rules_of(example)
    assert rules, "only what can be read is switched"
    changes = {**dict(rules.changes), option: value}
    text = str(replace(rules, changes=tuple(changes.items())))
    tags = {name: tag for name, tag in example.record.tags.items() if name in (*POSITION_TAGS, *DEAL_TAGS)}
    tags["Rules"] = Token(Source("", text), 0, text)
    other = entry(replace(example.record, tags=tags), example.id)
    if problem := next(iter(other.reading.problems), None):
        return f"impossible then: {problem.message.removesuffix('.')}"
    if isinstance(example, WholeDeal):
        assert isinstance(other, WholeDeal), "a deal stays a deal"
        return _other_deal(example, other)
    assert isinstance(other, Scenario), "and a position a position"
    return _other_position(example, other)


def _other_position(before: Scenario, after: Scenario) -> str:
    old, new = before.reading.position, after.reading.position
    assert old, "it can be read"
    assert new, "and what has no problems is a position"
    was, then = old.ruling(), new.ruling()
    if then.legal != was.legal:
        return Turn(new.trick, new.hand).may(then.legal)
    if then.winner != was.winner:
        return f"{then.winner} takes the trick then"
    return ""


def _other_deal(before: WholeDeal, after: WholeDeal) -> str:
    for was, then in zip(before.reading.actions, after.reading.actions, strict=True):
        if changed := _other_actions(was, then):
            return changed
    return _other_end(_ended(before), _ended(after))


def _other_actions(was: Acted, then: Acted) -> str:
    if then.before.to_act != was.before.to_act:
        return f"{then.before.to_act} is to act then, not {was.before.to_act}"
    old, new = was.before.actions(), then.before.actions()
    if set(new) == set(old):
        return ""
    if was.action.kind is Kind.PLAY and then.before.trick:
        hand = then.before.hands[then.before.trick.order_of_play[len(then.before.trick.cards)]]
        turn = Turn(then.before.trick, hand, len(then.before.tricks) + 1)
        return turn.may(tuple(each.card for each in new if each.card))
    more = [str(each) for each in new if each not in old]
    listed = more or [str(each) for each in old if each not in new]
    named = ", ".join(listed[:SHOWN]) + ", …" * (len(listed) > SHOWN)
    return f"{then.before.to_act} may {'also' if more else 'not'} call then: {named}"


# --- the end of a deal


@dataclass(frozen=True)
class _Ended:
    """A deal that is over, or that the clock has ended, and what comes of it under a rule set."""

    example: WholeDeal
    state: State
    rules: RuleSet

    @cached_property
    def score(self) -> Score | None:
        """What the deal is worth; ``None`` when the clock has ended it."""
        state = replace(self.state, deal=replace(self.state.deal, rules=self.rules))
        return self.rules.game.score(state) if state.over else None

    @cached_property
    def game(self) -> tuple[str | None, Mapping[str, int], int]:
        """Who has won the game, how it stands, and the points that wait; nothing known where it did not begin."""
        reading, deal = self.example.reading, self.state.deal
        begun = replace(reading.before or Match(self.rules, deal.seating, deal.dealer), rules=self.rules)
        if reading.timed_out:
            begun = begun.out_of_time(reading.timed_out)
        elif reading.before and self.score:
            begun = begun.after(self.score)
        return begun.winner, begun.totals, begun.pending

    def without(self, rule: str) -> _Ended:
        """The same without a rule."""
        return replace(self, rules=self.rules.without(rule))


def _ended(example: Example, rules: RuleSet | None = None) -> _Ended | None:
    if not isinstance(example, WholeDeal) or not (state := example.reading.state):
        return None
    return _Ended(example, state, rules or state.rules) if state.over or example.reading.timed_out else None


def _other_end(old: _Ended | None, new: _Ended | None) -> str:
    if old is None or new is None:
        assert old is new, "a choice can make a call or a card impossible, but it ends no deal"
        return ""
    was, then = old.score, new.score
    if was and then:
        if then.score != was.score:
            return f"the score is {_written(then.score)} then"
        if (then.points, then.ending) != (was.points, was.ending):
            return f"the points are {_written(then.points)} then, and the contract {then.ending}"
    (won, stood, waited), (wins, stands, waiting) = old.game, new.game
    if wins != won:
        return f"{wins or 'nobody'} has won the game then"
    if (stands, waiting) != (stood, waited):
        return f"the game stands {_written(stands)} then" + f", and {waiting} points wait" * bool(waiting)
    return ""


def _written(worth: Mapping[str, int]) -> str:
    return ", ".join(f"{side} {number}" for side, number in worth.items())


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
