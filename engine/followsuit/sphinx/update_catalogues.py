"""Bring this package's catalogues up to date with the messages, and say what is missing in them.

    python -m followsuit.sphinx.update_catalogues [--check] [LANGUAGE …]

Every message is in every catalogue, in one order, under its id as context; what was translated from other English words
is marked fuzzy, and what is no longer said is dropped. With ``--check`` nothing is written, and the status is 1 when a
message is missing, fuzzy, or has other placeholders than the English one.
"""

from __future__ import annotations

import argparse
import os
import string
import sys
from collections.abc import Iterator

import polib

from followsuit.sphinx.catalogue import LOCALES, catalogue_path
from followsuit.wording import messages


def main(argv: list[str] | None = None) -> int:
    """Update or check the catalogues."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as fr (default: all there are)")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail for what is missing")
    options = parser.parse_args(argv)
    status = 0
    for language in options.languages or sorted(path.name for path in LOCALES.iterdir() if path.is_dir()):
        path = catalogue_path(language)
        kept = polib.pofile(str(path)) if path.exists() else polib.POFile()
        if options.check:
            for line, complaint in complaints(kept):
                print(f"{os.path.relpath(path)}:{line}: error: {complaint}")
                status = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            updated(kept, language).save(str(path))
    return status


def updated(kept: polib.POFile, language: str) -> polib.POFile:
    """A catalogue of all messages, with the translations that ``kept`` has."""
    catalogue = polib.POFile(wrapwidth=120)
    catalogue.header = f"What Follow Suit says in the figures of a page: {language}."
    # No dates and no tool versions: they would change without a word having changed.
    catalogue.metadata = {"Language": language, "Content-Type": "text/plain; charset=UTF-8"}
    before = {entry.msgctxt: entry for entry in kept}
    for context, english in messages().items():
        old = before.get(context)
        entry = polib.POEntry(msgctxt=context, msgid=english, msgstr=old.msgstr if old else "")
        if old and old.msgstr and (old.fuzzy or old.msgid != english):
            entry.flags.append("fuzzy")
        catalogue.append(entry)
    return catalogue


def complaints(catalogue: polib.POFile) -> Iterator[tuple[int, str]]:
    """What keeps a catalogue from being complete, each with the line, 0 where there is none."""
    found = {entry.msgctxt: entry for entry in catalogue}
    for context, english in messages().items():
        entry = found.get(context)
        if entry is None or not entry.msgstr or entry.fuzzy or entry.msgid != english:
            yield (entry.linenum or 0) if entry else 0, f"{context} is not translated: {english!r}"
        elif _placeholders(entry.msgstr) != _placeholders(english):
            yield entry.linenum or 0, f"{context} has other placeholders than {english!r}: {entry.msgstr!r}"


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


if __name__ == "__main__":
    sys.exit(main())
