"""The table: which example shows which rule of which rule set, which needs it, and which tells two choices apart.

It is plain data, worked out once and kept with the results of the check, for the command line and for every language's
build to read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import TypedDict

from followsuit import explain
from followsuit.coverage.ablation import Example, removable, rules_of, rules_of_trick, scored_by, switched, without
from followsuit.games import GAMES, RULE_SETS
from followsuit.games.game import Game, Phase, RuleSet
from followsuit.scenarios.check import Checked
from followsuit.scenarios.library import WholeDeal
from followsuit.situations import situations


class Pin(TypedDict):
    """An example that needs something, and how it changes without, in English."""

    example: str
    change: str


class Cell(TypedDict):
    """A rule in a rule set.

    ``shown`` are the examples that are named after the rule or in which it is at work, ``pinned`` those among them
    that change when it is taken away, the best one to look at first in either. ``needed`` tells whether there has to be
    one that changes: the rule can be taken away, and the rule set has it as it stands. Where it has not, the examples
    are those of tables with options.
    """

    shown: list[str]
    pinned: list[Pin]
    needed: bool


class Row(TypedDict):
    """A rule: a clause, or one of several rules of the score that a clause states (``clause/name``)."""

    rule: str
    clause: str
    phase: str
    cells: dict[str, Cell]


class Pair(TypedDict):
    """Two choices of an option: the examples with the one that change when it is switched to the other."""

    option: str
    clause: str
    choice: str
    other: str
    pinned: list[Pin]


class GameTable(TypedDict):
    """A game. ``sets`` are the columns: the ids of its rule sets."""

    game: str
    sets: list[str]
    rows: list[Row]
    pairs: list[Pair]


@dataclass(frozen=True)
class _Judged:
    """An example in order, with what is asked about it again and again."""

    example: Example
    checked: Checked
    rules: RuleSet

    @cached_property
    def removable(self) -> frozenset[str]:
        return removable(self.example)

    @cached_property
    def shows(self) -> frozenset[str]:
        """The rules in view: those at work in a position or in a score, and the one that the example is named after.

        What binds a player somewhere in a deal is not in view: every deal follows suit.
        """
        shows = {self.example.reading.clause}
        if isinstance(self.example, WholeDeal):
            rules = scored_by(self.example)
            shows.update(rules, (rule.partition("/")[0] for rule in rules))
        else:
            position, ruling = self.example.reading.position, self.checked.ruling
            assert position, "a position that can be read"
            assert ruling, "has been judged"
            shows.update(explain.clauses(position, ruling))
        return frozenset(shows)

    def rank(self, clause: str) -> tuple[bool, bool, bool]:
        """Small for what is best looked at: named after the clause, without options, a position."""
        return self.example.reading.clause != clause, bool(self.rules.changes), isinstance(self.example, WholeDeal)


def coverage(checked: Iterable[Checked]) -> list[GameTable]:
    """The tables of all games that have an example in order."""
    judged = [
        _Judged(each.scenario, each, rules)
        for each in checked
        if not each.problems and (rules := rules_of(each.scenario))
    ]
    by_game = ((game, [each for each in judged if each.rules.game is game]) for game in GAMES)
    return [_table(game, examples) for game, examples in by_game if examples]


def _table(game: Game, examples: list[_Judged]) -> GameTable:
    sets = [rules for rules in RULE_SETS.values() if rules.game is game]
    return GameTable(
        game=game.id,
        sets=[rules.id for rules in sets],
        rows=list(_rows(game, sets, examples)),
        pairs=list(_pairs(game, examples)),
    )


def _rows(game: Game, sets: list[RuleSet], examples: list[_Judged]) -> Iterator[Row]:
    """The clauses by phase, each with the rules of the score that it states."""
    has = _removable(game, sets, examples)
    for phase in Phase:
        for clause in (each for each in game.in_force if each.phase is phase):
            ranked = sorted(examples, key=lambda each: each.rank(clause.id))
            stated = [rule.id for rule in game.score_rules if rule.clause == clause.id]
            for rule in dict.fromkeys((clause.id, *stated)):
                cells = {
                    rules.id: _cell(rule, [each for each in ranked if each.rules.id == rules.id], rule in has[rules.id])
                    for rules in sets
                }
                yield Row(rule=rule, clause=clause.id, phase=phase.value, cells=cells)


def _cell(rule: str, examples: list[_Judged], needed: bool) -> Cell:
    pinned = [
        Pin(example=each.example.id, change=change)
        for each in examples
        if rule in each.removable and not (needed and each.rules.changes) and (change := without(each.example, rule))
    ]
    changing = {pin["example"] for pin in pinned}
    shown = [each.example.id for each in examples if rule in each.shows or each.example.id in changing]
    return Cell(shown=shown, pinned=pinned, needed=needed)


def _removable(game: Game, sets: list[RuleSet], examples: list[_Judged]) -> dict[str, frozenset[str]]:
    """For each rule set the rules that it has as it stands and that can be taken away.

    They are the clauses by which it obliges anybody, those about the trick itself, and the rules by which it would
    score any deal of the game. A rule of the score that no deal needs, whatever its options, is taken for one of every
    rule set, so that it is missed.
    """
    deals = [each.example for each in examples if isinstance(each.example, WholeDeal)]
    needed = {rule for deal in deals for rule in scored_by(deal) if without(deal, rule)}
    missed = frozenset(rule.id for rule in game.score_rules) - needed
    return {
        rules.id: missed.union(_obliging(rules), rules_of_trick(rules), *(scored_by(deal, rules) for deal in deals))
        for rules in sets
    }


def _obliging(rules: RuleSet) -> set[str]:
    return {
        each.clause
        for trumps in rules.game.trumps
        for situation in situations(rules, trumps)
        for each in rules.obligations(situation)
    }


def _pairs(game: Game, examples: list[_Judged]) -> Iterator[Pair]:
    """Every two choices of every option, both ways round."""
    for option in game.options:
        ranked = sorted(examples, key=lambda each: each.rank(option.clause))
        for choice, other in permutations(option.values, 2):
            pinned = [
                Pin(example=each.example.id, change=change)
                for each in ranked
                if each.rules[option.name] == choice and (change := switched(each.example, option.name, other))
            ]
            yield Pair(option=option.name, clause=option.clause, choice=choice, other=other, pinned=pinned)
