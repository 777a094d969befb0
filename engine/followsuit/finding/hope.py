"""When to give a deal up: some rules of a score, once they are not at work in a part of a deal, never will be.

Nobody takes all tricks any more who has lost one, and no hand gets a king that it did not have. The score itself says
so, of the tricks played so far; here is only written down of which rules that may be believed.
"""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.deal.state import State

LASTING = frozenset(
    {
        *("belote.capot", "belote.belote", "coinche.score/all-tricks", "coinche.belote"),
        *("euchre.score/alone", "euchre.score/march", "five.score/alone", "five.score/all-tricks"),
    }
)
"""Rules that are at work after every trick of a deal in which they are at work at the end."""

NEEDS = {"belote.failed/belote-lost": "belote.belote", "coinche.score/belote-lost": "coinche.belote"}
"""Rules that are not at work without another."""


def needed(wanted: Iterable[str]) -> frozenset[str]:
    """The rules that must be at work after every trick if those that are wanted are to be at the end."""
    asked = set(wanted)
    return frozenset((asked | {NEEDS[rule] for rule in asked & NEEDS.keys()}) & LASTING)


def hopeless(state: State, needs: frozenset[str]) -> bool:
    """Whether the tricks played so far rule out what is needed."""
    return bool(needs and state.tricks) and not needs <= set(state.rules.game.score(state).rules)
