"""The pool that draws pictures in worker processes, so that drawing never blocks the event loop."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .pickled_drawing import can_be_sent
from .pool import Busy, WorkerPool, processes, threads
from .remote_workers import RemoteWorkers

R = TypeVar("R")

MOST_WAITING = 128
"""How many pictures may wait in the queue: some seconds of work."""

STUCK_SECONDS, FILM_STUCK_SECONDS = 120.0, 600.0
"""Seconds after which a worker counts as hung; a film waits for all others on a busy machine."""

NICE, FILM_NICE = 1, 19
"""Niceness of the workers: below the bot, above the computer players; and of the one for films."""

THREADS = 2


class RenderPool:
    """The workers that draw pictures and films, and return the bytes of their files."""

    def __init__(
        self,
        render_workers: int,
        prepare: Iterable[Callable[[], object]] = (),
        remote: RemoteWorkers | None = None,
    ) -> None:
        """Set up `render_workers` processes, or threads of the bot where it is 0 (for tests).

        Where `remote` workers are given, pictures are sent to them first.

        Each process calls all of `prepare` when it has started, beside its first drawings: on a
        busy machine the first board must not wait for the drawings of all others. Threads prepare
        nothing.
        """
        self._in_processes = render_workers > 0
        self._remote = remote
        ready = tuple(prepare)
        if self._in_processes:
            start = processes(render_workers, (), NICE, ready)
            film = processes(1, (), FILM_NICE, ready)
        else:
            start, film = threads(THREADS, "picture"), threads(1, "film")
        self._pool = WorkerPool(render_workers or THREADS, start, stuck=STUCK_SECONDS)
        self._films = WorkerPool(1, film, cold=FILM_STUCK_SECONDS, stuck=FILM_STUCK_SECONDS)

    @property
    def waiting(self) -> int:
        """How many pictures wait for a worker."""
        return self._pool.waiting

    async def warm(self) -> None:
        """Start a worker process and wait until it can draw."""
        if self._in_processes:
            await self._pool.warm()

    async def draw(self, work: Callable[[], R]) -> R:
        """Run a blocking function in a worker and return its result.

        Raises `Busy` where the queue is full, and `Closed` where the bot is stopping.
        """
        if self._pool.waiting >= MOST_WAITING:
            raise Busy
        if self._remote is not None and can_be_sent(work):
            found: Any = await self._remote.draw(work)
            if found is not None:
                drawn: R = found
                return drawn
        return await self._pool.run(work)

    async def film(self, work: Callable[[], R]) -> R:
        """Run a function that takes seconds, in a worker of its own at the lowest priority.

        The worker starts with the first film. Raises `Closed` where the bot is stopping.
        """
        return await self._films.run(work)

    def close(self) -> None:
        """End the workers at once, also in the middle of a drawing."""
        self._pool.close()
        self._films.close()
