"""A whole deal in the hands of a reader: step by step, by keyboard, by swipe, one player's cards, without a script."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

DEAL = "#scenario-belote-made"


@pytest.fixture
def deal(page: Page) -> Locator:
    page.goto("/en/games/belote.html")
    return page.locator(DEAL)


def shown(deal: Locator) -> str:
    """The title of the step that is shown; there must be only one."""
    steps = deal.locator(".fs-step:visible")
    assert steps.count() == 1
    return steps.locator(".fs-held, .fs-verdict").first.inner_text()


def test_buttons_go_forward_and_back(deal: Locator) -> None:
    back, following = (deal.locator(".fs-bar button").nth(number) for number in (0, 1))
    assert shown(deal) == "The cards and the auction"
    assert back.get_attribute("aria-disabled") == "true"
    following.click()
    assert shown(deal) == "Trick 1"
    following.click()
    back.click()
    assert shown(deal) == "Trick 1"
    while following.get_attribute("aria-disabled") == "false":
        following.click()
    assert shown(deal) == "The score"
    assert following.get_attribute("aria-disabled") == "true"
    assert "Trick" not in deal.locator(".fs-bar [aria-live]").inner_text()


def test_arrow_keys_step_in_the_direction_of_reading(page: Page) -> None:
    for language, forward, backward in (("en", "ArrowRight", "ArrowLeft"), ("he", "ArrowLeft", "ArrowRight")):
        page.goto(f"/{language}/games/belote.html")
        deal = page.locator(DEAL)
        deal.locator(".fs-bar button").nth(1).focus()
        first = shown(deal)
        page.keyboard.press(forward)
        assert shown(deal) != first
        page.keyboard.press(backward)
        assert shown(deal) == first


SWIPE = """
(deal, [from, to]) => {
  const touch = (x) => new Touch({identifier: 1, target: deal, clientX: x, clientY: 300});
  deal.dispatchEvent(new TouchEvent("touchstart", {changedTouches: [touch(from)], bubbles: true}));
  deal.dispatchEvent(new TouchEvent("touchend", {changedTouches: [touch(to)], bubbles: true}));
}
"""


def test_a_swipe_turns_the_page(deal: Locator) -> None:
    deal.evaluate(SWIPE, [300, 100])
    assert shown(deal) == "Trick 1"
    deal.evaluate(SWIPE, [100, 300])
    assert shown(deal) == "The cards and the auction"
    deal.evaluate(SWIPE, [300, 280])  # a slip of the finger is no swipe
    assert shown(deal) == "The cards and the auction"


def test_everything_can_be_shown_at_once(deal: Locator) -> None:
    steps = deal.locator(".fs-step").count()
    deal.get_by_role("button", name="Show everything").click()
    assert deal.locator(".fs-step:visible").count() == steps
    deal.get_by_role("button", name="Step by step").click()
    assert deal.locator(".fs-step:visible").count() == 1


def test_one_players_cards_can_be_looked_at_alone(deal: Locator) -> None:
    hands = deal.locator(".fs-hands dd")
    assert hands.locator("visible=true").count() == 4
    deal.locator("select").select_option("n")
    assert hands.locator("visible=true").count() == 1
    deal.locator(".fs-bar button").nth(1).click()
    for row in deal.locator(".fs-step:visible .fs-turn-row").all():
        row.locator("summary").click()
        own = row.get_attribute("data-seat") == "n"
        assert row.locator("details > p").first.is_visible() is own


def test_each_turn_tells_what_else_was_allowed_and_what_was_not(deal: Locator) -> None:
    deal.locator(".fs-bar button").nth(1).click()
    row = deal.locator(".fs-step:visible .fs-turn-row").nth(1)
    row.locator("summary").click()
    said = row.inner_text()
    assert "Not allowed:" in said
    assert row.locator("a").first.get_attribute("href") == "../which-card.html#rule-trick-follow"


@pytest.fixture
def without_scripts(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(java_script_enabled=False, base_url=site)
    yield context.new_page()
    context.close()


def test_without_a_script_a_deal_is_a_list(without_scripts: Page) -> None:
    without_scripts.goto("/en/games/belote.html")
    deal = without_scripts.locator(DEAL)
    assert deal.locator(".fs-step:visible").count() == deal.locator(".fs-step").count()
    assert deal.locator(".fs-bar").count() == 0
    assert "The score" in deal.inner_text()


def test_a_deal_prints_as_a_whole(page: Page, deal: Locator) -> None:
    page.emulate_media(media="print")
    assert deal.locator(".fs-step:visible").count() == deal.locator(".fs-step").count()
    assert not deal.locator(".fs-bar").is_visible()


def test_a_link_to_an_example_in_a_closed_group_opens_it(page: Page) -> None:
    page.goto("/en/games/belote-positions.html#scenario-belote-a-ruff-is-not-won-back")
    assert page.locator("#scenario-belote-a-ruff-is-not-won-back .fs-verdict").is_visible()
