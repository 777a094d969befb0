"""A position is made small without changing what it says; positions are alike when only names differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from followsuit.cards import parse_cards
from followsuit.finding.bounds import UNBOUND, Bounds, Range
from followsuit.finding.decides import decides, deciding
from followsuit.finding.likeness import identity, outline, shape
from followsuit.finding.small import as_held, role, small, standings
from followsuit.games import RULE_SETS
from followsuit.notation.writing import position_tags
from followsuit.order import Trumps
from followsuit.position import Position
from tests.helpers import names, position, read_tags
from tests.strategies import positions


def made(clause: str, at: Position, bounds: Bounds = UNBOUND) -> str:
    """The hand that is left."""
    found = small(at, lambda each: decides(clause, each), bounds)
    return names(found.hand) if found else ""


CASES = [
    # of the refused cards the dearest of each standing stays, and one that may be played, the cheapest
    ("belote.overruff", "belote.app", "S", "W: AD 8S", "E: 7S 9S JS KH AH 7C", "9S 7S AH"),
    ("belote.ruff", "belote.app", "S", "W: AD", "N: 8S 7S AH 7H 10C", "7S AH"),
    ("belote.rise", "belote.app", "S", "W: 10S", "N: AS 9S KS QS 7H", "AS KS 7H"),
    ("belote.underruff", "belote.app", "S", "W: AD JS", "E: 7S 9S KC 10H", "7S 10H"),
    # where everything is free, a trump and the dearest of the others show it
    ("belote.partner-free", "belote.app", "S", "W: AD 7D", "E: 7S 9S KC 10H", "9S 10H"),
    ("trick.free", "belote.app", "S", "W: AD", "N: 8C 7C 8H 10H", "10H 8C"),
    ("trick.lead", "euchre.app", "S", "", "N: 9D AD 10C 9S", "9S AD"),
    # a refused card that would take the trick teaches more than one that is worth more
    ("trick.follow", "belote.app", "S", "W: AD", "N: 7D KD 9S 7S AC", "9S 7D AC"),
    ("euchre.bower", "euchre.app", "S", "W: AC", "N: JC 9C 10C AH", "JC AH 9C"),
]


@pytest.mark.parametrize(("clause", "rules", "trumps", "trick", "hand", "left"), CASES)
def test_what_is_left(clause: str, rules: str, trumps: str, trick: str, hand: str, left: str) -> None:
    assert made(clause, position(rules, trumps, trick, hand)) == left


def test_of_a_card_that_takes_the_trick_only_that_is_left() -> None:
    at = position("belote.app", "H", "W: AS 10S KC", "S: 7H 8D 9D", Plays="7H")
    assert made("trick.win", at) == "7H"


OVERRUFF = position("belote.app", "S", "W: AD 8S", "E: 7S 9S JS KH AH 7C")
ASKED = [
    (Bounds(hand=Range(4, 6)), "9S 7S KH AH"),
    (Bounds(hand=Range(5)), "9S 7S KH AH 7C"),
    (Bounds(hand=Range(1, 2)), "9S 7S"),
    (Bounds(hand=Range(1, 1)), ""),
    (Bounds(hand=Range(7)), ""),
    (Bounds(legal=Range(2)), "JS 9S 7S AH"),
    (Bounds(legal=Range(3)), ""),
    (Bounds(refused=Range(4)), "9S 7S KH AH 7C"),
    (Bounds(refused=Range(1, 1)), "9S 7S"),
]


@pytest.mark.parametrize(("bounds", "left"), ASKED)
def test_as_many_cards_as_asked_for_those_that_teach_most(bounds: Bounds, left: str) -> None:
    assert "".join(sorted(made("belote.overruff", OVERRUFF, bounds))) == "".join(sorted(left))


def test_a_hand_is_held_with_trumps_first_and_high_cards_first() -> None:
    hand = parse_cards("9C AD 9S AC JC 10D AS JS")
    assert names(as_held(hand, RULE_SETS["euchre.app"].game.order(Trumps.SPADES))) == "JS JC AS 9S AD 10D AC 9C"
    hand = parse_cards("9C AD JC 10D")
    assert names(as_held(hand, RULE_SETS["coinche.app"].game.order(Trumps.ALL))) == "AD 10D JC 9C"


def without_regard_to(clause: str) -> Callable[[Position], bool]:
    return lambda at: decides(clause, at)


@given(positions())
def test_what_stays_is_ruled_on_as_before_and_nothing_else_changes(at: Position) -> None:
    assume(at.hand)
    for clause in deciding(at):
        found = small(at, without_regard_to(clause), UNBOUND)
        assert found
        assert decides(clause, found)
        assert (found.trick, found.plays) == (at.trick, at.plays)
        assert set(found.hand) <= set(at.hand)
        assert standings(found).items() <= standings(at).items()
        assert any(not refused for _, refused in standings(found).values())


@given(positions())
def test_what_is_small_stays_as_it_is(at: Position) -> None:
    assume(at.hand)
    for clause in deciding(at):
        found = small(at, without_regard_to(clause), UNBOUND)
        assert found
        assert small(found, without_regard_to(clause), UNBOUND) == found


@given(positions())
def test_of_two_cards_that_say_the_same_both_stay_only_if_the_clause_needs_them(at: Position) -> None:
    assume(at.hand and not at.plays)
    for clause in deciding(at):
        found = small(at, without_regard_to(clause), UNBOUND)
        assert found
        said = standings(found)
        for card in found.hand:
            if list(said.values()).count(said[card]) > 1:
                fewer = replace(found, hand=tuple(each for each in found.hand if each is not card))
                assert not decides(clause, fewer)


def test_what_a_card_counts_as() -> None:
    at = position("euchre.app", "S", "W: AC", "N: JC 9C AH")
    assert [role(card, at) for card in at.hand] == ["trump", "led", "other"]
    lead = position("euchre.app", "S", "", "N: JC 9C")
    assert [role(card, lead) for card in lead.hand] == ["trump", "other"]


# --- likeness


def renamed(at: Position, suits: str, seats: str = "") -> Position:
    """The position with S H D C, and seats in playing order, called something else."""
    tags = position_tags(at)
    own = at.trick.table.seating.seats
    for tag in ("Trick", "Hand", "SitsOut"):
        if tag in tags:
            seat, _, cards = tags[tag].partition(":")
            tags[tag] = (seats or "".join(own))[own.index(seat)] + (":" + cards if cards else "")
    change = str.maketrans("SHDC", suits)
    for tag in ("Trumps", "Trick", "Hand", "Plays"):
        if tag in tags and tags[tag] not in ("NT", "AT"):
            seat, colon, cards = tags[tag].rpartition(":")
            tags[tag] = seat + colon + cards.translate(change)
    reading = read_tags(**tags)
    assert reading.position, reading.problems
    return reading.position


COLOURS = ("SHDC", "CHDS", "SDHC", "HSCD", "DSCH", "HCSD")
"""Ways to rename suits that keep two of a colour together."""


@given(positions(), st.sampled_from(list(permutations("SHDC"))), st.sampled_from(COLOURS), st.integers(0, 3))
def test_other_names_make_the_same_position(
    at: Position, any_suits: tuple[str, ...], of_colours: str, turned: int
) -> None:
    assume(at.hand)
    game = at.rules.game
    suits = of_colours if game.bower_clause or game.last_card_clause else "".join(any_suits)
    seats = "".join(at.trick.table.seating.seats)
    other = renamed(at, suits, seats[turned:] + seats[:turned])
    for measure in (identity, shape, outline):
        assert measure(other) == measure(at)


def test_a_bower_is_no_other_jack() -> None:
    assert identity(position("euchre.app", "S", "W: AD", "N: JC 9H")) != identity(
        position("euchre.app", "S", "W: AD", "N: JH 9C")
    )


def test_positions_of_one_shape_differ_in_cards_and_those_of_one_outline_in_what_lies_there() -> None:
    one = position("belote.app", "S", "W: AD 8S", "E: 7S 9S KH")
    same = position("belote.app", "S", "W: KD 10S", "E: 8S AS KC")
    assert shape(one) == shape(same)
    assert identity(one) != identity(same)
    led = position("belote.app", "S", "W: AD 9D JS", "S: 7S 10H")
    ruffed = position("belote.app", "S", "W: AD JS 9D", "S: 7S 10H")
    assert shape(led) != shape(ruffed)


def test_who_holds_the_trick_makes_an_outline() -> None:
    kinds = [
        position("belote.app", "S", "W: AD", "N: 7D KH"),
        position("belote.app", "S", "W: 8D AD", "E: 7D KH"),
        position("belote.app", "S", "W: AD 8D", "E: 7D KH"),
        position("belote.app", "S", "", "E: 7D KH"),
        position("belote.app", "S", "W: AD 8D 9D", "S: 7S", Plays="7S"),
        position("belote.app", "S", "W: AD 8D 9D", "S: 7H", Plays="7H"),
        position("coinche.app", "NT", "W: AD", "N: 7D KH"),
        position("coinche.app", "AT", "W: AD", "N: 7D KH"),
    ]
    assert len({outline(each) for each in kinds}) == len(kinds)
