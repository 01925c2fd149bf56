"""The pool that draws pictures in worker processes, so that drawing never blocks the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from functools import partial
from typing import TypeVar

from ..controls.panel import Stretch
from .pool import Busy, WorkerPool, processes, threads

R = TypeVar("R")

MOST_WAITING = 128
"""How many pictures may wait in the queue: some seconds of work."""

STUCK_SECONDS = 120.0
"""Seconds after which a worker counts as hung."""

NICE = 1
"""Niceness of the workers: below the bot, above the computer players."""

THREADS = 2


class RenderPool:
    """The workers that draw: a value goes in, the bytes of a file come out."""

    def __init__(self, render_workers: int, prepare: Iterable[Callable[[], object]] = ()) -> None:
        """Set up `render_workers` processes, or threads of the bot where it is 0 (for tests).

        Each process calls all of `prepare` when it has started, beside its first drawings: on a
        busy machine the first board must not wait for the drawings of all others. Threads prepare
        nothing.
        """
        self._in_processes = render_workers > 0
        if self._in_processes:
            start = processes(render_workers, (), NICE, tuple(prepare))
        else:
            start = threads(THREADS, "picture")
        self._pool = WorkerPool(render_workers or THREADS, start, stuck=STUCK_SECONDS)
        self._long = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """How many pictures wait for a worker."""
        return self._pool.waiting

    async def warm(self) -> None:
        """Start a worker process and wait until it can draw."""
        if self._in_processes:
            await self._pool.warm()

    async def draw(self, work: Callable[[], R], *, long: bool = False) -> R:
        """Run a blocking function in a worker and return its result.

        `long` tasks run one at a time, so that boards always find a free worker. Raises `Busy`
        where the queue is full, and `Closed` where the bot is stopping.
        """
        if self._pool.waiting >= MOST_WAITING:
            raise Busy
        async with self._long if long else nullcontext():
            return await self._pool.run(work)

    async def film(
        self, stretch: Callable[[int], Stretch], moved: Callable[[int, int], None]
    ) -> bytes:
        """Draw a film stretch by stretch; `moved` is told how many scenes of how many are drawn.

        Films are drawn one at a time, and boards between their stretches. Raises as `draw` does.
        """
        if self._pool.waiting >= MOST_WAITING:
            raise Busy
        found, drawn, scenes = bytearray(), 0, 1
        async with self._long:
            while drawn < scenes:
                made = await self._pool.run(partial(stretch, drawn))
                found += made.data
                drawn, scenes = made.drawn, made.all
                moved(drawn, scenes)
        return bytes(found)

    def close(self) -> None:
        """End the workers at once, also in the middle of a drawing."""
        self._pool.close()
