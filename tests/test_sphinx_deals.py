"""Whole deals on a page: what a reader gets, in HTML and in characters, and what is said when something is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deals import BELOTE, EUCHRE, GAME, TIE, record
from tests.sphinx_project import BUILDERS, QUIET, Project
from tests.test_sphinx_pages import Reader, figure, text

PAGE = """\
# Page

```{deal} euchre/lone
North was euchred by the {card}`JD`.
```

See {scenario}`this deal <euchre/lone>`.

```{clauses} euchre
```
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("examples/euchre/deals.scn", record(EUCHRE, "lone", Clause="euchre.score"))
    made.write("index.md", PAGE)
    return made


def test_a_deal_is_a_list_of_steps(project: Project) -> None:
    built = project.build()
    assert built.warnings == []
    reader = Reader(figure(built.page()))
    assert len(reader.having("fs-step")) == 7  # the cards and the auction, five tricks, the score
    assert len(reader.having("fs-turn-row")) == 15
    seats = [attributes["data-seat"] for _, attributes in reader.having("fs-turn-row")]
    assert "".join(seats) == "wne" * 2 + "ewn" * 3


def test_it_says_what_happened_and_why(project: Project) -> None:
    words = text(figure(project.build().page()))
    for said in (
        "Euchre, app rules",
        "Dealer: South",
        "Turned up:",
        "North names",
        "and plays alone",
        "Trick 5",
        "East takes the trick.",
        "So far: North and South: 0, East and West: 5",
        "The contract has failed.",
        "North was euchred by the",
        "Checked by engine and referee",
    ):
        assert said in words


def test_each_turn_shows_what_could_have_been_played_and_what_not(project: Project) -> None:
    rows = re.findall(r'<li class="fs-turn-row".*?</li>', project.build().page(), re.DOTALL)
    said = [text(row) for row in rows]
    assert "Could have been played:" in said[0]
    assert "Not allowed:" in said[1]
    assert "#rule-euchre-follow" in rows[1]
    assert "Could have been played:" not in said[-1]
    assert "<details>" not in rows[-1]  # the last card is the only one


def test_it_needs_neither_script_nor_inline_style(project: Project) -> None:
    shown = figure(project.build().page())
    assert "<script" not in shown
    assert " style=" not in shown
    assert not re.search(r"\son\w+=", shown)


def test_its_anchor_is_permanent_and_ids_are_unique(project: Project) -> None:
    project.write("index.md", PAGE + "\n```{deal} euchre/lone\n```\n")
    html = project.build().page()
    ids = [attributes["id"] for _, attributes in Reader(html).elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {"scenario-euchre-lone", "scenario-euchre-lone-2"} <= set(ids)
    assert 'href="#scenario-euchre-lone"' in html


def test_only_the_caption_is_extracted(project: Project) -> None:
    template = project.build("gettext").page("index.pot")
    assert 'msgid "North was euchred by the {card}`JD`."' in template
    for never in ("names", "Trick 1", "Dealer", "KC 9C KH", "The contract has failed"):
        assert never not in template


def test_a_translation_changes_the_words_and_not_the_cards(project: Project) -> None:
    po = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8"\n\n'
    po += 'msgid "North was euchred by the {card}`JD`."\nmsgstr "Na severu: {card}`JD`."\n'
    project.write("locales/cs/LC_MESSAGES/index.po", po)
    built = project.build(language="cs", locale_dirs=["locales"])
    assert built.warnings == []
    assert "Na severu:" in text(figure(built.page()))
    assert 'data-seat="n"' in figure(built.page())


def test_belote_is_said_with_its_card_and_the_score_is_added_up(project: Project) -> None:
    project.write("examples/belote/deals.scn", record(BELOTE, "king"))
    project.write("index.md", "# Page\n\n```{deal} belote/king\n```\n")
    html = project.build().page()
    said = re.findall(r'<q class="fs-says">(.*?)</q>', html)
    assert said == ["“Belote”", "“Rebelote”"]
    assert "26 + 22 + 13 + 17 = 78" in text(html)
    assert '<tr class="fs-written">' in html


@pytest.mark.parametrize("builder", BUILDERS)
def test_every_builder_shows_the_deal(project: Project, builder: str) -> None:
    built = project.build(builder, **QUIET.get(builder, {}))
    assert built.warnings == []
    assert "The contract has failed." in text(built.everything())


def test_the_text_builder_draws_with_characters(project: Project) -> None:
    found = project.build("text").page("index.txt")
    for line in (
        "Dealer: South",
        "  West: J♠ K♣ K♠ 10♣ 10♥",
        "  North names ♦ and plays alone",
        "  West K♣, North 9♣, East K♥",
        "  West takes the trick.",
        "  East and West: 2",
    ):
        assert line in found


def test_a_deal_that_is_not_over(project: Project) -> None:
    part = record(EUCHRE, "lone", Play="W: KC 9C KH / W: JS", Score="", TimedOut="N", Clause="euchre.time")
    project.write("examples/euchre/deals.scn", part)
    for builder, page in (("html", "index.html"), ("text", "index.txt")):
        built = project.build(builder)
        assert built.warnings == []
        assert "The deal is not played to its end." in text(built.page(page))
    assert "East and West win the game" in text(project.build().page())


def test_the_score_of_a_game_before_and_after(project: Project) -> None:
    project.write("examples/euchre/deals.scn", record(GAME, "lone"))
    html = project.build().page()
    table = html[html.index('<table class="fs-table-plain fs-running">') :].partition("</table>")[0]
    rows = [re.findall(r"<t[hd](?: [^>]*)?>(.*?)</t[hd]>", row) for row in table.split("</tr>")]
    assert rows[:3] == [["", "Before", "After"], ["North and South", "7", "7"], ["East and West", "8", "10"]]
    assert "East and West have won the game." in text(html)
    words = project.build("text").page("index.txt")
    assert "  East and West: Before 8, After 10" in words
    assert "East and West have won the game." in words


def test_a_game_with_points_that_wait_and_one_whose_deal_is_not_over(project: Project) -> None:
    project.write("examples/belote/deals.scn", record(TIE, "tie", Before="NS 0, EW 20"))
    part = record(GAME, "lone", Play="", Score="", Totals="", Game="")
    project.write("examples/euchre/deals.scn", part)
    project.write("index.md", "# Page\n\n```{deal} belote/tie\n```\n\n```{deal} euchre/lone\n```\n")
    html = project.build().page()
    assert '<tr><th scope="row">Waiting</th><td>0</td><td>81</td></tr>' in html
    assert "Nobody has won the game yet." in text(html)
    assert '<tr><th scope="row">East and West</th><td>8</td></tr>' in html
    words = project.build("text").page("index.txt")
    assert "  Waiting: Before 0, After 81" in words
    assert "  East and West: Before 8\n" in words


def test_a_void_deal_is_one_step(project: Project) -> None:
    void = record(EUCHRE, "lone", Auction="W: " + "Pass " * 8, Play="", Score="NS 0, EW 0")
    project.write("examples/euchre/deals.scn", void)
    html = project.build().page()
    assert len(Reader(figure(html)).having("fs-step")) == 1
    assert "Everybody has passed: the deal is void." in text(html)


# --- what is wrong


def test_an_unknown_deal_is_a_warning_at_the_directive_with_the_nearest_one(project: Project) -> None:
    project.write("index.md", "# Page\n\nText\n\n```{deal} euchre/loan\n```\n")
    built = project.build()
    (warning,) = built.warnings
    assert warning.startswith('index.md:5: WARNING: malformed: no scenario has the id "euchre/loan".')
    assert "did you mean euchre/lone?" in warning
    assert "not published" in built.page()


def test_a_wrong_claim_is_a_warning_at_its_place_and_the_deal_is_not_published(project: Project) -> None:
    project.write("examples/euchre/deals.scn", record(EUCHRE, "lone", Score="NS 0, EW 4"))
    built = project.build()
    assert [warning for warning in built.warnings if "followsuit.score" in warning] == [
        "examples/euchre/deals.scn:8:18: WARNING: disagrees: EW scores 2, not 4. [followsuit.score]"
    ]
    assert "not published" in built.page()
    assert "fs-deal" not in built.page()


@pytest.mark.parametrize(
    ("directive", "name", "said"),
    [
        ("deal", "belote/overruff", "belote/overruff is a position, not a whole deal."),
        ("scenario", "euchre/lone", "euchre/lone is a whole deal, not a position."),
    ],
)
def test_a_position_is_no_deal_and_a_deal_no_position(project: Project, directive: str, name: str, said: str) -> None:
    project.write("index.md", f"# Page\n\n```{{{directive}}} {name}\n```\n")
    (warning,) = project.build().warnings
    assert warning == f"index.md:3: WARNING: malformed: {said} [followsuit.unknown-scenario]"


def test_a_draft_leaves_deals_out(project: Project) -> None:
    assert "fs-deal" not in project.build(followsuit_draft=True).page()


# --- all examples


def test_all_examples_are_positions_and_deals_that_the_page_has_not_shown(project: Project) -> None:
    two = record(EUCHRE, "lone", Clause="euchre.score") + record(EUCHRE, "again", Clause="euchre.score")
    project.write("examples/euchre/deals.scn", two)
    project.write("index.md", "# Page\n\n```{deal} euchre/lone\n```\n\n```{examples} euchre\n```\n")
    html = project.build().page()
    assert html.count('id="scenario-euchre-lone"') == 1
    assert html.count('id="scenario-euchre-again"') == 1
    assert '<details class="fs-group"><summary>Score (1)</summary>' in html


def test_examples_of_one_kind(project: Project) -> None:
    project.write("examples/belote/deals.scn", record(BELOTE, "king", Clause="belote.belote"))
    for kind, there, absent in (("positions", "overruff", "king"), ("deals", "king", "overruff")):
        project.write("index.md", f"# Page\n\n```{{examples}} belote\n:kind: {kind}\n```\n")
        html = project.build().page()
        assert f'id="scenario-belote-{there}"' in html
        assert f'id="scenario-belote-{absent}"' not in html


def test_examples_without_those_of_another_page(project: Project) -> None:
    project.write("a.md", "# A\n\n```{scenario} belote/overruff\n```\n")
    project.write("examples/belote/deals.scn", record(BELOTE, "king"))
    project.write("z.md", "# Z\n\n```{examples} belote\n:without: a\n```\n")
    project.write("index.md", "# Page\n\n```{toctree}\na\nz\n```\n")
    html = project.build().page("z.html")
    assert 'id="scenario-belote-king"' in html
    assert 'id="scenario-belote-overruff"' not in html
