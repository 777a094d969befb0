"""Tables from the engine: ``{ranks}``, ``{points}``, ``{clauses}``, ``{options}``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from followsuit.cards import Card, Suit
from followsuit.errors import Code, Place, Problem, nearest
from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.games.game import Game, Phase, RuleSet
from followsuit.order import Order, Trumps
from followsuit.sphinx.domain import rules_domain
from followsuit.sphinx.html import Figure
from followsuit.sphinx.nodes import drawn
from followsuit.sphinx.speech import hidden
from followsuit.sphinx.verification import warn

BY_ID = {game.id: game for game in GAMES}


class GameDirective(SphinxDirective):
    """A block about a game, drawn by :func:`draw` under the directive's own name."""

    required_arguments = 1
    games: ClassVar[tuple[str, ...]] = tuple(BY_ID)

    def run(self) -> list[nodes.Node]:
        """Make the node, or warn."""
        game = self.arguments[0]
        path, line = self.get_source_info()
        if game not in self.games:
            message = f'"{game}" is not a game; expected one of {", ".join(self.games)}.'
            warn(Problem(Code.UNKNOWN_RULES, message, hint=nearest(game, self.games)), Place(path, line))
            return []
        node = drawn(kind=self.name, game=game, **self.attributes(game))
        self.set_source_info(node)
        return [node]

    def attributes(self, game: str) -> dict[str, Any]:
        """What else the node needs."""
        return {}


class PhaseDirective(GameDirective):
    """A block about one phase of a game, or about all."""

    option_spec: ClassVar = {"phase": lambda value: directives.choice(value, tuple(Phase))}

    def attributes(self, game: str) -> dict[str, Any]:
        """The phase, and where to find what."""
        return {"phase": self.options.get("phase", "")}


class ClausesDirective(PhaseDirective):
    """The clauses of a game with their statements, each a target; ``trick`` for those that all games share."""

    games: ClassVar[tuple[str, ...]] = ("trick", *BY_ID)

    def attributes(self, game: str) -> dict[str, Any]:
        """The clauses."""
        phase = self.options.get("phase", "")
        listed = CLAUSES.values() if game == "trick" else BY_ID[game].clauses
        ids = [clause.id for clause in listed if phase in ("", clause.phase)]
        own = [name for name in ids if name.startswith("trick.") == (game == "trick")]
        for name in own:
            rules_domain(self.env).note("clause", name, anchor(name))
        shared = [] if game == "trick" else [name for name in _shared(BY_ID[game]) if name in ids]
        return {"clauses": own, "shared": shared}


class OptionsDirective(PhaseDirective):
    """Where tables differ: each option of a game, its choices, and which rule set makes which; each set a target."""

    def attributes(self, game: str) -> dict[str, Any]:
        """The phase; notes the rule sets."""
        for rules in _rule_sets(BY_ID[game]):
            rules_domain(self.env).note("set", rules.id, anchor(rules.id))
        return super().attributes(game)


def _shared(game: Game) -> list[str]:
    """The clauses of every trick that a game does not replace by one of its own."""
    own = {clause.id.partition(".")[2] for clause in game.clauses if not clause.id.startswith("trick.")}
    return [name for name in CLAUSES if name.startswith("trick.") and name.partition(".")[2] not in own - {"lead"}]


def anchor(name: str) -> str:
    """The anchor of a clause or of a rule set."""
    return nodes.make_id(f"rule-{name}")


def setup(app: Sphinx) -> None:
    """Register the directives."""
    app.add_directive("ranks", GameDirective)
    app.add_directive("points", GameDirective)
    app.add_directive("clauses", ClausesDirective)
    app.add_directive("options", OptionsDirective)


# --- drawing


def draw(figure: Figure, node: nodes.Element) -> str:
    """The HTML of a block."""
    return _DRAWN[node["kind"]](figure, node)


def _ranks(figure: Figure, node: nodes.Element) -> str:
    game, say = BY_ID[node["game"]], figure.speech.say
    order = game.order(Trumps.HEARTS)
    rows = [("head.trumps", order, Suit.HEARTS), ("head.plain", order, Suit.SPADES)]
    parts = [_rank_row(figure, say(title), each, suit) for title, each, suit in rows]
    if Suit.DIAMONDS is Suit.HEARTS.same_colour and len(order.suits[Suit.DIAMONDS]) < len(order.suits[Suit.SPADES]):
        parts.append(_rank_row(figure, figure.speech.suit(Suit.DIAMONDS), order, Suit.DIAMONDS))
    parts += [
        _rank_row(figure, say(f"trumps.{trumps}"), game.order(trumps), Suit.SPADES)
        for trumps in (Trumps.ALL, Trumps.NONE)
        if trumps in game.trumps
    ]
    return f'<div class="fs-ranking">{"".join(parts)}</div>'


def _rank_row(figure: Figure, title: str, order: Order, suit: Suit) -> str:
    cards = "".join(_rank(figure, card, order) for card in order.suits[suit])
    return f'<p class="fs-ranks-title">{title}</p><ol class="fs-ranks" role="list" dir="ltr">{cards}</ol>'


def _rank(figure: Figure, card: Card, order: Order) -> str:
    speech = figure.speech
    worth = "" if order.points is None else f'<span class="fs-value">{order.points[card]}</span>'
    separator = ": " if worth else ""
    return f"<li>{speech.card(card)}{hidden(speech.spoken(card) + separator)}{worth}</li>"


def _points(figure: Figure, node: nodes.Element) -> str:
    """A row a rank, a column an order, and the totals."""
    game, say, speech = BY_ID[node["game"]], figure.speech.say, figure.speech
    columns: list[tuple[str, Order, Suit]] = [
        (say("head.trumps"), game.order(Trumps.HEARTS), Suit.HEARTS),
        (say("head.plain"), game.order(Trumps.HEARTS), Suit.SPADES),
        *(
            (say(f"trumps.{trumps}"), game.order(trumps), Suit.SPADES)
            for trumps in (Trumps.NONE, Trumps.ALL)
            if trumps in game.trumps
        ),
    ]
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
    return _table(head, rows, f'<tr><th scope="row">{say("head.total")}</th>{totals}</tr>')


def _table(head: str, rows: str, foot: str = "") -> str:
    """A table that scrolls sideways by itself where the page is too narrow, also by keyboard."""
    foot = f"<tfoot>{foot}</tfoot>" if foot else ""
    table = f'<table class="fs-table-plain"><thead>{head}</thead><tbody>{rows}</tbody>{foot}</table>'
    return f'<div class="fs-scroll" tabindex="0">{table}</div>'


def _worth(order: Order, card: Card) -> int:
    return (order.points or {}).get(card, 0)


def _clauses(figure: Figure, node: nodes.Element) -> str:
    own = "".join(_stated(figure, name, f' id="{anchor(name)}"', here=True) for name in node["clauses"])
    return own + "".join(_stated(figure, name, "", here=False) for name in node["shared"])


def _stated(figure: Figure, name: str, attributes: str, *, here: bool) -> str:
    """A clause with its statement; one that is at home on another page is linked to there."""
    title = figure.speech.say(f"clause.{name}") if here else figure.clause(name)
    head = f'<p class="fs-clause-title">{title}</p><code dir="ltr">{name}</code>'
    statement = figure.speech.say(f"statement.{name}")
    return f'<div class="fs-clause"{attributes}><div>{head}</div><div><p>{statement}</p></div></div>'


def _clause_heading(figure: Figure, node: nodes.Element) -> str:
    return f'<p class="fs-group">{figure.clause(node["clause"])}</p>'


def _options(figure: Figure, node: nodes.Element) -> str:
    game, say, phase = BY_ID[node["game"]], figure.speech.say, node["phase"]
    rule_sets = _rule_sets(game)
    heads = "".join(
        f'<th scope="col" id="{anchor(rules.id)}">{say(f"rules.{rules.id}")} <code dir="ltr">{rules.id}</code></th>'
        for rules in rule_sets
    )
    rows = ""
    for option in game.options:
        if phase and _phase_of(option.clause, option.name) != phase:
            continue
        cells = "".join(f"<td>{say(f'choice.{option.name}.{rules[option.name]}')}</td>" for rules in rule_sets)
        others = "; ".join(say(f"choice.{option.name}.{value}") for value in option.values)
        title = f"{say(f'option.{option.name}')}<br><code dir='ltr'>{option.name}</code>"
        rows += f'<tr><th scope="row">{title}</th>{cells}<td>{others}</td></tr>'
    head = f'<tr><th scope="col">{say("head.option")}</th>{heads}<th scope="col">{say("head.choices")}</th></tr>'
    return _table(head, rows)


def _phase_of(clause: str, option: str) -> str:
    """The phase in which an option matters: the direction is settled before the deal and seen in the play."""
    return "play" if option == "direction" else CLAUSES[clause].phase


def _rule_sets(game: Game) -> list[RuleSet]:
    return [rules for rules in RULE_SETS.values() if rules.game is game]


_DRAWN: dict[str, Callable[[Figure, nodes.Element], str]] = {
    "ranks": _ranks,
    "points": _points,
    "clauses": _clauses,
    "clause-heading": _clause_heading,
    "options": _options,
}
