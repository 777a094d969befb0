"""A claim about all hands: what one run of the referee says of them, beside what the engine demands of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from followsuit.cards import CardSet
from followsuit.obligations import Obligation
from followsuit.proof.any_hand import ALL_CARDS, Knowledge

Duties = tuple[tuple[CardSet, CardSet], ...]
"""Obligations without the clauses that say so: what is held, what may be played then."""


def duties(obligations: Iterable[Obligation]) -> Duties:
    """The obligations as far as legal cards depend on them."""
    return tuple((each.holding, each.play) for each in obligations)


class Claim(NamedTuple):
    """Of any hand that ``meets`` these sets and ``misses`` these cards, the duties leave the ``allowed`` ones.

    It may be ``about`` some cards only, and says nothing of the others. Equal claims are one question, in whatever
    game, under whatever trumps and for whatever trick they come up.
    """

    meets: tuple[CardSet, ...]
    misses: CardSet
    allowed: CardSet
    duties: Duties
    about: CardSet = ALL_CARDS


def claim(known: Knowledge, allowed: CardSet, bound: Duties, about: CardSet = ALL_CARDS) -> Claim:
    """The claim about the hands of which something is known, in the form in which equal ones are equal."""
    open_cards = ~known.misses
    meets = tuple(sorted({met & open_cards for met in known.meets}))
    return Claim(meets, known.misses, allowed & open_cards, bound, about)


def never(known: Knowledge, bound: Duties = (), about: CardSet = ALL_CARDS) -> Claim:
    """The claim that no hand of which this is known may play any of these cards; of all cards, that there is none."""
    return claim(known, 0, bound, about)


def hands(known: Knowledge) -> int:
    """How many sets of cards there are of which all this is true."""
    return _hands(ALL_CARDS & ~known.misses, tuple(known.meets))


@lru_cache(maxsize=1 << 12)
def _hands(free: CardSet, meets: tuple[CardSet, ...]) -> int:
    """All subsets of the free cards, less those that miss one of the sets; those that miss two are then given back."""
    total = 0
    for size in range(len(meets) + 1):
        for missed in combinations(meets, size):
            left = free
            for each in missed:
                left &= ~each
            total += (-1) ** size << left.bit_count()
    return total
