"""``followsuit find``: what it prints can be put into a file; who works on it makes no difference."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from followsuit import referee
from followsuit.cli import main
from followsuit.finding.cluster import ClusterError
from followsuit.finding.reading import query_from
from followsuit.finding.search import Share, find, one_by_one
from followsuit.finding.sharing import LOOK, MUCH, as_needed, usual
from followsuit.scenarios.check import check_library
from followsuit.scenarios.library import read_library
from tests.helpers import library

Capture = pytest.CaptureFixture[str]
OVERRUFF = ("--rules", "belote.app", "--clause", "overruff")


def run(*arguments: str) -> int:
    return main(["find", *arguments])


# --- what is printed


def test_what_is_found_can_be_put_into_a_file(capsys: Capture, tmp_path: Path) -> None:
    assert run(*OVERRUFF, "--hand", "3..5", "--seed", "7", "--count", "3") == 0
    file = tmp_path / "belote" / "found.scn"
    file.parent.mkdir()
    file.write_text(capsys.readouterr().out, "utf-8")
    checked = check_library(read_library([file]))
    assert [problem for each in checked for problem in each.problems] == []
    assert len(checked) == 3
    assert {each.scenario.reading.clause for each in checked} == {"belote.overruff"}
    assert checked[0].scenario.id == "belote/overruff-7-22"


def test_the_example_of_the_help(capsys: Capture) -> None:
    assert run(*OVERRUFF, "--hand", "3..5", "--seed", "7") == 0
    assert capsys.readouterr().out.splitlines() == [
        '[Scenario "overruff-7-22"]',
        '[Clause   "belote.overruff"]',
        '[Rules    "belote.app"]',
        '[Find     "clause=belote.overruff seed=7 hand=3..5 deal=22"]',
        '[Trumps   "C"]',
        '[Trick    "E: 8D 10C"]',
        '[Hand     "W: JC 8C KH"]',
        '[Legal    "JC"]',
        '[Refused  "8C belote.overruff, KH belote.ruff"]',
    ]


def test_judge_reads_the_lines_of_json(capsys: Capture, tmp_path: Path) -> None:
    assert run(*OVERRUFF, "--option", "underruff=free", "--count", "2", "--format", "json") == 0
    asked = capsys.readouterr().out
    (tmp_path / "positions.jsonl").write_text(asked, "utf-8")
    assert main(["judge", str(tmp_path / "positions.jsonl")]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["id"] for each in answers] == [json.loads(line)["id"] for line in asked.splitlines()]
    assert all("belote.overruff" in each["refused"].values() for each in answers)
    assert json.loads(asked.splitlines()[0])["rules"] == "belote.app underruff=free"


def test_replay_reads_whole_deals(capsys: Capture, tmp_path: Path) -> None:
    assert run("--rules", "euchre.app", "--clause", "march", "--format", "json") == 0
    (tmp_path / "deals.jsonl").write_text(capsys.readouterr().out, "utf-8")
    assert main(["replay", str(tmp_path / "deals.jsonl")]) == 0
    (answer,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert 2 in answer["score"].values()


def test_a_deal_reads_back(capsys: Capture) -> None:
    assert run("--rules", "coinche.app", "--clause", "double") == 0
    (deal,) = check_library(library(capsys.readouterr().out))
    assert deal.problems == ()
    assert deal.scenario.reading.clause == "coinche.double"


@pytest.mark.parametrize(
    ("rules", "clause", "said"), [("belote.app", "ruff", "The hand:"), ("euchre.app", "march", "Trick 5")]
)
def test_a_drawing(rules: str, clause: str, said: str, capsys: Capture) -> None:
    assert run("--rules", rules, "--clause", clause, "--count", "2", "--format", "show") == 0
    assert capsys.readouterr().out.count(said) == 2


def test_a_rule_of_the_score_is_found_under_the_clause_that_states_it(capsys: Capture) -> None:
    assert run("--rules", "belote.table", "--clause", "belote-lost") == 0
    assert '[Clause   "belote.failed"]' in capsys.readouterr().out


# --- what is wrong

WRONG = [
    (["--rules", "belote.ap", "--clause", "ruff"], '--rules: "belote.ap" is not a rule set'),
    (["--rules", "belote.app", "--option", "underruff=maybe", "--clause", "ruff"], "--rules: "),
    (["--rules", "belote.app", "--clause", "rough"], '--clause: "rough" is not a clause of Belote'),
    ([*OVERRUFF, "--hand", "5..3"], "--hand: hand=5..3 is empty"),
    ([*OVERRUFF, "--seed", "x"], "--seed: "),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG)
def test_a_query_that_makes_no_sense(arguments: list[str], said: str, capsys: Capture) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err


def test_no_more_workers_than_processors(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []

    @contextmanager
    def local(workers: int) -> Iterator[Share]:
        called.append(workers)
        yield one_by_one

    monkeypatch.setattr("followsuit.finding.cluster.local", local)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert run(*OVERRUFF, "--workers", "999999999") == run(*OVERRUFF, "--workers", "1") == 0
    assert called == [2, 1]


@pytest.mark.parametrize("arguments", [["--count", "0"], ["--count", "many"], ["--workers", "-1"], ["--most", "٣"]])
def test_a_call_that_makes_no_sense(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        run(*OVERRUFF, *arguments)
    assert exit_info.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_less_is_found_than_asked_for(capsys: Capture) -> None:
    assert run(*OVERRUFF, "--hand", "8", "--trick", "3", "--legal", "7", "--most", "60") == 1
    assert "found 0 of 1 in 60 deals" in capsys.readouterr().err
    assert run(*OVERRUFF, "--deal", "13", "--count", "2") == 1
    assert "found 1 of 2 in deal 13; without --deal others are looked at, too." in capsys.readouterr().err


def test_what_the_referee_rules_otherwise_is_not_passed_over(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: question.hand)
    assert run(*OVERRUFF) == 1
    assert "[referee]" in capsys.readouterr().err


# --- progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_number_of_deals_is_told_and_taken_back(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("followsuit.cli.find.EVERY", 0)
    assert run(*OVERRUFF, "--hand", "4", "--legal", "2") == 0
    assert "\r1 deals …\r3 deals …\r7 deals …" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_elsewhere_nothing_is_told(capsys: Capture) -> None:
    assert run(*OVERRUFF, "--hand", "4") == 0
    assert capsys.readouterr().err == ""


# --- when others are called in

LONG = query_from("belote.app", "clause=overruff seed=1 hand=4 legal=2")


class Clock:
    """A clock that goes on by so many seconds whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Helpers:
    """Workers that can be called in, and a note of whether they were."""

    def __init__(self) -> None:
        self.called = self.gone = False

    @contextmanager
    def __call__(self) -> Iterator[Share]:
        self.called = True
        try:
            yield one_by_one
        finally:
            self.gone = True


def shared(step: float, helpers: Helpers, most: int = 10**6, count: int = 3) -> tuple[list[str], list[str]]:
    """What is found with a slow clock, and what is told."""
    told: list[str] = []
    share = as_needed(count, most, helpers, Clock(step), told.append)
    return [str(each.query) for each in find(LONG, count, most=most, share=share)], told


ALONE = [str(each.query) for each in find(LONG, 3)]


def test_others_are_called_in_when_more_than_a_minute_is_left() -> None:
    helpers = Helpers()
    assert shared(LOOK + MUCH, helpers) == (ALONE, ["this takes more than a minute: all processors work on it now."])
    assert helpers.called
    assert helpers.gone


def test_nobody_is_called_in_for_a_short_search() -> None:
    helpers = Helpers()
    assert shared(0.001, helpers) == (ALONE, [])
    assert not helpers.called


def test_nobody_is_called_in_for_the_little_that_is_left() -> None:
    helpers = Helpers()
    assert shared(LOOK + 1, helpers, most=8)[1] == []
    assert not helpers.called


def test_where_nobody_can_be_called_in_one_goes_on_alone() -> None:
    def nobody() -> Helpers:
        raise ClusterError("there is no Dask")

    told: list[str] = []
    share = as_needed(3, 10**6, nobody, Clock(LOOK + MUCH), told.append)  # type: ignore[arg-type]
    assert [str(each.query) for each in find(LONG, 3, share=share)] == ALONE
    assert told == ["this takes more than a minute; there is no Dask"]


@pytest.mark.parametrize("processors", [None, 1, 2])
def test_one_processor_works_alone(processors: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert (usual(1, 100, print) is one_by_one) == (processors != 2)
