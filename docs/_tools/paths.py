"""Where things are, and where they go."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent
LOCALES = DOCS / "locales"
TERMS = DOCS / "terms.csv"
EXAMPLES = DOCS.parent / "examples"

BUILD = DOCS.parent / "build"
SITE = BUILD / "site"
DOCTREES = BUILD / "doctrees"
TEMPLATES = BUILD / "gettext"
RESULTS = BUILD / "results.json"


def catalogues(language: str) -> Path:
    """The folder of one language's .po files."""
    return LOCALES / language / "LC_MESSAGES"
