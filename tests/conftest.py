"""What all tests share: no compiled code, and no memory kept from one module to the next.

Computer players think without compiled code. Processes that tests start inherit this. The tests of
compiled code turn it on in processes of their own, so that no test process pays for numba with
time and memory.
"""

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest

# So that pytest tells what was compared in an assertion that several tests share, as in a test.
pytest.register_assert_rewrite(*(f"tests.{each.stem}" for each in Path(__file__).parent.iterdir()))

from tests.postgresql import PrivateServer, why_not  # noqa: E402 - after that

os.environ["NUMBA_DISABLE_JIT"] = "1"


RARELY = (100_000, 50, 100)
"""New objects before a collection of the youngest, and how many of these before the older ones."""

MUCH_KEPT = 500
"""Megabytes of one test process above which freed memory is returned after a module."""

LONG = 2.0
"""Seconds of a core above which a test that is not marked `long` is named after the run."""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PrivateServer]:
    """Start a PostgreSQL server for the tests of this process; skip where there is none."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    server = PrivateServer()
    server.create()
    yield server
    server.remove()


def pytest_collection_finish() -> None:
    """Exclude tests and modules from later collections of garbage, and collect more rarely.

    A full collection took half a second, and all of them together a twelfth of the time of tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Measure what a test takes of a core; reports carry it to the process that sums up."""
    before = _seconds_of_a_core()
    yield
    item.user_properties.append(("cpu", _seconds_of_a_core() - before))


def _seconds_of_a_core() -> float:
    """Return what this process and those it has started have taken; off Linux, it alone."""
    ticks, left = 0, [Path("/proc/self")]
    while left:
        process = left.pop()
        try:
            told = process.joinpath("stat").read_text().rpartition(")")[2].split()
            children = [file.read_text() for file in process.glob("task/*/children")]
        except OSError:  # it has just ended
            continue
        ticks += sum(map(int, told[11:15]))  # its own, and that of children which it has awaited
        left += [Path("/proc", child) for child in " ".join(children).split()]
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else process_time()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name the tests that are to be marked `long`, or made shorter."""
    took = {
        report.nodeid: dict(report.user_properties).get("cpu", 0)
        for report in terminalreporter.getreports("passed")
        if report.when == "call" and "long" not in report.keywords
    }
    named = sorted((each for each in took if took[each] > LONG), key=took.__getitem__, reverse=True)
    if named:
        terminalreporter.section("long tests that are not marked so")
    for each in named:
        terminalreporter.line(f"{took[each]:.1f} s of a core: {each}")


@pytest.fixture(scope="module", autouse=True)
def _memory_returned() -> Iterator[None]:
    """Return freed memory to the system: pictures leave holes that glibc would keep for good."""
    yield
    if _megabytes() > MUCH_KEPT:
        _return_memory()


def _return_memory() -> None:
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)


def _megabytes() -> float:
    """Return the resident memory of this process, 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
