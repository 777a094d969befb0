"""The tables as HTML."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from docutils import nodes

from followsuit.cards import Card, Suit
from followsuit.games import CLAUSES
from followsuit.order import Order
from followsuit.sphinx.coverage_html import coverage, scrolled
from followsuit.sphinx.html import Figure
from followsuit.sphinx.speech import hidden
from followsuit.sphinx.tables import BY_ID, anchor, rank_rows, rule_sets


def draw(figure: Figure, node: nodes.Element) -> str:
    """The HTML of a block."""
    return _DRAWN[node["kind"]](figure, node)


def _ranks(figure: Figure, node: nodes.Element) -> str:
    say = figure.speech.say
    drawn = (
        _rank_row(figure, say("rank.title").format(title=say(title)), order, suit)
        for title, order, suit in rank_rows(BY_ID[node["game"]])
    )
    return f'<div class="fs-ranking">{"".join(drawn)}</div>'


def _rank_row(figure: Figure, title: str, order: Order, suit: Suit) -> str:
    cards = "".join(_rank(figure, card, order) for card in order.suits[suit])
    return (
        f'<p class="fs-ranks-title">{title}</p><ol class="fs-ranks" role="list" dir="{figure.direction}">{cards}</ol>'
    )


def _rank(figure: Figure, card: Card, order: Order) -> str:
    speech = figure.speech
    if order.points is None:
        return f"<li>{speech.card(card)}{hidden(speech.spoken(card))}</li>"
    said = hidden(speech.say("rank.worth").format(card=speech.spoken(card), points=order.points[card]))
    return f'<li>{speech.card(card)}{said}<span class="fs-value" aria-hidden="true">{order.points[card]}</span></li>'


def _points(figure: Figure, node: nodes.Element) -> str:
    """A row a rank, a column an order, and the totals."""
    game, say, speech = BY_ID[node["game"]], figure.speech.say, figure.speech
    columns = [(say(title), order, suit) for title, order, suit in rank_rows(game)]
    heads = "".join(f'<th scope="col">{title}</th>' for title, _, _ in columns)
    rows = ""
    for card in columns[1][1].suits[Suit.SPADES]:
        cells = ""
        for _, order, suit in columns:
            same = next(each for each in order.suits[suit] if each.rank is card.rank)
            cells += f"<td>{_worth(order, same)}</td>"
        rows += f'<tr><th scope="row">{speech.index(card)}</th>{cells}</tr>'
    totals = "".join(f"<td>{sum(_worth(order, each) for each in order.suits[suit])}</td>" for _, order, suit in columns)
    head = f'<tr><th scope="col">{say("head.card")}</th>{heads}</tr>'
    return _table(
        "fs-points", say("head.points"), head, rows, f'<tr><th scope="row">{say("head.total")}</th>{totals}</tr>'
    )


def _table(kind: str, label: str, head: str, rows: str, foot: str = "") -> str:
    foot = f"<tfoot>{foot}</tfoot>" if foot else ""
    return scrolled(kind, label, f"<thead>{head}</thead><tbody>{rows}</tbody>{foot}")


def _worth(order: Order, card: Card) -> int:
    return (order.points or {}).get(card, 0)


def _clauses(figure: Figure, node: nodes.Element) -> str:
    own = "".join(_stated(figure, name, f' id="{anchor(name)}"', here=True) for name in node["clauses"])
    return own + "".join(_stated(figure, name, "", here=False) for name in node["shared"])


def _stated(figure: Figure, name: str, attributes: str, *, here: bool) -> str:
    """A clause with its statement; one that is at home on another page is linked to there."""
    title = figure.speech.say(f"clause.{name}") if here else figure.clause(name)
    head = f'<p class="fs-name">{title}</p><code dir="ltr">{name}</code>'
    statement = figure.speech.say(f"statement.{name}")
    return f'<div class="fs-clause"{attributes}><div>{head}</div><div><p>{statement}</p></div></div>'


def _labelled(label: str, words: str) -> str:
    """A cell that says on a narrow page which column it is of."""
    return f'<td data-label="{escape(label)}">{words}</td>'


def _options(figure: Figure, node: nodes.Element) -> str:
    game, say, phase = BY_ID[node["game"]], figure.speech.say, node["phase"]
    sets = rule_sets(game)
    heads = "".join(
        f'<th scope="col" id="{anchor(rules.id)}">{say(f"rules.{rules.id}")} <code dir="ltr">{rules.id}</code></th>'
        for rules in sets
    )
    rows = ""
    for option in game.options:
        if phase and CLAUSES[option.clause].phase != phase:
            continue
        cells = "".join(
            _labelled(say(f"rules.{rules.id}"), say(f"choice.{option.name}.{rules[option.name]}")) for rules in sets
        )
        others = say("list.semicolon").join(say(f"choice.{option.name}.{value}") for value in option.values)
        title = f"{say(f'option.{option.name}')}<br><code dir='ltr'>{option.name}</code>"
        rows += f'<tr><th scope="row">{title}</th>{cells}{_labelled(say("head.choices"), others)}</tr>'
    head = f'<tr><th scope="col">{say("head.option")}</th>{heads}<th scope="col">{say("head.choices")}</th></tr>'
    return _table("fs-options", say("head.option"), head, rows)


_DRAWN: dict[str, Callable[[Figure, nodes.Element], str]] = {
    "ranks": _ranks,
    "points": _points,
    "clauses": _clauses,
    "options": _options,
    "coverage": coverage,
}
