"""The score sheet of games that count tricks: makers on one side, all others on the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from followsuit.deal.scoring.rule import ScoreRule
from followsuit.deal.scoring.score import Ending, Score, Step, sides, taken_by, written_down
from followsuit.deal.state import Contract, State


@dataclass(frozen=True, slots=True)
class TrickSheet:
    """A deal that is being scored: the tricks of each side, what the makers took together and what they lost.

    Rules fill in how the deal ends and what is ``written``, under which clause.
    """

    state: State
    contract: Contract
    tricks: Mapping[str, int]
    makers: tuple[str, ...]
    others: tuple[str, ...]
    taken: int
    lost: int
    ending: Ending | None = None
    clause: str = ""
    written: Mapping[str, int] = field(default_factory=dict)

    def option(self, name: str) -> str:
        """What the table has agreed."""
        return self.state.rules[name]

    def score(self, at_work: tuple[str, ...]) -> Score:
        """The score, with its arithmetic: the tricks of all, then what each writes down, a team of makers first."""
        written = {side: self.written.get(side, 0) for side in self.tricks}
        taken = tuple(Step("trick", "trick.win", side, (number,)) for side, number in self.tricks.items())
        order = (*self.makers, *self.others) if self.state.rules.game.teams else tuple(self.tricks)
        steps = (*taken, *written_down(self.clause, {side: (written[side],) for side in order}))
        return Score(self.ending or Ending.FAILED, self.tricks, written, steps, rules=at_work)


def trick_sheet(state: State, contract: Contract) -> TrickSheet:
    """A sheet for a deal that has been played, with nothing on it but the tricks."""
    everybody = sides(state)
    tricks = {name: len(taken_by(state, side)) for name, side in everybody.items()}
    makers = tuple(name for name, side in everybody.items() if side <= contract.side)
    others = tuple(name for name in everybody if name not in makers)
    taken = sum(tricks[name] for name in makers)
    return TrickSheet(state, contract, tricks, makers, others, taken, len(state.tricks) - taken)


Condition = Callable[[TrickSheet], bool]
Worth = Callable[[TrickSheet], int]


def made(rule: str, says: str, when: Condition, worth: Worth) -> ScoreRule[TrickSheet]:
    """A rule by which each of the makers writes something, where no rule before it has said what is written."""

    def then(sheet: TrickSheet, clause: str) -> TrickSheet:
        return replace(sheet, ending=Ending.MADE, clause=clause, written=dict.fromkeys(sheet.makers, worth(sheet)))

    return ScoreRule(rule, says, lambda sheet: sheet.ending is None and when(sheet), then)


def failed(rule: str, says: str, when: Condition, worth: Worth) -> ScoreRule[TrickSheet]:
    """A rule by which each of the others writes something, where no rule before it has said what is written."""

    def then(sheet: TrickSheet, clause: str) -> TrickSheet:
        return replace(sheet, ending=Ending.FAILED, clause=clause, written=dict.fromkeys(sheet.others, worth(sheet)))

    return ScoreRule(rule, says, lambda sheet: sheet.ending is None and when(sheet), then)
