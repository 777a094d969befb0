"""Mutation testing: the source that is mutated means the same, and every survivor is told unless it is listed."""

from __future__ import annotations

import pytest

from tests.mutants.place import ROOT, TEST_FILES, modules
from tests.mutants.plain import plain
from tests.mutants.survivors import Change, change, faults, function_of, listed

MODULE = '''\
"""Œuvre."""
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

@cache
def twice(number):
    return [number, number]

@dataclass(frozen=True)
class Hand:
    cards: tuple = ()
    weigh: object = lambda card: 1
    @property
    def size(self):
        return len(self.cards)
    @cached_property
    def heavy(self):
        return sum(map(type(self).weigh, self.cards))
    def plain(self):
        return lambda: self.size

@lru_cache(maxsize=1)
def last(number):
    return [number]

RULES = (
    ("café", lambda hand: (
        hand.size > 1  # two at least
        or hand.heavy
    )),
    ("nested", lambda hand, least=2: [each for each in hand.cards if (lambda card: card >= least)(each)]),
)
'''


def test_the_plain_source_means_the_same() -> None:
    space: dict[str, object] = {"__name__": __name__}
    exec(compile(plain(MODULE), "module.py", "exec", dont_inherit=True), space)
    found = eval(
        "twice(1) is twice(1), last(1) is last(1), Hand((1, 2)).size, Hand((1, 2)).heavy, Hand((1,)).plain()(),"
        "[rule(Hand((1, 2))) for _, rule in RULES], [rule(Hand(())) for _, rule in RULES]",
        space,
    )
    assert found == (True, True, 2, 2, 1, [True, [2]], [0, []])


def test_nothing_is_left_that_is_not_mutated() -> None:
    text = plain(MODULE)
    assert [line for line in text.splitlines() if "@" in line] == ["@dataclass(frozen=True)"]
    outside = [line for line in text.splitlines() if "lambda" in line]
    assert outside == [
        "        return lambda: self.size",
        "    return ([each for each in hand.cards if (lambda card: card >= least)(each)])",
    ]


def test_a_module_with_plain_functions_only_is_left_as_it_is() -> None:
    source = (ROOT / "engine" / "followsuit" / "obligations.py").read_text("utf-8")
    assert plain(source) == source


@pytest.mark.parametrize(
    ("mutant", "function"),
    [
        ("followsuit.trick.xǁTrickǁplay__mutmut_3", "followsuit.trick.Trick.play"),
        ("followsuit.referee.x_beats__mutmut_12", "followsuit.referee.beats"),
        ("followsuit.games.euchre.x__euchre__mutmut_1", "followsuit.games.euchre._euchre"),
        ("followsuit.deal.scoring.belote.x_in_RULES_7__mutmut_1", "followsuit.deal.scoring.belote.RULES"),
    ],
)
def test_a_mutant_is_named_by_its_function(mutant: str, function: str) -> None:
    assert function_of(mutant) == function


DIFF = """\
--- src/followsuit/referee.py
+++ src/followsuit/referee.py
@@ -1,3 +1,3 @@
 def beats(later, earlier):
-    return height(later) > height(earlier)
+    return height(later) >= height(earlier)
"""
BEATS = Change(
    "followsuit.referee.beats",
    ("return height(later) > height(earlier)",),
    ("return height(later) >= height(earlier)",),
)


def test_a_mutant_is_known_by_the_lines_that_it_changes() -> None:
    assert change("followsuit.referee.x_beats__mutmut_12", DIFF) == BEATS


def test_a_survivor_is_a_fault_and_so_is_a_listed_mutant_that_does_not_survive() -> None:
    assert faults([BEATS], [BEATS]) == []
    assert faults([], []) == []
    assert [fault.splitlines()[0] for fault in faults([BEATS, BEATS], [])] == 2 * ["survived: followsuit.referee.beats"]
    assert [fault.splitlines()[0] for fault in faults([], [BEATS])] == [
        "listed in cannot_matter.toml, and does not survive: followsuit.referee.beats"
    ]


def test_every_listed_mutant_has_a_function_a_change_and_a_reason() -> None:
    everything = listed(modules([]))
    assert everything == {key: reason for module in modules([]) for key, reason in listed([module]).items()}
    for each, reason in everything.items():
        assert each.removed
        assert reason.strip().endswith(".")


def test_modules_are_asked_for_by_their_paths() -> None:
    assert modules(["engine/followsuit/trick.py", "engine/followsuit/deal/state.py"]) == ["trick.py", "deal/state.py"]
    with pytest.raises(LookupError, match=r"engine/followsuit/wording.py is not mutated; these are: cards.py, "):
        modules(["engine/followsuit/wording.py"])


def test_the_tests_that_are_to_notice_are_there() -> None:
    made_for_this = {"tests/test_the_examples.py"}
    assert {path for path in TEST_FILES if not (ROOT / path).is_file()} == made_for_this
