"""The referee on the positions of the rules: the published ones, the ones that others get wrong, every option.

A position is one line: rule set (with options that differ), trumps, the trick with its leader, the player's hand,
the cards that may be played. The referee imports nothing of the engine, and neither do these tests.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit import referee
from followsuit.cards import CARDS, Card, parse_cards
from followsuit.referee import Question, holder, legal, next_player, points

BELOTE = {"direction": "clockwise", "rise-over-partner": "yes", "underruff": "forced", "partner-trump": "free"}
COINCHE = {"direction": "clockwise", "underruff": "forced", "partner-trump": "free"}
OPTIONS = {
    "belote.table": BELOTE | {"direction": "anticlockwise", "partner-trump": "higher"},
    "belote.app": BELOTE,
    "coinche.app": COINCHE,
    "coinche.official": COINCHE | {"underruff": "free"},
    "euchre.app": {},
    "euchre.five-handed": {},
    "ninety-two.draw": {},
    "ninety-two.92q": {},
}
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def ask(rules: str, trumps: str, trick: str = "", hand: str = "", players: int = 4, sits_out: str = "") -> Question:
    """The question that a line of a table asks: ``W: AD 8S`` is a trick, ``E: 7S KH`` a player and a hand."""
    name, *changes = rules.split()
    leader, _, played = trick.partition(":")
    seat, _, held = hand.partition(":")
    return Question(
        rules=name,
        options=OPTIONS[name] | dict(change.split("=", 1) for change in changes),
        trumps=trumps,
        leader=leader or None,
        trick=parse_cards(played),
        seat=seat or None,
        hand=parse_cards(held),
        players=players,
        lettered=not (leader or seat).isdigit(),
        sits_out=sits_out or None,
    )


def names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


# --- which card may be played

PUBLISHED = [
    ("belote.app", "H", "W: AS", "N: KS 7S JH 9C 10D", "KS 7S"),
    ("belote.app", "D", "N: 8D 9C", "S: QS 9D 7D 10H", "9D"),
    ("belote.app", "H", "E: AC", "S: 8H QH KS 9D 7S", "8H QH"),
    ("belote.app", "H", "N: AC 7C", "S: 8H QH KS 9D", "8H QH KS 9D"),
    ("belote.app", "S", "W: AD 8S", "E: 7S 9S KH", "9S"),
    ("belote.app", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    ("coinche.official", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S KH QC"),
    ("coinche.app", "NT", "S: KD", "W: 7D AS AC", "7D"),
    ("belote.app", "H", "S: AS 10S 7S", "E: JH KD", "JH"),
]

OFTEN_WRONG = [
    # Euchre: the left bower is a trump and nothing else; the other black or red jack is not
    ("euchre.app", "H", "N: JD", "E: 9H 9D AD QC 10C", "9H"),
    ("euchre.app", "H", "N: AD", "E: JD AS KS QC 10C", "JD AS KS QC 10C"),
    ("euchre.app", "H", "N: AD", "E: JD 9D KS QC 10C", "9D"),
    ("euchre.app", "H", "N: 9H", "E: JD 9D KS QC 10C", "JD"),
    ("euchre.app", "S", "N: AH", "E: JH 9S KC QD 10D", "JH"),
    ("euchre.app", "S", "N: QS", "E: 9S AS KC QD 10D", "9S AS"),
    ("euchre.app", "S", "N: QH", "E: 9S AS KC QD 10D", "9S AS KC QD 10D"),
    # a ruffed trick belongs to the trump, whatever plain card was played with it
    ("belote.app", "H", "N: KS JH", "S: 9H 7H AD 8D", "9H 7H"),
    ("belote.app", "H", "N: 7S 9H", "S: AS 8S JH AD", "AS 8S"),
    ("belote.app", "H", "N: AS 7H 8S", "W: 8H QH AD 8D", "8H QH AD 8D"),
    # rising: against the best trump, also the partner's, and with a trump at any rate
    ("belote.app", "H", "N: 9H QH 8H", "W: KH JH 7H", "JH"),
    ("belote.app", "H", "N: AH 8H", "S: 9H JH KH 7H AS", "9H JH"),
    ("belote.app", "H", "N: JH", "E: 9H AH 7H AS 7S", "9H AH 7H"),
    # over the partner's ruff, and under an opponent's, by rule set
    ("belote.app", "H", "N: 7S QH 8S", "W: 7H KH AD", "7H KH AD"),
    ("belote.table", "H", "N: 7S QH 8S", "E: 7H KH AD", "KH AD"),
    ("belote.app", "H", "N: AS KS 9H", "W: 7H 8H AD 8D", "7H 8H"),
    ("coinche.official", "H", "N: AS KS 9H", "W: 7H 8H AD 8D", "7H 8H AD 8D"),
    # no trumps and all trumps
    ("coinche.app", "NT", "N: 7S", "E: AS 8S JH AD", "AS 8S"),
    ("coinche.app", "AT", "N: QS", "E: 7S KS JS AD", "KS JS"),
]

BY_CLAUSE = [
    # follow: nobody rises in a plain suit, a player without trumps throws off what he likes
    ("belote.app", "H", "N: KS", "E: AS 8S", "AS 8S"),
    ("coinche.app", "NT", "N: KS", "E: AS 8S", "AS 8S"),
    ("euchre.app", "H", "N: KH", "E: AH 9H", "AH 9H"),
    ("ninety-two.draw", "H", "1: KH", "2: QH 2H", "QH 2H"),
    ("belote.app", "H", "N: 7S", "E: AD 8C", "AD 8C"),
    ("belote.app", "H", "N: 7H", "E: AD 8C", "AD 8C"),
    ("belote.app", "H", "N: 7S 8H", "S: AD 8C", "AD 8C"),
    # rise: over the partner unless the table has agreed otherwise; over an opponent in any case
    ("belote.app rise-over-partner=no", "D", "N: 8D 9C", "S: QS 9D 7D 10H", "9D 7D"),
    ("belote.app rise-over-partner=no", "D", "N: 8D JD", "S: QS 9D 7D 10H", "9D 7D"),
    ("belote.app rise-over-partner=no", "D", "N: 8D QD", "S: QS 9D 7D 10H", "9D"),
    ("coinche.app rise-over-partner=yes", "D", "N: 8D 9C", "S: 9D 7D", "9D"),
    ("coinche.app rise-over-partner=no", "D", "N: 8D 9C", "S: 9D 7D", "9D 7D"),
    ("belote.table", "D", "N: 8D 9C", "S: 9D 7D", "9D"),
    ("belote.app", "D", "N: 8D QD 9D", "W: AD KD", "AD KD"),
    # overruff: against the highest trump of all, the partner's lower one being no help
    ("belote.app", "H", "N: 7S 8H 9H", "W: AH JH 7C", "JH"),
    ("belote.app", "H", "E: 7S QH KH", "N: AH 8H 7C", "AH"),
    ("coinche.official", "S", "W: AD 8S", "E: 7S 9S KH", "9S"),
    ("coinche.official", "S", "W: AD", "N: 7S 9S KH", "7S 9S"),
    ("coinche.official", "S", "W: AD JS", "E: KH QC", "KH QC"),
    # underruff, as agreed
    ("belote.app underruff=free", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S KH QC"),
    ("belote.table underruff=free", "S", "E: AD JS", "W: 7S 9S KH QC", "7S 9S KH QC"),
    ("coinche.app", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    ("coinche.official underruff=forced", "S", "W: AD JS", "E: 7S 9S KH QC", "7S 9S"),
    # the partner holds the trick: a low trump is no trump to choose, where that is agreed and a higher one is held
    ("belote.table", "S", "W: AD 9S 7D", "N: JS 8S KH", "JS KH"),
    ("belote.table", "S", "W: AD 9S 7D", "N: AS 8S KH", "AS 8S KH"),
    ("belote.table", "S", "W: AD 9S 7D", "N: JS 8S", "JS"),
    ("belote.table", "S", "W: AD 7D", "E: JS 8S KH", "JS 8S KH"),
    ("belote.table", "S", "W: AD 7D", "E: 8C KH", "8C KH"),
    ("belote.table partner-trump=free", "S", "W: AD 9S 7D", "N: JS 8S KH", "JS 8S KH"),
    ("coinche.app partner-trump=higher", "S", "W: AD 9S 7D", "S: JS 8S KH", "JS KH"),
    # no trumps: ten above king, no ruff
    ("coinche.app", "NT", "S: KD 7D", "N: AS AC", "AS AC"),
    # all trumps: rise over the partner too, measured in the led suit only; without it any card
    ("coinche.app", "AT", "N: 9C 7C", "S: JC 8C", "JC"),
    ("coinche.app rise-over-partner=no", "AT", "N: 9C 7C", "S: JC 8C", "JC 8C"),
    ("coinche.app rise-over-partner=no", "AT", "N: 9C JC", "S: AC 8C", "AC 8C"),
    ("coinche.app rise-over-partner=no", "AT", "N: QC 9C", "S: JC 8C", "JC"),
    ("coinche.app", "AT", "N: QS JH", "S: 7S KS 9D", "KS"),
    ("coinche.app", "AT", "N: JS", "E: 7S KS 9D", "7S KS"),
    ("coinche.app", "AT", "N: QS", "E: JH 7D", "JH 7D"),
    # five-handed Euchre: the jick
    ("euchre.five-handed", "C", "4: JS 8H", "1: 8C 9S AH", "8C"),
    ("euchre.five-handed", "C", "5: AS", "1: JS 9S AH", "9S"),
    ("euchre.five-handed", "C", "5: AS", "1: JS 8H AH", "JS 8H AH"),
    ("euchre.five-handed", "C", "5: 8C", "1: JS 9S JC", "JS JC"),
    # Ninety-two: follow, or anything; the deuce of the back suit is no excuse
    ("ninety-two.draw", "H", "1: AS KS 5S", "4: 2D 4C", "2D 4C"),
    ("ninety-two.draw", "H", "1: AS KS 5S", "4: 2D 3S", "3S"),
    ("ninety-two.92q", "H", "1: AS", "2: QH 4C", "QH 4C"),
    ("ninety-two.92q", "H", "1: 2H", "2: QH 2D", "QH"),
    # a lead is free
    ("belote.table", "H", "", "E: 7H KS AD", "7H KS AD"),
    ("coinche.app", "AT", "", "E: 7H KS AD", "7H KS AD"),
    ("euchre.app", "H", "", "E: JD KS AD", "JD KS AD"),
    ("ninety-two.92q", "H", "", "8: 2D KS AD", "2D KS AD"),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "expected"), PUBLISHED + OFTEN_WRONG + BY_CLAUSE)
def test_legal(rules: str, trumps: str, trick: str, hand: str, expected: str) -> None:
    question = ask(rules, trumps, trick, hand, players=5 if rules == "euchre.five-handed" else 4)
    assert names(legal(question)) == expected
    assert next_player(question) == (question.seat if trick else None), "the line names somebody else"


@pytest.mark.parametrize("rules", OPTIONS)
def test_the_suit_of_the_trick_before_does_not_bind_the_next_lead(rules: str) -> None:
    seat = "1" if rules == "euchre.five-handed" else "N"
    assert names(legal(ask(rules, "H", "", f"{seat}: 9S 9H AD JC"))) == "9S 9H AD JC"
    after = ask(rules, "H", f"{seat}: AS KS QS JS", f"{seat}: 9S 9H AD JC")
    assert names(legal(after)) == "9S 9H AD JC"


def test_the_leader_may_be_known_before_he_leads() -> None:
    question = replace(ask("belote.app", "H", "", "N: 9S 9H"), leader="N")
    assert names(legal(question)) == "9S 9H"
    assert holder(question) is None


def test_nobody_to_play_plays_nothing() -> None:
    assert legal(ask("belote.app", "H", "N: 7S")) == ()


# --- who wins the trick, and what it is worth

HOLDERS = [
    ("belote.app", "H", "N: 7S AD AC 8S", "W"),
    ("belote.app", "H", "N: AS 7H 10S KS", "E"),
    ("belote.app", "H", "S: AS 10S 7S JH", "E"),
    ("belote.app", "H", "N: KS JH", "E"),
    ("belote.table", "H", "N: KS JH", "W"),
    ("belote.table direction=clockwise", "H", "N: KS JH", "E"),
    ("coinche.app direction=anticlockwise", "H", "N: KS JH", "W"),
    ("belote.app", "H", "N: 9H AH JH 10H", "S"),
    ("belote.app", "H", "N: KS 10S AS QS", "S"),
    ("belote.app", "H", "N: 9S JS QS 8S", "S"),
    ("belote.app", "H", "W: 7S 7H 8H AS", "E"),
    ("belote.app", "H", "N: 7S", "N"),
    ("coinche.app", "NT", "N: KS 10S AH 9S", "E"),
    ("coinche.app", "NT", "N: JS 9S QS AH", "S"),
    ("coinche.app", "AT", "N: QS JH 9H JD", "N"),
    ("coinche.app", "AT", "N: AS 9S JS 10S", "S"),
    # right bower, left bower, ace
    ("euchre.app", "H", "N: AH JD 9H KH", "E"),
    ("euchre.app", "H", "N: AH JD JH KH", "S"),
    ("euchre.app", "H", "N: JD AD KH QD", "N"),
    ("euchre.app", "H", "N: AD KD JD QD", "S"),
    ("euchre.app", "H", "N: JS QS KS JC", "S"),
    ("euchre.five-handed", "C", "4: AC JS 8C KC AS", "5"),
    ("euchre.five-handed", "C", "4: 9D 8D 8C KD AD", "1"),
    # queen, nine and ace on top of the trumps, plain suits as usual
    ("ninety-two.draw", "H", "1: AH 9H KH 10H", "2"),
    ("ninety-two.draw", "H", "1: 9H QH AH JH", "2"),
    ("ninety-two.92q", "H", "1: JH 10H 8H KH", "4"),
    ("ninety-two.92q", "H", "1: 9S JS 10S QS", "4"),
    # the deuce of the back suit: last, no trump, void
    ("ninety-two.92q", "H", "1: KS 9S 3S 2D", "4"),
    ("ninety-two.draw", "S", "3: KH 9H 3H 2C", "2"),
    ("ninety-two.92q", "H", "1: KS 9S 2D 3S", "1"),
    ("ninety-two.92q", "H", "1: KS 9S 2D", "1"),
    ("ninety-two.92q", "H", "1: KS 2H 3S 2D", "2"),
    ("ninety-two.92q", "H", "1: KD 4S 3S 2D", "1"),
    ("ninety-two.92q", "H", "1: KS 9S 3S 2C", "1"),
    ("ninety-two.92q", "H", "1: KS 9S 3S 3D", "1"),
    ("ninety-two.92q", "H", "1: KS 9S 3S 2H", "4"),
    ("belote.app", "H", "", None),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "expected"), HOLDERS)
def test_holder(rules: str, trumps: str, trick: str, expected: str | None) -> None:
    assert holder(ask(rules, trumps, trick, players=5 if rules == "euchre.five-handed" else 4)) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("4: 2D 4C", "4"),
        ("4: 2D 5S", "1"),
        ("4: 5S", "1"),
        ("1: 5S", "4"),
        ("2: 5S", "4"),
    ],
)
def test_the_deuce_of_the_back_suit_needs_a_void_in_its_owners_hand(hand: str, expected: str) -> None:
    assert holder(ask("ninety-two.92q", "H", "1: KS 9S 3S 2D", hand)) == expected


@pytest.mark.parametrize("players", [6, 8])
def test_last_is_last_of_all_players(players: int) -> None:
    others = "KS 9S 3S 4S 5S 6S 7S"[: 3 * (players - 1)]
    assert holder(ask("ninety-two.draw", "H", f"2: {others} 2D", players=players)) == "1"
    assert holder(ask("ninety-two.draw", "H", "2: KS 9S 3S 2D", players=players)) == "2"


POINTS = [
    ("belote.app", "H", "S: AS 10S 7S JH", 41),
    ("belote.table", "H", "S: JH 9H AH 10H", 55),
    ("belote.app", "H", "S: KH QH 8H 7H", 7),
    ("belote.app", "H", "S: KS QS JS 9S", 9),
    ("coinche.app", "NT", "W: JS QS KS AS", 28),
    ("coinche.app", "NT", "W: 10S 9S 8S 7S", 10),
    ("coinche.official", "AT", "W: JS 9S AH 10S", 34),
    ("coinche.official", "AT", "W: KS QS 8S 7S", 4),
    ("belote.app", "H", "", 0),
    ("euchre.app", "H", "N: JH JD AH KH", None),
    ("ninety-two.92q", "H", "1: KS 9S 3S 2D", None),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "expected"), POINTS)
def test_points(rules: str, trumps: str, trick: str, expected: int | None) -> None:
    assert points(ask(rules, trumps, trick)) == expected


@pytest.mark.parametrize("trumps", ["S", "H", "D", "C", "NT", "AT"])
def test_the_cards_of_the_pack_are_worth_152(trumps: str) -> None:
    pack = [str(card) for card in CARDS if card.rank in RANKS[RANKS.index("7") :]]
    tricks = [pack[first : first + 4] for first in range(0, 32, 4)]
    assert sum(points(ask("coinche.app", trumps, f"N: {' '.join(trick)}")) or 0 for trick in tricks) == 152


# --- whose turn it is

TURNS = [
    (ask("belote.app", "H", "W: AS"), "N"),
    (ask("belote.table", "H", "W: AS"), "S"),
    (ask("belote.table", "H", "N: AS 8S"), "S"),
    (ask("belote.table", "H", "1: AS"), "2"),
    (ask("belote.table", "H", "N: AS 8S 7S"), "E"),
    (ask("euchre.app", "H", "W: AS"), "N"),
    (ask("euchre.app", "H", "W: AS", sits_out="N"), "E"),
    (ask("euchre.app", "H", "W: AS KS", sits_out="N"), "S"),
    (ask("euchre.app", "H", "W: AS KS QS", sits_out="N"), None),
    (ask("euchre.app", "H", "W: AS KS QS"), "S"),
    (ask("euchre.five-handed", "H", "5: AS", players=5), "1"),
    (ask("euchre.five-handed", "H", "5: AS", players=5, sits_out="1"), "2"),
    (ask("ninety-two.draw", "H", "8: AS KS", players=8), "2"),
    (ask("ninety-two.draw", "H", "1: AS KS 3S 4S"), None),
    (ask("belote.app", "H"), None),
    (replace(ask("belote.app", "H"), leader="N"), None),
]


@pytest.mark.parametrize(("question", "expected"), TURNS)
def test_next_player(question: Question, expected: str | None) -> None:
    assert next_player(question) == expected


def test_who_sits_out_has_no_card_in_the_trick() -> None:
    assert holder(ask("euchre.app", "H", "W: 9S KS AS", sits_out="N")) == "S"


def test_four_may_sit_at_a_lettered_table_in_ninety_two() -> None:
    assert holder(ask("ninety-two.92q", "H", "N: KS 9S 3S 2D")) == "W"


# --- what holds everywhere


@pytest.mark.parametrize("answer", [legal, holder, points, next_player])
def test_an_unknown_rule_set_is_refused(answer: Callable[[Question], object]) -> None:
    with pytest.raises(LookupError, match=r"does not know .*whist\.solo"):
        answer(replace(ask("belote.app", "H"), rules="whist.solo"))


@st.composite
def positions(draw: st.DrawFn) -> Question:
    """Any cards at all on a table of any rule set: the laws hold for tricks that nobody could have played, too."""
    rules = draw(st.sampled_from(sorted(OPTIONS)))
    players = 5 if rules == "euchre.five-handed" else 4
    lowest = {"belote": "7", "coinche": "7", "euchre": "8", "ninety-two": "2"}[rules.partition(".")[0]]
    ranks = RANKS[RANKS.index(lowest) :]
    cards = draw(st.permutations([str(card) for card in CARDS if card.rank in ranks]))
    played = draw(st.integers(0, players - 1))
    leader = "1" if players == 5 else "N"
    trumps = draw(st.sampled_from(["S", "H", "D", "C"] + (["NT", "AT"] if rules.startswith("coinche") else [])))
    trick = f"{leader}: {' '.join(cards[:played])}" if played else ""
    question = ask(rules, trumps, trick, f"{leader}: {' '.join(cards[played : played + 8])}", players=players)
    return replace(question, seat=next_player(question) or leader)


@given(positions())
def test_laws(question: Question) -> None:
    """Something may be played; it comes from the hand, in its order; playing it keeps or takes the trick."""
    allowed = legal(question)
    assert allowed
    assert allowed == tuple(card for card in question.hand if card in allowed)
    assert holder(question) == holder(replace(question, seat=None, hand=()))
    for card in allowed:
        after = replace(question, leader=question.leader or question.seat, trick=(*question.trick, card))
        assert holder(after) in (holder(question), question.seat)


@given(positions())
def test_the_order_of_the_hand_changes_nothing(question: Question) -> None:
    mixed = replace(question, hand=tuple(reversed(question.hand)))
    assert legal(mixed) == tuple(reversed(legal(question)))


@pytest.mark.parametrize(
    ("rules", "trumps", "low_to_high"),
    [
        ("belote.app", "H", "7H 8H QH KH 10H AH 9H JH"),
        ("belote.table", "H", "7S 8S 9S JS QS KS 10S AS"),
        ("coinche.app", "NT", "7H 8H 9H JH QH KH 10H AH"),
        ("coinche.official", "AT", "7S 8S QS KS 10S AS 9S JS"),
        ("euchre.app", "H", "9H 10H QH KH AH JD JH"),
        ("euchre.five-handed", "C", "8C 9C 10C QC KC AC JS JC"),
        ("euchre.five-handed", "C", "8S 9S 10S QS KS AS"),
        ("euchre.five-handed", "C", "8H 9H 10H JH QH KH AH"),
        ("ninety-two.draw", "H", "2H 3H 4H 5H 6H 7H 8H 10H JH KH AH 9H QH"),
        ("ninety-two.92q", "H", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"),
    ],
)
def test_ranks(rules: str, trumps: str, low_to_high: str) -> None:
    """Of two cards of a suit the same one wins, whichever of them is led."""
    leader, second = {"belote.table": ("N", "W"), "euchre.five-handed": ("1", "2")}.get(rules, ("N", "E"))
    for low, high in itertools.combinations(low_to_high.split(), 2):
        assert holder(ask(rules, trumps, f"{leader}: {low} {high}")) == second
        assert holder(ask(rules, trumps, f"{leader}: {high} {low}")) == leader


def test_the_referee_knows_the_cards_and_nothing_else_of_the_engine() -> None:
    tree = ast.parse(Path(referee.__file__).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module for module in imported if module and module.startswith("followsuit")} == {"followsuit.cards"}
