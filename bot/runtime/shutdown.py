"""Orderly shutdown: interrupts sleeps, and waits for work in progress."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

R = TypeVar("R")


class Stopping(RuntimeError):  # noqa: N818 - names the state
    """The bot is stopping, so the result is not awaited."""


class Shutdown:
    """Tracks whether the bot is stopping, and how many tasks must finish before."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._busy = 0

    @property
    def begun(self) -> bool:
        """Whether the bot is stopping; no new work may start then."""
        return self._begun.is_set()

    @contextmanager
    def working(self) -> Iterator[None]:
        """Mark the block as work that must finish before the bot stops."""
        self._busy += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def sleep(self, seconds: float, wake: asyncio.Event | None = None) -> bool:
        """Sleep until the time is over, `wake` is set or the bot stops; False if it stops."""
        events = [self._begun] if wake is None else [self._begun, wake]
        waits = [asyncio.create_task(event.wait()) for event in events]
        try:
            await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        return not self._begun.is_set()

    async def interrupt(self, task: asyncio.Future[R]) -> R:
        """Wait for a task; raises `Stopping` when the bot stops, without cancelling the task."""
        stopping: asyncio.Future[Any] = asyncio.create_task(self._begun.wait())
        waited: set[asyncio.Future[Any]] = {task, stopping}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
        if not task.done():
            raise Stopping
        return task.result()

    async def idle(self) -> None:
        """Wait until no work is in progress."""
        await self._idle.wait()

    async def finish(self, seconds: float) -> None:
        """Begin to stop, and wait at most `seconds` for the work in progress."""
        self._begun.set()
        try:
            await asyncio.wait_for(self.idle(), seconds)
        except TimeoutError:
            return
