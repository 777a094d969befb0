"""How Sphinx builds the site in one language: ``DOCS_LANGUAGE``, English unless said."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from _ext import look  # noqa: E402
from _ext.languages import BY_CODE, SOURCE  # noqa: E402
from _tools import paths  # noqa: E402

project = "Follow Suit"
author = "the Follow Suit authors"
language = os.environ.get("DOCS_LANGUAGE", SOURCE)

extensions = [
    "myst_parser",
    "followsuit.sphinx",
    "_ext.alternates",
    "_ext.blocks",
    "_ext.catalogue_hash",
    "_ext.fast_translations",
    "_ext.search_languages",
    "_ext.termbase",
]
exclude_patterns = ["_*", "decisions", "locales"]  # decisions: for the project, not for readers
nitpicky = True

# The examples are checked once, by build.py; the builds of the languages read the results.
followsuit_examples = [str(paths.EXAMPLES)]
followsuit_results = str(paths.RESULTS)
followsuit_coverage = True  # every rule has an example that changes without it, or nothing is published
followsuit_proof = "about"
followsuit_proven = "proof.json"
followsuit_draft = bool(os.environ.get("DOCS_DRAFT"))  # prose without positions: to measure what they cost

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist", "fieldlist"]

# Translations: a catalogue a page, and nothing in it that changes unless the text does.
locale_dirs = [str(paths.LOCALES)]
gettext_uuid = False
gettext_compact = False
gettext_location = False
gettext_additional_targets: list[str] = []  # above all no code blocks: a translation must not change an example

html_theme = "furo"
html_theme_options = look.THEME_OPTIONS
html_title = BY_CODE[language].title
html_short_title = project
html_baseurl = f"{os.environ.get('DOCS_BASEURL', 'https://followsuit.example/').rstrip('/')}/{language}/"
html_favicon = "_static/spade.svg"
html_static_path = ["_static"]
html_css_files = ["site.css", "home.css", "rtl.css"]
html_js_files = [("site.js", {"defer": "defer"})]
html_sidebars = {
    "**": [
        "sidebar/spade-brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_copy_source = False
html_show_copyright = False
templates_path = ["_templates"]
