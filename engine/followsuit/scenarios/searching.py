"""Writing into records with a query what is found: the position or the deal, and the number of the deal it is from.

Claims come after that, as for any other record.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from followsuit.errors import Code, Problem
from followsuit.finding.reading import TAG
from followsuit.finding.search import MOST, Found, Share, find, one_by_one
from followsuit.notation.source import Token
from followsuit.notation.tags import CLAIM_TAGS, DEAL_CLAIM_TAGS, DEAL_TAGS, POSITION_TAGS, Document, Record
from followsuit.scenarios.accept import behind
from followsuit.scenarios.check import Checked
from followsuit.scenarios.found import SETTLED, query_of, shown_tags
from followsuit.scenarios.found_text import found_record

Edit = tuple[int, int, str]

_REPLACED = {"Scenario": POSITION_TAGS + CLAIM_TAGS, "Deal": DEAL_TAGS + DEAL_CLAIM_TAGS}
_GIVEN_UP = "try another seed, or more deals with --most."
_ALONE = re.compile(r"[ \t]*\r?(?:\n|\Z)")
"""What may stand behind a tag that has its line for itself."""


def searched(
    document: Document, checked: list[Checked], most: int = MOST, share: Share = one_by_one
) -> tuple[str, list[Problem]]:
    """The text of a document with what its queries find, where that is missing or has changed.

    What the referee does not confirm is not written. A record for which nothing is found in ``most`` deals stays as it
    is. In both cases there are problems. ``share`` says who works on the search.
    """
    edits: list[Edit] = []
    problems: list[Problem] = []
    for each in checked:
        record = each.scenario.record
        query, _ = query_of(record)
        wanted = any(problem.code in (Code.NOT_SEARCHED, Code.FOUND_OTHER) for problem in each.problems)
        if query is None or not wanted or record.problems:
            continue
        found = next(find(query.at(None), most=most, share=share), None)
        if found:
            doubts = found_record(found).checked().problems
            problems += [replace(problem, place=record.tags[TAG].place) for problem in doubts]
            edits += [] if doubts else _edits(document, record, found)
        else:
            message = f"{most:,} deals have not shown it: {query.at(None)}."
            problems.append(Problem(Code.NOT_FOUND, message, "find", record.tags[TAG].place, _GIVEN_UP))
    return document.replace(edits), problems


def _edits(document: Document, record: Record, found: Found) -> Iterator[Edit]:
    """The query with its deal; old tags of the position or the deal gone, the new ones behind those that stay."""
    replaced = [tag for tag in _REPLACED[record.kind] if tag not in SETTLED]
    query = record.tags[TAG]
    yield query.start, query.end, str(found.query)
    for tag in replaced:
        if tag in record.tags:
            yield _line(document, record.tags[tag])
    kept = [record.head, *(value for tag, value in record.tags.items() if tag not in replaced)]
    end = document.source.text.index("]", max(token.end for token in kept)) + 1
    at = behind(document.source.text, end)
    newline = "\r\n" if "\r\n" in document.source.text else "\n"
    new = {tag: value for tag, value in shown_tags(found.shown).items() if tag not in record.tags or tag in replaced}
    yield at, at, "".join(f'{newline}[{tag:<8} "{value}"]' for tag, value in new.items())


def _line(document: Document, value: Token) -> Edit:
    """The removal of a tag, with its line if nothing else stands there."""
    text = document.source.text
    start, end = text.rindex("[", 0, value.start), text.index("]", value.end) + 1
    alone = _ALONE.match(text, end)
    line = text.rfind("\n", 0, start) + 1
    if alone and not text[line:start].strip():
        return line, alone.end(), ""
    return start, end, ""
