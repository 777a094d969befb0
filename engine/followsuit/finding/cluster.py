"""Sharing a search out among the workers of a Dask cluster.

Blocks go out some way ahead and come back in their order, so that what is found does not depend on who worked on what,
or how fast. The block of a worker that is lost goes to another. Only text and numbers travel: a worker reads the query
and says in which deals there is something, and those few deals are played once more here.

Dask is an extra; nothing of it is imported before it is asked for.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from followsuit.finding.query import Query
from followsuit.finding.reading import query_from
from followsuit.finding.search import Answers, Block, Share, answers
from followsuit.finding.trial import trial

if TYPE_CHECKING:
    from distributed import Client, Future

AHEAD = 4
"""So many blocks a worker are under way at a time."""
INSTALL = "python3 -m pip install 'followsuit[cluster]'"
PATIENCE = 30
"""So many seconds a scheduler has to answer."""


class ClusterError(Exception):
    """There is nobody to share with; the message says why, in a line."""


@contextmanager
def at_address(address: str) -> Iterator[Share]:
    """The workers of a cluster that is running.

    Raises :exc:`ClusterError` when Dask is not installed or nobody answers.
    """
    client_of = _dask()
    try:
        asyncio.run(asyncio.wait_for(_reach(address), PATIENCE))
        client = client_of(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # a timeout, no address, TLS without certificates
        raise ClusterError(f"no Dask scheduler answers at {address}.") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise ClusterError(f"the scheduler at {address} has no workers.") from error
        yield _among(client)


async def _reach(address: str) -> None:
    """Connect once. A client that fails to would wait for itself for a minute when the program ends."""
    from distributed.comm.core import connect
    from distributed.security import Security

    arguments = Security().get_connection_args("client")  # type: ignore[no-untyped-call]  # Dask says no types
    comm = await connect(address, timeout=PATIENCE, **arguments)  # type: ignore[no-untyped-call]
    await comm.close()


@contextmanager
def local(workers: int | None = None) -> Iterator[Share]:
    """So many workers on this machine, one a processor unless said, each a process of its own.

    Raises :exc:`ClusterError` when Dask is not installed.
    """
    client_of = _dask()
    from distributed import LocalCluster  # after it is known to be there

    with deaf_to_interruption():
        cluster = LocalCluster(  # type: ignore[no-untyped-call]  # Dask says no types
            n_workers=workers or os.cpu_count() or 1,
            threads_per_worker=1,
            dashboard_address="127.0.0.1:0",  # any port that is free: nobody watches
            silence_logs=logging.CRITICAL,
        )
    with cluster, client_of(cluster, set_as_default=False) as client:
        yield _among(client)


@contextmanager
def deaf_to_interruption() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C: it is for this one to end them, without ado."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _dask() -> type[Client]:
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(f"sharing out a search needs Dask: {INSTALL}") from error
    return Client


def _among(client: Client) -> Share:
    def share(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
        asked = (str(query.rules), str(query), fingerprint())
        coming = iter(blocks)
        under_way = deque(client.submit(numbers, *asked, block, pure=False) for block in islice(coming, AHEAD))
        try:
            while under_way:
                ahead = AHEAD * max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
                more = islice(coming, max(0, ahead - len(under_way)))
                under_way.extend(client.submit(numbers, *asked, block, pure=False) for block in more)
                first = under_way.popleft()
                yield [(number, trial(query, number)) for number in _result(first)]
        finally:
            client.cancel(list(under_way))  # type: ignore[no-untyped-call]  # Dask says no types

    return share


def _result(future: Future[list[int]]) -> list[int]:
    try:
        found: list[int] = future.result()
    except ClusterError:
        raise
    except Exception as error:  # whatever can be wrong with a worker comes as an exception of its own
        raise ClusterError(f"a worker cannot do it: {error} Is Follow Suit installed there, too?") from error
    return found


def numbers(rules: str, query: str, version: str, block: Block) -> list[int]:
    """The trials of a block that find something. This is what a worker does.

    Raises :exc:`ClusterError` when the worker has another ``version`` of this package, and would play other deals.
    """
    if fingerprint() != version:
        raise ClusterError("a worker has another version of Follow Suit than this one.")
    return [number for number, _ in answers(query_from(rules, query), block)]


@cache
def fingerprint() -> str:
    """A hash of the package's source."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*.py")):
        digest.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()
