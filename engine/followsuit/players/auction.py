"""Making trumps and bidding: what the hand is worth, what partners have said, and a little daring."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.cards import card_set
from followsuit.deal.action import Action, Kind
from followsuit.deal.state import Call
from followsuit.deal.view import View
from followsuit.order import Trumps
from followsuit.players.hand_value import TRICK, best_trumps, number_of_tricks, of_a_side, tricks
from followsuit.players.standing import costs

SPARE = 13
"""A side that makes trumps wants to expect so many of a hundred tricks more than it needs, give or take its temper."""
TEMPER = 13
ALONE = 92
"""So many of a hundred tricks a player expects who goes alone."""
SUPPORT = 60
"""What a partner's bid in the same trumps adds."""
CAREFUL = 0.8
"""How often an opponent's bid is raised by one step only."""
DOUBLE = 20
"""By so many points a bid must look too high to be doubled."""


def make_trumps(view: View, actions: Sequence[Action], chance: Random) -> Action:
    """Accept the turned-up suit, name another, or pass."""
    temper = _temper(chance)
    best, most = actions[0], -1
    for action in actions:
        if action.kind is Kind.PASS or action.alone:
            continue
        own = _own_if(view, action)
        if own > most:
            best, most = action, own
    in_all = number_of_tricks(view.rules, len(view.seating.seats))
    expected = of_a_side(most, _known(view, best), in_all, len(view.seating.seats), 1)
    must = actions[0].kind is not Kind.PASS
    if not must and expected + _for_the_dealer(view, best) < _needed(view, in_all) + in_all * (SPARE + temper):
        return actions[0]
    alone = [each for each in actions if each.alone and (each.kind, each.trumps) == (best.kind, best.trumps)]
    return alone[0] if alone and most >= in_all * ALONE else best


def _needed(view: View, in_all: int) -> int:
    """Half of the card points; where cards have none, more than half of the tricks."""
    counted = view.rules.game.last_trick_points > 0
    return in_all * TRICK // 2 if counted else (in_all // 2 + 1) * TRICK


def _own_if(view: View, action: Action) -> int:
    """What the hand takes if trumps are made so, with the turned-up card where the player gets it."""
    assert view.turn_up, "trumps are made round a turned-up card"
    trumps = action.trumps or Trumps(view.turn_up.suit.value)
    order, hand = view.rules.game.order(trumps), card_set(view.hand)
    if action.kind is Kind.TAKE:
        return tricks(hand | view.turn_up.bit, order)
    if action.kind is Kind.ORDER_UP and view.seat == view.dealer:
        cost = costs(view.rules, trumps)
        return tricks(hand & ~min(view.hand, key=cost.__getitem__).bit | view.turn_up.bit, order)
    return tricks(hand, order)


def _known(view: View, action: Action) -> int:
    return len(view.hand) + (action.kind is Kind.TAKE)


def _for_the_dealer(view: View, action: Action) -> int:
    """The dealer's new trump helps a partner's side and hurts the other."""
    if action.kind is not Kind.ORDER_UP or view.dealer == view.seat:
        return 0
    return TRICK // 3 if view.dealer in view.partners else -TRICK // 3


def bid(view: View, actions: Sequence[Action], chance: Random) -> Action:
    """Bid, double, redouble or pass."""
    temper = _temper(chance)
    passing = actions[0]
    standing = _standing(view.calls)
    if any(each.kind is Kind.SURCOINCHE for each in actions):
        assert standing, "a double answers a bid"
        sure = _points(view, standing.action.trumps) + 5 * temper >= standing.action.number + 2 * DOUBLE
        return actions[1] if sure else passing
    possible = _possible(view, actions, standing, temper)
    if possible:
        return _number(view, possible, standing, chance)
    double = next((each for each in actions if each.kind is Kind.COINCHE), None)
    return double if double and standing and _too_high(view, standing, temper) else passing


def _possible(view: View, actions: Sequence[Action], standing: Call | None, temper: int) -> list[Action]:
    """The bids that the hand is worth, in its best trumps, the lowest first."""
    bids = [each for each in actions if each.kind is Kind.BID]
    if not bids:
        return []
    support = _support(view)
    choices = tuple(dict.fromkeys(each.trumps for each in bids if each.trumps))
    best = best_trumps(card_set(view.hand), view.rules, choices, support)
    reach = _reach(view, best, support.get(best, 0), temper)
    numbers = [each for each in bids if each.trumps is best and each.number <= reach]
    leaves_partner = standing is not None and standing.seat in view.partners and best not in support
    return numbers[1:] if leaves_partner else numbers  # to leave a partner's trumps wants something to spare


def _number(view: View, bids: list[Action], standing: Call | None, chance: Random) -> Action:
    """Open near to what the hand is worth; later, raise as little as possible, or seldom by one more."""
    if standing is None:
        return bids[-2:][0]
    careful = standing.seat in view.partners or chance.random() < CAREFUL
    return bids[0] if careful else bids[:2][-1]


def _standing(calls: Sequence[Call]) -> Call | None:
    return next((call for call in reversed(calls) if call.action.kind is Kind.BID), None)


def _support(view: View) -> dict[Trumps, int]:
    """The trumps that partners have bid."""
    bids = [call.action.trumps for call in view.calls if call.seat in view.partners and call.action.trumps]
    return dict.fromkeys(bids, SUPPORT)


def _expected(view: View, trumps: Trumps, support: int) -> int:
    """The tricks of the own side, in hundredths, before anybody is known to be on it."""
    players = len(view.seating.seats)
    own = tricks(card_set(view.hand), view.rules.game.order(trumps)) + support
    return of_a_side(own, len(view.hand), number_of_tricks(view.rules, players), players, players // 2 - 1)


def _points(view: View, trumps: Trumps | None, support: int = 0) -> int:
    """The card points of the own side."""
    assert trumps, "a bid names trumps"
    worth = view.rules.game.order(trumps).points
    total = sum(worth.values()) + view.rules.game.last_trick_points if worth else 0
    in_all = number_of_tricks(view.rules, len(view.seating.seats)) * TRICK
    return total * _expected(view, trumps, support) // in_all


def _reach(view: View, trumps: Trumps, support: int, temper: int) -> int:
    """The highest number that a player would bid: card points, or tricks where cards have none."""
    if view.rules.game.order(trumps).points is None:
        return (_expected(view, trumps, support) + 5 * temper) // TRICK
    return _points(view, trumps, support) + temper


def _too_high(view: View, standing: Call, temper: int) -> bool:
    """Whether the opponents' bid must fail, if the bidder holds as much as the bid says."""
    trumps = standing.action.trumps
    assert trumps, "a bid names trumps"
    worth = view.rules.game.order(trumps).points
    total = sum(worth.values()) + view.rules.game.last_trick_points if worth else 0
    own = tricks(card_set(view.hand), view.rules.game.order(trumps))
    in_all = number_of_tricks(view.rules, len(view.seating.seats)) * TRICK
    return total * own // in_all + temper >= max(0, total - standing.action.number) + DOUBLE


def _temper(chance: Random) -> int:
    """How daring a player is this time: a number about nought."""
    return int(chance.random() * TEMPER) - TEMPER // 2
