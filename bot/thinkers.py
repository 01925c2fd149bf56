"""Thinking beside the bot: worker processes, so that no thought holds up an answer or a board."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import sleep
from typing import Any, TypeVar

from engine.ai.levels import LEVELS
from engine.ai.thought import Thought
from engine.core.game import Seat

from . import worker

log = logging.getLogger(__name__)

R = TypeVar("R")

ANSWERED_WITHIN = 2.0
"""Seconds in which a thought should be done, those before it included."""

LEAST_SECONDS = 0.1
"""What a thought gets however many wait."""

COLD_SECONDS, STUCK_SECONDS = 600.0, 10.0
"""How long a thought may take altogether: while code is compiled, the first time; and later.

Compiling takes a minute of one core, and several on a slow or busy machine: to end it would only
begin it anew.
"""

REST = 0.05
"""Seconds that a worker rests when it has begun, so that each of the others has to begin too."""

NICE, PATIENT_NICE = 5, 19
"""How far workers give way to the bot, and those of reviews to everything else."""


def share(seconds: float, thoughts: int, workers: int, waited: float) -> float:
    """Return how long a thought that is to take `seconds` may take where there are others.

    `thoughts` are all that run or wait, this one too; `waited` are the seconds it waited itself.
    """
    fair = ANSWERED_WITHIN * workers / thoughts
    return max(LEAST_SECONDS, min(seconds, fair, ANSWERED_WITHIN - waited))


class Closed(RuntimeError):  # noqa: N818 - says what is the case
    """Nobody thinks any more: the bot is about to leave."""


class Lane:
    """Workers of one kind: as many thoughts at once as there are workers, the others in a row.

    Workers that die or are stuck are replaced, and what they thought about is thought of again.
    In a `hurried` lane thoughts are the shorter, the more of them there are.
    """

    def __init__(
        self, workers: int, start: Callable[[], Executor], *, hurried: bool = True
    ) -> None:
        self._workers = workers
        self._start = start
        self._hurried = hurried
        self._free = asyncio.Semaphore(workers)
        self._executor: Executor | None = None
        self._warm = False
        self._thoughts = 0
        self._closed = False

    async def think(self, seconds: float, work: Callable[[float], R]) -> R:
        """Return what `work` returns, which is told how many of the `seconds` it may take.

        Raises `Closed`; `BrokenExecutor` or `TimeoutError` where a second try failed as well.
        """
        clock = asyncio.get_running_loop().time
        called = clock()
        self._thoughts += 1
        try:
            async with self._free:
                if self._hurried:
                    seconds = share(seconds, self._thoughts, self._workers, clock() - called)
                return await self._try_twice(partial(work, seconds))
        finally:
            self._thoughts -= 1

    async def warm(self) -> None:
        """Start every worker and wait until they are ready; the first compiles for all."""
        executor = self._running()
        for workers in (1, self._workers):
            rests = [await _submitted(executor, partial(sleep, REST)) for _ in range(workers)]
            await asyncio.gather(*rests)
        self._warm = True

    async def _try_twice(self, work: Callable[[], R]) -> R:
        try:
            return await self._try(work)
        except (BrokenExecutor, TimeoutError) as error:
            if not self._closed:
                log.warning("A thought is repeated with new workers: %r", error)
        return await self._try(work)

    async def _try(self, work: Callable[[], R]) -> R:
        executor = self._running()
        try:
            async with asyncio.timeout(STUCK_SECONDS if self._warm else COLD_SECONDS):
                found = await (await _submitted(executor, work))
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
        """End workers that cannot be used any more; several thoughts may find that out."""
        if self._executor is executor:
            self._executor = None
        _end(executor)

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self._closed = True
        if self._executor is not None:
            self._give_up(self._executor)


async def _submitted(executor: Executor, work: Callable[[], R]) -> asyncio.Future[R]:
    """Hand work over; it may start a process, which is not for the event loop to wait for."""
    try:
        return asyncio.wrap_future(await asyncio.to_thread(executor.submit, work))
    except RuntimeError as error:  # given up in this moment, by another thought
        raise BrokenExecutor(str(error)) from error


def _end(executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        # Python 3.14 has `kill_workers` for this. Everybody who waits is told that it is broken.
        for process in list((executor._processes or {}).values()):
            process.kill()
    executor.shutdown(wait=False)


class Thinkers:
    """The computer's thoughts about any game, by the game's name; a value goes in, one comes out.

    Only views leave for a worker, so that nothing hidden can be thought with. Reviews have a
    process of their own which gives way to everything else, so that no move waits for them.
    """

    def __init__(self, minds: Mapping[str, worker.Minded], processes: int) -> None:
        """`processes` think about moves; with 0 a thread of the bot does, as tests like it."""
        self._minds = minds
        self._in_processes = processes > 0
        self._moves = Lane(max(1, processes), self._workers(processes, NICE))
        patient = self._workers(min(1, processes), PATIENT_NICE)
        self._patient = Lane(1, patient, hurried=False)

    def _workers(self, processes: int, nice: int) -> Callable[[], Executor]:
        if not processes:
            return partial(ThreadPoolExecutor, 1, thread_name_prefix="thought")
        return partial(
            ProcessPoolExecutor,
            processes,
            mp_context=get_context("spawn"),
            initializer=worker.begin,
            initargs=(tuple(self._minds.values()), nice),
        )

    async def warm(self) -> None:
        """Start the workers and wait until they are ready, which takes seconds the first time."""
        if self._in_processes:
            await self._moves.warm()

    async def choose(self, game: str, view: Any, seat: Seat, level: str, seed: int) -> str:
        """Return the text of the move that a level makes in `seat`, from what it may know.

        The same seed gives the same move, unless time was short. Raises `Closed`; `ValueError`
        where `seat` has no move.
        """
        work = partial(worker.choose, self._minds[game], view, seat, level, seed)
        return await self._moves.think(LEVELS[level].seconds, work)

    async def weigh(
        self,
        game: str,
        view: Any,
        seat: Seat,
        seed: int,
        seconds: float,
        *,
        patient: bool = False,
    ) -> Thought:
        """Return what full strength thinks of every move of `seat`; raises as `choose` does.

        It takes at most `seconds`, fewer where others think. Whoever is `patient` waits for
        others like him, and nobody waits for him.
        """
        lane = self._patient if patient else self._moves
        work = partial(worker.weigh, self._minds[game], view, seat, seed)
        return await lane.think(seconds, work)

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self._moves.close()
        self._patient.close()
