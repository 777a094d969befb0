"""Bring the catalogues up to date with the pages: ``python docs/update_translations.py``.

New messages are added without a translation, changed ones are marked fuzzy, and those that are gone are dropped.
The files keep their wrapping and carry no dates or line numbers, so that a change in one paragraph is a change in one
place of each catalogue.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import polib
from sphinx_intl import basic  # type: ignore[import-untyped]

from _ext.languages import TRANSLATIONS
from _tools import catalogues
from _tools.paths import LOCALES, TEMPLATES

_WIDTH = 110
_KEPT = ("Project-Id-Version", "Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms")


def tidy(path: Path, language: str) -> None:
    """Write a catalogue in the one form that all of them have; leave it alone if it has it already."""
    catalogue = polib.pofile(str(path), wrapwidth=_WIDTH)
    kept = _KEPT if any(entry.msgid_plural for entry in catalogue) else _KEPT[:-1]
    metadata = {key: catalogue.metadata[key] for key in kept if key in catalogue.metadata}
    catalogue.metadata = metadata | {"Project-Id-Version": "Follow Suit", "Language": language}
    catalogue.metadata_is_fuzzy = False
    catalogue.header = ""
    for entry in catalogue:  # a {.class} is taken for a placeholder of Python's, and flagged
        entry.flags = [flag for flag in entry.flags if flag == "fuzzy"]
    text = str(catalogue) + "\n"
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")


def remove_orphans(templates: list[Path], language: str) -> None:
    """Remove the catalogues of pages that are gone."""
    names = {template.relative_to(TEMPLATES).with_suffix(".po") for template in templates}
    folder = LOCALES / language / "LC_MESSAGES"
    for path in sorted(folder.rglob("*.po")):
        if path.relative_to(folder) not in names:
            print(f"Removed: {path}")
            path.unlink()


def main() -> int:
    """The command."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    templates, _ = catalogues.extract()
    codes = tuple(language.code for language in TRANSLATIONS)
    basic.update(str(LOCALES), str(TEMPLATES), codes, line_width=_WIDTH, ignore_obsolete=True)
    for code in codes:
        remove_orphans(templates, code)
        for path in sorted((LOCALES / code).rglob("*.po")):
            tidy(path, code)
    return 0


if __name__ == "__main__":
    sys.exit(main())
