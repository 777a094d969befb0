"""Tables from the engine: ``{ranks}``, ``{points}``, ``{clauses}``, ``{options}``."""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from followsuit.cards import Suit
from followsuit.errors import Code, Place, Problem, nearest
from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.games.game import Game, Phase, RuleSet
from followsuit.order import Order, Trumps
from followsuit.sphinx.domain import rules_domain
from followsuit.sphinx.nodes import drawn
from followsuit.sphinx.verification import warn

BY_ID = {game.id: game for game in GAMES}


class GameDirective(SphinxDirective):
    """A block about a game, drawn under the directive's own name."""

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
        shared = () if game == "trick" else (each.id for each in BY_ID[game].in_force if each.id in ids)
        return {"clauses": own, "shared": [name for name in shared if name not in own]}


class OptionsDirective(PhaseDirective):
    """Where tables differ: each option of a game, its choices, and which rule set makes which; each set a target."""

    def attributes(self, game: str) -> dict[str, Any]:
        """The phase; notes the rule sets."""
        for rules in rule_sets(BY_ID[game]):
            rules_domain(self.env).note("set", rules.id, anchor(rules.id))
        return super().attributes(game)


def anchor(name: str) -> str:
    """The anchor of a clause or of a rule set."""
    return nodes.make_id(f"rule-{name}")


def rank_rows(game: Game) -> list[tuple[str, Order, Suit]]:
    """The rows of a rank table: what each is called (a message id), the order, and the suit that shows it."""
    order = game.order(Trumps.HEARTS)
    rows = [("head.trumps", order, Suit.HEARTS), ("head.plain", order, Suit.SPADES)]
    if game.bower_clause:
        rows.append(("head.same-colour", order, Suit.HEARTS.same_colour))
    return rows + [
        (f"trumps.{trumps}", game.order(trumps), Suit.SPADES)
        for trumps in (Trumps.ALL, Trumps.NONE)
        if trumps in game.trumps
    ]


def rule_sets(game: Game) -> list[RuleSet]:
    """The rule sets of a game."""
    return [rules for rules in RULE_SETS.values() if rules.game is game]


def setup(app: Sphinx) -> None:
    """Register the directives."""
    app.add_directive("ranks", GameDirective)
    app.add_directive("points", GameDirective)
    app.add_directive("clauses", ClausesDirective)
    app.add_directive("options", OptionsDirective)
