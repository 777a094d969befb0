"""The directives that show positions: ``{scenario}``, ``{compare}``, ``{examples}``. They annotate and draw nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from followsuit.errors import Code, Place, Problem, nearest
from followsuit.games import CLAUSES
from followsuit.notation.reading import read
from followsuit.notation.source import Source, Token
from followsuit.notation.tags import POSITION_TAGS, read_document
from followsuit.results import scene_of
from followsuit.scenarios.check import Checked, check
from followsuit.scenarios.library import Scenario
from followsuit.scenarios.scene import Scene
from followsuit.sphinx.domain import rules_domain
from followsuit.sphinx.nodes import group, position, whole_deal
from followsuit.sphinx.verification import found, warn

_SHOWN = "followsuit_shown"
"""In the temporary data of a page: the ids of the scenarios it shows, each with how often."""


class PositionDirective(SphinxDirective):
    """What the directives here have in common."""

    has_content = True
    option_spec: ClassVar = {"caption": directives.unchanged_required}

    def here(self) -> Place:
        """The line of the directive."""
        path, line = self.get_source_info()
        return Place(path, line)

    def figure(self, scenes: list[Scene], anchor: str, caption: list[nodes.Node]) -> list[nodes.Node]:
        """The node of a position."""
        if self.config.followsuit_draft:
            return []
        node = position("", *caption, scenes=scenes, anchor=anchor, ids=[])
        self.set_source_info(node)
        return [node]

    def stored(self, scenario_id: str) -> Scene | None:
        """The scene of a scenario of the library; warns when there is none."""
        results = found(self.env)
        scene = results.scenes.get(scenario_id)
        if scene is None and scenario_id not in results.files:
            message = f'no scenario has the id "{scenario_id}".'
            warn(Problem(Code.UNKNOWN_SCENARIO, message, hint=nearest(scenario_id, results.files)), self.here())
        if scenario_id in results.deals:
            warn(Problem(Code.UNKNOWN_SCENARIO, f"{scenario_id} is a whole deal, not a position."), self.here())
        if scenario_id in results.files:
            self.env.note_dependency(str(Path(results.files[scenario_id]).resolve()))
        return scene

    def shown(self) -> dict[str, int]:
        """How often the page shows each scenario, so far."""
        shown: dict[str, int] | None = self.env.temp_data.setdefault(_SHOWN, {})
        return {} if shown is None else shown

    def anchor(self, scenario_id: str) -> str:
        """An anchor that is unique on the page, and the permanent one the first time."""
        shown = self.shown()
        shown[scenario_id] = shown.get(scenario_id, 0) + 1
        name = nodes.make_id(f"scenario-{scenario_id}")
        return name if shown[scenario_id] == 1 else f"{name}-{shown[scenario_id]}"

    def caption(self) -> list[nodes.Node]:
        """The ``caption`` option as a paragraph that is extracted and translated."""
        text = self.options.get("caption")
        if not text:
            return []
        inline, messages = self.parse_inline(text)
        paragraph = nodes.paragraph(text, "", *inline, *messages)
        self.set_source_info(paragraph)
        return [paragraph]

    def not_published(self, name: str) -> list[nodes.Node]:
        """What stands in place of a position with which something is wrong: the build warns at its source."""
        text = f"{name}: this position is not published, because it did not pass the check."
        return [nodes.warning("", nodes.paragraph("", text, translatable=False), translatable=False)]


class ScenarioDirective(PositionDirective):
    """A scenario by its id, with a caption as the body; or without an id, and its notation as the body."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the node."""
        if not self.arguments:
            return self._written_here()
        name = self.arguments[0]
        scene = self.stored(name)
        if scene is None:
            return self.not_published(name)
        anchor = self.anchor(name)
        rules_domain(self.env).note("scenario", name, anchor)
        return self.figure([scene], anchor, [*self.caption(), *self.parse_content_to_nodes()])

    def _written_here(self) -> list[nodes.Node]:
        source = Source(self.here().path, "\n".join(self.content), self._place_of_line)
        document = read_document(source)
        problems = list(document.problems)
        shown: list[nodes.Node] = []
        for record in document.records:
            scenario = Scenario(record.name, record, read(record.tags, record.head.place))
            checked = check(scenario)
            problems.extend(checked.problems)
            scene = scene_of(checked)
            if scene:
                shown += self.figure([scene], self.anchor(f"{self.env.docname}-{record.name}"), self.caption())
            else:
                shown += self.not_published(record.name)
        if not document.records and not problems:
            message = 'nothing to show; expected an id, or a body that begins with [Scenario "…"].'
            problems.append(Problem(Code.MISSING_TAG, message, place=self.here()))
        for problem in problems:
            warn(problem)
        return shown

    def _place_of_line(self, number: int) -> Place:
        """The place in the file of a line of the body, counted from 1.

        What a parser tells about the body's position depends on the parser, so each of its possible meanings is tried
        against the text that stands there.
        """
        here = self.here()
        text = self.content[number - 1].strip()
        offset = self.content.items[number - 1][1]
        try:
            lines = Path(here.path).read_text("utf-8").splitlines()
        except OSError:
            return here
        for line in (offset + 1, self.lineno + 1 + self.content_offset + number - 1, here.line + number):
            if 0 < line <= len(lines) and text and lines[line - 1].strip().lstrip("> ").endswith(text):
                return Place(here.path, line, lines[line - 1].index(text) + 1)
        return here


class DealDirective(PositionDirective):
    """A whole deal by its id, with a caption as the body."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the node."""
        name = self.arguments[0]
        deal = found(self.env).deals.get(name)
        if deal is None:
            if self.stored(name):  # which says when there is none; what is wrong with one has been said
                warn(Problem(Code.UNKNOWN_SCENARIO, f"{name} is a position, not a whole deal."), self.here())
            return self.not_published(name)
        self.env.note_dependency(str(Path(found(self.env).files[name]).resolve()))
        anchor = self.anchor(name)
        rules_domain(self.env).note("scenario", name, anchor)
        if self.config.followsuit_draft:
            return []
        node = whole_deal("", *self.caption(), *self.parse_content_to_nodes(), scene=deal, anchor=anchor)
        self.set_source_info(node)
        return [node]


class CompareDirective(PositionDirective):
    """One hand under several rule sets: ``{compare} belote/overruff`` with ``:rules: belote.app coinche.official``."""

    required_arguments = 1
    option_spec: ClassVar = {"caption": directives.unchanged_required, "rules": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Make the node."""
        name = self.arguments[0]
        scene = self.stored(name)
        if scene is None:
            return self.not_published(name)
        scenes = list(self._judged(scene))
        anchor = self.anchor(f"{name}-compared")
        self.shown().setdefault(name, 0)
        return self.figure(scenes, anchor, [*self.caption(), *self.parse_content_to_nodes()]) if scenes else []

    def _judged(self, scene: Scene) -> Iterator[Scene]:
        # A rule set may carry options, so only what looks like a dotted name begins the next one.
        for rules in re.split(r",\s*|\s+(?=[\w-]+\.)", self.options.get("rules", scene["rules"])):
            checked = _under(scene, rules)
            for problem in checked.problems:
                warn(problem, self.here())
            compared = scene_of(checked)
            if compared:
                yield compared


def _under(scene: Scene, rules: str) -> Checked:
    """A scene judged by another rule set; its claims, which belong to its own, are left out."""
    record = read_document(Source("", scene["text"])).records[0]
    tags = {name: tag for name, tag in record.tags.items() if name in POSITION_TAGS}
    tags["Rules"] = Token(Source("", rules), 0, rules)
    record.tags = tags
    return check(Scenario(scene["id"], record, read(tags, record.head.place)))


class ExamplesDirective(PositionDirective):
    """Every example of a game that the page has not shown yet, by the clause it is an example of.

    ``:kind: positions`` or ``deals`` for those alone; ``:clauses: coinche.game`` those of some clauses alone, and
    ``:except: coinche.game`` those of all others. ``:without: games/belote`` leaves out what another page shows; its
    name must come before that of this page.
    """

    required_arguments = 1
    has_content = False
    option_spec: ClassVar = {
        "kind": lambda value: directives.choice(value, ("positions", "deals")),
        "clauses": directives.unchanged_required,
        "except": directives.unchanged_required,
        "without": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """Make a section of figures a clause."""
        game = self.arguments[0]
        results = found(self.env)
        shown = self.shown()
        kind = self.options.get("kind")
        positions = results.scenes.items() if kind != "deals" else ()
        deals = results.deals.items() if kind != "positions" else ()
        about = {name: each["about"] for name, each in (*positions, *deals)}
        there = rules_domain(self.env).shown_on(self.options.get("without", ""))
        left = [name for name in about if name.startswith(f"{game}/") and name not in shown and name not in there]
        if not any(name.startswith(f"{game}/") for name in results.files):
            warn(Problem(Code.UNKNOWN_SCENARIO, f'no scenario stands in a folder "{game}".'), self.here())
        only, others = self.clauses("clauses"), self.clauses("except")
        if only:
            left = [name for name in left if about[name] in only]
        left = [name for name in left if about[name] not in others]
        made: list[nodes.Node] = []
        for clause in CLAUSES:
            figures = [figure for name in left if about[name] == clause for figure in self.example(name)]
            if figures:
                made.append(group("", *figures, clause=clause))
        return made + [figure for name in left if not about[name] for figure in self.example(name)]

    def clauses(self, option: str) -> set[str]:
        """The clauses that an option names; warns of what is none."""
        named = set(self.options.get(option, "").split())
        for unknown in sorted(named - CLAUSES.keys()):
            message = f'"{unknown}" is not a clause.'
            warn(Problem(Code.UNKNOWN_CLAUSE, message, hint=nearest(unknown, CLAUSES)), self.here())
        return named

    def example(self, name: str) -> list[nodes.Node]:
        """An example without a caption; its home is elsewhere, if another page shows it."""
        anchor = self.anchor(name)
        rules_domain(self.env).note("scenario", name, anchor, main=False)
        deal = found(self.env).deals.get(name)
        if deal:
            return [whole_deal("", scene=deal, anchor=anchor)]
        scene = self.stored(name)
        return self.figure([scene], anchor, []) if scene else []


def setup(app: Sphinx) -> None:
    """Register the directives."""
    app.add_directive("scenario", ScenarioDirective)
    app.add_directive("deal", DealDirective)
    app.add_directive("compare", CompareDirective)
    app.add_directive("examples", ExamplesDirective)
