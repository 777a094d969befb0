"""Figures of the proof on a page: quoted from its report, in the page's language, and only while it holds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from followsuit.proof.key import key
from followsuit.proof.report import Figures, Report
from followsuit.sphinx.catalogue import catalogue
from tests.sphinx_project import Built, Project

BELOTE = Figures(tricks=492_560, positions=3_226_428_390_720, complete=13, questions=170_704, different=813, seconds=9)
ALL = replace(BELOTE, positions=218_381_012_125_831_737_188)
REPORT = Report(key(), ALL, {"belote.app": BELOTE})


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def build(project: Project, page: str, report: str | None = REPORT.to_json(), **settings: str) -> Built:
    if report is not None:
        project.write("proof.json", report)
    project.write("index.md", f"# Page\n\n{page}\n")
    return project.build("text", **{"followsuit_proven": "proof.json"} | settings)


def test_figures_are_quoted(project: Project) -> None:
    built = build(project, "All: {proven}`positions`. Belote: {proven}`belote.app:tricks`.")
    assert built.warnings == []
    assert "All: 2.1\u00a0×\u00a010²⁰. Belote: 492,560." in built.page("index.txt")


def test_figures_are_in_the_language_of_the_page(project: Project) -> None:
    built = build(project, "{proven}`tricks`, {proven}`belote.app:positions`", language="de")
    assert "492.560, 3,22\u00a0Billionen" in built.page("index.txt")


@pytest.mark.parametrize(
    ("language", "number", "written"),
    [
        ("en", 999_999, "999,999"),
        ("en", 1_999_999, "1.99\u00a0million"),
        ("en", 44_127_358_421_172, "44.1\u00a0trillion"),
        ("ko", 238_999_999, "2.38억"),
        ("pt", 3_226_428_390_720, "3,22\u00a0biliões"),  # as in Portugal
        ("es", 1_452, "1452"),  # four figures are not parted
        ("es", 492_560, "492.560"),
        ("fr", 1_942_613_753_258_496, "1,9\u00a0×\u00a010¹⁵"),
        (
            "he",
            1_942_613_753_258_496,
            "\u20661.9\u00a0×\u00a010¹⁵\u2069",
        ),  # from left to right, whatever stands around it
    ],
)
def test_large_numbers_are_rounded_down_and_read_well(language: str, number: int, written: str) -> None:
    assert catalogue(language).amount(number) == written


def test_a_new_report_is_shown_by_the_next_build(project: Project) -> None:
    build(project, "{proven}`tricks`")
    built = build(project, "{proven}`tricks`", replace(REPORT, total=replace(ALL, tricks=7)).to_json())
    assert built.read == ["index"]
    assert "7" in built.page("index.txt")


def test_a_report_about_other_rules_is_a_warning(project: Project) -> None:
    (warning,) = build(project, "{proven}`tricks`", replace(REPORT, key="of old").to_json()).warnings
    assert warning == (
        "WARNING: proof.json: disagrees: what was proven is not what the rules say now. "
        "Hint: prove them and write the report anew: nox -s proof [followsuit.stale-proof]"
    )


UNREADABLE = {
    "missing": (None, "No such file or directory"),
    "no JSON": ("{", "Expecting property name"),
    "something else": ("[]", "not the report of a proof"),
    "of another version": (REPORT.to_json().replace('"version": 1', '"version": 0'), "version 0; expected 1"),
    "incomplete": (REPORT.to_json().replace("complete", "finished"), "not the report of a proof: KeyError('complete')"),
}


@pytest.mark.parametrize(("report", "message"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_report_that_cannot_be_read_is_one_warning(project: Project, report: str | None, message: str) -> None:
    built = build(project, "{proven}`tricks` and {proven}`positions`", report)
    (warning,) = built.warnings
    assert "proof.json: malformed: the report of the proof cannot be read: " in warning
    assert message in warning
    assert "nox -s proof [followsuit.no-proof]" in warning
    assert "tricks" in built.page("index.txt")


def test_a_figure_that_is_not_there_is_a_warning_at_its_line(project: Project) -> None:
    (warning,) = build(project, "{proven}`belote.app:trick`").warnings
    assert warning == (
        'index.md:3: WARNING: malformed: the proof has no figure "belote.app:trick". '
        "Hint: did you mean belote.app:tricks? [followsuit.unknown-fact]"
    )


def test_a_figure_of_no_report_is_a_warning_at_its_line(project: Project) -> None:
    (warning,) = build(project, "{proven}`tricks`", followsuit_proven="").warnings
    assert warning.startswith("index.md:3: WARNING: malformed: followsuit_proven does not name the report of a proof.")
