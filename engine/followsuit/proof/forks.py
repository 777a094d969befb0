"""Running a piece of code along every way that it can take.

Where something is open the code asks for a choice (:meth:`Forks.choose`). It is run again and again, each time with
another choice at the last place that has one left, until it has gone every way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")


class Forks:
    """The choices of one way, and at each of them what is still to be tried."""

    __slots__ = ("_left", "_place")

    def __init__(self) -> None:
        self._left: list[list[Any]] = []
        self._place = 0

    def choose(self, options: Callable[[], Iterable[T]]) -> T:
        """One of the options, each in its turn. There must be one; they are only asked for when a fork is new."""
        place, self._place = self._place, self._place + 1
        if place == len(self._left):
            self._left.append(list(options())[::-1])
        chosen: T = self._left[place][-1]
        return chosen

    def turn_back(self) -> bool:
        """Go back to the last fork that has another way; whether there is one."""
        self._place = 0
        while self._left:
            self._left[-1].pop()
            if self._left[-1]:
                return True
            self._left.pop()
        return False


def every_way(run: Callable[[Forks], T]) -> Iterator[T]:
    """What ``run`` returns on each of its ways. It must do the same whenever the same choices are made."""
    forks = Forks()
    yield run(forks)
    while forks.turn_back():
        yield run(forks)
