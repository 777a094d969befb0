"""Examples that were found: the query of a record, and whether the deal it names still shows what the record shows."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.deal.state import State
from followsuit.errors import Code, Problem, quoted
from followsuit.finding.query import Query
from followsuit.finding.reading import TAG, query_words, read_query
from followsuit.finding.trial import Shown, trial
from followsuit.notation.table import read_rules
from followsuit.notation.tags import DEAL_CLAIM_TAGS, DEAL_TAGS, POSITION_TAGS, Record
from followsuit.notation.words import Problems, short_enough
from followsuit.notation.writing import deal_tags, position_tags
from followsuit.position import Position

ACCEPT = "followsuit accept looks for it and writes it down."
SETTLED = ("Rules", "Players", "Before")
"""Tags that belong to the query as much as to what it finds, or to neither: nothing that is found says ``Before``."""


def to_be_found(record: Record) -> bool:
    """Whether a record has a query and nothing yet that would answer it."""
    shows = DEAL_TAGS if record.kind == "Deal" else POSITION_TAGS
    return TAG in record.tags and not any(tag in record.tags for tag in shows if tag not in SETTLED)


def query_of(record: Record) -> tuple[Query | None, tuple[Problem, ...]]:
    """The query of a record; ``None`` when it has none or something is wrong with it.

    What is wrong with the rule set is said here only if nobody else reads it.
    """
    if TAG not in record.tags:
        return None, ()
    of_rules, problems = Problems(), Problems()
    tags = short_enough({TAG: record.tags[TAG]}, problems)
    rules = read_rules(record.tags, record.head.place, of_rules)
    if rules is None or of_rules.found:
        return None, tuple(of_rules.found) if to_be_found(record) else ()
    query = read_query(query_words(tags[TAG], problems), rules, tags[TAG], problems) if tags else None
    if query and query.of_deals != (record.kind == "Deal"):
        expected = "Deal" if query.of_deals else "Scenario"
        message = f"what this query finds is not a {record.kind.lower()}; expected it in a record [{expected} …]."
        problems.add(Code.NOT_FINDABLE, message, TAG, record.tags[TAG])
    players = record.tags.get("Players")
    if query and players and players.word != str(query.table):
        message = f"the query is for {query.table} players, and {quoted(players.word)} are said here."
        problems.add(Code.PLAYERS, message, TAG, players, "players=6 is a word of the query.")
    return None if problems.found else query, tuple(problems.found)


def check_found(record: Record, shown: Shown | None) -> Iterator[Problem]:
    """What is wrong with the query of a record, or with what it is said to have found."""
    query, problems = query_of(record)
    yield from problems
    if query is None:
        return
    place = record.tags[TAG].place
    if to_be_found(record):
        yield Problem(Code.NOT_SEARCHED, "nothing has been looked for yet.", "find", place, ACCEPT)
    elif query.deal is None:
        message = "the query does not name the deal in which this was found."
        yield Problem(Code.NOT_SEARCHED, message, "find", place, ACCEPT)
    elif shown is None or not _is_among(shown, trial(query, query.deal)):
        yield Problem(Code.FOUND_OTHER, _difference(query), "find", place, "followsuit accept looks for another.")


def _is_among(shown: Shown, found: tuple[Shown, ...]) -> bool:
    return any(shown_tags(shown) == shown_tags(each) for each in found)


def shown_tags(shown: Shown) -> dict[str, str]:
    """What was found, by tag, without claims about it."""
    if isinstance(shown, Position):
        return position_tags(shown)
    return {tag: value for tag, value in deal_tags(shown).items() if tag not in DEAL_CLAIM_TAGS}


def _difference(query: Query) -> str:
    """What the deal shows instead, for somebody who has changed the query, the rules or the players."""
    assert query.deal is not None, "the query names a deal"
    found = trial(query, query.deal)
    if not found:
        return f"deal {query.deal} does not show what is looked for any more."
    others = " or ".join(f"({_said(each)})" for each in found)
    return f"deal {query.deal} shows something else now: {others}."


def _said(shown: Shown) -> str:
    tags = shown_tags(shown)
    told = ("Auction",) if isinstance(shown, State) else ("Trumps", "Trick", "Hand", "Plays")
    return ", ".join(f"{tag} {tags[tag]}" for tag in told if tag in tags)
