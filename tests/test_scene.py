"""A position as plain data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from followsuit.explain import verdict
from followsuit.position import Position
from followsuit.results import scene_of
from followsuit.scenarios.check import check
from followsuit.scenarios.scene import Scene, scene, text_data, text_from
from followsuit.wording import Text, english
from tests.helpers import OVERRUFF, position, scenario
from tests.strategies import positions


def scene_at(where: Position) -> Scene:
    return scene(where, where.ruling(), scenario_id="test", about="", text="")


def flags(found: Scene) -> dict[str, str]:
    """Who leads, holds, takes … at the table: the words that are true of each seat."""
    return {
        seat["seat"]: " ".join(word for word, is_true in seat.items() if is_true is True) for seat in found["seats"]
    }


def test_a_position() -> None:
    found = scene_at(position("belote.app underruff=free", "S", "W: AD 8S", "E: 7S 9S KH"))
    assert (found["rules"], found["changes"]) == ("belote.app", {"underruff": "free"})
    assert (found["trumps"], found["clockwise"], found["seat"]) == ("S", True, "E")
    assert flags(found) == {"W": "leads partner", "N": "holds", "E": "to_play", "S": ""}
    assert [seat["card"] for seat in found["seats"]] == ["AD", "8S", None, None]
    assert (found["plays"], found["outcome"], found["allowed"]) == (None, None, None)
    assert found["verdict"] == {"id": "verdict.one", "parameters": {"player": "seat:E", "cards": "cards:9S"}}
    assert [(each["card"], each["clause"], each["by"]) for each in found["hand"]] == [
        ("7S", "belote.overruff", "N"),
        ("9S", "", None),
        ("KH", "belote.ruff", "N"),
    ]
    assert found["clauses"] == ["belote.ruff", "belote.overruff"]


def test_a_complete_trick() -> None:
    found = scene_at(position("belote.table", "H", "N: 7S AD AC 8S"))
    assert not found["clockwise"]
    assert flags(found) == {"N": "leads", "W": "", "S": "", "E": "takes"}
    assert [seat["worth"] for seat in found["seats"]] == [0, 11, 11, 0]
    assert found["outcome"] == {"id": "outcome.led", "parameters": {"card": "card:8S"}}


def test_a_card_that_completes_the_trick() -> None:
    found = scene_at(position("belote.app", "H", "S: AS 10S 7S", "E: JH KD", Plays="JH"))
    assert found["plays"] == "JH"
    assert found["allowed"] == {"id": "verdict.one", "parameters": {"player": "seat:E", "cards": "cards:JH"}}
    assert flags(found) == {"S": "leads", "W": "partner", "N": "", "E": "takes"}


def test_who_sits_out() -> None:
    assert flags(scene_at(position("euchre.app", "H", "W: AS", "E: KS", SitsOut="N")))["N"] == "out"
    assert scene_at(position("euchre.app", "H", "W: AS KS QS", SitsOut="N"))["seats"][0]["worth"] is None


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ("", ["belote.ruff", "belote.overruff"]),
        ("belote.ruff", ["belote.ruff", "belote.overruff"]),
        ("trick.free", ["belote.ruff", "belote.overruff", "trick.free"]),
    ],
)
def test_the_clause_it_is_about_is_among_its_clauses(about: str, expected: list[str]) -> None:
    where = position("belote.app", "S", "W: AD 8S", "E: 7S 9S KH")
    assert scene(where, where.ruling(), scenario_id="test", about=about, text="")["clauses"] == expected


def test_a_scenario_in_order_has_a_scene_with_its_notation() -> None:
    found = scene_of(check(scenario(OVERRUFF + "; behind\n")))
    assert found
    assert found["id"] == "belote/overruff"
    assert found["text"] == OVERRUFF.split("\n", 1)[1].strip()


@pytest.mark.parametrize("wrong", [OVERRUFF.replace('"9S"', '"7S"'), OVERRUFF.replace('"S"', '"X"')])
def test_a_scenario_that_is_not_in_order_has_none(wrong: str) -> None:
    assert scene_of(check(scenario(wrong))) is None


@given(positions())
def test_a_scene_is_json_and_its_texts_come_back(position: Position) -> None:
    found = scene_at(position)
    again: Scene = json.loads(json.dumps(found))
    assert again == found
    texts = [found["verdict"], found["outcome"], found["allowed"], *(each["reason"] for each in found["hand"])]
    for data in texts:
        if data:
            text = text_from(data)
            assert text_data(text) == data
            assert english(text)
    assert english(text_from(found["verdict"])) == english(verdict(position, position.ruling()))


def test_text_parameters_come_back_as_text() -> None:
    text = Text("verdict.takes-points", {"sum": "11 + 0", "points": 11})
    assert text_from(text_data(text)).parameters == {"sum": "11 + 0", "points": "11"}
