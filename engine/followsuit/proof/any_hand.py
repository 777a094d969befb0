"""Any hand: every hand that there can be, in the place of one.

To the referee it is a tuple of cards. It holds every card of the pack as a *candidate*, and a tuple made from it with
some of them means "those that the hand holds of these". When the referee wants to know whether it holds any at all, the
answer is open, and both are followed. So one run finds what is said of all hands that give the same answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NoReturn

from followsuit.cards import CARDS, Card, CardSet, card_set
from followsuit.proof.failure import NotUnderstoodError
from followsuit.proof.forks import Forks

ALL_CARDS: CardSet = card_set(CARDS)


class Knowledge:
    """What the answers so far say of the hand: sets that it ``meets``, and the cards that it ``misses``.

    There is always a hand of which all of it is true: only what is open is asked.
    """

    __slots__ = ("_forks", "filtering", "meets", "misses")

    def __init__(self, forks: Forks, pack: CardSet) -> None:
        self._forks = forks
        self.meets: list[CardSet] = []
        self.misses = ALL_CARDS & ~pack
        self.filtering = 0
        """How often the candidates have been gone through without a tuple being made from them."""

    def holds_any(self, cards: CardSet) -> bool:
        """Whether the hand holds any of these cards."""
        cards &= ~self.misses
        if not cards:
            return False
        if any(not met & ~self.misses & ~cards for met in self.meets):
            return True
        answer = self._forks.choose(lambda: (True, False))
        if answer:
            self.meets.append(cards)
        else:
            self.misses |= cards
        return answer


class AnyHand(tuple[Card, ...]):
    """Some of the candidates, standing for those of them that the hand holds.

    It can be sorted by a condition (``type(cards)(card for card in cards if …)``), and asked whether it is empty.
    Whatever else one can do with a tuple has no one answer for every hand and raises :exc:`NotUnderstoodError`.
    """

    __slots__ = ()
    knowledge: ClassVar[Knowledge]

    def __new__(cls, chosen: Iterable[Card]) -> AnyHand:
        """Those that were chosen of the candidates of another one."""
        made = super().__new__(cls, chosen)
        cls.knowledge.filtering -= 1
        return made

    @property
    def cards(self) -> CardSet:
        """The candidates."""
        return card_set(super().__iter__())

    def forget(self, forks: Forks) -> None:
        """Begin anew, with nothing known of the hand."""
        type(self).knowledge = Knowledge(forks, self.cards)

    def __bool__(self) -> bool:
        return self.knowledge.holds_any(self.cards)

    def __iter__(self) -> Iterator[Card]:
        self.knowledge.filtering += 1
        return super().__iter__()

    def _refuse(self, *_: Any) -> NoReturn:
        raise NotUnderstoodError("what the referee asks of a hand has no one answer for every hand")

    __len__ = __contains__ = __getitem__ = __eq__ = __lt__ = __le__ = __gt__ = __ge__ = _refuse
    __add__ = __mul__ = __rmul__ = __reversed__ = index = count = _refuse
    __hash__ = None  # type: ignore[assignment]  # there is no saying when two are equal


def any_hand(pack: tuple[Card, ...]) -> AnyHand:
    """Any hand from a pack. It is of a type of its own, by which all that is chosen from it is known as its own."""
    kind = type("AnyHand", (AnyHand,), {"__slots__": ()})
    return tuple.__new__(kind, pack)


def understood(ruling: object, hand: AnyHand) -> AnyHand:
    """What the referee answered about a hand, which must be a choice of its candidates.

    Raises :exc:`NotUnderstoodError` when it is something else, or when the candidates were gone through for anything
    but to choose some of them: they are not a hand's cards, and what was worked out from them is true of no hand.
    """
    if not isinstance(ruling, type(hand)):
        raise NotUnderstoodError(f"the referee answered {ruling!r}, which is no choice of cards of the hand")
    if hand.knowledge.filtering:
        raise NotUnderstoodError("the referee went through the cards of a hand otherwise than to choose some of them")
    return ruling
