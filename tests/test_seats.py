"""Who sits where, plays after whom, and is on whose side."""

from __future__ import annotations

import pytest

from followsuit.games import RULE_SETS
from followsuit.seats import Seating, compass, numbered
from tests.helpers import with_options


def test_clockwise_is_north_east_south_west() -> None:
    assert compass(clockwise=True).seats == ("N", "E", "S", "W")


def test_anticlockwise_is_north_west_south_east() -> None:
    assert compass(clockwise=False).seats == ("N", "W", "S", "E")


@pytest.mark.parametrize("clockwise", [True, False])
def test_partners_face_each_other(clockwise: bool) -> None:
    seating = compass(clockwise)
    pairs = {one + other for one in "NESW" for other in "NESW" if seating.partners(one, other)}
    assert pairs == {"NS", "SN", "EW", "WE"}


def test_nobody_is_anybodys_partner_without_sides() -> None:
    seating = Seating(numbered(5))
    assert seating.seats == ("1", "2", "3", "4", "5")
    assert not any(seating.partners(one, other) for one in seating.seats for other in seating.seats)


def test_who_sits_out_is_passed_over() -> None:
    seating = compass(clockwise=True, out="E")
    assert seating.players == ("N", "S", "W")
    assert seating.from_leader("W") == ("W", "N", "S")


@pytest.mark.parametrize(
    ("rules", "players", "lettered", "seats"),
    [
        ("belote.app", 4, False, "NESW"),
        ("belote.table", 4, True, "NWSE"),
        ("euchre.five-handed", 5, True, "12345"),
        ("ninety-two.92q", 4, True, "NESW"),
        ("ninety-two.92q", 4, False, "1234"),
        ("ninety-two.draw", 8, True, "12345678"),
    ],
)
def test_a_rule_set_knows_its_table(rules: str, players: int, lettered: bool, seats: str) -> None:
    assert "".join(RULE_SETS[rules].seating(players, lettered=lettered).seats) == seats


def test_four_sit_at_the_compass_unless_something_else_is_said() -> None:
    for rules in RULE_SETS.values():
        assert set(rules.seating().seats) == set("NESW")


def test_one_may_sit_out_at_any_table() -> None:
    assert RULE_SETS["euchre.app"].seating(out="S").players == ("N", "E", "W")
    assert RULE_SETS["ninety-two.draw"].seating(6, out="3").players == ("1", "2", "4", "5", "6")


def test_the_direction_is_an_option() -> None:
    assert with_options("belote.table", direction="clockwise").seating().seats == ("N", "E", "S", "W")
    assert with_options("coinche.app", direction="anticlockwise").seating().seats == ("N", "W", "S", "E")
