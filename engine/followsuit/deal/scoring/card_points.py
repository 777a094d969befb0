"""The score sheet of Belote and Coinche: points of the cards, the last trick or all tricks, belote, what is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from followsuit.deal.scoring.belotes import belotes
from followsuit.deal.scoring.score import Ending, Score, Step, sides, taken_by, written_down
from followsuit.deal.state import Contract, State

LAST_TRICK = 10
CAPOT = 100
"""What all tricks are worth instead of the last trick's points."""
BELOTE = 20

Written = Mapping[str, tuple[int, ...]]
"""What each side writes down, in parts that are added up."""


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A deal that is being scored. The side of the taker or bidder is ``taker``, the other ``others``.

    ``last`` took the last trick, and ``swept`` every trick, if one side did. ``pairs`` are the kings and queens of
    trumps that each side held together. Rules fill in the rest: ``bonus`` for the last trick or all tricks, ``belote``,
    how the deal ends, what is ``written`` under which clause, and what is ``pending``.
    """

    state: State
    contract: Contract
    taker: str
    others: str
    cards: tuple[Step, ...]
    last: str
    swept: str | None
    pairs: Mapping[str, int]
    bonus: Step | None = None
    belote: Mapping[str, int] = field(default_factory=dict)
    ending: Ending | None = None
    clause: str = ""
    written: Written = field(default_factory=dict)
    pending: int = 0

    @property
    def points(self) -> dict[str, int]:
        """What each side has in cards, with the last trick or all tricks."""
        bonus = self.bonus
        return {
            each.side: each.total + (bonus.total if bonus and bonus.side == each.side else 0) for each in self.cards
        }

    @property
    def mine(self) -> int:
        """What the taker's side has for its contract."""
        return self.points[self.taker] + self.belote_of(self.taker)

    @property
    def theirs(self) -> int:
        """What the other side has against it."""
        return self.points[self.others] + self.belote_of(self.others)

    def belote_of(self, side: str) -> int:
        """What a side's belote is worth."""
        return self.belote.get(side, 0)

    def option(self, name: str) -> str:
        """What the table has agreed."""
        return self.state.rules[name]

    def ends(self, ending: Ending, written: Written, clause: str, pending: int = 0) -> CardSheet:
        """The sheet when it is settled what is written down. Belote is a part of it."""
        return replace(self, ending=ending, written=written, clause=clause, pending=pending)

    def score(self, at_work: tuple[str, ...]) -> Score:
        """The score, with its arithmetic: side by side what was taken, then belote, then what is written down."""
        both = [each.side for each in self.cards]
        counted = [step for side in both for step in (*self.cards, self.bonus) if step and step.side == side]
        belote = [
            Step("belote", f"{self.state.rules.game.id}.belote", side, (self.belote[side],))
            for side in both
            if self.belote_of(side)
        ]
        steps = (*counted, *belote, *written_down(self.clause, self.written))
        totals = {side: sum(self.written.get(side, ())) for side in both}
        return Score(self.ending or Ending.FAILED, self.points, totals, steps, self.pending, at_work)


def card_sheet(state: State, contract: Contract) -> CardSheet:
    """A sheet for a deal that has been played, with nothing on it but the points of the cards."""
    everybody = sides(state)
    tricks = {name: taken_by(state, side) for name, side in everybody.items()}
    taker = next(name for name, side in everybody.items() if contract.maker in side)
    return CardSheet(
        state,
        contract,
        taker,
        others=next(name for name in everybody if name != taker),
        cards=tuple(
            Step("trick", "trick.win", name, tuple(trick.points or 0 for trick in taken))
            for name, taken in tricks.items()
        ),
        last=next(name for name, taken in tricks.items() if state.tricks[-1] in taken),
        swept=next((name for name, taken in tricks.items() if len(taken) == len(state.tricks)), None),
        pairs={name: len(belotes(state, side)) for name, side in everybody.items()},
    )


# --- rules that both games have


def all_tricks(sheet: CardSheet, clause: str) -> CardSheet:
    """100 points for the side that took all tricks."""
    assert sheet.swept, "one side took all"
    return replace(sheet, bonus=Step("capot", clause, sheet.swept, (CAPOT,)))


def last_trick(sheet: CardSheet, clause: str) -> CardSheet:
    """10 points for the side that took the last trick."""
    return replace(sheet, bonus=Step("last-trick", clause, sheet.last, (LAST_TRICK,)))


def belote(sheet: CardSheet, clause: str) -> CardSheet:
    """20 points for each king and queen of trumps in one hand."""
    return replace(sheet, belote={side: BELOTE * pairs for side, pairs in sheet.pairs.items()})


def loses_belote(sheet: CardSheet) -> bool:
    """The taker's side has written a belote that is lost with the contract."""
    return sheet.option("lost-belote") == "lost" and bool(sheet.belote_of(sheet.taker) and sheet.written)


def belote_to_the_others(sheet: CardSheet, clause: str) -> CardSheet:
    """The taker's side, which has failed, has written nothing but its belote; the other side writes that too."""
    lost = sheet.belote_of(sheet.taker)
    return replace(sheet, written={sheet.taker: (), sheet.others: (*sheet.written[sheet.others], lost)})
