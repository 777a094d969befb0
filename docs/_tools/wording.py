"""Whether a translation uses the players' words: the termbase (``terms.csv``) held against the catalogues.

A check that cries wolf is soon switched off. So only concepts are checked whose English word means nothing else on
this site, and a translation passes with any word of the concept or of its relatives, in any of its forms as far as the
beginning of the word tells. What is caught is the dictionary's word: *tour* for a trick, *Händler* for a dealer.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import polib

from _ext.languages import LANGUAGES
from _tools.problems import Problem, shortened
from _tools.wording_rules import COMPOUNDING, CONCEPTS, FALSE_FRIENDS, INFINITIVES, MORE_FORMS, Concept

_DESCRIPTIVE = re.compile(r"\[descriptive: ([^\]]+)\]")


@dataclass(frozen=True)
class Termbase:
    """The words for each concept: by its id, then by language."""

    words: dict[str, dict[str, tuple[str, ...]]]
    descriptive: dict[str, frozenset[str]] = field(default_factory=dict)
    """Languages that have no word for a concept and say it in their own way each time."""

    @classmethod
    def read(cls, path: Path) -> Termbase:
        """Read ``terms.csv``."""
        words, descriptive = {}, {}
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                words[row["id"]] = {each.code: tuple(row[each.code].split(" | ")) for each in LANGUAGES}
                found = _DESCRIPTIVE.search(row["note"])
                descriptive[row["id"]] = frozenset(found[1].replace(",", " ").split() if found else ())
        return cls(words, descriptive)

    def without_word(self, concept: str, language: str) -> bool:
        """Whether the language has no settled word for the concept."""
        return bool(self.descriptive[concept] & {language, "all"})


def check(path: Path, language: str, terms: Termbase) -> Iterator[Problem]:
    """Check the wording of one catalogue."""
    for entry in polib.pofile(str(path)).translated_entries():
        english, text = prose(entry.msgid), prose(entry.msgstr).casefold()
        for concept in CONCEPTS:
            if concept.is_in(english) and not _is_said(concept, text, language, terms):
                expected = ", ".join(terms.words[concept.id][language])
                problem = f"{concept.id}: none of the players’ words ({expected}) in {shortened(entry.msgstr)}"
                yield Problem(path, entry.linenum, problem)
        for friend in FALSE_FRIENDS:
            if friend.language == language and (word := friend.found_in(prose(entry.msgstr))):
                yield Problem(path, entry.linenum, f"“{word}” is a false friend: {friend.why}")


def prose(message: str) -> str:
    """A message without what no reader sees as words: targets, code, and roles that write their own text."""
    titled = re.sub(r"`([^`<]*)<[^`>]*>`", r"\1", message)
    return re.sub(r"(\{[\w:]+\})?`[^`]*`|\]\([^)]*\)|\{\w+\}", " ", titled)


def _is_said(concept: Concept, text: str, language: str, terms: Termbase) -> bool:
    if terms.without_word(concept.id, language):
        return True
    phrases = [phrase for each in (concept.id, *concept.relatives) for phrase in terms.words[each][language]]
    stems = {stem for phrase in phrases for stem in _stems(phrase, language)}
    stems.update(MORE_FORMS.get((concept.id, language), ()))
    start = "" if language in COMPOUNDING else r"\b"
    return re.search(f"{start}(?:{'|'.join(map(re.escape, stems))})", text) is not None


def _stems(phrase: str, language: str) -> Iterator[str]:
    """The beginnings of a phrase's words that all forms of them share; short words only where nothing else is there."""
    words = [word for word in re.findall(r"[^\W\d_]+", phrase.casefold()) if len(word) > 1]
    telling = [word for word in words if len(word) > (1 if language == "ko" else 3)] or words
    for word in telling:
        bare = re.sub(INFINITIVES.get(language, "$"), "", word)
        yield bare[: max(min(len(bare), 3), round(len(bare) * 0.7))]
