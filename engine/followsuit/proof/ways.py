"""Every way that the referee goes: asked about all tricks of a length and all hands at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import product
from math import perm
from typing import NamedTuple, TypeAlias

from followsuit.cards import Card, CardSet, cards_in
from followsuit.proof.any_hand import AnyHand, any_hand
from followsuit.proof.any_trick import AnyTrick, number
from followsuit.proof.claims import Claim, hands
from followsuit.proof.failure import UnfinishedError
from followsuit.proof.forks import Forks, every_way
from followsuit.proof.lead import Lead

Places: TypeAlias = tuple[CardSet, ...]
"""The cards that can lie at each place of a trick, as far as they have been looked at."""
Compare: TypeAlias = Callable[[Places], Collection[Claim | None]]
"""What has to be true for both programs to agree on all those tricks; ``None`` where nothing is left to ask."""
Ask: TypeAlias = Callable[[tuple[Card, ...], AnyHand], Compare]
"""Asks the referee about a trick and a hand; the answer is compared for as many tricks as it is true of."""
Settled: TypeAlias = Callable[[Claim], bool]
"""Whether a claim needs no closer look."""


class Way(NamedTuple):
    """One of the ways: the tricks for which the referee goes it, and what is claimed of the hands for which it does."""

    places: Places
    claims: tuple[Claim, ...]


def ways(lead: Lead, length: int, ask: Ask, settled: Settled = lambda claim: True) -> Iterator[Way]:
    """Every way, for the tricks of so many cards.

    Where a claim is not settled, cards that the referee has not looked at are looked at one by one.

    Raises :exc:`UnfinishedError` at the end, unless the ways stand for every trick of different cards with every subset
    of the pack as a hand, and for each of them once.
    """
    stood_for = 0
    hand = any_hand(lead.rules.game.pack)

    def run(forks: Forks) -> Way:
        nonlocal stood_for
        trick = AnyTrick(forks, lead.pack, length)
        hand.forget(forks)
        compare = ask(trick.cards, hand)
        claims = compare(trick.places)
        for look, place in product((trick.suit, trick.rank), range(length)):
            if not all(claim is None or settled(claim) for claim in claims):
                look(place)
                claims = compare(trick.places)
        stood_for += number(trick.places) * hands(hand.knowledge)
        return Way(trick.places, tuple(filter(None, claims)))

    yield from every_way(run)
    pack = lead.pack.bit_count()
    there_are = perm(pack, length) << pack
    if stood_for != there_are:
        raise UnfinishedError(f"{stood_for} tricks and hands were asked about, but there are {there_are}")


def all_known(places: Places) -> bool:
    """Whether there are cards, and every one of them has been looked at."""
    return bool(places) and all(cards.bit_count() == 1 for cards in places)


def only(places: Places) -> tuple[Card, ...]:
    """The cards of a trick of which every card is known."""
    return tuple(card for cards in places for card in cards_in(cards))
