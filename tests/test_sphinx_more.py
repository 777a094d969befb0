"""More hands like one: a button below a position whose clause the bank has hands of, and the hands in a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from followsuit.bank.shelf import read_shelf
from followsuit.games import RULE_SETS
from tests.sphinx_project import Project

BUTTON = 'class="fs-more"'


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("index.md", "# Page\n\n```{scenario} belote/overruff\n```\n\n```{clauses} belote\n```\n")
    return made


def bank(out: Path) -> dict[str, str]:
    """The files of hands by name."""
    return {path.stem: path.read_text("utf-8") for path in (out / "_static" / "followsuit-bank").glob("*.js")}


def hands(script: str) -> list[str]:
    """The figures in a file, as a page puts them together."""
    kept = json.loads(script.partition("=")[2])
    return ["".join(kept["pieces"][place] for place in hand) for hand in kept["hands"]]


def test_every_hand_of_the_rule_sets_in_use_is_drawn(project: Project) -> None:
    files = bank(project.build().out)
    kept = read_shelf(RULE_SETS["belote.app"]).hands
    assert files.keys() == {"cards", *(f"belote.app-{clause.replace('.', '-')}" for clause in kept)}
    drawn = hands(files["belote.app-belote-overruff"])
    assert len(drawn) == len(kept["belote.overruff"])
    for figure, hand in zip(drawn, kept["belote.overruff"], strict=True):
        assert len(re.findall('<li class="fs-(?:may|no)', figure)) == len(hand.position.hand)
        assert f"[Hand     &quot;{hand.position.seat}:" in figure
        assert 'href="§r;index.html#rule-belote-overruff"' in figure, "the page knows the way to the top of the site"


def test_every_mark_in_a_hand_is_a_card_that_the_page_can_put_in(project: Project) -> None:
    files = bank(project.build().out)
    cards = json.loads(files.pop("cards").partition("=")[2])
    for script in files.values():
        for kind, card in re.findall(r"§(\w)(\w*);", script):
            assert kind == "r" or card in cards[kind]


def test_there_is_a_button_where_there_are_hands(project: Project) -> None:
    assert BUTTON in project.build().page()


@pytest.mark.parametrize(
    "change",
    [
        ('"belote.app"', '"belote.app underruff=free"'),  # a house rule, by which the hands were not judged
        ('[Clause   "belote.overruff"]\n', ""),  # an example of nothing in particular
    ],
)
def test_there_is_none_where_there_are_none(project: Project, change: tuple[str, str]) -> None:
    text = (project.folder / "examples/belote/play.scn").read_text("utf-8")
    project.write("examples/belote/play.scn", text.replace(*change))
    assert BUTTON not in project.build().page()


def test_builders_that_do_not_draw_offer_nothing(project: Project) -> None:
    built = project.build("text")
    assert not (built.out / "_static").exists()


def test_what_is_there_as_it_would_be_is_not_written_again(project: Project) -> None:
    written = times(project)
    assert times(project) == written
    project.write("index.md", "# Page\n\n```{scenario} belote/overruff\n```\n")  # no page states a clause any more
    assert times(project) != written
    assert "#rule-" not in bank(project.folder / "out/html")["belote.app-belote-overruff"]


def times(project: Project) -> dict[str, int]:
    """When each file of hands was written, after a build."""
    folder = project.build().out / "_static" / "followsuit-bank"
    return {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
