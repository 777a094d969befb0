"""The pages of the built site."""

from __future__ import annotations

from pathlib import Path

SITE = Path(__file__).parents[2] / "build" / "site"
LANGUAGES = ("en", "ar", "cs", "de", "es", "fr", "he", "ko", "pt", "ru", "tr")
GAMES = ("belote", "coinche", "euchre", "five-handed", "ninety-two")
CONTENT = (
    "index",
    "which-card",
    *(f"games/{game}{kind}" for game in GAMES for kind in ("", "-positions", "-deals")),
    *(f"games/{game}-games" for game in ("coinche", "five-handed", "ninety-two")),
    "glossary",
    "about",
    "coverage",
)
PAGES = (*CONTENT, "search", "genindex")
NINE = {
    "belote": ("follow", "rise", "ruff", "partner-holds", "overruff", "underruff", "who-takes-it"),
    "coinche": ("underruff-official", "no-trump"),
}
"""The positions of the page that started it all."""
