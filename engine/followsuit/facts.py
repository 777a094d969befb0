"""Figures about a rule set that prose refers to by name, so that no page types them."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.deal.scoring.card_points import BELOTE, CAPOT
from followsuit.games.game import RuleSet
from followsuit.order import Trumps


def facts(rules: RuleSet) -> Mapping[str, int]:
    """The figures by name.

    ``players``, ``pack.size``, ``hand.size`` (with the fewest players), ``deal.tricks``; where cards have points also
    ``deal.card-points`` (all cards under a trump suit), ``deal.last-trick``, ``deal.total`` and ``deal.capot``,
    ``score.capot`` and ``score.belote``. ``hand.size.6`` is the hand of six players. ``score.target`` wins a game of
    several deals; ``bid.lowest`` and ``bid.highest`` are numbers of points.
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
            "deal.capot": cards + CAPOT,
            "score.capot": CAPOT,
            "score.belote": BELOTE,
        }
    found |= {f"hand.size.{number}": game.hand_size(rules, number) for number in game.players}
    if game.target(rules):
        found["score.target"] = game.target(rules)
    if game.bids:
        found |= {"bid.lowest": game.bids[0], "bid.highest": game.bids[-1]}
    return found
