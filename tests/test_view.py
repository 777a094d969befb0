"""What a player knows of a deal: the own cards, what lies open, what was said, who is known to be a partner."""

from __future__ import annotations

from random import Random

import pytest

from followsuit.cards import BY_NAME
from followsuit.deal.state import State
from followsuit.deal.view import partners_known_to, view
from followsuit.order import Trumps
from tests.deals import BELOTE, EUCHRE, deal, lays_away, opened, played, said, trick_played


def known(state: State) -> dict[str, str]:
    """The partners that each player knows."""
    return {seat: "".join(sorted(partners_known_to(state, seat))) for seat in state.deal.seating.seats}


# --- cards


def test_everybody_sees_the_own_hand_and_the_turned_up_card() -> None:
    state = opened("belote.app")
    for seat in "NESW":
        seen = view(state, seat)
        assert (seen.seat, seen.hand, seen.turn_up) == (seat, state.hands[seat], state.deal.turn_up)
        assert seen.held == {}


def test_everybody_knows_the_table_and_what_was_settled() -> None:
    state = opened("coinche.app")
    seen = view(state, "N")
    assert (seen.rules, seen.seating, seen.dealer) == (state.rules, state.deal.seating, "S")
    assert (seen.maker, seen.trumps, seen.bid) == (None, None, 0)
    seen = view(said(state, "100 H Pass Pass Pass"), "N")
    assert (seen.maker, seen.trumps, seen.bid) == ("W", Trumps.HEARTS, 100)


@pytest.mark.parametrize("auction", ["W: Pass Take", "W: Pass Pass Pass Pass / Pass Take C"])
def test_everybody_knows_who_has_taken_the_turned_up_card(auction: str) -> None:
    state = deal(BELOTE, Auction=auction, Play="", Score="")
    for seat in "NESW":
        assert view(state, seat).held == {BY_NAME["KS"]: "N"}
        assert view(state, seat).calls == state.calls


def test_until_it_is_played() -> None:
    assert view(deal(BELOTE), "W").held == {}


def ordered_up() -> State:
    """North orders up, and the dealer, South, has the card and not yet laid one away."""
    return said(opened("euchre.app"), "Pass OrderUp")


def test_in_euchre_the_dealer_has_it_until_a_card_is_laid_away() -> None:
    state = ordered_up()
    assert view(state, "W").held == {state.deal.turn_up: "S"}
    assert view(lays_away(state, str(state.hands["S"][0])), "W").held == {}


def test_in_euchre_nobody_has_it_when_another_suit_was_named() -> None:
    assert view(deal(EUCHRE, Play="", Score=""), "W").held == {}


def test_only_the_dealer_knows_the_discard() -> None:
    state = ordered_up()
    laid = lays_away(state, str(state.hands["S"][0]))
    assert view(laid, "S").discard == state.hands["S"][0]
    assert all(view(laid, seat).discard is None for seat in "NEW")


def test_who_sits_out_has_no_hand() -> None:
    assert view(deal(EUCHRE, Play="", Score=""), "S").hand == ()


def test_everybody_sees_what_was_played() -> None:
    state = deal(EUCHRE, Play="W: KC 9C KH / W: JS", Score="")
    for seat in "NEW":
        seen = view(state, seat)
        assert seen.tricks == state.tricks
        assert seen.trick is state.trick
    assert view(state, "N").called is None


# --- partners


def test_fixed_partners_are_known_from_the_start() -> None:
    assert known(opened("belote.app")) == {"N": "S", "S": "N", "E": "W", "W": "E"}


def test_picked_partners_and_their_opponents_are_known() -> None:
    state = opened("ninety-two.92q", "4")
    assert set(known(state).values()) == {""}
    picked = said(state, "5 H Pass Pass Pass Partners 3")
    assert known(picked) == {"1": "3", "3": "1", "2": "4", "4": "2"}


def called(card_of: str) -> State:
    """Player 1 names a suit, and then a card that ``card_of`` holds, or that lies in the stock."""
    state = opened("euchre.five-handed", "5")
    suit = next(suit for suit in "SH" if state.deal.turn_up and suit != state.deal.turn_up.suit)
    state = said(state, f"Pass Pass Pass Pass Pass {suit}")
    card = state.stock[0] if card_of == "stock" else state.hands[card_of][0]
    return said(state, f"Partner {card}")


def shown(state: State) -> State:
    """The deal once the called card has been played."""
    chance = Random(1)
    while state.contract and not any(state.contract.card in trick.cards for trick in state.tricks):
        state = trick_played(state, chance)
    return state


def test_a_called_partner_is_a_secret_of_the_holder() -> None:
    state = called("3")
    assert known(state) == {"1": "", "2": "", "3": "1", "4": "", "5": ""}
    assert {view(state, seat).called for seat in "12345"} == {state.hands["3"][0]}


def test_until_the_card_is_played() -> None:
    assert known(shown(called("3"))) == {"1": "3", "3": "1", "2": "45", "4": "25", "5": "24"}


def test_the_card_counts_as_soon_as_it_lies_on_the_table() -> None:
    state = called("3")
    assert str(state.hands["3"][0]) == "QC"
    assert partners_known_to(played(state, "KC AD"), "1") == frozenset()
    assert partners_known_to(played(state, "KC AD QC"), "1") == {"3"}


def test_a_buried_card_stays_unknown() -> None:
    assert set(known(called("stock")).values()) == {""}


def test_who_plays_alone_says_so() -> None:
    state = said(opened("euchre.five-handed", "5"), "OrderUp")
    alone = said(lays_away(state, str(state.hands["5"][0])), "Alone")
    assert known(alone) == {"1": "", "2": "345", "3": "245", "4": "235", "5": "234"}
