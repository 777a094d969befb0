"""The number of published examples: it is raised by accepting, and falls only on purpose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from followsuit.cli import main
from followsuit.coverage import published
from followsuit.errors import Code, Problem
from followsuit.scenarios.library import read_library
from tests.deals import BELOTE, record
from tests.helpers import EXAMPLES, OVERRUFF, codes

Capture = pytest.CaptureFixture[str]

OTHER = OVERRUFF.replace('"overruff"', '"other"').replace("KH", "KC")
COUNTED = {"belote": {"positions": 1, "deals": 0}}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one example, which is counted; the folder of its examples is returned."""
    monkeypatch.chdir(tmp_path)
    examples = Path("examples")
    (examples / "belote").mkdir(parents=True)
    (examples / "belote" / "play.scn").write_text(OVERRUFF, "utf-8")
    published.write(examples, COUNTED)
    return examples


def add(folder: Path, text: str = OTHER) -> Path:
    path = folder / "belote" / "more.scn"
    path.write_text(text, "utf-8")
    return path


def numbers(folder: Path) -> object:
    return json.loads((folder / published.FILE).read_text("utf-8"))


def problems(folder: Path) -> list[Problem]:
    return published.problems(read_library([folder]), [folder])


# --- what is wrong with the number


def test_the_examples_of_this_project_are_counted() -> None:
    assert published.held([EXAMPLES]) == [EXAMPLES]
    assert published.problems(read_library([EXAMPLES]), [EXAMPLES]) == []


def test_as_many_as_were_published(folder: Path) -> None:
    assert problems(folder) == []


def test_fewer_than_were_published(folder: Path) -> None:
    published.write(folder, {"belote": {"positions": 2, "deals": 0}, "euchre": {"positions": 0, "deals": 1}})
    found = problems(folder)
    assert codes(found) == [Code.FEWER_EXAMPLES, Code.FEWER_EXAMPLES]
    assert [problem.message for problem in found] == [
        "belote has 1 positions, and 2 were published.",
        "euchre has 0 deals, and 1 were published.",
    ]
    assert found[0].hint.endswith("followsuit accept --fewer writes the new number down.")
    assert found[0].place.path == "examples/published.json"


def test_more_than_were_counted(folder: Path) -> None:
    add(folder, record(BELOTE))
    (found,) = problems(folder)
    assert (found.code, found.message) == (Code.NOT_COUNTED, "belote has 1 deals, and 0 are counted.")
    assert found.hint == "followsuit accept writes the new number down."


def test_what_lies_elsewhere_is_not_counted(folder: Path) -> None:
    (folder.parent / "others").mkdir()
    (folder.parent / "others" / "a.scn").write_text(OTHER, "utf-8")
    paths = [folder, folder.parent / "others"]
    assert published.problems(read_library(paths), paths) == []


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "3",
        '{"belote": 3}',
        '{"belote": {"positions": 3}}',
        '{"a": {"positions": 1, "deals": "2"}}',
        "[" * 100_000,
    ],
)
def test_a_file_that_holds_no_numbers(folder: Path, content: str) -> None:
    (folder / published.FILE).write_text(content, "utf-8")
    (found,) = problems(folder)
    assert found.code is Code.JSON
    assert found.message.startswith("these are no numbers of examples; expected how many, like")


def test_a_file_that_is_not_text(folder: Path) -> None:
    (folder / published.FILE).write_bytes(b"\xff")
    assert codes(problems(folder)) == [Code.JSON]


def test_a_file_that_cannot_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(self: Path, encoding: str) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", denied)
    (found,) = problems(folder)
    assert (found.code, found.message) == (Code.NO_FILE, "cannot be read: Permission denied.")


def test_a_folder_without_the_file_is_held_to_nothing(folder: Path) -> None:
    (folder / published.FILE).unlink()
    assert problems(folder) == []


# --- check


def test_check_asks_for_the_number(folder: Path, capsys: Capture) -> None:
    assert main(["check"]) == 0
    add(folder)
    assert main(["check"]) == 1
    assert "belote has 2 positions, and 1 are counted." in capsys.readouterr().out
    assert main(["check", "examples/belote"]) == 0  # which has no number of its own


# --- accept


def test_accepting_raises_the_number(folder: Path, capsys: Capture) -> None:
    add(folder)
    assert main(["accept"]) == 0
    assert '+    "positions": 2' in capsys.readouterr().out
    assert numbers(folder) == {"belote": {"positions": 2, "deals": 0}}
    assert main(["check"]) == 0


def test_also_when_only_the_new_file_is_named(folder: Path) -> None:
    assert main(["accept", str(add(folder))]) == 0
    assert numbers(folder) == {"belote": {"positions": 2, "deals": 0}}


def test_nothing_is_written_when_nothing_has_changed(folder: Path, capsys: Capture) -> None:
    file = folder / published.FILE
    file.write_text('{"belote":{"deals":0,"positions":1}}', "utf-8")  # written by hand
    assert main(["accept"]) == 0
    assert file.read_text("utf-8") == '{"belote":{"deals":0,"positions":1}}'
    assert capsys.readouterr().out == ""


def test_a_dry_run_writes_no_number(folder: Path, capsys: Capture) -> None:
    add(folder)
    assert main(["accept", "--dry-run"]) == 0
    assert '+    "positions": 2' in capsys.readouterr().out
    assert numbers(folder) == COUNTED


def test_accepting_does_not_lower_the_number(folder: Path, capsys: Capture) -> None:
    add(folder, record(BELOTE))
    published.write(folder, {"belote": {"positions": 5, "deals": 0}})
    assert main(["accept"]) == 1
    assert "belote has 1 positions, and 5 were published." in capsys.readouterr().err
    assert numbers(folder) == {"belote": {"positions": 5, "deals": 1}}


def test_unless_that_is_on_purpose(folder: Path) -> None:
    published.write(folder, {"belote": {"positions": 5, "deals": 1}, "euchre": {"positions": 0, "deals": 1}})
    assert main(["accept", "--fewer"]) == 0
    assert numbers(folder) == COUNTED


def test_no_number_is_written_while_something_cannot_be_read(folder: Path) -> None:
    """What cannot be read is not counted, and would look as if it were gone."""
    add(folder, OTHER.replace("7S 9S", "7S XX"))
    (folder / "belote" / "broken.scn").write_bytes(b"\xff")
    assert main(["accept", "--fewer"]) == 1
    assert numbers(folder) == COUNTED


def test_a_file_that_holds_no_numbers_is_left_alone(folder: Path, capsys: Capture) -> None:
    (folder / published.FILE).write_text("[]", "utf-8")
    assert main(["accept"]) == 1
    assert "no numbers of examples" in capsys.readouterr().err
    assert (folder / published.FILE).read_text("utf-8") == "[]"


def test_no_file_is_made_unless_asked_for(folder: Path) -> None:
    (folder / published.FILE).unlink()
    assert main(["accept"]) == 0
    assert not (folder / published.FILE).exists()
    assert main(["accept", "--count"]) == 0
    assert numbers(folder) == COUNTED


def test_a_folder_below_one_that_is_counted_gets_no_file_of_its_own(folder: Path) -> None:
    assert main(["accept", "--count", "examples/belote"]) == 0
    assert not (folder / "belote" / published.FILE).exists()
