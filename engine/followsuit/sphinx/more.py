"""More hands like this: below a position, a button that shows the next hand of the bank that its clause decides.

The hands of a clause are drawn once a language, by the :class:`Figure` that draws those on pages, into a script that a
page fetches when it is asked; so a page is no heavier for them, and they are there when the site is opened from a disk.
What comes up again and again is written once: cards, which the page puts in, and pieces of the figures.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache, partial
from html import escape
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from followsuit.bank.shelf import Kept, Shelf, read_shelf
from followsuit.cards import CARDS, Card
from followsuit.games import CLAUSES, RULE_SETS
from followsuit.notation.writing import position_text
from followsuit.scenarios.scene import Scene, scene
from followsuit.sphinx.catalogue import Catalogue, catalogue
from followsuit.sphinx.domain import rules_domain
from followsuit.sphinx.html import Figure
from followsuit.sphinx.speech import Speech, speech

FOLDER = "followsuit-bank"
_ROOT = "§r;"
"""Stands for the way from a page to the top of the site."""


class _Shorthand(Speech):
    """Speech in which a card is a mark that the page replaces.

    ``§c9S;`` is the card as it is drawn, ``§i9S;`` in a sentence, ``§s9S;`` as it is read aloud.
    """

    def __init__(self, words: Catalogue) -> None:
        super().__init__(words)
        self._cards = {each: f"§c{each};" for each in CARDS}
        self._inline = {each: f"§i{each};" for each in CARDS}

    def spoken(self, card: Card) -> str:
        """The name of a card, by its mark."""
        return f"§s{card};"


@cache
def shelf(rules: str) -> Shelf:
    """The hands kept for a rule set, read once."""
    return read_shelf(RULE_SETS[rules])


def button(said: Speech, shown: Scene) -> str:
    """The button below a position; nothing where the bank has no hand of its clause, or the table changed the rules."""
    clause = shown["about"]
    kept = () if shown["changes"] else shelf(shown["rules"]).hands.get(clause, ())
    if not kept:
        return ""
    last, failed = said.say("more.last").format(number=said.words.number(len(kept))), said.say("more.failed")
    data = f'data-bank="{_name(shown["rules"], clause)}" data-last="{escape(last)}" data-failed="{escape(failed)}"'
    return f'<button type="button" class="fs-more" hidden {data}>{said.say("more.button")}</button>'


def _name(rules: str, clause: str) -> str:
    """The name of a file."""
    return f"{rules}-{clause.replace('.', '-')}"


def write(builder: StandaloneHTMLBuilder) -> None:
    """Write the hands of the rule sets that the site has positions of, unless they are there as they would be."""
    domain, config = rules_domain(builder.env), builder.config
    folder = Path(builder.outdir) / "_static" / FOLDER
    top = "" if builder.name == "singlehtml" else _ROOT
    page = config.followsuit_proof
    proof = top + builder.get_target_uri(page) if page else ""
    stated = {clause: target for clause in CLAUSES if (target := domain.target("clause", clause))}
    links = {clause: f"{top and top + builder.get_target_uri(at)}#{anchor}" for clause, (at, anchor) in stated.items()}
    said = _Shorthand(catalogue(config.language))
    figure = Figure(said, lambda clause: links.get(clause, ""), proof, partial(button, said))
    used = sorted({each["rules"] for each in domain.results.scenes.values()})
    key = hashlib.sha256(_json([config.followsuit_key, used, links, proof]).encode()).hexdigest()
    cards = folder / "cards.js"
    stamp = f"/* {key} */\n"
    if cards.exists() and cards.read_text("utf-8").startswith(stamp):
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, hands in _drawn(figure, used):
        script = f"followsuitBank.hands[{_json(name)}]={_json(_in_pieces(hands))}"
        (folder / f"{name}.js").write_text(script, "utf-8")
    cards.write_text(f"{stamp}followsuitBank.cards={_json(_cards(speech(config.language)))}", "utf-8")


def _drawn(figure: Figure, rule_sets: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The hands of every clause of some rule sets, drawn."""
    for rules in rule_sets:
        for clause, hands in shelf(rules).hands.items():
            yield _name(rules, clause), [_draw(figure, rules, each) for each in hands]


def _draw(figure: Figure, rules: str, kept: Kept) -> str:
    ruling = kept.position.ruling()
    text = position_text(kept.position, ruling, kept.name, kept.clause)
    shown = scene(kept.position, ruling, scenario_id=kept.name, about=kept.clause, text=text)
    level = figure.speech.say("more.difficulty").format(number=kept.difficulty)
    caption = f'<p class="fs-level">{level}</p>'
    return figure.begin([shown], f"more-{rules}-{kept.name}".replace(".", "-")) + caption + figure.end([shown])


def _in_pieces(hands: list[str]) -> dict[str, list[str] | list[list[int]]]:
    """The figures, each as the numbers of its pieces, which begin with a tag."""
    numbers: dict[str, int] = {}
    cut = [[numbers.setdefault(piece, len(numbers)) for piece in re.split("(?=<)", hand)] for hand in hands]
    return {"pieces": list(numbers), "hands": cut}


def _cards(said: Speech) -> dict[str, dict[str, str]]:
    return {
        "c": {str(card): said.card(card) for card in CARDS},
        "i": {str(card): said.inline_card(card) for card in CARDS},
        "s": {str(card): said.spoken(card) for card in CARDS},
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _finished(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and isinstance(app.builder, StandaloneHTMLBuilder) and not app.builder.name.startswith("epub"):
        write(app.builder)


def setup(app: Sphinx) -> None:
    """Write the hands when the pages are written."""
    app.connect("build-finished", _finished)
