"""The pytest plug-in: every scenario is a test, and fails at its place."""

from __future__ import annotations

import pytest

from tests.helpers import OVERRUFF

WRONG = OVERRUFF.replace('"9S"', '"9S 7S"').replace('"overruff"', '"wrong"')


@pytest.fixture
def run(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.mkdir("belote")
    return pytester


def write(pytester: pytest.Pytester, text: str) -> None:
    (pytester.path / "belote" / "test.scn").write_text(text, "utf-8")


def test_every_scenario_is_a_test(run: pytest.Pytester) -> None:
    write(run, OVERRUFF + OVERRUFF.replace('"overruff"', '"other"'))
    result = run.runpytest_inprocess("-v", "-p", "no:randomly")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*belote/test.scn::belote/overruff PASSED*", "*belote/test.scn::belote/other PASSED*"])


def test_a_failure_names_the_card_in_the_file_and_nothing_of_the_engine(run: pytest.Pytester) -> None:
    write(run, OVERRUFF + WRONG)
    result = run.runpytest_inprocess()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["*test.scn:15:15: disagrees: 7S may not be played: belote.overruff refuses it. ?legal?"]
    )
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*pytest_plugin*")


def test_a_scenario_is_reported_at_its_line(run: pytest.Pytester) -> None:
    write(run, OVERRUFF)
    items, _ = run.inline_genitems()
    (item,) = items
    assert item.reportinfo() == (run.path / "belote" / "test.scn", 1, "belote/overruff")


def test_what_belongs_to_no_scenario_fails_as_the_file(run: pytest.Pytester) -> None:
    write(run, "junk\n" + OVERRUFF)
    result = run.runpytest_inprocess("-v")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*test.scn::file FAILED*", '*test.scn:1:1: malformed: cannot read "junk"*'])


def test_a_fault_of_the_engine_shows_where(run: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(scenario: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("followsuit.pytest_plugin.check", broken)
    write(run, OVERRUFF)
    result = run.runpytest_inprocess()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*ZeroDivisionError: a fault*"])


def test_other_files_are_left_to_others(run: pytest.Pytester) -> None:
    (run.path / "belote" / "notes.txt").write_text(WRONG, "utf-8")
    assert run.runpytest_inprocess().ret == pytest.ExitCode.NO_TESTS_COLLECTED
