"""What a reader gets: the figure, the tables, the links; in every builder and in other languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sphinx.util.inventory import InventoryFile

from followsuit.games import CLAUSES
from tests.sphinx_project import BUILDERS, GOOD, QUIET, Project

PAGE = """\
# Page

```{scenario} belote/overruff
North ruffs with the {card}`8S`.
```

```{clauses} belote
:phase: play
```

See {clause}`belote.ruff`, {clause}`the rule <belote.overruff>` and {scenario}`this hand <belote/overruff>`.
{fact}`belote.app:deal.total` points, {suit}`H`, {rules}`belote.app`, {inventory}`scenarios`.
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("index.md", PAGE)
    return made


class Reader(HTMLParser):
    """Keeps what an HTML page would tell a reader: every element with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def having(self, name: str) -> list[tuple[str, dict[str, str]]]:
        return [each for each in self.elements if name in each[1].get("class", "").split()]


def text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))


def figure(html: str) -> str:
    found = re.search(r"<figure.*?</figure>", html, re.DOTALL)
    assert found
    return found[0]


def test_the_figure_shows_the_table_the_hand_the_verdict_and_the_proof(project: Project) -> None:
    shown = figure(project.build().page())
    reader = Reader(shown)
    seats = [attributes["data-seat"] for tag, attributes in reader.elements if "data-seat" in attributes]
    assert seats == ["w", "n", "e", "s"]  # in playing order from the leader
    assert len(reader.having("fs-may")) == 1
    assert len(reader.having("fs-no")) == 2
    words = text(shown)
    for said in ("East must play", "West leads partner", "North holds", "East to play", "clockwise"):
        assert said in words
    assert "9 of spades: may be played" in words
    assert "king of hearts: may not be played. Why?" in words
    assert "North ruffs with the" in words
    assert "Rules: Ruff, Overruff" in words
    assert "Checked by engine and referee" in words


def test_every_refused_card_gives_its_reason_and_its_clause(project: Project) -> None:
    notes = re.findall(r'<p class="fs-note.*?</p>', project.build().page(), re.DOTALL)
    assert len(notes) == 2
    assert "#rule-belote-overruff" in notes[0]
    assert "#rule-belote-ruff" in notes[1]


def test_the_figure_needs_neither_script_nor_inline_style(project: Project) -> None:
    shown = figure(project.build().page())
    assert "<script" not in shown
    assert " style=" not in shown
    assert not re.search(r"\son\w+=", shown)


def test_a_page_carries_the_drawings_it_uses_and_no_others(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD.replace('[Clause   "belote.overruff"]\n', ""))
    html = project.build().page()
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', html))
    assert symbols == set(re.findall(r'href="#(fs-[\w-]+)"', html))
    assert {"fs-S", "fs-K", "fs-frame", "fs-turn", "fs-sealed"} <= symbols
    assert "fs-Q" not in symbols


def test_a_page_to_which_hands_can_be_added_carries_the_drawings_of_every_card(project: Project) -> None:
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', project.build().page()))
    assert {f"fs-{sign}" for sign in "SHDCKQJ"} <= symbols
    assert "fs-back" not in symbols


def test_ids_are_unique(project: Project) -> None:
    project.write("index.md", PAGE + PAGE.split("\n\n", 1)[1].replace("```{clauses} belote\n:phase: play\n```", ""))
    ids = [attributes["id"] for _, attributes in Reader(project.build().page()).elements if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_roles_become_words_cards_figures_and_links(project: Project) -> None:
    html = project.build().page()
    assert "162 points" in text(html)
    assert "Belote, app rules, 1." in text(html)
    assert re.search(r'href="#rule-belote-ruff"><span class="fs-ref">Ruff</span>', html)
    assert re.search(r'href="#rule-belote-overruff"[^>]*><span[^>]*>the rule</span>', html)
    assert re.search(r'href="#scenario-belote-overruff"', html)


def test_clauses_and_scenarios_are_in_the_inventory_for_other_sites(project: Project) -> None:
    built = project.build()
    inventory = InventoryFile.loads((built.out / "objects.inv").read_bytes(), uri="")
    assert inventory.data["rules:clause"]["belote.ruff"].uri == "index.html#rule-belote-ruff"
    assert inventory.data["rules:scenario"]["belote/overruff"].uri == "index.html#scenario-belote-overruff"


def test_captions_are_extracted_for_translation_and_nothing_else_of_a_position_is(project: Project) -> None:
    built = project.build("gettext")
    template = built.page("index.pot")
    assert 'msgid "North ruffs with the {card}`8S`."' in template
    for never in ('overruff\\"', "East must play", "Checked by", "7S 9S KH", CLAUSES["belote.ruff"].statement):
        assert never not in template


def test_a_caption_given_as_an_option_is_extracted_too(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{scenario} belote/overruff\n:caption: East has {card}`9S`.\n```\n")
    assert 'msgid "East has {card}`9S`."' in project.build("gettext").page("index.pot")


def test_a_translation_changes_the_words_and_not_the_cards(project: Project) -> None:
    po = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8"\n\n'
    po += 'msgid "North ruffs with the {card}`8S`."\nmsgstr "Sever trumfuje: {card}`8S`."\n'
    project.write("locales/cs/LC_MESSAGES/index.po", po)
    built = project.build(language="cs", locale_dirs=["locales"])
    shown = figure(built.page())
    assert built.warnings == []
    assert "Sever trumfuje:" in text(shown)
    assert 'data-seat="n"' in shown
    assert 'dir="ltr"' in shown


def test_a_language_without_a_catalogue_speaks_english(project: Project) -> None:
    assert "East must play" in text(project.build(language="nl").page())


@pytest.mark.parametrize("builder", BUILDERS)
def test_every_builder_shows_the_position(project: Project, builder: str) -> None:
    built = project.build(builder, **QUIET.get(builder, {}))
    assert built.warnings == []
    assert "East must play" in text(built.everything())


def test_the_text_builder_draws_with_characters(project: Project) -> None:
    found = project.build("text").page("index.txt")
    assert "West: A♦ (leads)" in found
    assert "✗ 7♠  7♠ would not beat 8♠, and East holds a trump that does." in found
    assert "✓ 9♠" in found
    assert "Overruff (belote.overruff): When you have to ruff" in found


def test_tables_come_from_the_engine(project: Project) -> None:
    directives = "".join(f"```{{{name}}} coinche\n```\n\n" for name in ("ranks", "points", "options", "clauses"))
    project.write("index.md", f"# Page\n\n{directives}")
    built = project.build()
    assert built.warnings == []
    words = text(built.page())
    assert "Total of a suit 62 30 38 38" in " ".join(re.findall(r">([^<>]+)<", built.page()))
    assert "Coinche, official rules" in words
    assert "coinche.no-trump" in words
    assert "Follow suit" in words  # the clauses that all games share, linked or named


def test_a_comparison_judges_one_hand_by_several_rule_sets(project: Project) -> None:
    scenario = GOOD.replace("AD 8S", "AD JS").replace("overruff", "underruff")
    scenario = scenario.replace('"9S"', '"7S 9S"').replace("7S belote.underruff, KH belote.ruff", "KH belote.underruff")
    project.write("examples/belote/play.scn", scenario)
    rules = "belote.app coinche.official belote.app underruff=free"
    project.write("index.md", f"# Page\n\n```{{compare}} belote/underruff\n:rules: {rules}\nText\n```\n")
    built = project.build()
    assert built.warnings == []
    shown = figure(built.page())
    assert len(Reader(shown).having("fs-compared")) == 3
    assert len(Reader(shown).having("fs-differs")) == 2  # from the first one
    assert text(shown).count("East may play any card.") == 2
    assert "An opponent ruffed and you hold no higher trump: any card may be played" in text(shown)


def test_all_examples_are_those_that_the_page_has_not_shown(project: Project) -> None:
    other = GOOD.replace('"overruff"', '"another"')
    project.write("examples/belote/play.scn", GOOD + "\n" + other)
    project.write("index.md", "# Page\n\n```{scenario} belote/overruff\n```\n\n```{examples} belote\n```\n")
    html = project.build().page()
    assert html.count('id="scenario-belote-overruff"') == 1
    assert html.count('id="scenario-belote-another"') == 1
    assert '<details class="fs-group"><summary>Overruff (1)</summary>' in html


def test_a_page_that_shows_a_scenario_itself_is_its_home(project: Project) -> None:
    project.write("a.md", "# A\n\n```{examples} belote\n```\n")
    project.write("z.md", "# Z\n\n```{scenario} belote/overruff\n```\n")
    project.write("index.md", "# Page\n\n{scenario}`hand <belote/overruff>`\n\n```{toctree}\na\nz\n```\n")
    assert 'href="z.html#scenario-belote-overruff"' in project.build().page()


def test_a_draft_leaves_positions_out(project: Project) -> None:
    assert "fs-scenario" not in project.build(followsuit_draft=True).page()


def test_the_stamp_links_to_the_page_that_explains_it(project: Project) -> None:
    assert 'class="fs-stamp" href="#"' in project.build(followsuit_proof="index").page()


def test_examples_of_some_clauses_or_of_all_others(project: Project) -> None:
    project.write(
        "examples/belote/ruff.scn", GOOD.replace("overruff", "no-way-out", 1).replace(".overruff", ".ruff", 1)
    )
    project.write("a.md", "# A\n\n```{examples} belote\n:clauses: belote.ruff\n```\n")
    project.write("b.md", "# B\n\n```{examples} belote\n:except: belote.ruff\n```\n")
    project.write("index.md", "# Page\n\n```{toctree}\na\nb\n```\n\n```{clauses} belote\n```\n")
    built = project.build()
    assert built.warnings == []
    shown = {page: set(re.findall(r'id="scenario-belote-([\w-]+)"', built.page(page))) for page in ("a.html", "b.html")}
    assert shown == {"a.html": {"no-way-out"}, "b.html": {"overruff"}}
