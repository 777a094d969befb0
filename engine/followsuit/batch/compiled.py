"""The kernels, compiled for this machine by Numba, which is loaded when the first of them is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from followsuit.batch import kernels


@cache
def kernel(name: str) -> Callable[..., Any]:
    """A function of :mod:`followsuit.batch.kernels`, compiled. The machine code is kept on disk for the next time.

    Raises :exc:`ModuleNotFoundError` where Numba is not installed.
    """
    _register_helpers()
    return compiled(getattr(kernels, name))


@cache
def _register_helpers() -> None:
    """Tell Numba about the functions that kernels call."""
    try:
        from numba.extending import register_jitable
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            "play-outs in batches are compiled by Numba; install it: python3 -m pip install 'followsuit[batch]'",
            name="numba",
        ) from None
    for helper in kernels.HELPERS:
        register_jitable(helper)


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function compiled when it is first called, with what it calls registered already. It holds no lock."""
    from numba import njit

    try:
        found: Callable[..., Any] = njit(function, cache=True, nogil=True)
    except RuntimeError:  # there is no folder in which anything can be kept
        found = njit(function, nogil=True)
    return found
