"""What is wrong with a position is said at the line where it stands, whatever stands around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sphinx_project import GOOD, Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_good_example_gives_no_warning(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{scenario} belote/overruff\nA caption.\n```\n")
    assert project.build().warnings == []


def test_a_wrong_claim_in_an_example_is_a_warning_at_its_card(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD.replace('[Legal    "9S"]', '[Legal    "9S KH"]'))
    project.write("index.md", "# Page\n\n```{scenario} belote/overruff\n```\n")
    built = project.build()
    assert built.warnings == [
        "examples/belote/play.scn:7:15: WARNING: disagrees: KH may not be played: belote.ruff refuses it. "
        "[followsuit.legal]"
    ]
    assert "not published" in built.page()
    assert "fs-scenario" not in built.page()


def test_a_warning_can_be_suppressed_by_its_code(project: Project) -> None:
    project.write("examples/belote/play.scn", GOOD.replace('[Legal    "9S"]', '[Legal    "9S KH"]'))
    project.write("index.md", "# Page\n")
    assert project.build(suppress_warnings=["followsuit.legal"]).warnings == []


def test_an_unknown_id_is_a_warning_at_the_directive_with_the_nearest_one(project: Project) -> None:
    project.write("index.md", "# Page\n\nText\n\n```{scenario} belote/overuff\n```\n")
    (warning,) = project.build().warnings
    assert warning.startswith('index.md:5: WARNING: malformed: no scenario has the id "belote/overuff".')
    assert "did you mean belote/overruff?" in warning
    assert warning.endswith("[followsuit.unknown-scenario]")


BODY = """[Scenario "here"]
[Rules "belote.app"]
[Trumps "S"]
[Trick "W: AD 8S"]
[Hand "E: 7S 9X KH"]"""


def indented(prefix: str) -> str:
    return "\n".join(prefix + line for line in BODY.splitlines())


PLACES = {
    "fence": (f"# Page\n\n```{{scenario}}\n{BODY}\n```\n", 8, 14),
    "colon fence": (f"# Page\n\n:::{{scenario}}\n{BODY}\n:::\n", 8, 14),
    "with options": (f"# Page\n\n```{{scenario}}\n:caption: Text\n\n{BODY}\n```\n", 10, 14),
    "in a note": (f"# Page\n\n::::{{note}}\nText\n\n```{{scenario}}\n{BODY}\n```\n::::\n", 11, 14),
    "in a quote": (f"# Page\n\n> ```{{scenario}}\n{indented('> ')}\n> ```\n", 8, 16),
    "in a list": (f"# Page\n\n- Text\n\n  ```{{scenario}}\n{indented('  ')}\n  ```\n", 10, 16),
}


@pytest.mark.parametrize(("page", "line", "column"), PLACES.values(), ids=list(PLACES))
def test_a_card_in_a_page_is_found_where_it_stands(project: Project, page: str, line: int, column: int) -> None:
    project.write("index.md", page)
    (warning,) = project.build().warnings
    assert warning.startswith(f'index.md:{line}:{column}: WARNING: malformed: "9X" is not a card'), warning


def test_a_card_in_restructuredtext_is_found_too(project: Project) -> None:
    project.write("index.rst", f"Page\n====\n\n.. scenario::\n\n{indented('   ')}\n")
    (warning,) = project.build().warnings
    assert warning.startswith('index.rst:10:17: WARNING: malformed: "9X" is not a card'), warning


# MyST's include asks Sphinx for something that Sphinx has deprecated; that is between the two of them.
@pytest.mark.filterwarnings("ignore:'sphinx.environment.BuildEnvironment.app' is deprecated")
def test_a_card_in_an_included_file_is_found_there(project: Project) -> None:
    project.write("part.txt", f"```{{scenario}}\n{BODY}\n```\n")
    project.write("index.md", "# Page\n\n```{include} part.txt\n```\n")
    (warning,) = project.build(exclude_patterns=["part.txt"]).warnings
    assert warning.startswith('part.txt:6:14: WARNING: malformed: "9X" is not a card'), warning


def test_an_empty_directive_says_what_it_wants(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{scenario}\n```\n")
    (warning,) = project.build().warnings
    assert warning.startswith("index.md:3: WARNING: malformed: nothing to show; expected an id, or a body"), warning


ROLES = {
    "{card}`9X`": '"9X" is not a card',
    "{suit}`X`": '"X" is not a suit; expected S H D C.',
    "{fact}`belote.ap:players`": '"belote.ap" is not a rule set. Hint: did you mean belote.app?',
    "{fact}`belote.app:player`": 'belote.app has no figure "player"',
    "{rules}`belote.ap`": '"belote.ap" is not a rule set. Hint: did you mean belote.app?',
    "{inventory}`cards`": 'nothing here counts "cards"',
}


@pytest.mark.parametrize(("role", "message"), ROLES.items())
def test_a_role_that_means_nothing_is_a_warning_at_its_line(project: Project, role: str, message: str) -> None:
    project.write("index.md", f"# Page\n\nText\n\nA {role} here.\n")
    (warning,) = project.build().warnings
    assert warning.startswith("index.md:5: WARNING: malformed: " + message), warning


def test_a_reference_to_what_no_page_states_is_a_warning(project: Project) -> None:
    project.write("index.md", "# Page\n\n{clause}`belote.ruff`\n")
    (warning,) = project.build().warnings
    assert "rules:clause reference target not found: belote.ruff" in warning


@pytest.mark.parametrize("directive", ["ranks", "points", "clauses", "options"])
def test_a_table_of_no_game_is_a_warning(project: Project, directive: str) -> None:
    project.write("index.md", f"# Page\n\n```{{{directive}}} belot\n```\n")
    (warning,) = project.build().warnings
    assert warning.startswith('index.md:3: WARNING: malformed: "belot" is not a game; expected one of'), warning
    assert "did you mean belote?" in warning


def test_examples_of_no_folder_are_a_warning(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{examples} bridge\n```\n")
    (warning,) = project.build().warnings
    assert 'no scenario stands in a folder "bridge"' in warning


def test_a_comparison_that_cannot_be_made_says_so_at_the_directive(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{compare} belote/overruff\n:rules: belote.app euchre.app\n```\n")
    built = project.build()
    assert {warning.split(": ")[0] for warning in built.warnings} == {"index.md:3"}
    assert any("is not in the pack of euchre.app" in warning for warning in built.warnings)


def test_examples_of_an_unknown_clause(project: Project) -> None:
    project.write("index.md", "# Page\n\n```{examples} belote\n:clauses: belote.rough\n```\n")
    (warning,) = project.build().warnings
    assert '"belote.rough" is not a clause. Hint: did you mean belote.ruff?' in warning
