"""Ninety-two, also known as 92Q: bid a number of tricks and take exactly those. 4, 6 or 8 players, 52 cards.

``ninety-two.draw`` after a German translation (four cards each and a stock); ``ninety-two.92q`` after the original (all
cards dealt out), as far as its text was to be had. Trumps have the queen and the nine on top, and the deuce of the
other suit of that colour, the back suit, may take the trick when it is played last.
"""

from __future__ import annotations

from functools import cache

from followsuit.cards import Card, Rank, Suit
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import first_to_the_target
from followsuit.deal.phases.ascending import Ascending
from followsuit.deal.phases.partners import PickPartners
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.scoring.exact_tricks import score
from followsuit.deal.state import State
from followsuit.games.common import TRICK_CLAUSES, pack
from followsuit.games.game import Choice, Clause, Game, Option, Phase, Preset, RuleSet, follow
from followsuit.obligations import Obligation
from followsuit.order import SUIT_TRUMPS, Order, Trumps, ranked
from followsuit.trick import Situation

TRUMP_RANKS = "Q 9 A K J 10 8 7 6 5 4 3 2"
PLAIN_RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"


@cache
def order(trumps: Trumps) -> Order:
    """Queen and nine on top among the trumps, natural order in the plain suits; cards have no points."""
    return Order(trumps, {suit: ranked(suit, TRUMP_RANKS if suit == trumps.suit else PLAIN_RANKS) for suit in Suit})


def back_suit_deuce_takes(s: Situation, played: Card) -> bool:
    """Whether the last card of a trick is the deuce of the back suit and takes it.

    It does when no trump lies in the trick and its owner holds none of the led suit. The trick cannot show the hand,
    but a legal deuce of another suit than the led one can only come from a hand without the led suit.
    """
    trumps = s.order.trumps.suit
    return (
        s.last
        and trumps is not None
        and played.rank is Rank.TWO
        and played.suit is trumps.same_colour
        and s.led is not played.suit
        and not s.order.is_trump(s.best)
    )


def _hand_size(rules: RuleSet, players: int) -> int:
    return 4 if rules["stock"] == "yes" else len(NINETY_TWO.pack) // players


def _tricks(state: State) -> int:
    """How many tricks a deal has: the pack shared out, and four cards left over where it does not come out even."""
    return len(NINETY_TWO.pack) // len(state.deal.seating.seats)


def _leader(state: State) -> str:
    """With a stock the highest bidder leads, else the player after the dealer."""
    assert state.contract, "a bid was made"
    return state.contract.maker if state.rules["first-lead"] == "bidder" else state.deal.eldest


def _obligations(situation: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    return (follow("ninety-two.follow", situation),)


CLAUSES = (
    Clause("ninety-two.dealer", Phase.DEAL, "The dealer", "The first dealer is drawn by lot, then it goes clockwise."),
    Clause(
        "ninety-two.deal",
        Phase.DEAL,
        "The deal",
        "Either four cards each and a stock from which all draw back to four after each trick, or all cards at once. "
        "Four cards stay out when six or eight play.",
    ),
    Clause(
        "ninety-two.bid",
        Phase.AUCTION,
        "Bids",
        "From the dealer's left, each names a number of tricks and a trump suit, more tricks than before, "
        "or passes for good. All pass: the next player deals.",
    ),
    Clause(
        "ninety-two.partners",
        Phase.AUCTION,
        "Partners",
        "The highest bidder picks one partner of four players, two of six, three of eight.",
    ),
    Clause(
        "ninety-two.lead",
        Phase.PLAY,
        "The first lead",
        "With a stock the bidder leads to the first trick; with all cards dealt, the player to the dealer's left.",
    ),
    Clause(
        "ninety-two.follow",
        Phase.PLAY,
        "Follow suit",
        "Holding the suit that was led, play it; else play any card. Nobody has to ruff or to beat a card.",
    ),
    Clause(
        "ninety-two.back-suit",
        Phase.PLAY,
        "The deuce of the back suit",
        "The other suit of the colour of trumps is the back suit. Its deuce takes the trick when it is the last card, "
        "no trump lies in the trick, and its owner holds none of the led suit.",
    ),
    Clause("ninety-two.end", Phase.PLAY, "The end", "Play goes on until all cards are played."),
    Clause(
        "ninety-two.score",
        Phase.SCORE,
        "Score",
        "Exactly the tricks bid: each player of the bidder's side scores three points a trick. "
        "Fewer or more: that side scores nothing, "
        "and each opponent three points for every trick that the opponents took.",
    ),
    Clause("ninety-two.game", Phase.SCORE, "Game", "The first player to reach 92 points wins the game."),
)

NINETY_TWO = Game(
    id="ninety-two",
    title="Ninety-two",
    pack=pack("2 3 4 5 6 7 8 9 10 J Q K A"),
    players=(4, 6, 8),
    hand_size=_hand_size,
    clauses=TRICK_CLAUSES + CLAUSES,
    options=(
        Option(
            "stock",
            "ninety-two.deal",
            "The deal",
            (Choice("no", "all cards are dealt out"), Choice("yes", "four cards each, the rest is the stock")),
        ),
        Option(
            "first-lead",
            "ninety-two.lead",
            "The first lead",
            (Choice("eldest", "the player to the dealer's left"), Choice("bidder", "the highest bidder")),
        ),
    ),
    presets=(
        Preset(
            "ninety-two.draw",
            "Ninety-two with a stock",
            "a rules text translated into German",
            {"stock": "yes", "first-lead": "bidder"},
        ),
        Preset("ninety-two.92q", "92Q", "the game as its author published it"),
    ),
    order=order,
    obligations=_obligations,
    dealing=Dealing(lambda rules, players: (_hand_size(rules, players),)),
    phases=(
        Ascending(
            lambda state: range(1, _tricks(state) + 1),
            SUIT_TRUMPS,
            "ninety-two.bid",
            drop_out=True,
        ),
        PickPartners("ninety-two.partners", {4: 1, 6: 2, 8: 3}),
        Tricks(_leader),
    ),
    score=score,
    target=lambda rules: 92,
    match_rules=(first_to_the_target("ninety-two.game", "the first player to 92 wins, of several the one with most"),),
    last_card_takes=back_suit_deuce_takes,
    last_card_clause="ninety-two.back-suit",
    teams=False,
)
