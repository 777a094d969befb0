"""The languages of the site: the one table that every other file asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Language:
    """A language of the site, named as its own readers name it."""

    code: str
    name: str
    direction: Literal["ltr", "rtl"]
    title: str
    """The site's title in this language; it is also the title of the home page in a browser's tab."""


SOURCE = "en"
"""The language that the pages are written in; the others are translations of it."""

LANGUAGES = (
    Language("en", "English", "ltr", "Follow Suit: which card may I play?"),
    Language("ar", "العربية", "rtl", "Follow Suit: أيّ ورقة يجوز لي لعبها؟"),
    Language("cs", "Čeština", "ltr", "Follow Suit: kterou kartu smím hrát?"),
    Language("de", "Deutsch", "ltr", "Follow Suit: Welche Karte darf ich spielen?"),
    Language("es", "Español", "ltr", "Follow Suit: ¿qué carta puedo jugar?"),
    Language("fr", "Français", "ltr", "Follow Suit\u00a0: quelle carte puis-je jouer\u00a0?"),
    Language("he", "עברית", "rtl", "Follow Suit: איזה קלף מותר לשחק?"),
    Language("ko", "한국어", "ltr", "Follow Suit: 어떤 카드를 낼 수 있나요?"),
    Language("pt", "Português", "ltr", "Follow Suit: que carta posso jogar?"),
    Language("ru", "Русский", "ltr", "Follow Suit: какую карту можно положить?"),
    Language("tr", "Türkçe", "ltr", "Follow Suit: Hangi kartı oynayabilirim?"),
)

BY_CODE = {language.code: language for language in LANGUAGES}
TRANSLATIONS = tuple(language for language in LANGUAGES if language.code != SOURCE)
