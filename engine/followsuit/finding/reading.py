"""Reading a query: the words of a ``[Find "…"]`` tag, or the options of a command."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from followsuit.errors import Code, Place, quoted
from followsuit.finding.at_work import deal_clauses
from followsuit.finding.bounds import ANY, Range, read_range
from followsuit.finding.decides import play_clauses, trumps_of
from followsuit.finding.query import KEYS, RANGES, Query
from followsuit.games.game import RuleSet
from followsuit.notation.source import NOT_SPACE, Source, Token
from followsuit.notation.table import read_rule_set
from followsuit.notation.words import SYMBOLS, Problems
from followsuit.order import Trumps
from followsuit.players.hand_value import number_of_tricks

Word = tuple[str, Token]
"""A key, and its value with the place that messages name."""

TAG = "Find"
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


def query_words(value: Token, problems: Problems) -> list[Word]:
    """The words of a tag, each a key and a value: ``clause=belote.overruff seed=7 hand=3..5``."""
    words = []
    for each in value.split(NOT_SPACE):
        key, sign, _ = each.text.partition("=")
        if sign:
            words.append((key, each.cut(len(key) + 1, len(each.text))))
        else:
            message = f"{quoted(each.word)} is not a word of a query; expected a key and a value, like hand=3..5."
            problems.add(Code.SYNTAX, message, TAG, each)
    return words


def read_query(words: Iterable[Word], rules: RuleSet, where: Token | Place, problems: Problems) -> Query | None:
    """The query; ``None`` when there are problems. ``where`` is the place for what is missing."""
    reader = _Reader(Query(rules, ()), problems)
    for key, value in words:
        reader.read(key, value)
    reader.finish(where)
    return None if problems.found else reader.query


class _Reader:
    """Takes a query together, word by word."""

    def __init__(self, query: Query, problems: Problems) -> None:
        self.query = query
        self.problems = problems
        self.places: dict[str, Token] = {}

    def read(self, key: str, value: Token) -> None:
        if key not in KEYS:
            message = f"{quoted(key)} is not a key of a query; expected one of {', '.join(KEYS)}."
            self.problems.add(Code.UNKNOWN_KEY, message, TAG, value, self.problems.hint(key, KEYS))
            return
        if key in self.places and key != "clause":
            self.problems.add(Code.REPEATED_TAG, f"{key} is given twice.", TAG, value)
            return
        self.places[key] = value
        match key:
            case "clause":
                self._clause(value)
            case "seed" | "deal" | "players":
                number = self._number(key, value)
                if number is not None:
                    self._set(key, number)
            case "trumps":
                self._trumps(value)
            case "round":
                self.query = replace(self.query, round=self._range(key, value) if value.word != "last" else ANY)
            case _:
                self._set("bounds", replace(self.query.bounds, **{key: self._range(key, value)}))

    def _set(self, field: str, value: object) -> None:
        changes: dict[str, Any] = {field: value}
        self.query = replace(self.query, **changes)

    def _clause(self, value: Token) -> None:
        """A clause by its id, or by its name in the game: ``overruff`` for ``belote.overruff``."""
        rules, word = self.query.rules, value.word
        known = tuple(dict.fromkeys((*play_clauses(rules), *deal_clauses(rules))))
        named = [each for each in known if word and word in (each, each.partition(".")[2], each.partition("/")[2])]
        own = [each for each in named if not each.startswith("trick.")] or named
        if own:
            self.query = replace(self.query, clauses=tuple(dict.fromkeys((*self.query.clauses, own[0]))))
            return
        listed = [clause.id for clause in rules.game.clauses]
        if any(word in (each, each.partition(".")[2]) for each in listed):
            message = f"{word} decides no position and is not seen in the course of a deal; expected another clause."
            self.problems.add(Code.NOT_FINDABLE, message, TAG, value, f"these can be found: {', '.join(known)}.")
            return
        message = f"{quoted(word)} is not a clause of {rules.game.title}; followsuit rules {rules.id} lists them."
        self.problems.add(Code.UNKNOWN_CLAUSE, message, TAG, value, self.problems.hint(word, known))

    def _number(self, key: str, value: Token) -> int | None:
        if not _NUMBER.fullmatch(value.word):
            message = f"{quoted(value.word)} is not a whole number; expected {key}=7, or another number."
            self.problems.add(Code.NOT_A_NUMBER, message, TAG, value)
            return None
        possible = self.query.rules.game.players
        if key == "players" and int(value.word) not in possible:
            expected = " or ".join(map(str, possible))
            message = f"{self.query.rules.id} is not played by {value.word}; expected {expected}."
            self.problems.add(Code.PLAYERS, message, TAG, value)
            return None
        return int(value.word)

    def _trumps(self, value: Token) -> None:
        word = value.word.translate(SYMBOLS)
        possible = [each.value for each in self.query.rules.game.trumps]
        if word in possible:
            self.query = replace(self.query, trumps=Trumps(word))
        else:
            message = f"{quoted(value.word)} is not trumps in {self.query.rules.id}; expected {' '.join(possible)}."
            self.problems.add(Code.UNKNOWN_TRUMPS, message, TAG, value)

    def _range(self, key: str, value: Token) -> Range:
        found = read_range(value.word)
        if found is None:
            message = f"{quoted(value.word)} is not a range; expected {key}=3 or {key}=3..5."
            self.problems.add(Code.SYNTAX, message, TAG, value)
            return ANY
        if found.low > found.high:
            message = f"{key}={found} is empty; expected the smaller number first."
            self.problems.add(Code.NOT_FINDABLE, message, TAG, value)
        return found

    # --- the query as a whole

    def finish(self, where: Token | Place) -> None:
        """Look for what no single word is to blame for."""
        if "clause" not in self.places:
            self.problems.add(Code.MISSING_TAG, "no clause is asked for; expected one, like clause=ruff.", TAG, where)
        tricks = number_of_tricks(self.query.rules, self.query.table)
        if "round" in self.places and self.places["round"].word == "last":
            self.query = replace(self.query, round=Range(tricks, tricks))
        self._at_work_under_them()
        if self.query.clauses and self.query.of_deals:
            self._no_position()
        else:
            self._not_too_many(tricks)
            self._room_in_the_hand()

    def _at_work_under_them(self) -> None:
        """Under the trumps that are asked for, or under some that all clauses have to themselves."""
        query = self.query
        possible = frozenset({query.trumps} if query.trumps else query.rules.game.trumps)
        for clause in query.clauses:
            possible &= trumps_of(clause, query.rules)
        if query.clauses and not possible:
            asked = f"a deal with trumps={query.trumps}" if query.trumps else "one deal"
            message = f"{asked} cannot show {' and '.join(query.clauses)}."
            self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places["trumps" if query.trumps else "clause"])

    def _no_position(self) -> None:
        for key in (*RANGES, "round"):
            if key in self.places:
                message = f"{key} is asked of a position, and these clauses are those of a whole deal."
                self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places[key])

    def _not_too_many(self, tricks: int) -> None:
        """No more cards than the game deals, and no more tricks."""
        rules, players = self.query.rules, self.query.table
        cards = rules.game.hand_size(rules, players)
        most = {"hand": cards, "trick": players - 1, "legal": cards, "refused": cards - 1, "round": tricks}
        for key, limit in most.items():
            wanted = self.query.round if key == "round" else getattr(self.query.bounds, key)
            if key in self.places and wanted.low > limit:
                message = f"{key}={wanted} cannot be: there are {limit} at most in {rules.id}."
                self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places[key])
            elif key in ("legal", "round") and wanted.high == 0:
                message = f"{key}={wanted} cannot be: there is always one."
                self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places[key])
        wanted = self.query.bounds
        if wanted.legal.low <= cards and wanted.refused.low < cards < wanted.legal.low + wanted.refused.low:
            message = f"legal={wanted.legal} and refused={wanted.refused} cannot be: a hand has {cards} cards at most."
            self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places["refused"])

    def _room_in_the_hand(self) -> None:
        """As many cards as are asked for, one of which may be played."""
        bounds = self.query.bounds
        needed = max(1, bounds.legal.low) + bounds.refused.low
        if bounds.hand.high < needed and bounds.hand.low <= bounds.hand.high:
            message = f"hand={bounds.hand} is too small for {needed} of them, legal and refused."
            self.problems.add(Code.NOT_FINDABLE, message, TAG, self.places["hand"])


def query_from(rules: str, query: str) -> Query:
    """The query of two texts that another process has written."""
    problems = Problems()
    rule_set = read_rule_set(_token(rules), problems)
    assert rule_set, "another process knows the rule set"
    found = read_query(query_words(_token(query), problems), rule_set, Place(), problems)
    assert found, "another process has read the query"
    return found


def _token(text: str) -> Token:
    return Token(Source("", text), 0, text)
