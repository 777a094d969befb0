"""More hands like one: fetched when they are asked for, drawn as the others are, the easy ones first."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page

from followsuit.bank.shelf import read_shelf
from followsuit.games import RULE_SETS
from tests.browser.pages import SITE
from tests.browser.test_everyone import violations

OVERRUFF = "#scenario-belote-overruff"
KEPT = read_shelf(RULE_SETS["belote.app"]).hands["belote.overruff"]
DRAWN = ".fs-drawn"


def ask(page: Page) -> None:
    """Ask for one more, below the last of them."""
    number = page.locator(DRAWN).count()
    page.locator(f"{DRAWN} .fs-more, {OVERRUFF} .fs-more").last.click()
    page.locator(DRAWN).nth(number).wait_for()


def test_the_next_hand_comes_below_and_is_read_out(page: Page) -> None:
    page.goto("/en/which-card.html")
    ask(page)
    below = page.locator(f"{OVERRUFF} + {DRAWN}")
    assert below.count() == 1
    assert page.evaluate("document.activeElement.matches('.fs-drawn')")
    assert page.locator(f"{OVERRUFF} .fs-more").count() == 0, "the button is at the last hand now"
    first = KEPT[0].position
    assert below.locator(".fs-hand > li").count() == len(first.hand)
    assert below.locator(".fs-may").count() == len(first.ruling().legal)
    assert f"Difficulty: {KEPT[0].difficulty} of 5" in below.inner_text()


def test_a_refused_card_of_it_answers_and_its_clause_is_a_link(page: Page) -> None:
    page.goto("/en/games/belote-positions.html#scenario-belote-overruff-two-choices")
    page.locator("#scenario-belote-overruff-two-choices .fs-more").click()
    refused = page.locator(f"{DRAWN} .fs-no summary").first
    refused.click()
    link = page.locator(f"{DRAWN} details[open] .fs-note a").first
    link.wait_for()
    link.click()
    page.wait_for_url(re.compile("#rule-"))


def test_hands_come_until_there_are_no_more(page: Page) -> None:
    page.goto("/en/which-card.html")
    for _ in KEPT:
        ask(page)
    assert page.locator(DRAWN).count() == len(KEPT)
    assert page.locator(".fs-more").count() == page.locator(".fs-more:not(.fs-drawn .fs-more)").count()
    assert page.locator(f"{DRAWN} .fs-said").inner_text() == f"This was the last of {len(KEPT)} hands."
    ids = page.locator(DRAWN).evaluate_all("all => all.map(each => each.id)")
    assert len(set(ids)) == len(KEPT)


def test_what_cannot_be_fetched_is_said_and_can_be_asked_for_again(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    page.goto("/en/which-card.html")
    context.route("**/followsuit-bank/*", lambda route: route.abort())
    page.locator(f"{OVERRUFF} .fs-more").click()
    page.locator(f"{OVERRUFF} .fs-said", has_text="could not be fetched").wait_for()
    context.unroute_all()
    ask(page)
    assert page.locator(".fs-said").count() == 0
    context.close()


def test_they_are_there_when_the_site_is_opened_from_a_disk(browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto((SITE / "he" / "which-card.html").as_uri())
    ask(page)
    assert page.locator(DRAWN).get_attribute("dir") == "rtl"
    context.close()


def test_without_a_script_nothing_is_offered(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=site)
    page = context.new_page()
    page.goto("/en/which-card.html")
    assert page.locator(".fs-more:visible").count() == 0
    context.close()


def test_axe_finds_nothing_in_hands_that_were_added(page: Page) -> None:
    for language in ("en", "ar"):
        page.goto(f"/{language}/which-card.html")
        ask(page)
        ask(page)
        assert violations(page) == [], language
