"""Everything that the engine has to say to a reader, as messages with an id and English words.

What is said leaves the engine as a :class:`Text`: a message id with parameters. English is rendered here; other
languages by whoever has a catalogue (the Sphinx extension does), under the same ids.

In a message a seat stands where every language uses the nominative, and a card or a suit may be shown as a symbol, so
that nothing has to be inflected. No sentence is put together from pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from followsuit.cards import CARDS, Card, Rank, Suit
from followsuit.deal.action import CAPOT, Action, Kind
from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.seats import COMPASS, numbered


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as a parameter, so that it is rendered by its name."""

    name: str


Parameter = Card | Suit | Seat | str | int | tuple[Card, ...] | tuple[Seat, ...]


class Text(NamedTuple):
    """A message and its parameters."""

    id: str
    parameters: Mapping[str, Parameter] = {}


RANK_NAMES = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king", Rank.ACE: "ace"}
SUIT_NAMES = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}
SUIT_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

SENTENCES = {
    # verdicts
    "verdict.one": "{player} must play {cards}.",
    "verdict.some": "{player} may play {cards}.",
    "verdict.all": "{player} may play any card.",
    "verdict.lead": "{player} leads and may play any card.",
    "verdict.takes": "{player} takes the trick.",
    "verdict.takes-points": "{player} takes the trick. Points: {sum} = {points}.",
    # why a card is refused
    "reason.follow": "{player} holds the suit that was led, {suit}, and must follow it.",
    "reason.follow-bower": "{best} was led and counts as a trump. {player} holds trumps and must play one.",
    "reason.bower": "{card} counts as a trump, not as {suit}. {player} holds {suit} and must follow.",
    "reason.rise": "{card} would not beat {best}, and {player} holds a higher trump.",
    "reason.rise-partner": "{card} would not beat {best}. {player} holds a higher trump and must rise, "
    "even over the partner.",
    "reason.all-trump": "{card} would not beat {best}. At all trumps {player} must play a higher card of the suit.",
    "reason.ruff": "{player} does not hold {suit}, and {holder} holds the trick: {player} must ruff.",
    "reason.overruff": "{card} would not beat {best}, and {player} holds a trump that does.",
    "reason.underruff": "{player} cannot beat {best}, but must play a trump all the same.",
    "reason.partner-free": "{player} need not ruff, but a trump must beat {best}, and {player} holds one that does.",
    # why a trick goes where it goes
    "outcome.trump": "{card} is the highest trump in the trick.",
    "outcome.bower": "{card} counts as a trump and is the highest in the trick.",
    "outcome.led": "{card} is the highest card of the suit that was led, and nobody played a trump.",
    "outcome.suit": "{card} is the highest card of the suit that was led; no other suit can win.",
    "outcome.deuce": "{card} is the deuce of the back suit: played last, without a trump in the trick "
    "and from a hand without the suit that was led.",
    # at the table
    "table.leads": "leads",
    "table.holds": "holds",
    "table.takes": "takes it",
    "table.to-play": "to play",
    "table.partner": "partner",
    "table.sits-out": "sits out",
    "table.trumps": "Trumps",
    "table.clockwise": "clockwise",
    "table.anticlockwise": "anticlockwise",
    "table.trick": "The trick, in order of play",
    "table.hand": "The hand: {player}",
    "table.lead": "Nothing has been played yet.",
    # around a position
    "figure.may": "{card}: may be played",
    "figure.may-not": "{card}: may not be played. Why?",
    "figure.option": "{option}: {choice}",
    "figure.hint": "Choose a hatched card to see why it may not be played.",
    "figure.rules": "Rules:",
    "figure.text": "As text",
    "figure.stamp": "Checked by engine and referee",
    # more hands like one
    "more.button": "More hands like this",
    "more.difficulty": "Difficulty: {number} of 5",
    "more.last": "This was the last of {number} hands.",
    "more.failed": "The hands could not be fetched. Try again.",
    # what is called and done before the play
    "call.pass": "passes",
    "call.take": "takes",
    "call.take-suit": "takes, with {suit} as trumps",
    "call.orderup": "orders up",
    "call.orderup-alone": "orders up and plays alone",
    "call.name": "names {suit}",
    "call.name-alone": "names {suit} and plays alone",
    "call.alone": "plays alone",
    "call.partner": "calls {card}",
    "call.partners": "picks as partners: {seats}",
    "call.discard": "lays {card} away",
    "call.bid": "bids {number} {suit}",
    "call.bid-NT": "bids {number}, no trumps",
    "call.bid-AT": "bids {number}, all trumps",
    "call.capot": "bids capot {suit}",
    "call.capot-NT": "bids capot, no trumps",
    "call.capot-AT": "bids capot, all trumps",
    "call.coinche": "coinches",
    "call.surcoinche": "surcoinches",
    # a whole deal
    "deal.dealer": "Dealer: {player}",
    "deal.turn-up": "Turned up: {card}",
    "deal.hands": "The hands, as dealt",
    "deal.auction": "The auction",
    "deal.start": "The cards and the auction",
    "deal.trick": "Trick {number}",
    "deal.turn": "{player}: {card}",
    "deal.could": "Could have been played:",
    "deal.could-not": "Not allowed:",
    "deal.belote": "“Belote”",
    "deal.rebelote": "“Rebelote”",
    "deal.count": "So far: {count}",
    "deal.side": "{side}: {number}",
    "deal.score": "The score",
    "deal.back": "Back",
    "deal.next": "Next",
    "deal.whole": "Show everything",
    "deal.by-trick": "Step by step",
    "deal.view": "Hands shown",
    "deal.view-all": "all",
    "deal.unfinished": "The deal is not played to its end.",
    "ending.void": "Everybody has passed: the deal is void.",
    "ending.made": "The contract is made.",
    "ending.failed": "The contract has failed.",
    "ending.tie": "Both sides have the same: the points of the taker’s side wait for the next deal.",
    "ending.pending": "Points that wait: {points}",
    "ending.time": "{side} win the game: the other side ran out of time.",
    # the game, where a deal is one of several
    "game.title": "The game",
    "game.before": "Before",
    "game.after": "After",
    "game.waiting": "Waiting",
    "game.won-NS": "North and South have won the game.",
    "game.won-EW": "East and West have won the game.",
    "game.won": "{player} has won the game.",
    "game.goes-on": "Nobody has won the game yet.",
    "step.trick": "Tricks",
    "step.last-trick": "Last trick",
    "step.capot": "All tricks",
    "step.belote": "Belote",
    "step.score": "Written down",
    "side.NS": "North and South",
    "side.EW": "East and West",
    # tables
    "head.card": "Card",
    "head.points": "What the cards are worth",
    "head.trumps": "Trumps",
    "head.plain": "Other suits",
    "head.same-colour": "The other suit of that colour",
    "head.total": "Total of a suit",
    "head.option": "Rule",
    "head.choices": "Choices",
    "rank.title": "{title}, highest first",
    "group.title": "{clause} ({number})",
    "object.clause": "rule",
    "object.scenario": "example",
    "object.set": "rule set",
    "rank.worth": "{card}: {points}",
    # which example shows which rule
    "coverage.rules": "{game}: which example shows which rule",
    "coverage.examples": "Examples: {number}",
    "coverage.none": "No example",
    "coverage.pinned": "an example changes when this rule is taken away",
    "coverage.unpinned": "no example changes when this rule is taken away",
    "coverage.choices": "{game}: which example tells two choices apart",
    "coverage.choice": "An example with this choice",
    "coverage.switched": "changes with this choice",
    "phase.deal": "The deal",
    "phase.auction": "The auction",
    "phase.play": "The play",
    "phase.score": "The score",
    # between the items of a list that is not a sentence
    "list.comma": ", ",
    "list.semicolon": "; ",
}

NUMBERED_SEAT = "Player {number}"
MOST_PLAYERS = 8


@cache
def messages() -> Mapping[str, str]:
    """Every message by its id. The English text is the key of its translations, the id their context."""
    found = dict(SENTENCES)
    found |= {f"suit.{suit}": name for suit, name in SUIT_NAMES.items()}
    found |= {"trumps.NT": "No trumps", "trumps.AT": "All trumps"}
    found |= {f"seat.{seat}": name for seat, name in zip(COMPASS, ("North", "East", "South", "West"), strict=True)}
    found["seat.number"] = NUMBERED_SEAT
    found |= {f"index.{rank}": rank.value for rank in RANK_NAMES}
    found |= {f"card.{card}": f"{RANK_NAMES.get(card.rank, card.rank)} of {SUIT_NAMES[card.suit]}" for card in CARDS}
    found |= {f"game.{game.id}": game.title for game in GAMES}
    for name, rules in RULE_SETS.items():
        found[f"rules.{name}"] = rules.preset.title
    for clause in CLAUSES.values():
        found |= {f"clause.{clause.id}": clause.title, f"statement.{clause.id}": clause.statement}
    for game in GAMES:
        found |= {f"rule.{rule.id}": rule.says for rule in game.score_rules if rule.id != rule.clause}
        for option in game.options:
            found[f"option.{option.name}"] = option.title
            found |= {f"choice.{option.name}.{choice.value}": choice.meaning for choice in option.choices}
    return found


def call_text(action: Action) -> Text:
    """A call as it is told."""
    parameters: dict[str, Parameter] = {}
    if action.card:
        parameters["card"] = action.card
    if action.trumps and action.trumps.suit:
        parameters["suit"] = action.trumps.suit
    kind = action.kind.value.lower()
    if action.kind is Kind.BID:
        parameters["number"] = action.number
        kind = "capot" if action.number == CAPOT else "bid"
        kind += f"-{action.trumps}" if action.trumps and not action.trumps.suit else ""
    elif action.kind is Kind.TAKE and action.trumps:
        kind = "take-suit"
    elif action.kind is Kind.PARTNERS:
        parameters["seats"] = tuple(Seat(seat) for seat in action.seats)
    elif action.alone:
        kind += "-alone"
    return Text(f"call.{kind}", parameters)


def game_text(winner: str | None) -> Text:
    """Who has won a game of several deals: a team, a player, or nobody yet."""
    if winner is None:
        return Text("game.goes-on")
    return Text("game.won", {"player": Seat(winner)}) if len(winner) == 1 else Text(f"game.won-{winner}")


def seat_text(seat: Seat) -> Text:
    """The name of a seat."""
    if seat.name in COMPASS:
        return Text(f"seat.{seat.name}")
    assert seat.name in numbered(MOST_PLAYERS), seat.name
    return Text("seat.number", {"number": int(seat.name)})


def english(text: Text, show: Callable[[Parameter], str] | None = None) -> str:
    """A text in English; ``show`` renders parameters, by default for a terminal."""
    render = show or terminal
    return messages()[text.id].format(**{name: render(value) for name, value in text.parameters.items()})


def terminal(value: Parameter) -> str:
    """A parameter as a terminal shows it: cards as ``9♠``."""
    if isinstance(value, Card):
        return value.rank + SUIT_SYMBOLS[value.suit]
    if isinstance(value, Suit):
        return SUIT_SYMBOLS[value]
    if isinstance(value, Seat):
        return english(seat_text(value))
    if isinstance(value, tuple):
        if value and isinstance(value[0], Seat):
            return ", ".join(terminal(seat) for seat in value)
        *others, last = (terminal(card) for card in value)
        return f"{', '.join(others)} or {last}" if others else last
    return str(value)
