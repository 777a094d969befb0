"""Deals in a few words, for tests of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from followsuit.cards import BY_NAME
from followsuit.deal.action import PLAYS, Action, Kind
from followsuit.deal.match import Match, points_may_wait
from followsuit.deal.play_out import choose, play_out, random_deal
from followsuit.deal.scoring.score import sides
from followsuit.deal.state import State
from followsuit.errors import Place
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.notation.calls import normal, read_calls
from followsuit.notation.deals import DealReading, read_deal
from followsuit.notation.words import Problems
from tests.helpers import token

EUCHRE = {
    "Rules": "euchre.app",
    "Dealer": "S",
    "Hands": "N: QD AS 9C AC 10D / E: KH AD AH JD KD / S: 10S 9D QC 9H QH / W: JS KC KS 10C 10H",
    "TurnUp": "JH",
    "Auction": "W: Pass Pass Pass Pass / Pass D Alone",
    "Play": "W: KC 9C KH / W: JS AS JD / E: AD 10H 10D / E: KD 10C QD / E: AH KS AC",
    "Score": "NS 0, EW 2",
}
"""The deal of the design: North names diamonds and plays alone, against the jack and the ace."""

BELOTE = {
    "Rules": "belote.app",
    "Dealer": "S",
    "Hands": "W: KH 8C 7C AD 7D / N: JS QS AH 8H JC / E: 10S 7S 7H 10D 9D / S: 9S KC QC 9C JD",
    "TurnUp": "KS",
    "Stock": "10C 8D 9H AS QD 10H 8S AC KD JH QH",
    "Auction": "W: Pass Take",
    "Play": "W: AD QD 10D JD / W: 7D QS 9D KD / N: JS 7S 9S 7C / N: AS 8S KC 9H / N: AH 7H QH KH / "
    "N: 8H 10H JH 10C / E: AC 9C 8C JC / E: 10S QC 8D KS",
    "Score": "NS 94, EW 88",
}
"""North holds the queen of spades and takes the king that is turned up: a belote."""

TIE = {
    "Rules": "belote.app tie=litigation",
    "Dealer": "S",
    "Hands": "W: 10H 10C KC JC 8D / N: KS 7S QC QD 7D / E: 8S 9H KH AD KD / S: AS JH QH 7H 9D",
    "TurnUp": "AH",
    "Stock": "8C QS JS JD AC 8H 7C 9S 10D 9C 10S",
    "Auction": "W: Pass Pass Pass Take",
    "Play": "W: 8D 7D AD 9D / E: 10D 7H 10H JD / W: JS 7S 8S AS / S: JH 8C 8H KH / S: 10S QS KS 9S / "
    "S: 9C JC AC 7C / N: QD KD QH KC / S: AH 10C QC 9H",
}
"""South has taken, and both sides come to 81, which the rule set litigates."""


GAME = EUCHRE | {"Before": "NS 7, EW 8", "Totals": "NS 7, EW 10", "Game": "EW"}
"""The first deal as the last of a game: East and West had eight points and win with two more."""


def rule_set(words: str) -> RuleSet:
    """A rule set with what a table changes: ``belote.app tie=failed``."""
    name, *changes = words.split()
    pairs = (change.split("=", 1) for change in changes)
    return replace(RULE_SETS[name], changes=tuple((option, value) for option, value in pairs))


# --- an auction


def opened(rules: str, dealer: str = "S", *, players: int | None = None, seed: int = 1) -> State:
    """A deal of chance cards, before anybody has spoken."""
    return random_deal(rule_set(rules), Random(seed), players, dealer)


def said(state: State, words: str) -> State:
    """The state after calls, which have to be legal."""
    for action in _calls(state, words):
        called = normal(action, state)
        assert not state.refusal(called), f"{state.to_act} may not: {called}"
        state = state.after(called)
    return state


def refusal(state: State, words: str) -> str:
    """The clause that refuses one call; empty when it is legal."""
    (action,) = _calls(state, words)
    return state.refusal(normal(action, state))


def _calls(state: State, words: str) -> list[Action]:
    problems = Problems()
    seats, in_one = state.deal.seating.seats, state.rules.game.may_sit_out
    calls = [action for action, _ in read_calls(token(words), seats, problems, alone_in_one=in_one)]
    assert not problems.found
    return calls


def may_say(state: State) -> str:
    """Every legal call: ``Pass, Take``."""
    return ", ".join(map(str, state.actions()))


def lays_away(state: State, card: str) -> State:
    """The state after the dealer's discard."""
    return state.after(discard(card))


def discard(card: str) -> Action:
    return Action(Kind.DISCARD, BY_NAME[card])


# --- the play


def played(state: State, cards: str) -> State:
    """The state after cards, which have to be legal."""
    for card in cards.split():
        action = PLAYS[BY_NAME[card]]
        assert not state.refusal(action), f"{state.to_act} may not: {action}"
        state = state.after(action)
    return state


def trick_played(state: State, chance: Random) -> State:
    """The state after one more trick of any legal cards."""
    before = len(state.tricks)
    while len(state.tricks) == before:
        state = state.after(choose(state, chance))
    return state


# --- notation


def reading(tags: Mapping[str, str], **changes: str) -> DealReading:
    """What the tags of a deal say; an empty change leaves a tag out."""
    changed = {name: value for name, value in {**tags, **changes}.items() if value}
    return read_deal({name: token(value) for name, value in changed.items()}, Place("test.scn", 1))


def deal(tags: Mapping[str, str], **changes: str) -> State:
    """The state that a deal comes to; nothing may be wrong with it."""
    found = reading(tags, **changes)
    assert not found.problems
    assert found.state
    return found.state


def record(tags: Mapping[str, str], name: str = "a", **changes: str) -> str:
    """A deal as it stands in a file."""
    changed = {"Deal": name} | {**tags, **changes}
    return "".join(f'[{tag} "{value}"]\n' for tag, value in changed.items() if value)


# --- chance


def any_rules(rules: RuleSet, chance: Random) -> RuleSet:
    """A rule set with every option chosen by chance."""
    options = rules.game.options
    return replace(rules, changes=tuple((option.name, chance.choice(option.values)) for option in options))


def any_match(state: State, chance: Random) -> Match:
    """A game that nobody has won yet, before the deal of a state; some of them near to their end."""
    rules, seating = state.rules, state.deal.seating
    target = rules.game.target(rules) or 500
    waiting = chance.choice((0, 0, 81)) if points_may_wait(rules) else 0
    totals = {side: chance.randrange(target) if chance.random() < 0.5 else target - 1 for side in sides(state)}
    return Match(rules, seating, state.deal.dealer, totals, waiting)


def any_deal(rules: RuleSet, chance: Random) -> Iterator[State]:
    """The states of a deal of chance cards with any options and any number of players."""
    chosen = any_rules(rules, chance)
    return play_out(random_deal(chosen, chance, chance.choice(rules.game.players)), chance)
