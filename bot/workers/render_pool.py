"""Where pictures are drawn: worker processes, so that drawing holds up no answer and no board."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from typing import TypeVar

from ..tables.refusals import Busy
from .pool import Crew, processes, threads

R = TypeVar("R")

MOST_WAITING = 128
"""How many pictures may wait for a worker; they are some seconds of work."""

STUCK_SECONDS = 120.0
"""After how long a worker is taken for stuck: a film takes seconds, many on a busy machine."""

NICE = 2
"""How far those who draw give way to the bot, and less than those who think."""

THREADS = 2


class Studio:
    """The workers that draw; what they are given is a value, and what comes back are bytes."""

    def __init__(self, painters: int, prepare: Iterable[Callable[[], object]] = ()) -> None:
        """`painters` are processes; with 0 threads of the bot draw, as tests like it.

        `prepare` makes each of them ready.
        """
        self._in_processes = painters > 0
        self._prepare = tuple(prepare)
        start = (
            processes(painters, self._prepare, NICE) if painters else threads(THREADS, "picture")
        )
        self._crew = Crew(painters or THREADS, start, stuck=STUCK_SECONDS)
        self._long = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """How many pictures wait for a worker."""
        return self._crew.waiting

    async def warm(self) -> None:
        """Make the workers ready, which takes seconds."""
        if self._in_processes:
            await self._crew.warm()
            return
        for prepare in self._prepare:
            await self._crew.run(prepare)

    async def draw(self, work: Callable[[], R], *, long: bool = False) -> R:
        """Let a worker do what blocks, and return what it returns.

        Of `long` work one piece is done at a time, so that boards find a worker that is free.
        Raises `Busy` where too many wait already; `Closed` where the bot is about to leave.
        """
        if self._crew.waiting >= MOST_WAITING:
            raise Busy
        async with self._long if long else nullcontext():
            return await self._crew.run(work)

    def close(self) -> None:
        """End the workers, whatever they draw."""
        self._crew.close()
