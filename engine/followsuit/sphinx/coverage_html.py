"""Coverage as HTML: a table of rules and rule sets in which each cell leads to an example, and a table of choices."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from docutils import nodes

from followsuit.coverage.table import Cell, GameTable, Pair, Row
from followsuit.sphinx.html import Figure
from followsuit.sphinx.speech import hidden

PINNED, MISSING, NONE = "✓", "✗", "–"


def coverage(figure: Figure, node: nodes.Element) -> str:
    """The HTML of a game's tables, with what the signs mean."""
    table: GameTable = node["table"]
    say = figure.speech.say
    game = say("game." + table["game"])
    title = f'<p class="fs-ranks-title">{game}</p>' if node["titled"] else ""
    cells = [cell for row in table["rows"] for cell in row["cells"].values()]
    signs = [f"{PINNED} {say('coverage.pinned')}"]
    if any(cell["needed"] and not cell["pinned"] for cell in cells):
        signs.append(f"{MISSING} {say('coverage.unpinned')}")
    key = f'<p class="fs-key">{"<br>".join(signs)}</p>'
    rules = scrolled("fs-coverage", say("coverage.rules").format(game=game), _rules(figure, table))
    choices = scrolled("fs-choices", say("coverage.choices").format(game=game), _choices(figure, table))
    return title + key + rules + choices


# --- rules and rule sets


def _rules(figure: Figure, table: GameTable) -> str:
    say = figure.speech.say
    heads = "".join(f'<th scope="col">{say(f"rules.{name}")}</th>' for name in table["sets"])
    head = f'<tr><th scope="col">{say("head.option")}</th>{heads}</tr>'
    bodies = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="{len(table["sets"]) + 1}">{say(f"phase.{phase}")}</th></tr>'
        f"{''.join(_row(figure, row) for row in rows)}</tbody>"
        for phase, rows in groupby(table["rows"], key=lambda row: row["phase"])
    )
    return f"<thead>{head}</thead>{bodies}"


def _row(figure: Figure, row: Row) -> str:
    """A clause, linked to where it is stated; or a rule of the score, in the row below its clause."""
    if row["rule"] == row["clause"]:
        head = f'<th scope="row">{figure.clause(row["clause"])}</th>'
    else:
        head = f'<th scope="row" class="fs-part">{figure.speech.say("rule." + row["rule"])}</th>'
    return f"<tr>{head}{''.join(f'<td>{_cell(figure, cell)}</td>' for cell in row['cells'].values())}</tr>"


def _cell(figure: Figure, cell: Cell) -> str:
    say = figure.speech.say
    best = [pin["example"] for pin in cell["pinned"]] or cell["shown"]
    if best:
        number = figure.speech.words.number(len(cell["shown"]))
        said = hidden(say("coverage.examples").format(number=number))
        shown = _linked(figure, best[0], f'<span aria-hidden="true">{number}</span>{said}')
    else:
        shown = f'<span aria-hidden="true">{NONE}</span>{hidden(say("coverage.none"))}'
    if not cell["pinned"] and not cell["needed"]:
        return shown
    sign, kind = (PINNED, "pinned") if cell["pinned"] else (MISSING, "unpinned")
    return f'{shown} <span class="fs-{kind}" aria-hidden="true">{sign}</span>{hidden(say(f"coverage.{kind}"))}'


# --- choices of options


def _choices(figure: Figure, table: GameTable) -> str:
    """A row a choice: the example that changes when it is switched to another, for each other."""
    say = figure.speech.say
    heads = "".join(
        f'<th scope="col">{say(name)}</th>' for name in ("head.option", "coverage.choice", "coverage.switched")
    )
    bodies = "".join(
        f"<tbody>{''.join(_option(figure, option, list(pairs)))}</tbody>"
        for option, pairs in groupby(table["pairs"], key=lambda pair: pair["option"])
    )
    return f"<thead><tr>{heads}</tr></thead>{bodies}"


def _option(figure: Figure, option: str, pairs: list[Pair]) -> Iterator[str]:
    say = figure.speech.say
    choices = {choice: list(others) for choice, others in groupby(pairs, key=lambda pair: pair["choice"])}
    head = f'<th scope="rowgroup" rowspan="{len(choices)}">{say("option." + option)}</th>'
    for choice, others in choices.items():
        links = "<br>".join(_switched(figure, option, pair) for pair in others)
        yield f"<tr>{head}<td>{say(f'choice.{option}.{choice}')}</td><td>{links}</td></tr>"
        head = ""


def _switched(figure: Figure, option: str, pair: Pair) -> str:
    say = figure.speech.say
    other = say(f"choice.{option}.{pair['other']}")
    if pair["pinned"]:
        return _linked(figure, pair["pinned"][0]["example"], other)
    return f'{other} <span aria-hidden="true">{MISSING}</span>{hidden(say("coverage.none"))}'


# --- parts


def _linked(figure: Figure, example: str, words: str) -> str:
    """Words that lead to an example, where a page shows it."""
    address = figure.scenario_link(example)
    return f'<a class="fs-ref" href="{escape(address)}">{words}</a>' if address else words


def scrolled(kind: str, label: str, content: str) -> str:
    """A table that scrolls sideways by itself where the page is too narrow, also by keyboard."""
    table = f'<table class="fs-table-plain {kind}">{content}</table>'
    return f'<div class="fs-scroll" tabindex="0" role="region" aria-label="{escape(label)}">{table}</div>'
