"""Positions in a line, for tables of them, and what tests ask again and again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

from followsuit.cards import Card, Suit, card_set, cards_in, parse_cards
from followsuit.errors import Code, Place, Problem
from followsuit.games import RULE_SETS
from followsuit.games.game import Game, RuleSet
from followsuit.notation.reading import Reading, read
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import Document, Record, read_document
from followsuit.obligations import Obligation
from followsuit.order import Trumps
from followsuit.position import Position
from followsuit.scenarios.library import Library, Scenario
from followsuit.seats import Seating
from followsuit.trick import Situation, Table

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"


def token(text: str) -> Token:
    return Token(Source("test.scn", text), 0, text)


def read_tags(**tags: str) -> Reading:
    """What the tags of a record say: ``read_tags(Rules="belote.app", Trumps="H", …)``."""
    return read({name: token(value) for name, value in tags.items()}, Place("test.scn", 1))


def position(rules: str, trumps: str, trick: str = "", hand: str = "", **others: str) -> Position:
    """The position of a line; it must be one."""
    reading = read_tags(Rules=rules, Trumps=trumps, Trick=trick, Hand=hand, **others)
    assert not reading.problems
    assert reading.position
    return reading.position


def names(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def legal(rules: str, trumps: str, trick: str, hand: str, **others: str) -> str:
    return names(position(rules, trumps, trick, hand, **others).ruling().legal)


def refused(rules: str, trumps: str, trick: str, hand: str, **others: str) -> str:
    """``KH belote.ruff, 7S belote.overruff``, as the notation writes it."""
    found = position(rules, trumps, trick, hand, **others).ruling().refused
    return ", ".join(f"{card} {obligation.clause}" for card, obligation in found.items())


def winner(rules: str, trumps: str, trick: str, **others: str) -> str | None:
    return position(rules, trumps, trick, **others).ruling().winner


def bits(text: str) -> int:
    return card_set(parse_cards(text))


# --- rule sets


def with_options(name: str, **changes: str) -> RuleSet:
    """A rule set and what a table changes; ``_`` stands for ``-``."""
    rules = RULE_SETS[name]
    return replace(rules, changes=tuple((option.replace("_", "-"), value) for option, value in changes.items()))


PLAY_OPTIONS = ("direction", "rise-over-partner", "underruff", "partner-trump", "stock")


def option_combinations(rules: RuleSet) -> Iterator[RuleSet]:
    """The rule set with every combination of the options that the play of a card may depend on."""
    options = [option for option in rules.game.options if option.name in PLAY_OPTIONS]
    for values in product(*(option.values for option in options)):
        yield replace(rules, changes=tuple((option.name, value) for option, value in zip(options, values, strict=True)))


def situations(game: Game) -> Iterator[Situation]:
    """Every situation of a game, and some that cannot occur."""
    for trumps, led in product(game.trumps, Suit):
        order = game.order(trumps)
        for best in cards_in(order.cards(led) | order.trump_cards):
            for partner_holds, last in product((False, True), repeat=2):
                yield Situation(order, led, best, partner_holds, last)


def obligation_clauses(rules: RuleSet) -> set[str]:
    """The clauses that oblige anybody to anything under a rule set."""
    return {each.clause for situation in situations(rules.game) for each in rules.obligations(situation)}


def rule_sets_without(clause: str) -> Mapping[str, RuleSet]:
    """All rule sets with the obligations of one clause removed."""

    def without(game: Game) -> Game:
        def obligations(situation: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
            return tuple(each for each in game.obligations(situation, rules) if each.clause != clause)

        return replace(game, obligations=obligations)

    games = {game: without(game) for game in {rules.game for rules in RULE_SETS.values()}}
    return {name: RuleSet(games[rules.game], rules.preset) for name, rules in RULE_SETS.items()}


# --- play


def seatings(rules: RuleSet) -> Iterator[Seating]:
    """Every way to sit at a rule set's table."""
    for players in rules.game.players:
        yield rules.seating(players, lettered=False)
    if rules.game.may_sit_out:
        yield from (rules.seating(out=seat) for seat in rules.seating().seats)


def play_out(table: Table, random: Random) -> Iterator[Position]:
    """Every position of a deal that is dealt and played at random, each with the card that is then played."""
    game, seating = table.rules.game, table.seating
    pack = random.sample(game.pack, len(game.pack))
    size = game.hand_size(table.rules, len(seating.seats))
    hands = {seat: pack[place * size : (place + 1) * size] for place, seat in enumerate(seating.seats)}
    leader = random.choice(seating.players)
    for _ in range(size):
        trick = table.lead(leader)
        while trick.to_play:
            hand = hands[trick.to_play]
            played = random.choice(cards_in(trick.legal(card_set(hand))))
            yield Position(trick, tuple(hand), played)
            hand.remove(played)
            trick = trick.play(played)
        assert trick.holder
        leader = trick.holder


def table(rules: RuleSet, trumps: Trumps, seating: Seating | None = None) -> Table:
    return rules.table(trumps, seating or rules.seating(rules.game.players[0]))


# --- files of scenarios


def document(text: str, path: str = "examples/belote/test.scn") -> Document:
    return read_document(Source(path, text))


def library(text: str, path: str = "examples/belote/test.scn") -> Library:
    read = Library()
    read.add(document(text, path), Path(path).parent.name)
    return read


def scenario(text: str) -> Scenario:
    """The only scenario of a text."""
    (found,) = library(text).scenarios.values()
    assert isinstance(found, Scenario)
    return found


def all_problems(text: str) -> list[Problem]:
    """What is wrong with a text before it is checked."""
    read = library(text)
    found = [problem for each in read.scenarios.values() for problem in (*each.record.problems, *each.reading.problems)]
    return [*read.problems, *found]


def codes(problems: Iterable[Problem]) -> list[Code]:
    return [problem.code for problem in problems]


def record_text(record: Record) -> str:
    return record.head.source.text[record.head.start : record.end]


OVERRUFF = """\
; a comment
[Scenario "overruff"]
[Rules    "belote.app"]
[Trumps   "S"]
[Trick    "W: AD 8S"]
[Hand     "E: 7S 9S KH"]
[Legal    "9S"]
[Refused  "7S belote.overruff, KH belote.ruff"]
"""
"""The example of the design."""
