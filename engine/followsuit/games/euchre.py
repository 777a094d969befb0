"""Euchre: four players in two teams, 24 cards, two jacks on top of the trumps, and no duty to ruff.

``euchre.app`` after the rules of an app in seven languages, which give the play alone; the rest is the common American
game.
"""

from __future__ import annotations

from functools import cache

from followsuit.cards import Card, Rank, Suit, card
from followsuit.deal.action import Kind
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import first_to_the_target, lost_by_the_clock
from followsuit.deal.phases.cards import DealersDiscard
from followsuit.deal.phases.make_trumps import MakeTrumps
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.scoring.makers import euchre as score
from followsuit.games.common import TRICK_CLAUSES, pack
from followsuit.games.game import Choice, Clause, Game, Option, Phase, Preset, RuleSet, dealt, follow
from followsuit.obligations import Obligation
from followsuit.order import Order, Trumps, ranked
from followsuit.trick import Situation


def bowers(trumps: Suit) -> tuple[Card, Card]:
    """The right bower, the jack of trumps, and the left bower, the jack of the same colour."""
    return card(Rank.JACK, trumps), card(Rank.JACK, trumps.same_colour)


def order(trumps: Trumps, ranks: str) -> Order:
    """Both bowers on top of the trumps; ``ranks`` are those of the pack, highest first, as in a plain suit."""
    assert trumps.suit, "in Euchre a suit is always trumps"
    top = bowers(trumps.suit)
    suits = {suit: tuple(each for each in ranked(suit, ranks) if each not in top) for suit in Suit}
    return Order(trumps, suits | {trumps.suit: top + suits[trumps.suit]})


@cache
def _four_handed(trumps: Trumps) -> Order:
    return order(trumps, "A K Q J 10 9")


def _euchre(situation: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    return (follow("euchre.follow", situation),)


CLAUSES = (
    Clause(
        "euchre.deal",
        Phase.DEAL,
        "The deal",
        "Five cards each in packets of three and two. Four cards remain, the top one is turned up.",
    ),
    Clause(
        "euchre.order-up",
        Phase.AUCTION,
        "Ordering up",
        "From the dealer's left, each player orders up, which makes the turned-up suit trumps, or passes. "
        "When somebody has, the dealer takes the card and discards one face down.",
    ),
    Clause("euchre.call", Phase.AUCTION, "Naming a suit", "When all have passed, each names another suit or passes."),
    Clause("euchre.redeal", Phase.AUCTION, "All pass", "All pass twice: the next player deals."),
    Clause(
        "euchre.alone",
        Phase.PLAY,
        "Going alone",
        "The maker may play alone. The partner lays the cards down and takes no part.",
    ),
    Clause(
        "euchre.lead",
        Phase.PLAY,
        "The first lead",
        "The player to the dealer's left leads, or the next one where that player sits out.",
    ),
    Clause(
        "euchre.follow",
        Phase.PLAY,
        "Follow suit",
        "Holding the suit that was led, play it; else play any card. Nobody has to ruff or to beat a card.",
    ),
    Clause(
        "euchre.bower",
        Phase.PLAY,
        "The left bower",
        "The jack of the other suit of the trumps' colour is a trump: it follows trumps, not the suit printed on it.",
    ),
    Clause(
        "euchre.time",
        Phase.PLAY,
        "The clock",
        "A player who does not play within the time limit loses the game for the team.",
    ),
    Clause("euchre.tricks", Phase.PLAY, "Five tricks", "A deal is five tricks."),
    Clause(
        "euchre.score",
        Phase.SCORE,
        "Score",
        "The makers score 1 for three or four tricks, 2 for all five, 4 for all five alone. "
        "With fewer than three they are euchred and the others score 2. The first team to 10 wins.",
    ),
)

EUCHRE = Game(
    id="euchre",
    title="Euchre",
    pack=pack("9 10 J Q K A"),
    players=(4,),
    hand_size=dealt(5),
    clauses=TRICK_CLAUSES + CLAUSES,
    options=(
        Option(
            "dealer-discard",
            "euchre.order-up",
            "The dealer may discard",
            (Choice("any", "any card"), Choice("not-turn-up", "any card but the one just taken")),
        ),
        Option(
            "stick-the-dealer",
            "euchre.redeal",
            "When all pass twice",
            (Choice("no", "the next player deals"), Choice("yes", "the dealer must name a suit")),
        ),
    ),
    presets=(Preset("euchre.app", "Euchre, app rules", "rules of an app, in seven languages"),),
    order=_four_handed,
    obligations=_euchre,
    dealing=Dealing(lambda rules, players: (3, 2), turn_up=True),
    phases=(
        MakeTrumps(
            Kind.ORDER_UP,
            Kind.NAME,
            ("euchre.order-up", "euchre.call"),
            alone=True,
            stuck=lambda state: state.rules["stick-the-dealer"] == "yes",
            stuck_clause="euchre.redeal",
        ),
        DealersDiscard("euchre.order-up"),
        Tricks(),
    ),
    score=score,
    target=lambda rules: 10,
    match_rules=(
        first_to_the_target("euchre.score/game", "the first team to 10 wins"),
        lost_by_the_clock("euchre.time", "a player out of time loses the game for the team"),
    ),
    may_sit_out=True,
    bower_clause="euchre.bower",
    clock_clause="euchre.time",
)
