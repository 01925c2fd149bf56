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
from .slots import Slots

log = logging.getLogger(__name__)

R = TypeVar("R")

COLD_SECONDS, STUCK_SECONDS = 120.0, 10.0
"""Time limits of a task: the first ones of new workers, which may load code, and the rest."""

REST = 0.05
"""Seconds that each worker sleeps where all are started, so that the executor starts them all."""


class Closed(RuntimeError):  # noqa: N818 - says what is the case
    """The pool is shut down: the bot is stopping."""

    def __init__(self, why: str = "bot stopping") -> None:
        super().__init__(why)


class Busy(RuntimeError):  # noqa: N818 - says what is the case
    """The queue of the pool is full."""

    def __init__(self, why: str = "queue full") -> None:
        super().__init__(why)


UNABLE = (Busy, Closed, BrokenExecutor)
"""What a pool raises that cannot do a task now; another time it may."""


def processes(
    number: int,
    ready: Iterable[Callable[[], object]],
    nice: int,
    background: Iterable[Callable[[], object]] = (),
) -> Callable[[], Executor]:
    """Return a factory of `number` worker processes.

    Each of them first calls all of `ready`, and all of `background` beside its first tasks. `nice`
    is their niceness relative to the bot's own process.
    """
    return partial(
        ProcessPoolExecutor,
        number,
        mp_context=get_context("spawn"),
        initializer=worker.begin,
        initargs=(tuple(ready), nice, tuple(background)),
    )


def threads(number: int, name: str) -> Callable[[], Executor]:
    """Return a factory of `number` threads in the bot's own process, for tests."""
    return partial(ThreadPoolExecutor, number, thread_name_prefix=name)


class WorkerPool:
    """Workers of one kind; one that dies or hangs is replaced, and its task is run once more."""

    def __init__(
        self,
        workers: int,
        start: Callable[[], Executor],
        *,
        cold: float | None = COLD_SECONDS,
        stuck: float | None = STUCK_SECONDS,
    ) -> None:
        """Run tasks on `workers` workers, which `start` starts.

        `cold` and `stuck` are the time limits in seconds of the first tasks of new workers, and of
        later ones; `None` sets no limit. A task that exceeds it counts as hung.
        """
        self._workers = workers
        self._start = start
        self._cold, self._stuck = cold, stuck
        self._free = Slots(workers)
        self._executor: Executor | None = None
        self._warm = False
        self._wanted = self._patient = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return max(0, self._wanted - self._workers)

    async def run(self, work: Callable[[], R]) -> R:
        """Run a function in one of the workers and return its result.

        Raises `Closed`, and `BrokenExecutor` where a second try failed as well.
        """
        return await self._in_turn(lambda: work)

    async def _in_turn(self, begin: Callable[[], Callable[[], R]], *, patient: bool = False) -> R:
        """Wait for a free worker, and run what `begin` returns at that moment.

        A `patient` task lets all others go first.
        """
        self._wanted += 1
        self._patient += patient
        try:
            async with self._free.taken(patient=patient):
                return await self._try_twice(begin())
        finally:
            self._wanted -= 1
            self._patient -= patient

    async def warm(self) -> None:
        """Start a worker and wait until it is prepared; raises as `replace` does.

        The others start when there is work for them: on a busy machine one alone is ready sooner,
        and what its first task has loaded serves the second.
        """
        try:
            await (await submitted(self._running(), partial(sleep, 0)))
        except BrokenExecutor:
            if self._closed:
                raise Closed from None
            raise
        self._warm = True

    async def replace(self, start: Callable[[], Executor]) -> None:
        """Start other workers, wait until they are prepared, and let them take over.

        What the former workers are doing they finish. Raises `Closed`, and `BrokenExecutor` where
        a new worker ends at once; the former ones stay then.
        """
        if self._executor is not None:
            fresh = start()
            try:
                await self._all_started(fresh)
            except BaseException:
                _end(fresh)
                raise
            if self._closed:
                _end(fresh)
                raise Closed
            self.release()
            self._executor, self._warm = fresh, True
        self._start = start

    def release(self) -> None:
        """Let the workers end after what they are doing; the next task starts new ones."""
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = None

    async def _all_started(self, executor: Executor) -> None:
        rests = [await submitted(executor, partial(sleep, REST)) for _ in range(self._workers)]
        await asyncio.gather(*rests)

    async def _try_twice(self, work: Callable[[], R]) -> R:
        try:
            return await self._try(work)
        except (BrokenExecutor, TimeoutError) as error:
            if not self._closed:
                log.warning("A task is repeated with new workers: %r", error)
        try:
            return await self._try(work)
        except TimeoutError as error:
            raise BrokenExecutor("a task was never finished") from error

    async def _try(self, work: Callable[[], R]) -> R:
        executor = self._running()
        try:
            async with asyncio.timeout(self._stuck if self._warm else self._cold):
                found = await (await submitted(executor, work))
        except (BrokenExecutor, TimeoutError):
            self._give_up(executor)
            if self._closed:
                raise Closed from None
            raise
        self._warm = True
        return found

    def _running(self) -> Executor:
        if self._closed:
            raise Closed
        if self._executor is None:
            self._executor, self._warm = self._start(), False
        return self._executor

    def _give_up(self, executor: Executor) -> None:
        """End workers that cannot be used any more; several tasks may find that out at once."""
        if self._executor is executor:
            self._executor = None
        _end(executor)

    def close(self) -> None:
        """End the workers at once, also in the middle of a task."""
        self._closed = True
        if self._executor is not None:
            self._give_up(self._executor)


async def submitted(executor: Executor, work: Callable[[], R]) -> asyncio.Future[R]:
    """Submit a task from a thread: it may start a process, which would block the event loop."""
    try:
        return asyncio.wrap_future(await asyncio.to_thread(executor.submit, work))
    except RuntimeError as error:  # another task has just ended these workers
        raise BrokenExecutor(str(error)) from error


def _end(executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        # Python 3.14 has `kill_workers` for this. Waiting tasks get `BrokenExecutor`.
        for process in list((executor._processes or {}).values()):
            process.kill()
    executor.shutdown(wait=False)
