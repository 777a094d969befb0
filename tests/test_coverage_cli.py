"""``followsuit coverage``: the table, what pins a rule, what is missing, and the exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from followsuit.cli import main
from followsuit.coverage import published
from tests.helpers import OVERRUFF

Capture = pytest.CaptureFixture[str]

FOLLOW = '[Scenario "follow"]\n[Rules "euchre.app"]\n[Trumps "H"]\n[Trick "N: KD"]\n[Hand "E: JD 10D AS"]\n'


@pytest.fixture
def examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one example; its file is returned."""
    monkeypatch.chdir(tmp_path)
    file = Path("examples", "belote", "test.scn")
    file.parent.mkdir(parents=True)
    file.write_text(OVERRUFF, "utf-8")
    return file


def lines(capsys: Capture) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_a_table_a_game(examples: Path, capsys: Capture) -> None:
    assert main(["coverage"]) == 1
    said = lines(capsys)
    assert said[0].split() == ["Belote", "belote.table", "belote.app"]
    rows = {line.split()[0]: line.split()[1:] for line in said if line.startswith("    ")}
    assert rows["belote.overruff"] == ["–", "✗", "1", "✓"]
    assert rows["belote.ruff"] == ["–", "✗", "1", "✗"]
    assert rows["belote.deal"] == ["–", "–"]
    assert rows["underruff"] == ["0", "of", "2", "✗", "forced", "→", "free", "free", "→", "forced"]
    assert [line.strip() for line in said if line.startswith("  ") and not line.startswith("    ")] == [
        *("deal", "auction", "play", "score", "options")
    ]


def test_what_is_missing_and_how_much_of_it_all(examples: Path, capsys: Capture) -> None:
    main(["coverage"])
    said = lines(capsys)
    missing = (
        "examples: disagrees: no example of belote.app needs belote.rise: without it, all of them stay as they are."
    )
    assert any(line.startswith(missing) and line.endswith("[unpinned]") for line in said)
    assert said[-1].startswith("1 positions and 0 deals. Rules that an example needs: 1 of ")


def test_everything_in_order(examples: Path, capsys: Capture) -> None:
    examples.write_text(FOLLOW, "utf-8")
    assert main(["coverage", "--clause", "euchre.follow"]) == 0
    assert lines(capsys) == [
        "euchre.app without euchre.follow",
        "  belote/follow                           any card may be played then",
        "Rules that an example needs: 1 of 1. Choices told apart: 0 of 0.",
    ]


def test_one_rule_set_and_one_clause(examples: Path, capsys: Capture) -> None:
    assert main(["coverage", "--rules", "belote.app", "--clause", "belote.overruff"]) == 0
    assert lines(capsys)[:2] == [
        "belote.app without belote.overruff",
        "  belote/overruff                         7S 9S may be played then",
    ]


def test_a_clause_with_its_option(examples: Path, capsys: Capture) -> None:
    assert main(["coverage", "--clause", "belote.underruff"]) == 1
    said = lines(capsys)
    assert said[:2] == ["belote.table without belote.underruff", "  –"]
    assert "belote with underruff=free, not forced" in said
    assert len([line for line in said if line.endswith("[unpinned]")]) == 4


def test_a_rule_that_cannot_be_taken_away_is_shown(examples: Path, capsys: Capture) -> None:
    examples.write_text(OVERRUFF + '[Clause "belote.direction"]\n', "utf-8")
    assert main(["coverage", "--rules", "belote.app", "--clause", "belote.direction"]) == 1
    assert lines(capsys)[:2] == ["belote.app with belote.direction", "  belote/overruff"]


def test_a_rule_of_the_score_by_its_own_id(examples: Path, capsys: Capture) -> None:
    assert main(["coverage", "--rules", "belote.app", "--clause", "belote.made/waiting"]) == 1
    assert lines(capsys)[0] == "belote.app without belote.made/waiting"


def test_a_rule_set_without_examples(examples: Path, capsys: Capture) -> None:
    assert main(["coverage", "--rules", "euchre.app"]) == 0
    assert lines(capsys)[-1] == "Rules that an example needs: 0 of 0. Choices told apart: 0 of 0."


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--rules", "belote.ap"],
            '"belote.ap" is not a rule set; followsuit rules lists them. Hint: did you mean bel',
        ),
        (
            ["--rules", "euchre.app", "--clause", "belote.overruff"],
            "belote.overruff is not a clause of euchre.app; followsuit rules euchre.app lists them.\n",
        ),
        (["--clause", "x"], '"x" is not a clause; followsuit rules lists them.\n'),
    ],
)
def test_what_nobody_knows(examples: Path, capsys: Capture, arguments: list[str], message: str) -> None:
    assert main(["coverage", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"followsuit: {message}")


def test_as_json(examples: Path, capsys: Capture) -> None:
    assert main(["coverage", "--format", "json", "--rules", "belote.app", "--clause", "belote.ruff"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["positions"], found["deals"]) == (1, 0)
    (game,) = found["games"]
    assert game["rows"] == [
        {
            "rule": "belote.ruff",
            "clause": "belote.ruff",
            "phase": "play",
            "cells": {"belote.app": {"shown": ["belote/overruff"], "pinned": [], "needed": True}},
        }
    ]
    (problem,) = found["problems"]
    assert (problem["code"], problem["at"]) == ("unpinned", "belote.ruff")
    assert problem["hint"].startswith("it decides, for one, with trumps")


def test_fewer_examples_than_were_published(examples: Path, capsys: Capture) -> None:
    published.write(Path("examples"), {"belote": {"positions": 2, "deals": 0}})
    assert main(["coverage"]) == 1
    assert any("belote has 1 positions, and 2 were published." in line for line in lines(capsys))
    narrow = ["coverage", "--rules", "belote.app", "--clause", "belote.overruff"]
    assert main(narrow) == 0


def test_examples_that_are_not_in_order(examples: Path, capsys: Capture) -> None:
    examples.write_text(OVERRUFF + FOLLOW.replace("JD 10D", "XX"), "utf-8")
    assert main(["coverage", "--rules", "belote.app", "--clause", "belote.overruff"]) == 1
    assert capsys.readouterr().err == (
        "followsuit: 1 problems in the examples, and these count for nothing; followsuit check lists them.\n"
    )


def test_no_examples_at_all(tmp_path: Path, capsys: Capture) -> None:
    assert main(["coverage", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out.endswith("Rules that an example needs: 0 of 0. Choices told apart: 0 of 0.\n")
    assert "followsuit check lists them" in said.err
