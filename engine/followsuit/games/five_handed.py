"""Five-handed Euchre with a called partner: five players, each for himself, 28 cards.

``euchre.five-handed`` after a Czech text. The maker names a card, and whoever holds it is the partner in secret. The
left bower is called the jick. (Another game of this name has two permanent trumps; it is not this one.)
"""

from __future__ import annotations

from functools import cache

from followsuit.deal.action import Kind
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import first_to_the_target
from followsuit.deal.phases.cards import DealersDiscard
from followsuit.deal.phases.make_trumps import MakeTrumps
from followsuit.deal.phases.partners import CallPartner
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.scoring.makers import five_handed
from followsuit.games import euchre
from followsuit.games.common import TRICK_CLAUSES, pack
from followsuit.games.game import Choice, Clause, Game, Option, Phase, Preset, RuleSet, dealt, follow
from followsuit.obligations import Obligation
from followsuit.order import Order, Trumps
from followsuit.trick import Situation


@cache
def order(trumps: Trumps) -> Order:
    """As in Euchre, with the eights below the nines."""
    return euchre.order(trumps, "A K Q J 10 9 8")


def _obligations(situation: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    return (follow("five.follow", situation),)


CLAUSES = (
    Clause(
        "five.deal",
        Phase.DEAL,
        "The deal",
        "Five cards each in packets of two and three. Three cards remain, the top one is turned up.",
    ),
    Clause(
        "five.order-up",
        Phase.AUCTION,
        "Ordering up",
        "Each player in turn orders up, which makes the turned-up suit trumps, or passes. "
        "When somebody has, the dealer takes the card and discards one face down.",
    ),
    Clause(
        "five.call",
        Phase.AUCTION,
        "Naming a suit",
        "When all five have passed, the card is turned down and its suit is barred; each names another suit or passes.",
    ),
    Clause("five.stick", Phase.AUCTION, "The dealer must", "The dealer must name a suit when nobody else has."),
    Clause(
        "five.partner",
        Phase.AUCTION,
        "The called card",
        "The maker names a card not in the maker's own hand. "
        "Whoever holds it is the partner and says nothing until it is played.",
    ),
    Clause(
        "five.buried",
        Phase.PLAY,
        "A buried card",
        "When the named card is not in play, the maker plays alone.",
    ),
    Clause("five.alone", Phase.AUCTION, "Going alone", "The maker may choose to play alone."),
    Clause("five.lead", Phase.PLAY, "The first lead", "The player to the dealer's left leads."),
    Clause(
        "five.follow",
        Phase.PLAY,
        "Follow suit",
        "Holding the suit that was led, play it; else play any card. Nobody has to ruff or to beat a card.",
    ),
    Clause(
        "five.jick",
        Phase.PLAY,
        "The jick",
        "The jack of the other suit of the trumps' colour is the second highest trump: "
        "it follows trumps, not the suit printed on it.",
    ),
    Clause(
        "five.score",
        Phase.SCORE,
        "Score",
        "Attackers score 1 each for three or four tricks, 2 each for all five. "
        "Defenders score 2 each for three or four tricks, 4 each for all five.",
    ),
    Clause("five.game", Phase.SCORE, "Game", "The first player to reach 10 points wins the game."),
)

FIVE_HANDED = Game(
    id="five-handed",
    title="Five-handed Euchre",
    pack=pack("8 9 10 J Q K A"),
    players=(5,),
    hand_size=dealt(5),
    clauses=TRICK_CLAUSES + CLAUSES,
    options=(
        Option(
            "call-trump",
            "five.partner",
            "The named card may be a trump",
            (Choice("yes", "yes"), Choice("no", "no")),
        ),
        Option(
            "lone-sweep",
            "five.score",
            "All five tricks alone score",
            (Choice("2", "2 points"), Choice("4", "4 points"), Choice("5", "5 points")),
        ),
    ),
    presets=(Preset("euchre.five-handed", "Five-handed Euchre", "a rules text, in Czech"),),
    order=order,
    obligations=_obligations,
    dealing=Dealing(lambda rules, players: (2, 3), turn_up=True),
    phases=(
        MakeTrumps(
            Kind.ORDER_UP,
            Kind.NAME,
            ("five.order-up", "five.call"),
            stuck=lambda state: True,
            stuck_clause="five.stick",
        ),
        DealersDiscard("five.order-up"),
        CallPartner("five.partner"),
        Tricks(),
    ),
    score=five_handed,
    target=lambda rules: 10,
    match_rules=(first_to_the_target("five.game", "the first player to 10 wins"),),
    teams=False,
    bower_clause="five.jick",
)
