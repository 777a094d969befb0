"""Roles that need no target: a card, a suit, a computed figure, the name of a rule set."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from followsuit.cards import Suit
from followsuit.errors import Code, Place, Problem, nearest
from followsuit.facts import facts
from followsuit.games import CLAUSES, RULE_SETS
from followsuit.notation.source import Source, Token
from followsuit.notation.words import SYMBOLS, Problems, read_card
from followsuit.sphinx.catalogue import catalogue
from followsuit.sphinx.more import shelf
from followsuit.sphinx.nodes import shown
from followsuit.sphinx.verification import found, warn

Made = tuple[list[nodes.Node], list[nodes.system_message]]


class Role(SphinxRole):
    """A role that either makes a node or says at its own place what is wrong."""

    def run(self) -> Made:
        """Make the node."""
        made = self.make(self.text.strip())
        if isinstance(made, Problem):
            path, line = self.get_source_info()
            warn(made, Place(path, line))
            return [nodes.literal("", self.text)], []
        return [made], []

    def make(self, text: str) -> nodes.Node | Problem:
        """The node for the text of the role, or what is wrong with it."""
        raise AssertionError("every role makes something")


class CardRole(Role):
    """``{card}`9S` ``: a card in the letters of the page's language."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        problems = Problems()
        card = read_card(Token(Source("", text), 0, text), "card", problems)
        return shown("", "", kind="card", value=str(card)) if card else problems.found[0]


class SuitRole(Role):
    """``{suit}`H` ``: the sign of a suit."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        letter = text.translate(SYMBOLS)
        if letter not in list(Suit):
            return Problem(Code.UNKNOWN_TRUMPS, f'"{text}" is not a suit; expected {" ".join(Suit)}.')
        return shown("", "", kind="suit", value=letter)


class FactRole(Role):
    """``{fact}`belote.app:deal.total` ``: a figure that the engine knows."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        name, _, fact = text.partition(":")
        if name not in RULE_SETS:
            hint = nearest(name, RULE_SETS)
            return Problem(Code.UNKNOWN_RULES, f'"{name}" is not a rule set.', hint=hint)
        known = facts(RULE_SETS[name])
        if fact not in known:
            message = f'{name} has no figure "{fact}"; expected one of {", ".join(known)}.'
            return Problem(Code.UNKNOWN_FACT, message, hint=nearest(fact, known))
        return nodes.Text(catalogue(self.env.config.language).number(known[fact]))


class RulesRole(Role):
    """``{rules}`belote.app` ``: what a rule set is called."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        if text not in RULE_SETS:
            return Problem(Code.UNKNOWN_RULES, f'"{text}" is not a rule set.', hint=nearest(text, RULE_SETS))
        return nodes.Text(catalogue(self.env.config.language)(f"rules.{text}"))


class InventoryRole(Role):
    """``{inventory}`scenarios` ``: how many scenarios, rule sets or clauses this build knows, or hands in the bank."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        counts = {
            "scenarios": len(found(self.env).scenes),
            "rule-sets": len(RULE_SETS),
            "clauses": len(CLAUSES),
            "hands": sum(len(hands) for rules in RULE_SETS for hands in shelf(rules).hands.values()),
        }
        if text not in counts:
            return Problem(Code.UNKNOWN_FACT, f'nothing here counts "{text}"; expected one of {", ".join(counts)}.')
        return nodes.Text(catalogue(self.env.config.language).number(counts[text]))


def setup(app: Sphinx) -> None:
    """Register the roles."""
    for name, role in (
        ("card", CardRole),
        ("suit", SuitRole),
        ("fact", FactRole),
        ("rules", RulesRole),
        ("inventory", InventoryRole),
    ):
        app.add_role(name, role())
