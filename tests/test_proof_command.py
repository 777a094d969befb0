"""``python -m followsuit.proof``: what it proves, prints and writes, and what it says when it cannot."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from followsuit.errors import Place
from followsuit.games import RULE_SETS
from followsuit.notation.json_form import judge_line
from followsuit.proof import command
from followsuit.proof.__main__ import main as start
from followsuit.proof.command import main
from followsuit.proof.console import written
from followsuit.proof.counting import counts
from followsuit.proof.failure import UnfinishedError
from followsuit.proof.job import Job
from followsuit.proof.key import PACKAGE, key
from followsuit.proof.report import read_report
from followsuit.proof.run import Proof, processes
from followsuit.proof.search import Explored
from tests.helpers import ROOT

Capture = pytest.CaptureFixture[str]
ONE_PROCESS = ["--processes", "1"]


def test_a_rule_set_is_proven_under_one_trump(capsys: Capture) -> None:
    assert main(["euchre.app", "--trumps", "H", *ONE_PROCESS]) == 0
    out, err = capsys.readouterr()
    assert out == "", "nothing is found"
    heading, figures = err.splitlines()
    assert heading.split() == ["tricks", "with", "any", "hand", "complete", "questions", "different", "seconds"]
    name, tricks, positions, complete, questions, different, _ = figures.split()
    assert name == "euchre.app"
    expected = counts(RULE_SETS["euchre.app"], 1)
    assert (tricks, positions, complete) == tuple(
        f"{number:,}" for number in (expected.tricks, expected.positions, expected.complete)
    )
    assert int(questions.replace(",", "")) > 100 * int(different), "asked again and again, and settled once"


def test_a_counterexample_is_a_line_for_judge(capsys: Capture) -> None:
    assert main(["euchre.app", "--trumps", "C", "--without", "euchre.follow", *ONE_PROCESS]) == 1
    out, err = capsys.readouterr()
    assert list(judge_line(out, Place())["refused"].values()) == ["euchre.follow"]
    assert json.loads(out)["rules"] == "euchre.app"
    words, summary = err.splitlines()
    assert words.startswith("engine and referee differ on what may be played: the engine says ")
    assert summary == "Not proven: disagreements found: 1."


def test_several_processes_find_the_same(capsys: Capture) -> None:
    figures = []
    for number in ("1", "2"):
        assert main(["euchre.five-handed", "--trumps", "C", "--processes", number]) == 0
        figures.append(capsys.readouterr().err.split()[:-1])  # the last one is the time it took
    assert figures[0] == figures[1]


def test_the_report_is_about_every_rule_set(tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    few = {"euchre.app": RULE_SETS["euchre.app"]}
    with patch.object(command, "RULE_SETS", few):
        assert main(["--report", str(file), *ONE_PROCESS]) == 0
    report = read_report(file.read_text("utf-8"))
    assert report.key == key()
    assert list(report.rule_sets) == list(few)
    expected = counts(RULE_SETS["euchre.app"], 4)
    assert report.total.tricks == report.rule_sets["euchre.app"].tricks == expected.tricks
    assert report.total.different < report.total.questions


def test_house_rules_are_every_choice_of_the_options_of_play(capsys: Capture) -> None:
    proven: list[Job] = []

    def prove(jobs: Sequence[Job], *_: object) -> Proof:
        proven.extend(jobs)
        return Proof(tuple(jobs), tuple(Explored(Counter(), (), 0.0) for _ in jobs), ())

    with patch.object(command, "prove", prove):
        assert main(["--house-rules", *ONE_PROCESS]) == 0
    tables = {(job.rules.game.id, job.changes) for job in proven}
    assert Counter(game for game, _ in tables) == {
        "belote": 2**4,
        "coinche": 2**4,
        "euchre": 1,
        "five-handed": 1,
        "ninety-two": 2,
    }
    assert len(proven) == 16 * 4 + 16 * 6 + 4 + 4 + 2 * 4, "each under all of its trumps, and none twice"
    assert "belote.table direction=anticlockwise rise-over-partner=no underruff=free" in capsys.readouterr().err


# --- what cannot be done

CALLS = {
    "belote.ap": "did you mean belote.app?",
    "belote.app underruff=yes": "is not a value of underruff",
    "--without belote.overrruff": "is not a clause. Hint: did you mean belote.overruff?",
    "--processes 0": '"0" is not a number of processes; expected 1 or more.',
    "--trumps X": "invalid Trumps value: 'X'",
    "--trumps AT euchre.app": "none of these rule sets is played with AT as trumps",
    "--report proof.json euchre.app": "a report is about the rule sets as they stand: give --report alone",
    "--report nowhere/proof.json": "there is no folder nowhere",
}


@pytest.mark.parametrize(("call", "message"), CALLS.items(), ids=CALLS)
def test_a_call_that_makes_no_sense(call: str, message: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main([call] if "=" in call else call.split())
    assert end.value.code == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (UnfinishedError("3 tricks were asked about, but there are 4"), 1, "Not proven: 3 tricks were asked about"),
        (KeyboardInterrupt(), 130, ""),
        (PermissionError(13, "Permission denied", "proof.json"), 2, "proof.json: Permission denied."),
    ],
)
def test_what_keeps_it_from_being_a_proof_is_said(
    error: BaseException, status: int, said: str, capsys: Capture
) -> None:
    with patch.object(command, "prove", side_effect=error):
        assert main(ONE_PROCESS) == status
    assert capsys.readouterr().err.startswith(said)


def test_processes_are_given_up_with_the_proof() -> None:
    with pytest.raises(KeyboardInterrupt), processes(2):
        raise KeyboardInterrupt


@pytest.mark.parametrize("missing", ["z3", "rich"])
def test_a_package_that_is_missing_is_named(missing: str) -> None:
    code = (
        f"import sys, runpy; sys.modules[{missing!r}] = None; runpy.run_module('followsuit.proof', run_name='__main__')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr == f"The proof needs {missing}; install it: pip install 'followsuit[proof]'\n"


def test_only_what_pip_can_install_is_asked_for(capsys: Capture) -> None:
    with patch("builtins.__import__", side_effect=ModuleNotFoundError("no rich", name="rich.progress")):
        assert start() == 2
    assert capsys.readouterr().err.startswith("The proof needs rich; install it")
    error = ModuleNotFoundError("no what?", name="what")
    with patch("builtins.__import__", side_effect=error), pytest.raises(ModuleNotFoundError, match="no what"):
        start()


def test_the_module_runs_as_a_program(capsys: Capture) -> None:
    with patch.object(sys, "argv", ["proof", "--help"]), pytest.raises(SystemExit) as end:
        runpy.run_path(str(PACKAGE / "proof" / "__main__.py"), run_name="__main__")
    assert end.value.code == 0
    assert "Prove that the engine and the referee agree" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("number", "text"), [(170_704, "170,704"), (10**15 - 1, "999,999,999,999,999"), (2 * 10**20, "2.0e+20")]
)
def test_numbers_are_written_so_that_they_can_be_read(number: int, text: str) -> None:
    assert written(number) == text


# --- the report that the site quotes


def test_the_report_that_is_published_is_about_the_rules_in_force() -> None:
    """If this fails, the rules of play, the referee or the proof have changed: run ``nox -s proof``."""
    report = read_report((ROOT / "docs" / "proof.json").read_text("utf-8"))
    assert report.key == key()
    assert list(report.rule_sets) == list(RULE_SETS)
