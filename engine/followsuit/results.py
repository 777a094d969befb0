"""The result of checking a library, as one JSON document that every language's build reads.

Its key is made of the scenarios and of the engine's own source, so that a changed rule is noticed as a changed example
is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from followsuit.errors import Code, Place, Problem
from followsuit.scenarios.check import Checked, check_library
from followsuit.scenarios.deal_scene import DealScene, deal_scene
from followsuit.scenarios.library import SUFFIX, WholeDeal, read_library
from followsuit.scenarios.scene import Scene, scene

VERSION = 2


@dataclass(frozen=True)
class Results:
    """The positions and the deals that are in order, by id, with the file each stands in; and all problems."""

    key: str
    scenes: Mapping[str, Scene]
    deals: Mapping[str, DealScene]
    files: Mapping[str, str]
    problems: tuple[Problem, ...]

    def to_json(self) -> str:
        """The document."""
        problems = [asdict(problem) | {"code": problem.code.name} for problem in self.problems]
        content = {"scenes": self.scenes, "deals": self.deals, "files": self.files, "problems": problems}
        return json.dumps({"version": VERSION, "key": self.key} | content, ensure_ascii=False, indent=1)


def key_of(paths: Iterable[Path]) -> str:
    """A hash of the scenario files among and below ``paths``, of the engine, and of its bank of hands."""
    package = Path(__file__).parent
    digest = hashlib.sha256(str(VERSION).encode())
    own = ((package, "*.py"), (package / "bank", "*.txt"))
    for folder, pattern in (*own, *((path, f"*{SUFFIX}") for path in paths)):
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
    problems = (*library.problems, *(problem for each in checked for problem in each.problems))
    deals = {each.scenario.id: deal for each in checked if (deal := deal_scene_of(each))}
    return Results(key, scenes, deals, files, problems)


def _kept(document: Path, key: str) -> Results | None:
    try:
        content: dict[str, Any] = json.loads(document.read_text("utf-8"))
        if content["key"] != key:
            return None
        problems = tuple(
            Problem(Code[each.pop("code")], place=Place(**each.pop("place")), **each) for each in content["problems"]
        )
        return Results(key, content["scenes"], content["deals"], content["files"], problems)
    except (OSError, ValueError, KeyError, TypeError):  # none there, or from another version: check again
        return None
