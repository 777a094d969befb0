"""What is settled between auction and play: the dealer's discard, the called card, the partners picked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.cards import Card, card_set
from followsuit.deal.action import Action, Kind
from followsuit.deal.view import View
from followsuit.order import Trumps
from followsuit.players.auction import ALONE
from followsuit.players.hand_value import number_of_tricks, tricks
from followsuit.players.standing import costs

SHORT = 12
"""How much each further card of its suit speaks for keeping a card: a void is worth having."""


def discard(view: View, actions: Sequence[Action]) -> Action:
    """Lay away a low card, and a suit with it if that can be."""
    trumps = _trumps(view)
    order, cost, hand = view.rules.game.order(trumps), costs(view.rules, trumps), card_set(view.hand)

    def missed(card: Card) -> int:
        return cost[card] + SHORT * (hand & order.cards(order.suit(card))).bit_count()

    return min(actions, key=lambda action: missed(_card(action)))


def call_partner(view: View, actions: Sequence[Action]) -> Action:
    """Go alone with a hand that needs nobody; else call the highest trump that somebody may hold, or an ace."""
    trumps = _trumps(view)
    order = view.rules.game.order(trumps)
    alone, calls = actions[0], actions[1:]
    strong = tricks(card_set(view.hand), order)
    if strong >= number_of_tricks(view.rules, len(view.seating.seats)) * ALONE:
        return alone
    gone = {card for card in (view.discard, _turned_down(view)) if card}
    possible = [each for each in calls if _card(each) not in gone]
    return max(possible, key=lambda each: (order.is_trump(_card(each)), -order.above(_card(each)).bit_count()))


def pick_partners(view: View, actions: Sequence[Action], chance: Random) -> Action:
    """Pick those who have bid most, best of all in the trumps that were made; else whoever chance has it."""
    liking = {}
    for seat in view.seating.seats:
        bids = [call.action for call in view.calls if call.seat == seat and call.action.kind is Kind.BID]
        said = sum(each.number * (2 if each.trumps is view.trumps else 1) for each in bids)
        liking[seat] = 100 * said + int(chance.random() * 100)
    return max(actions, key=lambda action: sum(liking[seat] for seat in action.seats))


def _trumps(view: View) -> Trumps:
    assert view.trumps, "trumps are made"
    return view.trumps


def _turned_down(view: View) -> Card | None:
    """The turned-up card, where nobody has taken it: it is out of play, and everybody knows it."""
    return view.turn_up if view.turn_up and view.turn_up not in view.held and view.seat != view.dealer else None


def _card(action: Action) -> Card:
    assert action.card, "the action is about a card"
    return action.card
