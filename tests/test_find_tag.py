"""[Find "…"] in a file: accept looks for an example and writes it down, check looks whether it is still there."""

from __future__ import annotations

from pathlib import Path

import pytest

from followsuit import referee
from followsuit.cli import main
from followsuit.errors import Code, Problem
from followsuit.scenarios.check import check
from followsuit.scenarios.library import Library, WholeDeal
from followsuit.scenarios.searching import searched
from tests.helpers import codes, document

Capture = pytest.CaptureFixture[str]

ASKED = """\
; a comment
[Scenario "a"]
[Rules    "belote.app"]
[Find     "clause=overruff seed=7 hand=3..5"]
; the end
"""
FOUND = """\
; a comment
[Scenario "a"]
[Rules    "belote.app"]
[Find     "clause=belote.overruff seed=7 hand=3..5 deal=22"]
[Trumps   "C"]
[Trick    "E: 8D 10C"]
[Hand     "W: JC 8C KH"]
; the end
"""
DEAL = """\
[Deal "a"]
[Find "clause=redeal seed=1"]
[Rules "belote.app"]
"""


def problems(text: str) -> list[Problem]:
    read = Library()
    read.add(document(text), "belote")
    return [problem for each in read.scenarios.values() for problem in check(each).problems]


def search(text: str) -> tuple[str, list[Problem]]:
    """The text with what its queries find, and what is not found."""
    read, file = Library(), document(text)
    read.add(file, "belote")
    return searched(file, [check(each) for each in read.scenarios.values()], 200)


# --- check


@pytest.mark.parametrize("text", [ASKED, DEAL])
def test_a_query_without_an_example_is_a_problem_with_a_way_out(text: str) -> None:
    (problem,) = problems(text)
    assert problem.code is Code.NOT_SEARCHED
    assert problem.at == "find"
    assert "followsuit accept" in problem.said


def test_a_record_that_is_still_to_be_found_shows_nothing() -> None:
    for text in (ASKED, DEAL):
        read = Library()
        read.add(document(text), "belote")
        (only,) = read.scenarios.values()
        assert only.rules is None
        assert only.reading.problems == ()
        assert isinstance(only, WholeDeal) == (text is DEAL)


def test_an_example_that_is_still_found_in_its_deal_is_in_order() -> None:
    assert problems(FOUND) == []


def test_an_example_without_the_number_of_its_deal_is_looked_for_again() -> None:
    (problem,) = problems(FOUND.replace(" deal=22", ""))
    assert problem.code is Code.NOT_SEARCHED
    assert (problem.place.line, problem.place.column) == (4, 12)


OTHER = [
    ("JC 8C KH", "JC 7C KH", "Hand W: JC 8C KH"),
    ("seed=7", "seed=8", "deal 22 does not show"),
    ("hand=3..5", "hand=4..5", "Hand W: JC 8C 7C KH"),
    ('[Rules    "belote.app"]', '[Rules "belote.app underruff=free"]', "deal 22"),
]


@pytest.mark.parametrize(("old", "new", "said"), OTHER)
def test_an_example_that_is_not_found_any_more_is_named(old: str, new: str, said: str) -> None:
    (problem,) = problems(FOUND.replace(old, new))
    assert problem.code is Code.FOUND_OTHER
    assert problem.place.line == 4
    assert said in problem.said


def test_what_cannot_be_read_was_not_found() -> None:
    assert codes(problems(FOUND.replace("JC 8C", "JC JC"))) == [Code.CARD_TWICE, Code.FOUND_OTHER]


def test_what_is_wrong_with_a_query_is_told_at_its_word() -> None:
    (problem,) = problems(FOUND.replace("hand=3..5", "hand=5..3"))
    assert (problem.code, problem.place.line, problem.place.column) == (Code.NOT_FINDABLE, 4, 47)
    assert codes(problems(ASKED.replace("overruff", "overruf"))) == [Code.UNKNOWN_CLAUSE]
    assert codes(problems(ASKED.replace("seed=7", "seed=" + "7" * 3000))) == [Code.SYNTAX]


def test_what_is_wrong_with_the_rule_set_is_told_once() -> None:
    for text in (ASKED, FOUND):
        assert codes(problems(text.replace("belote.app", "belote.ap"))) == [Code.UNKNOWN_RULES]


def test_positions_and_deals_are_found_in_records_of_their_kind() -> None:
    (problem,) = problems(ASKED.replace("overruff", "capot").replace(" hand=3..5", ""))
    assert problem.code is Code.NOT_FINDABLE
    assert "[Deal" in problem.said
    (problem,) = problems(DEAL.replace("redeal", "overruff"))
    assert "[Scenario" in problem.said


# --- accept


def test_what_is_found_is_written_behind_the_query() -> None:
    assert search(ASKED) == (FOUND, [])


def test_what_has_been_found_is_left_alone() -> None:
    assert search(FOUND) == (FOUND, [])


def test_where_the_query_has_changed_another_example_takes_the_place_of_the_old_one_and_of_its_claims() -> None:
    claims = '[Legal    "JC"]\n[Refused  "8C belote.overruff, KH belote.ruff"]\n'
    old = FOUND.replace("; the end", claims + "; the end").replace("seed=7", "seed=8")
    new, missing = search(old)
    assert missing == []
    assert problems(new) == []
    assert "Legal" not in new
    assert new.splitlines()[:3] == FOUND.splitlines()[:3]
    assert new.splitlines()[-1] == "; the end"
    assert search(new) == (new, [])


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_lines_end_as_they_did_and_comments_stay(newline: str) -> None:
    asked = ASKED.replace('5"]', '5"] ; mine').replace("\n", newline)
    assert search(asked)[0] == FOUND.replace('22"]', '22"] ; mine').replace("\n", newline)
    changed = FOUND.replace("KH", "7H").replace('"C"]', '"C"] ; trumps').replace("\n", newline)
    lines = search(changed)[0].split(newline)
    assert " ; trumps" in lines
    assert not any("\r" in each for each in lines)


def test_records_that_share_a_line_stay_apart() -> None:
    one = ASKED.splitlines()
    text = (
        f'{one[1]} {one[2]} {one[3]} [Scenario "b"] [Rules "belote.app"]\n[Trumps "S"] [Trick "W: AD"] [Hand "N: 7S"]\n'
    )
    new, missing = search(text)
    assert missing == []
    assert problems(new) == []
    stale = new.replace("seed=7", "seed=8")
    assert problems(search(stale)[0]) == []


def test_a_whole_deal_is_written_with_its_players_cards_calls_and_tricks() -> None:
    new, missing = search('[Deal "a"]\n[Rules "belote.app"]\n[Find "clause=made clause=last-trick seed=1"]\n')
    assert missing == []
    tags = [line[1:].split()[0] for line in new.splitlines()]
    assert tags == ["Deal", "Rules", "Find", "Dealer", "Hands", "TurnUp", "Stock", "Auction", "Play"]
    assert problems(new) == []
    changed, _ = search(new.replace("seed=1", "seed=2"))
    assert problems(changed) == []
    assert changed.count("[Hands") == 1


def test_the_number_of_players_is_written_once() -> None:
    new, _ = search('[Scenario "a"]\n[Rules "ninety-two.92q"]\n[Find "clause=follow seed=1 players=6"]\n')
    assert new.count("[Players") == 1
    again, _ = search(new.replace("seed=1", "seed=2"))
    assert again.count("[Players") == 1
    assert problems(again) == []


@pytest.mark.parametrize(("said", "asked"), [("6", ""), ("4", " players=6"), ("six", " players=6")])
def test_a_query_is_for_as_many_players_as_the_record_says(said: str, asked: str) -> None:
    text = f'[Scenario "a"]\n[Rules "ninety-two.92q"]\n[Players "{said}"]\n[Find "clause=follow seed=1{asked}"]\n'
    (problem,) = problems(text)
    assert (problem.code, problem.place.line) == (Code.PLAYERS, 3)
    assert search(text) == (text, [])
    assert problems(text.replace(f'"{said}"', '"6"').replace(f"seed=1{asked}", "seed=1 players=6 deal=0"))[0].code in (
        Code.NOT_SEARCHED,
    )


def test_the_score_of_a_game_before_a_deal_is_left_to_its_author() -> None:
    new, _ = search(DEAL)
    for slip in ('[Before "NS 3"]\n', '[Before "NS 3, EW 5"]\n[Game "nonsense"]\n'):
        again, _ = search(new + slip)
        assert slip.splitlines()[0] in again


def test_where_nothing_is_found_nothing_is_written_and_it_is_told() -> None:
    text = ASKED.replace("hand=3..5", "hand=8 trick=3 legal=7")
    new, (problem,) = search(text)
    assert new == text
    assert problem.code is Code.NOT_FOUND
    assert problem.place.line == 4
    assert "clause=belote.overruff seed=7 hand=8 trick=3 legal=7" in problem.said


def test_what_the_referee_does_not_confirm_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: question.hand)
    new, (problem,) = search(ASKED)
    assert new == ASKED
    assert (problem.code, problem.place.line) == (Code.REFEREE, 4)


def test_a_record_with_something_else_wrong_is_left_to_its_author() -> None:
    for wrong in ('[Rules "belote.app"]\n', '[Nonsense "x"]\n'):
        text = ASKED.replace("; the end", wrong)
        assert search(text) == (text, [])


# --- the command


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("examples", "belote", "test.scn")
    path.parent.mkdir(parents=True)
    path.write_text(ASKED, "utf-8")
    return path


def test_accept_writes_example_and_claims_and_check_is_content(file: Path, capsys: Capture) -> None:
    assert main(["check"]) == 1
    assert main(["accept"]) == 0
    assert file.read_text("utf-8") == FOUND.replace(
        "; the end", '[Legal    "JC"]\n[Refused  "8C belote.overruff, KH belote.ruff"]\n; the end'
    )
    assert '+[Hand     "W: JC 8C KH"]' in capsys.readouterr().out
    assert main(["check"]) == 0
    assert main(["accept"]) == 0
    assert main(["show", "belote/a"]) == 0


def test_accept_may_only_show_what_it_would_write(file: Path, capsys: Capture) -> None:
    assert main(["accept", "--dry-run"]) == 0
    assert file.read_text("utf-8") == ASKED
    assert "+[Trumps" in capsys.readouterr().out


def test_accept_says_what_it_has_not_found(file: Path, capsys: Capture) -> None:
    text = ASKED.replace("hand=3..5", "hand=8 trick=3 legal=7")
    file.write_text(text, "utf-8")
    assert main(["accept", "--most", "1"]) == 1
    assert main(["accept", "--most", "60"]) == 1
    assert file.read_text("utf-8") == text
    assert "60 deals have not shown it" in capsys.readouterr().err
