"""Arrays that somebody hands in: taken as they are where they fit, and refused with a reason where they don't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

Number = TypeVar("Number", bound=np.unsignedinteger[Any])


def taken(name: str, values: ArrayLike, kind: type[Number], shape: Sequence[int | None]) -> NDArray[Number]:
    """The values as an array of a kind of whole numbers; the same memory where it is one already.

    ``None`` in ``shape`` is any length. Raises :exc:`ValueError` for values of another shape, and for what is no whole
    number of that kind.
    """
    given = np.asarray(values)
    fits = given.ndim == len(shape) and all(
        length in (None, found) for length, found in zip(shape, given.shape, strict=True)
    )
    if not fits:
        raise ValueError(f"{name}: {_lengths(given.shape) or 'one number'}, expected {_lengths(shape)}")
    if given.dtype != kind:
        within(name, given, int(np.iinfo(kind).max) + 1)
    return np.ascontiguousarray(given, kind)


def within(name: str, values: ArrayLike, end: int) -> NDArray[Any]:
    """The values, which have to be whole numbers from 0 on and below ``end``.

    Raises :exc:`ValueError` for others, and names the first of them: ``led[3]: 9, expected a number from 0 to 3``.
    """
    given = np.asarray(values)
    if given.size and given.dtype.kind not in "uib":
        raise ValueError(f"{name}: values of type {given.dtype}, expected whole numbers")
    wrong = np.argwhere((given < 0) | (given >= end))
    if len(wrong):
        place = ", ".join(map(str, wrong[0]))
        at = f"[{place}]" if place else ""
        raise ValueError(f"{name}{at}: {given[tuple(wrong[0])]}, expected a number from 0 to {end - 1}")
    return given


def _lengths(shape: Sequence[int | None]) -> str:
    return " × ".join("n" if length is None else str(length) for length in shape)
