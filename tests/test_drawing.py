"""A position drawn with characters."""

from __future__ import annotations

from hypothesis import given

from followsuit.drawing import draw
from followsuit.position import Position
from followsuit.wording import Text, english
from tests.helpers import position
from tests.strategies import positions


def drawing(where: Position) -> str:
    return draw(where, where.ruling())


def test_a_position() -> None:
    text = drawing(position("belote.app", "S", "W: AD 8S", "E: 7S 9S KH"))
    assert "trumps: ♠" in text
    assert "North: 8♠ (holds)" in text
    assert "West: A♦ (leads)" in text
    assert "East: – (to play)" in text
    assert "✓ 9♠" in text
    assert "✗ 7♠   7♠ would not beat 8♠, and East holds a trump that does. [belote.overruff]" in text
    assert text.endswith("East must play 9♠.")
    assert all(line == line.rstrip() for line in text.splitlines())


def test_a_complete_trick_says_who_takes_it_and_why() -> None:
    text = drawing(position("belote.app", "H", "N: 7S AD AC 8S"))
    assert "8♠ is the highest card of the suit that was led" in text
    assert "West takes the trick. Points: 0 + 11 + 11 + 0 = 22." in text


def test_seats_without_a_compass_stand_in_playing_order() -> None:
    text = drawing(position("euchre.five-handed", "C", "4: JS 8H", "1: 8C 9S"))
    places = [text.index(f"Player {number}:") for number in (4, 5, 1, 2, 3)]
    assert places == sorted(places)


def test_who_sits_out_is_named() -> None:
    assert "North: – (sits out)" in drawing(position("euchre.app", "H", "W: AS", "E: KS", SitsOut="N"))


def test_no_trumps_are_named_in_words() -> None:
    assert f"trumps: {english(Text('trumps.NT'))}\n" in drawing(position("coinche.app", "NT", "", "N: 7S"))


@given(positions())
def test_every_position_can_be_drawn(position: Position) -> None:
    text = drawing(position)
    assert text.count("✓") == len(position.ruling().legal)
    assert text.count("✗") == len(position.ruling().refused)
