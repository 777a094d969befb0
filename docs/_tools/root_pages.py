"""What lies above the languages: the page that leads to the reader's, the page that is not found, files for robots."""

from __future__ import annotations

import gettext
import os
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

from _ext.languages import LANGUAGES, Language
from _tools.paths import DOCS, LOCALES, SITE

_SOURCES = DOCS / "_root"
_NOT_FOUND = "This page does not exist."
_NOT_FOR_SEARCH = ("genindex.html", "search.html")


def write() -> None:
    """Write them into the site, for the languages that are there."""
    SITE.mkdir(parents=True, exist_ok=True)
    base = os.environ.get("DOCS_BASEURL", "https://followsuit.example/").rstrip("/")
    built = [language for language in LANGUAGES if (SITE / language.code / "index.html").exists()]
    for name in ("root.css", "root.js"):
        shutil.copyfile(_SOURCES / name, SITE / name)
    _fill("index.html", languages=_titles(built), alternates=_alternates(built, base))
    # a server shows this page at any address that is not found, so its links have to start from the top
    _fill("404.html", languages=_not_found(built, urlsplit(base).path), top=urlsplit(base).path + "/")
    (SITE / ".nojekyll").touch()
    (SITE / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {base}/sitemap.xml\n", encoding="utf-8")
    (SITE / "sitemap.xml").write_text(_sitemap(built, base), encoding="utf-8")


def _fill(name: str, **parts: str) -> None:
    text = Template((_SOURCES / name).read_text(encoding="utf-8")).substitute(parts)
    (SITE / name).write_text(text, encoding="utf-8")


def _link(language: Language, top: str, text: str) -> str:
    at = f'lang="{language.code}" hreflang="{language.code}" dir="{language.direction}"'
    return (
        f'<li><a {at} href="{top}{language.code}/index.html"><strong>{language.name}</strong> {escape(text)}</a></li>'
    )


def _titles(languages: list[Language]) -> str:
    """Each language by its name, with the question that the site answers."""
    return "\n".join(_link(language, "", _question(language.title)) for language in languages)


def _question(title: str) -> str:
    """The title without the name of the site: the question stands alone, so it starts with a capital."""
    question = title.partition(":")[2].strip()
    start = next(place for place, letter in enumerate(question) if letter.isalpha())
    return question[:start] + question[start].upper() + question[start + 1 :]


def _not_found(languages: list[Language], top: str) -> str:
    return "\n".join(_link(language, f"{top}/", _translated(language, _NOT_FOUND)) for language in languages)


def _translated(language: Language, message: str) -> str:
    return gettext.translation("sphinx", str(LOCALES), [language.code], fallback=True).gettext(message)


def _alternates(languages: list[Language], base: str) -> str:
    links = [
        f'<link rel="alternate" hreflang="{each.code}" href="{base}/{each.code}/index.html">' for each in languages
    ]
    return "\n".join([*links, f'<link rel="alternate" hreflang="x-default" href="{base}/">'])


def _pages(language: Language) -> Iterator[Path]:
    for page in sorted((SITE / language.code).rglob("*.html")):
        if page.name not in _NOT_FOR_SEARCH and not any(part.startswith("_") for part in page.parts):
            yield page


def _sitemap(languages: list[Language], base: str) -> str:
    pages = (page.relative_to(SITE).as_posix() for language in languages for page in _pages(language))
    urls = "".join(f"<url><loc>{escape(base)}/{escape(page)}</loc></url>\n" for page in pages)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{urls}</urlset>\n'
