"""Languages in processes of their own, a few at a time.

Sphinx keeps the translators of a build in global variables, so a process builds one language and ends. It is forked
from this one, which has Sphinx and the theme imported already: starting costs nothing.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from multiprocessing.connection import Connection, wait

from _tools.one_language import Result, build
from _tools.paths import BUILD

_IMPORTED_BEFORE = (
    "babel.messages.mofile", "babel.messages.pofile", "followsuit.sphinx", "furo", "myst_parser.sphinx_ext.main",
    "sphinx.builders.html", "sphinx.search.en", "sphinx.writers.html5",
)  # fmt: skip

Event = str | Result | None
"""A language that was begun, one that is done, or nothing new for the moment."""


def default_jobs() -> int:
    """Two at a time, as memory is the limit elsewhere; more where there are many cores."""
    return max(2, (os.cpu_count() or 2) // 2)


def _work(language: str, fresh: bool, to: Connection) -> None:
    to.send(build(language, fresh))
    to.close()


def build_all(languages: Sequence[str], fresh: bool, jobs: int) -> Iterator[Event]:
    """Build the languages, and tell what happens as it happens."""
    BUILD.mkdir(exist_ok=True)
    for module in _IMPORTED_BEFORE:
        import_module(module)
    if "fork" in multiprocessing.get_all_start_methods():
        multiprocessing.set_start_method("fork", force=True)
    waiting, running = deque(languages), dict[Connection, tuple[str, multiprocessing.Process]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            language = waiting.popleft()
            here, there = multiprocessing.Pipe(duplex=False)
            process = multiprocessing.Process(target=_work, args=(language, fresh, there))
            process.start()
            there.close()
            running[here] = (language, process)
            yield language
        for ready in wait(list(running), timeout=0.1):
            assert isinstance(ready, Connection)
            language, process = running.pop(ready)
            yield _receive(ready, language)
            process.join()
        yield None


def _receive(connection: Connection, language: str) -> Result:
    try:
        result: Result = connection.recv()
    except EOFError:
        return Result(language, 0, ("the process ended without a word (out of memory?)",))
    finally:
        connection.close()
    return result
