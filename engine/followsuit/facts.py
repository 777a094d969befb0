"""Figures about a rule set that prose refers to by name, so that no page types them."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.games.game import RuleSet
from followsuit.order import Trumps


def facts(rules: RuleSet) -> Mapping[str, int]:
    """The figures by name.

    ``players``, ``pack.size``, ``hand.size`` (with the fewest players), ``deal.tricks``; where cards have points also
    ``deal.card-points`` (all cards under a trump suit), ``deal.last-trick`` and ``deal.total``.
    """
    game = rules.game
    players = game.players[0]
    found = {
        "players": players,
        "players.most": game.players[-1],
        "pack.size": len(game.pack),
        "hand.size": game.hand_size(rules, players),
        "deal.tricks": game.hand_size(rules, players)
        if rules.settings.get("stock") != "yes"
        else len(game.pack) // players,
    }
    points = game.order(Trumps.SPADES).points
    if points is not None:
        cards = sum(points.values())
        found |= {
            "deal.card-points": cards,
            "deal.last-trick": game.last_trick_points,
            "deal.total": cards + game.last_trick_points,
        }
    return found
