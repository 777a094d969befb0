"""The place where mutants are made: a copy of the project below ``build``, laid out as mutmut wants it.

mutmut finds its own copy of the package only when the package lies in a folder ``src`` and is not installed.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.mutants.plain import plain

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "mutants"

MUTATED = (
    "cards.py",
    "deal/dealing.py",
    "deal/match.py",
    "deal/phases/*.py",
    "deal/scoring/*.py",
    "deal/state.py",
    "games/*.py",
    "obligations.py",
    "order.py",
    "position.py",
    "referee.py",
    "scorekeeper.py",
    "scorer.py",
    "seats.py",
    "situations.py",
    "trick.py",
)
"""The play and the score. What is said and shown about them is measured by coverage alone."""

TESTS = (
    "games",
    "match",
    "deal_score",
    "score_rules",
    "belote",
    "cards",
    "coinche",
    "deal_auction",
    "deal_play",
    "euchre",
    "five_handed",
    "ninety_two",
    "obligations",
    "order",
    "position",
    "referee",
    "scorer",
    "seats",
    "situations",
    "trick",
    "the_examples",
    "deal_invariants",
    "agreement",
    "perft",
)
"""The tests of the rules, without the ``test_`` of their names: those that notice most first, the long ones last.

``the_examples`` is made for this (below). Left out are the tests of notation, pages and commands, and
``test_examples``, which takes rules out to test the examples.
"""

TEST_FILES = [f"tests/test_{name}.py" for name in TESTS]

CONFTEST = '''\
"""Each test begins with nothing remembered, so that it meets the mutant, and mutmut knows that it does."""

import sys


def pytest_runtest_setup() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith(("followsuit.", "tests.")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
'''

EXAMPLES = '''\
"""All examples as one test: collected one by one, for each mutant anew, they would take longer than they run."""

from pathlib import Path

from followsuit.scenarios.check import check
from followsuit.scenarios.library import read_library


def test_the_examples_hold() -> None:
    for each in read_library([Path("examples")]).scenarios.values():
        assert not check(each).problems
'''

SETTINGS = """\
[tool.pytest.ini_options]
addopts = "-p no:cacheprovider"

[tool.mutmut]
source_paths = ["src/followsuit"]
only_mutate = {mutated}
pytest_add_cli_args_test_selection = {tests}
also_copy = ["conftest.py", "examples"]
# What an assertion states no player can bring about: it tells type checkers, and readers, what is so.
# An option is a row of a table, mostly words.
do_not_mutate_patterns = ["^ *(assert|raise AssertionError)", "^ *Option[(]"]
use_git_change_detection = false
"""


def modules(paths: Sequence[str]) -> list[str]:
    """The modules to be mutated, as paths below the package: all, or those among them that were asked for.

    Raises :exc:`LookupError` for a path that is none of them.
    """
    package = ROOT / "engine" / "followsuit"
    found = [path.relative_to(package).as_posix() for pattern in MUTATED for path in sorted(package.glob(pattern))]
    asked = [path.partition("followsuit/")[2] for path in paths]
    for path, module in zip(paths, asked, strict=True):
        if module not in found:
            raise LookupError(f"{path} is not mutated; these are: " + ", ".join(found))
    return asked or found


def prepare(mutated: Iterable[str]) -> None:
    """Copy the project anew, what is to be mutated in the form in which it can be."""
    shutil.rmtree(PLACE, ignore_errors=True)
    no_caches = shutil.ignore_patterns("__pycache__")
    package = shutil.copytree(ROOT / "engine" / "followsuit", PLACE / "src" / "followsuit", ignore=no_caches)
    for folder in ("tests", "examples"):
        shutil.copytree(ROOT / folder, PLACE / folder, ignore=no_caches)
    for each in mutated:
        path = package / each
        path.write_text(plain(path.read_text("utf-8")), "utf-8")
    settings = SETTINGS.format(mutated=[f"src/followsuit/{each}" for each in mutated], tests=TEST_FILES)
    (PLACE / "pyproject.toml").write_text(settings, "utf-8")
    (PLACE / "tests" / "test_the_examples.py").write_text(EXAMPLES, "utf-8")
    (PLACE / "conftest.py").write_text(CONFTEST, "utf-8")
