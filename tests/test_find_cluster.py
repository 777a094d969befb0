"""A search shared out among workers finds what one finds alone, whatever becomes of them."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager

import pytest
from distributed import Client, LocalCluster

from followsuit.cli import main
from followsuit.finding.cluster import ClusterError, at_address, deaf_to_interruption, fingerprint, numbers
from followsuit.finding.query import Query
from followsuit.finding.reading import query_from
from followsuit.finding.search import Answers, Block, Share, answers, find, one_by_one

Capture = pytest.CaptureFixture[str]
Worker = subprocess.Popen[bytes]

RULES, TEXT = "belote.app", "clause=overruff seed=3 hand=4"
COUNT = 6


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler without workers."""
    with LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", silence_logs=50) as cluster:  # type: ignore[no-untyped-call]
        yield cluster.scheduler_address


@contextmanager
def workers(address: str, number: int) -> Iterator[list[Worker]]:
    """Workers that are processes of their own, with nobody to start them again."""
    command = [
        sys.executable,
        "-m",
        "distributed.cli.dask_worker",
        address,
        "--no-nanny",
        "--nthreads",
        "1",
        "--no-dashboard",
    ]
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(number)]
    try:
        with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(number, timeout=60)
        yield running
    finally:
        for each in running:
            each.kill()
            each.wait()


def found(share: Share) -> list[tuple[Query, object]]:
    return [(each.query, each.shown) for each in find(query(), COUNT, share=share)]


def query() -> Query:
    return query_from(RULES, TEXT)


def test_the_same_is_found_with_three_two_and_one_and_after_one_was_lost(scheduler: str) -> None:
    alone = found(one_by_one)
    with workers(scheduler, 3) as running:
        with at_address(scheduler) as share:
            assert found(share) == alone
            assert list(share(query(), [(0, 30), (30, 60)])) == list(one_by_one(query(), [(0, 30), (30, 60)]))
            what_is_wrong_with_a_worker_is_told(share)
        for worker in running[:2]:
            with at_address(scheduler) as share:
                assert found_while_losing(worker, share) == alone
        assert [each.poll() is None for each in running] == [False, False, True]
        with at_address(scheduler) as share:
            assert found(share) == alone


def what_is_wrong_with_a_worker_is_told(share: Share) -> None:
    with pytest.raises(ClusterError, match="installed"):
        list(share(query(), [("no", "numbers")]))  # type: ignore[list-item]  # so that it breaks there
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("followsuit.finding.cluster.fingerprint", lambda: "another")
        with pytest.raises(ClusterError, match="another version"):
            found(share)


def found_while_losing(worker: Worker, share: Share) -> list[tuple[Query, object]]:
    """What is found while a worker is killed that has work to do: at the first answer, many blocks are under way."""

    def losing(query: Query, blocks: Iterable[Block]) -> Generator[Answers]:
        for place, each in enumerate(share(query, blocks)):
            if place == 0:
                worker.kill()
                worker.wait()
            yield each

    return found(losing)


def test_a_cluster_of_this_machine_through_the_command(capsys: Capture) -> None:
    call = ["find", "--rules", RULES, "--clause", "overruff", "--seed", "3", "--hand", "4", "--count", "3"]
    assert main([*call, "--workers", "0"]) == 0
    alone = capsys.readouterr().out
    assert main([*call, "--workers", "1"]) == 0
    assert capsys.readouterr().out == alone
    assert alone.count("[Scenario") == 3


def test_workers_that_are_started_here_do_not_hear_an_interruption() -> None:
    def heard() -> bool:
        return signal.getsignal(signal.SIGINT) is not signal.SIG_IGN

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background hears nothing
    with deaf_to_interruption():
        assert not heard()
    assert heard()
    in_a_thread: list[bool] = []

    def begin() -> None:
        with deaf_to_interruption():  # only the main thread can say what is heard
            in_a_thread.append(heard())

    thread = threading.Thread(target=begin)
    thread.start()
    thread.join()
    signal.signal(signal.SIGINT, before)
    assert in_a_thread == [True]


def test_a_worker_says_in_which_deals_there_is_something() -> None:
    here = answers(query(), (0, 200))
    assert numbers(RULES, TEXT, fingerprint(), (0, 200)) == [number for number, _ in here]
    assert here


def test_a_worker_with_another_version_does_not_work() -> None:
    with pytest.raises(ClusterError, match="another version"):
        numbers(RULES, TEXT, "another", (0, 1))


def test_without_workers_nobody_works(scheduler: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.finding.cluster.PATIENCE", 0.5)
    assert main(["find", "--rules", RULES, "--clause", "ruff", "--cluster", scheduler]) == 2
    assert "has no workers" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "no such thing", "", "http://a", "tls://127.0.0.1:1"])
def test_nobody_answers(address: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.finding.cluster.PATIENCE", 0.5)
    assert main(["find", "--rules", RULES, "--clause", "ruff", "--cluster", address]) == 2
    assert f"no Dask scheduler answers at {address}" in capsys.readouterr().err


def test_somebody_else_answers(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.finding.cluster.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        assert main(["find", "--rules", RULES, "--clause", "ruff", "--cluster", address]) == 2
    assert f"no Dask scheduler answers at {address}" in capsys.readouterr().err


def test_no_client_is_made_when_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that cannot be made would hold up the end of the program for a minute."""
    monkeypatch.setattr("followsuit.finding.cluster._dask", lambda: pytest.fail)
    with pytest.raises(ClusterError), at_address("no such thing"):
        pass


@pytest.mark.parametrize("how", [["--cluster", "tcp://127.0.0.1:1"], ["--workers", "2"]])
def test_without_dask_a_line_says_how_to_install_it(
    how: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["find", "--rules", RULES, "--clause", "ruff", *how]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "followsuit: sharing out a search needs Dask: python3 -m pip install 'followsuit[cluster]'"
