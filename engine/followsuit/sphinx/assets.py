"""Style sheets and script on every page, and the drawings that a page uses, once, at its top."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from followsuit.cards import Rank, Suit

STATIC = Path(__file__).parent / "static"
STYLES = tuple(f"followsuit{part}.css" for part in ("-tokens", "-cards", "-table", "", "-text", "-deal"))

_OF_CARDS = tuple(f"fs-{sign}" for sign in (*Suit, Rank.KING, Rank.QUEEN, Rank.JACK))


def setup(app: Sphinx) -> None:
    """Add the files; insert the drawings."""
    app.connect("builder-inited", lambda app: app.config.html_static_path.append(str(STATIC)))
    for style in STYLES:
        app.add_css_file(style, priority=400)  # before the site's own
    for script in ("followsuit.js", "followsuit-deal.js", "followsuit-more.js"):
        app.add_js_file(script, defer="defer")
    app.connect("html-page-context", _insert)


@cache
def symbols() -> dict[str, str]:
    """The drawings by id."""
    text = (STATIC / "cards.svg").read_text("utf-8")
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', text, re.DOTALL)}


def sprite(html: str) -> str:
    """The drawings that a text refers to, and those that they refer to, as one hidden element."""
    needed: dict[str, None] = {}
    waiting = [html]
    while waiting:
        for name in _drawings(waiting.pop()):
            if name in symbols() and name not in needed:
                needed[name] = None
                waiting.append(symbols()[name])
    if not needed:
        return ""
    drawings = "".join(symbols()[name] for name in sorted(needed))
    return f'<svg class="fs-sprite" aria-hidden="true" focusable="false">{drawings}</svg>'


def _drawings(html: str) -> dict[str, None]:
    """The drawings that a text refers to; those of every card where hands can be added to it."""
    found = dict.fromkeys(re.findall(r'href="#(fs-[\w-]+)"', html))
    return found | dict.fromkeys(_OF_CARDS) if 'class="fs-more"' in html else found


def _insert(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    body = context.get("body")
    if body:
        context["body"] = sprite(body) + body
