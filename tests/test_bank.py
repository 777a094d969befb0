"""The bank: hands by clause, a line each, in cards and seats of the notation, graded by what makes a position hard."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from followsuit.bank import __main__ as command
from followsuit.bank import fill as filling
from followsuit.bank.check import check_shelf
from followsuit.bank.difficulty import EASIEST, HARDEST, difficulty
from followsuit.bank.shelf import HANDS, Kept, Shelf, line_of, parse, read_shelf, text_of
from followsuit.errors import Code, Family
from followsuit.finding.decides import play_clauses
from followsuit.finding.likeness import identity
from followsuit.games import RULE_SETS
from followsuit.notation.source import Source
from followsuit.position import Position


def shelf(text: str, rules: str = "belote.app") -> Shelf:
    return parse(RULE_SETS[rules], Source("bank.txt", text))


def graded(line: str, rules: str = "belote.app") -> int:
    found = shelf(f"[trick.follow]\n{line}\n", rules)
    assert found.problems == ()
    return difficulty(found.hands["trick.follow"][0].position)


# --- reading and writing

LINES = {
    "belote.app": ("S W:AD,8S E:7S,9S,KH", "H S:AS,10S,7S E:JH,KD =JH", "H - N:JH,9H"),
    "euchre.app": ("H x:S W:KC,9C E:10C,AS",),
    "ninety-two.draw": ("H 6/ 1:AS,KS,9S,8S,7S 6:2D =2D", "S 4/ 2:KH 3:AH,2C"),
}


def test_a_line_is_read_and_written_back() -> None:
    for rules, lines in LINES.items():
        for line in lines:
            read = shelf(f"[trick.win]\n{line}\n", rules)
            assert read.problems == ()
            (kept,) = read.hands["trick.win"]
            assert line_of(kept.position) == line


def test_hands_are_numbered_within_their_clause() -> None:
    read = shelf(
        "; easy ones first\n\n[belote.rise]\nS W:8S N:7S,9S\nS W:8S N:7S,9S,KS\n[belote.ruff]\nH E:AC S:8H,KS\n"
    )
    assert [each.name for clause in read.hands.values() for each in clause] == ["rise-1", "rise-2", "ruff-1"]


def test_what_is_written_is_read_again() -> None:
    read = shelf("[belote.overruff]\nS W:AD,8S E:7S,9S,KH\n")
    hands = {clause: [each.position for each in kept] for clause, kept in read.hands.items()}
    assert {clause: [each.position for each in kept] for clause, kept in shelf(text_of(hands)).hands.items()} == hands


def test_a_line_that_is_none_is_told_and_the_others_are_read() -> None:
    read = shelf("[belote.ruff]\nsomething\nH E:AC S:8H,KS\nH E:AC S:8H,XX\n")
    assert [(each.code, each.place.line) for each in read.problems] == [(Code.SYNTAX, 2), (Code.UNKNOWN_CARD, 4)]
    assert len(read.hands["belote.ruff"]) == 1


def test_a_card_that_may_not_be_played_is_told() -> None:
    read = shelf("[belote.ruff]\nH S:AS,10S,7S E:JH,KD =KD\n")
    assert [(each.code, each.place.line, each.place.column) for each in read.problems] == [(Code.ILLEGAL_CARD, 2, 24)]


# --- difficulty


def test_a_lead_is_as_easy_as_can_be() -> None:
    assert graded("H - N:JH,9H,8S,7D,AC,KC") == EASIEST


def test_one_rule_and_nothing_to_mistake_is_easy() -> None:
    assert graded("H E:7S S:8S,7D") == EASIEST


def test_each_of_these_makes_it_harder() -> None:
    easy = graded("H E:AC S:8H,7S")
    assert easy == EASIEST
    assert graded("H E:9C S:8H,AS") == easy + 1, "the ace is worth much, and a player would rather keep it"
    assert graded("H E:AC S:8H,7S,8S,9S,7D") == easy + 1, "many cards"
    assert graded("S W:AD,8S E:9S,7S,8H") == easy + 1, "two clauses meet"
    assert graded("D N:8D,9C S:9D,7D") == easy + 1, "the partner holds the trick, and that is no help"
    assert graded("H E:7S S:8S,8H") == easy + 1, "the trump would take the trick"


def test_all_of_it_together_is_as_hard_as_can_be() -> None:
    assert graded("S N:QS,7S S:8S,JS,AH,KH,9D") == HARDEST


# --- what is kept


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_hand_is_ruled_on_alike_and_decided_by_its_clause_and_there_are_enough(name: str) -> None:
    kept = read_shelf(RULE_SETS[name])
    assert list(check_shelf(kept)) == []
    assert set(kept.hands) == set(play_clauses(RULE_SETS[name]))


@pytest.mark.parametrize("name", RULE_SETS)
def test_easy_hands_come_first(name: str) -> None:
    for hands in read_shelf(RULE_SETS[name]).hands.values():
        grades = [each.difficulty for each in hands]
        assert grades == sorted(grades)


def test_no_two_hands_of_a_clause_are_the_same_under_other_names() -> None:
    for rules in RULE_SETS.values():
        for clause, hands in read_shelf(rules).hands.items():
            assert len({identity(each.position) for each in hands}) == len(hands), f"{rules.id} {clause}"


def test_they_are_found_again_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = RULE_SETS["euchre.app"]
    kept = read_shelf(rules).hands["euchre.bower"]
    monkeypatch.setattr(filling, "play_clauses", lambda rules: ("euchre.bower",))
    ((clause, found),) = filling.fill(rules)
    assert text_of({clause: found}) == text_of({clause: positions_of(kept)})


def test_a_hand_that_is_no_example_of_its_clause_is_told() -> None:
    wrong = {each.code: each for each in check_shelf(shelf("[belote.overruff]\nS W:AD,8S E:KH,QC\n"))}
    assert (wrong[Code.UNDECIDED].place.line, Code.UNDECIDED.family) == (2, Family.IMPOSSIBLE)


def test_a_hand_before_any_clause_is_told_and_a_clause_that_there_is_not_where_it_stands() -> None:
    (early,) = shelf("S W:AD,8S E:7S,9S,KH\n").problems
    assert (early.code, early.place.line) == (Code.MISSING_TAG, 1)
    (unknown,) = shelf("; a comment\n[belote.nonsense]\nS W:AD,8S E:7S,9S,KH\n").problems
    assert (unknown.code, unknown.place.line, unknown.place.column) == (Code.UNKNOWN_CLAUSE, 2, 2)


def test_bytes_that_are_no_text_spoil_their_own_line_only(tmp_path: Path) -> None:
    (tmp_path / "belote.app.txt").write_bytes(b"[belote.overruff]\nS W:AD,8S E:7S,9S,KH\n\xff\n")
    read = read_shelf(RULE_SETS["belote.app"], tmp_path)
    assert [each.place.line for each in read.problems] == [3]
    assert len(read.hands["belote.overruff"]) == 1


def test_a_hand_that_is_kept_twice_is_told() -> None:
    line = "S W:AD,8S E:7S,9S,KH\n"
    places = [
        each.place.line
        for each in check_shelf(shelf(f"[belote.overruff]\n{line}{line}"))
        if each.code is Code.REPEATED_ID
    ]
    assert places == [3]


def test_a_clause_with_too_few_hands_is_told() -> None:
    few = [
        each.message
        for each in check_shelf(shelf("[belote.overruff]\nS W:AD,8S E:7S,9S,KH\n"))
        if each.code is Code.FEWER_EXAMPLES
    ]
    assert "belote.app keeps 1 hands of belote.overruff; expected at least 30." in few
    assert len(few) == len(play_clauses(RULE_SETS["belote.app"]))


# --- filling it


def test_the_command_writes_a_file_and_looks_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {clause: positions_of(hands) for clause, hands in read_shelf(RULE_SETS["euchre.app"]).hands.items()}
    monkeypatch.setattr(command, "HANDS", tmp_path)
    monkeypatch.setattr(command, "fill", lambda rules: iter(kept.items()))
    assert command.main(["euchre.app"]) == 0
    assert "euchre.bower 32" in capsys.readouterr().out
    written = read_shelf(RULE_SETS["euchre.app"], tmp_path)
    assert {clause: positions_of(hands) for clause, hands in written.hands.items()} == kept
    kept["euchre.bower"] = kept["euchre.bower"][:29]
    assert command.main(["euchre.app"]) == 1
    assert "keeps 29 hands of euchre.bower" in capsys.readouterr().err


def positions_of(hands: tuple[Kept, ...]) -> tuple[Position, ...]:
    return tuple(each.position for each in hands)


def test_a_rule_set_without_a_file_has_no_hands(tmp_path: Path) -> None:
    assert read_shelf(RULE_SETS["belote.app"], tmp_path).hands == {}


def test_a_rule_set_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["belote.ap"])
    assert '"belote.ap" is not a rule set; expected some of belote.table, belote.app' in capsys.readouterr().err


def test_it_runs_as_a_module(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["bank", "--help"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(HANDS.parent / "__main__.py"), run_name="__main__")
    assert ended.value.code == 0
    assert "Find the hands of the bank anew" in capsys.readouterr().out
