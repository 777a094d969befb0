"""Search in Arabic, Czech, Hebrew and Korean, which Sphinx would otherwise run through its English stemmer.

The words of the pages are cut to their stems while the site is built, in Python; the words of a question are cut in the
reader's browser, in JavaScript. Both must cut alike, so the rules of Czech, Hebrew and Korean are written once, as
data (``search_rules``): here they run, and from here they are handed to ten lines of JavaScript. Arabic has Snowball's
stemmer on both sides.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, ClassVar

import snowballstemmer  # type: ignore[import-untyped]
from sphinx.search import SearchLanguage

from _ext import search_rules
from _ext.search_rules import Stage

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

_STEMMER_JS = """\
var Stemmer = function () {
  const stages = %s.map((stage) => stage.map(([pattern, tail]) => [new RegExp(pattern, "u"), tail]));
  this.stemWord = function (word) {
    for (const stage of stages) {
      for (const [pattern, tail] of stage) {
        const found = word.match(pattern);
        if (found) { word = found[1] + tail + (found[2] || ""); break; }
      }
    }
    return word;
  };
};
"""

_SPLITTER_JS = """\
var splitQuery = function (query) {
  return query.replace(/%s/gu, "").split(/[^\\p{Letter}\\p{Number}_]+/u).filter((word) => word);
};
"""


class _RuledLanguage(SearchLanguage):
    """A language whose stemmer is a table of rules."""

    stages: ClassVar[tuple[Stage, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.js_stemmer_code = _STEMMER_JS % json.dumps(cls.stages, ensure_ascii=False)

    def stem(self, word: str) -> str:
        """Cut a word: of each stage's rules, the first that fits."""
        word = word.lower()
        for stage in self.stages:
            for pattern, tail in stage:
                if found := re.match(pattern, word):
                    word = found[1] + tail + (found[2] if found.re.groups > 1 else "")
                    break
        return word


class SearchCzech(_RuledLanguage):
    """Czech: endings of nouns and adjectives."""

    lang = "cs"
    language_name = "Czech"
    stages = search_rules.CZECH


class SearchKorean(_RuledLanguage):
    """Korean: the particles after a noun."""

    lang = "ko"
    language_name = "Korean"
    stages = search_rules.KOREAN


class _Pointed(SearchLanguage):
    """A script whose vowel signs are optional: they are dropped first, since to Sphinx such a sign ends a word."""

    signs: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.js_splitter_code = _SPLITTER_JS % cls.signs

    def split(self, input: str) -> list[str]:
        """Words without their vowel signs."""
        return super().split(re.sub(self.signs, "", input))


class SearchHebrew(_Pointed, _RuledLanguage):
    """Hebrew: prefixes written together with the word, and the commonest endings."""

    lang = "he"
    language_name = "Hebrew"
    signs = search_rules.HEBREW_SIGNS
    stages = search_rules.HEBREW


class SearchArabic(_Pointed):
    """Arabic: Snowball's stemmer, which Sphinx brings along for the browser but does not use."""

    lang = "ar"
    language_name = "Arabic"
    signs = search_rules.ARABIC_SIGNS
    js_stemmer_rawcode = "arabic-stemmer.js"

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._stemmer = snowballstemmer.stemmer("arabic")

    def stem(self, word: str) -> str:
        """Cut a word as Snowball does."""
        return str(self._stemmer.stemWord(word.lower()))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    for language in (SearchArabic, SearchCzech, SearchHebrew, SearchKorean):
        app.add_search_language(language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
