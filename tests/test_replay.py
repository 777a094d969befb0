"""Whole deals as JSON: what was legal at each turn, winners, points and score; or an error that names the clause."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from followsuit.cli import main
from followsuit.errors import Place
from followsuit.games import RULE_SETS
from followsuit.notation.replay import replay_line
from followsuit.notation.tags import json_key
from followsuit.notation.writing import deal_text
from tests.deals import BELOTE, EUCHRE, GAME, TIE, any_deal, deal, record
from tests.helpers import library, names

QUESTION: dict[str, Any] = {
    "id": 1,
    "rules": "euchre.app",
    "dealer": "S",
    "hands": EUCHRE["Hands"],
    "turn_up": "JH",
    "auction": "W: Pass Pass Pass Pass / Pass D Alone",
    "discard": None,
    "play": EUCHRE["Play"],
}


def replay(given: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return replay_line(json.dumps({**given, **changes}), Place("<stdin>", 1))


def in_json(tags: dict[str, str]) -> dict[str, Any]:
    return {json_key(tag): value for tag, value in tags.items()}


# --- answers


def test_the_answer_of_the_design() -> None:
    answer = replay(QUESTION)
    assert list(answer) == ["id", "legal", "winners", "points", "score"]
    assert answer["id"] == 1
    assert answer["score"] == {"NS": 0, "EW": 2}
    assert answer["points"] == {"NS": 0, "EW": 5}
    assert answer["winners"] == ["W", "E", "E", "E", "E"]
    assert len(answer["legal"]) == 15


def test_what_was_legal_at_each_turn_is_in_the_order_of_the_hand() -> None:
    legal = replay(QUESTION)["legal"]
    assert " ".join(legal[0]) == "JS KC KS 10C 10H"  # West leads any card
    assert " ".join(legal[1]) == "9C AC"  # North holds clubs
    assert " ".join(legal[2]) == "KH AD AH JD KD"  # East does not
    assert legal[-1] == ["AC"]


def test_the_keys_are_the_tags() -> None:
    assert replay(in_json(BELOTE), id="x") == {
        "id": "x",
        "legal": replay(in_json(BELOTE))["legal"],
        "winners": ["W", "N", "N", "N", "N", "E", "E", "E"],
        "points": {"NS": 74, "EW": 88},
        "score": {"NS": 94, "EW": 88},
    }


def test_a_deal_without_an_id_is_answered_without_one() -> None:
    assert replay(in_json(EUCHRE))["id"] is None


def test_the_score_in_the_question_is_no_claim() -> None:
    assert replay(QUESTION, score="NS 9, EW 9")["score"] == {"NS": 0, "EW": 2}


def test_a_number_may_stand_for_its_digits_and_other_keys_are_for_notes() -> None:
    given = {
        "rules": "ninety-two.92q",
        "players": 4,
        "dealer": 4,
        "hands": " / ".join(
            f"{number}: {names(cards)}"
            for number, cards in zip("1234", _suits(RULE_SETS["ninety-two.92q"].game.pack), strict=True)
        ),
        "auction": "1: 5 H Pass Pass Pass Partners 3",
        "remark": ["a", "b"],
    }
    answer = replay(given)
    assert answer["legal"] == []
    assert answer["score"] is None


def _suits(pack: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return [pack[start : start + 13] for start in range(0, 52, 13)]


def test_a_deal_that_is_not_over_has_no_score_yet() -> None:
    answer = replay(QUESTION, play="W: KC 9C KH / W: JS")
    assert answer["winners"] == ["W"]
    assert len(answer["legal"]) == 4
    assert answer["points"] is answer["score"] is None


def test_a_void_deal() -> None:
    answer = replay(QUESTION, auction="W: " + "Pass " * 8, play=None)
    assert (answer["legal"], answer["winners"]) == ([], [])
    assert answer["score"] == answer["points"] == {"NS": 0, "EW": 0}


def test_points_that_wait_for_the_next_deal() -> None:
    answer = replay(in_json(TIE))
    assert (answer["score"], answer["pending"]) == ({"NS": 0, "EW": 81}, 81)


def test_a_game_that_the_clock_has_won() -> None:
    answer = replay(QUESTION, play="W: KC 9C", timed_out="E")
    assert (answer["score"], answer["game"]) == (None, "NS")
    assert "totals" not in replay(QUESTION, play="W: KC 9C", timed_out="E", before="NS 7, EW 8")


def test_a_deal_of_a_game_of_several_is_answered_with_what_becomes_of_the_game() -> None:
    answer = replay(QUESTION, before="EW 8, NS 7")
    assert list(answer) == ["id", "legal", "winners", "points", "score", "totals", "game"]
    assert (answer["totals"], answer["game"]) == ({"NS": 7, "EW": 10}, "EW")
    assert replay(QUESTION, before="NS 7, EW 7")["game"] is None


def test_points_that_wait_are_told() -> None:
    answer = replay(in_json(TIE), before="NS 0, EW 100, waiting 20")
    assert (answer["pending"], answer["waiting"]) == (81, 101)
    assert answer["totals"] == {"NS": 0, "EW": 181}


def test_a_game_whose_deal_is_not_over_is_not_told() -> None:
    answer = replay(QUESTION, play="W: KC 9C", before="NS 7, EW 8")
    assert not {"totals", "waiting", "game"}.intersection(answer)


def test_the_claims_in_the_question_are_none() -> None:
    answer = replay(in_json(GAME), totals="nonsense", game=["nonsense"])
    assert (answer["totals"], answer["game"]) == ({"NS": 7, "EW": 10}, "EW")


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_any_deal_is_answered(rules: Any) -> None:
    chance = Random(f"replays of {rules.id}")
    for _ in range(10):
        *_, over = any_deal(rules, chance)

        (found,) = library(deal_text(over, "a")).scenarios.values()
        answer = replay({json_key(tag): value.text for tag, value in found.record.tags.items()})
        score = over.rules.game.score(over)
        assert answer["score"] == score.score
        assert answer["winners"] == [trick.holder for trick in over.tricks]


# --- errors


@pytest.mark.parametrize(
    ("changes", "code", "at", "said"),
    [
        ({"play": "W: KC AS"}, "illegal-card", "play", "N may not: AS (euchre.follow); expected 9C, AC."),
        ({"auction": "W: Pass D"}, "illegal-call", "auction", "(euchre.order-up)"),
        ({"auction": "W: OrderUp", "play": None}, "missing-tag", "discard", "the dealer has taken"),
        ({"auction": "W: OrderUp", "discard": "9C"}, "illegal-call", "discard", "(euchre.order-up)"),
        ({"turn_up": "XH"}, "unknown-card", "turn_up", '"XH" is not a card'),
        ({"hands": None}, "missing-tag", "hands", "is missing"),
        ({"rules": None}, "missing-tag", "rules", "is missing"),
        ({"play": ["KC"]}, "json", "play", '"play" is not text; expected a string.'),
        ({"dealer": True}, "json", "dealer", '"dealer" is not text'),
        ({"timed_out": "X"}, "unknown-seat", "timed_out", '"X" is not a seat'),
        ({"before": "NS 7"}, "missing-tag", "before", "the score of EW is missing."),
        (
            {"before": "NS ٣, EW 5"},
            "syntax",
            "before",
            '"NS ٣" is not a score; expected a side and a number, like NS 2.',
        ),
        ({"before": 7}, "syntax", "before", '"7" is not a score; expected a side and a number, like NS 2.'),
    ],
)
def test_an_error_names_its_key_and_the_clause(changes: dict[str, Any], code: str, at: str, said: str) -> None:
    answer = replay(QUESTION, **changes)
    assert set(answer) <= {"id", "error", "also"}
    assert answer["id"] == 1
    assert (answer["error"]["code"], answer["error"]["at"]) == (code, at)
    assert said in answer["error"]["message"]


@pytest.mark.parametrize("line", ["{", "[]", '"deal"', "nothing", "\ufffd"])
def test_a_line_that_is_no_object(line: str) -> None:
    answer = replay_line(line, Place("<stdin>", 1))
    assert answer["id"] is None
    assert answer["error"]["code"] == "json"


# --- the command


def test_lines_after_an_error_are_answered(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = json.dumps(QUESTION), json.dumps(QUESTION | {"id": 2, "play": "W: KC AS"})
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{good}\n{bad}\n\nno JSON\n{good}\n"))
    assert main(["replay"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in answer for answer in answers] == [False, True, True, False]
    assert answers[0] == answers[3]


def test_a_file_of_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text(json.dumps(QUESTION) + "\n", "utf-8")
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == {"NS": 0, "EW": 2}


def test_replay_as_a_program() -> None:
    command = [sys.executable, "-X", "dev", "-W", "error", "-m", "followsuit", "replay"]
    run = subprocess.run(command, input=json.dumps(QUESTION) + "\n{\n", capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, "")
    assert [list(json.loads(line)) for line in run.stdout.splitlines()] == [list(replay(QUESTION)), ["id", "error"]]


# --- the other commands about deals


def test_deal_makes_the_same_deal_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for seed in ("7", "7", "8"):
        assert main(["deal", "euchre.app stick-the-dealer=yes", "--seed", seed]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert texts[0].startswith('[Deal     "seed-7"]\n[Rules    "euchre.app stick-the-dealer=yes"]\n[Dealer   ')


def test_deal_asks_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "ninety-two.draw", "--players", "6"]) == 0
    assert '[Players  "6"]' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["euchre.ap"], '"euchre.ap" is not a rule set'),
        (["euchre.app stick=yes"], 'euchre.app has no option "stick"'),
        (["euchre.app", "--players", "5"], "euchre.app is played by 4."),
        (["ninety-two.draw", "--players", "0"], "ninety-two.draw is played by 4 or 6 or 8."),
    ],
)
def test_deal_says_what_there_is(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *arguments]) == 2
    found = capsys.readouterr()
    assert said in found.err
    assert found.out == ""


@pytest.fixture
def examples(tmp_path: Path) -> Path:
    folder = tmp_path / "euchre"
    folder.mkdir()
    (folder / "a.scn").write_text(record(EUCHRE) + record(EUCHRE, "b", Play="W: KC XC", Score=""), "utf-8")
    return tmp_path


def test_show_draws_a_deal(examples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "euchre/a", "--from", str(examples)]) == 0
    found = capsys.readouterr().out
    assert found.startswith("euchre/a\n\nEuchre, app rules (euchre.app) · dealer: South")
    assert "EW: 2" in found


def test_show_says_what_is_wrong_with_a_deal(examples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "euchre/b", "--from", str(examples)]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert '"XC" is not a card' in found.err


def test_check_and_accept_know_deals(examples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = examples / "euchre" / "a.scn"
    wrong = record(EUCHRE, Score="NS 1, EW 0") + record(EUCHRE, "c", Score="")
    file.write_text(wrong, "utf-8")
    assert main(["check", str(examples)]) == 1
    assert "NS scores 0, not 1" in capsys.readouterr().out
    assert main(["accept", str(examples)]) == 0
    assert file.read_text("utf-8").count("NS 0, EW 2") == 2
    capsys.readouterr()
    assert main(["check", str(examples)]) == 0


def test_the_deal_of_the_design_is_what_the_tags_say() -> None:
    assert deal(EUCHRE).deal.dealer == QUESTION["dealer"]
