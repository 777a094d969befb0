"""The result of checking a library, as one JSON document that every language's build reads.

Its key is made of the scenarios and of the engine's own source, so that a changed rule is noticed as a changed example
is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from followsuit.bank.check import check_bank
from followsuit.coverage import published
from followsuit.coverage.gaps import gaps
from followsuit.coverage.table import GameTable, coverage
from followsuit.errors import Code, Place, Problem
from followsuit.scenarios.check import Checked, check_library
from followsuit.scenarios.deal_scene import DealScene, deal_scene
from followsuit.scenarios.library import SUFFIX, WholeDeal, read_library
from followsuit.scenarios.scene import Scene, scene

VERSION = 3


@dataclass(frozen=True)
class Results:
    """The positions and the deals that are in order, by id, with the file each stands in; and all problems.

    ``coverage`` tells which of them show which rule, and ``gaps`` which rules none of them needs.
    """

    key: str
    scenes: Mapping[str, Scene]
    deals: Mapping[str, DealScene]
    files: Mapping[str, str]
    problems: tuple[Problem, ...]
    coverage: Sequence[GameTable]
    gaps: tuple[Problem, ...]

    def to_json(self) -> str:
        """The document."""
        content = {
            "version": VERSION,
            "key": self.key,
            "scenes": self.scenes,
            "deals": self.deals,
            "files": self.files,
            "problems": [_problem_data(problem) for problem in self.problems],
            "coverage": self.coverage,
            "gaps": [_problem_data(problem) for problem in self.gaps],
        }
        return json.dumps(content, ensure_ascii=False, indent=1)


def key_of(paths: Iterable[Path]) -> str:
    """A hash of the scenario files among and below ``paths``, of the engine, and of its bank of hands."""
    package = Path(__file__).parent
    digest = hashlib.sha256(str(VERSION).encode())
    own = ((package, "*.py"), (package / "bank", "*.txt"))
    theirs = ((path, pattern) for path in paths for pattern in (f"*{SUFFIX}", published.FILE))
    for folder, pattern in (*own, *theirs):
        for file in sorted(folder.rglob(pattern)) if folder.is_dir() else [folder]:
            if file.is_file():
                digest.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return digest.hexdigest()


def results(paths: Iterable[Path], document: Path | None = None) -> Results:
    """Check everything, or read ``document`` when it is about the same scenarios and the same engine.

    ``document`` is written when it was not.
    """
    paths = list(paths)
    key = key_of(paths)
    if document:
        kept = _kept(document, key)
        if kept:
            return kept
    found = _check(paths, key)
    if document:
        document.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", encoding="utf-8", dir=document.parent, delete=False) as draft:
            draft.write(found.to_json())
        Path(draft.name).replace(document)
    return found


def scene_of(checked: Checked) -> Scene | None:
    """The scene of a position, unless something is wrong with it."""
    if isinstance(checked.scenario, WholeDeal):
        return None
    position = checked.scenario.reading.position
    if checked.problems or checked.ruling is None or position is None:
        return None
    return scene(
        position,
        checked.ruling,
        scenario_id=checked.scenario.id,
        about=checked.scenario.reading.clause,
        text=checked.scenario.text,
    )


def deal_scene_of(checked: Checked) -> DealScene | None:
    """The scene of a deal, unless something is wrong with it."""
    deal = checked.scenario
    if checked.problems or not isinstance(deal, WholeDeal) or deal.reading.state is None:
        return None
    return deal_scene(deal.reading, scenario_id=deal.id, text=deal.text)


def _check(paths: list[Path], key: str) -> Results:
    library = read_library(paths)
    checked = check_library(library)
    scenes = {each.scenario.id: position for each in checked if (position := scene_of(each))}
    files = {each.scenario.id: each.scenario.record.head.source.path for each in checked}
    of_examples = (problem for each in checked for problem in each.problems)
    problems = (*library.problems, *of_examples, *published.problems(library, paths), *check_bank())
    covered = coverage(checked)
    missing = tuple(gaps(covered, Place(str(paths[0])))) if covered else ()
    deals = {each.scenario.id: deal for each in checked if (deal := deal_scene_of(each))}
    return Results(key, scenes, deals, files, problems, covered, missing)


def _kept(document: Path, key: str) -> Results | None:
    try:
        content: dict[str, Any] = json.loads(document.read_text("utf-8"))
        if content["key"] != key:
            return None
        problems, missing = (tuple(map(_problem_from, content[each])) for each in ("problems", "gaps"))
        return Results(
            key, content["scenes"], content["deals"], content["files"], problems, content["coverage"], missing
        )
    except (OSError, ValueError, KeyError, TypeError):  # none there, or from another version: check again
        return None


def _problem_data(problem: Problem) -> dict[str, Any]:
    return asdict(problem) | {"code": problem.code.name}


def _problem_from(data: dict[str, Any]) -> Problem:
    return Problem(Code[data.pop("code")], place=Place(**data.pop("place")), **data)
