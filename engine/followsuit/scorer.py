"""A second opinion on whole deals: who took the tricks, what they are worth and what each side writes down.

The sequel to :mod:`followsuit.referee`, which answers for one trick; written, like it, from the text of the rules
and with nothing of the engine but the cards. The engine scores a deal while it is played, call by call and card by
card; the scorer comes to the table when everything is over, turns the tricks up once more and counts them.

The scorer takes the deal as it stands: that the bids were in order and the cards were played by the rules is for
others to ask, and so is the end of a game, of which a deal is only a part (:mod:`followsuit.scorekeeper`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.cards import Card, Rank, Suit
from followsuit.referee import Question, card_points, winning_card


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that is over."""

    rules: str  # the rule set, such as belote.table
    options: Mapping[str, str]  # every option of the rule set with the value in force
    lettered: bool  # seats are N E S W; otherwise they are numbered from 1
    players: int
    dealer: str
    maker: str | None  # the taker, bidder or maker; None when the deal is void
    trumps: str  # S, H, D or C; NT for no trumps, AT for all trumps
    bid: int  # Coinche: 80 to 160, or 250 for a capot; Ninety-two: tricks; otherwise 0
    doubled: int  # how many times a coinched contract counts; 1 when it is not
    alone: bool  # the maker plays alone; in Euchre the partner sits out
    partners: tuple[str, ...]  # the maker's, in a game without teams
    hands: Mapping[str, tuple[Card, ...]]  # what each player held when play began
    tricks: tuple[tuple[tuple[str, Card], ...], ...]  # each trick: seats and cards in playing order


# --- the five questions


def winners(played: Played) -> tuple[str, ...]:
    """Who takes each trick."""
    return tuple(winner_of(trick, played) for trick in played.tricks)


def leaders_follow(played: Played) -> bool:
    """The winner of a trick leads to the next."""
    leaders = tuple(trick[0][0] for trick in played.tricks)
    return leaders[1:] == winners(played)[:-1]


def points(played: Played) -> dict[str, int]:
    """What each side took: card points in Belote and Coinche, elsewhere tricks. Nobody took anything in a void deal."""
    count = points_taken if game_of(played) in ("belote", "coinche") else tricks_taken
    return {side: count(seats, played) if played.maker else 0 for side, seats in sides(played).items()}


def score(played: Played) -> dict[str, int]:
    """What each side writes down for the deal. A void deal is thrown in, and nobody writes anything."""
    game = game_of(played)
    if played.maker is None:
        return nothing(played)
    if game == "belote":
        return belote_score(played)
    if game == "coinche":
        return coinche_score(played)
    if game == "euchre":
        return euchre_score(played)
    return five_handed_score(played) if game == "five-handed" else ninety_two_score(played)


def pending(played: Played) -> int:
    """Belote, a tie where it is litigated: all that the taker's team counted waits for the winner of the next deal."""
    if played.maker is None or game_of(played) != "belote" or belote_verdict(played) != "litigation":
        return 0
    return totals(played)[taker_and_others(played)[0]]


# --- the table

GAMES = {
    "belote.table": "belote",
    "belote.app": "belote",
    "coinche.app": "coinche",
    "coinche.official": "coinche",
    "euchre.app": "euchre",
    "euchre.five-handed": "five-handed",
    "ninety-two.draw": "ninety-two",
    "ninety-two.92q": "ninety-two",
}


def game_of(played: Played) -> str:
    """The game whose way of scoring the rule set follows."""
    if played.rules not in GAMES:
        raise LookupError(f"the scorer does not know the rule set {played.rules!r}")
    return GAMES[played.rules]


def sides(played: Played) -> dict[str, tuple[str, ...]]:
    """Those who write down together: two teams, partners facing each other, or each player for himself."""
    if game_of(played) in ("belote", "coinche", "euchre"):
        return {"NS": ("N", "S"), "EW": ("E", "W")}
    seats = tuple("NESW") if played.lettered else tuple(str(number + 1) for number in range(played.players))
    return {seat: (seat,) for seat in seats}


def nothing(played: Played) -> dict[str, int]:
    """A line of the score sheet on which no side has written yet."""
    return dict.fromkeys(sides(played), 0)


def taker_and_others(played: Played) -> tuple[str, str]:
    """The team of the taker, bidder or maker, and the team that plays against it."""
    return ("NS", "EW") if played.maker in ("N", "S") else ("EW", "NS")


# --- the tricks


def winner_of(trick: tuple[tuple[str, Card], ...], played: Played) -> str:
    """Who played the card that wins the trick. Which card that is, the referee knows."""
    seats = tuple(seat for seat, _ in trick)
    cards = tuple(card for _, card in trick)
    question = Question(
        rules=played.rules,
        options=played.options,
        trumps=played.trumps,
        leader=seats[0],
        trick=cards,
        seat=None,
        hand=(),
        players=played.players,
        lettered=played.lettered,
    )
    return seats[cards.index(winning_card(question))]


def tricks_taken(seats: tuple[str, ...], played: Played) -> int:
    """How many tricks these players took among them."""
    return sum(seat in seats for seat in winners(played))


def took_all(seats: tuple[str, ...], played: Played) -> bool:
    """These players took every trick."""
    return tricks_taken(seats, played) == len(played.tricks)


# --- Belote and Coinche: what was taken


def points_taken(seats: tuple[str, ...], played: Played) -> int:
    """The card points in a team's tricks and 10 for the last trick; a team that took every trick has 100 instead."""
    taken = 0
    for trick in played.tricks:
        if winner_of(trick, played) in seats:
            taken += sum(card_points(card, played.trumps) for _, card in trick)
    if took_all(seats, played):
        return taken + 100
    return taken + 10 if winners(played)[-1] in seats else taken


def belote(seats: tuple[str, ...], played: Played) -> int:
    """20 for king and queen of trumps in one hand when play began.

    There is none at no trumps; at all trumps the table has agreed that there is none or that every suit has one.
    """
    every_suit = played.trumps == "AT" and played.options["all-trump-belote"] == "yes"
    suits = [suit for suit in Suit if suit == played.trumps or every_suit]
    return sum(20 for seat in seats for suit in suits if has_belote(played.hands[seat], suit))


def has_belote(hand: tuple[Card, ...], suit: Suit) -> bool:
    """King and queen of the suit are both in the hand."""
    ranks = [card.rank for card in hand if card.suit == suit]
    return Rank.KING in ranks and Rank.QUEEN in ranks


def totals(played: Played) -> dict[str, int]:
    """What decides about the contract: card points and belote together, not rounded."""
    return {side: points_taken(seats, played) + belote(seats, played) for side, seats in sides(played).items()}


def belote_written(played: Played, *, made: bool) -> dict[str, int]:
    """Belote stays with its owner. Where it is lost with the contract, a taker who failed leaves it to the others."""
    owned = {side: belote(seats, played) for side, seats in sides(played).items()}
    taker, others = taker_and_others(played)
    if made or played.options["lost-belote"] == "kept":
        return owned
    return {taker: 0, others: owned[taker] + owned[others]}


def with_belote(written: dict[str, int], played: Played, *, made: bool) -> dict[str, int]:
    """What each side has written, and belote on top of it."""
    bonus = belote_written(played, made=made)
    return {side: written[side] + bonus[side] for side in written}


# --- Belote: the score


def belote_verdict(played: Played) -> str:
    """The contract is made with more than the others have and failed with less; about a tie the table has agreed."""
    taker, others = taker_and_others(played)
    counted = totals(played)
    if counted[taker] > counted[others]:
        return "made"
    return "failed" if counted[taker] < counted[others] else played.options["tie"]


def belote_score(played: Played) -> dict[str, int]:
    """Made: each team its own. Failed: the others all card points, and perhaps the taker's belote besides.

    A litigated tie: the others write down their own, and the taker's team nothing as yet.
    """
    taker, others = taker_and_others(played)
    verdict = belote_verdict(played)
    if verdict == "made":
        return totals(played)
    if verdict == "failed":
        return with_belote(nothing(played) | {others: sum(points(played).values())}, played, made=False)
    return totals(played) | {taker: 0}


# --- Coinche: the score

CAPOT = 250


def is_coinche_made(played: Played) -> bool:
    """The bidder's side has at least its bid, and more than the others where that is asked for.

    A capot that was bid is made with all the tricks and with nothing less.
    """
    bidder, others = taker_and_others(played)
    counted = totals(played)
    if played.bid == CAPOT:
        return took_all(sides(played)[bidder], played)
    if played.options["more-than-others"] == "yes" and counted[bidder] <= counted[others]:
        return False
    return counted[bidder] >= played.bid


def coinche_score(played: Played) -> dict[str, int]:
    """Made: each side its own points, the bidder's side the bid as well. Failed: the others the deal and the bid.

    Coinched or surcoinched, made or failed: the side that is right has the deal and the bid so many times and the
    other nothing. Belote comes on top of all that, once. Some tables leave out the bid, and some all but the bid.
    """
    bidder, others = taker_and_others(played)
    made = is_coinche_made(played)
    bid = 0 if played.options["made-scores"] == "points" else played.bid
    if made and played.doubled == 1:
        written = own_points(played)
        written[bidder] += bid
    else:
        written = nothing(played)
        written[bidder if made else others] = played.doubled * (deal_worth(played) + bid)
    return with_belote(written, played, made=made)


def own_points(played: Played) -> dict[str, int]:
    """Each side's points, rounded by itself; a side that took all tricks has 250. Nothing where only bids count."""
    if played.options["made-scores"] == "bid":
        return nothing(played)
    return {
        side: CAPOT if took_all(seats, played) else rounded(points_taken(seats, played), played.options["rounding"])
        for side, seats in sides(played).items()
    }


def deal_worth(played: Played) -> int:
    """What a whole deal is worth: 160, or 250 where one side took all tricks. Nothing where only bids count."""
    if played.options["made-scores"] == "bid":
        return 0
    return CAPOT if any(took_all(seats, played) for seats in sides(played).values()) else 160


def rounded(taken: int, rounding: str) -> int:
    """To the nearest ten: from 5 up, or from 6 up, as the table has agreed, if it rounds at all."""
    if rounding == "none":
        return taken
    up_from = 5 if rounding == "5-up" else 6
    return taken - taken % 10 + (10 if taken % 10 >= up_from else 0)


# --- Euchre and Ninety-two: the score


def euchre_score(played: Played) -> dict[str, int]:
    """The makers write 1 for three or four tricks and 2 for all five, or 4 for all five alone.

    With fewer than three they are euchred, and the others write 2.
    """
    maker, others = taker_and_others(played)
    tricks = points(played)[maker]
    if tricks < 3:
        return nothing(played) | {others: 2}
    if tricks < 5:
        return nothing(played) | {maker: 1}
    return nothing(played) | {maker: 4 if played.alone else 2}


def five_handed_score(played: Played) -> dict[str, int]:
    """Maker and partner, the attackers, write 1 each for three or four tricks and 2 each for all five.

    A maker without a partner writes for all five what the table has agreed. When the attackers have fewer than three,
    each of the others writes 2 for three or four tricks and 4 for all five.
    """
    attackers, defenders = attackers_and_defenders(played)
    tricks = tricks_taken(attackers, played)
    if tricks < 3:
        return nothing(played) | dict.fromkeys(defenders, 2 if tricks else 4)
    if tricks < 5:
        return nothing(played) | dict.fromkeys(attackers, 1)
    return nothing(played) | dict.fromkeys(attackers, 2 if played.partners else int(played.options["lone-sweep"]))


def ninety_two_score(played: Played) -> dict[str, int]:
    """The bidder's side took exactly its bid: each of it writes three times these tricks, and nobody else anything.

    It took fewer, or more: each of the others writes three times the tricks that the others took.
    """
    bidders, opponents = attackers_and_defenders(played)
    tricks = tricks_taken(bidders, played)
    if tricks == played.bid:
        return nothing(played) | dict.fromkeys(bidders, 3 * tricks)
    return nothing(played) | dict.fromkeys(opponents, 3 * tricks_taken(opponents, played))


def attackers_and_defenders(played: Played) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where each plays for himself: the maker with his partners, and all the others."""
    attackers = tuple(seat for seat in sides(played) if seat == played.maker or seat in played.partners)
    return attackers, tuple(seat for seat in sides(played) if seat not in attackers)
