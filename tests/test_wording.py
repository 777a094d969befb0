"""Messages: an id, parameters, and English."""

from __future__ import annotations

import string

import pytest

from followsuit.cards import BY_NAME, Suit, parse_cards
from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.wording import MOST_PLAYERS, Parameter, Seat, Text, english, messages, seat_text, terminal


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (BY_NAME["10H"], "10♥"),
        (Suit.CLUBS, "♣"),
        (Seat("W"), "West"),
        (Seat("8"), "Player 8"),
        (parse_cards("9S"), "9♠"),
        (parse_cards("9S AD"), "9♠ or A♦"),
        (parse_cards("9S AD 10C"), "9♠, A♦ or 10♣"),
        (41, "41"),
        ("11 + 10", "11 + 10"),
    ],
)
def test_a_parameter_in_a_terminal(value: Parameter, shown: str) -> None:
    assert terminal(value) == shown


def test_parameters_can_be_shown_otherwise() -> None:
    text = Text("outcome.trump", {"card": BY_NAME["9S"]})
    assert english(text, show=lambda value: f"<{value}>") == "<9S> is the highest trump in the trick."


@pytest.mark.parametrize(
    "name",
    [
        "card.QH",
        "suit.S",
        "trumps.NT",
        "seat.N",
        "seat.number",
        "index.K",
        "game.belote",
        "rules.belote.app",
        "clause.belote.ruff",
        "statement.belote.ruff",
        "option.underruff",
        "choice.underruff.free",
    ],
)
def test_what_has_a_message(name: str) -> None:
    assert messages()[name]


def test_everything_with_a_name_has_a_message() -> None:
    wanted = {f"clause.{clause}" for clause in CLAUSES} | {f"statement.{clause}" for clause in CLAUSES}
    wanted |= {f"rules.{name}" for name in RULE_SETS} | {f"game.{game.id}" for game in GAMES}
    wanted |= {f"option.{option.name}" for game in GAMES for option in game.options}
    assert wanted <= messages().keys()
    assert all(messages().values())


def test_the_most_players_have_seats() -> None:
    assert max(players for game in GAMES for players in game.players) == MOST_PLAYERS
    for number in range(1, MOST_PLAYERS + 1):
        assert seat_text(Seat(str(number))).parameters == {"number": number}


def test_a_message_is_written_with_named_parameters() -> None:
    for text in messages().values():
        assert all(name is None or name.isidentifier() for _, name, _, _ in string.Formatter().parse(text))


def test_two_options_of_one_name_say_the_same() -> None:
    """Belote and Coinche share options, and so their messages; a choice that both have means the same in both."""
    said: dict[tuple[str, str], set[str]] = {}
    for option in (option for game in GAMES for option in game.options):
        said.setdefault((option.name, ""), set()).add(option.title)
        for choice in option.choices:
            said.setdefault((option.name, choice.value), set()).add(choice.meaning)
    assert [name for name, meanings in said.items() if len(meanings) > 1] == []
