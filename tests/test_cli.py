"""The command line."""

from __future__ import annotations

import importlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from followsuit import referee
from followsuit.cli import main, parser
from followsuit.games import RULE_SETS
from tests.helpers import OVERRUFF, ROOT
from tests.test_json_form import ANSWER, QUESTION

COMMANDS = ("judge", "check", "accept", "show", "find", "rules")
WRONG = OVERRUFF.replace('"9S"', '"9S 7S"')

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one example in order; the file is returned."""
    monkeypatch.chdir(tmp_path)
    file = Path("examples", "belote", "test.scn")
    file.parent.mkdir(parents=True)
    file.write_text(OVERRUFF, "utf-8")
    return file


# --- help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main([command, "--help"])
    assert exit_info.value.code == 0
    text = capsys.readouterr().out
    assert f"followsuit {command}" in text
    assert len(text.splitlines()) > 8


def test_the_help_lists_every_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(f"\n    {command} " in text for command in COMMANDS)


@pytest.mark.parametrize("arguments", [[], ["deal"], ["check", "--format", "html"], ["show"], ["judge", "a", "b"]])
def test_a_call_that_makes_no_sense(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(arguments)
    assert exit_info.value.code == 2
    assert "usage: followsuit" in capsys.readouterr().err


def test_the_parser_is_made_anew() -> None:
    assert parser() is not parser()


# --- check


def test_check_looks_into_examples(examples: Path, capsys: Capture) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "1 scenario in 1 rule set: engine, referee and claims agree.\n"


def test_check_says_what_is_wrong_and_where(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG, "utf-8")
    assert main(["check", str(examples)]) == 1
    assert "examples/belote/test.scn:7:15: disagrees: " in capsys.readouterr().out


def test_check_reports_as_asked(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG, "utf-8")
    assert main(["check", "--format", "junit"]) == 1
    assert ET.fromstring(capsys.readouterr().out).get("failures") == "1"


def test_check_in_json_says_nothing_when_all_is_well(examples: Path, capsys: Capture) -> None:
    assert main(["check", "--format", "json"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", ["check", "accept"])
@pytest.mark.parametrize("data", [b"\x00\xff\xfe\x80", b"\x00" * 99, b'[Scenario "\xc3(', bytes(range(256))])
def test_a_file_of_rubbish_is_a_problem_like_others(examples: Path, command: str, data: bytes, capsys: Capture) -> None:
    examples.with_name("rubbish.scn").write_bytes(data)
    assert main([command]) == 1
    out, err = capsys.readouterr()
    assert "rubbish.scn:" in out + err
    assert "malformed" in out + err
    assert "Traceback" not in out + err
    assert examples.with_name("rubbish.scn").read_bytes() == data


@pytest.mark.parametrize("command", ["check", "accept"])
def test_a_file_that_is_missing(examples: Path, command: str, capsys: Capture) -> None:
    assert main([command, "nowhere.scn"]) == 1
    out, err = capsys.readouterr()
    assert "nowhere.scn: malformed: no such file or folder. [no-file]" in out + err


# --- accept


def test_accept_writes_and_prints_the_difference(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG, "utf-8")
    examples.with_name("untouched.scn").write_text(OVERRUFF.replace('"overruff"', '"other"'), "utf-8")
    assert main(["accept"]) == 0
    assert examples.read_text("utf-8") == OVERRUFF
    out, err = capsys.readouterr()
    changed = [line for line in out.splitlines() if line[0] in "+-" and line[:3] not in ("+++", "---")]
    assert changed == ['-[Legal    "9S 7S"]', '+[Legal    "9S"]']
    assert ("examples/belote/test.scn" in out, "untouched" in out, err) == (True, False, "")
    assert main(["check"]) == main(["accept"]) == 0


def test_a_dry_run_writes_nothing(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG, "utf-8")
    assert main(["accept", "--dry-run"]) == 0
    assert '+[Legal    "9S"]' in capsys.readouterr().out
    assert examples.read_text("utf-8") == WRONG


def test_accept_keeps_line_ends(examples: Path) -> None:
    examples.write_bytes(WRONG.replace("\n", "\r\n").encode())
    assert main(["accept"]) == 0
    assert examples.read_bytes() == OVERRUFF.replace("\n", "\r\n").encode()


def test_what_cannot_be_accepted_is_named(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG.replace("KH", "XH"), "utf-8")
    assert main(["accept"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "[unknown-card]" in err
    assert "[legal]" not in err


def test_accept_refuses_where_engine_and_referee_differ(
    examples: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: question.hand)
    examples.write_text(WRONG, "utf-8")
    assert main(["accept"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "[referee]" in err
    assert examples.read_text("utf-8") == WRONG


def test_a_file_that_cannot_be_written(examples: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def locked(*arguments: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied", "a draft")

    monkeypatch.setattr("followsuit.scenarios.accept.NamedTemporaryFile", locked)
    examples.write_text(WRONG, "utf-8")
    assert main(["accept"]) == 2
    out, err = capsys.readouterr()
    assert err == "followsuit: examples/belote/test.scn: Permission denied.\n"
    assert '+[Legal    "9S"]' in out


def test_the_difference_says_where_a_last_line_does_not_end(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG.split("[Refused")[0].rstrip("\n"), "utf-8")
    assert main(["accept"]) == 0
    assert capsys.readouterr().out.splitlines()[-5:] == [
        '-[Legal    "9S 7S"]',
        "\\ No newline at end of file",
        '+[Legal    "9S"]',
        '+[Refused  "7S belote.overruff, KH belote.ruff"]',
        "\\ No newline at end of file",
    ]


def test_the_difference_commands_no_terminal(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG.replace("[Hand", "; \x1b[31m\t\x0b\u2028\n[Hand"), "utf-8")
    assert main(["accept"]) == 0
    assert " ; \\u001b[31m\t\\u000b\\u2028\n" in capsys.readouterr().out


# --- show


def test_show_draws_scenarios(examples: Path, capsys: Capture) -> None:
    assert main(["show", "belote/overruff", "belote/overruff"]) == 0
    assert capsys.readouterr().out.count("East must play 9♠.") == 2


def test_show_looks_where_it_is_told(examples: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    file = str(examples.absolute())
    monkeypatch.chdir(examples.parent)
    assert main(["show", "belote/overruff"]) == 1
    assert main(["show", "belote/overruff", "--from", file]) == 0
    assert "East must play 9♠." in capsys.readouterr().out


def test_show_gives_a_hint_for_an_unknown_id(examples: Path, capsys: Capture) -> None:
    assert main(["show", "belote/overuff", "belote/overruff"]) == 1
    out, err = capsys.readouterr()
    assert "did you mean belote/overruff?" in err
    assert "East must play 9♠." in out


def test_show_draws_what_is_wrong_too_and_says_so(examples: Path, capsys: Capture) -> None:
    examples.write_text(WRONG, "utf-8")
    assert main(["show", "belote/overruff"]) == 1
    out, err = capsys.readouterr()
    assert "East must play 9♠." in out
    assert "[legal]" in err


def test_show_does_not_draw_what_cannot_be_read(examples: Path, capsys: Capture) -> None:
    examples.write_text(OVERRUFF.replace("KH", "XH"), "utf-8")
    assert main(["show", "belote/overruff"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "[unknown-card]" in err


def test_a_terminal_without_suit_symbols_is_no_reason_to_stop(examples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", out)
    assert main(["show", "belote/overruff"]) == 0
    out.seek(0)
    assert "East must play 9\\u2660." in out.read()


# --- rules


def test_rules_lists_the_rule_sets(capsys: Capture) -> None:
    assert main(["rules"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(RULE_SETS)


def test_rules_describes_a_rule_set(capsys: Capture) -> None:
    assert main(["rules", "belote.table", "euchre.app"]) == 0
    out = capsys.readouterr().out
    assert "* higher" in out
    assert "* clockwise" not in out
    for rules in (RULE_SETS["belote.table"], RULE_SETS["euchre.app"]):
        assert all(clause.statement in out for clause in rules.game.clauses)


def test_rules_gives_a_hint_for_an_unknown_one(capsys: Capture) -> None:
    assert main(["rules", "belote.ap", "!", "euchre.app"]) == 1
    out, err = capsys.readouterr()
    known = ", ".join(RULE_SETS)
    assert err.splitlines() == [
        f'followsuit: "belote.ap" is not a rule set; expected one of {known}. Hint: did you mean belote.app?',
        f'followsuit: "!" is not a rule set; expected one of {known}.',
    ]
    assert out.startswith("euchre.app")


def test_rules_describes_a_house_rule(capsys: Capture) -> None:
    assert main(["rules", "belote.app underruff=free"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("belote.app underruff=free: ")
    assert "* free" in out


def test_rules_says_what_an_option_may_be(capsys: Capture) -> None:
    assert main(["rules", "belote.app underruff=no", ""]) == 1
    first, empty = capsys.readouterr().err.splitlines()
    assert first == 'followsuit: "no" is not a value of underruff; expected forced or free.'
    assert empty.startswith('followsuit: "" is not a rule set; expected one of ')


# --- how it begins and ends


@pytest.mark.parametrize("call", [["check", ""], ["accept", ""], ["judge", ""], ["show", "a/b", "--from", ""]])
def test_an_empty_path_is_a_slip(call: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(call)
    assert exit_info.value.code == 2
    assert "expected a path, and found nothing" in capsys.readouterr().err


def test_a_call_commands_no_terminal(examples: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["judge", "a", "\x1b[31m"])
    assert main(["rules", "\x1b[31m"]) == main(["show", "\x1b[31m"]) == main(["check", "\x1b[31m"]) == 1
    out, err = capsys.readouterr()
    assert "\x1b" not in out + err
    assert (out + err).count("\\u001b[31m") == 5


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("judge /proc/self/mem", "followsuit: input or output: Input/output error."),
        ("judge .", "followsuit: .: Is a directory."),
        ("judge <&-", "followsuit: standard input: it is closed."),
        ("rules >&-", "followsuit: the standard output is closed."),
        ("rules >/dev/full", "followsuit: input or output: No space left on device."),
        ("--help >/dev/full", "followsuit: input or output: No space left on device."),
        ("judge <<<'{}' >/dev/full", "followsuit: input or output: No space left on device."),
        ("rules x 2>&-", ""),
        ("rules x 2>/dev/full", ""),
        ("check /proc/self/mem", ""),
    ],
)
def test_no_input_and_no_output_ends_in_a_traceback(call: str, said: str) -> None:
    command = f"{sys.executable} -m followsuit {call}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert "Traceback" not in run.stderr
    assert "Exception ignored" not in run.stderr
    assert run.stderr.startswith(said)
    assert run.stderr.count("\n") == bool(said)
    assert run.returncode == (2 if said else 1)


def test_an_interrupted_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("followsuit.cli.lines.answer", interrupted)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["judge"]) == 130


def test_a_closed_output_is_no_output(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert main(["rules"]) == 2
    assert capsys.readouterr().err == "followsuit: the standard output is closed.\n"


def test_where_there_is_no_output_for_errors_the_status_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    assert main(["rules", "x"]) == 1


def test_output_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that runs a command may put anything that can be written to in the place of the output."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    assert main(["rules"]) == 0
    assert out.getvalue()


def test_a_reader_that_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as out:  # noqa: PTH123  # a pipe has no path
        monkeypatch.setattr("sys.stdout", out)
        assert main(["rules"]) == 1


def test_the_module_runs_as_a_program(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.argv", ["followsuit", "rules"])
    with pytest.raises(SystemExit) as exit_info:
        importlib.import_module("followsuit.__main__")
    assert exit_info.value.code == 0
    assert "belote.app" in capsys.readouterr().out


JUDGE = [sys.executable, "-X", "dev", "-W", "error", "-m", "followsuit", "judge"]


def test_judge_as_a_program() -> None:
    run = subprocess.run(JUDGE, input=f"{QUESTION}\n{{\n{QUESTION}\n", capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, "")
    first, broken, last = run.stdout.splitlines()
    assert first == last == ANSWER
    assert json.loads(broken)["error"]["code"] == "json"


def test_a_program_whose_reader_has_seen_enough(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    file.write_text(f"{QUESTION}\n" * 2000, "utf-8")
    with subprocess.Popen([*JUDGE, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout
        assert run.stderr
        assert run.stdout.readline() == ANSWER + "\n"
        run.stdout.close()
        assert run.stderr.read() == ""
    assert run.returncode == 1
