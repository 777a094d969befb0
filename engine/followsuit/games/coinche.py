"""Coinche: Belote's cards and play after an auction, with no trumps and all trumps.

Both rule sets are from the page *Which card may I play?* (Hebrew), which plays clockwise; they differ in whether a
player who cannot overruff must underruff. The score follows the French federation's coinche rules of 2015.
"""

from __future__ import annotations

from functools import cache

from followsuit.cards import Suit
from followsuit.deal.action import CAPOT
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import first_to_the_target
from followsuit.deal.phases.ascending import Ascending
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.scoring.coinche import score
from followsuit.games import belote
from followsuit.games.common import TRICK_CLAUSES, pack
from followsuit.games.game import Choice, Clause, Game, Option, Phase, Preset, RuleSet, dealt, follow
from followsuit.obligations import Obligation
from followsuit.order import Order, Trumps, ranked
from followsuit.trick import Situation

NO_TRUMP_POINTS = dict(zip(belote.PLAIN_RANKS.split(), (19, 10, 4, 3, 2, 0, 0, 0), strict=True))
ALL_TRUMP_POINTS = dict(zip(belote.TRUMP_RANKS.split(), (14, 9, 6, 5, 3, 1, 0, 0), strict=True))


BIDS = tuple(range(80, 170, 10))


@cache
def order(trumps: Trumps) -> Order:
    """As in Belote under a trump suit; else every suit ranks alike, and no suit beats another."""
    if trumps.suit:
        return belote.order(trumps)
    ranks, worth = {
        Trumps.NONE: (belote.PLAIN_RANKS, NO_TRUMP_POINTS),
        Trumps.ALL: (belote.TRUMP_RANKS, ALL_TRUMP_POINTS),
    }[trumps]
    suits = {suit: ranked(suit, ranks) for suit in Suit}
    return Order(trumps, suits, {each: worth[each.rank] for cards in suits.values() for each in cards})


def _obligations(s: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    if s.order.trumps is Trumps.NONE:
        return (follow("trick.follow", s),)
    if s.order.trumps is Trumps.ALL:
        return follow("trick.follow", s), *belote.rise("coinche.all-trump", s, rules)
    return belote.duties("coinche", s, rules)


CLAUSES = (
    Clause(
        "coinche.direction",
        Phase.PLAY,
        "Direction",
        "Deal, auction and play go the same way round the table: clockwise or anticlockwise, by the rule set.",
    ),
    Clause(
        "coinche.bid",
        Phase.AUCTION,
        "Bids",
        "A bid names a number of points from 80 to 160 in tens, or capot, and trumps: a suit, no trumps or all trumps. "
        "Each bid is higher than the one before, and nobody raises their own last bid.",
    ),
    Clause(
        "coinche.pass",
        Phase.AUCTION,
        "Passes",
        "Three passes in a row after a bid end the auction. Four passes without a bid: the next player deals.",
    ),
    Clause(
        "coinche.double",
        Phase.AUCTION,
        "Coinche and surcoinche",
        "An opponent of the bidder may, in turn, coinche: the score counts double. "
        "After that only the bidder's side may speak, to surcoinche or to pass.",
    ),
    Clause(
        "coinche.no-trump",
        Phase.PLAY,
        "No trumps",
        "No suit is trumps: follow suit, else play any card. Nobody can ruff.",
    ),
    Clause(
        "coinche.all-trump",
        Phase.PLAY,
        "All trumps",
        "Every suit ranks like trumps. Follow suit and play a higher card than the best one if you can, "
        "even over your partner. A card of another suit never wins.",
    ),
    Clause(
        "coinche.rise",
        Phase.PLAY,
        "Rise",
        "When trumps are led, play a higher trump than the best one so far if you can, even over your partner.",
    ),
    Clause(
        "coinche.ruff",
        Phase.PLAY,
        "Ruff",
        "Without the plain suit that was led, and while an opponent holds the trick, play a trump if you can.",
    ),
    Clause(
        "coinche.overruff",
        Phase.PLAY,
        "Overruff",
        "When you have to ruff, ruff higher than any trump already in the trick if you can.",
    ),
    Clause(
        "coinche.underruff",
        Phase.PLAY,
        "No trump high enough",
        "An opponent ruffed and you hold no higher trump: "
        "app rules force a lower trump, the official rules let you play any card.",
    ),
    Clause(
        "coinche.partner-free",
        Phase.PLAY,
        "The partner holds the trick",
        "Without the plain suit that was led, and while your partner holds the trick, you need not ruff. "
        "At some tables a trump that you play all the same must be a higher one, if you hold one.",
    ),
    Clause(
        "coinche.belote",
        Phase.SCORE,
        "Belote and rebelote",
        "King and queen of trumps in one hand earn 20 points, as in Belote; none at no trumps.",
    ),
    Clause(
        "coinche.made",
        Phase.SCORE,
        "Contract made",
        "The bidder's side has made its contract when its card points, not rounded, and its belote reach the bid. "
        "By the official rules it needs more than the other side too.",
    ),
    Clause(
        "coinche.score",
        Phase.SCORE,
        "Score",
        "Made: each side scores its points rounded to tens, the bidder's side the bid on top. "
        "Failed: the other side scores 160 and the bid. "
        "Doubled, the side that is right scores 160 and the bid twice or four times, and the other nothing. "
        "All tricks count 250. Belote stays with its owner.",
    ),
    Clause("coinche.game", Phase.SCORE, "Game", "The first side to reach 1,000 wins the game."),
)

COINCHE = Game(
    id="coinche",
    title="Coinche",
    pack=pack("7 8 9 10 J Q K A"),
    players=(4,),
    hand_size=dealt(8),
    clauses=TRICK_CLAUSES + CLAUSES,
    options=(
        *belote.shared_options("coinche"),
        Option(
            "more-than-others",
            "coinche.made",
            "To make the contract, more points than the other side",
            (Choice("no", "not needed"), Choice("yes", "needed")),
        ),
        Option(
            "rounding",
            "coinche.score",
            "Rounding to tens",
            (Choice("5-up", "5 and more up"), Choice("6-up", "6 and more up"), Choice("none", "no rounding")),
        ),
        Option(
            "surcoinche",
            "coinche.double",
            "A surcoinche counts",
            (Choice("4", "four times"), Choice("3", "three times")),
        ),
        Option(
            "made-scores",
            "coinche.score",
            "A made contract scores",
            (Choice("points+bid", "points and bid"), Choice("bid", "the bid"), Choice("points", "the points")),
        ),
        Option(
            "all-trump-belote",
            "coinche.belote",
            "Belote at all trumps",
            (Choice("no", "not counted"), Choice("yes", "counted in every suit")),
        ),
        Option(
            "target",
            "coinche.game",
            "Points that win the game",
            (Choice("1000", "1,000"), Choice("501", "501"), Choice("2000", "2,000")),
        ),
    ),
    presets=(
        Preset("coinche.app", "Coinche, app rules", "the page “Which card may I play?”, in Hebrew"),
        Preset(
            "coinche.official",
            "Coinche, official rules",
            "the page “Which card may I play?”, in Hebrew",
            {"underruff": "free", "more-than-others": "yes"},
        ),
    ),
    order=order,
    obligations=_obligations,
    dealing=Dealing(lambda rules, players: (3, 2, 3)),
    phases=(
        Ascending(
            lambda state: (*BIDS, CAPOT),
            tuple(Trumps),
            "coinche.bid",
            doubling=True,
            double_clause="coinche.double",
            redoubled=lambda state: int(state.rules["surcoinche"]),
        ),
        Tricks(),
    ),
    score=score,
    target=lambda rules: int(rules["target"]),
    match_rules=(first_to_the_target("coinche.game", "the first side to the target wins"),),
    trumps=tuple(Trumps),
    bids=BIDS,
    last_trick_points=10,
)
