"""Accepting: the claims are written by their place in the file, and nothing else in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from followsuit import referee
from followsuit.notation.tags import CLAIM_TAGS
from followsuit.scenarios.accept import accepted, write
from followsuit.scenarios.check import check
from followsuit.scenarios.library import Library
from tests.deals import EUCHRE, GAME, TIE, record
from tests.helpers import EXAMPLES, OVERRUFF, document

CLAIMS = re.compile(rf'\r?\n\[(?:{"|".join(CLAIM_TAGS)})\s+"[^"]*"\]')
WITHOUT_CLAIMS = CLAIMS.sub("", OVERRUFF)
COMPLETE = '[Scenario "a"]\n[Rules "belote.app"]\n[Trumps "H"]\n[Trick "N: 7S AD AC 8S"]\n'
FILES = pytest.mark.parametrize(
    "path", sorted(EXAMPLES.rglob("*.scn")), ids=lambda path: f"{path.parent.name}/{path.name}"
)


def accept(text: str) -> str:
    read, file = Library(), document(text)
    read.add(file, "belote")
    return accepted(file, [check(each) for each in read.scenarios.values()])


def test_missing_claims_are_added_behind_the_last_tag() -> None:
    assert accept(WITHOUT_CLAIMS + "\n; the end\n") == OVERRUFF + "\n; the end\n"


@pytest.mark.parametrize("comment", [" ; what East holds", "\t;", "  ", "\u200e ; [Trumps"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_what_stands_behind_the_last_tag_stays_with_it(comment: str, newline: str) -> None:
    before, after = WITHOUT_CLAIMS.rstrip("\n"), OVERRUFF.removeprefix(WITHOUT_CLAIMS.rstrip("\n"))
    text = (before + comment + after).replace("\n", newline)
    assert accept((before + comment + "\n").replace("\n", newline)) == text
    assert accept((before + comment).replace("\n", newline)) == text.removesuffix(newline)


def test_what_is_added_stays_with_its_scenario() -> None:
    one_line = WITHOUT_CLAIMS.removeprefix("; a comment\n").replace("\n", " ")
    added = OVERRUFF.removeprefix(WITHOUT_CLAIMS.rstrip("\n")).rstrip("\n")
    other = '[Scenario "b"]'
    assert accept(f"{one_line}{other}") == f"{one_line.rstrip()}{added} {other}"


def test_wrong_claims_are_replaced() -> None:
    wrong = OVERRUFF.replace('"9S"', '"7S 9S"').replace("belote.overruff, KH belote.ruff", "belote.ruff")
    assert accept(wrong) == OVERRUFF


def test_what_is_right_is_left_alone() -> None:
    assert accept(OVERRUFF) == OVERRUFF


def test_who_holds_the_trick_is_written_where_it_is_claimed() -> None:
    assert accept(OVERRUFF + '[Holds "W"]\n') == OVERRUFF + '[Holds "N"]\n'


def test_where_nobody_holds_the_trick_nobody_is_written() -> None:
    lead = '[Scenario "a"]\n[Rules "belote.app"]\n[Trumps "H"]\n[Hand "N: 7S"]\n[Legal "7S"]\n'
    assert accept(lead + '[Holds "N"]') == lead + '[Holds ""]'
    assert accept(lead + '[Holds ""]') == lead + '[Holds ""]'


def test_a_complete_trick_gets_its_winner_and_points() -> None:
    assert accept(COMPLETE) == COMPLETE.rstrip("\n") + '\n[Winner   "W"]\n[Points   "22"]\n'


def test_a_trick_without_points_gets_its_winner() -> None:
    euchre = COMPLETE.replace("belote", "euchre").replace("N: 7S AD AC 8S", "N: AH JD 9H KH")
    assert accept(euchre) == euchre.rstrip("\n") + '\n[Winner   "E"]\n'


def test_where_nothing_is_refused_nothing_is_written() -> None:
    free = WITHOUT_CLAIMS.replace("W: AD 8S", "W: AC").replace("E: 7S 9S KH", "N: 7S 9S")
    assert '[Refused  ""]' in accept(free.rstrip("\n") + '\n[Refused  "7S belote.ruff"]\n')
    assert "Refused" not in accept(free)


def test_several_scenarios_of_a_file_are_edited_at_once() -> None:
    other = WITHOUT_CLAIMS.replace('"overruff"', '"other"')
    assert accept(WITHOUT_CLAIMS + "\n" + other) == OVERRUFF + "\n" + OVERRUFF.replace('"overruff"', '"other"')


def test_what_cannot_be_read_or_occur_is_left_as_it_is() -> None:
    for wrong in (WITHOUT_CLAIMS.replace("KH", "XH"), WITHOUT_CLAIMS.replace("E:", "S:")):
        assert accept(wrong + "\n" + WITHOUT_CLAIMS.replace('"overruff"', '"other"')).startswith(wrong)


@pytest.mark.parametrize("unreadable", ['[Winner "N"]', '[Holds "X"]', '[Points "many"]', '[Clause "a.b"]'])
def test_a_claim_that_cannot_be_read_is_left_and_the_others_are_mended(unreadable: str) -> None:
    assert accept(OVERRUFF.replace('"9S"', '"7S"') + unreadable) == OVERRUFF + unreadable
    half_read = OVERRUFF.replace('"9S"', '"9S XX"')
    assert accept(half_read.replace("belote.ruff", "belote.rise")) == half_read


@pytest.mark.parametrize("line", ["nonsense", '[Trik "W: AC"]', '[Trumps "H"]'])
def test_where_a_line_cannot_be_read_nobody_knows_the_position(line: str) -> None:
    assert accept(f"{WITHOUT_CLAIMS}{line}\n") == f"{WITHOUT_CLAIMS}{line}\n"


def test_nothing_is_accepted_on_which_engine_and_referee_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: question.hand)
    assert accept(WITHOUT_CLAIMS) == WITHOUT_CLAIMS


def test_line_ends_are_kept() -> None:
    assert accept(WITHOUT_CLAIMS.replace("\n", "\r\n")) == OVERRUFF.replace("\n", "\r\n")


def test_a_byte_order_mark_is_kept() -> None:
    assert accept("\ufeff" + WITHOUT_CLAIMS) == "\ufeff" + OVERRUFF


# --- whole deals


def test_a_deal_gets_its_score_and_a_game_of_several_how_it_stands() -> None:
    bare = record(GAME, Score="", Totals="", Game="")
    added = '[Score    "NS 0, EW 2"]\n[Totals   "NS 7, EW 10"]\n[Game     "EW"]\n'
    assert accept(bare) == bare + added
    assert accept(record(EUCHRE, Score="")) == record(EUCHRE, Score="") + added.partition("[Totals")[0]


def test_nobody_has_won_yet_and_points_wait() -> None:
    wrong = record(TIE, Before="EW 20, NS 0", Totals="NS 7, EW 7", Game="NS")
    right = record(TIE, Before="EW 20, NS 0", Totals="NS 0, EW 101, waiting 81", Game="-")
    assert accept(wrong) == right + '[Score    "NS 0, EW 81"]\n'


def test_what_is_right_stays_in_its_order() -> None:
    text = record(GAME, Score="EW 2, NS 0", Totals="EW 10, NS 7", Game="NS")
    assert accept(text) == text.replace('"NS"', '"EW"')


def test_a_game_that_the_clock_has_ended_gets_who_has_won_and_no_score() -> None:
    late = record(EUCHRE, Play="W: KC 9C", Score="", TimedOut="E")
    assert accept(late) == late + '[Game     "NS"]\n'
    late = record(GAME, Play="W: KC 9C", Score="", Totals="", TimedOut="E")
    assert accept(late) == late.replace('[Game "EW"]', '[Game "NS"]')


@pytest.mark.parametrize("changes", [{"Play": "W: KC XC"}, {"Before": "NS 7"}, {"Before": ""}, {"Play": "W: KC 9C"}])
def test_a_deal_that_cannot_be_read_or_settled_is_left_as_it_is(changes: dict[str, str]) -> None:
    text = record(GAME, **changes)
    assert accept(text) == text


# --- every example


@FILES
def test_the_examples_are_accepted_already(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    assert accept(text) == text


@FILES
def test_claims_that_were_taken_away_come_back(path: Path) -> None:
    """Only the claims are added: without them the file is what it was."""
    text = CLAIMS.sub("", path.read_bytes().decode("utf-8"))
    again = accept(text)
    assert CLAIMS.sub("", again) == text
    assert accept(again) == again
    read = Library()
    read.add(document(again), path.parent.name)
    assert [problem for each in read.scenarios.values() for problem in check(each).problems] == []


# --- writing


def test_a_file_is_written_byte_for_byte_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "a.scn"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write(path, "\ufeffä\r\n")
    assert path.read_bytes() == "\ufeffä\r\n".encode()
    assert path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["a.scn"]


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.scn"
    path.write_text("old", "utf-8")

    def no_space(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", no_space)
    with pytest.raises(OSError, match="No space"):
        write(path, "new")
    assert path.read_text("utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.scn"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "a.scn").write_text("old", "utf-8")
    (tmp_path / "link.scn").symlink_to("a.scn")
    write(tmp_path / "link.scn", "new")
    assert (tmp_path / "link.scn").is_symlink()
    assert (tmp_path / "a.scn").read_text("utf-8") == "new"
