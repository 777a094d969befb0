"""How the nodes of this extension are written: drawn in HTML, in characters elsewhere."""

from __future__ import annotations

from functools import partial
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxTranslator
from sphinx.writers.html5 import HTML5Translator

from followsuit.cards import BY_NAME, Suit
from followsuit.sphinx import more, plain
from followsuit.sphinx.catalogue import catalogue
from followsuit.sphinx.deal_html import DealFigure
from followsuit.sphinx.domain import rules_domain
from followsuit.sphinx.html import Figure
from followsuit.sphinx.nodes import drawn, group, position, shown, whole_deal
from followsuit.sphinx.speech import speech
from followsuit.sphinx.tables_html import draw


def figure_of(translator: SphinxTranslator) -> Figure:
    """What draws figures for the page that is being written."""
    builder = translator.builder
    page: str = builder.current_docname  # type: ignore[attr-defined]  # of the HTML builders, which alone draw figures
    domain = rules_domain(builder.env)

    def link(kind: str, name: str) -> str:
        target = domain.target(kind, name)
        if target is None:
            return ""
        here = target[0] == page or builder.name == "singlehtml"
        return f"{'' if here else builder.get_relative_uri(page, target[0])}#{target[1]}"

    explained_on = builder.config.followsuit_proof
    proof = (builder.get_relative_uri(page, explained_on) or "#") if explained_on else ""
    said = speech(builder.config.language)
    return Figure(said, partial(link, "clause"), proof, partial(more.button, said), partial(link, "scenario"))


def _visit_position(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(figure_of(self).begin(node["scenes"], node["anchor"]))


def _depart_position(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(figure_of(self).end(node["scenes"]))


def _visit_deal(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(DealFigure(figure_of(self)).begin(node["scene"], node["anchor"]))


def _depart_deal(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(DealFigure(figure_of(self)).end(node["scene"]))


def _visit_group(self: HTML5Translator, node: nodes.Element) -> None:
    figure = figure_of(self)
    title = figure.speech.say("group.title").format(
        clause=figure.speech.say(f"clause.{node['clause']}"), number=len(node.children)
    )
    self.body.append(f'<details class="fs-group"><summary>{title}</summary>')


def _depart_group(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</details>\n")


def _visit_drawn(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(draw(figure_of(self), node))
    raise nodes.SkipNode


def _visit_shown(self: HTML5Translator, node: nodes.Element) -> None:
    said = speech(self.builder.config.language)
    if node["kind"] == "card":
        self.body.append(said.inline_card(BY_NAME[node["value"]]))
    else:
        self.body.append(said.suit(Suit(node["value"])))
    raise nodes.SkipNode


def _skip(self: Any, node: nodes.Element) -> None:
    raise nodes.SkipNode


def _in_characters(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """For builders that do not draw: a diagram in characters for a position, letters and signs for a card."""
    if app.builder.format == "html" and not app.builder.name.startswith("epub"):
        return
    words = catalogue(app.config.language)
    for figure in list(doctree.findall(position)):
        diagrams = [plain.block(plain.scene_text(words, each)) for each in figure["scenes"]]
        figure.replace_self([*diagrams, *figure.children])
    for deal in list(doctree.findall(whole_deal)):
        deal.replace_self([plain.block(plain.deal_text(words, deal["scene"])), *deal.children])
    for examples in list(doctree.findall(group)):
        examples.replace_self([nodes.paragraph("", words(f"clause.{examples['clause']}")), *examples.children])
    for block in list(doctree.findall(drawn)):
        block.replace_self(plain.block(plain.drawn_text(words, block)))
    for inline in list(doctree.findall(shown)):
        inline.replace_self(nodes.Text(plain.shown_text(words, inline["kind"], inline["value"])))


def setup(app: Sphinx) -> None:
    """Register the nodes with what draws them."""
    app.add_config_value("followsuit_proof", "", "env", types=[str])
    app.add_node(position, html=(_visit_position, _depart_position))
    app.add_node(whole_deal, html=(_visit_deal, _depart_deal))
    app.add_node(group, html=(_visit_group, _depart_group))
    app.add_node(drawn, html=(_visit_drawn, _skip))
    app.add_node(shown, html=(_visit_shown, _skip))
    app.connect("doctree-resolved", _in_characters)
