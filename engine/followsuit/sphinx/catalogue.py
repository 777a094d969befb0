"""The words of a language: the messages of :mod:`followsuit.wording` from this package's ``.po`` files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from babel.messages.pofile import read_po
from babel.numbers import format_compact_decimal, format_decimal

from followsuit.cards import Card, Rank
from followsuit.wording import messages

LOCALES = Path(__file__).parents[1] / "locales"
MILLION = 10**6
NAMED_DIGITS = 15
"""Numbers of more digits have no name that every language knows."""
VARIANTS = {"pt": "pt_PT"}
"""What a language is here, where Babel takes another of its kinds: this Portuguese is that of Portugal."""
GROUPED_FROM = {"es": 10_000, "pt": 10_000}
"""From where on a language groups figures in threes, where that is not from 1,000."""
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Catalogue:
    """What is said in one language; English where the language has no catalogue."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = Locale.parse(VARIANTS.get(language, language.replace("-", "_")))
        self._words = dict(messages())
        path = catalogue_path(language)
        if path.exists():
            with path.open("rb") as file:
                for message in read_po(file, locale=language):
                    if message.context in self._words and isinstance(message.string, str) and message.string:
                        self._words[message.context] = message.string

    def __call__(self, message_id: str) -> str:
        """The message as it stands, with its placeholders. Raises :exc:`KeyError` for an unknown id."""
        return self._words[message_id]

    def number(self, value: int) -> str:
        """A number as the language writes it: 1,000 or 1.000."""
        grouped = value >= GROUPED_FROM.get(self._locale.language, 0)
        return format_decimal(value, locale=self._locale, group_separator=grouped)

    def amount(self, value: int) -> str:
        """A number that may be too large to read in figures, then rounded down: 44.1 trillion, 2.1 × 10²⁰."""
        if value < MILLION:
            return self.number(value)
        digits = len(str(value))
        if digits > NAMED_DIGITS:
            power = str(digits - 1).translate(RAISED)
            figures = (
                f"{format_decimal(_leading(value, 2) / 10 ** (digits - 1), locale=self._locale)}\u00a0×\u00a010{power}"
            )
            return f"\u2066{figures}\u2069" if self.right_to_left else figures
        named = format_compact_decimal(_leading(value, 3), format_type="long", locale=self._locale, fraction_digits=2)
        return named.replace(" ", "\u00a0")  # figures and their name stay on one line

    @property
    def right_to_left(self) -> bool:
        """Whether the language is written from right to left."""
        return self._locale.text_direction == "rtl"

    def either(self, cards: Sequence[Card], show: Callable[[Card], str]) -> str:
        """``a, b or c``, as the language lists alternatives."""
        listed = format_list([show(card) for card in cards], style="or", locale=self._locale)
        if self._locale.language == "es" and len(cards) > 1 and cards[-1].rank is Rank.EIGHT:
            last = show(cards[-1])  # "o" becomes "u" before "ocho"
            return f"{listed.removesuffix(f' o {last}')} u {last}"
        return listed


def _leading(value: int, figures: int) -> int:
    """A number with so many figures, the others made noughts."""
    small: int = 10 ** max(len(str(value)) - figures, 0)
    return value // small * small


def catalogue_path(language: str) -> Path:
    """Where the translations into a language are."""
    return LOCALES / language.replace("-", "_") / "LC_MESSAGES" / "followsuit.po"


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
