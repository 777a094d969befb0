"""A deal as plain data and drawn with characters: what a reader is told, turn by turn."""

from __future__ import annotations

import json

import pytest

from followsuit import scorekeeper, scorer
from followsuit.cards import BY_NAME, CARDS
from followsuit.drawing_deal import draw_deal
from followsuit.errors import Code
from followsuit.notation.deals import DealReading
from followsuit.results import deal_scene_of, scene_of
from followsuit.scenarios.check import Checked, check
from followsuit.scenarios.deal_scene import DealScene
from followsuit.scenarios.library import WholeDeal
from followsuit.scenarios.scene import TextData, text_data, text_from
from followsuit.wording import Seat, Text, english, game_text
from tests.deals import BELOTE, EUCHRE, GAME, TIE, deal, reading, record
from tests.helpers import OVERRUFF, library, names, scenario


def checked(text: str) -> Checked:
    (found,) = library(text).scenarios.values()
    assert isinstance(found, WholeDeal)
    return check(found)


def scene(tags: dict[str, str], **changes: str) -> DealScene:
    found = deal_scene_of(checked(record(tags, **changes)))
    assert found
    assert json.loads(json.dumps(found)) == found
    return found


def words(text: TextData | None) -> str:
    assert text
    return english(text_from(text))


# --- the scene


def test_the_cards_and_the_auction() -> None:
    shown = scene(EUCHRE, Clause="euchre.score")
    assert (shown["id"], shown["rules"], shown["changes"]) == ("belote/a", "euchre.app", {})
    assert (shown["about"], shown["dealer"], shown["turn_up"], shown["trumps"]) == ("euchre.score", "S", "JH", "D")
    assert list(shown["hands"]) == list("WNES")
    assert shown["hands"]["S"] == ["10S", "9D", "QC", "9H", "QH"]
    calls = [(call["seat"], words(call["text"])) for call in shown["calls"]]
    assert calls == [(seat, "passes") for seat in "WNESW"] + [("N", "names ♦ and plays alone")]


def test_the_notation_stands_in_the_scene() -> None:
    assert scene(EUCHRE)["text"] == record(EUCHRE).rstrip()


def test_tricks_with_turns_winner_reason_and_count() -> None:
    first, second, *_ = scene(EUCHRE)["tricks"]
    assert [turn["card"] for turn in first["turns"]] == ["KC", "9C", "KH"]
    assert [(turn["seat"], len(turn["hand"])) for turn in second["turns"]] == [("W", 4), ("N", 4), ("E", 4)]
    assert (first["winner"], second["winner"]) == ("W", "E")
    assert words(second["outcome"]) == "J♦ is the highest trump in the trick."
    assert second["count"] == {"NS": 0, "EW": 2}
    assert [seat["seat"] for seat in first["seats"]] == list("WNES")
    assert [seat["seat"] for seat in first["seats"] if seat["out"]] == ["S"]


def test_a_card_that_was_not_allowed_has_its_reason() -> None:
    hand = {card["card"]: card for card in scene(EUCHRE)["tricks"][0]["turns"][1]["hand"]}
    assert hand["9C"]["reason"] is hand["AC"]["reason"] is None
    assert hand["AS"]["clause"] == "euchre.follow"
    assert words(hand["AS"]["reason"]) == "North holds the suit that was led, ♣, and must follow it."


def test_points_are_counted_where_cards_have_some() -> None:
    counts = [trick["count"] for trick in scene(BELOTE)["tricks"]]
    assert counts[0] == {"NS": 0, "EW": 26}
    assert counts[-1] == {"NS": 74, "EW": 78}


def test_belote_is_said_with_its_card() -> None:
    said = {turn["card"]: turn["says"] for trick in scene(BELOTE)["tricks"] for turn in trick["turns"] if turn["says"]}
    assert said == {"QS": "belote", "KS": "rebelote"}


def test_the_arithmetic_and_the_score() -> None:
    shown = scene(BELOTE)
    assert (shown["ending"], shown["score"], shown["pending"], shown["won"]) == ("made", {"NS": 94, "EW": 88}, 0, None)
    last = shown["steps"][2]
    assert (last["label"], last["side"], last["figures"], last["total"]) == ("step.last-trick", "EW", [10], 10)
    assert {step["label"] for step in shown["steps"]} == {"step.trick", "step.last-trick", "step.belote", "step.score"}


def test_a_tie_waits() -> None:
    shown = scene(TIE)
    assert (shown["ending"], shown["pending"]) == ("tie", 81)
    assert shown["changes"] == {"tie": "litigation"}


def test_a_deal_by_itself_has_no_game() -> None:
    assert scene(EUCHRE)["game"] is None


def test_the_score_of_a_game_before_and_after_a_deal_and_who_has_won() -> None:
    game = scene(GAME)["game"]
    assert game
    assert game["columns"] == ["game.before", "game.after"]
    assert game["rows"] == [{"side": "NS", "points": [7, 7]}, {"side": "EW", "points": [8, 10]}]
    assert words(game["outcome"]) == "East and West have won the game."


def test_a_game_that_goes_on_with_points_that_wait() -> None:
    game = scene(TIE, Before="NS 0, EW 20")["game"]
    assert game
    assert game["rows"][-1] == {"side": "", "points": [0, 81]}
    assert words(game["outcome"]) == "Nobody has won the game yet."
    earlier = scene(TIE, Before="NS 0, EW 20, waiting 10", Play="")["game"]
    assert earlier
    assert earlier["rows"][-1] == {"side": "", "points": [10]}


def test_a_game_stands_as_before_while_a_deal_is_not_over() -> None:
    for late in ("", "N"):
        shown = scene(GAME, Play="W: KC 9C KH / W: JS", Score="", Totals="", Game="", TimedOut=late)
        assert shown["won"] == ("EW" if late else None)
        assert shown["game"] == {
            "columns": ["game.before"],
            "rows": [{"side": "NS", "points": [7]}, {"side": "EW", "points": [8]}],
            "outcome": None,
        }


@pytest.mark.parametrize(
    ("winner", "said"),
    [
        ("NS", "North and South have won the game."),
        ("EW", "East and West have won the game."),
        ("3", "Player 3 has won the game."),
        ("N", "North has won the game."),
        (None, "Nobody has won the game yet."),
    ],
)
def test_who_has_won_is_said_in_a_sentence(winner: str | None, said: str) -> None:
    assert english(game_text(winner)) == said


def test_a_deal_that_is_not_over() -> None:
    shown = scene(EUCHRE, Play="W: KC 9C KH / W: JS", Score="", TimedOut="N", Clause="euchre.time")
    assert (shown["ending"], shown["steps"], shown["score"]) == ("", [], {})
    assert shown["won"] == "EW"
    assert [trick["winner"] for trick in shown["tricks"]] == ["W", None]
    assert shown["tricks"][1]["outcome"] is None
    assert shown["tricks"][1]["count"] == {"NS": 0, "EW": 1}


def test_a_deal_without_a_play() -> None:
    shown = scene(EUCHRE, Auction="W: " + "Pass " * 8, Play="", Score="")
    assert (shown["ending"], shown["tricks"], shown["trumps"]) == ("void", [], None)
    assert scene(EUCHRE, Play="", Score="")["tricks"] == []


def test_anticlockwise() -> None:
    shown = scene(BELOTE, Rules="belote.app direction=anticlockwise", Auction="", Play="", Score="")
    assert not shown["clockwise"]
    assert list(shown["hands"]) == list("ENWS")


def test_a_deal_without_a_turned_up_card() -> None:
    hands = "N: 7S 8S 9S 10S JS QS KS AS / E: 7H 8H 9H 10H JH QH KH AH / "
    hands += "S: 7D 8D 9D 10D JD QD KD AD / W: 7C 8C 9C 10C JC QC KC AC"
    shown = scene({"Rules": "coinche.app", "Dealer": "N", "Hands": hands, "Auction": "E: Capot H Coinche"})
    assert shown["turn_up"] is None
    assert [words(call["text"]) for call in shown["calls"]] == ["bids capot ♥", "coinches"]


@pytest.mark.parametrize("changes", [{"Play": "W: KC XC"}, {"Score": "NS 2, EW 0"}])
def test_what_is_wrong_is_not_published(changes: dict[str, str]) -> None:
    found = checked(record(EUCHRE, **changes))
    assert found.problems
    assert deal_scene_of(found) is None


def test_a_position_is_no_deal_and_a_deal_no_position() -> None:
    assert deal_scene_of(check(scenario(OVERRUFF))) is None
    assert scene_of(checked(record(EUCHRE))) is None


@pytest.mark.parametrize(
    ("question", "answer", "at", "said"),
    [
        ("points", {"NS": 5, "EW": 0}, "play", "points: the engine says {'NS': 0, 'EW': 5}, the referee"),
        ("score", {"NS": 2, "EW": 0}, "score", "the score: the engine says {'NS': 0, 'EW': 2}, the referee"),
        ("pending", 81, "score", "what waits for the next deal: the engine says 0, the referee 81"),
        ("winners", (), "play", "the winners: the engine says ('W', 'E', 'E', 'E', 'E'), the referee ()"),
        ("running_score", {"NS": 9, "EW": 8}, "totals", "the score of the game: the engine says {'NS': 7, 'EW': 10}, "),
        ("waiting_after", 5, "totals", "what waits: the engine says 0, the referee 5"),
        ("winner_of_game", None, "game", "who has won the game: the engine says EW, the referee None"),
    ],
)
def test_where_engine_and_scorer_differ_nothing_is_published(
    question: str, answer: object, at: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = scorer if hasattr(scorer, question) else scorekeeper
    monkeypatch.setattr(asked, question, lambda *told: answer)
    found = checked(record(GAME))
    (problem,) = [each for each in found.problems if said in each.message]
    assert (problem.code, problem.at) == (Code.REFEREE, at)
    assert deal_scene_of(found) is None


def test_where_engine_and_scorer_differ_on_the_clock_nothing_is_published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scorekeeper, "winner_by_the_clock", lambda late: "EW" if late == "E" else "NS")
    found = checked(record(EUCHRE, Play="W: KC 9C", Score="", TimedOut="E"))
    assert [(problem.code, problem.at) for problem in found.problems] == [(Code.REFEREE, "game")]


# --- drawn with characters


def drawing(tags: dict[str, str], **changes: str) -> str:
    found: DealReading = reading(tags, **changes)
    assert found.state
    return draw_deal(found, found.state.rules.game.score(found.state) if found.state.over else None)


def test_a_drawing() -> None:
    lines = drawing(EUCHRE).splitlines()
    assert lines[0] == "Euchre, app rules (euchre.app) · dealer: South"
    assert "  North: Q♦ A♠ 9♣ A♣ 10♦" in lines
    assert "  Turned up: J♥" in lines
    assert "  North names ♦ and plays alone" in lines
    assert "Trick 2 → East" in lines
    assert "  North: 9♣   (or A♣)" in lines
    assert "  North: A♣" in lines  # the last card: there is no other
    assert lines[-3:] == ["The contract has failed.", "  NS: 0", "  EW: 2"]


def test_a_drawing_of_a_deal_of_a_game_of_several() -> None:
    assert drawing(GAME).splitlines()[-7:] == [
        "  NS: 0",
        "  EW: 2",
        "",
        "The game",
        "  NS: 7 → 7",
        "  EW: 8 → 10",
        "East and West have won the game.",
    ]
    assert drawing(GAME, Play="", Score="", Totals="", Game="").splitlines()[-3:] == ["The game", "  NS: 7", "  EW: 8"]
    assert "  Waiting: 20 → 101" in drawing(TIE, Before="NS 0, EW 0, waiting 20").splitlines()


def test_a_drawing_of_a_deal_that_is_not_over() -> None:
    lines = drawing(EUCHRE, Play="W: KC 9C KH / W: JS", Score="").splitlines()
    assert "Trick 2" in lines
    assert lines[-1] == "The deal is not played to its end."
    assert "Trick" not in drawing(EUCHRE, Play="", Score="")


def test_a_drawing_without_a_turned_up_card_and_with_partners() -> None:
    hands = " / ".join(f"{seat}: {names(CARDS[13 * seat - 13 : 13 * seat])}" for seat in (1, 2, 3, 4))
    text = drawing(
        {"Rules": "ninety-two.92q", "Dealer": "4", "Hands": hands, "Auction": "1: 13 S Pass Pass Pass Partners 3"}
    )
    assert "Turned up" not in text
    assert "  Player 1 bids 13 ♠" in text
    assert "  Player 1 picks as partners: Player 3" in text


def test_every_call_is_told() -> None:
    five = {
        "Rules": "euchre.five-handed",
        "Dealer": "5",
        "Hands": "1: 10C AH KC 10S 10H / 2: QS AD JC QD KH / 3: QC KS 8H 9D 8S / 4: AC 9H 9S 10D 8D / "
        "5: 8C JD JH QH AS",
        "TurnUp": "9C",
        "Discard": "8C",
    }
    assert "calls A♥" in drawing(five, Auction="1: Pass OrderUp Partner AH")
    assert "Player 5 lays 8♣ away" in drawing(five, Auction="1: Pass OrderUp Alone")
    assert "Player 2 plays alone" in drawing(five, Auction="1: Pass OrderUp Alone")
    assert "orders up and plays alone" in drawing(EUCHRE, Auction="W: OrderUp Alone", Discard="9D", Play="", Score="")
    assert "North takes, with ♣ as trumps" in drawing(
        BELOTE, Auction="W: Pass Pass Pass Pass Pass Take C", Play="", Score=""
    )
    assert "North takes\n" in drawing(BELOTE) + "\n"


def test_texts_with_seats_survive_as_data() -> None:
    picked = Text("call.partners", {"seats": (Seat("3"), Seat("5"))})
    assert text_data(picked)["parameters"] == {"seats": "seats:3 5"}
    assert text_from(text_data(picked)) == picked
    assert deal(EUCHRE).deal.turn_up is BY_NAME["JH"]
