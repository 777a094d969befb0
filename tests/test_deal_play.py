"""The play of a deal: who leads, who sits out, what is drawn from the stock, and the belote that is announced."""

from __future__ import annotations

from random import Random

import pytest

from followsuit.cards import BY_NAME, Card
from followsuit.deal.action import PASS, PLAYS, Action, Kind
from followsuit.deal.play_out import played_out
from followsuit.deal.scoring.belotes import belote_calls
from followsuit.deal.state import State
from tests.deals import BELOTE, EUCHRE, deal, lays_away, opened, played, said, trick_played
from tests.helpers import names


def ordered_up(auction: str, dealer: str) -> State:
    state = said(opened("euchre.app", dealer), auction)
    return lays_away(state, str(state.hands[dealer][0]))


# --- who leads

LEADERS = [
    ("belote.app", "S", "Take", "W"),
    ("belote.table", "S", "Take", "E"),
    ("coinche.app", "W", "Pass 80 H Pass Pass Pass", "N"),
    ("euchre.app", "S", "Pass Pass Pass Pass Pass Pass {}", "W"),
    ("euchre.five-handed", "5", "Pass Pass Pass Pass Pass Pass {} Alone", "1"),
    ("ninety-two.92q", "4", "Pass 5 H Pass Pass Partners 4", "1"),
    ("ninety-two.92q first-lead=bidder", "4", "Pass 5 H Pass Pass Partners 4", "2"),
    ("ninety-two.draw", "4", "Pass 5 H Pass Pass Partners 4", "2"),
]


@pytest.mark.parametrize(("rules", "dealer", "auction", "leader"), LEADERS)
def test_the_first_lead(rules: str, dealer: str, auction: str, leader: str) -> None:
    state = opened(rules, dealer)
    turned = state.deal.turn_up
    other = next(suit for suit in "SH" if turned is None or suit != turned.suit)
    state = said(state, auction.format(other))
    assert state.to_act == leader
    assert state.trick
    assert not state.trick.cards
    assert len(state.actions()) == len(state.hands[leader])


@pytest.mark.parametrize(
    ("dealer", "auction", "out", "leader"),
    [
        ("S", "Pass OrderUp Alone", "S", "W"),
        ("S", "Pass Pass OrderUp Alone", "W", "N"),
        ("N", "OrderUp Alone", "W", "E"),
        ("E", "Pass OrderUp Alone", "E", "S"),
    ],
)
def test_the_partner_of_a_lone_maker_takes_no_part(dealer: str, auction: str, out: str, leader: str) -> None:
    state = ordered_up(auction, dealer)
    assert state.to_act == leader
    assert out not in state.hands
    assert state.start
    assert out not in state.start
    over = played_out(state, Random(1))
    assert all(len(trick.cards) == 3 and out not in trick.order_of_play for trick in over.tricks)
    assert len(over.tricks) == 5


def test_the_winner_leads_to_the_next() -> None:
    state = deal(EUCHRE, Play="W: KC 9C KH", Score="")
    assert state.tricks[0].holder == state.to_act == "W"


# --- what may be played


def test_only_a_legal_card_of_the_hand_is_played() -> None:
    state = deal(BELOTE, Play="W: AD QD", Score="")
    assert state.to_act == "E"
    assert names(action.card for action in state.actions() if action.card) == "10D 9D"
    assert state.refusal(PLAYS[BY_NAME["10S"]]) == "trick.follow"
    assert state.refusal(PLAYS[BY_NAME["10D"]]) == ""


def test_what_is_no_card_of_the_hand_is_refused() -> None:
    state = deal(BELOTE, Play="W: AD QD", Score="")
    for action in (PLAYS[BY_NAME["AD"]], PASS, Action(Kind.DISCARD, BY_NAME["10D"]), Action(Kind.PLAY)):
        assert state.refusal(action) == "trick.lead"


def test_a_refusal_names_the_clause_that_drops_the_card() -> None:
    # spades are trumps, and North has led the jack: East follows with any of them, and with nothing else
    state = deal(BELOTE, Play="W: AD QD 10D JD / W: 7D QS 9D KD / N: JS", Score="")
    assert state.to_act == "E"
    assert state.refusal(PLAYS[BY_NAME["7S"]]) == ""
    assert state.refusal(PLAYS[BY_NAME["7H"]]) == "trick.follow"


# --- drawing from the stock


def drawn(before: State, after: State) -> dict[str, Card]:
    """What each player has drawn while a trick was played."""
    return {seat: card for seat in before.hands for card in after.hands[seat] if card not in before.hands[seat]}


def test_all_draw_back_to_four_the_winner_first() -> None:
    state = said(opened("ninety-two.draw", "4"), "5 H Pass Pass Pass Partners 3")
    after = trick_played(state, Random(1))
    winner = after.tricks[0].holder
    assert winner
    order = state.deal.seating.from_leader(winner)
    assert drawn(state, after) == dict(zip(order, state.stock, strict=False))
    assert {len(hand) for hand in after.hands.values()} == {4}
    assert after.stock == state.stock[4:]
    assert after.to_act == winner


@pytest.mark.parametrize(("players", "rounds", "out", "tricks"), [(4, 9, 0, 13), (6, 4, 4, 8), (8, 2, 4, 6)])
def test_the_last_four_cards_of_the_stock_stay_out(players: int, rounds: int, out: int, tricks: int) -> None:
    picked = " ".join(str(number) for number in range(2, players // 2 + 1))
    state = opened("ninety-two.draw", str(players), players=players)
    state = said(state, "5 H" + " Pass" * (players - 1) + f" Partners {picked}")
    sizes = [len(state.stock)]
    while not state.over:
        state = trick_played(state, Random(1))
        sizes.append(len(state.stock))
    expected = [out + players * left for left in range(rounds, -1, -1)]
    assert sizes == expected + [out] * (tricks - rounds)
    assert len(state.tricks) == tricks


@pytest.mark.parametrize(("players", "size"), [(4, 13), (6, 8), (8, 6)])
def test_all_cards_are_dealt_out_where_there_is_no_stock(players: int, size: int) -> None:
    state = opened("ninety-two.92q", "1", players=players)
    assert {len(hand) for hand in state.hands.values()} == {size}
    assert len(state.stock) == 52 - size * players


# --- belote


def announced(state: State) -> dict[str, str]:
    """The cards that were announced, with what was said."""
    tricks = [*state.tricks, *([state.trick] if state.trick else [])]
    return {str(tricks[number].cards[place]): said for (number, place), said in belote_calls(state).items()}


def test_belote_is_announced_as_the_cards_fall() -> None:
    """North's king is the turned-up card, so that it was completed by taking."""
    assert announced(deal(BELOTE)) == {"QS": "belote", "KS": "rebelote"}


def test_the_first_to_fall_is_the_belote_whichever_it_is() -> None:
    # the same, with king and queen changed
    swapped = {tag: value.replace("QS", "xS").replace("KS", "QS").replace("xS", "KS") for tag, value in BELOTE.items()}
    assert announced(deal(swapped, Score="")) == {"KS": "belote", "QS": "rebelote"}


def test_half_a_belote_is_announced_while_the_deal_goes_on() -> None:
    assert announced(deal(BELOTE, Play="W: AD QD 10D JD / W: 7D QS", Score="")) == {"QS": "belote"}


def test_king_and_queen_in_two_hands_are_no_belote() -> None:
    # North takes the eight of spades, and the king goes to East with the rest of the deal
    other = deal(BELOTE, TurnUp="8S", Stock=BELOTE["Stock"].replace("8S", "KS"), Play="", Score="")
    assert announced(played_out(other, Random(2))) == {}


def test_nothing_is_announced_before_the_play_or_at_no_trumps() -> None:
    assert announced(opened("belote.app")) == {}
    state = said(opened("coinche.app"), "80 NT Pass Pass Pass")
    assert announced(played_out(state, Random(1))) == {}


def test_a_belote_at_all_trumps_where_every_suit_counts() -> None:
    for seed in range(20):
        state = said(opened("coinche.app all-trump-belote=yes", seed=seed), "80 AT Pass Pass Pass")
        pairs = {
            (seat, suit)
            for seat, hand in state.hands.items()
            for suit in "SHDC"
            if {f"K{suit}", f"Q{suit}"} <= {str(card) for card in hand}
        }
        over = played_out(state, Random(seed))
        assert len(announced(over)) == 2 * len(pairs)


def test_a_trick_is_played_card_by_card() -> None:
    state = played(deal(BELOTE, Play="", Score=""), "AD QD 10D JD")
    assert state.tricks[0].holder == "W"
    assert state.hands["W"] == tuple(card for card in deal(BELOTE, Play="", Score="").hands["W"] if str(card) != "AD")
