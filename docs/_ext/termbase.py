"""The glossary: ``{termbase}`` lists the words of the game in the page's language, from ``terms.csv``.

Each concept is a row of that file, a language a column; the first word of a cell is the one to use, those behind ``|``
are what readers also know. The definitions are English there, and are translated with the page. ``{word}`left bower` ``
links to an entry by its English word; a translation writes ``{word}`its own word <left bower>` ``.
"""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util.docutils import SphinxDirective

from followsuit.sphinx.catalogue import catalogue

TERMS = Path(__file__).parents[1] / "terms.csv"

FIRST_OF_THE_SITE = "rules"
"""From this row on the file has the words of the site itself, buttons and settings, which need no glossary."""

LEFT_OUT = (
    *(
        "index_",
        "game_",
        "seat",
        "north",
        "east",
        "south",
        "west",
        "ace",
        "king",
        "queen",
        "jack",
        "ten",
        "nine",
        "eight",
    ),
    *("seven", "deuce", "card", "player", "may_play", "must_play", "legal_card", "illegal_card", "refuse"),
    *("bid_noun", "lead_noun", "score_noun"),
)
"""Concepts that nobody looks up, and nouns that say no more than their verbs: ids, or beginnings of them."""

KEPT = ("card_points",)
"""Concepts whose ids begin like one of those."""

SAME_WORD = ("deal_noun", "discard_dealer")
"""Concepts that share their English word with a verb, which is the one that a link means."""


@dataclass(frozen=True)
class Concept:
    """A concept, with its word in one language and what else it is called there."""

    id: str
    english: str
    word: str
    also: tuple[str, ...]
    definition: str


def concepts(language: str) -> Iterator[Concept]:
    """The concepts that belong in a glossary, in the order of the file."""
    with TERMS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["id"] == FIRST_OF_THE_SITE:
                return
            if row["id"] in KEPT or not row["id"].startswith(LEFT_OUT):
                word, *also = (each.strip() for each in row[language].split("|"))
                english = row["en"].split("|")[0].strip()
                yield Concept(row["id"], english, word, tuple(also), row["definition_en"])


def alphabetical(concept: Concept) -> str:
    """A key that sorts words as readers expect: accents, capitals and the Arabic article aside."""
    plain = unicodedata.normalize("NFKD", concept.word.casefold().removeprefix("ال"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


class WordRole(XRefRole):
    """A link to an entry. Entries are terms of Sphinx under a name that no heading's label can have."""

    innernodeclass = nodes.inline

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Make the link."""
        self.name = "std:term"
        return super().run()

    def process_link(
        self, env: BuildEnvironment, refnode: nodes.Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """The text of the link and the name of the entry."""
        return title, entry(target)


def entry(english: str) -> str:
    """The name of the entry of an English word."""
    return f"word: {english.lower()}"


class Termbase(SphinxDirective):
    """The glossary as a definition list."""

    def run(self) -> list[nodes.Node]:
        """Make the list; only the definitions are translatable."""
        self.env.note_dependency(str(TERMS))
        domain = self.env.domains.standard_domain
        found = list(concepts(self.config.language))
        words = catalogue(self.config.language)
        # The order of extraction must not depend on the language, so sorting is for the page alone.
        listing = nodes.definition_list("", classes=["glossary", "fs-glossary"])
        for concept in sorted(found, key=alphabetical):
            anchor = nodes.make_id(f"term-{concept.id}")
            if concept.id not in SAME_WORD:
                domain.note_object("term", entry(concept.english), anchor, location=listing)
            word = nodes.strong("", concept.word, translatable=False)
            parts: list[nodes.Node] = [word]
            if concept.also:
                also = words("list.comma").join(concept.also)
                parts.append(nodes.inline("", f" · {also}", classes=["fs-also"], translatable=False))
            term = nodes.term("", "", *parts, ids=[anchor])
            definition = nodes.definition("", *self.parse_text_to_nodes(concept.definition))
            listing += nodes.definition_list_item("", term, definition)
        return [listing]


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the directive."""
    app.add_directive("termbase", Termbase)
    app.add_role("word", WordRole())
    return {"parallel_read_safe": True, "parallel_write_safe": True}
