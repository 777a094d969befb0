"""Every page can be used by everyone: axe finds nothing, on a phone and on a desktop, in four scripts."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import PAGES

OPEN_REASONS = (
    "document.querySelectorAll('.fs-no details').forEach(each => each.removeAttribute('name') || (each.open = true))"
)


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", ["en", "he", "ar", "ko"])
def test_axe_finds_nothing(browser: Browser, site: str, language: str, name: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    page.goto(f"/{language}/{name}.html")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert violations(page) == [], size
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "he"])
def test_axe_finds_nothing_in_open_reasons(
    browser: Browser, site: str, language: str, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=site, color_scheme=scheme)
    page = context.new_page()
    page.goto(f"/{language}/which-card.html")
    page.evaluate(OPEN_REASONS)
    assert violations(page) == []
    context.close()
