"""What no example needs, each as a problem that says what an example would have to show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from followsuit.cards import Card, card_set
from followsuit.coverage.ablation import rules_of_trick
from followsuit.coverage.table import GameTable, Pair
from followsuit.errors import Code, Place, Problem
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.obligations import legal
from followsuit.situations import situations
from followsuit.trick import Situation


def gaps(tables: Iterable[GameTable], place: Place) -> Iterator[Problem]:
    """Every rule that is not pinned in a rule set that has it, and every two choices that no example tells apart."""
    for table in tables:
        for row in table["rows"]:
            for name, cell in row["cells"].items():
                if cell["needed"] and not cell["pinned"]:
                    yield _unpinned(RULE_SETS[name], row["rule"], place)
        for pair in table["pairs"]:
            if not pair["pinned"]:
                yield _not_told_apart(table, pair, place)


def _unpinned(rules: RuleSet, rule: str, place: Place) -> Problem:
    message = f"no example of {rules.id} needs {rule}: without it, all of them stay as they are."
    says = next((each.says for each in rules.game.score_rules if each.id == rule), "")
    if says:
        hint = f"write a deal in which it decides: {says}."
    elif rule in rules_of_trick(rules):
        hint = "write one with the card that it is about in the hand or in the trick."
    else:
        hint = _what_would_show(rules, rule)
    if rule not in (each.id for each in rules.game.match_rules):  # what wins a game is not to be found in one deal
        hint += f" Try: followsuit find --rules {rules.id} --clause {rule}"
    return Problem(Code.UNPINNED, message, rule, place, hint)


def _not_told_apart(table: GameTable, pair: Pair, place: Place) -> Problem:
    option, choice, other = pair["option"], pair["choice"], pair["other"]
    message = f"no example of {table['game']} with {option}={choice} changes with {option}={other}."
    name = next((name for name in table["sets"] if RULE_SETS[name][option] == choice), table["sets"][0])
    written = name if RULE_SETS[name][option] == choice else f"{name} {option}={choice}"
    hint = f'write one with [Rules "{written}"] in which {pair["clause"]} decides.'
    return Problem(Code.UNPINNED, message, option, place, hint)


def _what_would_show(rules: RuleSet, clause: str) -> str:
    """A hand of two cards that needs a clause of play."""
    situation, hand = _smallest(rules, clause)
    holder = "the partner" if situation.partner_holds else "another player"
    return (
        f"it decides, for one, with trumps {situation.order.trumps} and {situation.led} led, when {holder} holds the "
        f"trick with {situation.best} and the hand is {hand[0]} {hand[1]}."
    )


def _smallest(rules: RuleSet, clause: str) -> tuple[Situation, tuple[Card, Card]]:
    """The first situation and two cards of which others may be played without the clause."""
    loose = rules.without(clause)
    for trumps in rules.game.trumps:
        for situation in situations(rules, trumps):
            bound, free = rules.obligations(situation), loose.obligations(situation)
            for hand in combinations(rules.game.pack, 2) if bound != free else ():
                bits = card_set(hand)
                if situation.best not in hand and legal(bound, bits) != legal(free, bits):
                    return situation, hand
    raise AssertionError("a clause that obliges somebody decides for some hand")
