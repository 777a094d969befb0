"""Catalogues: messages extracted from the pages (.pot), translated (.po), and compiled for Sphinx (.mo, .js)."""

from __future__ import annotations

import io
import json
import os
import shutil
from pathlib import Path

import polib
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils
from sphinx.util.i18n import CatalogRepository

from _ext.languages import SOURCE
from _tools.paths import BUILD, DOCS, LOCALES, TEMPLATES, catalogues

FRAME = "sphinx"
"""The catalogue of the words around the pages: what the theme, Sphinx and our templates say."""

FRAME_TEMPLATE = LOCALES / f"{FRAME}.pot"


def extract() -> tuple[list[Path], set[str]]:
    """Extract the messages of all pages into ``build/gettext``; return the .pot files and the templates' messages.

    The frame's messages are Furo's and Sphinx's too, so its .pot file is kept by hand (``locales/sphinx.pot``); what
    our own templates ask for is returned for comparison.
    """
    shutil.rmtree(TEMPLATES, ignore_errors=True)
    os.environ["DOCS_LANGUAGE"] = SOURCE
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")
    # what is wrong with a page is the build's to say: the messages are the same
    with patch_docutils(DOCS), docutils_namespace():
        doctrees = BUILD / "doctrees" / "gettext"
        app = Sphinx(DOCS, DOCS, TEMPLATES, doctrees, "gettext", status=None, warning=io.StringIO(), freshenv=True)
        app.build()
    frame = TEMPLATES / FRAME_TEMPLATE.name
    asked = {entry.msgid for entry in polib.pofile(str(frame))} if frame.exists() else set()
    shutil.copyfile(FRAME_TEMPLATE, frame)
    return sorted(TEMPLATES.rglob("*.pot")), asked


def compile_language(language: str) -> None:
    """Compile the .po files of a language that are newer than their .mo, and the frame's words for the browser."""
    if language == SOURCE:
        return
    for catalogue in CatalogRepository(DOCS, [str(LOCALES)], language, "utf-8").catalogs:
        if catalogue.is_outdated():
            catalogue.write_mo(language)
    source = catalogues(language) / f"{FRAME}.po"
    script = source.with_suffix(".js")
    if not script.exists() or script.stat().st_mtime < source.stat().st_mtime:
        script.write_text(_javascript(polib.pofile(str(source)), language), encoding="utf-8")


def _javascript(frame: polib.POFile, language: str) -> str:
    """The frame's words as Sphinx's scripts read them, for the page of the search."""
    messages: dict[str, str | list[str]] = {
        entry.msgid: [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)]
        if entry.msgid_plural
        else entry.msgstr
        for entry in frame.translated_entries()
    }
    expression = frame.metadata["Plural-Forms"].partition(" plural=")[2].rstrip("; ")
    number = f"+({expression})"  # in JavaScript, n != 1 is true or false, and a list has no element "true"
    data = {"locale": language, "messages": messages, "plural_expr": number}
    return f"Documentation.addTranslations({json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)});\n"
