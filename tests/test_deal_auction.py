"""Auctions: who speaks, what may be said, by which clause not, and what comes of it."""

from __future__ import annotations

import pytest

from followsuit.cards import BY_NAME, parse_cards
from followsuit.deal.action import PASS, Action, Kind
from followsuit.deal.state import Contract, State, begin
from followsuit.order import Trumps
from tests.deals import BELOTE, deal, discard, lays_away, may_say, opened, refusal, said
from tests.helpers import names


def contract(state: State) -> Contract:
    assert state.contract
    return state.contract


def turned(state: State) -> str:
    """The letter of the turned-up suit."""
    assert state.deal.turn_up
    return state.deal.turn_up.suit.value


def other_suits(state: State) -> list[str]:
    return [suit for suit in "SHDC" if suit != turned(state)]


# --- Belote


@pytest.mark.parametrize(("rules", "first", "second"), [("belote.app", "W", "N"), ("belote.table", "E", "N")])
def test_belote_the_player_after_the_dealer_speaks_first(rules: str, first: str, second: str) -> None:
    state = opened(rules, "S")
    assert state.to_act == state.deal.eldest == first
    assert said(state, "Pass").to_act == second


def test_belote_first_round_the_turned_up_suit_or_a_pass() -> None:
    state = opened("belote.app")
    assert may_say(state) == "Pass, Take"
    taken = said(state, "Pass Take")
    assert contract(taken).maker == "N"
    assert contract(taken).trumps == turned(state)
    assert contract(taken).side == {"N", "S"}


def test_belote_the_turned_up_suit_may_be_named_by_its_taker() -> None:
    state = opened("belote.app")
    assert contract(said(state, f"Take {turned(state)}")).trumps == turned(state)


def test_belote_another_suit_waits_for_the_second_round() -> None:
    state = opened("belote.app")
    assert refusal(state, f"Take {other_suits(state)[0]}") == "belote.bid-1"


def test_belote_second_round_one_of_the_other_three_suits() -> None:
    state = said(opened("belote.app"), "Pass Pass Pass Pass")
    assert may_say(state) == ", ".join(["Pass", *(f"Take {suit}" for suit in other_suits(state))])
    assert contract(said(state, f"Take {other_suits(state)[2]}")).trumps == other_suits(state)[2]


@pytest.mark.parametrize("call", ["Take", "Take {}"])
def test_belote_the_turned_up_suit_is_barred_in_the_second_round(call: str) -> None:
    state = said(opened("belote.app"), "Pass Pass Pass Pass")
    assert refusal(state, call.format(turned(state))) == "belote.bid-2"


def test_belote_all_pass_twice_and_the_deal_is_void() -> None:
    state = said(opened("belote.app"), "Pass " * 7)
    assert not state.over
    assert PASS in state.actions(), "the dealer need not take either"
    void = state.after(PASS)
    assert void.void
    assert void.over
    assert void.to_act is None
    assert void.actions() == ()


@pytest.mark.parametrize("auction", ["Pass Take", "Pass Pass Pass Pass Pass Take {}"])
def test_belote_the_taker_gets_the_turned_up_card_and_two_more(auction: str) -> None:
    state = opened("belote.app")
    taken = said(state, auction.format(other_suits(state)[0]))
    assert state.deal.turn_up in taken.hands["N"]
    assert {len(hand) for hand in taken.hands.values()} == {8}
    assert taken.stock == ()
    # three for West, two for North besides the card, three for East and South
    assert taken.hands["W"][5:] == state.stock[:3]
    assert taken.hands["N"][5:] == (state.deal.turn_up, *state.stock[3:5])
    assert taken.hands["E"][5:] == state.stock[5:8]
    assert taken.hands["S"][5:] == state.stock[8:]


def test_belote_complete_hands_are_dealt_no_more_cards() -> None:
    whole = deal(BELOTE, Play="", Score="").hands
    hands = " / ".join(f"{seat}: {names(hand)}" for seat, hand in whole.items())
    state = deal(BELOTE, Hands=hands, Stock="", Play="", Score="")
    assert state.deal.complete
    assert state.start == whole


# --- Euchre


def test_euchre_ordering_up_makes_the_turned_up_suit_trumps() -> None:
    state = opened("euchre.app")
    assert may_say(state) == "Pass, OrderUp, OrderUp Alone"
    ordered = said(state, "Pass OrderUp")
    assert contract(ordered).maker == "N"
    assert contract(ordered).trumps == turned(state)
    assert not contract(ordered).alone


def test_euchre_the_dealer_takes_the_card_and_discards_one() -> None:
    state = said(opened("euchre.app"), "Pass OrderUp")
    assert state.to_act == "S"
    assert len(state.hands["S"]) == 6
    assert state.deal.turn_up == state.hands["S"][-1]
    laid = lays_away(state, str(state.hands["S"][0]))
    assert laid.discard == state.hands["S"][0]
    assert laid.hands["S"] == state.hands["S"][1:]
    assert laid.to_act == "W"


def test_euchre_the_card_just_taken_may_be_the_one() -> None:
    state = said(opened("euchre.app"), "OrderUp")
    assert state.refusal(discard(str(state.deal.turn_up))) == ""


def test_euchre_the_card_just_taken_may_not_be_the_one_where_that_is_agreed() -> None:
    state = said(opened("euchre.app dealer-discard=not-turn-up"), "OrderUp")
    assert state.refusal(discard(str(state.deal.turn_up))) == "euchre.order-up"
    assert len(state.actions()) == 5


def test_euchre_nothing_but_a_held_card_is_discarded() -> None:
    state = said(opened("euchre.app"), "OrderUp")
    assert state.refusal(discard(str(state.hands["N"][0]))) == "euchre.order-up"
    assert state.refusal(PASS) == "euchre.order-up"


def test_euchre_after_four_passes_each_names_another_suit() -> None:
    state = said(opened("euchre.app"), "Pass Pass Pass Pass")
    suits = other_suits(state)
    assert may_say(state) == ", ".join(["Pass", *suits, *(f"{suit} Alone" for suit in suits)])
    assert refusal(state, turned(state)) == "euchre.call"
    assert refusal(state, "OrderUp") == "euchre.call"
    named = said(state, f"Pass {suits[1]}")
    assert contract(named).trumps == suits[1]
    assert named.discard is None
    assert named.to_act == "W"
    assert len(named.hands["S"]) == 5


def test_euchre_a_suit_cannot_be_named_before() -> None:
    state = opened("euchre.app")
    assert refusal(state, other_suits(state)[0]) == "euchre.order-up"


def test_euchre_alone() -> None:
    passed = said(opened("euchre.app"), "Pass " * 5)
    state = said(passed, f"{other_suits(passed)[0]} Alone")
    assert contract(state).alone
    assert state.hands.keys() == set("NEW")


def test_euchre_all_pass_twice() -> None:
    assert said(opened("euchre.app"), "Pass " * 8).void


def test_euchre_the_dealer_is_stuck_where_that_is_agreed() -> None:
    state = said(opened("euchre.app stick-the-dealer=yes"), "Pass " * 7)
    assert state.to_act == "S"
    assert refusal(state, "Pass") == "euchre.redeal"
    assert "Pass" not in may_say(state)
    assert contract(said(state, other_suits(state)[0])).maker == "S"


# --- five-handed Euchre


def five(auction: str, rules: str = "euchre.five-handed") -> State:
    """Player 5 deals and lays the first card away, if any."""
    state = said(opened(rules, "5"), auction)
    return lays_away(state, str(state.hands["5"][0])) if state.actions()[0].kind is Kind.DISCARD else state


def test_five_handed_nobody_says_alone_with_the_suit() -> None:
    assert may_say(opened("euchre.five-handed", "5")) == "Pass, OrderUp"


def test_five_handed_the_suit_that_is_turned_down_is_barred() -> None:
    state = five("Pass " * 5)
    assert refusal(state, turned(state)) == "five.call"


def test_five_handed_the_dealer_is_stuck() -> None:
    state = five("Pass " * 9)
    assert state.to_act == "5"
    assert refusal(state, "Pass") == "five.stick"


def test_five_handed_the_maker_names_a_card_after_the_discard() -> None:
    state = five("Pass OrderUp")
    assert state.discard
    assert state.to_act == "2"
    assert contract(state).side == {"2"}, "until somebody is named"
    card = state.hands["4"][0]
    called = said(state, f"Partner {card}")
    assert contract(called).card == card
    assert contract(called).side == {"2", "4"}
    assert called.to_act == "1"


def test_five_handed_no_card_of_the_own_hand() -> None:
    state = five("Pass OrderUp")
    assert refusal(state, f"Partner {state.hands['2'][0]}") == "five.partner"
    assert refusal(state, "Pass") == "five.partner"


def test_five_handed_alone() -> None:
    state = said(five("Pass OrderUp"), "Alone")
    assert contract(state).alone
    assert contract(state).side == {"2"}
    assert state.hands.keys() == set("12345")


def test_five_handed_a_card_of_the_stock_is_buried() -> None:
    state = five("OrderUp")
    buried = said(state, f"Partner {state.stock[0]}")
    assert contract(buried).side == {"1"}
    assert not contract(buried).alone


def test_five_handed_the_dealers_discard_is_buried() -> None:
    state = five("OrderUp")
    assert contract(said(state, f"Partner {state.discard}")).side == {"1"}


def test_five_handed_the_named_card_may_be_a_trump_or_not() -> None:
    trumps = "JH JD AH KH QH 10H 9H 8H"
    free, plain = (opened(f"euchre.five-handed call-trump={value}", "5") for value in ("yes", "no"))
    suit = "H" if turned(free) != "H" else "D"
    named = [said(state, "Pass " * 5 + suit) for state in (free, plain)]
    trumps = trumps if suit == "H" else trumps.translate(str.maketrans("HD", "DH"))
    for card in parse_cards(trumps):
        held = card in named[0].hands["1"]
        assert refusal(named[0], f"Partner {card}") == ("five.partner" if held else "")
        assert refusal(named[1], f"Partner {card}") == "five.partner"
    assert len(named[0].actions()) == 1 + 28 - 5
    assert refusal(named[1], "Alone") == ""


# --- Coinche


def test_coinche_a_bid_is_80_to_160_or_capot_with_any_trumps() -> None:
    state = opened("coinche.app")
    assert len(state.actions()) == 1 + 10 * 6
    assert may_say(state).startswith("Pass, 80 S, 80 H, 80 D, 80 C, 80 NT, 80 AT, 90 S")
    assert may_say(state).endswith("160 AT, Capot S, Capot H, Capot D, Capot C, Capot NT, Capot AT")
    assert refusal(state, "85 H") == refusal(state, "170 H") == refusal(state, "70 NT") == "coinche.bid"


def test_coinche_each_bid_is_higher_than_the_one_before() -> None:
    state = said(opened("coinche.app"), "90 H")
    assert refusal(state, "90 S") == refusal(state, "80 AT") == "coinche.bid"
    assert refusal(state, "100 S") == refusal(state, "160 NT") == refusal(state, "Capot H") == ""
    assert may_say(said(state, "Capot AT")) == "Pass, Coinche"


def test_coinche_three_passes_end_the_auction_so_that_nobody_raises_an_own_bid() -> None:
    state = said(opened("coinche.app"), "Pass 80 H Pass Pass")
    assert state.contract is None
    settled = said(state, "Pass")
    assert contract(settled) == Contract("N", Trumps.HEARTS, 80, side=frozenset("NS"))
    assert settled.to_act == "W"
    assert refusal(settled, "90 H")


def test_coinche_whoever_has_passed_may_come_back() -> None:
    state = said(opened("coinche.app"), "Pass 80 H Pass Pass 90 S Pass Pass Pass")
    assert (contract(state).maker, contract(state).number) == ("W", 90)


def test_coinche_four_passes_are_void() -> None:
    assert said(opened("coinche.app"), "Pass Pass Pass Pass").void


def test_coinche_only_an_opponent_of_the_bidder_may_coinche_and_in_turn() -> None:
    state = opened("coinche.app")
    assert refusal(state, "Coinche") == "coinche.double"
    bid = said(state, "80 H")
    assert refusal(bid, "Coinche") == ""
    assert refusal(said(bid, "Pass"), "Coinche") == "coinche.double"
    assert refusal(said(bid, "Pass Pass"), "Coinche") == ""


def test_coinche_then_only_the_bidders_side_speaks() -> None:
    state = said(opened("coinche.app"), "80 H Coinche")
    assert state.to_act == "E"
    assert may_say(state) == "Pass, Surcoinche"
    assert refusal(state, "90 H") == refusal(state, "Coinche") == "coinche.double"
    assert said(state, "Pass").to_act == "W"
    assert contract(said(state, "Pass Pass")).doubled == 2


def test_coinche_the_bidder_speaks_first_where_the_next_player_doubled_from_behind() -> None:
    state = said(opened("coinche.app"), "80 H Pass Pass Coinche")
    assert state.to_act == "W"
    assert said(state, "Pass").to_act == "E"


@pytest.mark.parametrize(("rules", "times"), [("coinche.app", 4), ("coinche.official surcoinche=3", 3)])
@pytest.mark.parametrize("answer", ["Surcoinche", "Pass Surcoinche"])
def test_coinche_a_surcoinche_ends_the_auction(rules: str, times: int, answer: str) -> None:
    state = said(opened(rules), f"80 H Coinche {answer}")
    assert contract(state).doubled == times
    assert state.to_act == "W"


def test_coinche_a_surcoinche_answers_a_coinche() -> None:
    assert refusal(said(opened("coinche.app"), "80 H"), "Surcoinche") == "coinche.double"


def test_coinche_capot() -> None:
    state = said(opened("coinche.app"), "Capot NT Pass Pass Pass")
    assert contract(state).number == 250
    assert contract(state).trumps is Trumps.NONE


# --- Ninety-two


@pytest.mark.parametrize("rules", ["ninety-two.draw", "ninety-two.92q"])
@pytest.mark.parametrize(("players", "tricks"), [(4, 13), (6, 8), (8, 6)])
def test_ninety_two_a_bid_is_a_number_of_tricks_and_a_suit(rules: str, players: int, tricks: int) -> None:
    state = opened(rules, "1", players=players)
    assert len(state.actions()) == 1 + 4 * tricks
    assert refusal(state, f"{tricks} H") == ""
    assert refusal(state, f"{tricks + 1} H") == refusal(state, "0 H") == refusal(state, "5 NT") == "ninety-two.bid"


def test_ninety_two_more_tricks_than_before_in_any_suit() -> None:
    state = said(opened("ninety-two.92q", "4"), "5 D")
    assert refusal(state, "5 S") == "ninety-two.bid"
    assert refusal(state, "6 D") == ""


def test_ninety_two_nobody_coinches() -> None:
    assert refusal(said(opened("ninety-two.92q", "4"), "5 D"), "Coinche") == "ninety-two.bid"


def test_ninety_two_a_pass_is_for_good() -> None:
    state = said(opened("ninety-two.92q", "4"), "5 D Pass 6 D Pass")
    assert state.to_act == "1"
    assert said(state, "7 D").to_act == "3"
    last = said(state, "7 D Pass")
    assert (contract(last).maker, contract(last).number) == ("1", 7)


def test_ninety_two_the_last_to_speak_may_have_it_at_once() -> None:
    assert contract(said(opened("ninety-two.92q", "4"), "Pass Pass Pass 1 C")).maker == "4"


def test_ninety_two_all_pass() -> None:
    assert said(opened("ninety-two.draw", "4"), "Pass Pass Pass Pass").void


@pytest.mark.parametrize(("players", "partners", "choices"), [(4, 1, 3), (6, 2, 10), (8, 3, 35)])
def test_ninety_two_the_highest_bidder_picks(players: int, partners: int, choices: int) -> None:
    state = said(opened("ninety-two.92q", str(players), players=players), "5 D" + " Pass" * (players - 1))
    assert state.to_act == "1"
    assert contract(state).side == {"1"}, "until somebody is picked"
    assert len(state.actions()) == choices
    others = [str(number) for number in range(players, 1, -1)]
    assert state.refusal(Action(Kind.PARTNERS, seats=tuple(others[:partners]))) == "", "in any order"
    picked = said(state, f"Partners {' '.join(others[:partners])}")
    assert contract(picked).side == {"1", *others[:partners]}
    for wrong in (others[: partners + 1], others[: partners - 1], ["1", *others[1:partners]]):
        assert state.refusal(Action(Kind.PARTNERS, seats=tuple(wrong))) == "ninety-two.partners"


# --- a deal


def test_a_deal_begins_with_the_cards_as_they_were_dealt() -> None:
    state = opened("belote.app")
    assert begin(state.deal) == state
    assert state.rules.id == "belote.app"
    assert refusal(state, "Alone") == "belote.bid-1"
    assert state.deal.turn_up is BY_NAME[str(state.deal.turn_up)]
