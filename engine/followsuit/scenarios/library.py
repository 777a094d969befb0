"""Finding scenarios: files below folders, read into a library by id."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from followsuit.errors import Code, Place, Problem, nearest
from followsuit.notation.deals import DealReading, read_deal
from followsuit.notation.reading import Reading, read
from followsuit.notation.source import Source
from followsuit.notation.tags import Document, Record, read_document
from followsuit.scenarios.found import to_be_found

SUFFIX = ".scn"
_NOTHING = f"no scenarios here; expected files that end in {SUFFIX}."
_EMPTY = 'no scenarios here; expected one that begins with [Scenario "…"].'


@dataclass(frozen=True)
class Entry:
    """A record that has been read. ``id`` is ``folder/name``, the folder being that of its file."""

    id: str
    record: Record

    @property
    def place(self) -> Place:
        """Where its id stands."""
        return self.record.head.place

    @property
    def text(self) -> str:
        """Its notation, from the tag that begins it to its last one, without comments."""
        source = self.record.head.source.text
        start = source.rfind("[", 0, self.record.head.start)
        lines = (line.split(";")[0].rstrip() for line in source[start : self.record.end].splitlines())
        return "\n".join(line for line in lines if line)


@dataclass(frozen=True)
class Scenario(Entry):
    """A position."""

    reading: Reading

    @property
    def rules(self) -> str | None:
        """The id of its rule set, if it could be read."""
        return self.reading.position.rules.id if self.reading.position else None


@dataclass(frozen=True)
class WholeDeal(Entry):
    """A deal, from the cards to the score."""

    reading: DealReading

    @property
    def rules(self) -> str | None:
        """The id of its rule set, if it could be read."""
        return self.reading.state.rules.id if self.reading.state else None


def entry(record: Record, entry_id: str) -> Scenario | WholeDeal:
    """What a record is, read. One whose query has found nothing yet shows nothing, and is not read for it."""
    if to_be_found(record):
        return (
            WholeDeal(entry_id, record, DealReading(None))
            if record.kind == "Deal"
            else Scenario(entry_id, record, Reading(None))
        )
    if record.kind == "Deal":
        return WholeDeal(entry_id, record, read_deal(record.tags, record.head.place))
    return Scenario(entry_id, record, read(record.tags, record.head.place))


@dataclass
class Library:
    """All scenarios of some files. Problems that belong to no scenario are kept beside them."""

    scenarios: dict[str, Scenario | WholeDeal] = field(default_factory=dict)
    documents: dict[Path, Document] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def add(self, document: Document, folder: str) -> None:
        """Take in the records of a document."""
        self.problems.extend(document.problems)
        for record in document.records:
            scenario = entry(record, f"{folder}/{record.name}")
            first = self.scenarios.setdefault(scenario.id, scenario)
            if first is not scenario:
                message = f"{scenario.id} is an id already, at {first.place}."
                self.problems.append(Problem(Code.REPEATED_ID, message, "scenario", scenario.place))

    def find(self, scenario_id: str, place: Place) -> Scenario | WholeDeal | Problem:
        """The scenario of an id, or what to say when there is none."""
        found = self.scenarios.get(scenario_id)
        if found:
            return found
        message = f'no scenario has the id "{scenario_id}".'
        hint = nearest(scenario_id, self.scenarios)
        return Problem(Code.UNKNOWN_SCENARIO, message, "scenario", place, hint)


def read_library(paths: Iterable[Path]) -> Library:
    """Read every scenario file among and below ``paths``. A file that cannot be read is a problem, not an end."""
    library = Library()
    seen: set[str] = set()
    for path in paths:
        files = list(_files(path))
        if not files:
            what = _NOTHING if path.exists() else "no such file or folder."
            library.problems.append(Problem(Code.NO_FILE, what, place=Place(str(path))))
        for file in files:
            real = os.path.realpath(file)  # unlike resolve(), it takes a link to itself
            if real in seen:  # named twice, or below a folder that is named too
                continue
            seen.add(real)
            document = _read_file(file, library.problems)
            if document:
                if not document.records and not document.problems:
                    library.problems.append(Problem(Code.NO_FILE, _EMPTY, place=Place(str(file))))
                library.documents[file] = document
                library.add(document, file.absolute().parent.name)
    return library


def _files(path: Path) -> Iterator[Path]:
    """Files, and links that lead nowhere; what else can stand in a folder, such as a pipe, has no text to check."""
    found = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
    yield from (file for file in found if file.is_file() or (file.is_symlink() and not file.exists()))


def _read_file(file: Path, problems: list[Problem]) -> Document | None:
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem(Code.ENCODING, "not UTF-8 text; save the file as UTF-8.", "", Place(str(file), line)))
        return None
    except OSError as error:
        problems.append(Problem(Code.NO_FILE, f"cannot be read: {error.strerror}.", "", Place(str(file))))
        return None
    return read_document(Source(str(file), text))
