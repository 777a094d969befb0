"""``followsuit judge``: a stream of positions, a stream of rulings."""

from __future__ import annotations

import io
import json
import tracemalloc
from pathlib import Path

import pytest

from followsuit.cli import main
from followsuit.cli.lines import answer
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
    assert "nowhere.jsonl: cannot be read: No such file or directory." in capsys.readouterr().err


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
        assert answer((long for _ in range(500)), "<stdin>", out) == 0
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert out.written == 500 * len(ANSWER + "\n")
    assert most < 500 * len(long) / 10
