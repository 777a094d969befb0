"""Imports run one way, and the core needs nothing but Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import followsuit

PACKAGE = Path(followsuit.__file__).parent

LAYERS = (
    "cards errors",
    "order seats obligations referee",
    "trick scorer",
    "deal scorekeeper",
    "games",
    "position facts wording situations opening perft",
    "explain notation players masks masks_json",
    "finding",
    "drawing drawing_deal scenarios batch",
    "coverage",
    "bank",
    "results reports pytest_plugin proof",
    "cli sphinx",
    "__main__",
)
"""From the bottom up. A module imports what is below it, or within its own folder."""
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names.split()}

PLUG_INS = {"sphinx", "pytest_plugin", "batch", "proof"}
"""What needs more than Python: the packages that it plugs into."""

EXTRAS = {"followsuit.finding.cluster": {"distributed"}}
"""What single modules import when they are asked for it, and not before."""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports when it runs, wherever in it; what only type checkers import is left out."""
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports are absolute"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else node.module
        waiting.extend(ast.iter_child_nodes(node))


def part(module: str) -> str:
    """The part of the package that a module belongs to: ``followsuit.games.belote`` → ``games``."""
    return module.split(".")[1]


def test_every_module_has_its_level() -> None:
    assert {part(module) for module in MODULES if module != "followsuit"} == LEVEL.keys()


def test_imports_run_from_the_top_down() -> None:
    for module, path in MODULES.items():
        for imported in imports(path):
            if imported.startswith("followsuit."):
                below = LEVEL[part(imported)] < LEVEL[part(module)]
                assert below or part(imported) == part(module) or beside(module, imported), (
                    f"{module} imports {imported}"
                )


def beside(module: str, imported: str) -> bool:
    """Modules of one level may lean on one another, as long as they do not do so mutually."""
    same = LEVEL[part(imported)] == LEVEL[part(module)]
    back = {part(each) for each in imports_of(part(imported)) if each.startswith("followsuit.")}
    return same and part(module) not in back


def imports_of(name: str) -> Iterator[str]:
    for module, path in MODULES.items():
        if module != "followsuit" and part(module) == name:
            yield from imports(path)


def test_no_module_imports_itself_by_a_detour() -> None:
    graph = {module: {each for each in imports(path) if each in MODULES} for module, path in MODULES.items()}
    done: set[str] = set()
    while ready := {module for module, needs in graph.items() if module not in done and needs <= done}:
        done |= ready
    assert done == MODULES.keys()


def test_the_referee_knows_nothing_but_the_cards() -> None:
    assert ours("referee.py") == {"followsuit.cards"}


def test_the_scorer_knows_nothing_but_the_cards_and_the_referee() -> None:
    assert ours("scorer.py") == {"followsuit.cards", "followsuit.referee"}
    assert ours("scorekeeper.py") == {"followsuit.scorer"}


def ours(file: str) -> set[str]:
    return {each for each in imports(PACKAGE / file) if each.startswith("followsuit")}


def test_only_the_checks_ask_them() -> None:
    proof = {f"followsuit.proof.{name}" for name in ("card_by_card", "cases", "last_card", "lead", "legality")}
    assert asking("followsuit.referee") == {"followsuit.scenarios.second_opinion", "followsuit.scorer", *proof}
    assert asking("followsuit.scorer") == {"followsuit.scenarios.check_deal", "followsuit.scorekeeper"}
    assert asking("followsuit.scorekeeper") == {"followsuit.scenarios.check_deal"}


def asking(module: str) -> set[str]:
    return {each for each, path in MODULES.items() if module in set(imports(path))}


def test_the_core_needs_nothing_but_python() -> None:
    for module, path in MODULES.items():
        if module == "followsuit" or part(module) in PLUG_INS:
            continue
        for imported in imports(path):
            top = imported.split(".")[0]
            own = top == "followsuit" or top in EXTRAS.get(module, ())
            assert own or top in sys.stdlib_module_names, f"{module} imports {imported}"


def test_the_report_of_a_proof_is_read_where_nothing_can_be_proven() -> None:
    """A site that quotes it needs neither Z3 nor rich."""
    waiting, needed = ["followsuit.proof.report", "followsuit.proof.key"], set[str]()
    while waiting:
        found = set(imports(MODULES[waiting.pop()])) - needed
        needed |= found
        waiting.extend(found & MODULES.keys())
    assert {each.split(".")[0] for each in needed} <= {"followsuit", *sys.stdlib_module_names}


def test_the_core_runs_without_any_other_package() -> None:
    """And without gettext: texts leave the engine as message ids. (Commands get gettext with argparse.)"""
    commands = {module for module in MODULES if module.endswith("__main__") or module.startswith("followsuit.cli")}
    parts = {module for module in MODULES if module != "followsuit" and part(module) not in PLUG_INS}
    core = sorted(parts - commands)
    code = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r}); import {', '.join(core)}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in run.stdout.split()}
    assert not loaded & {"gettext", "argparse", "pytest", "sphinx", "numpy", "numba", "babel"}
    assert loaded - set(sys.stdlib_module_names) <= {"followsuit", "__main__"}
