"""From the tags of a record to a position and the claims about it, with everything that is wrong on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from followsuit.cards import Card, card_set
from followsuit.errors import Code, Family, Place, Problem, quoted
from followsuit.notation.claims import Claims, Hand, PlacedCards, read_claims, read_clause
from followsuit.notation.source import Token
from followsuit.notation.table import read_table
from followsuit.notation.words import Problems, not_held, read_card, read_played, read_seat, short_enough, tag_pair
from followsuit.position import Position
from followsuit.trick import Table, Trick

_SAY_SOMETHING_WHEN_EMPTY = ("Rules", "Trumps", "Legal", "Refused")
"""An empty tag is as good as none, but for those that must be there and for claims that there is nothing."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a record says: a position, unless something is wrong with it; the claims; the problems of both."""

    position: Position | None
    claims: Claims = field(default_factory=Claims)
    clause: str = ""
    """The clause that it is an example of, where it says so."""
    problems: tuple[Problem, ...] = ()


def read(tags: Mapping[str, Token], where: Place, name: Callable[[str], str] = tag_pair) -> Reading:
    """Read the tags of one record. Collects problems, never raises.

    ``where`` is its head, for what is missing, and ``name`` gives a tag the name that messages call it by.
    """
    problems = Problems(name)
    tags = short_enough(tags, problems)
    tags = {tag: value for tag, value in tags.items() if value.word or tag in _SAY_SOMETHING_WHEN_EMPTY}
    table = read_table(tags, where, problems)
    leader, trick_cards = read_played(tags.get("Trick"), "Trick", problems)
    seat, hand = read_played(tags.get("Hand"), "Hand", problems)
    _each_once((("Trick", trick_cards), ("Hand", hand)), problems)
    position = None
    if table:
        _in_pack(table, (("Trick", trick_cards), ("Hand", hand)), problems)
        trick = _trick(table, leader, trick_cards, seat, where, problems)
        if trick:
            _hand(trick, seat, hand, tags, where, problems)
            position = _position(trick, hand, tags.get("Plays"), problems)
    if problems.found:
        position = None
    claims = read_claims(tags, table, position, _known(hand, problems), problems)
    clause = read_clause(tags.get("Clause"), table.rules if table else None, problems)
    return Reading(position, claims, clause, tuple(problems.found))


def _each_once(groups: Iterable[tuple[str, PlacedCards]], problems: Problems) -> None:
    seen: dict[Card, str] = {}
    for tag, cards in groups:
        for card, token in cards:
            if card in seen:
                problems.add(Code.CARD_TWICE, f"{card} is in the {seen[card].lower()} already.", tag, token)
            seen.setdefault(card, tag)


def _in_pack(table: Table, groups: Iterable[tuple[str, PlacedCards]], problems: Problems) -> None:
    pack = card_set(table.rules.game.pack)
    for tag, cards in groups:
        for card, token in cards:
            if not card.bit & pack:
                ranks = " ".join(dict.fromkeys(each.rank for each in table.rules.game.pack))
                message = f"{card} is not in the pack of {table.rules.id}; expected the ranks {ranks}."
                problems.add(Code.NOT_IN_PACK, message, tag, token)


def _trick(
    table: Table, leader: Token | None, cards: PlacedCards, seat: Token | None, where: Place, problems: Problems
) -> Trick | None:
    """The trick on the table. An empty one is led by whoever holds the hand."""
    tag, first = ("Trick", leader) if leader else ("Hand", seat)
    if first is None:
        if not problems.about("Trick", "Hand"):
            message = f"{problems.name('Hand')} is missing; expected a trick, a hand, or both."
            problems.add(Code.MISSING_TAG, message, "Hand", where)
        return None
    name = read_seat(first, table.seating.seats, tag, problems)
    if name is None:
        return None
    if name == table.seating.out:
        problems.add(Code.SITS_OUT, f"{name} sits out and cannot play.", tag, first)
        return None
    trick = table.lead(name)
    if len(cards) > len(trick.order_of_play):
        extra = cards[len(trick.order_of_play)][1]
        message = f"the trick has {len(cards)} cards; expected at most {len(trick.order_of_play)}, one a player."
        problems.add(Code.TRICK_TOO_LONG, message, "Trick", extra)
        return None
    pack = card_set(table.rules.game.pack)
    for card, _ in cards:
        if card.bit & pack:
            trick = trick.play(card)
    return trick


def _hand(
    trick: Trick, seat: Token | None, hand: PlacedCards, tags: Mapping[str, Token], where: Place, problems: Problems
) -> None:
    """Check that the hand is that of the next player, and can be that long.

    Whose turn it is is known only if the trick has been read as a whole.
    """
    whole = not problems.about("Trick")
    if seat is None or not hand:
        if whole and not trick.complete and not problems.about("Hand"):
            at = tags.get("Hand", where)
            message = f"{problems.name('Hand')} is missing; it is {trick.to_play}'s turn, expected that player's cards."
            problems.add(Code.MISSING_TAG, message, "Hand", at)
        return
    table = trick.table
    name = read_seat(seat, table.seating.seats, "Hand", problems)
    if name is None:
        return
    if whole and name != trick.to_play:
        turn = f"it is {trick.to_play}'s turn" if trick.to_play else "the trick is complete"
        problems.add(Code.OUT_OF_TURN, f"{name} cannot play now: {turn}.", "Hand", seat)
    longest = table.rules.game.hand_size(table.rules, len(table.seating.seats))
    if len(hand) > longest:
        message = f"{name} holds {len(hand)} cards; expected at most {longest} in {table.rules.id}."
        problems.add(Code.HAND_TOO_LONG, message, "Hand", hand[longest][1])


def _position(trick: Trick, hand: PlacedCards, plays: Token | None, problems: Problems) -> Position:
    cards, known = tuple(card for card, _ in hand), _known(hand, problems)
    if plays is None:
        return Position(trick, cards)
    word, *others = list(plays.split()) or [plays]
    if others:
        message = f"{quoted(plays.word)} is more than one card; expected the one that is played."
        problems.add(Code.SYNTAX, message, "Plays", plays)
    card = read_card(word, "Plays", problems)
    if card and known is not None and card not in known:
        problems.add(Code.NOT_HELD, not_held(card, known), "Plays", word)
    elif card and not problems.found:
        position = Position(trick, cards, card)
        ruling = position.ruling()
        refusal = ruling.refused.get(card)
        if refusal is None:
            return position
        legal = " ".join(str(each) for each in ruling.legal)
        message = f"{card} may not be played: {refusal.clause} refuses it; expected one of {legal}."
        problems.add(Code.ILLEGAL_CARD, message, "Plays", word)
    return Position(trick, cards)


def _known(hand: PlacedCards, problems: Problems) -> Hand | None:
    """The cards of the hand; ``None`` when not all of them could be read, so that nothing is said about any other."""
    if any(problem.at == "hand" and problem.code.family is Family.MALFORMED for problem in problems.found):
        return None
    return tuple(card for card, _ in hand)
