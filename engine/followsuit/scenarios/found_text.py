"""What was found as a record that can be put into a file, or as a line of JSON; checked like any other record."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.finding.reading import TAG
from followsuit.finding.search import Found
from followsuit.games import CLAUSES
from followsuit.notation.json_form import JsonObject
from followsuit.notation.source import Source
from followsuit.notation.tags import CLAIM_TAGS, DEAL_CLAIM_TAGS, HEADS, json_key, read_document
from followsuit.notation.writing import claim_tags, deal_tags, position_tags, record_text
from followsuit.position import Position
from followsuit.scenarios.check import Checked, check
from followsuit.scenarios.library import entry


@dataclass(frozen=True)
class FoundRecord:
    """An example that was found, as the tags of a record; the first is its head."""

    tags: dict[str, str]

    @property
    def text(self) -> str:
        """The record."""
        return record_text(self.tags)

    def json(self) -> JsonObject:
        """What ``judge`` or ``replay`` is asked: the record without claims."""
        head, *tags = self.tags
        asked = [tag for tag in tags if tag not in CLAIM_TAGS + DEAL_CLAIM_TAGS]
        return {"id": self.tags[head], **{json_key(tag): self.tags[tag] for tag in asked}}

    def checked(self) -> Checked:
        """The record read again, judged by the engine and the referee, and found once more."""
        (record,) = read_document(Source("found", self.text)).records
        return check(entry(record, record.name))


def found_record(found: Found) -> FoundRecord:
    """The record of what was found. Its id is made of clause, seed and deal."""
    first = found.query.clauses[0]
    name = first.partition(".")[2].replace("/", "-")
    clause = first.partition("/")[0]
    tags = {
        "Clause": clause if clause in CLAUSES else "",
        "Rules": str(found.query.rules),
        TAG: str(found.query),
    }
    if isinstance(found.shown, Position):
        claims = claim_tags(found.shown.ruling()) | {"Holds": ""}  # who holds the trick can be seen
        shown = position_tags(found.shown) | claims
    else:
        shown = deal_tags(found.shown)
    kind = "Scenario" if isinstance(found.shown, Position) else "Deal"
    assert kind in HEADS, "a head begins a record"
    head = {kind: f"{name}-{found.query.seed}-{found.query.deal}"}
    return FoundRecord({tag: value for tag, value in (head | tags | shown).items() if value})
