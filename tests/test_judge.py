"""``followsuit judge``: a stream of positions, a stream of rulings."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from subprocess import PIPE

import pytest

from followsuit.cli import main
from followsuit.cli.lines import answer
from followsuit.notation.json_form import judge_line
from tests.test_json_form import ANSWER, QUESTION


class Counter(io.StringIO):
    """An output that keeps nothing of what it is given but its length."""

    written = 0

    def write(self, text: str) -> int:
        self.written += len(text)
        return len(text)


def judged(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_example_of_the_design(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(QUESTION + "\n"))
    assert main(["judge"]) == 0
    assert capsys.readouterr().out == ANSWER + "\n"


def test_a_line_that_is_wrong_does_not_stop_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.jsonl"
    file.write_text("\n".join([QUESTION, "{", "", '{"id": 2}', QUESTION]), "utf-8")
    assert main(["judge", str(file)]) == 1
    first, broken, impossible, last = judged(capsys)
    assert first == last == json.loads(ANSWER)
    assert (broken["id"], impossible["id"]) == (None, 2)
    assert "error" in broken
    assert "error" in impossible


def test_bytes_that_are_not_text_spoil_their_line_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = b"\xef\xbb\xbf" + QUESTION.encode() + b'\n{"id": "\xff"}\r\n' + QUESTION.encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))
    assert main(["judge"]) == 1
    first, broken, last = judged(capsys)
    assert first == last == json.loads(ANSWER)
    assert broken["id"] == "\ufffd"


def test_any_output_can_take_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdin", io.StringIO('{"id": "♠ \\ud800", "rules": "♥"}\n'))
    monkeypatch.setattr("sys.stdout", out)
    assert main(["judge"]) == 1
    out.seek(0)
    assert json.loads(out.read())["id"] == "♠ \ud800"


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(tmp_path / "nowhere.jsonl")]) == 2
    assert "nowhere.jsonl: No such file or directory." in capsys.readouterr().err


def test_an_empty_input_has_an_empty_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n \n"))
    assert main(["judge"]) == 0
    assert capsys.readouterr().out == ""


def test_memory_does_not_grow_with_the_input() -> None:
    long = QUESTION.replace("1,", f'1, "comment": "{"x" * 20_000}",', 1)
    out = Counter()
    tracemalloc.start()
    try:
        assert answer((long for _ in range(500)), "<stdin>", out, judge_line) == 0
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert out.written == 500 * len(ANSWER + "\n")
    assert most < 500 * len(long) / 10


def test_a_dash_is_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(QUESTION))
    assert main(["judge", "-"]) == 0
    assert capsys.readouterr().out == ANSWER + "\n"


def test_whoever_asks_one_question_and_waits_gets_the_answer() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "followsuit", "judge"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=environment) as run:
        assert run.stdin
        assert run.stdout
        for _ in range(2):
            run.stdin.write(QUESTION + "\n")
            run.stdin.flush()
            assert run.stdout.readline() == ANSWER + "\n"


def test_a_closed_input_is_no_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["judge"]) == 2
    assert capsys.readouterr().err == "followsuit: standard input: it is closed.\n"
