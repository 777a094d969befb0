"""A query is read word by word; what makes no sense in it is named, and it is written in one way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.errors import Code, Place
from followsuit.finding.at_work import deal_clauses
from followsuit.finding.bounds import ANY, Bounds, Range, read_range
from followsuit.finding.decides import play_clauses
from followsuit.finding.query import Query
from followsuit.finding.reading import query_from, query_words, read_query
from followsuit.games import RULE_SETS
from followsuit.notation.words import Problems
from followsuit.order import Trumps
from tests.deals import rule_set
from tests.helpers import token


def reading(text: str, rules: str = "belote.app") -> tuple[Query | None, Problems]:
    problems = Problems()
    return read_query(query_words(token(text), problems), rule_set(rules), Place("test.scn", 1), problems), problems


def query(text: str, rules: str = "belote.app") -> Query:
    found, problems = reading(text, rules)
    assert found, problems.found
    return found


def test_a_query() -> None:
    assert query("clause=belote.overruff seed=7 hand=3..5 trick=2 legal=1.. refused=..3 round=last trumps=S") == Query(
        RULE_SETS["belote.app"],
        ("belote.overruff",),
        7,
        Bounds(Range(3, 5), Range(2, 2), Range(1), Range(0, 3)),
        Range(8, 8),
        Trumps.SPADES,
    )


def test_without_more_anything_will_do() -> None:
    assert query("clause=belote.overruff") == Query(RULE_SETS["belote.app"], ("belote.overruff",))
    assert query("clause=belote.overruff").table == 4


SHORT = [
    ("belote.app", "overruff", "belote.overruff"),
    ("belote.app", "win", "trick.win"),
    ("euchre.app", "follow", "euchre.follow"),
    ("euchre.app", "trick.follow", "trick.follow"),
    ("euchre.five-handed", "jick", "five.jick"),
    ("belote.app", "capot", "belote.capot"),
    ("belote.app", "belote-lost", "belote.failed/belote-lost"),
    ("belote.app", "failed/belote-lost", "belote.failed/belote-lost"),
    ("euchre.app", "march", "euchre.score/march"),
    ("euchre.app", "score", "euchre.score"),
]


@pytest.mark.parametrize(("rules", "word", "clause"), SHORT)
def test_a_clause_may_be_named_without_its_game(rules: str, word: str, clause: str) -> None:
    assert query(f"clause={word}", rules).clauses == (clause,)


def test_clauses_of_the_play_are_found_in_positions_and_others_in_deals() -> None:
    assert not query("clause=overruff clause=trick.win").of_deals
    assert query("clause=capot clause=overruff").of_deals


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_clause_that_can_be_found_is_read_as_itself(name: str) -> None:
    rules = RULE_SETS[name]
    for clause in (*play_clauses(rules), *deal_clauses(rules)):
        assert query(f"clause={clause}", name).clauses == (clause,)


WRONG = [
    ("clause=ruff overruff", Code.SYNTAX, "key and a value"),
    ("clause=overruf", Code.UNKNOWN_CLAUSE, "did you mean belote.overruff?"),
    ("clause=", Code.UNKNOWN_CLAUSE, "is not a clause"),
    ("clause=direction", Code.NOT_FINDABLE, "these can be found"),
    ("clause=belote.deal", Code.NOT_FINDABLE, "decides no position"),
    ("clause=ruff sead=7", Code.UNKNOWN_KEY, "did you mean seed?"),
    ("clause=ruff seed=7 seed=8", Code.REPEATED_TAG, "twice"),
    ("clause=ruff seed=-7", Code.NOT_A_NUMBER, "whole number"),
    ("clause=ruff seed=12345678901", Code.NOT_A_NUMBER, "whole number"),
    ("clause=ruff players=5", Code.PLAYERS, "expected 4"),
    ("clause=ruff trumps=NT", Code.UNKNOWN_TRUMPS, "S H D C"),
    ("clause=ruff hand=many", Code.SYNTAX, "hand=3..5"),
    ("clause=ruff hand=", Code.SYNTAX, "hand=3..5"),
    ("clause=ruff hand=5..3", Code.NOT_FINDABLE, "empty"),
    ("clause=ruff hand=9..", Code.NOT_FINDABLE, "8 at most"),
    ("clause=ruff hand=0", Code.NOT_FINDABLE, "too small for 1"),
    ("clause=ruff hand=3 legal=2 refused=2", Code.NOT_FINDABLE, "too small for 4"),
    ("clause=ruff refused=8", Code.NOT_FINDABLE, "7 at most"),
    ("clause=ruff legal=4 refused=5", Code.NOT_FINDABLE, "8 cards at most"),
    ("clause=ruff legal=0", Code.NOT_FINDABLE, "always one"),
    ("clause=ruff round=..0", Code.NOT_FINDABLE, "always one"),
    ("clause=ruff trick=4", Code.NOT_FINDABLE, "3 at most"),
    ("clause=ruff round=9", Code.NOT_FINDABLE, "8 at most"),
    ("clause=capot trick=1", Code.NOT_FINDABLE, "whole deal"),
    ("clause=capot round=last", Code.NOT_FINDABLE, "whole deal"),
    ("seed=7", Code.MISSING_TAG, "clause"),
]


@pytest.mark.parametrize(("text", "code", "said"), WRONG)
def test_what_makes_no_sense_is_named_with_its_place(text: str, code: Code, said: str) -> None:
    found, problems = reading(text)
    assert found is None
    (problem,) = problems.found
    assert problem.code is code
    assert said in problem.said
    assert problem.at == "find"
    assert problem.place.line == 1


def test_trumps_under_which_a_clause_is_never_at_work() -> None:
    def said(text: str) -> list[str]:
        return [problem.said for problem in reading(text, "coinche.app")[1].found]

    assert said("clause=no-trump trumps=AT") == ["a deal with trumps=AT cannot show coinche.no-trump."]
    assert said("clause=all-trump clause=no-trump") == ["one deal cannot show coinche.all-trump and coinche.no-trump."]
    assert said("clause=no-trump trumps=NT") == said("clause=all-trump clause=follow") == []


def test_everything_that_is_wrong_is_told() -> None:
    _, problems = reading("clause=ruf seed=x trumps=AT")
    assert [each.code for each in problems.found] == [Code.UNKNOWN_CLAUSE, Code.NOT_A_NUMBER, Code.UNKNOWN_TRUMPS]


def test_symbols_are_read_too() -> None:
    assert query("clause=ruff trumps=♥").trumps is Trumps.HEARTS


WRITTEN = [
    ("hand=3..5 clause=ruff seed=7", "clause=belote.ruff seed=7 hand=3..5"),
    ("clause=ruff", "clause=belote.ruff seed=1"),
    ("clause=ruff clause=ruff deal=0", "clause=belote.ruff seed=1 deal=0"),
    ("clause=ruff hand=1.. trick=..2 legal=2 refused=1..", "clause=belote.ruff seed=1 trick=..2 legal=2 refused=1.."),
    ("clause=ruff round=8", "clause=belote.ruff seed=1 round=last"),
    ("clause=ruff round=1..3 trumps=H players=4", "clause=belote.ruff seed=1 round=1..3 trumps=H"),
]


@pytest.mark.parametrize(("text", "written"), WRITTEN)
def test_a_query_is_written_in_one_way(text: str, written: str) -> None:
    assert str(query(text)) == written
    assert query(written) == query_from("belote.app", written)
    assert str(query(written)) == written


def test_the_number_of_players_is_written_where_it_is_not_the_least() -> None:
    text = "clause=ninety-two.back-suit seed=1 round=last players=6"
    assert str(query(text, "ninety-two.92q")) == text
    assert query(text, "ninety-two.92q").round == Range(8, 8)


def test_another_process_reads_the_same() -> None:
    asked = query("clause=overruff seed=3 hand=4", "belote.table underruff=free")
    assert query_from(str(asked.rules), str(asked)) == asked


@given(st.integers(0, 98), st.integers(0, 98))
def test_ranges_are_read_as_they_are_written(low: int, high: int) -> None:
    for each in (Range(low, high), Range(low), Range(0, high)):
        if each != ANY:
            assert read_range(str(each)) == each


@pytest.mark.parametrize("text", ["", "..", "x", "3...5", "100", "1..100", "٣", "3..5..7", "-1"])
def test_nothing_else_is_a_range(text: str) -> None:
    assert read_range(text) is None
