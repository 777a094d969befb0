"""Coverage: what becomes of an example without a rule, which example pins which, and what none of them needs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from followsuit.coverage import ablation
from followsuit.coverage.ablation import Example, removable, scored_by, switched, without
from followsuit.coverage.gaps import gaps
from followsuit.coverage.table import Cell, GameTable, Pair, coverage
from followsuit.errors import Code, Place, Problem
from followsuit.scenarios.check import check, check_library
from followsuit.scenarios.library import WholeDeal, read_library
from tests.deals import BELOTE, EUCHRE, TIE, record
from tests.helpers import EXAMPLES, OVERRUFF, library, scenario

LEAD = '[Scenario "lead"]\n[Rules "belote.app"]\n[Trumps "H"]\n[Hand "N: 7S 8S"]\n'
COMPLETE = '[Scenario "complete"]\n[Rules "belote.app"]\n[Trumps "H"]\n[Trick "N: 7S AD AC 8S"]\n'
FAILED = {
    **BELOTE,
    "Hands": "W: 9S AH QH 7H QD / N: AS 8H JC QC KD / E: JS KH 9C 7C 8D / S: 8S 7S 9H AC 10D",
    "TurnUp": "KC",
    "Stock": "AD 7D JH JD 10S QS 10H 10C 8C 9D KS",
    "Auction": "W: Pass Take",
    "Play": "W: AD JD 8D 9D / W: AH 8H 10H 9H / W: 9S AS JS KS / N: JC 7C AC 7H / N: 10S QS 7S 7D / N: KD 10C 10D QD / "
    "E: KH 8C JH QC / N: KC 9C 8S QH",
    "Score": "NS 20, EW 162",
}
"""North holds the belote and takes two points too few."""
FREE = OVERRUFF.replace("belote.app", "belote.app underruff=free").replace("AD 8S", "AD JS").split("[Legal")[0]
"""Nothing beats the jack, and the table lets the player keep the trumps."""


def whole_deal(text: str) -> WholeDeal:
    """The only deal of a text; nothing may be wrong with it."""
    (found,) = library(text).scenarios.values()
    assert isinstance(found, WholeDeal)
    assert check(found).problems == ()
    return found


def published(name: str) -> Example:
    """A published example."""
    return read_library([EXAMPLES / name.split("/")[0]]).scenarios[name]


def tables_of(*scenarios: str) -> list[GameTable]:
    return coverage(check_library(library("\n".join(scenarios))))


def cell(games: Sequence[GameTable], name: str, rule: str) -> Cell:
    (found,) = (row["cells"][name] for game in games for row in game["rows"] if row["rule"] == rule)
    return found


def pair(games: Sequence[GameTable], option: str, choice: str, other: str) -> Pair:
    wanted = (option, choice, other)
    pairs = (each for game in games for each in game["pairs"])
    return next(each for each in pairs if (each["option"], each["choice"], each["other"]) == wanted)


def missing(games: Sequence[GameTable]) -> list[Problem]:
    return list(gaps(games, Place("examples")))


def also(name: str, *, clause: str) -> str:
    """The example of the design under another name, and named after a clause."""
    return OVERRUFF.replace('"overruff"', f'"{name}"') + f'[Clause "{clause}"]\n'


# --- a rule taken away from a position


def test_other_cards_are_legal_without_the_rule() -> None:
    assert without(scenario(OVERRUFF), "belote.overruff") == "7S 9S may be played then"


def test_a_rule_that_another_backs_up_is_not_needed() -> None:
    """The king of hearts is refused by ``belote.ruff``; without it, ``belote.overruff`` refuses it as well."""
    assert "belote.ruff" in removable(scenario(OVERRUFF))
    assert without(scenario(OVERRUFF), "belote.ruff") == ""


def test_a_rule_that_is_not_at_work_changes_nothing() -> None:
    assert "belote.rise" not in removable(scenario(OVERRUFF))
    assert without(scenario(OVERRUFF), "belote.rise") == ""


def test_where_nothing_is_asked_any_more_any_card_may_be_played() -> None:
    follow = '[Scenario "a"]\n[Rules "euchre.app"]\n[Trumps "H"]\n[Trick "N: KD"]\n[Hand "E: JD 10D AS"]\n'
    assert without(scenario(follow), "euchre.follow") == "any card may be played then"


@pytest.mark.parametrize("text", [LEAD, COMPLETE])
def test_who_leads_and_who_has_played_is_bound_by_nothing(text: str) -> None:
    assert removable(scenario(text)) == frozenset()
    assert without(scenario(text), "trick.follow") == ""


LEFT_BOWER = '[Scenario "a"]\n[Rules "euchre.app"]\n[Trumps "H"]\n[Trick "{}"]\n'


def test_without_its_clause_the_left_bower_is_a_plain_jack() -> None:
    held = scenario(LEFT_BOWER.format("N: KD") + '[Hand "E: JD 10D AS"]\n')
    assert without(held, "euchre.bower") == "JD 10D may be played then"
    assert without(scenario(LEFT_BOWER.format("N: AH JD 9H KH")), "euchre.bower") == "N takes the trick then"
    assert without(scenario(LEFT_BOWER.format("N: AH 10D 9H KH")), "euchre.bower") == ""


def test_without_its_clause_the_deuce_of_the_back_suit_takes_nothing() -> None:
    deuce = '[Scenario "a"]\n[Rules "ninety-two.92q"]\n[Trumps "H"]\n[Trick "1: AS KS QS 2D"]\n'
    assert without(scenario(deuce), "ninety-two.back-suit") == "1 takes the trick then"


# --- a rule taken away from a deal


def test_other_cards_are_legal_at_a_turn_of_a_deal() -> None:
    assert without(whole_deal(record(BELOTE)), "trick.follow") == "JS QS KS AS may be played then, by N in trick 1"


def test_the_score_is_another_without_a_rule_of_it() -> None:
    deal = whole_deal(record(BELOTE))
    assert {"belote.belote", "belote.last-trick", "belote.made"} <= set(scored_by(deal))
    assert without(deal, "belote.belote") == "the score is NS 0, EW 162 then"
    assert without(deal, "belote.capot") == ""


def test_points_and_contract_may_be_others_where_the_score_is_not() -> None:
    """A made contract that scores the bid alone does not ask who took the last trick."""
    deal = published("coinche/made-bid-only")
    assert without(deal, "coinche.score/last-trick") == "the points are NS 95, EW 57 then, and the contract made"


def test_a_deal_that_is_not_over_has_no_score() -> None:
    deal = whole_deal(record(EUCHRE, Play="", Score=""))
    assert removable(deal) == {"euchre.bower"}
    assert scored_by(deal) == ()


def test_who_has_won_the_game_may_be_another() -> None:
    deal = whole_deal(record(BELOTE, Rules="belote.app target=501", Before="NS 430, EW 400"))
    assert without(deal, "belote.made/game") == "nobody has won the game then"


def test_points_that_wait_may_go_on_waiting() -> None:
    deal = whole_deal(record(BELOTE, Rules="belote.app tie=litigation", Before="NS 100, EW 100, waiting 81"))
    changed = "the game stands NS 194, EW 188 then, and 81 points wait"
    assert without(deal, "belote.made/waiting") == changed


def test_the_clock_ends_a_game_by_a_rule() -> None:
    deal = whole_deal(record(EUCHRE, Play="W: KC 9C", TimedOut="E", Score=""))
    assert scored_by(deal) == ("euchre.time",)
    assert without(deal, "euchre.time") == "nobody has won the game then"


# --- an option switched


def test_other_cards_are_legal_with_another_choice() -> None:
    assert switched(scenario(FREE), "underruff", "forced") == "7S 9S may be played then"
    assert switched(scenario(FREE), "tie", "failed") == ""


def test_a_position_may_be_impossible_with_another_choice() -> None:
    changed = "impossible then: E cannot play now: it is W's turn"
    assert switched(scenario(OVERRUFF.replace("W: AD 8S", "N: 8S")), "direction", "anticlockwise") == changed


def test_another_player_may_take_the_trick() -> None:
    assert switched(scenario(COMPLETE), "direction", "anticlockwise") == "E takes the trick then"
    assert switched(scenario(COMPLETE), "underruff", "free") == ""


def test_another_score_with_another_choice() -> None:
    deal = whole_deal(record(TIE))
    assert switched(deal, "tie", "failed") == "the score is NS 0, EW 162 then"
    assert switched(deal, "partner-trump", "free") == ""


def test_what_may_be_called_counts_too() -> None:
    trumps_called = "5 may not call then: Partner 8H, Partner 9H, Partner 10H, Partner QH, Partner AH"
    assert switched(published("five-handed/secret-to-the-end"), "call-trump", "no") == trumps_called
    assert switched(published("euchre/stuck-dealer"), "stick-the-dealer", "no") == "E may also call then: Pass"
    passes = switched(published("euchre/all-pass"), "stick-the-dealer", "yes")
    assert passes.startswith("impossible then: E may not: Pass (euchre.redeal)")


def test_a_long_list_of_calls_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ablation, "SHOWN", 2)
    changed = switched(published("five-handed/secret-to-the-end"), "call-trump", "no")
    assert changed == "5 may not call then: Partner 8H, Partner 9H, …"


def test_another_player_may_be_to_act() -> None:
    unnamed = whole_deal(record(BELOTE, Auction="Pass Take", Play="", Score=""))
    assert switched(unnamed, "direction", "anticlockwise") == "E is to act then, not W"
    assert switched(unnamed, "underruff", "free") == ""
    changed = switched(published("ninety-two/draw-eldest-leads"), "first-lead", "bidder")
    assert changed == "impossible then: 2 cannot lead; expected 4"


def test_other_cards_are_legal_at_a_turn_with_another_choice() -> None:
    changed = "QD JD 8D may be played then, by W in trick 3"
    assert switched(published("belote/table-capot"), "rise-over-partner", "no") == changed


# --- the table


def test_a_clause_without_an_example_is_missing() -> None:
    games = tables_of(OVERRUFF)
    assert [game["game"] for game in games] == ["belote"]
    assert cell(games, "belote.app", "belote.rise") == Cell(shown=[], pinned=[], needed=True)
    messages = [problem.message for problem in missing(games)]
    assert "no example of belote.app needs belote.rise: without it, all of them stay as they are." in messages
    assert not any("belote.app needs belote.overruff" in message for message in messages)
    assert {problem.code for problem in missing(games)} == {Code.UNPINNED}


def test_an_example_of_one_rule_set_pins_nothing_in_another() -> None:
    messages = [problem.message for problem in missing(tables_of(OVERRUFF))]
    assert "no example of belote.table needs belote.overruff: without it, all of them stay as they are." in messages


def test_an_example_that_only_names_the_clause_does_not_pin_it() -> None:
    found = cell(tables_of(also("named", clause="belote.ruff")), "belote.app", "belote.ruff")
    assert found == Cell(shown=["belote/named"], pinned=[], needed=True)


def test_an_example_of_house_rules_does_not_pin_the_rule_set() -> None:
    house = OVERRUFF.replace("belote.app", "belote.app underruff=free")
    assert cell(tables_of(house), "belote.app", "belote.overruff") == Cell(
        shown=["belote/overruff"], pinned=[], needed=True
    )


def test_but_it_pins_what_only_house_rules_have() -> None:
    house = '[Scenario "a"]\n[Rules "belote.app partner-trump=higher"]\n[Trumps "H"]\n[Trick "N: 7S QH 8S"]\n'
    house += '[Hand "W: 7H KH AD"]\n'
    found = cell(tables_of(house), "belote.app", "belote.partner-free")
    assert (found["needed"], [pin["change"] for pin in found["pinned"]]) == (False, ["any card may be played then"])


def test_what_is_best_looked_at_comes_first() -> None:
    deal = record(BELOTE, "deal")
    found = cell(tables_of(deal, OVERRUFF, also("named", clause="trick.follow")), "belote.app", "belote.ruff")
    assert found["shown"][-1] == "belote/deal"
    assert found["shown"][:2] == ["belote/overruff", "belote/named"]
    followed = cell(tables_of(deal, OVERRUFF, also("named", clause="trick.follow")), "belote.app", "trick.follow")
    assert followed["shown"][0] == "belote/named"


def test_what_is_not_in_order_counts_for_nothing() -> None:
    assert tables_of(OVERRUFF.replace("KH", "XH")) == []
    assert tables_of(OVERRUFF.replace('[Legal    "9S"]', '[Legal    "7S"]')) == []


def test_a_rule_of_the_score_is_needed_where_the_rule_set_has_it() -> None:
    """Belote goes the way of the contract by the table rules, and by the app rules only at some tables."""
    failed = [record(FAILED, "kept"), record(FAILED, "lost", Rules="belote.app lost-belote=lost", Score="")]
    games = tables_of(*failed)
    assert cell(games, "belote.app", "belote.failed")["pinned"]
    assert cell(games, "belote.table", "belote.failed/belote-lost")["needed"]
    app = cell(games, "belote.app", "belote.failed/belote-lost")
    assert (app["needed"], [pin["example"] for pin in app["pinned"]]) == (False, ["belote/lost"])


def test_a_rule_that_no_deal_shows_is_missed_everywhere() -> None:
    games = tables_of(record(BELOTE))
    assert cell(games, "belote.app", "belote.capot")["needed"]
    assert cell(games, "belote.table", "belote.capot")["needed"]


def test_a_rule_of_house_rules_is_missed_until_a_table_shows_it() -> None:
    assert cell(tables_of(record(BELOTE)), "belote.app", "belote.made/litigation")["needed"]
    found = cell(tables_of(record(BELOTE), record(TIE, "tie")), "belote.app", "belote.made/litigation")
    assert (found["needed"], found["shown"]) == (False, ["belote/tie"])


def test_shared_clauses_that_a_game_has_of_its_own_are_left_out() -> None:
    rules = {row["rule"] for game in tables_of(record(EUCHRE)) for row in game["rows"]}
    assert "euchre.follow" in rules
    assert "trick.follow" not in rules
    assert {"trick.lead", "euchre.lead"} <= rules


# --- options in the table


def test_choices_are_told_apart_in_one_direction_at_a_time() -> None:
    games = tables_of(FREE)
    assert [pin["example"] for pin in pair(games, "underruff", "free", "forced")["pinned"]] == ["belote/overruff"]
    assert pair(games, "underruff", "forced", "free")["pinned"] == []
    messages = [problem.message for problem in missing(games)]
    assert "no example of belote with underruff=forced changes with underruff=free." in messages
    assert "no example of belote with underruff=free changes with underruff=forced." not in messages


def test_an_option_of_three_choices_has_six_pairs() -> None:
    ties = [each for each in tables_of(OVERRUFF)[0]["pairs"] if each["option"] == "tie"]
    assert len({(each["choice"], each["other"]) for each in ties}) == 6


# --- what would show it


@pytest.mark.parametrize(
    ("at", "hint"),
    [
        (
            "belote.overruff",
            "it decides, for one, with trumps S and H led, "
            "when another player holds the trick with 8S and the hand is 7S 9S.",
        ),
        (
            "belote.capot",
            "write a deal in which it decides: all eight tricks: 100 points instead of those for the last.",
        ),
        ("underruff", 'write one with [Rules "belote.table"] in which belote.underruff decides.'),
        ("tie", 'write one with [Rules "belote.table"] in which belote.made decides.'),
    ],
)
def test_what_is_missing_comes_with_a_hint(at: str, hint: str) -> None:
    problem = next(each for each in missing(tables_of(LEAD)) if each.at == at)
    assert problem.hint.partition(" Try: ")[0] == hint
    assert problem.place == Place("examples")


@pytest.mark.parametrize("rules", ["euchre.app", "euchre.five-handed", "ninety-two.draw"])
def test_every_rule_that_is_missing_comes_with_a_hint(rules: str) -> None:
    lead = LEAD.replace("belote.app", rules).replace("N: 7S 8S", "1: 9S" if rules != "euchre.app" else "N: 9S")
    found = missing(tables_of(lead))
    assert all(problem.hint for problem in found)
    card = "write one with the card that it is about in the hand or in the trick."
    assert {each.at for each in found if each.hint.startswith(card)} <= {
        "euchre.bower",
        "five.jick",
        "ninety-two.back-suit",
    }
    assert any(each.hint.startswith(card) for each in found)


def test_the_hint_looks_at_all_trumps_there_are() -> None:
    games = tables_of(LEAD.replace("belote", "coinche"))
    hints = [each.hint for each in missing(games) if each.at == "coinche.all-trump"]
    assert len(hints) == 2
    assert all(hint.startswith("it decides, for one, with trumps AT and S led") for hint in hints)


def test_the_hint_names_a_house_rule_where_no_rule_set_has_the_choice() -> None:
    hints = [each.hint for each in missing(tables_of(LEAD)) if each.at == "tie"]
    assert 'write one with [Rules "belote.table tie=litigation"] in which belote.made decides.' in hints


@pytest.mark.parametrize("at", ["belote.overruff", "belote.underruff", "belote.ruff", "belote.rise", "trick.follow"])
def test_the_hint_is_true(at: str) -> None:
    """The hand of the hint, made into a position, is pinned."""
    hint = next(each.hint for each in missing(tables_of(LEAD)) if each.at == at)
    told, _, command = hint.partition(". Try: ")
    assert command == f"followsuit find --rules belote.table --clause {at}"
    words = told.replace(",", "").split()
    trumps, led, best, hand = words[6], words[8], words[words.index("with", 9) + 1], words[-2:]
    first = best if best.endswith(led) else f"A{led} {best}"
    leader = "N" if len(first.split()) == 1 else "W" if "another player" in hint else "S"
    text = f'[Scenario "a"]\n[Rules "belote.app"]\n[Trumps "{trumps}"]\n[Trick "{leader}: {first}"]\n'
    text += f'[Hand "E: {" ".join(hand)}"]\n'
    assert without(scenario(text), at)
