"""Orderly shutdown: sleeps that end early, and work that is finished before the bot stops."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

R = TypeVar("R")


class Stopping(RuntimeError):  # noqa: N818 - names the state
    """The bot is stopping, so that a result is not waited for."""


class Shutdown:
    """Whether the bot is stopping, and how many tasks must still finish."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._busy = 0

    @property
    def begun(self) -> bool:
        """Whether the bot is stopping, so that nothing new may start."""
        return self._begun.is_set()

    @contextmanager
    def working(self) -> Iterator[None]:
        """Mark work that is finished before the bot stops."""
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
        """Wait for a task; raises `Stopping` as soon as the bot stops. The task itself goes on."""
        stopping: asyncio.Future[Any] = asyncio.create_task(self._begun.wait())
        waited: set[asyncio.Future[Any]] = {task, stopping}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
        if not task.done():
            raise Stopping
        return task.result()

    async def finish(self, seconds: float) -> None:
        """Begin to stop, and wait for the work under way, at most `seconds`."""
        self._begun.set()
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            return
