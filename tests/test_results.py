"""The result document: checked once, read by the build of every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from followsuit import results as module
from followsuit.errors import Code
from followsuit.results import key_of, results
from tests.helpers import OVERRUFF, codes

WRONG = OVERRUFF.replace('"9S"', '"7S"').replace('"overruff"', '"wrong"')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "belote"
    path.mkdir()
    (path / "a.scn").write_text(OVERRUFF + WRONG + "junk\n", "utf-8")
    return path


def test_scenes_of_what_is_in_order_and_problems_of_all(folder: Path) -> None:
    found = results([folder])
    assert list(found.scenes) == ["belote/overruff"]
    assert found.files == {name: str(folder / "a.scn") for name in ("belote/overruff", "belote/wrong")}
    assert codes(found.problems) == [Code.SYNTAX, Code.LEGAL, Code.LEGAL]


def test_the_document_is_read_again_while_nothing_has_changed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tmp_path / "build" / "results.json"
    first = results([folder], document)
    assert json.loads(document.read_text("utf-8"))["key"] == first.key
    monkeypatch.setattr(module, "check_library", lambda library: pytest.fail("checked again"))
    assert results([folder], document) == first
    assert [each.name for each in document.parent.iterdir()] == ["results.json"]


def test_a_changed_example_is_noticed(folder: Path, tmp_path: Path) -> None:
    document = tmp_path / "results.json"
    first = results([folder], document)
    (folder / "a.scn").write_text(OVERRUFF, "utf-8")
    second = results([folder], document)
    assert second.key != first.key
    assert second.problems == ()
    assert json.loads(document.read_text("utf-8"))["key"] == second.key


def test_a_changed_rule_is_noticed(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "followsuit"
    package.mkdir()
    monkeypatch.setattr(module, "__file__", str(package / "results.py"))
    (package / "belote.py").write_text("rise = True", "utf-8")
    first = key_of([folder])
    (package / "belote.py").write_text("rise = False", "utf-8")
    assert key_of([folder]) != first


def test_the_key_is_that_of_files_wherever_they_are_named(folder: Path) -> None:
    assert key_of([folder]) == key_of([folder])
    assert key_of([folder / "a.scn"]) != key_of([])
    assert key_of([folder / "nowhere"]) == key_of([])


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"key": 1}', '{"key": "KEY"}', '{"key": "KEY", "problems": [{}]}']
)
def test_a_document_of_another_kind_is_written_anew(folder: Path, tmp_path: Path, content: str) -> None:
    document = tmp_path / "results.json"
    document.write_text(content.replace("KEY", key_of([folder])), "utf-8")
    found = results([folder], document)
    assert list(found.scenes) == ["belote/overruff"]
    assert document.read_text("utf-8") == found.to_json()
