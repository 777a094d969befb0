"""Every page knows its ten translations, and says which way it is written.

Furo has no switcher of languages, no ``dir`` attribute, and English labels on its buttons. Copying its templates to
change them would freeze the theme at today's version. Instead ``site-page.html`` lets Furo make the page and edits the
text it made; ``must_replace`` stops the build when the text to edit is not there, so a new Furo can't undo it silently.
"""

from __future__ import annotations

import posixpath
from dataclasses import asdict
from html import escape
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective

from _ext.languages import BY_CODE, LANGUAGES, SOURCE, Language

if TYPE_CHECKING:
    from docutils.nodes import Element, Node
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata
    from sphinx.writers.html5 import HTML5Translator

WRAPPER = "site-page.html"


def must_replace(page: str, old: str, new: str) -> str:
    """Replace text of the theme, or stop: the theme has changed and ``site-page.html`` has to follow it."""
    if old not in page:
        raise ExtensionError(f"the theme no longer writes {old!r}: adapt docs/_templates/{WRAPPER}")
    return page.replace(old, new)


def must_replace_between(page: str, start: str, end: str, new: str) -> str:
    """Replace all that stands between two texts of the theme, or stop."""
    before, found, rest = page.partition(start)
    _, found_end, after = rest.partition(end)
    if not (found and found_end):
        raise ExtensionError(f"the theme no longer writes {start!r} … {end!r}: adapt docs/_templates/{WRAPPER}")
    return before + start + new + end + after


def _add_filters(app: Sphinx) -> None:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        environment = app.builder.templates.environment
        environment.filters["must_replace"] = must_replace
        environment.filters["must_replace_between"] = must_replace_between


def _hreflang_links(root: str, page: str) -> str:
    """The ``<link>`` elements by which a search engine finds a page's translations: absolute, and itself included."""

    def link(code: str, href: str) -> str:
        return f'\n<link rel="alternate" hreflang="{code}" href="{escape(href)}">'

    links = [link(language.code, f"{root}/{language.code}/{page}") for language in LANGUAGES]
    choose = f"{root}/" if page == "index.html" else f"{root}/{SOURCE}/{page}"
    return "".join([*links, link("x-default", choose)])


def _switcher(content_root: str, page: str) -> list[dict[str, str]]:
    """The same page in every language, by relative links, so that the switcher works from a folder on a disk."""
    return [asdict(language) | {"href": f"{content_root}../{language.code}/{page}"} for language in LANGUAGES]


def _page_context(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Node | None) -> str | None:
    if not template.endswith(".html") or "content_root" not in context:
        return None
    target = app.builder.get_target_uri(page)
    context["wrapped_template"] = template
    context["this_language"] = BY_CODE[app.config.language]
    context["switcher"] = _switcher(context["content_root"], target)
    if doctree is not None:
        site = app.config.html_baseurl.rstrip("/").rpartition("/")[0]
        context["metatags"] = context.get("metatags", "") + _hreflang_links(site, target)
    return WRAPPER


class language_list(nodes.General, nodes.Element):  # noqa: N801  (docutils names nodes so)
    """A place for the links to the site in its other languages."""


class LanguageList(SphinxDirective):
    """``{languages}``: the site's languages as a list of links, each in its own name."""

    def run(self) -> list[Node]:
        """Leave a node: its links depend on where the page is written to."""
        return [language_list(docname=self.env.docname)]


def _visit_html(self: HTML5Translator, node: Element) -> None:
    here = posixpath.dirname(self.builder.get_target_uri(node["docname"]))
    self.body.append('<ul class="fs-langs" role="list">')
    for language in LANGUAGES:
        href = posixpath.relpath(f"../{language.code}/index.html", here or ".")
        current = ' aria-current="true"' if language.code == self.config.language else ""
        self.body.append(f'<li><a {_attributes(language)} href="{href}"{current}>{language.name}</a></li>')
    self.body.append("</ul>\n")
    raise nodes.SkipNode


def _attributes(language: Language) -> str:
    return f'lang="{language.code}" hreflang="{language.code}" dir="{language.direction}"'


def _visit_other(self: Any, node: Element) -> None:
    """Other builders have one language only: nothing to link to."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    other = (_visit_other, None)
    app.add_node(language_list, html=(_visit_html, None), text=other, latex=other, man=other, texinfo=other)
    app.add_directive("languages", LanguageList)
    app.connect("builder-inited", _add_filters)
    app.connect("html-page-context", _page_context)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
