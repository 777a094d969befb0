"""The bank: hands by clause, a line each, in cards and seats of the notation, graded by what makes a position hard."""

from __future__ import annotations

from followsuit.bank.difficulty import EASIEST, HARDEST, difficulty
from followsuit.bank.shelf import Shelf, line_of, parse, text_of
from followsuit.errors import Code
from followsuit.games import RULE_SETS
from followsuit.notation.source import Source


def shelf(text: str, rules: str = "belote.app") -> Shelf:
    return parse(RULE_SETS[rules], Source("bank.txt", text))


def graded(line: str, rules: str = "belote.app") -> int:
    found = shelf(f"[trick.follow]\n{line}\n", rules)
    assert found.problems == ()
    return difficulty(found.hands["trick.follow"][0].position)


# --- reading and writing

LINES = {
    "belote.app": ("3 S W:AD,8S E:7S,9S,KH", "2 H S:AS,10S,7S E:JH,KD =JH", "1 H - N:JH,9H"),
    "euchre.app": ("1 H x:S W:KC,9C E:10C,AS",),
    "ninety-two.draw": ("2 H 6/ 1:AS,KS,9S,8S,7S 6:2D =2D", "1 S 4/ 2:KH 3:AH,2C"),
}


def test_a_line_is_read_and_written_back() -> None:
    for rules, lines in LINES.items():
        for line in lines:
            read = shelf(f"[trick.win]\n{line}\n", rules)
            assert read.problems == ()
            (kept,) = read.hands["trick.win"]
            assert line_of(kept.difficulty, kept.position) == line


def test_hands_are_numbered_within_their_clause() -> None:
    read = shelf(
        "; easy ones first\n\n[belote.rise]\n1 S W:8S N:7S,9S\n3 S W:8S N:7S,9S,KS\n[belote.ruff]\n1 H E:AC S:8H,KS\n"
    )
    assert [each.name for clause in read.hands.values() for each in clause] == ["rise-1", "rise-2", "ruff-1"]


def test_what_is_written_is_read_again() -> None:
    read = shelf("[belote.overruff]\n3 S W:AD,8S E:7S,9S,KH\n")
    hands = {clause: [(each.difficulty, each.position) for each in kept] for clause, kept in read.hands.items()}
    assert {
        clause: [(each.difficulty, each.position) for each in kept]
        for clause, kept in shelf(text_of(hands)).hands.items()
    } == hands


def test_a_line_that_is_none_is_told_and_the_others_are_read() -> None:
    read = shelf("[belote.ruff]\nsomething\n1 H E:AC S:8H,KS\n1 H E:AC S:8H,XX\n")
    assert [(each.code, each.place.line) for each in read.problems] == [(Code.SYNTAX, 2), (Code.UNKNOWN_CARD, 4)]
    assert len(read.hands["belote.ruff"]) == 1


def test_a_card_that_may_not_be_played_is_told() -> None:
    read = shelf("[belote.ruff]\n1 H S:AS,10S,7S E:JH,KD =KD\n")
    assert [(each.code, each.place.line, each.place.column) for each in read.problems] == [(Code.ILLEGAL_CARD, 2, 26)]


# --- difficulty


def test_a_lead_is_as_easy_as_can_be() -> None:
    assert graded("1 H - N:JH,9H,8S,7D,AC,KC") == EASIEST


def test_one_rule_and_nothing_to_mistake_is_easy() -> None:
    assert graded("1 H E:7S S:8S,7D") == EASIEST


def test_each_of_these_makes_it_harder() -> None:
    easy = graded("1 H E:AC S:8H,7S")
    assert easy == EASIEST
    assert graded("1 H E:9C S:8H,AS") == easy + 1, "the ace is worth much, and a player would rather keep it"
    assert graded("1 H E:AC S:8H,7S,8S,9S,7D") == easy + 1, "many cards"
    assert graded("1 S W:AD,8S E:9S,7S,8H") == easy + 1, "two clauses meet"
    assert graded("1 D N:8D,9C S:9D,7D") == easy + 1, "the partner holds the trick, and that is no help"
    assert graded("1 H E:7S S:8S,8H") == easy + 1, "the trump would take the trick"


def test_all_of_it_together_is_as_hard_as_can_be() -> None:
    assert graded("1 S N:QS,7S S:8S,JS,AH,KH,9D") == HARDEST
