"""The scorer on the worked scores of the rules, on what other tables write down, and on every option.

A case is one line: rule set (with options that differ), what was bid, what the two sides took, who has the belote,
what they write down. The tricks and hands that come to it are made up here: they can occur at no table, for nobody
follows suit in them, but each of them is taken and counted as the rules say.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit import scorer
from followsuit.cards import BY_NAME, CARDS, Card, parse_cards
from followsuit.referee import Question, holder
from followsuit.scorekeeper import running_score, waiting_after, winner_by_the_clock, winner_of_game
from followsuit.scorer import Played, leaders_follow, pending, points, score, winners

Trick = tuple[tuple[str, Card], ...]

COINCHE = {
    "lost-belote": "kept",
    "more-than-others": "no",
    "rounding": "5-up",
    "surcoinche": "4",
    "made-scores": "points+bid",
    "all-trump-belote": "no",
}
OPTIONS: dict[str, dict[str, str]] = {
    "belote.table": {"lost-belote": "lost", "tie": "made"},
    "belote.app": {"lost-belote": "kept", "tie": "made"},
    "coinche.app": COINCHE,
    "coinche.official": COINCHE | {"more-than-others": "yes"},
    "euchre.app": {},
    "euchre.five-handed": {"lone-sweep": "2"},
    "ninety-two.draw": {},
    "ninety-two.92q": {},
}
TEAM = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
CAPOT = 250


# --- deals that come to what a case says


def played(
    rules: str,
    tricks: tuple[Trick, ...],
    *,
    maker: str | None,
    trumps: str = "H",
    players: int = 4,
    lettered: bool = True,
    bid: int = 0,
    doubled: int = 1,
    alone: bool = False,
    partners: tuple[str, ...] = (),
) -> Played:
    """A deal of a rule set, which may have changed options after it: ``belote.table tie=failed``."""
    name, *changes = rules.split()
    hands: dict[str, tuple[Card, ...]] = {}
    for seat, card in itertools.chain(*tricks):
        hands[seat] = (*hands.get(seat, ()), card)
    return Played(
        rules=name,
        options=OPTIONS[name] | dict(change.split("=", 1) for change in changes),
        lettered=lettered,
        players=players,
        dealer="W" if lettered else str(players),
        maker=maker,
        trumps=trumps,
        bid=bid,
        doubled=doubled,
        alone=alone,
        partners=partners,
        hands=hands,
        tricks=tricks,
    )


TRUMP = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
NO_TRUMPS = PLAIN | {"A": 19}
ALL_TRUMPS = {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1}
PACK = [card for card in CARDS if card.rank not in "23456"]


def value(card: Card, trumps: str) -> int:
    whole_pack = {"NT": NO_TRUMPS, "AT": ALL_TRUMPS}
    return whole_pack.get(trumps, TRUMP if card.suit == trumps else PLAIN).get(card.rank, 0)


@cache
def cards_taken(trumps: str, taken: str, belote: str) -> tuple[Trick, ...]:
    """Eight tricks that come to ``95-67``, North and South first; 252 is a capot. ``belote`` names its owners, if any.

    The pack is shuffled until it can be done: tricks are made of it, shared out between the sides, and the cards of
    each trick put in such an order that it falls to its side and the winner of the one before leads.
    """
    shuffling = Random(0)
    pack = list(PACK)
    while True:
        shuffling.shuffle(pack)
        heaps = [pack[first : first + 4] for first in range(0, 32, 4)]
        takers = share_out([sum(value(card, trumps) for card in heap) for heap in heaps], taken)
        tricks = tuple(in_playing_order(heaps, takers, trumps)) if takers else ()
        if len(tricks) == 8 and belote_of(tricks, trumps) == belote:
            return tricks


def share_out(worth: list[int], taken: str) -> tuple[str, ...]:
    """Which side takes which trick, so that the first side has its points and both have a trick unless it is capot."""
    first = int(taken.split("-")[0])
    if taken in ("252-0", "0-252"):
        return ("NS" if first else "EW",) * 8
    for takers in itertools.product(("NS", "EW"), repeat=8):
        own = sum(points for points, taker in zip(worth, takers, strict=True) if taker == "NS")
        if own + (10 if takers[-1] == "NS" else 0) == first and len(set(takers)) == 2:
            return takers
    return ()


def in_playing_order(heaps: list[list[Card]], takers: tuple[str, ...], trumps: str) -> Iterator[Trick]:
    """The tricks as far as they can be made to fall to their sides: of four suits the leader's card always wins."""
    leader = "N"
    for heap, taker in zip(heaps, takers, strict=True):
        falling = (cards for cards in itertools.permutations(heap) if TEAM[holds(leader, cards, trumps)] == taker)
        cards = next(falling, None)
        if cards is None:
            return
        yield tuple(zip(clockwise(leader), cards, strict=True))
        leader = holds(leader, cards, trumps)


def holds(leader: str, cards: tuple[Card, ...], trumps: str) -> str:
    seat = holder(Question("belote.app", {"direction": "clockwise"}, trumps, leader, cards, None, ()))
    assert seat
    return seat


def clockwise(leader: str, seats: str = "NESW") -> str:
    first = seats.index(leader)
    return seats[first:] + seats[:first]


def belote_of(tricks: tuple[Trick, ...], trumps: str) -> str:
    """The team with king and queen of trumps in one hand; nobody where no single suit is trumps."""
    owner = {str(card): seat for seat, card in itertools.chain(*tricks)}
    king, queen = owner.get("K" + trumps), owner.get("Q" + trumps)
    return TEAM[king] if king and king == queen else ""


def contract(
    rules: str, taken: str, belote: str = "", *, bid: int = 0, doubled: int = 1, trumps: str = "H", maker: str = "N"
) -> Played:
    """A deal of Belote or Coinche in which the two sides took so many points; North is the taker."""
    tricks = cards_taken(trumps, taken, belote)
    return played(rules, tricks, maker=maker, trumps=trumps, bid=bid, doubled=doubled)


def tricks_of(takers: str, seats: str) -> tuple[Trick, ...]:
    """Tricks that these players take in turn, each with the highest trump that is left; hearts are trumps.

    Five tricks are those of Euchre, more of them those of Ninety-two.
    """
    trumps, ranks = ("JH JD AH KH QH", "8 9 10 J Q K A")
    if len(takers) > 5:
        trumps, ranks = ("QH 9H AH KH JH 10H 8H 7H 6H 5H 4H 3H 2H", "2 3 4 5 6 7 8 9 10 J Q K A")
    high = parse_cards(trumps)
    plain = [card for card in CARDS if card.rank in ranks.split() and card.suit != "H" and card not in high]
    others = iter([*plain, *high[len(takers) :]])
    tricks: list[Trick] = []
    leader = takers[0]
    for taker, trump in zip(takers, high, strict=False):
        tricks.append(tuple((seat, trump if seat == taker else next(others)) for seat in clockwise(leader, seats)))
        leader = taker
    return tuple(tricks)


def turned(deal: Played) -> Played:
    """The same deal with everybody one seat further on: North's cards and calls are East's."""
    following = dict(zip("NESW", "ESWN", strict=True))
    return replace(
        deal,
        maker=following[deal.maker] if deal.maker else None,
        hands={following[seat]: hand for seat, hand in deal.hands.items()},
        tricks=tuple(tuple((following[seat], card) for seat, card in trick) for trick in deal.tricks),
    )


def pair(found: Mapping[str, int]) -> str:
    assert list(found) == ["NS", "EW"]
    return f"{found['NS']}-{found['EW']}"


def each(found: Mapping[str, int]) -> str:
    return " ".join(f"{seat}:{number}" for seat, number in found.items() if number) or "nothing"


def literal(tricks: str) -> tuple[Trick, ...]:
    """Tricks as they are told: ``S AS, W 10S, N 7S, E JH / …``."""
    told = [[play.split() for play in trick.split(",")] for trick in tricks.split("/")]
    return tuple(tuple((seat, BY_NAME[card]) for seat, card in trick) for trick in told)


# --- who takes the tricks

WINNERS = [
    ("belote.app", "H", "S AS, W 10S, N 7S, E JH", "E"),
    ("belote.app", "H", "N AS, E 7H, S 10S, W KS", "E"),
    ("belote.app", "H", "N 7S, E AD, S AC, W 8S", "W"),
    ("belote.table", "H", "N KH, W 9H, S JH, E AH", "S"),
    ("coinche.app", "NT", "S KD, W 7D, N JH, E AD", "E"),
    ("coinche.official", "AT", "W AS, N 9S, E JH, S 10S", "N"),
    ("euchre.app", "H", "N AH, E JD, S 9S, W KH", "E"),
    ("euchre.app", "H", "N AD, E KD, S QD, W 9H", "W"),
    ("euchre.app", "S", "E AS, S 9D, W JC", "W"),
    ("euchre.app", "S", "E AS, S 9D, W JC / W KD, E AD, S 9S / S KH, W AH, E QH", "W S W"),
    ("euchre.five-handed", "C", "4 AC, 5 8C, 1 JS, 2 QC, 3 JC", "3"),
    ("ninety-two.92q", "H", "1 AH, 2 9H, 3 QH, 4 KH", "3"),
    ("ninety-two.92q", "H", "1 KS, 2 9S, 3 3S, 4 2D", "4"),
    ("ninety-two.92q", "H", "1 KS, 2 2D, 3 3S, 4 9S", "1"),
    ("ninety-two.draw", "H", "1 KS, 2 9S, 3 3H, 4 2D", "3"),
    ("ninety-two.draw", "H", "1 3D, 2 9S, 3 3S, 4 2D", "1"),
    ("ninety-two.92q", "H", "N KS, E 9S, S 3S, W 2D", "W"),
    ("ninety-two.92q", "H", "3 KS, 4 9S, 5 3S, 6 4S, 1 5S, 2 2D", "2"),
    ("belote.app", "H", "N AS, E 7S, S 8S, W 9S / N AD, E 7D, S 8H, W 9H", "N W"),
]


@pytest.mark.parametrize(("rules", "trumps", "tricks", "expected"), WINNERS)
def test_winners(rules: str, trumps: str, tricks: str, expected: str) -> None:
    told = literal(tricks)
    lettered = tricks[0] in "NESW"
    players = 4 if rules == "euchre.app" else len(told[0])
    deal = played(rules, told, maker=told[0][0][0], trumps=trumps, players=players, lettered=lettered)
    assert " ".join(winners(deal)) == expected


@pytest.mark.parametrize(
    ("tricks", "follow"),
    [
        ("N AS, E 7S, S 8S, W 9S", True),
        ("N AS, E 7S, S 8S, W 9S / N AD, E 7D, S 8H, W 9H / W 8D, N 9D, E AC, S 7C", True),
        ("N AS, E 7S, S 8S, W 9S / E AD, S 7D, W 8H, N 9H", False),
        ("N AS, E 7S, S 8S, W 9S / N AD, E 7D, S 8H, W 9H / N 8D, E 9D, S AC, W 7C", False),
    ],
)
def test_the_winner_of_a_trick_leads_to_the_next(tricks: str, follow: bool) -> None:
    assert leaders_follow(played("belote.app", literal(tricks), maker="N")) is follow


# --- what they are worth


CARD_POINTS = [
    # 11 + 10 + 0 + 20 for East's jack; 4 + 10 + 11 + 0 for North's ruff, and the last trick
    ("belote.app", "H", "S AS, W 10S, N 7S, E JH / E KD, S 10D, W AD, N 7H", "35-41"),
    # 4 + 3 + 2 + 14 and 20 + 11 + 10 + 0, both East's, so 100 instead of 10
    ("belote.table", "D", "N KC, W QC, S JC, E 9D / E JD, N AC, W 10C, S 9C", "0-164"),
    # 2 + 3 + 4 + 19 for South's ace; 10 for West's ten, and the last trick
    ("coinche.app", "NT", "W JS, N QS, E KS, S AS / S 9D, W 10D, N 8C, E 7C", "28-20"),
    # 14 + 9 + 6 + 5 for West's jack; 3 + 1 + 14 for North's king, and the last trick
    ("coinche.official", "AT", "W JS, N 9S, E AS, S 10S / W 7D, N KD, E QD, S JC", "28-34"),
]


@pytest.mark.parametrize(("rules", "trumps", "tricks", "expected"), CARD_POINTS)
def test_card_points(rules: str, trumps: str, tricks: str, expected: str) -> None:
    assert pair(points(played(rules, literal(tricks), maker="N", trumps=trumps))) == expected


@pytest.mark.parametrize("taken", ["95-67", "81-81", "162-0", "0-162", "252-0", "0-252"])
@pytest.mark.parametrize("trumps", ["S", "D", "NT", "AT"])
def test_a_deal_is_worth_162_or_as_a_capot_252(taken: str, trumps: str) -> None:
    """A side without a point may have taken a trick of cards that are worth nothing; then it is no capot."""
    assert pair(points(contract("coinche.app", taken, trumps=trumps, bid=80))) == taken


def test_belote_is_not_among_the_card_points() -> None:
    assert pair(points(contract("belote.app", "95-67", "NS"))) == "95-67"


@pytest.mark.parametrize("rules", OPTIONS)
def test_a_void_deal_is_worth_nothing(rules: str) -> None:
    five = rules == "euchre.five-handed"
    void = played(rules, (), maker=None, trumps="", players=5 if five else 4, lettered=not five)
    sides = "NESW" if rules.startswith("ninety-two") else "12345" if five else ["NS", "EW"]
    assert points(void) == score(void) == dict.fromkeys(sides, 0)
    assert winners(void) == ()
    assert leaders_follow(void)
    assert pending(void) == 0


# --- Belote

BELOTE = [
    # made with more than the others have; each team its own
    ("belote.table", "100-62", "", "100-62"),
    ("belote.app", "82-80", "", "82-80"),
    ("belote.table", "70-92", "NS", "0-182"),
    ("belote.table", "72-90", "NS", "92-90"),
    ("belote.app", "92-70", "EW", "92-90"),
    ("belote.app", "100-62", "NS", "120-62"),
    # a tie is made, is failed or waits for the next deal
    ("belote.table", "81-81", "", "81-81"),
    ("belote.table tie=failed", "81-81", "", "0-162"),
    ("belote.table tie=litigation", "81-81", "", "0-81 and 81 wait"),
    # belote counts, so that a tie may be one of 91
    ("belote.table", "71-91", "NS", "91-91"),
    ("belote.table tie=failed", "71-91", "NS", "0-182"),
    ("belote.app tie=failed", "71-91", "NS", "20-162"),
    ("belote.app tie=litigation", "71-91", "NS", "0-91 and 91 wait"),
    ("belote.app", "91-71", "EW", "91-91"),
    ("belote.app tie=failed", "91-71", "EW", "0-182"),
    ("belote.app tie=litigation", "91-71", "EW", "0-91 and 91 wait"),
    # … and 81 against 81 is none then
    ("belote.app tie=litigation", "81-81", "NS", "101-81"),
    ("belote.app tie=litigation", "81-81", "EW", "0-182"),
    # failed: all card points for the others, and by the rules of the table the taker's belote too
    ("belote.table", "60-102", "", "0-162"),
    ("belote.table", "60-102", "NS", "0-182"),
    ("belote.table lost-belote=kept", "60-102", "NS", "20-162"),
    ("belote.app", "60-102", "NS", "20-162"),
    ("belote.app lost-belote=lost", "60-102", "NS", "0-182"),
    ("belote.table", "60-102", "EW", "0-182"),
    ("belote.app", "60-102", "EW", "0-182"),
    ("belote.app tie=litigation", "60-102", "", "0-162"),
    # capot: 100 instead of 10
    ("belote.table", "252-0", "", "252-0"),
    ("belote.table", "252-0", "NS", "272-0"),
    ("belote.table", "252-0", "EW", "252-20"),
    ("belote.app", "0-252", "", "0-252"),
    ("belote.app", "0-252", "NS", "20-252"),
    ("belote.table", "0-252", "NS", "0-272"),
    ("belote.app", "0-162", "", "0-162"),
]


@pytest.mark.parametrize(("rules", "taken", "belote", "expected"), BELOTE)
def test_belote(rules: str, taken: str, belote: str, expected: str) -> None:
    deal = contract(rules, taken, belote)
    written, _, waiting = expected.removesuffix(" wait").partition(" and ")
    assert pair(score(deal)) == written
    assert pending(deal) == int(waiting or 0)
    assert pair(score(turned(deal))) == "-".join(reversed(written.split("-")))
    assert pending(turned(deal)) == pending(deal)


@pytest.mark.parametrize("maker", ["N", "S"])
def test_either_of_two_partners_takes_for_the_team(maker: str) -> None:
    assert pair(score(contract("belote.app", "60-102", maker=maker))) == "0-162"


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ({"N": "KH QH"}, "20-162"),
        ({"S": "QH 7S KH"}, "20-162"),
        ({"N": "KH", "S": "QH"}, "0-162"),
        ({"N": "KH QS", "E": "QH"}, "0-162"),
        ({"N": "KS QS", "S": "KD QD"}, "0-162"),
        ({"W": "KH QH"}, "0-182"),
    ],
)
def test_belote_is_king_and_queen_of_trumps_in_one_hand(hands: dict[str, str], expected: str) -> None:
    deal = replace(contract("belote.app", "60-102"), hands=holding(hands))
    assert pair(score(deal)) == expected


def holding(hands: dict[str, str]) -> dict[str, tuple[Card, ...]]:
    return {seat: parse_cards(hands.get(seat, "")) for seat in "NESW"}


# --- Coinche

OFFICIAL = "coinche.official"
CONTREE = "coinche.official lost-belote=lost"
CANNES = "coinche.official lost-belote=lost rounding=6-up"
POINTS_MADE = "coinche.official lost-belote=lost made-scores=points"
BIDS_ONLY = "coinche.official made-scores=bid"
COINCHE_DEALS = [
    # the worked scores of the rules; the FFB's of 2015 are the same
    (OFFICIAL, "100", "95-67", "NS", "220-70"),
    (OFFICIAL, "100", "70-92", "NS", "20-260"),
    (OFFICIAL, "100 x2", "70-92", "NS", "20-520"),
    (OFFICIAL, "100 x4", "70-92", "NS", "20-1040"),
    (OFFICIAL, "250", "252-0", "", "500-0"),
    (OFFICIAL, "250", "252-0", "NS", "520-0"),
    (OFFICIAL, "250", "150-12", "", "0-410"),
    (OFFICIAL, "250", "150-12", "NS", "20-410"),
    # surcoinche as three times
    ("coinche.official surcoinche=3", "100 x3", "70-92", "NS", "20-780"),
    # contrée: belote is lost with the contract
    (CONTREE, "100", "95-67", "NS", "220-70"),
    (CONTREE, "100", "70-92", "NS", "0-280"),
    (CONTREE, "100 x2", "70-92", "NS", "0-540"),
    (CONTREE, "100 x4", "70-92", "NS", "0-1060"),
    (CONTREE, "100", "95-67", "EW", "0-280"),
    (CONTREE, "100 x2", "105-57", "EW", "520-20"),
    (CONTREE, "250", "252-0", "", "500-0"),
    # Cannes 2016: rounded from 6 up
    (CANNES, "100", "95-67", "NS", "210-70"),
    (CANNES, "100", "70-92", "NS", "0-280"),
    # points made, whatever was bid
    (POINTS_MADE, "100", "95-67", "NS", "120-70"),
    (POINTS_MADE, "100", "70-92", "NS", "0-180"),
    (POINTS_MADE, "100 x2", "70-92", "NS", "0-340"),
    (POINTS_MADE, "100 x4", "70-92", "NS", "0-660"),
    (POINTS_MADE, "250", "252-0", "", "250-0"),
    (POINTS_MADE, "250", "150-12", "", "0-160"),
    # bids only; belote stays with its owner here as everywhere
    (BIDS_ONLY, "100", "105-57", "", "100-0"),
    (BIDS_ONLY, "100", "70-92", "", "0-100"),
    (BIDS_ONLY, "100 x2", "70-92", "", "0-200"),
    (BIDS_ONLY, "100 x4", "70-92", "", "0-400"),
    (BIDS_ONLY, "250", "252-0", "", "250-0"),
    (BIDS_ONLY, "250", "150-12", "", "0-250"),
    (BIDS_ONLY, "100", "95-67", "NS", "120-0"),
    (BIDS_ONLY, "100", "70-92", "NS", "20-100"),
    # rounded, each side by itself: 160 or 170 in all
    (OFFICIAL, "80", "85-77", "", "170-80"),
    ("coinche.official rounding=6-up", "80", "85-77", "", "160-80"),
    ("coinche.official rounding=none", "80", "85-77", "", "165-77"),
    (OFFICIAL, "80", "76-86", "NS", "180-90"),
    ("coinche.official rounding=6-up", "80", "76-86", "NS", "180-90"),
    (OFFICIAL, "120", "124-38", "", "240-40"),
    # the bid is reached by points that are not rounded, and by belote
    (OFFICIAL, "90", "89-73", "", "0-250"),
    (OFFICIAL, "90", "90-72", "", "180-70"),
    (OFFICIAL, "100", "85-77", "NS", "210-80"),
    (OFFICIAL, "160", "150-12", "NS", "330-10"),
    # more than the others, or the bid alone
    ("coinche.app", "80", "80-82", "", "160-80"),
    (OFFICIAL, "80", "80-82", "", "0-240"),
    ("coinche.app", "80", "81-81", "", "160-80"),
    (OFFICIAL, "80", "81-81", "", "0-240"),
    (OFFICIAL, "80", "82-80", "", "160-80"),
    (OFFICIAL, "90", "91-71", "EW", "0-270"),
    ("coinche.app", "90", "91-71", "EW", "180-90"),
    ("coinche.app", "90", "89-73", "", "0-250"),
    # coinched and made: nothing for the others but their belote
    (OFFICIAL, "100 x2", "95-67", "NS", "540-0"),
    (OFFICIAL, "100 x4", "105-57", "", "1040-0"),
    (OFFICIAL, "100 x2", "105-57", "EW", "520-20"),
    # all tricks, bid or not
    (OFFICIAL, "100", "252-0", "", "350-0"),
    ("coinche.official rounding=none", "100", "252-0", "", "350-0"),
    (OFFICIAL, "100", "252-0", "EW", "350-20"),
    (OFFICIAL, "100 x2", "252-0", "", "700-0"),
    (OFFICIAL, "250 x2", "252-0", "", "1000-0"),
    (OFFICIAL, "250 x4", "252-0", "", "2000-0"),
    (OFFICIAL, "100", "0-252", "", "0-350"),
    (OFFICIAL, "100 x2", "0-252", "NS", "20-700"),
    (OFFICIAL, "250", "0-252", "", "0-500"),
    (OFFICIAL, "250 x2", "150-12", "", "0-820"),
    (OFFICIAL, "250", "162-0", "", "0-410"),
]


@pytest.mark.parametrize(("rules", "said", "taken", "belote", "expected"), COINCHE_DEALS)
def test_coinche(rules: str, said: str, taken: str, belote: str, expected: str) -> None:
    bid, _, doubled = said.partition(" x")
    deal = contract(rules, taken, belote, bid=int(bid), doubled=int(doubled or 1))
    assert pair(score(deal)) == expected
    assert pair(score(turned(deal))) == "-".join(reversed(expected.split("-")))
    assert pending(deal) == 0


FOUR = "KS QS KH QH KD QD KC QC"


@pytest.mark.parametrize(
    ("trumps", "agreed", "hands", "expected"),
    [
        ("NT", "yes", {"N": FOUR}, "0-260"),
        ("AT", "no", {"N": FOUR}, "0-260"),
        ("AT", "yes", {"N": "KS QS KH QH"}, "240-70"),
        ("AT", "yes", {"N": "KS QS", "S": "KD QD KC"}, "240-70"),
        ("AT", "yes", {"N": "KS QS", "S": "KD QC", "W": "KH QH"}, "220-90"),
        ("AT", "yes", {"N": "KS QH", "S": "KD QC"}, "0-260"),
        ("AT", "yes", {"N": "KS QH", "E": FOUR}, "0-340"),
        ("AT", "yes", {"S": FOUR}, "280-70"),
    ],
)
def test_belote_without_a_trump_suit(trumps: str, agreed: str, hands: dict[str, str], expected: str) -> None:
    """None at no trumps; at all trumps one for each suit, where that is agreed. 95 to 67, and 100 was bid."""
    deal = contract(f"coinche.official all-trump-belote={agreed}", "95-67", trumps=trumps, bid=100)
    assert pair(score(replace(deal, hands=holding(hands)))) == expected


def test_at_no_trumps_the_points_are_scored_as_ever() -> None:
    assert pair(score(contract("coinche.official", "95-67", trumps="NT", bid=90))) == "190-70"


def test_at_all_trumps_four_belotes_make_80_without_a_trick() -> None:
    deal = contract("coinche.app all-trump-belote=yes", "0-252", trumps="AT", bid=80)
    assert pair(score(replace(deal, hands=holding({"N": FOUR})))) == "160-250"


# --- Euchre


@pytest.mark.parametrize(
    ("takers", "alone", "tricks", "expected"),
    [
        ("NSNEW", False, "3-2", "1-0"),
        ("NSNSW", False, "4-1", "1-0"),
        ("SSNSN", False, "5-0", "2-0"),
        ("NSEWE", False, "2-3", "0-2"),
        ("EWEWE", False, "0-5", "0-2"),
        ("NNNNN", True, "5-0", "4-0"),
        ("NNNNE", True, "4-1", "1-0"),
        ("NNNWE", True, "3-2", "1-0"),
        ("NNEWE", True, "2-3", "0-2"),
        ("EEEWE", True, "0-5", "0-2"),
    ],
)
def test_euchre(takers: str, alone: bool, tricks: str, expected: str) -> None:
    """North is the maker; alone, South takes no part."""
    deal = played("euchre.app", tricks_of(takers, "NEW" if alone else "NESW"), maker="N", alone=alone)
    assert "".join(winners(deal)) == takers
    assert leaders_follow(deal)
    assert pair(points(deal)) == tricks
    assert pair(score(deal)) == expected
    assert pair(score(turned(deal))) == "-".join(reversed(expected.split("-")))
    assert pending(deal) == 0


# --- five-handed Euchre


@pytest.mark.parametrize(
    ("rules", "takers", "partners", "expected"),
    [
        ("euchre.five-handed", "13124", "3", "1:1 3:1"),
        ("euchre.five-handed", "33134", "3", "1:1 3:1"),
        ("euchre.five-handed", "13131", "3", "1:2 3:2"),
        ("euchre.five-handed lone-sweep=5", "13131", "3", "1:2 3:2"),
        ("euchre.five-handed", "13245", "3", "2:2 4:2 5:2"),
        ("euchre.five-handed", "32222", "3", "2:2 4:2 5:2"),
        ("euchre.five-handed", "22452", "3", "2:4 4:4 5:4"),
        # alone, by choice or because the card that was named lies among the undealt ones
        ("euchre.five-handed", "11123", "", "1:1"),
        ("euchre.five-handed", "11112", "", "1:1"),
        ("euchre.five-handed", "11111", "", "1:2"),
        ("euchre.five-handed lone-sweep=4", "11111", "", "1:4"),
        ("euchre.five-handed lone-sweep=5", "11111", "", "1:5"),
        ("euchre.five-handed lone-sweep=5", "11113", "", "1:1"),
        ("euchre.five-handed lone-sweep=5", "11345", "", "2:2 3:2 4:2 5:2"),
        ("euchre.five-handed lone-sweep=5", "23452", "", "2:4 3:4 4:4 5:4"),
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_five_handed(rules: str, takers: str, partners: str, expected: str, alone: bool) -> None:
    """Player 1 is the maker. Who has no partner is alone, whether or not that was said."""
    tricks = tricks_of(takers, "12345")
    deal = played(rules, tricks, maker="1", players=5, lettered=False, alone=alone, partners=tuple(partners))
    assert leaders_follow(deal)
    assert points(deal) == {seat: takers.count(seat) for seat in "12345"}
    assert each(score(deal)) == expected
    assert list(score(deal)) == list("12345")
    assert pending(deal) == 0


# --- Ninety-two


@pytest.mark.parametrize("rules", ["ninety-two.draw", "ninety-two.92q"])
@pytest.mark.parametrize(
    ("seats", "bid", "takers", "partners", "expected"),
    [
        ("1234", 6, "1313132424242", "3", "1:18 3:18"),
        ("1234", 6, "1313131242424", "3", "2:18 4:18"),
        ("1234", 6, "1313124242424", "3", "2:24 4:24"),
        ("1234", 6, "1111113242424", "2", "3:12 4:12"),
        ("1234", 13, "1313131313131", "3", "1:39 3:39"),
        ("1234", 12, "1313131313131", "3", "nothing"),
        ("NESW", 6, "1313132424242", "3", "N:18 S:18"),
        ("NESW", 6, "1313132424242", "2", "S:18 W:18"),
        ("NESW", 7, "1313132424242", "2", "N:21 E:21"),
        ("123456", 5, "11355246", "35", "1:15 3:15 5:15"),
        ("123456", 4, "11355246", "35", "2:9 4:9 6:9"),
        ("12345678", 3, "178256", "278", "3:6 4:6 5:6 6:6"),
        ("12345678", 4, "178256", "278", "1:12 2:12 7:12 8:12"),
    ],
)
def test_ninety_two(rules: str, seats: str, bid: int, takers: str, partners: str, expected: str) -> None:
    """Player 1 is the bidder; at a lettered table North."""
    at = dict(zip("12345678", seats, strict=False))
    tricks = tricks_of("".join(at[taker] for taker in takers), seats)
    deal = played(
        rules,
        tricks,
        maker=seats[0],
        players=len(seats),
        lettered=seats == "NESW",
        bid=bid,
        partners=tuple(at[partner] for partner in partners),
    )
    assert leaders_follow(deal)
    assert points(deal) == {at[number]: takers.count(number) for number in at}
    assert each(score(deal)) == expected
    assert list(score(deal)) == list(seats)
    assert pending(deal) == 0


# --- what holds everywhere


@pytest.mark.parametrize("question", [points, score, pending])
def test_an_unknown_rule_set_is_refused(question: Callable[[Played], object]) -> None:
    deal = replace(contract("belote.app", "95-67"), rules="whist.solo")
    with pytest.raises(LookupError, match=r"scorer does not know .*whist\.solo"):
        question(deal)


# --- a game of several deals

LITIGATION = "belote.app tie=litigation"
RUNNING = [
    ("belote.app", "100-62", "NS:300 EW:200", 0, "NS:400 EW:262", 0),
    (LITIGATION, "81-81", "NS:300 EW:200", 0, "NS:300 EW:281", 81),
    (LITIGATION, "81-81", "NS:300 EW:200", 81, "NS:300 EW:281", 162),
    (LITIGATION, "100-62", "NS:300 EW:200", 81, "NS:481 EW:262", 0),
    (LITIGATION, "62-100", "NS:300 EW:200", 81, "NS:300 EW:443", 0),
    (LITIGATION, "80-82", "NS:0 EW:0", 162, "EW:324", 0),
]


@pytest.mark.parametrize(("rules", "taken", "before", "waiting", "after", "still"), RUNNING)
def test_the_running_score_and_points_that_wait(
    rules: str, taken: str, before: str, waiting: int, after: str, still: int
) -> None:
    deal = contract(rules, taken)
    had = {side: int(number) for side, _, number in (part.partition(":") for part in before.split())}
    assert each(running_score(deal, had, waiting)) == after
    assert waiting_after(deal, waiting) == still


def test_points_wait_on_when_a_deal_is_void() -> None:
    void = replace(contract(LITIGATION, "81-81"), maker=None)
    assert running_score(void, {"NS": 3, "EW": 4}, 81) == {"NS": 3, "EW": 4}
    assert waiting_after(void, 81) == 81


@pytest.mark.parametrize(
    ("rules", "sheet", "winner"),
    [
        ("belote.app target=0", {"NS": 3000, "EW": 0}, None),
        ("belote.app target=501", {"NS": 500, "EW": 480}, None),
        ("belote.app target=501", {"NS": 480, "EW": 501}, "EW"),
        ("coinche.app target=1000", {"NS": 1010, "EW": 1010}, None),
        ("coinche.app target=1000", {"NS": 1010, "EW": 1020}, "EW"),
        ("euchre.app", {"NS": 10, "EW": 9}, "NS"),
        ("euchre.app", {"NS": 9, "EW": 9}, None),
        ("euchre.five-handed", {"1": 10, "2": 10, "3": 11}, "3"),
        ("euchre.five-handed", {"1": 10, "2": 10, "3": 9}, None),
        ("ninety-two.92q", {"1": 92, "2": 91}, "1"),
        ("ninety-two.draw", {"1": 91, "2": 90}, None),
    ],
)
def test_who_has_won_a_game(rules: str, sheet: dict[str, int], winner: str | None) -> None:
    assert winner_of_game(played(rules, (), maker=None), sheet) == winner


@pytest.mark.parametrize(("late", "winner"), [("N", "EW"), ("S", "EW"), ("E", "NS"), ("W", "NS")])
def test_who_is_late_has_lost_for_the_team(late: str, winner: str) -> None:
    assert winner_by_the_clock(late) == winner


@st.composite
def deals(draw: st.DrawFn) -> Played:
    """Any deal of Belote or Coinche, with any options: the cards are played as they come."""
    rules = draw(st.sampled_from(["belote.table", "belote.app", "coinche.app", "coinche.official"]))
    coinche = rules.startswith("coinche")
    trumps = draw(st.sampled_from(["S", "H", "D", "C"] + (["NT", "AT"] if coinche else [])))
    pack = draw(st.permutations(PACK))
    leader, tricks = "N", []
    for first in range(0, 32, 4):
        cards = tuple(pack[first : first + 4])
        tricks.append(tuple(zip(clockwise(leader), cards, strict=True)))
        leader = holds(leader, cards, trumps)
    deal = played(
        rules,
        tuple(tricks),
        maker=draw(st.sampled_from("NESW")),
        trumps=trumps,
        bid=draw(st.sampled_from([80, 100, 120, 160, CAPOT])) if coinche else 0,
        doubled=draw(st.sampled_from([1, 2, 3, 4])) if coinche else 1,
    )
    agreed = {option: draw(st.sampled_from(CHOICES[option])) for option in OPTIONS[rules]}
    return replace(deal, options=agreed)


CHOICES = {
    "lost-belote": ["kept", "lost"],
    "tie": ["made", "failed", "litigation"],
    "more-than-others": ["yes", "no"],
    "rounding": ["5-up", "6-up", "none"],
    "surcoinche": ["4", "3"],
    "made-scores": ["points+bid", "bid", "points"],
    "all-trump-belote": ["yes", "no"],
}


@given(deals())
def test_laws(deal: Played) -> None:
    """The pack is counted once, no side loses anything, and it does not matter where North sits."""
    assert leaders_follow(deal)
    assert sum(points(deal).values()) == (252 if len({TEAM[seat] for seat in winners(deal)}) == 1 else 162)
    assert min(score(deal).values()) >= 0
    assert score(turned(deal)) == {"NS": score(deal)["EW"], "EW": score(deal)["NS"]}
    if deal.rules.startswith("belote"):
        belote = 20 if belote_of(deal.tricks, deal.trumps) else 0
        assert sum(score(deal).values()) + pending(deal) == sum(points(deal).values()) + belote


@given(deals().filter(lambda deal: deal.doubled > 1))
def test_in_a_coinched_deal_one_side_has_nothing_but_belote(deal: Played) -> None:
    few, many = sorted(score(deal).values())
    assert few % 20 == 0
    assert few <= 80
    assert many >= deal.doubled * (80 if deal.options["made-scores"] == "bid" else 160)


def test_the_scorer_knows_the_cards_and_the_referee_and_nothing_else_of_the_engine() -> None:
    tree = ast.parse(Path(scorer.__file__).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {module for module in imported if module and module.startswith("followsuit")}
    assert ours == {"followsuit.cards", "followsuit.referee"}
