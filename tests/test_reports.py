"""Reports: every format is read by a real reader of that format."""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.errors import Code, Place, Problem
from followsuit.reports import FORMATS
from followsuit.scenarios.check import Checked, check_library
from tests.helpers import OVERRUFF, library

WRONG = OVERRUFF.replace('"9S"', '"9S 7S"').replace('"overruff"', '"wrong"')
COINCHE = OVERRUFF.replace("belote.", "coinche.").replace('"overruff"', '"other"')
EMPTY = Problem(Code.ENCODING, "not UTF-8 text.", place=Place("examples/belote/my 50%.scn", 4))
ANYWHERE = Problem(Code.NO_FILE, "no such file.", place=Place("nowhere"), hint="look elsewhere")


def checked(text: str) -> list[Checked]:
    return check_library(library(text))


BOTH = checked(OVERRUFF + WRONG)
OTHERS = [EMPTY, ANYWHERE]


def test_there_are_five_formats() -> None:
    assert list(FORMATS) == ["text", "json", "junit", "sarif", "github"]


# --- text


def test_text_names_every_place_and_counts() -> None:
    assert FORMATS["text"](BOTH, OTHERS).split("\n") == [
        "examples/belote/my 50%.scn:4: malformed: not UTF-8 text. [encoding]",
        "nowhere: malformed: no such file. Hint: look elsewhere [no-file]",
        "examples/belote/test.scn:15:15: disagrees: 7S may not be played: belote.overruff refuses it. [legal]",
        "2 scenarios in 1 rule set: 1 not in order, and 2 files; problems: 1 disagrees, 2 malformed.",
    ]


@pytest.mark.parametrize(
    ("text", "summary"),
    [
        ("", "0 scenarios in 0 rule sets: engine, referee and claims agree."),
        (OVERRUFF, "1 scenario in 1 rule set: engine, referee and claims agree."),
        (OVERRUFF + COINCHE, "2 scenarios in 2 rule sets: engine, referee and claims agree."),
    ],
)
def test_text_is_a_summary_when_all_is_well(text: str, summary: str) -> None:
    assert FORMATS["text"](checked(text), []) == summary


# --- JSON


def test_json_is_an_object_a_line() -> None:
    rows = [json.loads(line) for line in FORMATS["json"](BOTH, OTHERS).split("\n")]
    assert rows[0] == {
        "scenario": None,
        "family": "malformed",
        "code": "encoding",
        "message": "not UTF-8 text.",
        "hint": None,
        "at": None,
        "path": "examples/belote/my 50%.scn",
        "line": 4,
        "column": 0,
    }
    assert rows[1]["hint"] == "look elsewhere"
    assert (rows[2]["scenario"], rows[2]["at"], rows[2]["line"], rows[2]["column"]) == ("belote/wrong", "legal", 15, 15)
    assert len(rows) == 3


def test_json_is_empty_when_all_is_well() -> None:
    assert FORMATS["json"](checked(OVERRUFF), []) == ""


# --- JUnit


def test_junit_has_a_case_a_scenario() -> None:
    suite = ET.fromstring(FORMATS["junit"](BOTH, [*OTHERS, EMPTY]))
    assert suite.tag == "testsuite"
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("4", "1", "2")
    cases = [(case.get("classname"), case.get("name"), case.get("file")) for case in suite]
    assert cases == [
        ("belote", "overruff", "examples/belote/test.scn"),
        ("belote", "wrong", "examples/belote/test.scn"),
        ("examples/belote", "my 50%.scn", "examples/belote/my 50%.scn"),
        ("", "nowhere", "nowhere"),
    ]
    assert [[each.tag for each in case] for case in suite] == [[], ["failure"], ["error", "error"], ["error"]]
    failure = suite[1][0]
    assert (failure.get("type"), failure.get("message")) == (
        "legal",
        "7S may not be played: belote.overruff refuses it.",
    )
    assert failure.text
    assert failure.text.startswith("examples/belote/test.scn:15:15: disagrees: ")


# --- SARIF


def test_sarif_has_a_rule_a_code_and_a_result_a_problem() -> None:
    log = json.loads(FORMATS["sarif"](BOTH, OTHERS))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == [code.slug for code in Code]
    encoding, no_file, legal = run["results"]
    assert {result["ruleId"] for result in run["results"]} <= {rule["id"] for rule in rules}
    assert place(encoding) == {
        "artifactLocation": {"uri": "examples/belote/my%2050%25.scn"},
        "region": {"startLine": 4},
    }
    assert no_file["message"] == {"text": "no such file. Hint: look elsewhere"}
    assert place(legal)["region"] == {"startLine": 15, "startColumn": 15}


def place(result: dict[str, Any]) -> Any:
    (location,) = result["locations"]
    return location["physicalLocation"]


def test_sarif_names_an_absolute_path_as_a_file() -> None:
    problem = Problem(Code.NO_FILE, "no such file.", place=Place("/home/me/my file.scn"))
    log = json.loads(FORMATS["sarif"]([], [problem]))
    assert place(log["runs"][0]["results"][0])["artifactLocation"]["uri"] == "file:///home/me/my%20file.scn"


# --- GitHub


def test_github_has_an_annotation_a_problem() -> None:
    assert FORMATS["github"](BOTH, OTHERS).split("\n") == [
        "::error file=examples/belote/my 50%25.scn,line=4,title=malformed%3A encoding::not UTF-8 text.",
        "::error file=nowhere,title=malformed%3A no-file::no such file. Hint: look elsewhere",
        "::error file=examples/belote/test.scn,line=15,col=15,title=disagrees%3A legal::"
        "7S may not be played: belote.overruff refuses it.",
        "2 scenarios in 1 rule set: 1 not in order, and 2 files; problems: 1 disagrees, 2 malformed.",
    ]


def test_github_escapes_what_would_end_a_command() -> None:
    problem = Problem(Code.NO_FILE, "50%\r\nof it: a, b", place=Place("a:b,c%.scn"))
    assert FORMATS["github"]([], [problem]).split("\n")[0] == (
        "::error file=a%3Ab%2Cc%25.scn,title=malformed%3A no-file::50%25\\u000d\\u000aof it: a, b"
    )


# --- all of them

COMMANDING = "\x1b]0;title\x07\u202e\x9b31m"


@pytest.mark.parametrize("name", FORMATS)
def test_nothing_that_is_printed_commands_a_terminal(name: str) -> None:
    text = OVERRUFF.replace('"overruff"', f'"{COMMANDING}"').replace("9S", COMMANDING)
    found = library(text, path=f"belote/{COMMANDING}.scn")
    printed = FORMATS[name](check_library(found), [*found.problems, Problem(Code.NO_FILE, COMMANDING)])
    assert not set(printed) & set(COMMANDING) - set(string.printable)
    assert "\\u001b" in printed


def test_an_id_that_cannot_be_one_fails_its_own_scenario() -> None:
    suite = ET.fromstring(FORMATS["junit"](checked(OVERRUFF.replace('"overruff"', '"Over Ruff"') + OVERRUFF), []))
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("2", "1", "0")
    assert [(case.get("name"), len(case)) for case in suite] == [("Over Ruff", 1), ("overruff", 0)]


# --- anything at all

READERS: dict[str, Callable[[str], object]] = {
    "json": lambda text: [json.loads(line) for line in text.split("\n") if line],
    "junit": ET.fromstring,
    "sarif": json.loads,
    "github": lambda text: [line.index("::error ") for line in text.split("\n")[:-1]],
}


@pytest.mark.parametrize("name", READERS)
@given(st.text(), st.text())
def test_whatever_stands_in_a_file_can_be_reported(name: str, junk: str, path: str) -> None:
    text = OVERRUFF.replace("9S", "".join(junk.split())) + junk
    found = library(text, path=f"belote/{path}.scn")
    READERS[name](FORMATS[name](check_library(found), found.problems))


def test_junit_keeps_what_xml_can_hold() -> None:
    problem = Problem(Code.SYNTAX, "a\x00\x1b\ud800\uffff\u2660 <&>", place=Place("a.scn"))
    suite = ET.fromstring(FORMATS["junit"]([], [problem]))
    assert suite[0][0].get("message") == "a\\u0000\\u001b\ufffd\ufffd\u2660 <&>"
