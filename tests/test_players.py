"""Players bid and play by what they see: always legally, always the same from the same seed, and as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from followsuit.cards import BY_NAME, Card
from followsuit.deal.action import PASS, PLAYS, Action, Kind
from followsuit.deal.play_out import random_deal
from followsuit.deal.scoring.score import Ending
from followsuit.deal.state import State, begin
from followsuit.deal.view import View, view
from followsuit.games import RULE_SETS
from followsuit.notation.calls import read_calls
from followsuit.notation.words import Problems
from followsuit.order import Trumps
from followsuit.players.hand_value import number_of_tricks, of_a_side, tricks
from followsuit.players.player import choose, play_out
from followsuit.players.standing import costs
from followsuit.trick import Trick
from tests.deals import any_rules, rule_set
from tests.helpers import bits, names, position, token

EVERY = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, rules in RULE_SETS.items()
    for players in rules.game.players
]


def deals(name: str, players: int | None = None, number: int = 20, *, options: bool = False) -> Iterator[list[State]]:
    """The states of deals that players bid and play."""
    for seed in range(number):
        chance = Random(seed)
        rules = any_rules(RULE_SETS[name], chance) if options else RULE_SETS[name]
        yield list(play_out(random_deal(rules, chance, players), chance))


# --- in every game


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_action_is_legal_under_any_options_and_the_deal_comes_to_its_end(name: str, players: int) -> None:
    for states in deals(name, players, 6, options=True):
        assert states[-1].over
        for before, after in pairwise(states):
            assert any(before.after(action) == after for action in before.actions())


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_same_seed_plays_the_same_deal(name: str) -> None:
    assert [states[-1].tricks for states in deals(name, number=5)] == [
        states[-1].tricks for states in deals(name, number=5)
    ]


@pytest.mark.parametrize("name", RULE_SETS)
def test_what_a_player_does_does_not_depend_on_cards_that_nobody_has_shown(name: str) -> None:
    """The other hands and the stock are dealt again, and the player does the same."""
    for states in deals(name, number=4):
        for state in states[:-1]:
            seat = state.to_act
            assert seat
            seen = view(state, seat)
            others = replace(state, hands={**dict.fromkeys(state.hands, ()), seat: state.hands[seat]}, stock=())
            if state.contract and state.contract.card:
                continue  # who is the partner shows in the view, by the very cards
            assert view(others, seat) == seen
            assert choose(seen, state.actions(), Random(1)) == choose(view(others, seat), state.actions(), Random(1))


SENSIBLE = {
    "belote.table": (0.6, 0.9),
    "belote.app": (0.6, 0.9),
    "coinche.app": (0.5, 0.9),
    "coinche.official": (0.5, 0.9),
    "euchre.app": (0.6, 0.95),
    "euchre.five-handed": (0.6, 0.95),
    "ninety-two.draw": (0.1, 0.6),
    "ninety-two.92q": (0.1, 0.6),
}
"""Between which shares of its contracts a table makes; exactly the tricks bid are hard to come to."""


@pytest.mark.parametrize("name", RULE_SETS)
def test_contracts_are_sensible(name: str) -> None:
    ends = Counter(RULE_SETS[name].game.score(states[-1]).ending for states in deals(name, number=60))
    low, high = SENSIBLE[name]
    assert low < ends[Ending.MADE] / (60 - ends[Ending.VOID]) < high
    assert ends[Ending.VOID] < 18


def calls(name: str, number: int) -> Counter[Kind]:
    """How often each call was made."""
    return Counter(call.action.kind for states in deals(name, number=number) for call in states[-1].calls)


def test_a_bid_is_now_and_then_doubled_and_redoubled() -> None:
    said = calls("coinche.app", 250)
    assert 0 < said[Kind.COINCHE] < 50
    assert 0 < said[Kind.SURCOINCHE] < said[Kind.COINCHE]


@pytest.mark.parametrize("name", ["belote.app", "euchre.app", "euchre.five-handed"])
def test_trumps_are_made_in_both_rounds(name: str) -> None:
    first = second = 0
    for states in deals(name, number=60):
        passes = sum(call.action.kind is Kind.PASS for call in states[-1].calls)
        players = len(states[-1].deal.seating.seats)
        first += passes < players
        second += players <= passes < 2 * players
    assert first > 15
    assert second > 5


def test_alone_is_rare_and_happens() -> None:
    for name in ("euchre.app", "euchre.five-handed"):
        alone = sum(bool(states[-1].contract and states[-1].contract.alone) for states in deals(name, number=60))
        assert 0 < alone < 15


def test_a_stuck_dealer_names_a_suit() -> None:
    rules = rule_set("euchre.app stick-the-dealer=yes")
    ended = [list(play_out(random_deal(rules, Random(seed)), Random(seed)))[-1] for seed in range(60)]
    assert not any(state.void for state in ended)


# --- calls


def dealt(rules: str, hand: str, turn_up: str = "", dealer: str = "S", calls: str = "") -> State:
    """A deal in which the player after the dealer holds these cards, and the others what is left."""
    chosen = rule_set(rules)
    taken = {BY_NAME[each] for each in f"{hand} {turn_up}".split()}
    rest = [card for card in chosen.game.pack if card not in taken]
    eldest = tuple(BY_NAME[each] for each in hand.split())
    seating = chosen.seating(chosen.game.players[0], lettered=chosen.game.teams)
    size = len(eldest)
    hands: dict[str, tuple[Card, ...]] = {}
    order = seating.from_leader(seating.seats[(seating.seats.index(dealer) + 1) % len(seating.seats)])
    for seat in order:
        hands[seat], rest = (eldest, rest) if not hands else (tuple(rest[:size]), rest[size:])
    game = chosen.game.dealing.deal(chosen, seating, dealer, chosen.game.pack)
    return begin(replace(game, hands=hands, turn_up=BY_NAME[turn_up] if turn_up else None, stock=tuple(rest)))


def said(state: State) -> set[str]:
    """What the player says whose turn it is, by every temper."""
    seat = state.to_act
    assert seat
    return {str(choose(view(state, seat), state.actions(), Random(seed))) for seed in range(20)}


def passed(state: State, times: int = 1) -> State:
    for _ in range(times):
        state = state.after(PASS)
    return state


def test_a_strong_hand_takes_and_a_weak_one_passes() -> None:
    assert said(dealt("belote.app", "JH 9H AC AD 10C", "AH")) == {"Take"}
    assert said(dealt("belote.app", "7H 8C 7S 8D QC", "9H")) == {"Pass"}


def test_a_hand_between_them_depends_on_the_temper() -> None:
    assert said(dealt("belote.app", "JH 8H KC AD 7C", "7H")) == {"Pass", "Take"}


def test_in_the_second_round_the_best_suit_is_named() -> None:
    assert said(passed(dealt("belote.app", "JS 9S AS AD 7C", "7H"), 4)) == {"Take S"}


def test_who_partners_the_dealer_orders_up_sooner_than_who_does_not() -> None:
    hand = "AH 10H 9S AD KC"
    against = dealt("euchre.app", hand, "QH", dealer="S")
    assert said(against) == {"Pass"}
    with_the_dealer = replace(against, deal=replace(against.deal, dealer="E"))
    assert with_the_dealer.to_act == "S"
    swapped = replace(with_the_dealer, hands=_swapped(against, "W", "S"))
    assert said(
        passed(replace(swapped, deal=replace(swapped.deal, dealer="E"), hands=_swapped(against, "W", "W")), 1)
    ) == {
        "OrderUp",
        "Pass",
    }


def _swapped(state: State, one: str, other: str) -> dict[str, tuple[Card, ...]]:
    return {**state.hands, one: state.hands[other], other: state.hands[one]}


def test_the_dealer_counts_the_card_that_is_turned_up() -> None:
    three = "JH AH 9D QC KS"
    state = passed(dealt("euchre.app", "9S 10S 9C 10C 9H", "QH"), 3)
    assert state.to_act == "S"
    assert said(replace(state, hands={**state.hands, "S": _cards(three)})) == {"OrderUp"}
    assert said(replace(state, hands={**state.hands, "S": _cards("10D 9D QC KS AC")})) == {"Pass"}


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(BY_NAME[each] for each in text.split())


def test_two_bowers_and_the_best_trumps_go_alone() -> None:
    assert said(dealt("euchre.app", "JH JD AH KH AS", "QH")) == {"OrderUp Alone"}


def test_a_dealer_who_is_stuck_names_the_best_of_a_bad_hand() -> None:
    state = dealt("euchre.app stick-the-dealer=yes", "9S 10S 9C 10C 9H", "QH")
    assert said(passed(replace(state, hands=_swapped(state, "W", "S")), 7)) == {"S", "C"} & said(
        passed(replace(state, hands=_swapped(state, "W", "S")), 7)
    )


def trumps_bid(state: State) -> set[str]:
    return {words.split()[-1] for words in said(state)}


def numbers_bid(state: State) -> set[int]:
    return {int(words.split()[0]) for words in said(state)}


STRONG = "JH 9H AH 10H AC AD 7C 8D"


def test_a_bid_is_one_that_the_hand_is_worth() -> None:
    state = dealt("coinche.app", STRONG)
    assert trumps_bid(state) == {"H"}
    assert numbers_bid(state) <= {100, 110, 120, 130, 140}
    assert said(dealt("coinche.app", "7H 8H 7C 8C 7D 8D 7S QS")) == {"Pass"}


def test_aces_and_tens_are_for_no_trumps_jacks_and_nines_for_all() -> None:
    assert trumps_bid(dealt("coinche.app", "AH 10H AC 10C AD 10D AS 10S")) == {"NT"}
    assert trumps_bid(dealt("coinche.app", "JH 9H JC 9C JD 9D JS 9S")) == {"AT"}


def bidding(calls: str, hand: str, rules: str = "coinche.app") -> State:
    """West's turn in the second round, after calls that begin with West's."""
    state = dealt(rules, hand)
    for action, _ in read_calls(token(calls), state.deal.seating.seats, Problems(), alone_in_one=False):
        assert not state.refusal(action)
        state = state.after(action)
    assert state.to_act == state.deal.eldest
    return state


def test_a_partner_who_has_bid_the_suit_is_raised_and_one_who_has_bid_another_is_left_alone() -> None:
    assert trumps_bid(bidding("Pass Pass 90 H Pass", STRONG)) == {"H"}
    assert numbers_bid(bidding("Pass Pass 90 H Pass", STRONG)) == {100}
    assert said(bidding("Pass Pass 120 S Pass", "JH 9H 8H 7C QC AD 8D 7S")) == {"Pass"}


def test_a_bid_that_cannot_be_made_is_doubled() -> None:
    against = "JS 9S AS 10S KS AD AC AH"
    assert "Coinche" in said(bidding("Pass Pass Pass 160 S", against))
    assert said(bidding("Pass Pass Pass 160 S", "7H 8H 7C 8C 7D 8D 7S QS")) == {"Pass"}


def test_over_the_highest_bid_there_is_nothing_to_say() -> None:
    assert said(bidding("Pass Pass Pass Capot S", "7H 8H 7C 8C 7D 8D 7S QS")) == {"Pass"}


def test_who_is_sure_of_the_bid_redoubles() -> None:
    assert said(bidding("80 H Pass Pass Coinche", "JH 9H AH 10H KH QH AC AD")) == {"Surcoinche"}
    assert said(bidding("80 H Pass Pass Coinche", "JH 8H 7H 10D 7C 8C QC 8S")) == {"Pass"}


def test_tricks_are_bid_where_cards_have_no_points() -> None:
    state = dealt("ninety-two.92q", "QH 9H AH KH JH 10H 8H AS KS AD 2C 3C 4C", dealer="4")
    assert {words.split()[1] for words in said(state)} == {"H"}
    assert {int(words.split()[0]) for words in said(state)} <= {8, 9, 10}


# --- between auction and play


def chosen(state: State) -> str:
    (only,) = said(state)
    return only


def test_the_dealer_lays_away_a_low_card_that_is_alone_in_its_suit() -> None:
    state = dealt("euchre.app", "JH 9H 9S QC KC", "QH")
    state = replace(state, hands=_swapped(state, "W", "S")).after(Action(Kind.ORDER_UP))
    assert chosen(state) == "9S"


def test_the_highest_trump_that_somebody_may_hold_is_called() -> None:
    state = dealt("euchre.five-handed", "JH AH KH 9S 8C", "QH", dealer="5").after(Action(Kind.ORDER_UP))
    state = state.after(Action(Kind.DISCARD, state.hands["5"][0]))
    assert chosen(state) == "Partner JD"


def test_where_no_trump_may_be_called_it_is_an_ace() -> None:
    state = dealt("euchre.five-handed call-trump=no", "JH AH KH 9S 8C", "QH", dealer="5").after(Action(Kind.ORDER_UP))
    state = state.after(Action(Kind.DISCARD, state.hands["5"][0]))
    assert chosen(state) in ("Partner AS", "Partner AC", "Partner AD")


def test_a_hand_that_needs_nobody_calls_nobody() -> None:
    state = dealt("euchre.five-handed", "JH JD AH KH 10H", "QH", dealer="5").after(Action(Kind.ORDER_UP))
    state = state.after(Action(Kind.DISCARD, state.hands["5"][0]))
    assert chosen(state) == "Alone"


def test_a_card_that_was_turned_down_is_not_called() -> None:
    state = passed(dealt("euchre.five-handed", "JH AH KH 9S 8C", "JD", dealer="5"), 5)
    state = state.after(Action(Kind.NAME, trumps=Trumps.HEARTS))
    assert chosen(state) == "Partner QH"


def test_who_has_bid_the_same_suit_is_picked_for_partner() -> None:
    state = dealt("ninety-two.92q", "QH 9H AH KH JH 10H 8H AS KS AD 2C 3C 4C", dealer="4")
    for calls in ("3 C", "4 S", "5 H", "6 D", "7 H", "Pass", "Pass", "Pass"):
        number, _, trumps = calls.partition(" ")
        state = state.after(PASS if number == "Pass" else Action(Kind.BID, trumps=Trumps(trumps), number=int(number)))
    assert chosen(state) == "Partners 3"


# --- cards


def plays(rules: str, trumps: str, trick: str, hand: str, *, maker: str = "", **others: str) -> set[str]:
    """The cards that the player may choose, by every temper. ``gone`` are tricks before, ``bid`` a number."""
    at = position(rules, trumps, trick, hand)
    seat = at.seat
    assert seat
    seating = at.trick.table.seating
    partners = set(others.get("partners", "").split())
    seen = View(
        at.rules,
        seating,
        seating.seats[0],
        seat,
        at.hand,
        None,
        {},
        (),
        BY_NAME.get(others.get("discard", "")),
        None,
        frozenset(partners | {each for each in seating.seats if seating.partners(seat, each)}),
        tuple(_complete(rules, trumps, each) for each in others.get("gone", "").split("/") if each.strip()),
        at.trick,
        maker or None,
        Trumps(trumps),
        int(others.get("bid", "0")),
    )
    actions = [PLAYS[card] for card in at.ruling().legal]
    return {str(choose(seen, actions, Random(seed))) for seed in range(12)}


def _complete(rules: str, trumps: str, trick: str) -> Trick:
    return position(rules, trumps, trick.strip()).trick


def test_the_last_player_wins_cheaply() -> None:
    assert plays("euchre.app", "S", "W: QD 9D 10D", "S: AD KD JH") == {"KD"}


def test_where_cards_have_points_the_dear_one_is_brought_home() -> None:
    assert plays("belote.app", "S", "W: QD 9D 7D", "S: AD 10D KD") == {"AD"}


def test_a_ruff_is_the_lowest_that_holds_the_trick() -> None:
    assert plays("belote.app", "S", "W: QD", "N: JS 8S 7S") == {"7S"}
    assert plays("belote.app", "S", "W: QD 8S", "E: JS 9S 7S") == {"9S"}


def test_a_partner_who_is_safe_is_given_points_and_no_ace() -> None:
    assert plays("belote.app", "S", "N: AD 7D", "S: 10D 8D KD") == {"8D"}, "a trump may still come"
    assert plays("belote.app", "S", "W: 7D AD 8D", "S: 10D 9D KD") == {"10D"}
    assert plays("belote.app", "S", "W: 7D AD 8D", "S: AC 10C KC 8S") == {"10C"}


def test_a_partner_is_not_overtaken() -> None:
    assert plays("euchre.app", "S", "W: 9D QD 10D", "S: AD JD KD") == {"JD"}
    assert plays("euchre.app", "S", "W: 9D QD 10D", "S: AD KD") == {"KD"}, "if it must be, cheaply"


def test_what_cannot_win_is_thrown_low_and_short() -> None:
    assert plays("euchre.app", "S", "W: AD", "N: KD 9D QD") == {"9D"}
    assert plays("euchre.app", "S", "W: JS", "N: 9D 9C 10C KC") == {"9D"}


def test_trumps_are_kept() -> None:
    assert plays("euchre.app", "S", "W: AD KD JS", "S: 9S 9C AH") == {"9C"}


def test_a_master_is_played_and_a_card_that_may_be_beaten_is_not() -> None:
    assert plays("euchre.app", "S", "W: QD", "N: AD KD 9D") == {"AD"}
    assert plays("euchre.app", "S", "W: QD", "N: KD 9D") == {"9D"}
    assert plays("euchre.app", "S", "W: 9D QD", "E: KD 10D") == {"KD"}, "third hand high"
    assert plays("belote.app", "S", "W: 8D QD", "E: KD 9D") == {"9D"}, "but not with points"


def test_what_was_played_and_laid_away_is_remembered() -> None:
    assert plays("euchre.app", "S", "W: QD", "N: KD 9D", gone="W: AD 10D 9H 9C") == {"KD"}
    assert plays("euchre.app", "S", "W: QD", "N: KD 9D", discard="AD") == {"KD"}


def test_makers_draw_trumps_and_others_do_not() -> None:
    assert plays("belote.app", "S", "", "N: JS AS 7D 8D", maker="N") == {"JS"}
    assert plays("belote.app", "S", "", "N: JS AS 7D 8D", maker="S") == {"JS"}
    assert plays("belote.app", "S", "", "N: JS AS 7D 8D 9D", maker="E") == {"7D"}


def test_a_master_is_led_from_the_shorter_suit() -> None:
    assert plays("belote.app", "S", "", "N: AD 7D AH 8H 7H", maker="E") == {"AD"}


def test_makers_with_many_trumps_lead_a_high_one() -> None:
    assert plays("belote.app", "S", "", "N: 9S AS QS 7D", maker="N") == {"9S"}


def test_who_has_nothing_but_trumps_leads_the_lowest_of_them_against_the_makers() -> None:
    assert plays("belote.app", "S", "", "N: 9S AS 7S", maker="E") == {"7S"}


def test_a_card_that_is_alone_is_led_now_and_then_to_ruff_later() -> None:
    assert plays("belote.app", "S", "", "N: 7S 8D 7H 9H 10H", maker="E") == {"8D", "7H"}


def test_between_equal_suits_chance_decides() -> None:
    assert plays("belote.app", "S", "", "N: 7D 9D 7H 9H", maker="E") == {"7D", "7H"}


def test_in_five_handed_euchre_a_player_helps_only_whom_he_knows() -> None:
    trick = "1: 9D QD 10D 8D"
    assert plays("euchre.five-handed", "S", trick, "5: AD KD JH", partners="2") == {"KD"}
    assert plays("euchre.five-handed", "S", trick, "5: AD JD KD", partners="2") == {"JD"}
    assert plays("euchre.five-handed", "S", trick, "5: AD JD KD") == {"KD"}


# --- exactly the tricks bid

GONE = "1: AD KD 2D 3D / 1: AH 2H 3H 4H"


def test_who_has_the_tricks_bid_wants_no_other_and_is_rid_of_high_cards() -> None:
    ask = {"gone": GONE, "maker": "1", "partners": "3"}
    assert plays("ninety-two.92q", "S", "4: QC", "1: KC JC 3C", bid="2", **ask) == {"JC"}
    assert plays("ninety-two.92q", "S", "4: QC", "1: KC AC", bid="2", **ask) == {"AC"}
    assert plays("ninety-two.92q", "S", "4: QC 2C 3C", "3: KC JC 2H", bid="3", maker="1", partners="1", gone=GONE) == {
        "KC"
    }
    assert plays("ninety-two.92q", "S", "", "1: AC 2C", bid="2", **ask) == {"2C"}


def test_their_opponents_do_not_want_it_either() -> None:
    ask = {"gone": GONE, "maker": "1", "partners": "4"}
    assert plays("ninety-two.92q", "S", "1: QC", "2: KC JC 3C", bid="2", **ask) == {"JC"}
    assert plays("ninety-two.92q", "S", "1: QC", "2: AC JC 3C", bid="3", **ask) == {"AC"}


def test_the_deuce_of_the_back_suit_is_kept_and_takes_the_trick_when_it_can() -> None:
    assert plays("ninety-two.92q", "S", "1: QH AH KH", "4: 2C 3D") == {"2C"}
    assert plays("ninety-two.92q", "S", "1: QH AH", "3: 2C 3D 9D") == {"3D"}


# --- what hands and cards are worth


def test_the_tricks_of_a_hand() -> None:
    order = RULE_SETS["belote.app"].game.order(Trumps.SPADES)
    assert tricks(0, order) == 0
    assert tricks(bits("JS 9S AS 10S KS QS 8S 7S"), order) > 800 - 1
    assert tricks(bits("JS 9S AD"), order) > tricks(bits("8S 7S KD"), order)
    assert tricks(bits("JS 9S AS"), order) < tricks(bits("JS 9S AS 7S"), order)
    assert tricks(bits("AD 10D"), order) > tricks(bits("AD 7D"), order)
    assert tricks(bits("10D KD QD JD 9D 8D 7D"), order) == tricks(bits("10D 7D"), order) > tricks(bits("10D"), order)
    assert tricks(bits("AD 10D KD QD JD 9D 8D 7D"), order) > tricks(bits("AD 10D KD QD JD 9D 8D"), order)
    none = RULE_SETS["coinche.app"].game.order(Trumps.NONE)
    assert tricks(bits("AD 10D KD"), none) == 300


def test_what_a_side_can_expect() -> None:
    assert of_a_side(0, 8, 8, 4, 1) == 800 * 8 // 24
    assert of_a_side(800, 8, 8, 4, 1) == 800


def test_the_number_of_tricks() -> None:
    assert [number_of_tricks(rules, rules.game.players[0]) for rules in RULE_SETS.values()] == [
        8,
        8,
        8,
        8,
        5,
        5,
        13,
        13,
    ]
    assert number_of_tricks(RULE_SETS["ninety-two.draw"], 6) == 8


def test_trumps_cost_most_then_points_then_height() -> None:
    cost = costs(RULE_SETS["belote.app"], Trumps.SPADES)
    dearest = sorted(cost, key=cost.__getitem__, reverse=True)
    assert names(dearest[:8]) == "JS 9S AS 10S KS QS 8S 7S"
    assert {card.rank for card in dearest[8:11]} == {dearest[8].rank}
    cost = costs(RULE_SETS["euchre.app"], Trumps.SPADES)
    assert names(sorted(cost, key=cost.__getitem__, reverse=True)[:2]) == "JS JC"
