"""A position in the hands of a reader: touch, keyboard, no script, right to left."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

OVERRUFF = "#scenario-belote-overruff"


def test_a_refused_card_answers_when_it_is_touched(page: Page) -> None:
    page.goto("/en/which-card.html")
    seven = page.locator(f"{OVERRUFF} .fs-no details").first
    note = seven.locator(".fs-note")
    seven.locator("summary").click()
    assert note.is_visible()
    assert "would not beat" in (note.text_content() or "")
    assert note.locator("a").get_attribute("href") == "games/belote.html#rule-belote-overruff"


def test_one_reason_is_open_at_a_time_and_escape_closes_it(page: Page) -> None:
    page.goto("/en/which-card.html")
    first, second = (page.locator(f"{OVERRUFF} .fs-no summary").nth(number) for number in (0, 1))
    first.click()
    second.click()
    assert page.locator(f"{OVERRUFF} details[open]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(f"{OVERRUFF} .fs-no details[open]").count() == 0


def test_reasons_are_reached_and_opened_by_keyboard(page: Page) -> None:
    page.goto("/en/which-card.html")
    summary = page.locator(f"{OVERRUFF} .fs-no summary").first
    summary.focus()
    page.keyboard.press("Enter")
    assert summary.locator("xpath=..").get_attribute("open") is not None
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.fs-note') !== null")


def test_the_card_that_settles_it_lights_up(page: Page) -> None:
    page.goto("/en/which-card.html")
    north = page.locator(f'{OVERRUFF} [data-seat="n"] .fs-card')
    before = north.evaluate("card => getComputedStyle(card).outlineStyle")
    page.locator(f"{OVERRUFF} .fs-no summary").first.click()
    assert before == "none"
    assert north.evaluate("card => getComputedStyle(card).outlineStyle") != "none"


def test_positions_read_without_a_script(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=site, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/en/which-card.html")
    assert page.locator(f"{OVERRUFF} .fs-verdict").inner_text().startswith("East must play")
    page.locator(f"{OVERRUFF} .fs-no summary").first.click()
    assert page.locator(f"{OVERRUFF} .fs-note").first.is_visible()
    context.close()


def test_words_run_from_the_right_and_cards_do_not(page: Page) -> None:
    page.goto("/he/which-card.html")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    cards = page.locator(f"{OVERRUFF} .fs-hand .fs-card")
    lefts = [cards.nth(number).bounding_box() for number in range(cards.count())]
    places = [box["x"] for box in lefts if box]
    assert places == sorted(places)
    west = page.locator(f'{OVERRUFF} [data-seat="w"] .fs-card').bounding_box()
    north = page.locator(f'{OVERRUFF} [data-seat="n"] .fs-card').bounding_box()
    assert west
    assert north
    assert west["x"] < north["x"]  # a compass does not mirror


def test_index_letters_are_those_of_the_country(page: Page) -> None:
    for language, letters in {"fr": "V D R", "de": "B D K", "ru": "В Д К", "en": "J Q K"}.items():
        page.goto(f"/{language}/games/belote.html")
        found = page.locator(".fs-ranks").first.locator(".fs-card b").all_inner_texts()
        jack, _, _, _, king, queen, *_ = found
        assert f"{jack} {queen} {king}" == letters


def test_seats_do_not_lie_over_cards(page: Page) -> None:
    overlaps = """
    () => [...document.querySelectorAll('.fs-felt')].flatMap(felt => {
      const boxes = selector => [...felt.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
      return boxes('.fs-seat').flatMap(seat => boxes('.fs-card').filter(card =>
        seat.left < card.right - 2 && seat.right > card.left + 2 &&
        seat.top < card.bottom - 2 && seat.bottom > card.top + 2)
        .map(() => felt.closest('figure').id));
    })
    """
    for language in ("en", "es", "ru", "ar", "ko"):
        for name in ("which-card", "games/five-handed", "games/ninety-two"):
            page.goto(f"/{language}/{name}.html")
            assert page.evaluate(overlaps) == [], f"{language}/{name}"


def test_a_position_prints_its_reasons(page: Page) -> None:
    page.goto("/en/which-card.html")
    page.emulate_media(media="print")
    assert page.locator(f"{OVERRUFF} .fs-note").first.is_visible()
    assert not page.locator(f"{OVERRUFF} .fs-hint").is_visible()
