"""The number of published examples, which can only fall on purpose.

A folder that is held to its number has a file :data:`FILE` with the positions and the deals of each game. Folders
without one are held to nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from followsuit.errors import Code, Place, Problem
from followsuit.scenarios.library import Library, WholeDeal

FILE = "published.json"
KINDS = ("positions", "deals")

Counts = dict[str, dict[str, int]]
"""By folder and kind: ``{"belote": {"positions": 70, "deals": 14}}``."""

_EXPECTED = 'expected how many, like {"belote": {"positions": 70, "deals": 14}}.'
_RAISE = "followsuit accept writes the new number down."
_LOWER = "if they were taken away on purpose, followsuit accept --fewer writes the new number down."


def held(paths: Iterable[Path]) -> list[Path]:
    """The folders among ``paths`` that are held to a number."""
    return [path for path in paths if (path / FILE).is_file()]


def above(path: Path) -> Path | None:
    """The folder that is held to a number in which a file or a folder lies, or which it is."""
    return next((folder for folder in (path, *path.absolute().parents) if (folder / FILE).is_file()), None)


def count(library: Library, folder: Path) -> Counts:
    """How many examples there are below a folder."""
    counts: Counts = {}
    for example in library.scenarios.values():
        if Path(example.record.head.source.path).is_relative_to(folder):
            kind = "deals" if isinstance(example, WholeDeal) else "positions"
            game = counts.setdefault(example.id.partition("/")[0], dict.fromkeys(KINDS, 0))
            game[kind] += 1
    return counts


def read(folder: Path) -> Counts | Problem:
    """The numbers that a folder is held to, or what is wrong with its file."""
    file = folder / FILE
    try:
        found = json.loads(file.read_text("utf-8"))
    except OSError as error:
        return Problem(Code.NO_FILE, f"cannot be read: {error.strerror}.", place=Place(str(file)))
    except (ValueError, RecursionError):  # no JSON, or lists in lists in lists …
        found = None
    if isinstance(found, dict) and all(_is_count(each) for each in found.values()):
        return found
    return Problem(Code.JSON, f"these are no numbers of examples; {_EXPECTED}", place=Place(str(file)))


def _is_count(found: object) -> bool:
    return isinstance(found, dict) and found.keys() == set(KINDS) and all(type(each) is int for each in found.values())


def compare(there: Counts, published: Counts, folder: Path) -> list[Problem]:
    """Where there are fewer examples than were published, or more than were counted."""
    problems = []
    place = Place(str(folder / FILE))
    for game in sorted(there.keys() | published.keys()):
        for kind in KINDS:
            now, before = there.get(game, {}).get(kind, 0), published.get(game, {}).get(kind, 0)
            if now < before:
                message = f"{game} has {now} {kind}, and {before} were published."
                problems.append(Problem(Code.FEWER_EXAMPLES, message, place=place, hint=_LOWER))
            elif now > before:
                message = f"{game} has {now} {kind}, and {before} are counted."
                problems.append(Problem(Code.NOT_COUNTED, message, place=place, hint=_RAISE))
    return problems


def problems(library: Library, paths: Iterable[Path]) -> list[Problem]:
    """What is wrong with the numbers that folders among ``paths`` are held to."""
    found = []
    for folder in held(paths):
        published = read(folder)
        found += [published] if isinstance(published, Problem) else compare(count(library, folder), published, folder)
    return found


def text(counts: Counts) -> str:
    """What the file says."""
    return json.dumps(counts, indent=2, sort_keys=True) + "\n"


def write(folder: Path, counts: Counts) -> None:
    """Write the numbers down. Raises :exc:`OSError` when that cannot be done."""
    (folder / FILE).write_text(text(counts), "utf-8", newline="\n")


def raised(there: Counts, published: Counts) -> Counts:
    """The numbers that are published, each raised to what there is; none falls."""
    return {
        game: {kind: max(each.get(game, {}).get(kind, 0) for each in (there, published)) for kind in KINDS}
        for game in there.keys() | published.keys()
    }
