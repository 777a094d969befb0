"""From the tags of a record to a position and the claims about it, with everything that is wrong on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from followsuit.cards import Card, card_set
from followsuit.errors import Code, Place, Problem, nearest
from followsuit.notation.source import Token
from followsuit.notation.table import read_table
from followsuit.notation.words import Problems, read_card, read_cards, read_number, read_played, read_seat
from followsuit.position import Position
from followsuit.trick import Table, Trick

PlacedCards = list[tuple[Card, Token]]

_SAY_SOMETHING_WHEN_EMPTY = ("Rules", "Trumps", "Legal", "Refused")
"""An empty tag is as good as none, but for those that must be there and for claims that there is nothing."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What an author says about a position, each with its place; ``None`` where nothing is said."""

    holds: tuple[str, Token] | None = None
    legal: tuple[tuple[Card, Token], ...] | None = None
    refused: tuple[tuple[Card, str, Token], ...] | None = None
    winner: tuple[str, Token] | None = None
    points: tuple[int, Token] | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a record says: a position, unless something was wrong with it; the claims; the problems."""

    position: Position | None
    claims: Claims = field(default_factory=Claims)
    clause: str = ""
    """The clause that it is an example of, where it says so."""
    problems: tuple[Problem, ...] = ()


def read(tags: Mapping[str, Token], where: Place) -> Reading:
    """Read the tags of one record; ``where`` is its head, for what is missing. Collects problems, never raises."""
    problems = Problems()
    tags = {tag: value for tag, value in tags.items() if value.text.strip() or tag in _SAY_SOMETHING_WHEN_EMPTY}
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
    claims = _claims(tags, table, position, hand, problems)
    clause = _clause(tags.get("Clause"), table, problems)
    return Reading(None if problems.found else position, claims, clause, tuple(problems.found))


def _each_once(groups: Iterable[tuple[str, PlacedCards]], problems: Problems) -> None:
    seen: dict[Card, str] = {}
    for tag, cards in groups:
        for card, token in cards:
            if card in seen:
                problems.add(Code.CARD_TWICE, f"{card} is in the {seen[card].lower()} already.", tag, token)
            seen.setdefault(card, tag)


def _in_pack(table: Table, groups: Iterable[tuple[str, PlacedCards]], problems: Problems) -> None:
    pack = table.rules.game.pack
    ranks = " ".join(dict.fromkeys(card.rank for card in pack))
    for tag, cards in groups:
        for card, token in cards:
            if card not in pack:
                message = f"{card} is not in the pack of {table.rules.id}; expected the ranks {ranks}."
                problems.add(Code.NOT_IN_PACK, message, tag, token)


def _trick(
    table: Table, leader: Token | None, cards: PlacedCards, seat: Token | None, where: Place, problems: Problems
) -> Trick | None:
    """The trick on the table. An empty one is led by whoever holds the hand."""
    tag, first = ("Trick", leader) if leader else ("Hand", seat)
    if first is None:
        problems.add(Code.MISSING_TAG, '[Hand "…"] is missing; expected a trick, a hand, or both.', "Hand", where)
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
    whole = not any(problem.at == "trick" for problem in problems.found)
    if seat is None or not hand:
        if whole and not trick.complete:
            at = tags.get("Hand", where)
            message = f"the hand is missing; it is {trick.to_play}'s turn, expected that player's cards."
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
    cards = tuple(card for card, _ in hand)
    if plays is None:
        return Position(trick, cards)
    word, *others = list(plays.split()) or [plays]
    if others:
        problems.add(
            Code.SYNTAX, f'"{plays.text}" is more than one card; expected the one that is played.', "Plays", plays
        )
    card = read_card(word, "Plays", problems)
    if card and card not in cards:
        problems.add(Code.NOT_HELD, f"{card} is not in the hand.", "Plays", word)
    elif card and not problems.found:
        position = Position(trick, cards, card)
        refusal = position.ruling().refused.get(card)
        if refusal is None:
            return position
        problems.add(Code.ILLEGAL_CARD, f"{card} may not be played: {refusal.clause}.", "Plays", word)
    return Position(trick, cards)


def _claims(
    tags: Mapping[str, Token],
    table: Table | None,
    position: Position | None,
    hand: PlacedCards,
    problems: Problems,
) -> Claims:
    """The claims; those that the position cannot settle are problems."""
    held = {card for card, _ in hand}
    legal = _legal(tags["Legal"], held, problems) if "Legal" in tags else None
    refused = _refused(tags["Refused"], table, held, problems) if "Refused" in tags else None
    holds, winner = (_seat(tags.get(tag), table, tag, problems) for tag in ("Holds", "Winner"))
    points = None
    if "Points" in tags:
        number = read_number(tags["Points"], "Points", problems)
        points = None if number is None else (number, tags["Points"])
    if position and not position.after.complete:
        for tag in ("Winner", "Points"):
            if tag in tags:
                message = "nobody has taken the trick: it is not complete."
                problems.add(Code.UNDECIDED, message, tag, tags[tag], 'say which card is played, [Plays "…"]')
    if points and table and table.order.points is None:
        problems.add(Code.UNDECIDED, f"cards have no points in {table.rules.id}.", "Points", points[1])
    return Claims(holds, legal, refused, winner, points)


def _seat(tag: Token | None, table: Table | None, name: str, problems: Problems) -> tuple[str, Token] | None:
    if tag is None or table is None:
        return None
    seat = read_seat(tag, table.seating.players, name, problems)
    return (seat, tag) if seat else None


def _legal(tag: Token, held: set[Card], problems: Problems) -> tuple[tuple[Card, Token], ...]:
    cards = read_cards(tag, "Legal", problems)
    return tuple(_held(cards, held, "Legal", problems))


def _held(cards: PlacedCards, held: set[Card], tag: str, problems: Problems) -> PlacedCards:
    for card, token in cards:
        if card not in held:
            problems.add(Code.NOT_HELD, f"{card} is not in the hand.", tag, token)
    return [pair for pair in cards if pair[0] in held]


def _clause(tag: Token | None, table: Table | None, problems: Problems) -> str:
    if tag is None or table is None:
        return ""
    known = [clause.id for clause in table.rules.game.clauses]
    if tag.text not in known:
        message = f'"{tag.text}" is not a clause of {table.rules.game.title}.'
        problems.add(Code.UNKNOWN_CLAUSE, message, "Clause", tag, nearest(tag.text, known))
    return tag.text


def _refused(
    tag: Token, table: Table | None, held: set[Card], problems: Problems
) -> tuple[tuple[Card, str, Token], ...]:
    """``7S belote.overruff, KH belote.ruff``: each card with the clause that refuses it."""
    clauses = [clause.id for clause in table.rules.game.clauses] if table else []
    refused = []
    for part in tag.split(r"[^,]+"):
        words = list(part.split(r"\S+"))
        if len(words) != 2:
            message = f'"{part.text.strip()}" is not a refusal; expected a card and a clause, like 7S belote.overruff.'
            problems.add(Code.SYNTAX, message, "Refused", part)
            continue
        card = read_card(words[0], "Refused", problems)
        known = words[1].text in clauses
        if table and not known:
            message = f'"{words[1].text}" is not a clause of {table.rules.game.title}.'
            problems.add(Code.UNKNOWN_CLAUSE, message, "Refused", words[1], nearest(words[1].text, clauses))
        if card and known and _held([(card, words[0])], held, "Refused", problems):
            refused.append((card, words[1].text, words[0]))
    return tuple(refused)
