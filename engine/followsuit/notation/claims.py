"""Reading what an author claims about a position. Each claim is read by itself, whatever is wrong with the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from followsuit.cards import Card
from followsuit.errors import Code, quoted
from followsuit.games.game import RuleSet
from followsuit.notation.source import NOT_COMMA, NOT_SPACE, Token
from followsuit.notation.words import Problems, not_held, read_card, read_cards, read_number, read_seat
from followsuit.position import Position
from followsuit.trick import Table

PlacedCards = list[tuple[Card, Token]]
Hand = tuple[Card, ...]
Claimed = TypeVar("Claimed", str, int)


@dataclass(frozen=True, slots=True)
class Claims:
    """What an author says about a position, each with its place.

    ``None`` where nothing is said, or nothing that can be read or settled; of cards, those that can.
    """

    holds: tuple[str, Token] | None = None
    legal: tuple[tuple[Card, Token], ...] | None = None
    refused: tuple[tuple[Card, str, Token], ...] | None = None
    winner: tuple[str, Token] | None = None
    points: tuple[int, Token] | None = None


def read_claims(
    tags: Mapping[str, Token], table: Table | None, position: Position | None, hand: Hand | None, problems: Problems
) -> Claims:
    """The claims; those that the position cannot settle are problems. ``hand`` is ``None`` where it is not known."""
    legal = refused = None
    if "Legal" in tags:
        legal = tuple(_held(read_cards(tags["Legal"], "Legal", problems), hand, "Legal", problems))
    if "Refused" in tags:
        refused = _refused(tags["Refused"], table, hand, problems)
    return Claims(
        holds=_seat(tags.get("Holds"), table, "Holds", problems),
        legal=legal,
        refused=refused,
        winner=_settled("Winner", _seat(tags.get("Winner"), table, "Winner", problems), position, problems),
        points=_settled("Points", _points(tags.get("Points"), table, problems), position, problems),
    )


def read_clause(tag: Token | None, rules: RuleSet | None, problems: Problems) -> str:
    """The clause that a position is an example of; nothing where none is named."""
    if tag is None or rules is None:
        return ""
    _known_clause(tag, rules, "Clause", problems)
    return tag.word


def _held(cards: PlacedCards, hand: Hand | None, tag: str, problems: Problems) -> PlacedCards:
    if hand is None:
        return cards
    for card, token in cards:
        if card not in hand:
            problems.add(Code.NOT_HELD, not_held(card, hand), tag, token)
    return [pair for pair in cards if pair[0] in hand]


def _refused(
    tag: Token, table: Table | None, hand: Hand | None, problems: Problems
) -> tuple[tuple[Card, str, Token], ...]:
    """``7S belote.overruff, KH belote.ruff``: each card with the clause that refuses it."""
    refused = []
    for part in tag.split(NOT_COMMA):
        words = list(part.split(NOT_SPACE))
        if len(words) != 2:
            message = f"{quoted(part.word)} is not a refusal; expected a card and a clause, like 7S belote.overruff."
            problems.add(Code.SYNTAX, message, "Refused", part)
            continue
        card = read_card(words[0], "Refused", problems)
        known = table and _known_clause(words[1], table.rules, "Refused", problems)
        if card and known and _held([(card, words[0])], hand, "Refused", problems):
            refused.append((card, words[1].word, words[0]))
    return tuple(refused)


def _known_clause(word: Token, rules: RuleSet, tag: str, problems: Problems) -> bool:
    game = rules.game
    known = [clause.id for clause in game.clauses]
    if word.word in known:
        return True
    expected = f"followsuit rules {rules.id} lists them"
    message = f"{quoted(word.word)} is not a clause of {game.title}; {expected}."
    problems.add(Code.UNKNOWN_CLAUSE, message, tag, word, problems.hint(word.word, known))
    return False


def _seat(tag: Token | None, table: Table | None, name: str, problems: Problems) -> tuple[str, Token] | None:
    if tag is None or table is None:
        return None
    seat = read_seat(tag, table.seating.players, name, problems)
    return (seat, tag) if seat else None


def _points(tag: Token | None, table: Table | None, problems: Problems) -> tuple[int, Token] | None:
    if tag is None:
        return None
    number = read_number(tag, "Points", "what the trick is worth, like 21", problems)
    if number is None:
        return None
    if table and table.order.points is None:
        problems.add(Code.UNDECIDED, f"cards have no points in {table.rules.id}.", "Points", tag)
        return None
    return number, tag


def _settled(
    name: str, claim: tuple[Claimed, Token] | None, position: Position | None, problems: Problems
) -> tuple[Claimed, Token] | None:
    """A claim about a complete trick."""
    if claim is None or position is None or position.after.complete:
        return claim
    hint = f"say which card is played, {problems.name('Plays')}."
    problems.add(Code.UNDECIDED, "nobody has taken the trick: it is not complete.", name, claim[1], hint)
    return None
