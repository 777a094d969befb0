"""What is found depends on the query alone; it is unlike what was found before, and the referee confirms it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from random import Random

import pytest

from followsuit.deal.play_out import played_out, random_deal
from followsuit.deal.state import State
from followsuit.errors import Place
from followsuit.finding.at_work import at_work, deal_clauses, in_the_auction
from followsuit.finding.decides import decides, play_clauses
from followsuit.finding.hope import LASTING, hopeless, needed
from followsuit.finding.likeness import identity, outline
from followsuit.finding.query import Query
from followsuit.finding.reading import query_from
from followsuit.finding.search import Answers, Block, answers, find, one_by_one
from followsuit.finding.trial import trial
from followsuit.games import RULE_SETS
from followsuit.notation.writing import position_tags
from followsuit.order import Trumps
from followsuit.players.player import play_out
from followsuit.position import Position
from followsuit.scenarios.second_opinion import second_opinion
from tests.deals import any_rules, rule_set

CLAUSES = [
    pytest.param(name, clause, id=f"{name}-{clause}")
    for name, rules in RULE_SETS.items()
    for clause in play_clauses(rules)
]


def positions(rules: str, query: str, count: int = 1, most: int = 2_000) -> list[Position]:
    return [
        found.shown for found in find(query_from(rules, query), count, most=most) if isinstance(found.shown, Position)
    ]


def deals(rules: str, query: str, count: int = 1, most: int = 2_000) -> list[State]:
    return [found.shown for found in find(query_from(rules, query), count, most=most) if isinstance(found.shown, State)]


def line(at: Position) -> str:
    tags = position_tags(at)
    return " | ".join(tags[tag] for tag in ("Trumps", "SitsOut", "Trick", "Hand", "Plays") if tag in tags)


# --- the same on every machine

SAME = [
    ("belote.app", "clause=overruff seed=7 hand=3..5", 22, "C | E: 8D 10C | W: JC 8C KH"),
    ("belote.table", "clause=partner-free seed=1 refused=1", 0, "S | E: 10C QS QC | S: JS 8S"),
    ("belote.app underruff=free", "clause=underruff seed=2", 5, "S | N: 7C 9S | S: 8S QD"),
    ("coinche.app", "clause=all-trump seed=3", 34, "AT | W: 8C 10C | E: AH JC 7C"),
    ("coinche.official", "clause=no-trump seed=4 hand=3", 12, "NT | S: AC | W: QS QD JC"),
    ("euchre.app", "clause=bower seed=5 hand=4", 3, "D | E: KH AD 10H | N: JH AS 9H JC"),
    ("euchre.app", "clause=alone seed=6", 2, "D | E | N: AS | S: AD 9S 10H"),
    ("euchre.five-handed", "clause=jick clause=trick.win seed=7", 4, "S | 2: AS 10S QC AC | 1: JC | JC"),
    ("ninety-two.draw", "clause=back-suit seed=8 players=6", 58, "D | 5: 2C 4C 10C AC KC | 4: 2H | 2H"),
    ("ninety-two.92q", "clause=trick.free seed=9 hand=5 trick=3", 1, "S | 3: QD 4D 10D | 2: KS 7S 10H JC 6C"),
]
"""What some seeds find. These lines change only when the rules, the players or the search do: then every example that
was found is another, and ``followsuit accept`` looks for them again."""


@pytest.mark.parametrize(("rules", "query", "deal", "found"), SAME)
def test_a_seed_finds_the_same_on_every_machine(rules: str, query: str, deal: int, found: str) -> None:
    (first,) = find(query_from(rules, query))
    assert first.query.deal == deal
    assert isinstance(first.shown, Position)
    assert line(first.shown) == found


def test_another_seed_another_rule_set_or_another_table_finds_something_else() -> None:
    texts = [
        ("belote.app", "clause=trick.win seed=1"),
        ("belote.app", "clause=trick.win seed=2"),
        ("belote.table", "clause=trick.win seed=1"),
        ("ninety-two.92q", "clause=trick.win seed=1"),
        ("ninety-two.92q", "clause=trick.win seed=1 players=6"),
    ]
    assert len({line(positions(*text)[0]) for text in texts}) == len(texts)


def test_the_order_of_house_rules_makes_no_difference() -> None:
    one = positions("belote.app underruff=free tie=failed", "clause=ruff seed=1", 3)
    assert list(map(line, one)) == list(
        map(line, positions("belote.app tie=failed underruff=free", "clause=ruff seed=1", 3))
    )


# --- in every rule set


@pytest.mark.parametrize(("name", "clause"), CLAUSES)
def test_every_clause_is_found_and_confirmed(name: str, clause: str) -> None:
    (found,) = positions(name, f"clause={clause} seed=1")
    assert decides(clause, found)
    assert list(second_opinion(found, found.ruling(), Place())) == []


@pytest.mark.parametrize("name", ["belote.table", "coinche.app", "euchre.app", "ninety-two.draw"])
def test_an_example_is_one_of_its_deal(name: str) -> None:
    """The trick and the cards that are left of the hand lay so when the deal was played."""
    query = query_from(name, "clause=trick.follow seed=4")
    for found in find(query, 3):
        assert isinstance(found.shown, Position)
        assert found.query.deal is not None
        assert line(found.shown) in map(
            line, (each for each in trial(query, found.query.deal) if isinstance(each, Position))
        )
        assert next(find(found.query)).query == found.query


# --- what is asked for


def test_bounds_are_kept() -> None:
    for each in positions("belote.app", "clause=overruff seed=2 hand=4..5 trick=2 legal=2 refused=2..", 2):
        ruling = each.ruling()
        assert len(each.hand) in (4, 5)
        assert (len(each.trick.cards), len(ruling.legal)) == (2, 2)
        assert len(ruling.refused) >= 2


def test_trumps_and_the_number_of_the_trick_are_kept() -> None:
    for each in positions("coinche.app", "clause=trick.follow seed=1 trumps=NT", 2):
        assert each.order.trumps is Trumps.NONE
    (last,) = positions("ninety-two.92q", "clause=trick.win seed=1 round=last")
    assert len(last.hand) == 1
    early = positions("belote.app", "clause=trick.follow seed=1 hand=8 round=1", 2)
    assert len(early) == 2


def test_several_clauses_decide_together() -> None:
    (found,) = positions("belote.app", "clause=overruff clause=trick.win seed=1 trick=3")
    assert decides("belote.overruff", found)
    assert decides("trick.win", found)


def test_a_query_that_names_its_deal_is_answered_from_that_deal() -> None:
    (found,) = find(query_from("belote.app", "clause=overruff seed=1 deal=13"))
    assert found.query.deal == 13
    assert list(find(query_from("belote.app", "clause=overruff seed=1 deal=12"))) == []


def test_nothing_is_found_where_nothing_is_and_the_search_ends() -> None:
    assert positions("belote.app", "clause=overruff seed=1 hand=8 trick=3 legal=7", most=60) == []


# --- unlike one another


@pytest.mark.parametrize("clause", ["belote.ruff", "trick.follow"])
def test_examples_are_unlike_while_others_can_be_found_and_never_the_same(clause: str) -> None:
    query = query_from("belote.app", f"clause={clause} seed=1")
    found = [each.shown for each in find(query, 20) if isinstance(each.shown, Position)]
    assert len({identity(each) for each in found}) == 20
    there = {outline(each) for number in range(40) for each in trial(query, number) if isinstance(each, Position)}
    assert {outline(each) for each in found[: len(there)]} == there, "first one of each kind"


def test_a_deal_gives_one_example_while_there_are_others() -> None:
    found = list(find(query_from("belote.app", "clause=trick.follow seed=1"), 4))
    assert len({each.query.deal for each in found}) == 4


def test_one_deal_alone_gives_all_it_has() -> None:
    query = query_from("belote.app", "clause=trick.follow seed=1 deal=3")
    assert len(list(find(query, 99))) == len(trial(query, 3)) > 2


# --- shared out


def backwards(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
    """Works on some blocks ahead, the last of them first."""
    waiting = list(islice(blocks, 8))
    done = {block: answers(query, block) for block in reversed(waiting)}
    yield from (done[block] for block in waiting)


@pytest.mark.parametrize("text", ["clause=ruff seed=1", "clause=trick.win clause=ruff seed=2"])
def test_who_works_on_which_block_makes_no_difference(text: str) -> None:
    query = query_from("belote.app", text)
    alone = [(each.query, line(each.shown)) for each in find(query, 3) if isinstance(each.shown, Position)]
    shared = [
        (each.query, line(each.shown)) for each in find(query, 3, share=backwards) if isinstance(each.shown, Position)
    ]
    assert alone == shared


def test_a_block_knows_nothing_of_another() -> None:
    query = query_from("belote.app", "clause=ruff seed=1")
    (whole,) = one_by_one(query, [(0, 20)])
    halves = [found for each in one_by_one(query, [(0, 10), (10, 20)]) for found in each]
    assert [number for number, _ in whole] == [number for number, _ in halves]


# --- whole deals

SHOWN = [
    ("belote.table", "clause=capot clause=belote.made"),
    ("belote.table", "clause=belote-lost"),
    ("belote.table", "clause=bid-2 clause=belote"),
    ("belote.app", "clause=redeal"),
    ("coinche.app", "clause=double clause=doubled"),
    ("coinche.official", "clause=bid clause=all-tricks"),
    ("euchre.app", "clause=march clause=order-up"),
    ("euchre.app", "clause=euchre.alone clause=call"),
    ("euchre.app stick-the-dealer=yes", "clause=euchre.redeal"),
    ("euchre.five-handed", "clause=five.partner clause=all-tricks"),
    ("euchre.five-handed", "clause=five.alone"),
    ("euchre.five-handed", "clause=stick"),
    ("ninety-two.92q", "clause=partners clause=exact"),
]


@pytest.mark.parametrize(("rules", "text"), SHOWN)
def test_deals_in_which_rules_of_auction_and_score_are_at_work(rules: str, text: str) -> None:
    query = query_from(rules, f"{text} seed=1")
    (state,) = deals(rules, f"{text} seed=1")
    assert state.over
    assert set(query.clauses) <= at_work(state) | set(play_clauses(query.rules))


def test_a_deal_can_be_asked_for_clauses_of_single_cards_too() -> None:
    (found,) = deals("belote.app", "clause=capot clause=overruff clause=trick.win seed=1", most=3_000)
    shown = [clause for at in turns(found) for clause in ("belote.overruff", "trick.win") if decides(clause, at)]
    assert set(shown) == {"belote.overruff", "trick.win"}


def turns(over: State) -> Iterator[Position]:
    """The position before every card of a deal that is over, with the card."""
    assert over.start
    hands = dict(over.start)
    for complete in over.tricks:
        trick = complete.table.lead(complete.leader)
        for card in complete.cards:
            assert trick.to_play
            yield Position(trick, hands[trick.to_play], card)
            hands[trick.to_play] = tuple(each for each in hands[trick.to_play] if each is not card)
            trick = trick.play(card)


def test_a_void_deal_has_no_trumps() -> None:
    assert deals("belote.app", "clause=redeal seed=1 trumps=S", most=100) == []


@pytest.mark.parametrize("name", RULE_SETS)
def test_what_is_at_work_is_among_what_can_be(name: str) -> None:
    chance = Random(1)
    for _ in range(8):
        state = played_out(random_deal(any_rules(RULE_SETS[name], chance), chance), chance)
        assert at_work(state) <= set(deal_clauses(state.rules))
        assert set(in_the_auction(state)) <= at_work(state)


def test_the_score_is_not_asked_before_the_deal_is_over() -> None:
    state = random_deal(rule_set("belote.app"), Random(1))
    assert at_work(state) == frozenset()


# --- giving a deal up


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_that_lasts_is_at_work_after_every_trick_of_a_deal_in_which_it_is_at_the_end(name: str) -> None:
    rules = rule_set(f"{name} lost-belote=lost") if RULE_SETS[name].game.last_trick_points else RULE_SETS[name]
    for seed in range(60):
        chance = Random(seed)
        states = list(play_out(random_deal(rules, chance), chance))
        needs = needed(at_work(states[-1]))
        assert not any(hopeless(state, needs) for state in states)


def test_what_is_needed_lasts_and_some_rules_need_another() -> None:
    assert needed({"belote.failed/belote-lost", "belote.failed"}) == {"belote.belote"}
    assert needed({"belote.capot", "belote.made"}) == {"belote.capot"}
    every = {rule.id for rules in RULE_SETS.values() for rule in rules.game.score.rules}
    assert every >= LASTING


def test_a_deal_is_given_up_when_both_sides_have_a_trick() -> None:
    chance = Random(3)
    states = list(play_out(random_deal(rule_set("belote.app"), chance), chance))
    given_up = [hopeless(state, frozenset({"belote.capot"})) for state in states]
    assert not given_up[0]
    assert given_up[-1]
    assert given_up == sorted(given_up)
