"""``:::{div} fs-hero``: a stretch of a page with classes of its own, for the look to take hold of.

Docutils has ``container`` for this, but writes a class of that name too, which themes have rules for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

if TYPE_CHECKING:
    from docutils.nodes import Element, Node
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata
    from sphinx.writers.html5 import HTML5Translator


class div(nodes.General, nodes.Element):  # noqa: N801  (docutils names nodes so)
    """A ``<div>``, and nothing where there is no HTML."""


class Div(SphinxDirective):
    """``{div}``: classes, and what they are for."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[Node]:
        """Parse the content into a division."""
        node = div(classes=directives.class_option(self.arguments[0]))
        self.set_source_info(node)
        node += self.parse_content_to_nodes()
        return [node]


def _visit_html(self: HTML5Translator, node: Element) -> None:
    self.body.append(self.starttag(node, "div"))


def _depart_html(self: HTML5Translator, node: Element) -> None:
    self.body.append("</div>\n")


def _pass(self: Any, node: Element) -> None:
    """Show the content as if the division were not there."""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    plain = (_pass, _pass)
    app.add_node(div, html=(_visit_html, _depart_html), text=plain, latex=plain, man=plain, texinfo=plain)
    app.add_directive("div", Div)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
