"""Finding scenarios below folders."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from followsuit.errors import Code, Place, Problem
from followsuit.scenarios.library import Scenario, read_library
from tests.helpers import OVERRUFF, codes, library, scenario


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("belote/b.scn", "belote/a.scn", "euchre/deep/c.scn", "belote/notes.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(OVERRUFF.replace('"overruff"', f'"{path.stem}"'), "utf-8")
    return tmp_path


def test_files_are_found_below_a_folder_in_order(folder: Path) -> None:
    found = read_library([folder])
    assert list(found.scenarios) == ["belote/a", "belote/b", "deep/c"]
    assert [path.name for path in found.documents] == ["a.scn", "b.scn", "c.scn"]
    assert not found.problems


def test_a_file_may_be_named_itself(folder: Path) -> None:
    assert list(read_library([folder / "belote" / "b.scn"]).scenarios) == ["belote/b"]
    assert list(read_library([folder / "belote" / "notes.txt"]).scenarios) == ["belote/notes"]


def test_the_folder_of_a_file_is_known_wherever_one_stands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder / "belote")
    assert list(read_library([Path("a.scn")]).scenarios) == ["belote/a"]


def test_a_scenario_stands_where_its_id_stands() -> None:
    assert scenario(OVERRUFF).place == Place("examples/belote/test.scn", 2, 12)


def test_the_notation_of_a_scenario_is_its_tags_without_comments() -> None:
    text = (
        '; before\n[Scenario "a"] ; one\n\n  [Trumps "S"]   ; two\n; between\n[Hand "N: 7S"]\n; behind\n[Scenario "b"]'
    )
    found = library(text).scenarios
    assert found["belote/a"].text == '[Scenario "a"]\n  [Trumps "S"]\n[Hand "N: 7S"]'
    assert found["belote/b"].text == '[Scenario "b"]'


def test_an_id_is_taken_once(folder: Path) -> None:
    (folder / "belote" / "z.scn").write_text(OVERRUFF.replace('"overruff"', '"a"'), "utf-8")
    found = read_library([folder])
    (problem,) = found.problems
    assert problem.code is Code.REPEATED_ID
    assert problem.place == Place(str(folder / "belote" / "z.scn"), 2, 12)
    assert str(folder / "belote" / "a.scn") in problem.message
    assert found.scenarios["belote/a"].place.path.endswith("a.scn")


def test_a_file_that_cannot_be_read_is_a_problem_not_an_end(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "belote" / "a.scn").write_bytes(b"\xff\xfe\x00")

    def locked(path: Path) -> bytes:
        if path.name == "b.scn":
            raise PermissionError(13, "Permission denied")
        with path.open("rb") as file:
            return file.read()

    monkeypatch.setattr(Path, "read_bytes", locked)
    found = read_library([folder, folder / "nowhere"])
    assert codes(found.problems) == [Code.ENCODING, Code.NO_FILE, Code.NO_FILE]
    assert list(found.scenarios) == ["deep/c"]


def test_a_file_named_twice_is_read_once(folder: Path) -> None:
    found = read_library([folder, folder / "belote", folder / "belote" / "a.scn"])
    assert found.problems == []
    assert len(found.documents) == len(list(folder.rglob("*.scn")))


def test_a_scenario_is_found_by_its_id() -> None:
    found = library(OVERRUFF)
    assert isinstance(found.find("belote/overruff", Place()), Scenario)
    missing = found.find("belote/overuff", Place("page.md", 3))
    assert isinstance(missing, Problem)
    assert str(missing).startswith('page.md:3: malformed: no scenario has the id "belote/overuff".')
    assert missing.hint == "did you mean belote/overruff?"


def test_a_file_without_scenarios_is_a_problem(folder: Path) -> None:
    (folder / "belote" / "a.scn").write_text("; nothing yet\n", "utf-8")
    (problem,) = read_library([folder]).problems
    assert (problem.code, problem.place.path) == (Code.NO_FILE, str(folder / "belote" / "a.scn"))
    assert problem.message == 'no scenarios here; expected one that begins with [Scenario "…"].'


def test_what_is_no_file_is_skipped(folder: Path) -> None:
    (folder / "belote" / "folder.scn").mkdir()
    os.mkfifo(folder / "belote" / "pipe.scn")
    assert not read_library([folder]).problems
    assert codes(read_library([folder / "belote" / "pipe.scn"]).problems) == [Code.NO_FILE]


def test_a_link_that_leads_nowhere_is_a_problem(folder: Path) -> None:
    (folder / "belote" / "gone.scn").symlink_to("nowhere")
    (folder / "belote" / "loop.scn").symlink_to("loop.scn")
    assert codes(read_library([folder]).problems) == [Code.NO_FILE, Code.NO_FILE]


def test_what_is_wrong_with_a_line_belongs_to_its_scenario() -> None:
    found = library("before\n" + OVERRUFF.replace('"overruff"', '"Over Ruff"') + "junk\n" + OVERRUFF)
    assert [problem.place.line for problem in found.problems] == [1]
    assert {name: len(each.record.problems) for name, each in found.scenarios.items()} == {
        "belote/Over Ruff": 2,
        "belote/overruff": 0,
    }
