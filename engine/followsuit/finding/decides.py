"""Whether a clause decides a position: without it, or with another choice in its place, the answer would be another.

Nothing here states a rule. Each clause is asked about by changing one thing in what the engine does (taking the clause
away, choosing another value of its option, letting an opponent hold the trick) and looking whether the legal cards, or
the winner, are still the same.

Some clauses of the play are not seen in a position: the direction, who leads first, the number of tricks, the clock, a
buried card, the end. :func:`play_clauses` lists those that are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, reduce

from followsuit.cards import CardSet, Suit, card_set
from followsuit.games.game import Clause, Phase, RuleSet
from followsuit.obligations import Obligation, legal
from followsuit.order import Order, Trumps
from followsuit.position import Position
from followsuit.situations import situations
from followsuit.trick import Situation, Trick

Test = Callable[[Position], bool]
Obliging = Callable[[Situation], tuple[Obligation, ...]]

WINNER = ("trick.win",)
"""Clauses about who takes a trick, with those that a game names itself."""


def decides(clause: str, position: Position) -> bool:
    """Whether a clause decides a position; ``False`` for one that no position shows.

    A clause about the winner is asked about with the card that is played, which must complete the trick.
    """
    return any(test(position) for test in _tests(position.rules).get(clause, ()))


def deciding(position: Position) -> tuple[str, ...]:
    """All clauses that decide a position, in the order in which the game lists them."""
    return tuple(clause for clause in play_clauses(position.rules) if decides(clause, position))


def play_clauses(rules: RuleSet) -> tuple[str, ...]:
    """The clauses of a rule set that can decide a position, in the order in which the game lists them."""
    return tuple(_tests(rules))


def about_winner(clause: str, rules: RuleSet) -> bool:
    """Whether a clause can be about who takes a trick, so that a position of it is one with the last card played."""
    return clause in (*WINNER, rules.game.last_card_clause, rules.game.bower_clause)


@lru_cache(maxsize=1024)
def trumps_of(clause: str, rules: RuleSet) -> frozenset[Trumps]:
    """The trumps under which a clause may be at work: all, unless it obliges under some of them only."""
    possible = rules.game.trumps
    if clause.endswith(".no-trump"):
        return frozenset({Trumps.NONE})
    obliging = {
        trumps
        for trumps in possible
        if any(
            each.clause == clause for situation in situations(rules, trumps) for each in rules.obligations(situation)
        )
    }
    return frozenset(obliging or possible)


@lru_cache(maxsize=64)
def _tests(rules: RuleSet) -> Mapping[str, tuple[Test, ...]]:
    """The tests of every clause that has any."""
    every = tuple(each for trumps in rules.game.trumps for each in situations(rules, trumps))
    obliging = {each.clause for situation in every for each in rules.obligations(situation)}
    of_play = [clause for clause in rules.game.clauses if clause.phase is Phase.PLAY]
    found = {clause.id: tuple(_tests_of(clause, rules, obliging, every)) for clause in of_play}
    return {clause: tests for clause, tests in found.items() if tests}


def _tests_of(clause: Clause, rules: RuleSet, obliging: set[str], every: tuple[Situation, ...]) -> Iterator[Test]:
    game = rules.game
    kind = clause.id.partition(".")[2]
    if clause.id in obliging:
        yield _other_cards(rules.without(clause.id).obligations)
    for other in _other_choices(clause, rules):
        if any(other.obligations(each) != rules.obligations(each) for each in every):
            yield _other_cards(other.obligations)
    if clause.id in (game.bower_clause, game.last_card_clause):
        yield _other_trick(rules.without(clause.id))
    if kind == "alone" and game.may_sit_out:
        yield _somebody_is_passed_over
    special: Mapping[str, Test] = {
        "trick.lead": _free_lead,
        "trick.free": _free,
        "trick.win": _taken_by_another,
        f"{game.id}.partner-free": _partner_frees(rules),
        f"{game.id}.no-trump": _no_trumps,
    }
    if clause.id in special:
        yield special[clause.id]
    if clause.id == "trick.follow":  # some games have a clause of their own for it
        yield from (_other_cards(rules.without(own).obligations) for own in obliging if own.endswith(".follow"))


def _other_choices(clause: Clause, rules: RuleSet) -> Iterator[RuleSet]:
    """The rule set with each other value of the options that belong to a clause."""
    for option in rules.game.options:
        if option.clause == clause.id:
            kept = tuple(pair for pair in rules.changes if pair[0] != option.name)
            for value in option.values:
                if value != rules[option.name]:
                    yield replace(rules, changes=(*kept, (option.name, value)))


def _other_cards(obliging: Obliging) -> Test:
    """Whether other cards would be legal if other obligations held."""
    remembered: dict[Situation, tuple[Obligation, ...]] = {}

    def test(position: Position) -> bool:
        situation = position.trick.situation
        if situation is None:
            return False
        if situation not in remembered:
            remembered[situation] = obliging(situation)
        hand = card_set(position.hand)
        return legal(remembered[situation], hand) != position.trick.legal(hand)

    return test


# --- the trick as another player would find it


def _partner_frees(rules: RuleSet) -> Test:
    """Whether the player, without the led suit, would be bound if an opponent held the trick."""
    bound = _other_cards(lambda situation: rules.obligations(situation._replace(partner_holds=False)))

    def test(position: Position) -> bool:
        situation = position.trick.situation
        return situation is not None and situation.partner_holds and _void(position, situation) and bound(position)

    return test


def _somebody_is_passed_over(position: Position) -> bool:
    """Whether a player who sits out would have played before, or would have to play yet."""
    trick = position.trick
    seating = trick.table.seating
    if seating.out is None or not trick.cards or trick.to_play is None:
        return False
    start = seating.seats.index(trick.leader)
    order = seating.seats[start:] + seating.seats[:start]
    last = trick.situation is not None and trick.situation.last
    return last or order.index(seating.out) < order.index(trick.to_play)


def _other_trick(without: RuleSet) -> Test:
    """Whether other cards would be legal, or another player would take the trick, if a clause about it were gone."""

    def again(trick: Trick) -> Trick:
        table = without.table(trick.table.order.trumps, trick.table.seating)
        return reduce(Trick.play, trick.cards, table.lead(trick.leader))

    def test(position: Position) -> bool:
        trick, after, hand = position.trick, position.after, card_set(position.hand)
        other = again(trick)
        if not trick.complete and other.legal(hand) != trick.legal(hand):
            return True
        return after.complete and again(after).holder != after.holder

    return test


# --- nothing binds


def _free_lead(position: Position) -> bool:
    """Whether there is a choice of suits to lead."""
    return not position.trick.cards and len(_suits(card_set(position.hand), position.order)) > 1


def _free(position: Position) -> bool:
    """Whether any card of several suits may be played without the led one, and no other clause sees to it."""
    situation = position.trick.situation
    if situation is None or not _void(position, situation):
        return False
    hand = card_set(position.hand)
    if position.trick.legal(hand) != hand or len(_suits(hand, position.order)) < 2:
        return False
    tests = _tests(position.rules)
    others = (clause for clause in tests if clause != "trick.free")
    return not any(test(position) for clause in others for test in tests[clause])


def _no_trumps(position: Position) -> bool:
    """Whether, at no trumps, a card is refused, or several suits are free where a ruff might have been asked for."""
    situation = position.trick.situation
    if situation is None or position.order.trumps is not Trumps.NONE:
        return False
    hand = card_set(position.hand)
    return position.trick.legal(hand) != hand or (_void(position, situation) and len(_suits(hand, position.order)) > 1)


# --- who takes it


def _taken_by_another(position: Position) -> bool:
    """Whether a trick goes to another than its leader, and not all have followed, so that suits had to be compared.

    A card that takes it by a right of its own is for another clause.
    """
    trick, order = position.after, position.order
    best = trick.best
    if not trick.complete or not trick.holding or best is None:
        return False
    by_rank = order.is_trump(best) or order.suit(best) is order.suit(trick.cards[0])
    return by_rank and len({order.suit(card) for card in trick.cards}) > 1


def _void(position: Position, situation: Situation) -> bool:
    return not card_set(position.hand) & situation.order.cards(situation.led)


def _suits(hand: CardSet, order: Order) -> set[Suit]:
    return {suit for suit in Suit if hand & order.cards(suit)}
