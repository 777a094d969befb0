"""Reading an auction: calls as words, given to a deal one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from followsuit.deal.action import CAPOT, PASS, Action, Kind
from followsuit.deal.state import State
from followsuit.errors import Code
from followsuit.notation.source import Token
from followsuit.notation.words import SYMBOLS, Problems, read_card
from followsuit.order import Trumps

CALLED = re.compile(r"[^\s/,]+")
"""A word of an auction."""

CALLS = ("Pass", "Take", "OrderUp", "Alone", "Partner", "Partners", "Coinche", "Surcoinche", "Capot")


def read_calls(
    value: Token, seats: Sequence[str], problems: Problems, *, alone_in_one: bool
) -> Iterator[tuple[Action, Token]]:
    """The calls of an auction, each with its first word. Strokes between rounds mean nothing; stops at a broken one.

    ``alone_in_one`` where a maker goes alone in the call that makes trumps, and not in one of its own.
    """
    words = list(value.split(CALLED))
    at = 0
    while at < len(words):
        action, length = _call(words[at:], seats, alone_in_one)
        if action is None:
            message = (
                f'"{words[at].text}" is not a call; expected one of {", ".join(CALLS)}, a suit, or a bid like 100 H.'
            )
            problems.add(Code.UNKNOWN_CALL, message, "Auction", words[at])
            return
        if action.kind is Kind.PARTNER:
            card = read_card(words[at + 1], "Auction", problems)
            if card is None:
                return
            action = Action(Kind.PARTNER, card)
        yield action, words[at]
        at += length


def _call(words: Sequence[Token], seats: Sequence[str], alone_in_one: bool) -> tuple[Action | None, int]:
    """The call that begins here and how many words it has; no call when it is none."""
    word = words[0].text
    following = words[1].text if len(words) > 1 else ""
    trumps = _trumps(following)
    alone = alone_in_one and following == "Alone"
    match word:
        case "Pass":
            return PASS, 1
        case "Take":
            return Action(Kind.TAKE, trumps=trumps), 2 if trumps else 1
        case "OrderUp":
            return Action(Kind.ORDER_UP, alone=alone), 2 if alone else 1
        case "Alone":
            return Action(Kind.ALONE), 1
        case "Coinche" | "Surcoinche":
            return Action(Kind(word)), 1
        case "Partner" if following:
            return Action(Kind.PARTNER), 2
        case "Partners":
            named = []
            for other in words[1:]:
                if other.text not in seats:
                    break
                named.append(other.text)
            return Action(Kind.PARTNERS, seats=tuple(named)), 1 + len(named)
        case _ if (word.isdecimal() or word == "Capot") and trumps:
            return Action(Kind.BID, trumps=trumps, number=CAPOT if word == "Capot" else int(word[:6])), 2
        case _ if (named_suit := _trumps(word)) and named_suit.suit:
            return Action(Kind.NAME, trumps=named_suit, alone=alone), 2 if alone else 1
    return None, 1


def _trumps(word: str) -> Trumps | None:
    shown = word.translate(SYMBOLS)
    return Trumps(shown) if shown in list(Trumps) else None


def normal(action: Action, state: State) -> Action:
    """A call as the state lists it: a taker may name the turned-up suit, and partners come in any order."""
    if action.kind is Kind.TAKE and action.trumps and Action(Kind.TAKE) in state.actions():
        turned = state.deal.turn_up
        return Action(Kind.TAKE) if turned and turned.suit == action.trumps.suit else action
    if action.kind is Kind.PARTNERS:
        seats = tuple(seat for seat in state.deal.seating.seats if seat in action.seats)
        return Action(Kind.PARTNERS, seats=seats)
    return action
