"""What a deal scores, on made-up tricks that come to what a case says.

The cases are those of the scorer and the worked scores of the rules; the scorer's tests say how the tricks are made.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from followsuit import scorer
from followsuit.cards import parse_cards
from followsuit.deal.scoring.belotes import belotes
from followsuit.deal.scoring.card_points import card_sheet
from followsuit.deal.scoring.coinche import rounded
from followsuit.deal.scoring.score import Ending, Score, name_of, sides
from followsuit.deal.state import Contract, Deal, State
from followsuit.order import Trumps
from followsuit.scenarios.check_deal import played_deal
from followsuit.seats import Seating
from followsuit.trick import Trick
from tests import test_scorer as cases
from tests.deals import BELOTE, deal, opened, rule_set, said


def state_of(played: scorer.Played, rules: str) -> State:
    """The state of a deal that the scorer knows, under the same rule set."""
    under = rule_set(rules)
    seating = under.seating(played.players, lettered=played.lettered)
    out = next(
        (seat for seat in seating.seats if played.alone and under.game.may_sit_out and seat not in played.hands), None
    )
    table = under.table(Trumps(played.trumps), replace(seating, out=out))
    assert played.maker
    return State(
        Deal(under, seating, played.dealer, played.hands),
        phase=len(under.game.phases),
        hands=dict.fromkeys(played.hands, ()),
        contract=Contract(
            played.maker,
            Trumps(played.trumps),
            played.bid,
            played.doubled,
            played.alone,
            side=side(seating, played.maker, played.partners),
        ),
        start=played.hands,
        tricks=tuple(as_trick(table.lead(trick[0][0]), trick) for trick in played.tricks),
    )


def side(seating: Seating, maker: str, partners: tuple[str, ...]) -> frozenset[str]:
    return next((each for each in seating.sides if maker in each), frozenset((maker, *partners)))


def as_trick(trick: Trick, played: cases.Trick) -> Trick:
    for _, card in played:
        trick = trick.play(card)
    return trick


def score(state: State) -> Score:
    assert state.over
    return state.rules.game.score(state)


def written(played: scorer.Played, rules: str) -> str:
    """``220-70``; the points that wait for the next deal stand behind."""
    found = score(state_of(played, rules))
    waiting = f" and {found.pending} wait" if found.pending else ""
    return f"{found.score['NS']}-{found.score['EW']}{waiting}"


# --- Belote


@pytest.mark.parametrize(("rules", "taken", "belote", "expected"), cases.BELOTE)
def test_belote(rules: str, taken: str, belote: str, expected: str) -> None:
    assert written(cases.contract(rules, taken, belote), rules) == expected


@pytest.mark.parametrize(
    ("rules", "taken", "ending"),
    [
        ("belote.app", "82-80", Ending.MADE),
        ("belote.app", "80-82", Ending.FAILED),
        ("belote.app", "81-81", Ending.MADE),
        ("belote.app tie=failed", "81-81", Ending.FAILED),
        ("belote.app tie=litigation", "81-81", Ending.TIE),
    ],
)
def test_belote_how_a_deal_ends(rules: str, taken: str, ending: Ending) -> None:
    assert score(state_of(cases.contract(rules, taken), rules)).ending is ending


def test_belote_points_are_those_of_cards_and_last_trick() -> None:
    assert dict(score(deal(BELOTE)).points) == {"NS": 74, "EW": 88}


def test_the_arithmetic_of_a_score() -> None:
    steps = [(step.kind, step.clause, step.side, step.total) for step in score(deal(BELOTE)).steps]
    assert steps == [
        ("trick", "trick.win", "NS", 74),
        ("trick", "trick.win", "EW", 78),
        ("last-trick", "belote.last-trick", "EW", 10),
        ("belote", "belote.belote", "NS", 20),
        ("score", "belote.made", "NS", 94),
        ("score", "belote.made", "EW", 88),
    ]


def test_a_capot_stands_for_the_last_trick_in_the_arithmetic() -> None:
    found = score(state_of(cases.contract("belote.app", "252-0"), "belote.app"))
    bonus = [(step.kind, step.clause, step.total) for step in found.steps if step.kind in ("capot", "last-trick")]
    assert bonus == [("capot", "belote.capot", 100)]
    official = score(state_of(cases.contract("coinche.official", "252-0", bid=100), "coinche.official"))
    assert [step.clause for step in official.steps if step.kind == "capot"] == ["coinche.score"]


@pytest.mark.parametrize(
    ("rules", "taken", "settled_by"),
    [
        ("belote.app", "82-80", "belote.made"),
        ("belote.app", "80-82", "belote.failed"),
        ("belote.app tie=litigation", "81-81", "belote.made"),
        ("coinche.app", "95-67", "coinche.score"),
        ("coinche.app", "70-92", "coinche.score"),
        ("coinche.app x2", "95-67", "coinche.score"),
    ],
)
def test_both_sides_write_by_the_clause_that_settles_it(rules: str, taken: str, settled_by: str) -> None:
    under, _, doubled = rules.partition(" x")
    played = cases.contract(under, taken, bid=80 if under.startswith("coinche") else 0, doubled=int(doubled or 1))
    steps = [step for step in score(state_of(played, under)).steps if step.kind == "score"]
    assert [(step.side, step.clause) for step in steps] == [("NS", settled_by), ("EW", settled_by)]


# --- Coinche

OFFICIAL = "coinche.official"
WORKED = [
    ("100", "95-67", "NS", "220-70"),
    ("100", "70-92", "NS", "20-260"),
    ("100 x2", "70-92", "NS", "20-520"),
    ("100 x4", "70-92", "NS", "20-1040"),
    ("250", "252-0", "", "500-0"),
    ("250", "150-12", "", "0-410"),
]
"""The worked scores of the rules: what was bid, the points of the sides, who has the belote, what is written."""


@pytest.mark.parametrize(("said", "taken", "belote", "expected"), WORKED)
def test_coinche_the_worked_scores_of_the_rules(said: str, taken: str, belote: str, expected: str) -> None:
    assert coinche(OFFICIAL, said, taken, belote) == expected


@pytest.mark.parametrize(("rules", "said", "taken", "belote", "expected"), cases.COINCHE_DEALS)
def test_coinche(rules: str, said: str, taken: str, belote: str, expected: str) -> None:
    assert coinche(rules, said, taken, belote) == expected


def coinche(rules: str, said: str, taken: str, belote: str) -> str:
    bid, _, doubled = said.partition(" x")
    return written(cases.contract(rules, taken, belote, bid=int(bid), doubled=int(doubled or 1)), rules)


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        ("5-up", "84:80 85:90 86:90 89:90 90:90"),
        ("6-up", "84:80 85:80 86:90 89:90 90:90"),
        ("none", "84:84 85:85 86:86 89:89 90:90"),
    ],
)
def test_coinche_rounding(rounding: str, expected: str) -> None:
    assert " ".join(f"{points}:{rounded(points, rounding)}" for points in (84, 85, 86, 89, 90)) == expected


FOUR = "KS QS KH QH KD QD KC QC"


@pytest.mark.parametrize(
    ("trumps", "agreed", "hands", "suits"),
    [
        ("H", "no", {"N": "KH QH"}, 1),
        ("H", "yes", {"N": FOUR}, 1),
        ("H", "no", {"N": "KH", "S": "QH"}, 0),
        ("NT", "yes", {"N": FOUR}, 0),
        ("AT", "no", {"N": FOUR}, 0),
        ("AT", "yes", {"N": "KS QS", "S": "KD QD KC"}, 2),
        ("AT", "yes", {"N": FOUR}, 4),
    ],
)
def test_a_belote_is_king_and_queen_of_trumps_in_one_hand(
    trumps: str, agreed: str, hands: dict[str, str], suits: int
) -> None:
    rules = f"coinche.app all-trump-belote={agreed}"
    state = state_of(cases.contract(rules, "95-67", trumps=trumps, bid=80), rules)
    held = {seat: parse_cards(hands.get(seat, "")) for seat in "NESW"}
    state = replace(state, start=held)
    assert len(belotes(state, frozenset("NS"))) == suits
    assert state.contract
    assert card_sheet(state, state.contract).pairs == {"NS": suits, "EW": 0}


# --- Euchre


@pytest.mark.parametrize(
    ("takers", "alone", "expected"),
    [
        ("NSNEW", False, "1-0"),
        ("NSNSW", False, "1-0"),
        ("SSNSN", False, "2-0"),
        ("NSEWE", False, "0-2"),
        ("EWEWE", False, "0-2"),
        ("NNNNN", True, "4-0"),
        ("NNNNE", True, "1-0"),
        ("NNEWE", True, "0-2"),
    ],
)
def test_euchre(takers: str, alone: bool, expected: str) -> None:
    """North is the maker: 1 for three or four tricks, 2 for all, 4 for all alone; 2 for the others."""
    tricks = cases.tricks_of(takers, "NEW" if alone else "NESW")
    assert written(cases.played("euchre.app", tricks, maker="N", alone=alone), "euchre.app") == expected


@pytest.mark.parametrize(("takers", "ns", "ew"), [("NSEWE", (2, 0), (3, 1)), ("NSEWN", (3, 2), (2, 0))])
def test_the_arithmetic_of_tricks(takers: str, ns: tuple[int, int], ew: tuple[int, int]) -> None:
    """East is the maker; what the makers write stands first."""
    found = score(state_of(cases.played("euchre.app", cases.tricks_of(takers, "NESW"), maker="E"), "euchre.app"))
    assert [(step.kind, step.clause, step.side, step.total) for step in found.steps] == [
        ("trick", "trick.win", "NS", ns[0]),
        ("trick", "trick.win", "EW", ew[0]),
        ("score", "euchre.score", "EW", ew[1]),
        ("score", "euchre.score", "NS", ns[1]),
    ]


# --- five-handed Euchre


@pytest.mark.parametrize(
    ("rules", "takers", "partners", "expected"),
    [
        ("euchre.five-handed", "13124", "3", "1:1 3:1"),
        ("euchre.five-handed", "13131", "3", "1:2 3:2"),
        ("euchre.five-handed", "13245", "3", "2:2 4:2 5:2"),
        ("euchre.five-handed", "22452", "3", "2:4 4:4 5:4"),
        ("euchre.five-handed", "11123", "", "1:1"),
        ("euchre.five-handed", "11111", "", "1:2"),
        ("euchre.five-handed lone-sweep=4", "11111", "", "1:4"),
        ("euchre.five-handed lone-sweep=5", "11111", "", "1:5"),
        ("euchre.five-handed lone-sweep=5", "13131", "3", "1:2 3:2"),
        ("euchre.five-handed", "23452", "", "2:4 3:4 4:4 5:4"),
    ],
)
def test_five_handed(rules: str, takers: str, partners: str, expected: str) -> None:
    """Player 1 is the maker: 1 or 2 to each attacker, 2 or 4 to each defender."""
    tricks = cases.tricks_of(takers, "12345")
    played = cases.played(rules, tricks, maker="1", players=5, lettered=False, partners=tuple(partners))
    found = score(state_of(played, rules))
    assert cases.each(found.score) == expected
    assert dict(found.points) == {seat: takers.count(seat) for seat in "12345"}


def test_five_handed_everybody_has_a_line_of_their_own() -> None:
    """They stand in the order of the seats, whoever the makers are."""
    played = cases.played(
        "euchre.five-handed", cases.tricks_of("13124", "12345"), maker="3", players=5, lettered=False, partners=("1",)
    )
    steps = score(state_of(played, "euchre.five-handed")).steps
    assert [step.side for step in steps if step.kind == "score"] == list("12345")


@pytest.mark.parametrize(("lone_sweep", "rule"), [("2", "all-tricks"), ("4", "alone"), ("5", "alone")])
def test_five_handed_a_lone_maker_has_a_rule_of_their_own_where_it_was_agreed(lone_sweep: str, rule: str) -> None:
    rules, tricks = f"euchre.five-handed lone-sweep={lone_sweep}", cases.tricks_of("11111", "12345")
    played = cases.played(rules, tricks, maker="1", players=5, lettered=False)
    assert score(state_of(played, rules)).rules == (f"five.score/{rule}",)


# --- Ninety-two


@pytest.mark.parametrize(
    ("seats", "bid", "takers", "partners", "expected"),
    [
        ("1234", 6, "1313132424242", "3", "1:18 3:18"),
        ("1234", 6, "1313131242424", "3", "2:18 4:18"),
        ("1234", 6, "1313124242424", "3", "2:24 4:24"),
        ("1234", 12, "1313131313131", "3", "nothing"),
        ("NESW", 6, "NSNSNSEWEWEWE", "S", "N:18 S:18"),
        ("123456", 5, "11355246", "35", "1:15 3:15 5:15"),
        ("12345678", 3, "178256", "278", "3:6 4:6 5:6 6:6"),
    ],
)
def test_ninety_two(seats: str, bid: int, takers: str, partners: str, expected: str) -> None:
    """Exactly the bid: 3 a trick to each of the side; fewer or more: 3 a trick of theirs to each of the others."""
    rules, tricks = "ninety-two.92q", cases.tricks_of(takers, seats)
    lettered = seats == "NESW"
    played = cases.played(
        rules, tricks, maker=seats[0], players=len(seats), lettered=lettered, bid=bid, partners=tuple(partners)
    )
    found = score(state_of(played, rules))
    assert cases.each(found.score) == expected
    assert found.ending is (Ending.MADE if expected.startswith(seats[0]) else Ending.FAILED)


# --- what holds everywhere


@pytest.mark.parametrize(
    ("rules", "passes"),
    [("belote.app", 8), ("coinche.app", 4), ("euchre.app", 8), ("ninety-two.draw", 4)],
)
def test_a_void_deal_scores_nothing(rules: str, passes: int) -> None:
    void = score(said(opened(rules, "4" if rules.startswith("ninety") else "S"), "Pass " * passes))
    assert void.ending is Ending.VOID
    assert set(void.score.values()) == set(void.points.values()) == {0}
    assert void.steps == ()


def test_a_five_handed_deal_is_never_void_and_scores_nothing_before_trumps_are_made() -> None:
    state = opened("euchre.five-handed", "5")
    assert state.rules.game.score(state).ending is Ending.VOID


def test_who_scores() -> None:
    assert sides(opened("euchre.app")) == {"NS": frozenset("NS"), "EW": frozenset("EW")}
    assert list(sides(opened("euchre.five-handed", "5"))) == list("12345")
    assert name_of(frozenset("WE")) == "EW"


def test_what_the_scorer_is_told() -> None:
    told = played_deal(deal(BELOTE))
    assert (told.rules, told.maker, told.trumps, told.dealer, told.partners) == ("belote.app", "N", "S", "S", ())
    assert scorer.score(told) == {"NS": 94, "EW": 88}
    void = played_deal(said(opened("belote.app"), "Pass " * 8))
    assert (void.maker, void.trumps, void.hands, void.tricks) == (None, "", {}, ())
