"""Whole deals read and written: what can be wrong, where it is, and the same deal again after a round trip."""

from __future__ import annotations

from random import Random

import pytest

from followsuit.errors import Code, Family, Problem
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.notation.writing import deal_text
from followsuit.scenarios.check import check, check_library
from followsuit.scenarios.library import WholeDeal
from tests.deals import BELOTE, EUCHRE, GAME, TIE, any_deal, any_match, deal, opened, reading, record, said
from tests.helpers import codes, library, names

EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def whole(text: str) -> WholeDeal:
    """The only deal of a text."""
    (found,) = library(text).scenarios.values()
    assert isinstance(found, WholeDeal)
    return found


def problems(text: str) -> list[Problem]:
    return [problem for each in check_library(library(text)) for problem in each.problems]


def pointed_at(text: str, problem: Problem) -> str:
    """What stands where a problem is."""
    return text.splitlines()[problem.place.line - 1][problem.place.column - 1 :]


# --- the deal of the design, and a deal of Belote


def test_the_deal_of_the_design() -> None:
    found = check(whole(record(EUCHRE)))
    assert found.problems == ()
    assert found.score
    assert dict(found.score.score) == {"NS": 0, "EW": 2}
    assert dict(found.score.points) == {"NS": 0, "EW": 5}


def test_every_word_of_a_deal_is_an_action_or_a_card() -> None:
    actions = reading(EUCHRE).actions
    assert " ".join(str(each.action) for each in actions[:6]) == "Pass Pass Pass Pass Pass D Alone"
    assert [each.token.text for each in actions[-3:]] == ["AH", "KS", "AC"]
    assert [each.before.to_act for each in actions[-3:]] == ["E", "W", "N"]


def test_claims_and_the_rest_are_optional() -> None:
    for absent in ({"Score": ""}, {"Play": "", "Score": ""}, {"Auction": "", "Play": "", "Score": ""}):
        assert deal(EUCHRE, **absent).deal == deal(EUCHRE).deal


def test_who_speaks_first_need_not_be_said() -> None:
    assert deal(EUCHRE, Auction="Pass Pass Pass Pass Pass D Alone") == deal(EUCHRE)


def test_strokes_between_rounds_mean_nothing() -> None:
    assert deal(EUCHRE, Auction="W: Pass/Pass / Pass Pass Pass / D Alone") == deal(EUCHRE)


def test_suit_symbols_and_t_are_read_too() -> None:
    assert deal(EUCHRE, TurnUp="J♥", Auction=EUCHRE["Auction"].replace("D", "♦")) == deal(EUCHRE)
    assert deal(EUCHRE, Hands=EUCHRE["Hands"].replace("10", "T")) == deal(EUCHRE)


def test_a_clause_and_who_is_out_of_time() -> None:
    found = reading(EUCHRE, Clause="euchre.time", Play="W: KC 9C", TimedOut="E", Score="")
    assert found.problems == ()
    assert (found.clause, found.timed_out) == ("euchre.time", "E")


def test_a_deal_may_be_one_of_a_game_of_several() -> None:
    found = reading(GAME)
    assert found.problems == ()
    assert found.before
    assert found.after
    assert (found.before.totals, found.before.pending, found.before.winner) == ({"NS": 7, "EW": 8}, 0, None)
    assert (found.after.totals, found.after.winner) == ({"NS": 7, "EW": 10}, "EW")
    assert check(whole(record(GAME))).problems == ()


def test_points_of_a_tie_can_wait_before_a_deal_and_after_it() -> None:
    found = reading(TIE, Before="EW 281, waiting 20, NS 300", Totals="EW 362, NS 300, waiting 101", Game="-")
    assert found.before
    assert found.after
    assert (list(found.before.totals.items()), found.before.pending) == ([("NS", 300), ("EW", 281)], 20)
    assert (found.after.totals, found.after.pending) == ({"NS": 300, "EW": 362}, 101)


def test_nobody_knows_the_game_after_a_deal_that_is_not_over_or_has_none_before_it() -> None:
    assert reading(GAME, Play="W: KC 9C KH", Score="", Totals="", Game="").after is None
    assert reading(EUCHRE).after is None
    assert reading(GAME, Play="W: KC XC").after is None


def test_the_clock_ends_a_game_whatever_the_score() -> None:
    late = {"Play": "W: KC 9C", "Score": "", "Totals": "", "TimedOut": "E", "Game": "NS"}
    for tags in (GAME, EUCHRE):
        found = reading(tags, **late)
        assert found.after
        assert (found.after.winner, found.after.totals) == ("NS", found.before.totals if found.before else {})
        assert check(whole(record(tags, **late))).problems == ()


def test_the_sides_may_stand_beside_the_auction() -> None:
    text = deal_text(said(opened("ninety-two.92q", "4"), "5 H Pass Pass Pass Partners 3"), "a")
    beside = text.replace(" / Partners 3", "") + '\n[Partners "1 3"]'
    assert beside != text
    inside, outside = whole(text).reading.state, whole(beside).reading.state
    assert inside
    assert inside == outside


def test_four_players_without_teams_may_have_letters_or_numbers() -> None:
    text = deal_text(said(opened("ninety-two.92q", "4"), "5 H Pass Pass Pass Partners 3"), "a")
    lettered = text
    for number, letter in zip("1234", "NESW", strict=True):
        lettered = lettered.replace(f"{number}: ", f"{letter}: ").replace(f'"{number}"', f'"{letter}"')
    lettered = lettered.replace("Partners 3", "Partners S").replace('[Players  "W"]', '[Players "4"]')
    found = whole(lettered).reading
    assert found.problems == ()
    assert found.state
    assert found.state.contract
    assert found.state.contract.side == {"N", "S"}


# --- what can be wrong

HANDS = EUCHRE["Hands"]
FIVE = (
    '[Deal "a"]\n[Rules "euchre.five-handed"]\n[Dealer "5"]\n'
    '[Hands "1: 10C AH KC 10S 10H / 2: QS AD JC QD KH / 3: QC KS 8H 9D 8S / 4: AC 9H 9S 10D 8D / 5: 8C JD JH QH AS"]\n'
    '[TurnUp "9C"]\n'
)
DRAW = deal_text(said(opened("ninety-two.draw", "4"), "5 H Pass Pass Pass Partners 3"), "a")

# what is wrong, the text, and what stands at the place
WRONG = [
    (Code.UNKNOWN_RULES, record(EUCHRE, Rules="euchre.ap"), "euchre.ap"),
    (Code.UNKNOWN_OPTION, record(EUCHRE, Rules="euchre.app stick=yes"), "stick=yes"),
    (Code.MISSING_TAG, record(EUCHRE, Rules=""), "a"),
    (Code.MISSING_TAG, record(EUCHRE, Dealer=""), "a"),
    (Code.MISSING_TAG, record(EUCHRE, Hands=""), "a"),
    (Code.MISSING_TAG, record(EUCHRE, TurnUp=""), "a"),
    (Code.MISSING_TAG, record(BELOTE, Stock=""), "W: KH"),
    (Code.MISSING_TAG, record(BELOTE, Stock="10C 8D"), "10C 8D"),
    (Code.MISSING_TAG, record(EUCHRE, Auction="W: OrderUp", Play="", Score=""), "a"),
    (Code.MISSING_TAG, record(EUCHRE, Hands=HANDS.partition(" / W")[0]), "N: QD"),
    (Code.REPEATED_TAG, record(EUCHRE, Hands=HANDS + " / W: 9S"), "W: 9S"),
    (Code.UNKNOWN_SEAT, record(EUCHRE, Dealer="Q"), "Q"),
    (Code.UNKNOWN_SEAT, record(EUCHRE, Hands=HANDS.replace("E:", "1:")), "1: KH"),
    (Code.UNKNOWN_SEAT, record(EUCHRE, Play="", Score="", TimedOut="X"), "X"),
    (Code.UNKNOWN_CARD, record(EUCHRE, TurnUp="JX"), "JX"),
    (Code.UNKNOWN_CARD, record(EUCHRE, Hands=HANDS.replace("QD", "XD")), "XD"),
    (Code.UNKNOWN_CARD, record(EUCHRE, Play="W: KC XC"), "XC"),
    (Code.UNKNOWN_CARD, FIVE + '[Auction "Pass OrderUp Partner 1C"]\n[Discard "8C"]', "1C"),
    (Code.UNKNOWN_CALL, record(EUCHRE, Auction="W: Pas"), "Pas"),
    (Code.UNKNOWN_CALL, record(EUCHRE, Auction="W: Pass ² H"), "²"),
    (Code.UNKNOWN_CALL, record(EUCHRE, Auction="W: Pass 100"), "100"),
    (Code.UNKNOWN_CALL, record(EUCHRE, Auction="W: Pass Partner"), "Partner"),
    (Code.UNKNOWN_CALL, record(EUCHRE, Auction="W: Pass NT"), "NT"),
    (Code.NOT_A_NUMBER, DRAW.replace('[Players  "4"]', '[Players "many"]'), "many"),
    (Code.SYNTAX, record(EUCHRE, Hands=HANDS.replace("N: ", "")), "QD"),
    (Code.SYNTAX, record(EUCHRE, Play="KC 9C KH"), "KC"),
    (Code.SYNTAX, record(EUCHRE, Score="NS 0, EW two"), " EW two"),
    (Code.SYNTAX, record(EUCHRE, Score="NS 0, WE 2"), " WE 2"),
    (Code.SYNTAX, record(GAME, Before="NS 7, EW"), " EW"),
    (Code.SYNTAX, record(GAME, Before="NS 7, EW 8, waiting 81"), " waiting 81"),
    (Code.SYNTAX, record(GAME, Before="NS 7,‏x, EW 8"), "‏x"),
    (Code.SYNTAX, record(GAME, Score="EW 2, waiting 81"), " waiting 81"),
    (Code.SYNTAX, record(GAME, Totals="NS 7, EW 1000000"), " EW 1000000"),
    (Code.REPEATED_TAG, record(GAME, Before="NS 7, NS 8"), "NS 8"),
    (Code.REPEATED_TAG, record(EUCHRE, Score="EW 2, EW 2"), "EW 2"),
    (Code.MISSING_TAG, record(GAME, Before="NS 7"), "NS 7"),
    (Code.SYNTAX, record(GAME, Before=" "), " "),
    (Code.OUT_OF_TURN, record(GAME, Before="NS 7, EW 12"), "12"),
    (Code.UNKNOWN_SEAT, record(GAME, Game="E"), "E"),
    (Code.NOT_IN_PACK, record(EUCHRE, TurnUp="2H"), "2H"),
    (Code.NOT_IN_PACK, record(EUCHRE, Hands=HANDS.replace("QD", "8D")), "8D"),
    (Code.CARD_TWICE, record(EUCHRE, Hands=HANDS.replace("QD", "KH")), "KH AD"),
    (Code.CARD_TWICE, record(EUCHRE, TurnUp="KH"), "KH"),
    (Code.CARD_TWICE, record(EUCHRE, Stock="9S KH"), "KH"),
    (Code.HAND_TOO_LONG, record(EUCHRE, Hands=HANDS.replace("QD", "QD 9S")), "N: QD"),
    (Code.HAND_TOO_LONG, record(BELOTE, Hands=BELOTE["Hands"].replace("KH ", "")), "W: 8C"),
    (Code.PLAYERS, DRAW.replace('[Players  "4"]', '[Players "5"]'), "5"),
    (Code.PLAYERS, record(EUCHRE, Players="5"), "5"),
    (Code.OUT_OF_TURN, record(EUCHRE, Auction="N: Pass Pass Pass Pass / Pass D Alone"), "N: Pass"),
    (Code.OUT_OF_TURN, record(EUCHRE, Auction="W: " + "Pass " * 9, Play="", Score=""), "Pass"),
    (Code.OUT_OF_TURN, record(EUCHRE, Auction="W: Pass"), "W: KC"),
    (Code.OUT_OF_TURN, record(EUCHRE, Play="N: 9C", Score=""), "N: 9C"),
    (Code.OUT_OF_TURN, record(EUCHRE, Play="W: KC 9C / W: JS", Score=""), "W: KC"),
    (Code.OUT_OF_TURN, record(EUCHRE, Play=EUCHRE["Play"] + " / E: 9S"), "E: 9S"),
    (Code.OUT_OF_TURN, DRAW.replace("Partners 3", "Partners 3 Pass"), 'Pass"'),
    (Code.OUT_OF_TURN, record(EUCHRE, Discard="9S"), "9S"),
    (Code.OUT_OF_TURN, record(EUCHRE, Play="W: KC 9C", Score="", TimedOut="N"), "N"),
    (Code.OUT_OF_TURN, record(EUCHRE, TimedOut="N"), "N"),
    (Code.TRICK_TOO_LONG, record(EUCHRE, Play="W: KC 9C KH JS", Score=""), "JS"),
    (Code.ILLEGAL_CARD, record(EUCHRE, Play="W: KC AS", Score=""), "AS"),
    (Code.ILLEGAL_CARD, record(EUCHRE, Play="W: KC 9C QD", Score=""), "QD"),
    (Code.ILLEGAL_CALL, record(EUCHRE, Auction="W: Pass D", Play="", Score=""), "D"),
    (Code.ILLEGAL_CALL, record(EUCHRE, Auction="W: OrderUp", Discard="9C", Play="", Score=""), "9C"),
    (Code.ILLEGAL_CALL, DRAW.replace("Partners 3", "Partners 1"), "Partners 1"),
    (Code.ILLEGAL_CALL, DRAW.replace(" / Partners 3", "") + '\n[Partners "2 3 4"]', "2 3 4"),
    (Code.NO_CLOCK, record(BELOTE, TimedOut="N"), "N"),
    # what disagrees is found when the deal is checked
    (Code.SCORE, record(EUCHRE, Score="NS 0, EW 4"), "4"),
    (Code.UNDECIDED, record(EUCHRE, Play="W: KC 9C KH"), "0"),
    (Code.TOTALS, record(GAME, Totals="NS 7, EW 9"), "9"),
    (Code.TOTALS, record(GAME, Totals="NS 7, EW 10, waiting 5"), "5"),
    (Code.TOTALS, record(TIE, Before="NS 0, EW 0", Totals="NS 0, EW 81"), "81"),
    (Code.GAME, record(GAME, Game="NS"), "NS"),
    (Code.GAME, record(GAME, Game="-"), "-"),
    (Code.UNDECIDED, record(GAME, Before="", Game=""), "7"),
    (Code.UNDECIDED, record(GAME, Before="", Totals=""), "EW"),
    (Code.UNDECIDED, record(GAME, Play="W: KC 9C", Score="", Game=""), "7"),
    (Code.UNDECIDED, record(GAME, Play="W: KC 9C", Score="", Totals=""), "EW"),
    (Code.UNDECIDED, record(GAME, Play="W: KC 9C", Score="", TimedOut="E", Game="NS"), "7"),
]
NOT_FOR_DEALS = {
    *(Code.UNKNOWN_TRUMPS, Code.NO_SUCH_TRUMPS, Code.NOT_HELD, Code.PARTNERS, Code.SITS_OUT),
    *(Code.SYNTAX, Code.ENCODING, Code.JSON, Code.NO_FILE, Code.UNKNOWN_TAG, Code.REPEATED_ID),
    *(Code.UNKNOWN_SCENARIO, Code.UNKNOWN_FACT, Code.UNKNOWN_CLAUSE),
    *(Code.LEGAL, Code.REFUSED, Code.HOLDS, Code.WINNER, Code.POINTS, Code.REFEREE),
    *(Code.UNPINNED, Code.FEWER_EXAMPLES, Code.NOT_COUNTED, Code.NO_PROOF, Code.STALE_PROOF),
    *(Code.UNKNOWN_KEY, Code.NOT_FINDABLE, Code.NOT_FOUND, Code.NOT_SEARCHED, Code.FOUND_OTHER),
}
"""What only positions claim, what queries ask for, and what is no matter of one record."""


@pytest.mark.parametrize(("code", "text", "there"), WRONG)
def test_one_thing_is_wrong_and_it_is_named_with_its_place(code: Code, text: str, there: str) -> None:
    (problem,) = problems(text)
    assert problem.code is code
    assert pointed_at(text, problem).startswith(there)
    assert problem.message.endswith(".")


def test_everything_that_can_be_wrong_with_a_deal_is_reached() -> None:
    assert {code for code, _, _ in WRONG} | NOT_FOR_DEALS == set(Code)


def test_a_wrong_tag_names_its_key() -> None:
    at = {problem.at for _, text, _ in WRONG for problem in problems(text)}
    assert {"hands", "turn_up", "stock", "auction", "discard", "play", "score", "timed_out", "players"} <= at
    assert {"before", "totals", "game"} <= at


def test_where_no_points_can_wait_a_hint_says_where_they_do() -> None:
    (problem,) = problems(record(GAME, Before="NS 7, EW 8, waiting 81"))
    assert problem.hint == "points wait only where the tie of a contract is litigated, tie=litigation."
    (problem,) = problems(record(GAME, Before="NS 7, EW 8, waiting"))
    assert problem.hint == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (record(EUCHRE, Play="W: KC AS"), "N may not: AS (euchre.follow); expected 9C, AC."),
        (record(EUCHRE, Auction="W: Pass D"), "N may not: D (euchre.order-up); expected Pass, OrderUp, OrderUp Alone."),
        (record(EUCHRE, Auction="W: OrderUp", Discard="9C"), "S may not: 9C (euchre.order-up); expected 10S"),
        (record(EUCHRE, Play="E: KH"), "E cannot lead; expected W."),
        (record(EUCHRE, Play=EUCHRE["Play"] + " / E: 9S"), "E cannot lead; expected nothing more: the deal is over."),
        (record(EUCHRE, Play="W: KC 9C KH JS"), "4 cards in one trick; expected at most 3."),
        (record(BELOTE, Stock="10C"), "the stock lacks 10 cards; expected all that were not dealt, the top one first."),
        (record(BELOTE, Hands=BELOTE["Hands"].replace("KH ", "")), "hands of 4 and 5 cards; expected 5, or 8 with the"),
        (record(EUCHRE, Hands=HANDS.partition(" / S")[0]), "the hand of S and W is missing."),
        (record(GAME, Before="NS 7"), "the score of EW is missing."),
        (
            record(GAME, Before="NS 7, EW 8, waiting 5"),
            '"waiting 5" is not a score; expected a side and a number, like',
        ),
        (record(GAME, Before="NS 7, EW 12"), "EW has won the game already; expected a score with which it goes on."),
        (record(GAME, Game="ew"), '"ew" cannot win the game; expected one of NS EW, or - for nobody yet.'),
        (record(GAME, Game="-"), "EW has won the game, not nobody."),
        (record(GAME, Before="NS 0, EW 0", Totals="", Game="EW"), "nobody has won the game, not EW."),
        (record(GAME, Totals="EW 9"), "EW has 10 then, not 9."),
        (record(TIE, Before="NS 0, EW 0", Totals="NS 0, EW 81"), "81 points wait for the next deal then, not 0."),
        (
            record(GAME, Before="", Game=""),
            "the score of the game is not known: nothing says how the game stood before; ",
        ),
        (
            record(GAME, Play="W: KC 9C", Score="", Totals=""),
            "who has won the game is not known: the deal is not over.",
        ),
    ],
)
def test_a_message_names_the_clause_and_what_was_expected(text: str, message: str) -> None:
    assert problems(text)[0].message.startswith(message)


def test_two_dealers_at_five_seats_are_numbers() -> None:
    assert codes(problems(FIVE.replace('"5"', '"N"'))) == [Code.UNKNOWN_SEAT]


def test_hands_that_are_empty_or_in_another_alphabet_are_no_reason_to_stop() -> None:
    assert Code.MISSING_TAG in codes(problems(record(EUCHRE, Hands=" ")))
    assert problems(record(EUCHRE, Dealer=" "))


def test_a_deal_of_which_the_cards_are_wrong_is_not_replayed() -> None:
    found = reading(EUCHRE, TurnUp="KH", Play="nonsense")
    assert codes(found.problems) == [Code.CARD_TWICE]
    assert found.state is None
    assert found.actions == ()


def test_what_is_wrong_is_malformed_or_impossible_before_it_disagrees() -> None:
    families = {code.family for code, _, _ in WRONG}
    assert families == set(Family)


# --- round trips


def again(text: str) -> WholeDeal:
    found = whole(text)
    assert check(found).problems == (), text
    return found


@EVERY_RULE_SET
def test_a_deal_that_is_written_reads_back_to_the_same(rules: RuleSet) -> None:
    chance = Random(f"round trips of {rules.id}")
    for _ in range(60):
        *_, over = any_deal(rules, chance)
        state = again(deal_text(over, "a")).reading.state
        assert state == over
        assert state.rules.game.score(state) == over.rules.game.score(over)


@EVERY_RULE_SET
def test_so_does_a_deal_of_a_game_of_several(rules: RuleSet) -> None:
    chance = Random(f"games of {rules.id}")
    for _ in range(40):
        *_, over = any_deal(rules, chance)
        before = any_match(over, chance)
        found = again(deal_text(over, "a", before)).reading
        assert found.before == before
        assert found.after == before.after(over.rules.game.score(over))


@EVERY_RULE_SET
def test_so_does_a_deal_that_is_not_over(rules: RuleSet) -> None:
    chance = Random(f"parts of {rules.id}")
    for _ in range(30):
        states = list(any_deal(rules, chance))
        part = chance.choice(states)
        text = deal_text(part, "a")
        discards = part.actions() and part.actions()[0].kind.value == "Discard"
        found = whole(text).reading
        if discards:  # a dealer who has taken the card must lay one away
            assert codes(found.problems) == [Code.MISSING_TAG]
        else:
            assert found.problems == ()
            assert found.state == part
            assert deal_text(part, "a") == deal_text(found.state, "a")


@pytest.mark.parametrize("auction", ["W: Pass Take", "W: Pass Pass Pass Pass / Take C"])
def test_complete_hands_of_belote_stand_for_cards_and_rest_of_the_deal(auction: str) -> None:
    dealt = deal(BELOTE, Auction=auction, Play="", Score="")
    hands = " / ".join(f"{seat}: {names(dealt.hands[seat])}" for seat in "WNES")
    play = BELOTE["Play"] if auction == BELOTE["Auction"] else ""
    given = deal(BELOTE, Auction=auction, Hands=hands, Stock="", Play=play, Score="")
    assert given.start == dealt.start
    assert again(deal_text(given, "a")).reading.state == given
