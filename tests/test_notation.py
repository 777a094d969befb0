"""The notation: tag pairs with places, symbols for input, and every file written back as it was."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.cards import BY_NAME, CARDS, Card
from followsuit.errors import HINTS, Code
from followsuit.notation.tags import TAGS, json_key
from followsuit.notation.words import LONGEST_VALUE, Problems, read_card
from tests.helpers import EXAMPLES, OVERRUFF, all_problems, codes, document, library, names, read_tags, scenario, token

FILES = sorted(EXAMPLES.rglob("*.scn"))


# --- tags


def test_a_file_is_read_into_records() -> None:
    read = document(OVERRUFF + '\n[Scenario "other"]\n[Rules "euchre.app"]\n')
    assert [record.name for record in read.records] == ["overruff", "other"]
    assert list(read.records[0].tags) == ["Rules", "Trumps", "Trick", "Hand", "Legal", "Refused"]
    assert read.records[1].tags["Rules"].text == "euchre.app"
    assert not read.problems


def test_every_tag_knows_its_place() -> None:
    record = document(OVERRUFF).records[0]
    assert str(record.head.place) == "examples/belote/test.scn:2:12"
    assert {
        name: str(value.place).removeprefix("examples/belote/test.scn:") for name, value in record.tags.items()
    } == {
        "Rules": "3:12",
        "Trumps": "4:12",
        "Trick": "5:12",
        "Hand": "6:12",
        "Legal": "7:12",
        "Refused": "8:12",
    }


def test_every_card_knows_its_place() -> None:
    claims = scenario(OVERRUFF).reading.claims
    assert claims.legal
    assert claims.refused
    assert [(str(card), str(place.place)) for card, place in claims.legal] == [("9S", "examples/belote/test.scn:7:12")]
    assert [(str(card), clause, place.place.column) for card, clause, place in claims.refused] == [
        ("7S", "belote.overruff", 12),
        ("KH", "belote.ruff", 32),
    ]


@pytest.mark.parametrize(
    "text",
    [
        OVERRUFF.replace("\n", " "),
        OVERRUFF.replace("\n", "\r\n"),
        "\ufeff" + OVERRUFF,
        OVERRUFF.replace("\n", ' ; ten of hearts, [Trumps "H"]\n'),
        OVERRUFF.replace("[", "[\t").replace("]", " ]"),
        OVERRUFF.replace('    "', '"').replace("\n", "\n\n\n"),
        OVERRUFF.removesuffix("\n"),
    ],
    ids=["one line", "CRLF", "BOM", "comments", "spaces", "no spaces", "no newline at the end"],
)
def test_what_a_file_may_look_like(text: str) -> None:
    text = text.removeprefix("; a comment ")  # which would comment out all of a single line
    assert not all_problems(text)
    assert str(document(text)) == text
    position = scenario(text).reading.position
    assert position
    assert names(position.ruling().legal) == "9S"


def test_several_tags_on_a_line_have_columns_of_their_own() -> None:
    record = document('[Scenario "a"] [Rules "x"][Trumps "H"]').records[0]
    assert (record.tags["Rules"].place.column, record.tags["Trumps"].place.column) == (24, 36)
    assert record.end == 38


def test_a_tag_has_a_key_in_json() -> None:
    keys = {tag: json_key(tag) for tag in TAGS}
    assert keys["SitsOut"] == "sits_out"
    assert all(key == tag.lower() for tag, key in keys.items() if key.isalpha())


TAG_SOUP = st.lists(
    st.one_of(
        st.text(max_size=8),
        st.sampled_from(
            ['[Scenario "a"]', "[Rules", '"belote.app"]', "]", '"', "\r\n", "\n", "; c", "\ufeff", "[", " "]
        ),
        st.builds('[{} "{}"]'.format, st.sampled_from(TAGS), st.text("NESW: 79SHJ,x", max_size=9)),
    )
).map("".join)


@given(st.text() | TAG_SOUP)
def test_any_text_is_read_and_written_back(text: str) -> None:
    read = document(text)
    assert str(read) == text
    assert read.replace([]) == text
    for problem in all_problems(text):
        assert problem.place.line <= text.count("\n") + 1


@given(TAG_SOUP)
def test_any_tags_are_read(text: str) -> None:
    library(OVERRUFF[OVERRUFF.index("[") :] + text + OVERRUFF)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_examples_are_written_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    assert str(document(data.decode("utf-8"))).encode("utf-8") == data


def test_only_the_spans_that_are_replaced_change() -> None:
    read = document(OVERRUFF)
    trumps, legal = read.records[0].tags["Trumps"], read.records[0].tags["Legal"]
    edited = read.replace([(trumps.start, trumps.end, "NT"), (legal.start, legal.end, "")])
    assert edited == OVERRUFF.replace('"S"', '"NT"').replace('"9S"]', '""]')


# --- words


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9S", "9S"),
        ("10H", "10H"),
        ("TH", "10H"),
        ("9♠", "9S"),
        ("10♥", "10H"),
        ("T♦", "10D"),
        ("A♣\ufe0e", "AC"),
        ("A♥\ufe0f", "AH"),
        ("K♤", "KS"),
        ("K♡", "KH"),
        ("K♢", "KD"),
        ("K♧", "KC"),
    ],
)
def test_what_is_read_as_a_card(text: str, card: str) -> None:
    problems = Problems()
    assert read_card(token(text), "Hand", problems) is BY_NAME[card]
    assert not problems.found


@pytest.mark.parametrize("text", ["", "S9", "1S", "11H", "9", "S", "TT", "9s", "JOKER", "10X", "K В"])
def test_what_is_not_a_card(text: str) -> None:
    problems = Problems()
    assert read_card(token(text), "Hand", problems) is None
    assert codes(problems.found) == [Code.UNKNOWN_CARD]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9s", "9S"),
        ("kh", "KH"),
        ("SA", "AS"),
        ("DA", "AD"),
        ("♠A", "AS"),
        ("d10", "10D"),
        ("HT", "10H"),
        ("th", "10H"),
        ("1H", "10H"),
    ],
)
def test_what_is_nearly_a_card_gets_a_hint(text: str, card: str) -> None:
    assert hint(text) == f"did you mean {card}?"


@pytest.mark.parametrize("text", ["10", "X", "XH", "AX", "♠", "K" * 99])
def test_where_several_cards_are_as_near_there_is_no_hint(text: str) -> None:
    assert hint(text) == ""


def hint(text: str) -> str:
    problems = Problems()
    read_card(token(text), "Hand", problems)
    return problems.found[0].hint


def test_only_the_first_few_words_get_a_hint() -> None:
    reading = read_tags(Rules="belote.app", Trumps="H", Hand="N: " + "kh " * 99)
    assert [bool(problem.hint) for problem in reading.problems] == [True] * HINTS + [False] * (99 - HINTS)


def test_a_value_that_is_too_long_to_mean_anything_is_not_read() -> None:
    reading = read_tags(Rules="belote.app", Trumps="H", Hand="N: " + "7S " * LONGEST_VALUE)
    assert [problem.message for problem in reading.problems] == [
        '[Hand "…"] has 6003 characters; expected at most 2000.'
    ]


# --- what cannot be seen


@pytest.mark.parametrize("invisible", [*"\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\ufe0f", "\u200e\u200b"])
def test_what_cannot_be_seen_is_not_read(invisible: str) -> None:
    """Every word of a record may be surrounded by it and hold it."""
    values = re.sub('"(.*)"', lambda value: f'"{invisible.join(value[0])[1:-1]}"', EVERY_TAG)
    reading = scenario(values.replace("[", f"{invisible}[")).reading
    assert not reading.problems
    assert reading == replace(scenario(EVERY_TAG).reading, claims=reading.claims)
    assert reading.claims.points
    assert reading.claims.points[0] == 22


EVERY_TAG = """\
[Scenario "a"]
[Clause "belote.ruff"]
[Rules "belote.app underruff=free"]
[Trumps "H"]
[Players "4"]
[Partners "E W"]
[Trick "N: 7S AD AC"]
[Hand "W: 8S, 7H"]
[Plays "8S"]
[Holds "N"]
[Legal "8S"]
[Refused "7H trick.follow"]
[Winner "W"]
[Points "22"]
"""


def test_a_word_after_what_cannot_be_seen_is_in_its_place() -> None:
    (problem,) = read_tags(Rules="belote.app", Trumps="H", Hand="N: \u200e7S \u200b 9X").problems
    assert (problem.message[:4], problem.place.column) == ('"9X"', 10)


@given(st.sampled_from(CARDS))
def test_every_card_is_read_by_its_name(card: Card) -> None:
    assert read_card(token(str(card)), "Hand", Problems()) is card


@pytest.mark.parametrize("trumps", ["H", "♥", " H ", "♡"])
def test_trumps_may_be_a_symbol(trumps: str) -> None:
    reading = read_tags(Rules="belote.app", Trumps=trumps, Hand="N: 7♥ 8♠")
    assert reading.position
    assert reading.position.order.trumps == "H"


@pytest.mark.parametrize("hand", ["N: 7S 8S", "N:7S 8S", " N : 7S 8S ", "N: 7S, 8S", "N: 7S,8S", "\tN:\t7S\t8S"])
def test_a_hand_may_be_spaced_and_divided(hand: str) -> None:
    reading = read_tags(Rules="belote.app", Trumps="H", Hand=hand)
    assert reading.position
    assert names(reading.position.hand) == "7S 8S"


@pytest.mark.parametrize("tag", ["Trick", "Players", "SitsOut", "Plays", "Holds"])
def test_an_empty_value_says_nothing(tag: str) -> None:
    reading = read_tags(**{"Rules": "euchre.app", "Trumps": "H", "Hand": "N: 9S", tag: " "})
    assert not reading.problems


def test_options_follow_the_rule_set() -> None:
    reading = read_tags(Rules=" belote.app  underruff=free tie=litigation", Trumps="H", Hand="N: 9S")
    assert reading.position
    assert str(reading.position.rules) == "belote.app underruff=free tie=litigation"


def test_an_option_given_twice_is_refused() -> None:
    reading = read_tags(Rules="belote.app underruff=free underruff=forced", Trumps="H", Hand="N: 9S")
    assert [problem.message for problem in reading.problems] == ["underruff is given twice."]


def test_the_clause_of_an_example_is_kept() -> None:
    assert read_tags(Rules="belote.app", Trumps="H", Hand="N: 9S", Clause="belote.rise").clause == "belote.rise"
    assert read_tags(Rules="belote.app", Trumps="H", Hand="N: 9S").clause == ""
