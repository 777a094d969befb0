"""Legal sequences of cards, counted by the engine and by the referee: both come to the numbers of the table.

The small deals are chosen so that every clause of play has a say in them: without it the count is another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from followsuit import referee
from followsuit.cards import Card, parse_cards
from followsuit.deal.dealing import shuffled
from followsuit.deal.play_out import random_deal
from followsuit.deal.state import Hands, State
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.opening import opening
from followsuit.order import Trumps
from followsuit.perft import perft
from followsuit.seats import Seating
from tests.helpers import PLAY_OPTIONS, obligation_clauses


@dataclass(frozen=True)
class Small:
    """A small deal. The first of ``hands`` leads.

    ``counts`` are those of 1, 2, 3 … cards, at most as far as the last trick, to which nobody has a choice.
    """

    rules: str
    trumps: str
    hands: str
    counts: tuple[int, ...]
    stock: str = ""
    out: str | None = None

    def __str__(self) -> str:
        return f"{self.rules} {self.trumps} {len(self.held)}"

    @property
    def held(self) -> Hands:
        pairs = (part.split(":") for part in self.hands.split(" / "))
        return {seat: parse_cards(cards) for seat, cards in pairs}

    def start(self, rules: RuleSet | None = None) -> State:
        """The state before the lead, by its own rule set or by another."""
        rules, held = rules or RULE_SETS[self.rules], self.held
        seating = rules.seating(len(held), lettered=rules.game.teams, out=self.out)
        return opening(rules, Trumps(self.trumps), seating, next(iter(held)), held, parse_cards(self.stock))

    def says_otherwise(self, rules: RuleSet) -> bool:
        """Whether another rule set than its own has another number of the longest sequences."""
        return perft(self.start(rules), len(self.counts)) != self.counts[-1]


RUFFS = "N: KH 9H JS 8H / E: JC QS JH 8D / S: QH AH 9S 7H / W: KD 8C 9D 10H"
"""Hearts are trumps: rising, over the partner too, ruffing, overruffing and underruffing all come up."""
RISES = "N: 9D JD 9H 7D / E: 10H 8D 10D QD / S: AH KH 7H KD / W: QH JH AD 8H"
"""Two suits, for rising at all trumps."""
SUITS = "N: AH 8H KH / E: JH QH JC / S: AC 10C 8C / W: KC 9C 7C"
"""Two suits at no trumps."""
DEUCE = "1: 8D 5D 3H / 2: 4H 9D KD / 3: 7D 6H 2D / 4: 2S JH 8H"
"""Clubs are trumps, and the player of the spade deuce is the last to a lead of diamonds."""

SMALL = (
    Small(
        "belote.table",
        "H",
        "N: KH 9H JS 8H / W: JC QS JH 8D / S: QH AH 9S 7H / E: KD 8C 9D 10H",
        (4, 4, 10, 13, 39, 81, 120, 249, 498, 828, 1188, 1804),
    ),
    Small("belote.app", "H", RUFFS, (4, 4, 10, 13, 39, 81, 120, 302, 604, 986, 1370, 2198)),
    Small("coinche.app", "H", RUFFS, (4, 4, 10, 13, 39, 81, 120, 302, 604, 986, 1370, 2198)),
    Small("coinche.app", "NT", SUITS, (3, 6, 18, 54, 108, 144, 288, 576)),
    Small("coinche.app", "AT", RISES, (4, 10, 12, 12, 36, 63, 171, 351, 702, 972, 1800, 2688)),
    Small("coinche.official", "H", RUFFS, (4, 4, 10, 13, 39, 81, 122, 308, 616, 998, 1386, 2214)),
    Small("coinche.official", "NT", SUITS, (3, 6, 18, 54, 108, 144, 288, 576)),
    Small("coinche.official", "AT", RISES, (4, 10, 12, 12, 36, 63, 171, 351, 702, 972, 1800, 2688)),
    Small(
        "euchre.app", "D", "N: QD AD JH / E: QC KH QH / S: 10C AH AC / W: 9C 9D JD", (3, 9, 27, 54, 108, 216, 396, 528)
    ),
    Small(
        "euchre.app",
        "D",
        "N: AS JD AC KD / S: QS KC JH 10S / W: 10D 9D JC AD",
        (4, 5, 15, 45, 79, 120, 240, 356, 548),
        out="E",
    ),
    Small(
        "euchre.five-handed",
        "S",
        "1: JC 9D KS / 2: AS 10D QC / 3: 9C KD AC / 4: JS 8D QH / 5: 8S QD JD",
        (3, 3, 7, 7, 8, 16, 32, 52, 92, 144),
    ),
    Small("ninety-two.draw", "C", DEUCE, (3, 5, 9, 26, 78, 82, 118, 254, 508), stock="3S 9S 10D QH"),
    Small(
        "ninety-two.draw",
        "C",
        "1: 8D 3H / 2: 9D 4H / 3: 7D QC / 4: 5D 6H / 5: KD 10H / 6: 2S JH",
        (2, 2, 3, 3, 3, 4, 8, 10, 17, 31, 61, 105),
        stock="3S 9S 10D QH 4D KC",
    ),
    Small("ninety-two.92q", "C", DEUCE, (3, 5, 9, 26, 52, 56, 80, 96), stock="3S 9S 10D QH"),
    Small(
        "ninety-two.92q",
        "C",
        "1: 8D 3H / 2: 9D 4H / 3: 7D 9H / 4: 5D 6H / 5: KD 10H / 6: JC AH / 7: 3D 5H / 8: 2S JH",
        (2, 2, 2, 2, 2, 3, 3, 5),
    ),
)

FULL: dict[tuple[str, str, int], tuple[int, ...]] = {
    ("belote.table", "S", 4): (8, 15, 25, 39, 273),
    ("belote.app", "S", 4): (8, 15, 25, 39, 273),
    ("coinche.app", "S", 4): (8, 15, 25, 39, 273),
    ("coinche.app", "NT", 4): (8, 16, 30, 52, 364),
    ("coinche.app", "AT", 4): (8, 14, 22, 28, 196),
    ("coinche.official", "S", 4): (8, 15, 25, 39, 273),
    ("coinche.official", "NT", 4): (8, 16, 30, 52, 364),
    ("coinche.official", "AT", 4): (8, 14, 22, 28, 196),
    ("euchre.app", "S", 4): (5, 5, 14, 42, 168, 288),
    ("euchre.five-handed", "S", 5): (5, 7, 8, 27, 110, 440),
    ("ninety-two.draw", "S", 4): (4, 10, 10, 37, 148, 310),
    ("ninety-two.draw", "S", 6): (4, 10, 10, 37, 140, 140),
    ("ninety-two.draw", "S", 8): (4, 10, 10, 37, 140),
    ("ninety-two.92q", "S", 4): (13, 41, 111, 336, 4032),
    ("ninety-two.92q", "S", 6): (8, 16, 36, 224, 262),
    ("ninety-two.92q", "S", 8): (6, 8, 24, 34, 132),
}
"""Full hands of a pack shuffled by the seed 1, the first seat leads: rule set, trumps and players, and the counts."""


def full_deal(name: str, trumps: str, players: int) -> State:
    rules = RULE_SETS[name]
    seating, size = rules.seating(players, lettered=rules.game.teams), rules.game.hand_size(rules, players)
    pack = shuffled(rules.game.pack, Random(1))
    hands = {seat: tuple(pack[place * size : (place + 1) * size]) for place, seat in enumerate(seating.seats)}
    return opening(rules, Trumps(trumps), seating, seating.seats[0], hands, pack[size * players :])


EVERY_SMALL = pytest.mark.parametrize("deal", SMALL, ids=str)
EVERY_FULL = pytest.mark.parametrize("full", FULL, ids=lambda full: "-".join(map(str, full)))


# --- the engine


@EVERY_SMALL
def test_the_engine_counts_small_deals(deal: Small) -> None:
    state = deal.start()
    assert [perft(state, depth + 1) for depth in range(len(deal.counts))] == list(deal.counts)


@EVERY_FULL
def test_the_engine_counts_full_deals(full: tuple[str, str, int]) -> None:
    state = full_deal(*full)
    assert [perft(state, depth + 1) for depth in range(len(FULL[full]))] == list(FULL[full])


def test_no_card_is_one_sequence_and_a_deal_that_is_over_has_no_more() -> None:
    state = Small("euchre.app", "D", "N: AD / E: 9D / S: 9S / W: JC", ()).start()
    assert [perft(state, depth) for depth in range(6)] == [1, 1, 1, 1, 1, 0]
    with pytest.raises(ValueError, match="a depth of -1"):
        perft(state, -1)


def test_calls_are_counted_too() -> None:
    """Belote: after a pass the next player passes or takes; after a take the eldest leads one of eight cards."""
    state = random_deal(RULE_SETS["belote.app"], Random(1))
    assert [perft(state, depth) for depth in (1, 2)] == [2, 2 + 8]


# --- the referee


@dataclass
class Referee:
    """A walk through all sequences, in which the referee alone tells what is legal and who takes a trick."""

    start: State
    counts: list[int]

    def walk(self, leader: str, trick: tuple[Card, ...], hands: Hands, stock: tuple[Card, ...], played: int) -> None:
        players = self.seating.from_leader(leader)
        seat = players[len(trick)]
        for card in referee.legal(self.question(leader, trick, seat, hands[seat])):
            self.counts[played] += 1
            if played + 1 < len(self.counts):
                left = {**hands, seat: tuple(each for each in hands[seat] if each is not card)}
                if len(trick) + 1 < len(players):
                    self.walk(leader, (*trick, card), left, stock, played + 1)
                else:
                    self.next_trick(leader, (*trick, card), left, stock, played + 1)

    def next_trick(
        self, leader: str, trick: tuple[Card, ...], hands: Hands, stock: tuple[Card, ...], played: int
    ) -> None:
        taker = referee.holder(self.question(leader, trick, None, ()))
        assert taker
        players = self.seating.from_leader(taker)
        if self.start.rules.settings.get("stock") == "yes" and len(stock) >= len(players):
            drawn = dict(zip(players, stock, strict=False))
            hands = {seat: (*hand, drawn[seat]) for seat, hand in hands.items()}
            stock = stock[len(players) :]
        if hands[taker]:
            self.walk(taker, (), hands, stock, played)

    def question(
        self, leader: str, trick: tuple[Card, ...], seat: str | None, hand: tuple[Card, ...]
    ) -> referee.Question:
        rules, contract = self.start.rules, self.start.contract
        assert contract
        return referee.Question(
            rules=rules.id,
            options=rules.settings,
            trumps=contract.trumps.value,
            leader=leader if trick else None,
            trick=trick,
            seat=seat,
            hand=hand,
            players=len(self.seating.seats),
            lettered=rules.game.teams,
            sits_out=self.seating.out,
        )

    @property
    def seating(self) -> Seating:
        assert self.start.trick
        return self.start.trick.table.seating


def refereed(start: State, depth: int) -> list[int]:
    """The counts of 1, 2, 3 … cards, by the referee."""
    assert start.trick
    walk = Referee(start, [0] * depth)
    walk.walk(start.trick.leader, (), start.hands, start.stock, 0)
    return walk.counts


@EVERY_SMALL
def test_the_referee_counts_small_deals(deal: Small) -> None:
    assert refereed(deal.start(), len(deal.counts)) == list(deal.counts)


@EVERY_FULL
def test_the_referee_counts_full_deals(full: tuple[str, str, int]) -> None:
    assert refereed(full_deal(*full), len(FULL[full])) == list(FULL[full])


# --- every rule has a say


def changed(rules: RuleSet) -> bool:
    """Whether a rule set counts otherwise, in some deal, than the one whose name it has."""
    return any(deal.says_otherwise(rules) for deal in SMALL if deal.rules == rules.id)


def clauses() -> Iterator[tuple[str, str]]:
    """The clauses of each rule set that decide about a card: what binds, the left bower and the deuce."""
    for name, rules in RULE_SETS.items():
        others = filter(None, (rules.game.bower_clause, rules.game.last_card_clause))
        yield from ((name, clause) for clause in (*sorted(obligation_clauses(rules)), *others))


def other_options() -> Iterator[tuple[str, str, str]]:
    for name, rules in RULE_SETS.items():
        for option in rules.game.options:
            if option.name in PLAY_OPTIONS:
                yield from ((name, option.name, value) for value in option.values if value != rules[option.name])


@pytest.mark.parametrize(("name", "clause"), list(clauses()))
def test_without_a_clause_the_count_is_another(name: str, clause: str) -> None:
    assert changed(RULE_SETS[name].without(clause))


@pytest.mark.parametrize(("name", "option", "value"), list(other_options()))
def test_with_another_option_the_count_is_another(name: str, option: str, value: str) -> None:
    assert changed(replace(RULE_SETS[name], changes=((option, value),)))


# --- the opening


def test_a_leader_has_to_play() -> None:
    rules = RULE_SETS["euchre.app"]
    with pytest.raises(ValueError, match="E does not play; the leader is one of N, S, W"):
        opening(rules, Trumps.DIAMONDS, rules.seating(out="E"), "E", {})
