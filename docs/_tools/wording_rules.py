"""What ``wording`` checks: the concepts, the forms that a rule can't guess, and the words that are wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass

COMPOUNDING = ("ar", "de", "he", "ko")
"""Languages that write other words in front of a word (Karo-Stich, הלקיחה): in these a word is looked for anywhere."""


@dataclass(frozen=True)
class Concept:
    """A row of the termbase, the English that speaks of it, and the rows whose words will do as well."""

    id: str
    english: str
    relatives: tuple[str, ...] = ()
    not_in: str = r"(?!)"
    """English in which the word means something else."""

    def is_in(self, message: str) -> bool:
        """Whether an English message speaks of the concept."""
        return re.search(self.english, re.sub(self.not_in, "", message)) is not None


@dataclass(frozen=True)
class FalseFriend:
    """A word that looks right, or that a dictionary gives, and that no card player says."""

    language: str
    word: str
    why: str

    def found_in(self, translation: str) -> str | None:
        """The word as a translation uses it: alone, or as the beginning of one of its forms."""
        start = "" if self.language in COMPOUNDING else r"\b"
        found = re.search(start + self.word, translation)
        return found[0] if found else None


_ANY_TRICK = ("hold_trick",)  # être maître, el onun: said without the word
_ANY_TRUMP = ("trumps", "all_trumps", "no_trumps", "ruff", "overruff", "underruff", "raise")

CONCEPTS = (
    Concept("trick", r"\b[Tt]ricks?\b", _ANY_TRICK),
    Concept("trump", r"\b[Tt]rumps?\b", _ANY_TRUMP),
    Concept("ruff", r"\b[Rr]uff(s|ed|ing)?\b", ("overruff", "underruff")),
    Concept("overruff", r"\b[Oo]verruff(s|ed|ing)?\b"),
    Concept("partner", r"\b[Pp]artners?\b", ("secret_partner",)),
    Concept("dealer", r"\b[Dd]ealers?\b", ("eldest", "stick_dealer", "deal_verb")),
    Concept("follow_suit", r"\b[Ff]ollow(s|ed|ing)? suit\b", ("led_suit", "revoke")),
    Concept(
        "suit", r"\b[Ss]uits?\b", ("led_suit", "trumps", "plain_suit", "back_suit"), r"[Ff]ollow(s|ed|ing)? [Ss]uit"
    ),
)

# The endings of infinitives, which other forms of a verb do not have.
INFINITIVES = {
    "cs": r"(ovat|at|et|it|ít|t)$",
    "de": r"e?n$",
    "es": r"(ar|er|ir)(se)?$",
    "fr": r"(er|ir|re)$",
    "ko": r"(하다|다)$",
    "pt": r"(ar|er|ir)$",
    "ru": r"(ать|ить|еть|ть)$",
    "tr": r"m[ae]k$",
}

# Forms of strong and Semitic verbs.
MORE_FORMS = {
    ("trump", "de"): ("trümpf",),
    ("ruff", "de"): ("stich", "stach", "stoch"),
    ("ruff", "he"): ("חתוך", "חתך", "חותכ", "חותך", "חתכ", "חתיכ"),
    ("overruff", "he"): ("חתוך", "חתך", "חותכ", "חותך", "חתכ"),
    ("overruff", "de"): ("übersti", "übertr"),
    ("overruff", "fr"): ("surcoup",),
    ("ruff", "ru"): ("бь", "бит", "побит", "козыр"),
    ("overruff", "ru"): ("перебь", "перебив"),
    ("follow_suit", "he"): ("מספק", "תספק", "ספק", "עוקב"),
    ("follow_suit", "de"): ("bedien", "bekenn"),
    ("follow_suit", "ru"): ("в масть", "масти"),
    ("follow_suit", "cs"): ("ctí", "přizn"),
    ("follow_suit", "fr"): ("fourni", "serv", "sert"),
    ("dealer", "es"): ("repart", "reparte"),
    ("dealer", "tr"): ("dağıt",),
    ("dealer", "ru"): ("сда",),
    ("trick", "tr"): ("el", "löve"),
    ("trick", "cs"): ("štyš",),
    ("suit", "tr"): ("renk", "reng"),
    ("suit", "ar"): ("أنواع",),
    ("partner", "ar"): ("شركاء",),
}

FALSE_FRIENDS = (
    FalseFriend("ar", "خدعة", "a deception; a trick of cards is أكلة"),
    FalseFriend("cs", "[Tt]rik", "a conjuror’s; a trick of cards is štych"),
    FalseFriend("cs", "paluba", "of a ship; a pack is balíček karet"),
    FalseFriend("cs", "oblek", "clothes; a suit of cards is barva"),
    FalseFriend("cs", "prodejce", "who sells; who deals is rozdávající"),
    FalseFriend("de", "Tricks?\\b", "a conjuror’s; a trick of cards is Stich"),
    FalseFriend("de", "Bestechung", "bribery; a trick of cards is Stich"),
    FalseFriend("de", "Anzug", "clothes; a suit of cards is Farbe"),
    FalseFriend("de", "Händler", "who trades; who deals is Geber"),
    FalseFriend("de", "Laube", "an arbour; a bower is Bower"),
    FalseFriend("es", "trucos?\\b", "a conjuror’s; a trick of cards is baza"),
    FalseFriend("es", "cubierta", "of a ship; a pack is baraja"),
    FalseFriend("fr", "revendeur", "who sells; who deals is donneur"),
    FalseFriend("fr", "croupier", "in a casino; who deals is donneur"),
    FalseFriend("fr", "tonnelle", "an arbour; a bower is bower"),
    FalseFriend("ko", "속임수", "a deception; a trick of cards is 트릭"),
    FalseFriend("ko", "정자", "an arbour; a bower is 바워"),
    FalseFriend("pt", "truques?\\b", "a conjuror’s; a trick of cards is vaza"),
    FalseFriend("ru", "[Тт]рюк", "a conjuror’s; a trick of cards is взятка"),
    FalseFriend("tr", "[Hh]ile", "cheating; a trick of cards is el"),
    FalseFriend("tr", "güverte", "of a ship; a pack is deste"),
    FalseFriend("tr", "takım elbise", "clothes; a suit of cards is renk"),
    FalseFriend("tr", "satıcı", "who sells; who deals is dağıtan"),
    FalseFriend("tr", "krupiye", "in a casino; who deals is dağıtan"),
    FalseFriend("tr", "kameriye", "an arbour; a bower is bower"),
)
