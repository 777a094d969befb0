"""The play: trick after trick, with drawing from the stock where there is one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from followsuit.cards import Card, card_set
from followsuit.deal.action import PLAYS, Action, Kind
from followsuit.deal.phases.phase import DealPhase
from followsuit.deal.state import Hands, State, after
from followsuit.trick import Trick


def eldest_leads(state: State) -> str:
    """The player after the dealer, or the next one where that player sits out."""
    leader, out = state.deal.eldest, _sits_out(state)
    return after(state.deal.seating, leader) if leader == out else leader


def _sits_out(state: State) -> str | None:
    """The partner of a lone maker, in a game of teams."""
    contract = state.contract
    if contract is None or not contract.alone or not state.rules.game.may_sit_out:
        return None
    return next(seat for seat in contract.side if seat != contract.maker)


@dataclass(frozen=True)
class Tricks(DealPhase):
    """Tricks until all cards are played. ``leader`` tells who leads to the first."""

    leader: Callable[[State], str] = eldest_leads

    def begin(self, state: State) -> State:
        """The first trick is led to. Hands are noted as they are now."""
        deal, contract = state.deal, state.contract
        assert contract, "trumps are made"
        seating = deal.seating
        out = _sits_out(state)
        if out:
            seating = replace(seating, out=out)
        table = state.rules.table(contract.trumps, seating)
        hands = {seat: state.hands[seat] for seat in seating.players}
        return replace(state, hands=hands, start=hands, trick=table.lead(self.leader(state)))

    def to_act(self, state: State) -> str:
        """Whose turn it is."""
        trick = _trick(state)
        assert trick.to_play, "a trick on the table is not complete"
        return trick.to_play

    def actions(self, state: State) -> tuple[Action, ...]:
        """The cards that may be played, in the order of the hand."""
        trick = _trick(state)
        hand = state.hands[trick.order_of_play[len(trick.cards)]]
        allowed = trick.legal(card_set(hand))
        return tuple(PLAYS[card] for card in hand if card.bit & allowed)

    def refusal(self, state: State, action: Action) -> str:
        """The clause that refuses a card; ``trick.lead`` for what is no card of the hand."""
        trick, card = _trick(state), action.card
        hand = state.hands[self.to_act(state)]
        if action.kind is not Kind.PLAY or card is None or card not in hand:
            return "trick.lead"
        cards = card_set(hand)
        for clause, holding, play in trick.obligations:
            if cards & holding:
                cards &= play
                if not cards & card.bit:
                    return clause
        return ""

    def after(self, state: State, action: Action) -> State:
        """The card is played; a complete trick goes to its winner, who leads to the next."""
        trick, card = _trick(state), action.card
        assert card, "a card is played"
        seat = trick.order_of_play[len(trick.cards)]
        hands = dict(state.hands)
        hands[seat] = tuple(each for each in hands[seat] if each is not card)
        played = trick.play(card)
        if not played.complete:
            return _moved(state, hands, state.stock, state.tricks, played)
        assert played.holder, "somebody takes it"
        stock = _draw(hands, state.stock, played) if state.rules.settings.get("stock") == "yes" else state.stock
        tricks = (*state.tricks, played)
        if hands[played.holder]:  # and so has everybody else
            return _moved(state, hands, stock, tricks, played.table.lead(played.holder))
        return _moved(state, hands, stock, tricks, None).next_phase()


def _draw(hands: dict[str, tuple[Card, ...]], stock: tuple[Card, ...], taken: Trick) -> tuple[Card, ...]:
    """Everybody draws a card, whoever took the trick first, as long as there are enough for all."""
    assert taken.holder, "somebody took it"
    players = taken.table.seating.from_leader(taken.holder)
    if len(stock) < len(players):
        return stock
    for place, seat in enumerate(players):
        hands[seat] = (*hands[seat], stock[place])
    return stock[len(players) :]


def _moved(
    state: State, hands: Hands, stock: tuple[Card, ...], tricks: tuple[Trick, ...], trick: Trick | None
) -> State:
    """The state with what a card changes; written out, because it is made thirty times a deal."""
    return State(
        state.deal,
        state.phase,
        hands,
        stock,
        state.calls,
        state.contract,
        state.discard,
        state.start,
        tricks,
        trick,
    )


def _trick(state: State) -> Trick:
    assert state.trick, "play goes on"
    return state.trick
