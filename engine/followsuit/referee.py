"""A second opinion: the rules of play once more, as a player at the table would apply them.

Everything that this project publishes is worked out by the engine. An engine that is wrong is wrong everywhere
at once, and no example shows it, for the examples come from the same engine. So the rules are written down a
second time here, from the text of the rules and in another way: one card after the other, in the words of the
game. Nothing but the cards themselves is shared, so that the two can disagree; where they do, the build fails.

The referee reads options as they stand and checks nothing else: that the cards exist, that it is the player's
turn and that the cards on the table were played by the rules is for others to ask. It is meant to be read
beside the rules; where speed and plainness differ, it is plain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce

from followsuit.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Question:
    """What the referee is asked about: a trick, and perhaps a player who is to play to it."""

    rules: str  # the rule set, such as belote.app
    options: Mapping[str, str]  # every option of the rule set with the value in force
    trumps: str  # S, H, D or C; NT for no trumps, AT for all trumps
    leader: str | None  # the seat that led; None when nothing has been played
    trick: tuple[Card, ...]  # the cards on the table in playing order
    seat: str | None  # who is to play; None when only the trick is asked about
    hand: tuple[Card, ...]
    players: int = 4
    lettered: bool = True  # seats are N E S W; otherwise they are numbered from 1
    sits_out: str | None = None  # a seat that takes no part


# --- the four questions


def legal(question: Question) -> tuple[Card, ...]:
    """The cards of the hand that may be played, in the order of the hand.

    Any card may be led. Whoever holds the led suit follows it. What may be played without it is for each game to
    say: in Euchre and Ninety-two any card, for there nobody has to ruff or to beat anything.
    """
    game = game_of(question)
    if is_lead(question):
        return question.hand
    following = cards_of_led_suit(question)
    if game == "belote":
        return risen(question, following) if following else without_led_suit(question)
    return following or question.hand


def holder(question: Question) -> str | None:
    """The seat whose card wins the trick as it lies, complete or not; ``None`` when nothing has been played."""
    players = players_from_leader(question)
    return players[question.trick.index(winning_card(question))] if question.trick else None


def points(question: Question) -> int | None:
    """What the cards of the trick are worth, without any bonus; ``None`` in a game whose cards are worth nothing."""
    if game_of(question) != "belote":
        return None
    return sum(card_points(card, question.trumps) for card in question.trick)


def next_player(question: Question) -> str | None:
    """Who plays after the cards on the table; ``None`` when none has been played or all have."""
    players = players_from_leader(question)
    played = len(question.trick)
    return players[played] if 0 < played < len(players) else None


# --- the table

GAMES = {
    "belote.table": "belote",
    "belote.app": "belote",
    "coinche.app": "belote",  # the play of a card is Belote's; only the auction and the score are not
    "coinche.official": "belote",
    "euchre.app": "euchre",
    "euchre.five-handed": "euchre",
    "ninety-two.draw": "ninety-two",
    "ninety-two.92q": "ninety-two",
}


def game_of(question: Question) -> str:
    """The game whose rules of play the rule set follows."""
    if question.rules not in GAMES:
        raise LookupError(f"the referee does not know the rule set {question.rules!r}")
    return GAMES[question.rules]


def players_from_leader(question: Question) -> list[str]:
    """Those who take part, the leader first, then in turn: clockwise, but in Belote as the table has agreed."""
    game = game_of(question)
    if question.leader is None:
        return []
    seats = list("NESW") if question.lettered else [str(number + 1) for number in range(question.players)]
    if question.lettered and game == "belote" and question.options["direction"] == "anticlockwise":
        seats.reverse()
    first = seats.index(question.leader)
    return [seat for seat in seats[first:] + seats[:first] if seat != question.sits_out]


def is_complete(question: Question) -> bool:
    """Everybody who takes part has played to the trick."""
    return len(question.trick) == len(players_from_leader(question))


def is_lead(question: Question) -> bool:
    """The next card is the first of a trick: the table is empty, or the trick on it is over."""
    return not question.trick or is_complete(question)


def partner_holds(question: Question) -> bool:
    """The card that wins so far is the partner's. North and South are partners, East and West are."""
    return (question.seat, holder(question)) in (("N", "S"), ("S", "N"), ("E", "W"), ("W", "E"))


# --- what a card counts as, and which card wins


def suit_of(card: Card, question: Question) -> Suit | str:
    """The suit that the card belongs to: the printed one, but in Euchre the left bower is a trump."""
    return question.trumps if is_left_bower(card, question) else card.suit


def is_left_bower(card: Card, question: Question) -> bool:
    """In Euchre: the jack of the other suit of the colour of trumps (with five players it is called the jick)."""
    return game_of(question) == "euchre" and card.rank == Rank.JACK and card.suit.same_colour == question.trumps


def is_trump(card: Card, question: Question) -> bool:
    """The card belongs to the trump suit. At no trumps none does, and at all trumps no suit is above another."""
    return suit_of(card, question) == question.trumps


LOW_TO_HIGH = {
    ("belote", "trump"): "7 8 Q K 10 A 9 J",
    ("belote", "plain"): "7 8 9 J Q K 10 A",
    ("euchre", "trump"): "8 9 10 Q K A left J",
    ("euchre", "plain"): "8 9 10 J Q K A",
    ("ninety-two", "trump"): "2 3 4 5 6 7 8 10 J K A 9 Q",
    ("ninety-two", "plain"): "2 3 4 5 6 7 8 9 10 J Q K A",
}


def height(card: Card, question: Question) -> int:
    """How high the card stands in its suit. At all trumps every suit ranks as trumps do."""
    suit = "trump" if is_trump(card, question) or question.trumps == "AT" else "plain"
    rank = "left" if is_left_bower(card, question) else card.rank
    return LOW_TO_HIGH[game_of(question), suit].split().index(rank)


def beats(later: Card, earlier: Card, question: Question) -> bool:
    """Of two cards the higher wins where both are of one suit; otherwise the later one wins only as a trump."""
    if suit_of(later, question) == suit_of(earlier, question):
        return height(later, question) > height(earlier, question)
    return is_trump(later, question)


def winning_card(question: Question) -> Card:
    """The card that wins the trick as it lies: each card in turn either beats the best one so far or does not."""
    if back_suit_deuce_wins(question):
        return question.trick[-1]
    return reduce(lambda best, card: card if beats(card, best, question) else best, question.trick)


def back_suit_deuce_wins(question: Question) -> bool:
    """In Ninety-two: the deuce of the other suit of the colour of trumps wins, but not always.

    Its owner has to be the last to play, no trump may lie in the trick, and he may hold none of the led suit.
    Who led the back suit himself asked for the deuce, so that it is an ordinary low card then. The hand in the
    question counts where it is the owner's; anybody else's says nothing about him.
    """
    last = question.trick[-1]
    return (
        game_of(question) == "ninety-two"
        and last.rank == Rank.TWO
        and last.suit.same_colour == question.trumps
        and is_complete(question)
        and not is_of_led_suit(last, question)
        and not any(is_trump(card, question) for card in question.trick)
        and not (question.seat == players_from_leader(question)[-1] and cards_of_led_suit(question))
    )


# --- which card may be played


def those(cards: tuple[Card, ...], condition: Callable[[Card], bool]) -> tuple[Card, ...]:
    """The cards of which the condition is true, in their order.

    They are of the type of ``cards``, for the proof asks about any hand at once. Nothing else here goes through a hand
    card by card, so that this is all it has to understand.
    """
    return type(cards)(card for card in cards if condition(card))


def is_of_led_suit(card: Card, question: Question) -> bool:
    """The card belongs to the suit that the first card of the trick belongs to."""
    return suit_of(card, question) == suit_of(question.trick[0], question)


def cards_of_led_suit(question: Question) -> tuple[Card, ...]:
    """The cards of the hand that follow suit."""
    return those(question.hand, lambda card: is_of_led_suit(card, question))


def risen(question: Question, following: tuple[Card, ...]) -> tuple[Card, ...]:
    """Belote, following suit: in trumps a card higher than the best one has to be played by whoever has one.

    That holds over the partner's card too, unless the table has agreed that it does not. At all trumps every
    suit is risen in like trumps. In a plain suit nobody has to rise.
    """
    if question.trumps != "AT" and not is_trump(question.trick[0], question):
        return following
    if question.options.get("rise-over-partner") == "no" and partner_holds(question):
        return following
    best = winning_card(question)
    return those(following, lambda card: beats(card, best, question)) or following


def without_led_suit(question: Question) -> tuple[Card, ...]:
    """Belote, none of the led suit in the hand: an opponent's trick is ruffed, the partner's need not be."""
    trumps = those(question.hand, lambda card: is_trump(card, question))
    higher = those(trumps, lambda card: beats_all_trumps(card, question))
    if partner_holds(question):
        return over_partner(question, higher)
    if higher:
        return higher
    return trumps_too_low(question, trumps) if trumps else question.hand


def beats_all_trumps(card: Card, question: Question) -> bool:
    """The card, a trump, is higher than every trump in the trick; where none lies there, any trump is."""
    return all(beats(card, other, question) for other in question.trick if is_trump(other, question))


def over_partner(question: Question, higher: tuple[Card, ...]) -> tuple[Card, ...]:
    """The partner holds the trick, so any card will do.

    At some tables he may not be ruffed low: whoever has a trump higher than those in the trick then plays such a
    trump or no trump at all.
    """
    if higher and question.options["partner-trump"] == "higher":
        return those(question.hand, lambda card: beats_all_trumps(card, question) or not is_trump(card, question))
    return question.hand


def trumps_too_low(question: Question, trumps: tuple[Card, ...]) -> tuple[Card, ...]:
    """An opponent has ruffed and cannot be overruffed: a lower trump is forced, or any card is free, as agreed."""
    return trumps if question.options["underruff"] == "forced" else question.hand


# --- what a card is worth

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
NO_TRUMP_POINTS = {"A": 19, "10": 10, "K": 4, "Q": 3, "J": 2}
ALL_TRUMP_POINTS = {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1}


def card_points(card: Card, trumps: str) -> int:
    """Belote's card points; a rank that is not named is worth nothing."""
    if trumps == "NT":
        return NO_TRUMP_POINTS.get(card.rank, 0)
    if trumps == "AT":
        return ALL_TRUMP_POINTS.get(card.rank, 0)
    return (TRUMP_POINTS if card.suit == trumps else PLAIN_POINTS).get(card.rank, 0)
