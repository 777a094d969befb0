"""The figures of a proof are those of all there is; its report is out of date as soon as the rules of play change."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from unittest.mock import patch

import pytest

from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet, dealt
from followsuit.proof import key as key_module
from followsuit.proof.counting import Counts, counts
from followsuit.proof.key import PACKAGE
from followsuit.proof.lead import leads
from followsuit.proof.report import Figures, Report, read_report

# --- how many there are


def small(name: str) -> RuleSet:
    """A game of which everything can be counted: the first five cards, two for each player."""
    rules = RULE_SETS[name]
    return replace(rules, game=replace(rules.game, pack=rules.game.pack[:5], hand_size=dealt(2)))


@pytest.mark.parametrize("name", ["belote.app", "coinche.app", "euchre.app", "euchre.five-handed"])
def test_the_numbers_are_what_counting_gives(name: str) -> None:
    rules = small(name)
    tricks = positions = complete = 0
    for trumps in rules.game.trumps:
        for lead in leads(rules, trumps):
            for length in range(len(lead.players)):
                for trick in permutations(rules.game.pack, length):
                    rest = [card for card in rules.game.pack if card not in trick]
                    tricks += 1
                    positions += sum(1 for size in (1, 2) for _ in combinations(rest, size))
            complete += sum(1 for _ in permutations(rules.game.pack, len(lead.players)))
    assert counts(rules, len(rules.game.trumps)) == Counts(tricks, positions, complete)


def test_belote_by_hand() -> None:
    found = counts(RULE_SETS["belote.table"], 4)
    assert found.tricks == 4 * 4 * (1 + 32 + 32 * 31 + 32 * 31 * 30)
    assert found.complete == 4 * 4 * 32 * 31 * 30 * 29


def test_seats_with_letters_and_with_numbers_are_the_same_seats() -> None:
    by_players = {4: 0, 6: 0, 8: 0}
    for lead in leads(RULE_SETS["ninety-two.draw"], RULE_SETS["ninety-two.draw"].game.trumps[0]):
        by_players[len(lead.players)] += 1
    assert by_players == {4: 8, 6: 6, 8: 8}, "both are proven"
    deals = 4 * 52 * 51 * 50 * 49 + 6 * 52 * 51 * 50 * 49 * 48 * 47 + 8 * 52 * 51 * 50 * 49 * 48 * 47 * 46 * 45
    assert counts(RULE_SETS["ninety-two.draw"], 1).complete == deals, "and counted once"


# --- the report

FIGURES = Figures(1, 2, 3, 4, 5, 6)


def test_a_report_is_read_as_it_was_written() -> None:
    report = Report("key", FIGURES, {"belote.app": replace(FIGURES, tricks=7)})
    assert read_report(report.to_json()) == report
    assert report.numbers() == {
        "tricks": 1, "positions": 2, "complete": 3, "questions": 4, "different": 5, "seconds": 6,
        "belote.app:tricks": 7, "belote.app:positions": 2, "belote.app:complete": 3, "belote.app:questions": 4,
        "belote.app:different": 5, "belote.app:seconds": 6,
    }  # fmt: skip


# --- its key


def key_of(rule_sets: Mapping[str, RuleSet] = RULE_SETS, package: Path = PACKAGE) -> str:
    with patch.object(key_module, "RULE_SETS", rule_sets), patch.object(key_module, "PACKAGE", package):
        return key_module.key.__wrapped__()


def with_game(name: str, **changes: object) -> dict[str, RuleSet]:
    old = RULE_SETS[name].game
    new = replace(old, **changes)  # type: ignore[arg-type]
    return {name: replace(rules, game=new) if rules.game is old else rules for name, rules in RULE_SETS.items()}


CHANGES = {
    "an obligation": {**RULE_SETS, "belote.app": RULE_SETS["belote.app"].without("belote.overruff")},
    "an option": {**RULE_SETS, "belote.app": replace(RULE_SETS["belote.app"], changes=(("underruff", "free"),))},
    "the last card": with_game("ninety-two.92q", last_card_takes=lambda situation, card: False),
    "the order": with_game(
        "coinche.app", order=RULE_SETS["coinche.app"].game.order, trumps=RULE_SETS["belote.app"].game.trumps
    ),
    "the pack": with_game("euchre.app", pack=RULE_SETS["euchre.app"].game.pack[::-1]),
    "the size of a hand": with_game("euchre.app", hand_size=dealt(6)),
}


@pytest.mark.parametrize("rule_sets", CHANGES.values(), ids=CHANGES)
def test_a_change_of_play_is_another_key(rule_sets: Mapping[str, RuleSet]) -> None:
    assert key_of(rule_sets) != key_of()


def test_a_change_of_the_score_or_of_words_is_not() -> None:
    def score(state: object) -> None:
        """Another score."""

    assert key_of(with_game("belote.app", score=score, title="Belote, but otherwise")) == key_of()
    other = replace(RULE_SETS["belote.app"], changes=(("tie", "failed"),))
    assert key_of({**RULE_SETS, "belote.app": other}) == key_of()


@pytest.mark.parametrize(
    ("file", "another"),
    [
        ("referee.py", True),
        ("trick.py", True),
        ("proof/ways.py", True),
        ("proof/console.py", False),
        ("games/belote.py", False),  # what it says of play is asked, not read
    ],
)
def test_the_programs_that_are_compared_are_part_of_it(tmp_path: Path, file: str, another: bool) -> None:
    package = tmp_path / "followsuit"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("locales", "static", "__pycache__", "hands"))
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n# changed\n")
    assert (key_of(package=package) != key_of()) is another


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"version": 1, "key": "", "total": {"tricks": 1e999}, "rule_sets": {}}']
)
def test_what_is_no_report_is_told_as_such(text: str) -> None:
    with pytest.raises(ValueError, match="not the report of a proof"):
        read_report(text)
