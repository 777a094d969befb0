"""Checking once, and building again only what a change concerns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from followsuit import results
from tests.sphinx_project import GOOD, Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("index.md", "# Page\n\n```{scenario} belote/overruff\n```\n\n```{toctree}\nother\n```\n")
    made.write("other.md", "# Other\n\nNo position.\n")
    return made


def test_the_result_of_the_check_is_kept_and_read_again(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    document = project.folder / "results.json"
    first = project.build(followsuit_results="results.json")
    assert set(json.loads(document.read_text("utf-8"))["scenes"]) == {"belote/overruff"}

    def never(*args: object) -> None:
        raise AssertionError("nothing has changed, so nothing is to be checked again")

    monkeypatch.setattr(results, "_check", never)
    second = project.build(followsuit_results="results.json")
    assert first.warnings == second.warnings == []


def test_problems_are_kept_with_the_result(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD.replace('[Legal    "9S"]', '[Legal    "KH"]'))
    first = project.build(followsuit_results="results.json")
    second = project.build(followsuit_results="results.json")
    assert len(first.warnings) == 2
    assert set(first.warnings) <= set(second.warnings)


@pytest.mark.parametrize("spoilt", ["", "{}", "[]", '{"key": 1}', "not JSON"])
def test_a_document_that_cannot_be_used_is_made_anew(project: Project, spoilt: str) -> None:
    project.write("results.json", spoilt)
    assert project.build(followsuit_results="results.json").warnings == []
    assert "belote/overruff" in (project.folder / "results.json").read_text("utf-8")


def test_nothing_is_read_again_when_nothing_has_changed(project: Project) -> None:
    project.build()
    assert project.build().read == []


def test_a_changed_example_is_noticed(project: Project) -> None:
    project.build()
    project.write("examples/belote/play.scn", GOOD.replace("KH", "KC"))
    built = project.build()
    assert "index" in built.read
    assert "king of clubs" in built.page()


def test_a_changed_engine_is_noticed(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    project.build(followsuit_results="results.json")
    monkeypatch.setattr(results, "VERSION", results.VERSION + 1)  # the engine's source is part of the key as this is
    assert "index" in project.build(followsuit_results="results.json").read


def test_a_failed_build_can_be_mended(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD.replace('[Legal    "9S"]', '[Legal    "KH"]'))
    assert project.build().warnings
    project.write("examples/belote/play.scn", GOOD)
    built = project.build()
    assert built.warnings == []
    assert "fs-scenario" in built.page()
