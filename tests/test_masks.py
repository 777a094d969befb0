"""Mask tables say what the engine says, and survive being written down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from followsuit import obligations
from followsuit.cards import CARDS, Card, CardSet, card_set, cards_in
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.masks import NONE, SITUATIONS, SUITS, Masks, number_of, situation_number
from followsuit.masks import tabulate as tabulate_now
from followsuit.masks_json import HALF, from_json, runs, to_json, unrolled
from followsuit.obligations import Obligation
from followsuit.order import Trumps
from followsuit.situations import situations
from tests.helpers import option_combinations, play_out, seatings, table

EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
ALL_OPTIONS = [each for rules in RULE_SETS.values() for each in option_combinations(rules)]

tabulate = cache(tabulate_now)


def tables(rules: RuleSet) -> Iterator[tuple[Trumps, Masks]]:
    yield from tabulate(rules).tables.items()


def number(card: Card) -> int:
    return CARDS.index(card)


# --- what the tables say


@EVERY_RULE_SET
def test_every_situation_has_a_number_of_its_own(rules: RuleSet) -> None:
    for trumps, masks in tables(rules):
        numbers = [number_of(each) for each in situations(rules, trumps)]
        assert len(numbers) == len(set(numbers))
        assert set(numbers) == {place for place, row in enumerate(masks.row) if row != NONE}
        assert len(masks.row) == len(masks.takes) == SITUATIONS


def test_numbers_are_sums_of_their_parts() -> None:
    rules = RULE_SETS["belote.app"]
    for each in situations(rules, Trumps.HEARTS):
        led, best = SUITS.index(each.led), number(each.best)
        parts = ((led, 0, False, False), (0, best, False, False), (0, 0, each.partner_holds, False))
        assert number_of(each) == sum(situation_number(*part) for part in parts) + each.last


@pytest.mark.parametrize("rules", ALL_OPTIONS, ids=str)
def test_a_row_says_what_the_obligations_of_its_situation_say(rules: RuleSet) -> None:
    """With the names of the clauses; only an obligation that can bind nobody is missing."""
    found, pack = tabulate(rules), card_set(rules.game.pack)
    for trumps, masks in found.tables.items():
        for each in situations(rules, trumps):
            row = masks.rows[masks.row[number_of(each)]]
            read = [Obligation(found.clauses[clause], holding, play) for clause, holding, play in row]
            asked = (Obligation(one.clause, one.holding & pack, one.play & pack) for one in rules.obligations(each))
            assert read == [one for one in asked if one.holding]


@EVERY_RULE_SET
def test_the_tables_play_whole_deals_as_the_engine_does(rules: RuleSet) -> None:
    """What may be played, and who holds the trick after every card."""
    chance = Random(f"masks of {rules.id}")
    for seating in seatings(rules):
        for trumps, masks in tables(rules):
            for position in play_out(table(rules, trumps, seating), chance):
                trick, hand = position.trick, card_set(position.hand)
                if trick.situation and position.plays:
                    place = number_of(trick.situation)
                    may = obligations.legal([Obligation("", *bond[1:]) for bond in masks.rows[masks.row[place]]], hand)
                    assert may == trick.legal(hand)
                    took = bool(position.plays.bit & masks.takes[place])
                    assert took == (position.after.best is position.plays)


@EVERY_RULE_SET
def test_suits_and_points_are_those_of_the_order(rules: RuleSet) -> None:
    for trumps, masks in tables(rules):
        order = rules.order(trumps)
        for card, suit in zip(CARDS, masks.suit, strict=True):
            assert suit == (SUITS.index(order.suit(card)) if card in rules.game.pack else NONE)
        if order.points is None:
            assert masks.points is None
        else:
            assert masks.points == tuple(order.points.get(card, 0) for card in CARDS)


def test_a_rule_that_is_taken_out_is_out_of_the_tables() -> None:
    without = tabulate(RULE_SETS["belote.app"].without("belote.overruff"))
    assert "belote.overruff" not in without.clauses
    assert without != tabulate(RULE_SETS["belote.app"])


def test_belote_and_coinche_play_alike_under_a_suit() -> None:
    belote, coinche = tabulate(RULE_SETS["belote.app"]), tabulate(RULE_SETS["coinche.app"])
    for trumps in RULE_SETS["belote.app"].game.trumps:
        assert belote.tables[trumps] == coinche.tables[trumps]
    assert belote.clauses != coinche.clauses


# --- written down


@cache
def written(*rules: RuleSet) -> Any:
    """What a reader in another language gets."""
    return json.loads(json.dumps(to_json(rules)))


def test_what_is_written_down_reads_as_it_was() -> None:
    assert from_json(written(*ALL_OPTIONS)) == {str(rules): tabulate(rules) for rules in ALL_OPTIONS}


def test_tables_that_are_alike_are_written_once() -> None:
    document = written(*ALL_OPTIONS)
    places = [place for found in document["rules"].values() for place in found["tables"].values()]
    assert set(places) == set(range(len(document["tables"])))
    assert len(places) > 4 * len(document["tables"])
    assert (
        document["rules"]["ninety-two.draw stock=no"]["tables"]
        == document["rules"]["ninety-two.92q stock=no"]["tables"]
    )
    texts = [json.dumps(each) for each in document["tables"]]
    assert len(texts) == len(set(texts))


def test_all_rule_sets_fit_into_a_small_file() -> None:
    assert len(json.dumps(to_json(RULE_SETS.values()), separators=(",", ":"))) < 60_000


def test_every_number_is_one_that_javascript_can_mask() -> None:
    """Its ``&`` works on 32 bits with a sign, so that halves of 26 bits come out whole."""

    def numbers(value: Any) -> Iterator[int]:
        if isinstance(value, int):
            yield value
        elif isinstance(value, (list, dict)):
            yield from chain.from_iterable(map(numbers, value.values() if isinstance(value, dict) else value))

    assert max(numbers(written(*RULE_SETS.values()))) < 1 << HALF < 1 << 31


def test_the_lines_in_the_docstring_give_the_legal_cards() -> None:
    """The fold as a page would do it, with the two halves of a hand, on every situation of Coinche."""
    rules, chance = RULE_SETS["coinche.official"], Random(1)
    document = written(rules)
    named = document["rules"][rules.id]
    for trumps, place in named["tables"].items():
        data = document["tables"][place]
        row = unrolled(data["row"])
        for each in situations(rules, Trumps(trumps)):
            hand = card_set(chance.sample(rules.game.pack, 8))
            led, best = document["suits"].index(each.led), document["cards"].index(str(each.best))
            halves = [hand & (1 << HALF) - 1, hand >> HALF]
            for _, holding, play in data["rows"][row[((led * 52 + best) * 2 + each.partner_holds) * 2 + each.last]]:
                if any(half & held for half, held in zip(halves, document["sets"][holding], strict=True)):
                    halves = [half & free for half, free in zip(halves, document["sets"][play], strict=True)]
            assert joined(halves) == obligations.legal(rules.obligations(each), hand)


def joined(halves: list[int]) -> CardSet:
    return card_set(cards_in(halves[0] | halves[1] << HALF))


def test_a_version_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="mask tables of version 2; this program reads version 1"):
        from_json({**written(RULE_SETS["euchre.app"]), "version": 2})
    with pytest.raises(ValueError, match="version None"):
        from_json({})


@pytest.mark.parametrize(("values", "short"), [((), []), ((5,), [5, 1]), ((7, 7, -1, 7), [7, 2, -1, 1, 7, 1])])
def test_runs(values: tuple[int, ...], short: list[int]) -> None:
    assert runs(values) == short
    assert unrolled(short) == values
