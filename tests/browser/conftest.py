"""The built site, served from this machine, and a real Chromium to read it with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.pages import SITE

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing about requests."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    assert (SITE / "index.html").exists(), "the site is not built: run nox -s site first"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def chromium_path() -> str | None:
    """A Chromium of the system's; ``None`` lets Playwright take its own."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet.append("--no-sandbox")  # Chromium refuses its sandbox to root, as whom containers run
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=quiet)
        yield chromium
        chromium.close()


class Watched:
    """Notes what a page must not do: ask another host, write an error to the console."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.wrong: list[str] = []
        self._site = site
        context.on("request", lambda request: self._check_request(request.url))
        context.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on(
            "response",
            lambda answer: self.wrong.append(f"{answer.status} {answer.url}") if answer.status > 399 else None,
        )

    def _check_request(self, url: str) -> None:
        if not url.startswith((self._site, "data:", "blob:")):
            self.wrong.append(f"asks {url}")


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A page on a phone that must behave."""
    context = browser.new_context(viewport=PHONE, base_url=site)
    watched = Watched(context, site)
    yield context.new_page()
    context.close()
    assert watched.wrong == []
