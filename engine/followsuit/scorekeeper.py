"""A second opinion on games of several deals: the sheet with the running score, and who has won.

The sequel to :mod:`followsuit.scorer`, written like it from the text of the rules and with nothing else of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.scorer import Played, game_of, pending, score

TARGETS = {"euchre": 10, "five-handed": 10, "ninety-two": 92}
"""The points that win a game, where tables do not differ in it."""


def running_score(played: Played, before: Mapping[str, int], waiting: int) -> dict[str, int]:
    """What each side had, and what it writes down now.

    Points of a tie that have waited go to the side that writes more, as soon as a deal is not void and not another tie.
    """
    line = score(played)
    sheet = {side: before[side] + line[side] for side in line}
    if waiting and waiting_after(played, waiting) == 0:
        better = "NS" if line["NS"] > line["EW"] else "EW"
        sheet[better] += waiting
    return sheet


def waiting_after(played: Played, waiting: int) -> int:
    """The points that wait for the next deal: those that still do, and those of a tie now."""
    if played.maker is None:
        return waiting
    return waiting + pending(played) if pending(played) else 0


def winner_of_game(played: Played, sheet: Mapping[str, int]) -> str | None:
    """Who has reached the number that wins, with more than everybody else. Nobody has, where a game is one deal."""
    target = TARGETS.get(game_of(played)) or int(played.options["target"])
    most = max(sheet.values())
    first = [side for side, points_so_far in sheet.items() if points_so_far == most]
    return first[0] if target and most >= target and len(first) == 1 else None


def winner_by_the_clock(late: str) -> str:
    """A player of a team has run out of time: the other team has the game."""
    return "EW" if late in ("N", "S") else "NS"
