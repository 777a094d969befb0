"""Every rule is taught: each clause is stated on exactly one page and shown by an example that is named after it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from followsuit.games import CLAUSES, GAMES
from followsuit.games.game import Phase
from followsuit.scenarios.library import Scenario, WholeDeal, read_library
from tests.helpers import EXAMPLES, ROOT

DOCS = ROOT / "docs"
STATED = re.compile(r"^```\{clauses\} (\S+)\n(?::phase: (\w+)\n)?", re.MULTILINE)


def stated() -> Counter[str]:
    """The clauses that pages state, each with how often."""
    found: Counter[str] = Counter()
    for page in sorted(DOCS.rglob("*.md")):
        for game, phase in STATED.findall(page.read_text("utf-8")):
            found.update(clauses_of(game, phase))
    return found


def clauses_of(game: str, phase: str) -> list[str]:
    """The clauses that ``{clauses}`` states: those of all games under ``trick``, a game's own under its name."""
    listed = CLAUSES.values() if game == "trick" else next(each for each in GAMES if each.id == game).clauses
    own = [each for each in listed if each.id.startswith("trick.") == (game == "trick")]
    return [each.id for each in own if phase in ("", each.phase)]


@cache
def examples() -> tuple[Scenario | WholeDeal, ...]:
    return tuple(read_library([EXAMPLES]).scenarios.values())


def shown_by(clause: str) -> list[str]:
    """The examples of a clause."""
    return [each.id for each in examples() if each.reading.clause == clause]


def test_every_clause_is_stated_on_exactly_one_page() -> None:
    found = stated()
    assert {clause: found[clause] for clause in CLAUSES if found[clause] != 1} == {}


def test_every_clause_is_shown() -> None:
    assert {clause for clause in CLAUSES if not shown_by(clause)} == set()


def test_deal_auction_and_score_are_shown_by_whole_deals() -> None:
    deals = {each.id for each in examples() if isinstance(each, WholeDeal)}
    outside_the_play = [clause.id for clause in CLAUSES.values() if clause.phase is not Phase.PLAY]
    assert {clause for clause in outside_the_play if not deals.intersection(shown_by(clause))} == set()


def test_who_is_out_of_time_is_shown_by_a_deal_that_the_clock_ends() -> None:
    ends = [each for each in examples() if isinstance(each, WholeDeal) and each.reading.timed_out]
    assert {each.reading.clause for each in ends} == {"euchre.time"}


@pytest.mark.parametrize("phase", ["", *Phase])
def test_what_the_directive_states_is_every_clause_once(phase: str) -> None:
    listed = [clause for game in ("trick", *(each.id for each in GAMES)) for clause in clauses_of(game, phase)]
    assert len(listed) == len(set(listed))
    assert set(listed) == {clause.id for clause in CLAUSES.values() if phase in ("", clause.phase)}
