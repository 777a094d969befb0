"""The opening lead: a deal at the moment at which its play begins, without the auction that led there."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.cards import Card
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.state import Contract, Deal, Hands, State, side_of
from followsuit.games.game import RuleSet
from followsuit.order import Trumps
from followsuit.seats import Seating


def opening(
    rules: RuleSet, trumps: Trumps, seating: Seating, leader: str, hands: Hands, stock: Sequence[Card] = ()
) -> State:
    """The state in which ``leader`` is to lead to the first trick, the rest of the deal being given.

    Everybody who plays needs a hand, all of one size, which may be smaller than the game's; ``stock`` is what may be
    drawn, the top card first. Who sits out in ``seating`` is the partner of a lone maker. Otherwise the leader is the
    maker, which matters to the score alone.

    Raises :exc:`ValueError` for a leader who does not play.
    """
    if leader not in seating.players:
        raise ValueError(f"{leader} does not play; the leader is one of {', '.join(seating.players)}")
    phase = next(place for place, each in enumerate(rules.game.phases) if isinstance(each, Tricks))
    maker = leader
    if seating.out:
        (maker,) = side_of(seating, seating.out) - {seating.out}
    contract = Contract(maker, trumps, alone=seating.out is not None, side=side_of(seating, maker))
    everybody = Seating(seating.seats, seating.sides)
    dealer = seating.seats[seating.seats.index(leader) - 1]
    deal = Deal(rules, everybody, dealer, hands, stock=tuple(stock), complete=True)
    state = State(deal, phase=phase, hands=hands, stock=deal.stock, contract=contract)
    return rules.game.phases[phase].begin(state)
