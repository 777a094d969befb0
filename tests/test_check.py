"""Checking: the engine, the referee and the author's claims must agree."""

from __future__ import annotations

import pytest

from followsuit import referee
from followsuit.cards import BY_NAME, Card
from followsuit.errors import Code, Family, Place, Problem
from followsuit.notation.tags import Document
from followsuit.scenarios.check import check, check_library
from followsuit.scenarios.library import Library, Scenario, read_library
from followsuit.scenarios.second_opinion import second_opinion
from tests.helpers import EXAMPLES, OVERRUFF, codes, library, position, scenario

COMPLETE = '[Scenario "a"]\n[Rules "belote.app"]\n[Trumps "H"]\n[Trick "N: 7S AD AC 8S"]\n'
PLACE = "examples/belote/test.scn"


def problems(text: str) -> list[Problem]:
    return [problem for each in check_library(library(text)) for problem in each.problems]


def test_what_is_in_order() -> None:
    found = check(scenario(OVERRUFF))
    assert found.problems == ()
    assert found.ruling
    assert found.ruling.legal == (BY_NAME["9S"],)


@pytest.mark.parametrize(
    ("unreadable", "code"),
    [
        ('[Holds "X"]', Code.UNKNOWN_SEAT),
        ('[Winner "N"]', Code.UNDECIDED),
        ('[Points "many"]', Code.NOT_A_NUMBER),
        ('[Points "7"]', Code.UNDECIDED),
        ('[Clause "a.b"]', Code.UNKNOWN_CLAUSE),
        ('[Legl "9S"]', Code.UNKNOWN_TAG),
    ],
)
def test_a_claim_that_cannot_be_read_hides_nothing(unreadable: str, code: Code) -> None:
    wrong = OVERRUFF.replace('"9S"', '"9S 7S"') + unreadable
    assert codes(problems(wrong)) == [code, Code.LEGAL]


def test_a_card_that_cannot_be_read_hides_no_other_and_none_is_missing() -> None:
    legal = OVERRUFF.replace('"9S"', '"XX 7S"')
    assert codes(problems(legal)) == [Code.UNKNOWN_CARD, Code.LEGAL]
    refused = OVERRUFF.replace("7S belote.overruff, KH belote.ruff", "7S belote.overuff, KH belote.rise")
    assert codes(problems(refused)) == [Code.UNKNOWN_CLAUSE, Code.REFUSED]


def test_claims_are_optional() -> None:
    assert not problems("".join(OVERRUFF.splitlines(keepends=True)[:-2]))


def test_what_cannot_be_read_is_not_judged() -> None:
    found = check(scenario(OVERRUFF.replace("KH", "XH")))
    assert found.ruling is None
    assert set(codes(found.problems)) == {Code.UNKNOWN_CARD}


# --- the claims

CLAIMS = [
    (Code.LEGAL, OVERRUFF.replace('"9S"', '"9S 7S"'), (7, 15), "7S may not be played: belote.overruff refuses it."),
    (Code.LEGAL, OVERRUFF.replace('"9S"', '""'), (7, 12), "9S may be played, and is missing here."),
    (
        Code.REFUSED,
        OVERRUFF.replace("belote.overruff", "belote.ruff"),
        (8, 12),
        "7S is refused by belote.overruff; claimed was that belote.ruff refuses it.",
    ),
    (
        Code.REFUSED,
        OVERRUFF.replace("7S belote.overruff", "7S belote.overruff, 9S belote.ruff"),
        (8, 32),
        "9S may be played; claimed was that belote.ruff refuses it.",
    ),
    (
        Code.REFUSED,
        OVERRUFF.replace("7S belote.overruff, ", ""),
        (8, 12),
        "7S is refused by belote.overruff, and is missing here.",
    ),
    (Code.HOLDS, OVERRUFF + '[Holds "W"]', (9, 9), "N holds the trick, not W."),
    (
        Code.HOLDS,
        OVERRUFF.replace("W: AD 8S", "").replace("E:", "W:").split("[Legal")[0] + '[Holds "W"]',
        (7, 9),
        "nobody holds the trick, not W.",
    ),
    (Code.WINNER, COMPLETE + '[Winner "N"]', (5, 10), "W takes the trick, not N."),
    (Code.POINTS, COMPLETE + '[Points "162"]', (5, 10), "the trick is worth 22, not 162."),
]


@pytest.mark.parametrize(("code", "text", "place", "message"), CLAIMS)
def test_a_wrong_claim(code: Code, text: str, place: tuple[int, int], message: str) -> None:
    (problem,) = problems(text)
    assert (problem.code, problem.message) == (code, message)
    assert problem.place == Place(PLACE, *place)


@pytest.mark.parametrize(
    "text", [OVERRUFF + '[Holds "N"]', COMPLETE + '[Winner "W"]\n[Points "22"]', COMPLETE + '[Legal ""]\n[Refused ""]']
)
def test_a_right_claim(text: str) -> None:
    assert not problems(text)


# --- every claim of every example


@pytest.fixture(scope="module")
def examples() -> Library:
    return read_library([EXAMPLES])


def changed(document: Document, start: int, end: int, new: str) -> list[tuple[Code, Place]]:
    """What is wrong, and where, once a span of a document has been replaced."""
    text, path = document.replace([(start, end, new)]), document.source.path
    return [(each.code, each.place) for one in check_library(library(text, path)) for each in one.problems]


def test_every_example_is_in_order(examples: Library) -> None:
    assert not examples.problems
    assert [str(problem) for each in check_library(examples) for problem in each.problems] == []


def test_a_changed_claim_fails_at_that_card_in_the_file(examples: Library) -> None:
    """For one card of each claim of each example: another card in its place is a problem in its place."""
    tried = 0
    for document in examples.documents.values():
        for record in document.records:
            each = examples.scenarios[f"{folder_of(document)}/{record.name}"]
            if not isinstance(each, Scenario):
                continue
            claims, ruling = each.reading.claims, check(each).ruling
            assert ruling
            if claims.legal and ruling.refused:
                _, token = claims.legal[-1]
                refused = next(iter(ruling.refused))
                found = changed(document, token.start, token.end, str(refused))
                assert (Code.LEGAL, token.place) in found
                tried += 1
            if claims.refused and ruling.legal:
                _, _, token = claims.refused[-1]
                found = changed(document, token.start, token.end, str(ruling.legal[0]))
                assert (Code.REFUSED, token.place) in found
                tried += 1
            if claims.winner:
                seat, token = claims.winner
                assert each.reading.position
                other = next(other for other in each.reading.position.trick.order_of_play if other != seat)
                found = changed(document, token.start, token.end, other)
                assert found == [(Code.WINNER, token.place)]
                tried += 1
            if claims.points:
                points, token = claims.points
                found = changed(document, token.start, token.end, str(points + 1))
                assert found == [(Code.POINTS, token.place)]
                tried += 1
    assert tried > 100


def folder_of(document: Document) -> str:
    return document.source.path.split("/")[-2]


# --- the referee


def disagreements(text: str) -> list[str]:
    return [problem.at for problem in problems(text) if problem.code is Code.REFEREE]


def test_the_referee_may_find_other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: question.hand)
    (problem,) = problems(OVERRUFF)
    assert problem.code is Code.REFEREE
    assert (problem.at, problem.place) == ("hand", Place(PLACE, 2, 12))
    assert problem.message == (
        "engine and referee differ on what may be played: the engine says 9S, the referee 7S 9S KH."
    )
    assert problem.hint


def test_the_referee_may_see_another_player_hold_the_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "holder", lambda question: "S")
    assert disagreements(OVERRUFF) == ["trick"]
    assert disagreements(COMPLETE) == ["trick", "winner"]


def test_the_referee_may_call_on_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "next_player", lambda question: "N")
    assert disagreements(OVERRUFF) == ["trick"]


def test_the_referee_may_count_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "points", lambda question: 162)
    assert disagreements(COMPLETE) == ["points"]
    assert disagreements(OVERRUFF) == []


def test_a_disagreement_says_nothing_about_the_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "legal", lambda question: ())
    assert codes(problems(OVERRUFF.replace('"9S"', '"7S 9S"'))) == [Code.REFEREE, Code.LEGAL]


def test_the_referee_is_asked_about_the_whole_position(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[referee.Question] = []

    def legal(question: referee.Question) -> tuple[Card, ...]:
        asked.append(question)
        return question.hand

    monkeypatch.setattr(referee, "legal", legal)
    for where in (
        position("euchre.app dealer-discard=not-turn-up", "H", "W: AS", "E: KS", SitsOut="N"),
        position("ninety-two.92q", "H", "2: AS", "3: KS", Players="6"),
    ):
        assert not list(second_opinion(where, where.ruling(), Place()))
    euchre, ninety_two = asked
    assert (euchre.rules, euchre.options["dealer-discard"]) == ("euchre.app", "not-turn-up")
    assert (euchre.leader, euchre.seat, euchre.sits_out, euchre.players) == ("W", "E", "N", 4)
    assert euchre.lettered
    assert (ninety_two.leader, ninety_two.seat, ninety_two.sits_out, ninety_two.players) == ("2", "3", None, 6)
    assert not ninety_two.lettered


def test_every_disagreement_is_reached() -> None:
    of_deals = {Code.SCORE, Code.TOTALS, Code.GAME}
    of_reports = {Code.UNPINNED, Code.FEWER_EXAMPLES, Code.NOT_COUNTED, Code.STALE_PROOF}
    of_queries = {Code.NOT_SEARCHED, Code.FOUND_OTHER}
    assert {code for code, *_ in CLAIMS} | {Code.REFEREE} | of_deals | of_reports | of_queries == {
        code for code in Code if code.family is Family.DISAGREES
    }
