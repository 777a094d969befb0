"""``{coverage}`` on a page, and the demand that every rule has an example that needs it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from followsuit.coverage import published
from tests.sphinx_project import BUILDERS, GOOD, QUIET, Project
from tests.test_sphinx_pages import Reader, text

PAGE = """\
# Page

```{scenario} belote/overruff
```

```{clauses} belote
```

```{coverage} belote
```
"""
HOUSE = GOOD.replace('"overruff"', '"house"').replace("belote.app", "belote.app underruff=free").replace("8S", "JS")
HOUSE = HOUSE.split("[Legal")[0]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("index.md", PAGE)
    return made


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page as it is, built once."""
    made = Project(tmp_path_factory.mktemp("site"))
    made.write("index.md", PAGE)
    built = made.build()
    assert built.warnings == []
    return built.page()


def row(html: str, title: str) -> str:
    """The row of a table that begins with a title."""
    rows: list[str] = re.findall(r"<tr>.*?</tr>", html, re.DOTALL)
    return next(each for each in rows if text(each).startswith(title))


def test_a_row_a_rule_and_a_column_a_rule_set(page: str) -> None:
    assert text(row(page, "Rule")) == "RuleBelote, table rulesBelote, app rules"
    assert [text(each) for each in re.findall(r'<th scope="rowgroup" colspan="3">.*?</th>', page)] == [
        *("The deal", "The auction", "The play", "The score")
    ]
    assert 'aria-label="Belote: which example shows which rule"' in page


def test_a_cell_leads_to_the_example_and_says_whether_one_needs_the_rule(page: str) -> None:
    overruff = row(page, "Overruff")
    assert 'href="#rule-belote-overruff"' in overruff
    assert 'href="#scenario-belote-overruff"' in overruff
    assert text(overruff).endswith("1Examples: 1 ✓an example changes when this rule is taken away")
    assert '<span class="fs-pinned" aria-hidden="true">✓</span>' in overruff


def test_an_empty_cell_says_so(page: str) -> None:
    deal = row(page, "The rest of the deal")
    assert deal.count("–") == deal.count("No example") == 2
    assert "✗" not in deal
    missing = row(page, "Rise")
    assert text(missing).count("✗no example changes when this rule is taken away") == 2


def test_a_rule_of_the_score_stands_below_its_clause(page: str) -> None:
    table = page[page.index("fs-coverage") :]
    assert table.index("Contract made") < table.index("points that wait") < table.index("Contract failed")
    assert 'class="fs-part"' in row(page, "points that wait go to the side")


def test_what_the_signs_mean_stands_above(page: str) -> None:
    key = re.search(r'<p class="fs-key">(.*?)</p>', page)
    assert key
    assert text(key[1]).split("✗")[0] == "✓ an example changes when this rule is taken away"


def test_choices_lead_to_the_example_that_tells_them_apart(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD + "\n" + HOUSE)
    project.write("index.md", PAGE + "\n```{scenario} belote/house\n```\n")
    html = project.build().page()
    assert text(row(html, "An opponent ruffed")) == (
        "An opponent ruffed and you hold no higher trumpa lower trump must be playedany card may be played ✗No example"
    )
    free = row(html, "any card may be played")
    assert '<a class="fs-ref" href="#scenario-belote-house">a lower trump must be played</a>' in free


def test_an_example_that_no_page_shows_is_counted_and_not_linked(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{coverage} belote\n```\n")
    overruff = row(project.build().page(), "Overruff")
    assert "<a " not in overruff
    assert "Examples: 1" in overruff


def test_an_example_on_another_page_is_linked_there(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{coverage} belote\n```\n\n```{toctree}\nother\n```\n")
    project.write("other.md", PAGE.split("```{coverage}")[0].replace("# Page", "# Other"))
    overruff = row(project.build().page(), "Overruff")
    assert 'href="other.html#scenario-belote-overruff"' in overruff
    assert 'href="other.html#rule-belote-overruff"' in overruff


def test_all_games_that_have_examples(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{coverage}\n```\n")
    html = project.build().page()
    assert re.findall(r'<p class="fs-ranks-title">(.*?)</p>', html) == ["Belote"]
    assert len(Reader(html).having("fs-coverage")) == 1


def test_the_words_are_those_of_the_language(project: Project) -> None:
    assert row(project.build(language="fr").page(), "Surcouper").count("<td>") == 2


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("belot", '"belot" is not a game; expected one of belote, coinche'),
        ("euchre", 'no example of "euchre" is in order.'),
    ],
)
def test_a_game_without_a_table_is_a_warning(project: Project, game: str, message: str) -> None:
    project.write("index.md", f"# Page\n\n```{{coverage}} {game}\n```\n")
    (warning,) = project.build().warnings
    assert warning.startswith("index.md:3: WARNING: malformed: " + message), warning


@pytest.mark.parametrize("builder", BUILDERS)
def test_every_builder_shows_the_table(project: Project, builder: str) -> None:
    built = project.build(builder, **QUIET.get(builder, {}))
    assert built.warnings == []
    assert "Overruff" in text(built.everything())


def test_the_text_builder_counts(project: Project) -> None:
    found = project.build("text").page("index.txt")
    assert "Overruff (belote.overruff): Belote, table rules 0; Belote, app rules 1 ✓" in found


def test_a_changed_example_changes_the_table(project: Project) -> None:
    project.build()
    project.write("examples/belote/play.scn", GOOD + "\n" + GOOD.replace('"overruff"', '"other"').replace("KH", "KC"))
    assert "Examples: 2" in row(project.build().page(), "Overruff")


def test_the_table_follows_an_example_to_another_page(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{coverage} belote\n```\n\n```{toctree}\na\nz\n```\n")
    project.write("a.md", "# A\n\n```{examples} belote\n```\n")
    project.write("z.md", "# Z\n\nNothing yet.\n")
    assert 'href="a.html#scenario-belote-overruff"' in row(project.build().page(), "Overruff")
    project.write("z.md", "# Z\n\n```{scenario} belote/overruff\n```\n")
    assert 'href="z.html#scenario-belote-overruff"' in row(project.build().page(), "Overruff")
    assert project.build().read == []


# --- the demand


def test_nothing_is_demanded_unless_it_is_asked_for(project: Project) -> None:
    assert project.build().warnings == []


def test_what_no_example_needs_is_a_warning_where_it_is_asked_for(project: Project) -> None:
    warnings = project.build(followsuit_coverage=True).warnings
    rise = next(each for each in warnings if "belote.app needs belote.rise" in each)
    assert rise.startswith("WARNING: examples: disagrees: no example of belote.app needs belote.rise")
    assert rise.endswith("[followsuit.unpinned]")
    assert not any("belote.app needs belote.overruff" in each for each in warnings)


def test_the_demand_is_kept_with_the_results(project: Project) -> None:
    first = project.build(followsuit_coverage=True, followsuit_results="results.json").warnings
    assert project.build(followsuit_coverage=True, followsuit_results="results.json").warnings == first


def test_fewer_examples_than_were_published_are_a_warning_at_once(project: Project) -> None:
    assert project.build(followsuit_results="results.json").warnings == []
    published.write(project.folder / "examples", {"belote": {"positions": 2, "deals": 0}})
    (warning,) = project.build(followsuit_results="results.json").warnings
    assert warning == (
        "WARNING: examples/published.json: disagrees: belote has 1 positions, and 2 were published. Hint: if they were "
        "taken away on purpose, followsuit accept --fewer writes the new number down. [followsuit.fewer-examples]"
    )
