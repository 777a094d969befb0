"""Every page of every language: fits a small phone, asks nobody else, links to itself in the other languages."""

from __future__ import annotations

import gzip
import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Watched
from tests.browser.pages import CONTENT, LANGUAGES, NINE, PAGES, SITE

GZIPPED = 60_000
"""Bytes that a page may weigh."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_behave_and_fit_a_small_phone(browser: Browser, site: str, language: str) -> None:
    context = browser.new_context(viewport={"width": 320, "height": 640}, base_url=site)
    watched = Watched(context, site)
    page = context.new_page()
    for name in CONTENT:
        page.goto(f"/{language}/{name}.html")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, f"{name} is {wide} px wide"
    context.close()
    assert watched.wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_links_to_itself_in_the_ten_other_languages(language: str) -> None:
    for name in CONTENT:
        html = (SITE / language / f"{name}.html").read_text("utf-8")
        linked = set(re.findall(r'<a [^>]*hreflang="(\w+)"', html))
        assert set(LANGUAGES) - {language} <= linked, name
        alternates = set(re.findall(r'<link rel="alternate" hreflang="([\w-]+)"', html))
        assert alternates == {*LANGUAGES, "x-default"}, name
        assert f'<html class="no-js" lang="{language}"' in html or f'lang="{language}"' in html.split(">", 3)[1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_is_broken(language: str) -> None:
    anchors: dict[Path, set[str]] = {}

    def anchors_of(path: Path) -> set[str]:
        if path not in anchors:
            anchors[path] = set(re.findall(r'\sid="([^"]+)"', path.read_text("utf-8")))
        return anchors[path]

    broken = []
    for path in sorted((SITE / language).rglob("*.html")):
        for link in re.findall(r'\shref="([^"]*)"', path.read_text("utf-8")):
            address, anchor = urldefrag(unescape(link))
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file() or (
                anchor
                and not anchor.startswith("fs-")
                and target.suffix == ".html"
                and anchor not in anchors_of(target)
            ):
                broken.append(f"{path.relative_to(SITE)}: {link}")
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_light(language: str) -> None:
    for name in PAGES:
        size = len(gzip.compress((SITE / language / f"{name}.html").read_bytes()))
        assert size < GZIPPED, f"{name}: {size} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nine_answers_are_on_one_page(language: str) -> None:
    html = (SITE / language / "which-card.html").read_text("utf-8")
    for folder, names in NINE.items():
        for name in names:
            assert f'id="scenario-{folder}-{name}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_the_same_rulings(language: str) -> None:
    def rulings(code: str) -> list[str]:
        html = (SITE / code / "games" / "belote.html").read_text("utf-8")
        return re.findall(r'<li class="(fs-may|fs-no)|<figure [^>]*id="([^"]+)"|href="(#fs-[SHDC])"', html)

    assert rulings(language) == rulings("en")


def test_the_first_page_leads_to_the_language_of_the_browser(browser: Browser, site: str) -> None:
    for locale, language in (("fr-CA", "fr"), ("he-IL", "he"), ("ko", "ko")):
        context = browser.new_context(locale=locale, base_url=site)
        page = context.new_page()
        page.goto("/")
        page.wait_for_url(f"**/{language}/**")
        context.close()


def test_the_first_page_asks_a_reader_of_another_language(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="nl-NL", base_url=site)
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert page.url == f"{site}/"
    assert page.locator("a[hreflang]").first.is_visible()
    context.close()


def test_the_first_page_works_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=site)
    page = context.new_page()
    page.goto("/")
    for language in LANGUAGES:
        assert page.locator(f'a[hreflang="{language}"]').first.is_visible()
    page.locator('a[hreflang="cs"]').first.click()
    assert "/cs/" in page.url
    context.close()


def test_search_finds_a_rule(page: Page) -> None:
    for language, word in (("en", "underruff"), ("he", "לחתוך"), ("ar", "طرنيب"), ("ko", "으뜸패"), ("cs", "trumf")):
        page.goto(f"/{language}/search.html?q={word}")
        page.wait_for_selector("#search-results li a", timeout=8000)
        assert page.locator("#search-results li").count() > 0
