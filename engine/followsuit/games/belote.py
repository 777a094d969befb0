"""Belote: four players in two teams, 32 cards, the jack and the nine of trumps on top.

Two rule sets: ``belote.table`` after the rules of an online table (Turkish text), which deals and plays anticlockwise
and lets a trump over the partner only if it is higher; ``belote.app`` after the page *Which card may I play?* (Hebrew).
Where both are silent the clause says what was decided.
"""

from __future__ import annotations

from functools import cache

from followsuit.cards import Suit
from followsuit.deal.action import Kind
from followsuit.deal.dealing import Dealing
from followsuit.deal.match import first_to_the_target, waiting_points
from followsuit.deal.phases.cards import DealTheRest
from followsuit.deal.phases.make_trumps import MakeTrumps
from followsuit.deal.phases.tricks import Tricks
from followsuit.deal.scoring.belote import score
from followsuit.games.common import TRICK_CLAUSES, pack
from followsuit.games.game import Choice, Clause, Game, Option, Phase, Preset, RuleSet, dealt, follow
from followsuit.obligations import Obligation, must
from followsuit.order import Order, Trumps, ranked
from followsuit.trick import Situation

TRUMP_RANKS = "J 9 A 10 K Q 8 7"
PLAIN_RANKS = "A 10 K Q J 9 8 7"
TRUMP_POINTS = dict(zip(TRUMP_RANKS.split(), (20, 14, 11, 10, 4, 3, 0, 0), strict=True))
PLAIN_POINTS = dict(zip(PLAIN_RANKS.split(), (11, 10, 4, 3, 2, 0, 0, 0), strict=True))


@cache
def order(trumps: Trumps) -> Order:
    """Jack and nine on top among the trumps; ace and ten on top in the plain suits."""
    suits = {suit: ranked(suit, TRUMP_RANKS if suit == trumps.suit else PLAIN_RANKS) for suit in Suit}
    points = {
        each: (TRUMP_POINTS if suit == trumps.suit else PLAIN_POINTS)[each.rank]
        for suit, cards in suits.items()
        for each in cards
    }
    return Order(trumps, suits, points)


def duties(game: str, s: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    """What a trick demands when a suit is trumps, with the clauses of ``game`` (Belote or Coinche)."""
    trumps = s.order.trump_cards
    ruffed = s.order.is_trump(s.best)
    higher = s.order.above(s.best) if ruffed else trumps
    if s.led == s.order.trumps.suit:
        return follow("trick.follow", s), *rise(f"{game}.rise", s, rules)
    if s.partner_holds:
        # Free, unless a trump over the partner's side has to be a higher one: then lower trumps are what is refused.
        over = Obligation(f"{game}.partner-free", higher, higher | ~trumps)
        return (follow("trick.follow", s), over) if rules["partner-trump"] == "higher" else (follow("trick.follow", s),)
    if not ruffed:
        return follow("trick.follow", s), must(f"{game}.ruff", trumps)
    return (
        follow("trick.follow", s),
        Obligation(f"{game}.ruff", higher, trumps),
        must(f"{game}.overruff", higher),
        *([must(f"{game}.underruff", trumps)] if rules["underruff"] == "forced" else []),
    )


def rise(clause: str, s: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    """Play a higher card of the led suit than the best one."""
    if s.partner_holds and rules["rise-over-partner"] == "no":
        return ()
    return (must(clause, s.order.above(s.best)),)


def _obligations(situation: Situation, rules: RuleSet) -> tuple[Obligation, ...]:
    return duties("belote", situation, rules)


CLAUSES = (
    Clause(
        "belote.direction",
        Phase.PLAY,
        "Direction",
        "Deal, auction and play go the same way round the table: clockwise or anticlockwise, by the rule set.",
    ),
    Clause(
        "belote.deal",
        Phase.DEAL,
        "The deal",
        "Three cards each, then two, then one card is turned up. The player after the dealer speaks first.",
    ),
    Clause(
        "belote.bid-1",
        Phase.AUCTION,
        "First round",
        "In turn, each player takes the suit of the turned-up card as trumps, or passes.",
    ),
    Clause(
        "belote.bid-2",
        Phase.AUCTION,
        "Second round",
        "When all four have passed, each may take one of the other three suits as trumps, or pass.",
    ),
    Clause("belote.redeal", Phase.AUCTION, "All pass", "All pass twice: the deal is void and the next player deals."),
    Clause(
        "belote.deal-rest",
        Phase.DEAL,
        "The rest of the deal",
        "The taker gets the turned-up card and two more, the others three: eight each.",
    ),
    Clause("belote.lead", Phase.PLAY, "The first lead", "The player after the dealer leads to the first trick."),
    Clause(
        "belote.rise",
        Phase.PLAY,
        "Rise",
        "When trumps are led, play a higher trump than the best one so far if you can, even over your partner.",
    ),
    Clause(
        "belote.ruff",
        Phase.PLAY,
        "Ruff",
        "Without the plain suit that was led, and while an opponent holds the trick, play a trump if you can.",
    ),
    Clause(
        "belote.overruff",
        Phase.PLAY,
        "Overruff",
        "When you have to ruff, ruff higher than any trump already in the trick if you can.",
    ),
    Clause(
        "belote.underruff",
        Phase.PLAY,
        "Underruff",
        "When you have to ruff and hold no trump high enough, play a lower one.",
    ),
    Clause(
        "belote.partner-free",
        Phase.PLAY,
        "The partner holds the trick",
        "Without the plain suit that was led, and while your partner holds the trick, you need not ruff. "
        "At some tables a trump that you play all the same must be a higher one, if you hold one.",
    ),
    Clause(
        "belote.belote",
        Phase.SCORE,
        "Belote and rebelote",
        "King and queen of trumps in one hand: the first to be played is announced as belote, the second as rebelote. "
        "Once both are played, in either order, they earn the team 20 points.",
    ),
    Clause("belote.last-trick", Phase.SCORE, "The last trick", "The last trick is worth 10 points more."),
    Clause(
        "belote.capot", Phase.SCORE, "Capot", "A team that takes all eight tricks gets 100 points for it instead of 10."
    ),
    Clause(
        "belote.made",
        Phase.SCORE,
        "Contract made",
        "The taker's team has made it when its card points and belote are at least those of the other team. "
        "Each team then scores its own.",
    ),
    Clause(
        "belote.failed",
        Phase.SCORE,
        "Contract failed",
        "Otherwise the taker's team scores nothing and the other team scores all card points.",
    ),
)

DIRECTION_CHOICES = (Choice("clockwise", "clockwise"), Choice("anticlockwise", "anticlockwise"))
RISE_CHOICES = (
    Choice("yes", "even over the partner"),
    Choice("no", "not when the partner holds the trick"),
)
UNDERRUFF_CHOICES = (
    Choice("forced", "a lower trump must be played"),
    Choice("free", "any card may be played"),
)
PARTNER_TRUMP_CHOICES = (
    Choice("free", "any trump"),
    Choice("higher", "only a higher trump than those in the trick, if one is held"),
)
BELOTE_CHOICES = (
    Choice("kept", "it stays with the team that held it"),
    Choice("lost", "it goes to the other team"),
)


def shared_options(game: str) -> tuple[Option, ...]:
    """The options that Belote and Coinche have in common, attached to the clauses of ``game``."""
    failed = "score" if game == "coinche" else "failed"
    return (
        Option("direction", f"{game}.direction", "Direction of deal, auction and play", DIRECTION_CHOICES),
        Option("rise-over-partner", f"{game}.rise", "When trumps are led, rise", RISE_CHOICES),
        Option("underruff", f"{game}.underruff", "An opponent ruffed and you hold no higher trump", UNDERRUFF_CHOICES),
        Option("partner-trump", f"{game}.partner-free", "A trump over the partner", PARTNER_TRUMP_CHOICES),
        Option("lost-belote", f"{game}.{failed}", "When the contract fails, the belote", BELOTE_CHOICES),
    )


BELOTE = Game(
    id="belote",
    title="Belote",
    pack=pack("7 8 9 10 J Q K A"),
    players=(4,),
    hand_size=dealt(8),
    clauses=TRICK_CLAUSES + CLAUSES,
    options=(
        *shared_options("belote"),
        Option(
            "tie",
            "belote.made",
            "When both teams have the same",
            (
                Choice("made", "the contract is made"),
                Choice("failed", "the contract has failed"),
                Choice("litigation", "the points of the taker's team wait for the winner of the next deal"),
            ),
        ),
        Option(
            "target",
            "belote.made",
            "Points that win the game",
            (Choice("0", "a game is one deal"), Choice("501", "501"), Choice("1000", "1,000")),
        ),
    ),
    presets=(
        Preset(
            "belote.table",
            "Belote, table rules",
            "rules of an online card table, in Turkish",
            {"direction": "anticlockwise", "partner-trump": "higher", "lost-belote": "lost"},
        ),
        Preset("belote.app", "Belote, app rules", "the page “Which card may I play?”, in Hebrew"),
    ),
    order=order,
    obligations=_obligations,
    dealing=Dealing(lambda rules, players: (3, 2), turn_up=True),
    phases=(
        MakeTrumps(Kind.TAKE, Kind.TAKE, ("belote.bid-1", "belote.bid-2")),
        DealTheRest(3),
        Tricks(),
    ),
    score=score,
    target=lambda rules: int(rules["target"]),
    match_rules=(
        waiting_points("belote.made/waiting", "points that wait go to the side that writes more in the next deal"),
        first_to_the_target("belote.made/game", "the first side to the target wins, where a game is several deals"),
    ),
    last_trick_points=10,
)
