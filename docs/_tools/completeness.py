"""Whether each message of a page has a translation, and one that keeps what it must."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib

from _tools import markup
from _tools.problems import Problem, shortened


def compare(template: Path, path: Path) -> Iterator[Problem]:
    """Compare the catalogue of a page with the messages extracted from it."""
    messages = polib.pofile(str(template))
    if not path.exists():
        yield Problem(path, 1, f"no catalogue for {len(messages)} messages (run update_translations.py)")
        return
    translations = {entry.msgid: entry for entry in polib.pofile(str(path)) if not entry.obsolete}
    for message in messages:
        entry = translations.pop(message.msgid, None)
        if entry is None:
            yield Problem(path, 1, f"not in the catalogue (run update_translations.py): {shortened(message.msgid)}")
        elif entry.fuzzy:
            yield Problem(path, entry.linenum, f"fuzzy: {shortened(message.msgid)}")
        elif not entry.translated():
            yield Problem(path, entry.linenum, f"not translated: {shortened(message.msgid)}")
        else:
            yield from _well_formed(path, entry)
    for entry in translations.values():
        yield Problem(
            path, entry.linenum, f"on no page any more (run update_translations.py): {shortened(entry.msgid)}"
        )


def _well_formed(path: Path, entry: polib.POEntry) -> Iterator[Problem]:
    if entry.msgid_plural:
        return  # a form for one thing need not have the number in it
    for difference in markup.differences(entry.msgid, entry.msgstr):
        yield Problem(path, entry.linenum, difference)
