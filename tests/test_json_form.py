"""The JSON form: one object a line, and an answer to anything."""

from __future__ import annotations

import json
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import BY_NAME
from followsuit.errors import Code, Place
from followsuit.notation.json_form import ALSO, JsonObject, judge_line
from followsuit.position import Position
from tests.helpers import names
from tests.strategies import JSON_VALUES, positions

QUESTION = '{"id": 1, "rules": "belote.app", "trumps": "S", "trick": "W: AD 8S", "hand": "E: 7S 9S KH"}'
ANSWER = '{"id": 1, "legal": ["9S"], "refused": {"7S": "belote.overruff", "KH": "belote.ruff"}, "holds": "N"}'


def ask(line: str) -> JsonObject:
    return judge_line(line, Place("<stdin>", 7))


def asked(**changes: object) -> JsonObject:
    """The answer to the question of the design with some keys changed."""
    return ask(json.dumps(json.loads(QUESTION) | changes))


def test_the_example_of_the_design() -> None:
    assert json.dumps(ask(QUESTION)) == ANSWER


def test_a_question_without_a_trick_is_about_a_lead() -> None:
    for trick in ("", None):
        assert asked(trick=trick) == {"id": 1, "legal": ["7S", "9S", "KH"], "refused": {}, "holds": None}
    assert ask('{"rules": "belote.app", "trumps": "S", "hand": "E: 7S"}')["legal"] == ["7S"]


def test_a_complete_trick_has_a_winner_and_points() -> None:
    assert asked(trick="W: AD 8S 7D 9S", hand=None) == {
        "id": 1,
        "legal": [],
        "refused": {},
        "holds": "S",
        "winner": "S",
        "points": 25,
    }


def test_cards_without_points_have_none() -> None:
    answer = ask('{"rules": "euchre.app", "trumps": "H", "trick": "N: AH JD 9H KH"}')
    assert (answer["id"], answer["winner"]) == (None, "E")
    assert "points" not in answer


def test_a_played_card_may_complete_the_trick() -> None:
    answer = asked(trick="W: AD 8S 7D", hand="S: 9S KD", plays="KD")
    assert (answer["holds"], answer["winner"], answer["points"]) == ("N", "N", 15)


def test_numbers_may_be_numbers() -> None:
    line = '{"rules": "ninety-two.92q", "trumps": "H", "players": 8, "trick": "7: AS", "hand": "8: 3S 4H"}'
    assert ask(line)["legal"] == ["3S"]
    assert ask(line.replace("8,", '"8",'))["legal"] == ["3S"]


@pytest.mark.parametrize("given_id", [None, 0, "a", 1.5, True, [1, {"a": None}], "\ud800"])
def test_the_id_comes_back_whatever_it_is(given_id: object) -> None:
    assert asked(id=given_id)["id"] == given_id
    assert asked(id=given_id, rules="whist")["id"] == given_id


# --- what is wrong


@pytest.mark.parametrize(
    "line",
    ["", "{", "nonsense", "[", '{"a" 1}', '{"id": NaN}', '{"id": 1e999}', "-Infinity", "[" * 100_000, "9" * 5000],
)
def test_what_is_not_json(line: str) -> None:
    answer = ask(line)
    assert (answer["id"], answer["error"]["code"]) == (None, "json")


@pytest.mark.parametrize("line", ["[]", "1", "null", '"belote.app"'])
def test_what_is_not_an_object(line: str) -> None:
    assert ask(line) == {"id": None, "error": {"code": "json", "message": "expected an object, like {…}.", "at": None}}


@pytest.mark.parametrize("value", [["W", "AD"], {"W": "AD"}, True, 1.5])
@pytest.mark.parametrize("key", ["rules", "trumps", "trick", "hand"])
def test_what_is_not_text_and_nothing_follows_from_it(key: str, value: object) -> None:
    answer = asked(**{key: value})
    assert answer["error"] == {"code": "json", "message": f'"{key}" is not text; expected a string.', "at": key}
    assert "also" not in answer


@pytest.mark.parametrize(("value", "shown"), [(True, "true"), (4.5, "4.5"), (4.0, "4.0"), ("four", "four")])
def test_a_number_that_is_none_says_which_are(value: object, shown: str) -> None:
    assert asked(players=value)["error"] == {
        "code": "not-a-number",
        "message": f'"{shown}" is not a whole number; expected 4.',
        "at": "players",
    }


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ("rules", '"rules" is missing; a position cannot be judged without it.'),
        ("trumps", '"trumps" is missing; a position cannot be judged without it.'),
        ("hand", "\"hand\" is missing; it is E's turn, expected that player's cards."),
    ],
)
def test_what_is_missing_is_called_by_its_key(missing: str, message: str) -> None:
    assert asked(**{missing: None})["error"]["message"] == message


def test_without_trick_and_hand_the_hand_is_missing() -> None:
    message = '"hand" is missing; expected a trick, a hand, or both.'
    assert asked(hand=None, trick=None)["error"]["message"] == message


@pytest.mark.parametrize(
    ("changes", "code", "at"),
    [
        ({"rules": "whist"}, Code.UNKNOWN_RULES, "rules"),
        ({"rules": None}, Code.MISSING_TAG, "rules"),
        ({"trumps": "NT"}, Code.NO_SUCH_TRUMPS, "trumps"),
        ({"trick": "W: AD 8S 8S"}, Code.CARD_TWICE, "trick"),
        ({"hand": "S: 7S"}, Code.OUT_OF_TURN, "hand"),
        ({"plays": "KH"}, Code.ILLEGAL_CARD, "plays"),
        ({"plays": ","}, Code.UNKNOWN_CARD, "plays"),
        ({"sits_out": "S"}, Code.SITS_OUT, "sits_out"),
        ({"players": 5}, Code.PLAYERS, "players"),
        ({"partners": "N E"}, Code.PARTNERS, "partners"),
    ],
)
def test_an_error_says_what_and_where(changes: dict[str, object], code: Code, at: str) -> None:
    answer = asked(**changes)
    assert (answer["id"], answer["error"]["code"], answer["error"]["at"]) == (1, code.slug, at)
    assert "also" not in answer


def test_the_message_ends_with_the_hint() -> None:
    assert asked(rules="belot.app")["error"]["message"].endswith(" Hint: did you mean belote.app?")


def test_all_that_is_wrong_is_listed() -> None:
    answer = asked(trumps="X", hand="E: 1S")
    assert [answer["error"]["code"], *(each["code"] for each in answer["also"])] == ["unknown-trumps", "unknown-card"]


@pytest.mark.parametrize(
    ("key", "tag"),
    [
        ("Trick", "trick"),
        ("TRICK", "trick"),
        ("t-rick", "trick"),
        ("trik", "trick"),
        ("TRUMPS", "trumps"),
        ("trump", "trumps"),
        ("Trump", "trumps"),
        ("sitsOut", "sits_out"),
        ("sits-out", "sits_out"),
        ("sits out", "sits_out"),
        ("sitout", "sits_out"),
        ("rule", "rules"),
    ],
)
def test_a_key_that_looks_like_a_tag_is_a_mistake_and_nothing_follows_from_it(key: str, tag: str) -> None:
    question = json.loads(QUESTION)
    question[key] = question.pop(tag, None)
    answer = ask(json.dumps(question))
    assert answer["error"] == {
        "code": "unknown-tag",
        "message": f'"{key}" is not a key of a position. Hint: did you mean {tag}?',
        "at": key,
    }
    assert "also" not in answer


def test_a_key_in_another_manner_is_a_mistake_even_beside_the_right_one() -> None:
    assert asked(Trick="W: AD")["error"]["code"] == "unknown-tag"


DEAL_KEYS = ["dealer", "hands", "turn_up", "stock", "auction", "discard", "play", "score", "timed_out", "deal", "find"]
NOTES = [
    "tricks",
    "player",
    "hand_size",
    "winners",
    "options",
    "teams",
    "leader",
    "lead",
    "last",
    "comment",
    "scenario",
]


@pytest.mark.parametrize("key", [*DEAL_KEYS, *NOTES, "turnUp", "Tricks", "trik", "trump", "x", "comment_of_mine", ""])
def test_any_other_key_belongs_to_whoever_wrote_it(key: str) -> None:
    assert asked(**{key: [1, 2]}) == json.loads(ANSWER)


def test_a_tag_that_is_given_twice_is_a_mistake() -> None:
    answer = ask(QUESTION.replace('"trumps"', '"trumps": "H", "trumps"'))
    assert answer["error"] == {
        "code": "repeated-tag",
        "message": '"trumps" stands twice in one object.',
        "at": "trumps",
    }
    assert "also" not in answer


def test_other_keys_may_be_given_twice() -> None:
    assert ask(QUESTION.replace('"id": 1', '"id": 0, "note": {"hand": 1, "hand": 2}, "id": 1')) == json.loads(ANSWER)


@pytest.mark.parametrize("key", ["clause", "legal", "refused", "holds", "winner", "points"])
def test_claims_are_not_asked_for(key: str) -> None:
    assert asked(**{key: ["anything"]}) == json.loads(ANSWER)


# --- anything at all


@given(JSON_VALUES)
def test_any_json_has_an_answer(value: object) -> None:
    answer = ask(json.dumps(value))
    assert ("error" in answer) != ("legal" in answer)
    json.dumps(answer, allow_nan=False)


@given(st.text())
def test_any_line_has_an_answer(line: str) -> None:
    assert "id" in ask(line)


KEYS = ["id", "rules", "trumps", "players", "partners", "sits_out", "trick", "hand", "plays", "legal", "trik"]
WORDS = st.text("NESW1579JAHD:, ", max_size=12) | st.sampled_from(
    ["belote.app", "euchre.app", "ninety-two.92q", "H", "N"]
)


@given(st.dictionaries(st.sampled_from(KEYS), WORDS | JSON_VALUES))
def test_any_question_has_an_answer(question: dict[str, object]) -> None:
    answer = asked(**question)
    assert ("error" in answer) != ("legal" in answer)


@given(positions())
def test_a_position_is_judged_as_everywhere(position: Position) -> None:
    trick, seating = position.trick, position.trick.table.seating
    line = {
        "rules": str(position.rules),
        "trumps": position.order.trumps,
        "trick": f"{trick.leader}: {names(trick.cards)}",
        "hand": f"{position.seat}: {names(position.hand)}" if position.seat else None,
        "plays": position.plays and str(position.plays),
        "players": len(seating.seats),
        "sits_out": seating.out,
    }
    ruling, answer = position.ruling(), ask(json.dumps(line))
    assert [BY_NAME[name] for name in answer["legal"]] == list(ruling.legal)
    assert {BY_NAME[name]: clause for name, clause in answer["refused"].items()} == {
        card: obligation.clause for card, obligation in ruling.refused.items()
    }
    assert (answer["holds"], answer.get("winner"), answer.get("points")) == (ruling.holds, ruling.winner, ruling.points)


# --- lines that mean no good


def test_of_many_mistakes_the_first_are_listed_and_the_others_counted() -> None:
    answer = asked(hand="E: " + "XX " * 99)
    assert (len(answer["also"]), answer["more"]) == (ALSO, 99 - 1 - ALSO)


def test_what_was_read_is_quoted_as_far_as_it_helps() -> None:
    message = asked(rules="b" * 99)["error"]["message"]
    assert message.startswith(f'"{"b" * 39}…" is not a rule set')


HOSTILE: list[dict[str, object]] = [
    {"hand": "E: " + "XX " * 300_000},
    {"hand": "X" * 1_000_000},
    {"trick": " " * 1_000_000 + "x"},
    {"trick": " " * 1990 + "x"},
    {"trick": "\u200b" * 1990 + "x"},
    {"rules": "belote.app " + "a=b " * 300_000},
    {"plays": "7S " * 300_000},
    {"plays": 10**4000},
    {f"trump{number}": 1 for number in range(50_000)},
    {"_" * number + "trick": 1 for number in range(1000)},
]


@pytest.mark.parametrize("changes", HOSTILE, ids=range(len(HOSTILE)))
def test_no_line_takes_seconds_or_a_long_answer(changes: dict[str, object]) -> None:
    begun = process_time()
    answer = asked(**changes)
    assert process_time() - begun < 1
    assert len(json.dumps(answer)) < 5000


@pytest.mark.parametrize("value", ["[", '{"a":'])
def test_a_line_may_be_nested_as_deep_as_it_likes(value: str) -> None:
    for depth in range(900, 1000, 3):
        nested = value * depth + "1" + {"[": "]"}.get(value, "}") * depth
        json.dumps(ask(QUESTION.replace("1,", f"{nested},", 1)))
