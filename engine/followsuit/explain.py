"""Saying why: the verdict on a position, the reason a card is refused, and why a trick goes where it goes."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.obligations import Obligation
from followsuit.order import Trumps
from followsuit.position import Position, Ruling
from followsuit.wording import Parameter, Seat, Text


def verdict(position: Position, ruling: Ruling) -> Text:
    """The ruling in a sentence: who may play what or, once the trick is complete, who takes it."""
    if ruling.winner:
        winner = Seat(ruling.winner)
        if ruling.points is None:
            return Text("verdict.takes", {"player": winner})
        worth = position.order.points
        assert worth is not None, "a trick has points where cards have"
        values = " + ".join(str(worth[card]) for card in position.after.cards)
        return Text("verdict.takes-points", {"player": winner, "sum": values, "points": ruling.points})
    return legal_verdict(position, ruling)


def legal_verdict(position: Position, ruling: Ruling) -> Text:
    """Who may play what. The position must have somebody to play."""
    assert position.seat, "somebody is to play"
    player = Seat(position.seat)
    if not position.trick.cards:
        return Text("verdict.lead", {"player": player})
    if not ruling.refused:
        return Text("verdict.all", {"player": player})
    which = "verdict.one" if len(ruling.legal) == 1 else "verdict.some"
    return Text(which, {"player": player, "cards": ruling.legal})


def reason(position: Position, card: Card, obligation: Obligation) -> Text:
    """Why an obligation refuses a card, in a sentence about this trick."""
    situation = position.trick.situation
    assert situation, "only a trick that has begun refuses cards"
    assert position.seat, "and somebody is to play to it"
    assert position.trick.holder, "and somebody holds it"
    parameters: dict[str, Parameter] = {
        "player": Seat(position.seat),
        "holder": Seat(position.trick.holder),
        "suit": situation.led,
        "best": situation.best,
        "card": card,
    }
    kind = obligation.clause.partition(".")[2]
    if kind == "follow":
        led = position.trick.cards[0]
        if card.suit is situation.led and position.order.suit(card) is not situation.led:
            kind = "bower"
        elif led.suit is not situation.led:
            kind, parameters["best"] = "follow-bower", led
    elif kind == "rise" and situation.partner_holds:
        kind = "rise-partner"
    return Text(f"reason.{kind}", parameters)


def settled_by(position: Position, obligation: Obligation) -> str | None:
    """The seat whose card settles why a card is refused: the leader's suit, or the card that holds the trick."""
    follows = obligation.clause.endswith(".follow")
    return position.trick.leader if follows else position.trick.holder


def outcome(position: Position) -> Text:
    """Why a complete trick goes to the player who takes it."""
    trick, order = position.after, position.order
    best = trick.best
    assert best, "an outcome is that of a complete trick"
    led = order.suit(trick.cards[0])
    if order.is_trump(best):
        kind = "trump" if best.suit == order.trumps.suit else "bower"
    elif order.suit(best) is not led:
        kind = "deuce"
    else:
        kind = "suit" if order.trumps in (Trumps.NONE, Trumps.ALL) else "led"
    return Text(f"outcome.{kind}", {"card": best})


def clauses(position: Position, ruling: Ruling) -> tuple[str, ...]:
    """The ids of the clauses at work in a ruling, each once.

    Those that refuse a card come first, in the order in which they are asked; then the one that makes a jack a trump,
    where that jack is in view; then the one by which a complete trick is taken.
    """
    game, order = position.rules.game, position.order
    at_work = [each.clause for each in position.trick.obligations if each in ruling.refused.values()]
    if position.trick.cards and any(order.suit(card) != card.suit for card in position.trick.cards + position.hand):
        at_work.append(game.bower_clause)
    if ruling.winner:
        deuce = outcome(position).id == "outcome.deuce"
        at_work.append(game.last_card_clause if deuce else "trick.win")
    return tuple(dict.fromkeys(at_work))
