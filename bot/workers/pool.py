"""A pool of workers: runs one task on each, queues the rest, replaces workers that die or hang."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import sleep
from typing import TypeVar

from . import process as worker

log = logging.getLogger(__name__)

R = TypeVar("R")

COLD_SECONDS, STUCK_SECONDS = 600.0, 10.0
"""Time limits of a task: the first ones of a new pool, which may load code, and the rest."""

REST = 0.05
"""Seconds that each worker sleeps at warm-up, so that the executor has to start all of them."""


class Closed(RuntimeError):  # noqa: N818 - says what is the case
    """The pool is shut down: the bot is stopping."""


class Busy(RuntimeError):  # noqa: N818 - says what is the case
    """The queue of the pool is full."""


def processes(
    number: int, ready: Iterable[Callable[[], object]], nice: int
) -> Callable[[], Executor]:
    """Return a factory of `number` worker processes, each of which first calls all of `ready`.

    `nice` is their niceness relative to the bot's own process.
    """
    return partial(
        ProcessPoolExecutor,
        number,
        mp_context=get_context("spawn"),
        initializer=worker.begin,
        initargs=(tuple(ready), nice),
    )


def threads(number: int, name: str) -> Callable[[], Executor]:
    """Return a factory of `number` threads in the bot's own process, for tests."""
    return partial(ThreadPoolExecutor, number, thread_name_prefix=name)


class WorkerPool:
    """Workers of one kind; one that dies or hangs is replaced, and its task is run once more."""

    def __init__(
        self, workers: int, start: Callable[[], Executor], *, stuck: float | None = None
    ) -> None:
        """`stuck` are the seconds after which a worker that is warm is taken for stuck."""
        self._workers = workers
        self._start = start
        self._stuck = stuck
        self._free = asyncio.Semaphore(workers)
        self._executor: Executor | None = None
        self._warm = False
        self._wanted = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a worker."""
        return max(0, self._wanted - self._workers)

    async def run(self, work: Callable[[], R]) -> R:
        """Return what `work` returns, done by one of the workers.

        Raises `Closed`, and `BrokenExecutor` where a second try failed as well.
        """
        return await self._in_turn(lambda: work)

    async def _in_turn(self, begin: Callable[[], Callable[[], R]]) -> R:
        """Wait for a worker, and let it do what `begin` returns when it is there."""
        self._wanted += 1
        try:
            async with self._free:
                return await self._try_twice(begin())
        finally:
            self._wanted -= 1

    async def warm(self) -> None:
        """Start every worker and wait until they are ready."""
        executor = self._running()
        rests = [await submitted(executor, partial(sleep, REST)) for _ in range(self._workers)]
        await asyncio.gather(*rests)
        self._warm = True

    async def _try_twice(self, work: Callable[[], R]) -> R:
        try:
            return await self._try(work)
        except (BrokenExecutor, TimeoutError) as error:
            if not self._closed:
                log.warning("A piece of work is repeated with new workers: %r", error)
        try:
            return await self._try(work)
        except TimeoutError as error:
            raise BrokenExecutor("a piece of work was never done") from error

    async def _try(self, work: Callable[[], R]) -> R:
        executor = self._running()
        try:
            async with asyncio.timeout(self._patience()):
                found = await (await submitted(executor, work))
        except (BrokenExecutor, TimeoutError):
            self._give_up(executor)
            if self._closed:
                raise Closed from None
            raise
        self._warm = True
        return found

    def _patience(self) -> float:
        return (self._stuck or STUCK_SECONDS) if self._warm else COLD_SECONDS

    def _running(self) -> Executor:
        if self._closed:
            raise Closed
        if self._executor is None:
            self._executor, self._warm = self._start(), False
        return self._executor

    def _give_up(self, executor: Executor) -> None:
        """End workers that cannot be used any more; several pieces of work may find that out."""
        if self._executor is executor:
            self._executor = None
        _end(executor)

    def close(self) -> None:
        """End the workers, whatever they are doing."""
        self._closed = True
        if self._executor is not None:
            self._give_up(self._executor)


async def submitted(executor: Executor, work: Callable[[], R]) -> asyncio.Future[R]:
    """Hand work over; it may start a process, which is not for the event loop to wait for."""
    try:
        return asyncio.wrap_future(await asyncio.to_thread(executor.submit, work))
    except RuntimeError as error:  # given up in this moment, by other work
        raise BrokenExecutor(str(error)) from error


def _end(executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        # Python 3.14 has `kill_workers` for this. Everybody who waits is told that it is broken.
        for process in list((executor._processes or {}).values()):
            process.kill()
    executor.shutdown(wait=False)
