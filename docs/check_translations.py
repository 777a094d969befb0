"""Check that the site is whole in every language: ``python docs/check_translations.py [LANG ...]``.

Each message of each page must have a translation, not fuzzy, that keeps the source's roles, links, code, attributes
and placeholders and uses the players' words of ``terms.csv``. Errors are told as ``file:line: error: text``, and the
exit status is 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import polib

from _ext.languages import BY_CODE, TRANSLATIONS
from _tools import catalogues, completeness, wording
from _tools.paths import TEMPLATES, TERMS
from _tools.paths import catalogues as folder_of
from _tools.problems import Problem, shortened
from followsuit.sphinx.catalogue import catalogue_path


def check_frame(asked: set[str]) -> Iterator[Problem]:
    """Our templates may only say what the frame's catalogue has."""
    known = {entry.msgid for entry in polib.pofile(str(catalogues.FRAME_TEMPLATE))}
    for message in sorted(asked - known):
        yield Problem(catalogues.FRAME_TEMPLATE, 1, f"a template says what is not here: {shortened(message)}")


def check_language(language: str, templates: list[Path], terms: wording.Termbase) -> Iterator[Problem]:
    """Check all catalogues of a language."""
    folder = folder_of(language)
    for template in templates:
        path = folder / template.relative_to(TEMPLATES).with_suffix(".po")
        yield from completeness.compare(template, path)
        if path.exists():
            yield from wording.check(path, language, terms)
    # That the catalogue of the figures is whole is checked where it is made; here its words are.
    yield from wording.check(catalogue_path(language), language, terms)


def main(languages: list[str]) -> int:
    """The command."""
    if unknown := set(languages) - {language.code for language in TRANSLATIONS}:
        print(f"not a language that the site is translated into: {' '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    templates, asked = catalogues.extract()
    terms = wording.Termbase.read(TERMS)
    problems = sorted(check_frame(asked))
    for language in languages or [language.code for language in TRANSLATIONS]:
        found = sorted(check_language(language, templates, terms))
        print(f"{language}: {len(found) or 'no'} errors ({BY_CODE[language].name})", file=sys.stderr)
        problems += found
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
