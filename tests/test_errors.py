"""What can be wrong: every code is reached, says where, and helps."""

from __future__ import annotations

from pathlib import Path

import pytest

from followsuit.errors import Code, Family, Place, Problem, nearest
from followsuit.games import RULE_SETS
from followsuit.notation.json_form import judge_line
from followsuit.scenarios.library import read_library
from tests.helpers import all_problems, codes, library

BELOTE = '[Scenario "a"]\n[Rules "belote.app"]\n[Trumps "S"]\n'
TRICK = BELOTE + '[Trick "W: AD 8S"]\n'
POSITION = TRICK + '[Hand "E: 7S 9S KH"]\n'
EUCHRE = '[Scenario "a"]\n[Rules "euchre.app"]\n[Trumps "S"]\n'
FIVE = '[Scenario "a"]\n[Rules "euchre.five-handed"]\n[Trumps "S"]\n[Hand "1: 9S"]\n'
NINETY_TWO = '[Scenario "a"]\n[Rules "ninety-two.92q"]\n[Trumps "S"]\n'
COMPLETE = '[Scenario "a"]\n[Rules "{}"]\n[Trumps "H"]\n[Trick "{}"]\n'

# what is wrong, the text, and where: line, column
MALFORMED = [
    (Code.SYNTAX, "what is this?\n" + POSITION, (1, 1)),
    (Code.SYNTAX, POSITION + "[Legal 9S]", (6, 1)),
    (Code.SYNTAX, POSITION + '[Legal "9S]', (6, 1)),
    (Code.SYNTAX, POSITION + '[Legal "9S"', (6, 1)),
    (Code.SYNTAX, POSITION + '["9S"]', (6, 1)),
    (Code.SYNTAX, POSITION + "x" * 99, (6, 1)),
    (Code.SYNTAX, POSITION.replace('"a"', '"Over Ruff"'), (1, 12)),
    (Code.SYNTAX, POSITION.replace("W: AD", "AD"), (4, 9)),
    (Code.SYNTAX, POSITION + '[Refused "7S"]', (6, 11)),
    (Code.SYNTAX, POSITION + '[Refused "7S belote.overruff, KH because of it"]', (6, 30)),
    (Code.SYNTAX, POSITION + '[Plays "9S 7S"]', (6, 9)),
    (Code.UNKNOWN_TAG, POSITION + '[Legl "9S"]', (6, 2)),
    (Code.REPEATED_TAG, POSITION + '[Trumps "H"]', (6, 2)),
    (Code.MISSING_TAG, '[Rules "belote.app"]', (1, 2)),
    (Code.MISSING_TAG, POSITION.replace('[Rules "belote.app"]', ""), (1, 12)),
    (Code.MISSING_TAG, POSITION.replace('"S"', '""'), (3, 10)),
    (Code.MISSING_TAG, TRICK, (1, 12)),
    (Code.MISSING_TAG, TRICK + '[Hand "E:"]', (5, 8)),
    (Code.MISSING_TAG, BELOTE, (1, 12)),
    (Code.UNKNOWN_RULES, POSITION.replace("belote.app", "whist"), (2, 9)),
    (Code.UNKNOWN_OPTION, POSITION.replace("belote.app", "belote.app underuff=free"), (2, 20)),
    (Code.UNKNOWN_OPTION, POSITION.replace("belote.app", "belote.app underruff"), (2, 20)),
    (Code.UNKNOWN_OPTION, POSITION.replace("belote.app", "belote.app underruff=freely"), (2, 20)),
    (Code.UNKNOWN_CARD, POSITION.replace("KH", "XH"), (5, 17)),
    (Code.UNKNOWN_CARD, POSITION.replace("8S", "XX"), (4, 15)),
    (Code.UNKNOWN_CARD, POSITION + '[Legal "9S 1S"]', (6, 12)),
    (Code.UNKNOWN_CARD, POSITION + '[Refused "1S belote.ruff"]', (6, 11)),
    (Code.UNKNOWN_CARD, POSITION + '[Plays "1S"]', (6, 9)),
    (Code.UNKNOWN_CARD, POSITION + '[Plays ","]', (6, 9)),
    (Code.UNKNOWN_TRUMPS, POSITION.replace('"S"', '"spades"'), (3, 10)),
    (Code.UNKNOWN_SEAT, POSITION.replace("W:", "Q:"), (4, 9)),
    (Code.UNKNOWN_SEAT, POSITION.replace("E:", "1:"), (5, 8)),
    (Code.UNKNOWN_SEAT, POSITION.replace("W:", ":"), (4, 9)),
    (Code.UNKNOWN_SEAT, POSITION + '[Holds "Nobody"]', (6, 9)),
    (Code.UNKNOWN_SEAT, POSITION + '[Partners "N X"]', (6, 14)),
    (Code.UNKNOWN_SEAT, EUCHRE + '[SitsOut "X"]\n[Hand "N: 9S"]', (4, 11)),
    (Code.UNKNOWN_SEAT, FIVE.replace("1:", "6:"), (4, 8)),
    (Code.UNKNOWN_CLAUSE, POSITION + '[Refused "7S belote.overuff"]', (6, 14)),
    (Code.UNKNOWN_CLAUSE, POSITION + '[Clause "belote.trump"]', (6, 10)),
    (Code.NOT_A_NUMBER, COMPLETE.format("belote.app", "N: 7S AD AC 8S") + '[Points "many"]', (5, 10)),
    (Code.NOT_A_NUMBER, NINETY_TWO + '[Players "six"]\n[Hand "1: 9S"]', (4, 11)),
    (Code.NOT_A_NUMBER, NINETY_TWO + '[Players "-4"]\n[Hand "1: 9S"]', (4, 11)),
]
IMPOSSIBLE = [
    (Code.REPEATED_ID, POSITION + POSITION, (6, 12)),
    (Code.CARD_TWICE, POSITION.replace("KH", "8S"), (5, 17)),
    (Code.CARD_TWICE, POSITION.replace("KH", "7S"), (5, 17)),
    (Code.CARD_TWICE, POSITION.replace("W: AD 8S", "W: AD AD"), (4, 15)),
    (Code.NOT_IN_PACK, POSITION.replace("KH", "2H"), (5, 17)),
    (Code.NOT_IN_PACK, POSITION.replace("8S", "6S"), (4, 15)),
    (Code.NOT_HELD, POSITION + '[Legal "9S JS"]', (6, 12)),
    (Code.NOT_HELD, POSITION + '[Refused "JS belote.overruff"]', (6, 11)),
    (Code.NOT_HELD, POSITION + '[Plays "JS"]', (6, 9)),
    (Code.HAND_TOO_LONG, POSITION.replace("KH", "KH 7H 8H 9H 10H JH QH"), (5, 36)),
    (Code.HAND_TOO_LONG, NINETY_TWO + '[Players "8"]\n[Hand "1: 2S 3S 4S 5S 6S 7S 8S"]', (5, 29)),
    (Code.TRICK_TOO_LONG, BELOTE + '[Trick "N: 7S 8S 9S 10S JS"]', (4, 25)),
    (Code.TRICK_TOO_LONG, EUCHRE + '[SitsOut "E"]\n[Trick "N: 9S 10S JS QS"]', (5, 22)),
    (Code.OUT_OF_TURN, POSITION.replace("E:", "S:"), (5, 8)),
    (Code.OUT_OF_TURN, POSITION.replace("W: AD 8S", "W: AD 8S JS 10S"), (5, 8)),
    (Code.ILLEGAL_CARD, POSITION + '[Plays "7S"]', (6, 9)),
    (Code.NO_SUCH_TRUMPS, POSITION.replace('"S"', '"NT"'), (3, 10)),
    (Code.NO_SUCH_TRUMPS, EUCHRE.replace('"S"', '"AT"') + '[Hand "N: 9S"]', (3, 10)),
    (Code.PLAYERS, NINETY_TWO + '[Players "5"]\n[Hand "1: 9S"]', (4, 11)),
    (Code.PLAYERS, POSITION + '[Players "3"]', (6, 11)),
    (Code.PARTNERS, POSITION + '[Partners "N E"]', (6, 12)),
    (Code.PARTNERS, POSITION + '[Partners "N S N"]', (6, 12)),
    (Code.PARTNERS, FIVE + '[Partners "1 2 3"]', (5, 12)),
    (Code.PARTNERS, FIVE + '[Partners "1 1"]', (5, 12)),
    (Code.SITS_OUT, POSITION + '[SitsOut "S"]', (6, 11)),
    (Code.SITS_OUT, EUCHRE + '[SitsOut "N"]\n[Trick "N: 9S"]\n[Hand "E: JS"]', (5, 9)),
    (Code.SITS_OUT, EUCHRE + '[SitsOut "N"]\n[Hand "N: JS"]', (5, 8)),
    (Code.UNDECIDED, POSITION + '[Winner "N"]', (6, 10)),
    (Code.UNDECIDED, POSITION + '[Points "11"]', (6, 10)),
    (Code.UNDECIDED, COMPLETE.format("euchre.app", "N: AH JD 9H KH") + '[Points "0"]', (5, 10)),
]
ELSEWHERE = {Code.ENCODING, Code.JSON, Code.NO_FILE, Code.UNKNOWN_SCENARIO}
DEALS = {Code.UNKNOWN_CALL, Code.ILLEGAL_CALL, Code.NO_CLOCK}  # only whole deals have an auction and a clock
QUERIES = {Code.UNKNOWN_KEY, Code.NOT_FINDABLE, Code.NOT_FOUND}  # only a query looks for something
SPHINX = {Code.UNKNOWN_FACT, Code.NO_PROOF}  # only a role on a page can ask for a figure


@pytest.mark.parametrize(("code", "text", "place"), MALFORMED + IMPOSSIBLE)
def test_one_thing_is_wrong_and_it_is_named_with_its_place(code: Code, text: str, place: tuple[int, int]) -> None:
    (problem,) = all_problems(text)
    assert problem.code is code
    assert (problem.place.line, problem.place.column) == place
    assert problem.place.path == "examples/belote/test.scn"
    assert problem.message.endswith(".")


def test_every_malformed_and_every_impossible_thing_is_reached() -> None:
    by_family = {family: {code for code in Code if code.family is family} for family in Family}
    elsewhere = DEALS | QUERIES
    malformed = {code for code, _, _ in MALFORMED} | ELSEWHERE | SPHINX
    assert malformed | elsewhere == by_family[Family.MALFORMED] | elsewhere
    assert {code for code, _, _ in IMPOSSIBLE} | elsewhere == by_family[Family.IMPOSSIBLE] | elsewhere


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    (tmp_path / "latin.scn").write_bytes(POSITION.encode() + b"; \xe9t\xe9\n")
    (problem,) = read_library([tmp_path]).problems
    assert (problem.code, problem.place.line) == (Code.ENCODING, 6)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (problem,) = read_library([tmp_path / "nowhere"]).problems
    assert problem.code is Code.NO_FILE


def test_a_line_that_is_not_json() -> None:
    assert judge_line("{", Place("<stdin>", 1))["error"]["code"] == Code.JSON.slug


def test_an_unknown_scenario() -> None:
    found = library(POSITION).find("belote/b", Place("page.md", 3))
    assert isinstance(found, Problem)
    assert (found.code, found.place, found.hint) == (
        Code.UNKNOWN_SCENARIO,
        Place("page.md", 3),
        "did you mean belote/a?",
    )


# --- all that is wrong, not the first thing


def test_everything_that_is_wrong_is_listed() -> None:
    text = POSITION.replace("8S", "8S X").replace("KH", "2H") + '[Holds "Q"]\n[Legal "AS"]\n[Refused "7S x.y"]'
    assert codes(all_problems(text)) == [
        Code.UNKNOWN_CARD,
        Code.NOT_IN_PACK,
        Code.NOT_HELD,
        Code.UNKNOWN_CLAUSE,
        Code.UNKNOWN_SEAT,
    ]


def test_without_a_rule_set_the_rest_is_read_all_the_same() -> None:
    text = '[Scenario "a"]\n[Trumps "X"]\n[Hand "N: 1S"]\n[Holds "N"]\n[Refused "1S a.b, 9S c.d"]\n[Clause "e.f"]\n'
    assert codes(all_problems(text)) == [Code.MISSING_TAG, Code.UNKNOWN_TRUMPS, Code.UNKNOWN_CARD, Code.UNKNOWN_CARD]
    assert codes(all_problems(text.replace('"X"', '"NT"')))[:2] == [Code.MISSING_TAG, Code.UNKNOWN_CARD]


def test_a_trick_that_is_not_whole_says_nothing_about_turns() -> None:
    assert codes(all_problems(TRICK.replace("8S", "XX"))) == [Code.UNKNOWN_CARD]
    assert codes(all_problems(POSITION.replace("8S", "2S"))) == [Code.NOT_IN_PACK]


def test_what_stands_before_any_scenario_is_not_taken_into_the_next() -> None:
    problems = all_problems('[Trumps "H"]\n' + POSITION)
    assert codes(problems) == [Code.MISSING_TAG]


# --- hints


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (POSITION + '[Legl "9S"]', "did you mean Legal?"),
        (POSITION.replace("belote.app", "belot.app"), "did you mean belote.app?"),
        (POSITION.replace("belote.app", "BELOTE.APP"), "did you mean belote.app?"),
        (POSITION.replace("belote.app", "Coinche.Official"), "did you mean coinche.official?"),
        (POSITION.replace("belote.app", "belote.app underuff=free"), "did you mean underruff?"),
        (POSITION.replace("belote.app", "belote.app underruff=freee"), "did you mean free?"),
        (POSITION.replace("KH", "kh"), "did you mean KH?"),
        (POSITION.replace('"S"', '"s"'), "did you mean S?"),
        (POSITION.replace("E:", "e:"), "did you mean E?"),
        (POSITION + '[Refused "7S belote.overuff"]', "did you mean belote.overruff?"),
        (POSITION + '[Clause "belote.rufff"]', "did you mean belote.ruff?"),
        (POSITION + '[Winner "N"]', 'say which card is played, [Plays "…"].'),
        ("nonsense\n", 'a comment begins with ";".'),
        ("[Trumps S]\n", "the closing quotation mark or bracket is missing."),
        ('["S"]\n', ""),
    ],
)
def test_a_hint_helps(text: str, hint: str) -> None:
    assert hint in {problem.hint for problem in all_problems(text)}


def test_nothing_near_is_no_hint() -> None:
    assert nearest("whist", ["belote.app", "euchre.app"]) == ""


def test_two_that_are_as_near_are_no_hint() -> None:
    assert nearest("free1", ["free2", "free3"]) == ""
    assert nearest("FREE2", ["free2", "free3"]) == "did you mean free2?"


# --- what was expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            POSITION + '[Plays "7S"]',
            "7S may not be played: belote.overruff refuses it; expected one of 9S.",
        ),
        (POSITION + '[Plays "JS"]', "JS is not in the hand; expected one of 7S 9S KH."),
        (POSITION + '[Legal "9S JS"]', "JS is not in the hand; expected one of 7S 9S KH."),
        (
            COMPLETE.format("belote.app", "N: 7S AD AC 8S") + '[Legal "7S"]',
            "7S is not in the hand; there is no hand.",
        ),
        (
            COMPLETE.format("belote.app", "N: 7S AD AC 8S") + '[Points "many"]',
            '"many" is not a whole number; expected what the trick is worth, like 21.',
        ),
        (POSITION + '[Players "six"]', '"six" is not a whole number; expected 4.'),
        (
            POSITION.replace("belote.app", "w" * 99),
            f'"{"w" * 39}…" is not a rule set; expected one of {", ".join(RULE_SETS)}.',
        ),
    ],
)
def test_a_message_says_what_was_expected(text: str, message: str) -> None:
    assert [problem.message for problem in all_problems(text)] == [message]


@pytest.mark.parametrize(
    "text",
    [
        TRICK + '[Hand "7S 9S KH"]\n[Legal "9S"]',
        TRICK + '[Hand "E: XX"]\n[Legal "9S"]\n[Plays "9S"]',
        BELOTE + '[Hand "7S 9S KH"]',
        BELOTE + '[Trick "AD 8S"]',
        TRICK + '[Legal "9S"]',
        EUCHRE + '[SitsOut "X"]\n[Trick "E: 9S AS KS"]\n[Hand "W: QS"]',
        POSITION.replace("E:", "S:") + '[Winner "N"]',
        POSITION.replace('"belote.app"', '"' + "x" * 3000 + '"'),
    ],
)
def test_nothing_is_said_that_only_follows(text: str) -> None:
    assert len(all_problems(text)) == 1


# --- how it is said


def test_a_problem_in_a_line() -> None:
    problem = Problem(Code.UNKNOWN_CARD, "what.", "hand", Place("a.scn", 3, 7), "did you mean KH?")
    assert str(problem) == "a.scn:3:7: malformed: what. Hint: did you mean KH? [unknown-card]"
    assert str(Problem(Code.JSON, "what.", place=Place("x"))) == "x: malformed: what. [json]"


def test_a_problem_commands_no_terminal() -> None:
    problem = Problem(Code.SYNTAX, "\x1b[31m\n\u202e", place=Place("\x07.scn"))
    assert str(problem) == r"\u0007.scn: malformed: \u001b[31m\u000a\u202e [syntax]"


def test_codes_are_stable_and_explained() -> None:
    assert len({code.slug for code in Code}) == len(Code)
    source = Path(__file__).parents[1].joinpath("engine", "followsuit", "errors.py").read_text("utf-8")
    for code in Code:
        head, _, rest = source.partition(f"    {code.name} = (")
        assert head
        assert rest.split("\n")[1].strip().startswith('"""'), f"{code.name} has no docstring"
