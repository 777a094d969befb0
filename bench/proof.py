"""Positions proven a second, beside asking the referee about one after the other.

A proof is of all positions at once, so its rate is the number of positions that it stands for by the time it takes: one
choice of trumps, on one processor. Asked one by one, the referee would take the ratio times as long, and the engine
would still have to be compared.
"""

from __future__ import annotations

from itertools import islice

from measure import Columns, rate
from rulings import positions, question

from followsuit import referee
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.proof.counting import counts
from followsuit.proof.job import jobs
from followsuit.proof.run import prove

QUICK = ("euchre.app", "euchre.five-handed", "belote.app")
ASKED = 400


def measure(rules: RuleSet) -> dict[str, float]:
    """The rates of a rule set."""
    questions = [question(trick, hand) for trick, _, hand in positions(rules, 7)[:ASKED]]
    job = list(islice(jobs(rules), 1))

    def proven() -> None:
        assert not prove(job, map, lambda results, what, number: results).disagreements

    def asked() -> None:
        for each in questions:
            referee.legal(each)

    return {"proven": rate(proven, counts(rules, 1).positions), "referee": rate(asked, ASKED)}


def main() -> None:
    """Print a row a rule set."""
    columns = Columns("positions a second", ("proven", "referee"), ("proven/referee",))
    for name in QUICK:
        columns.row(name, measure(RULE_SETS[name]))


if __name__ == "__main__":
    main()
