"""Stopping in order: sleeps that end early, and work that is finished before the bot leaves."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Closing:
    """Whether the bot is about to stop, and how much is still being done."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._busy = 0

    @property
    def begun(self) -> bool:
        """Whether nothing new should be begun."""
        return self._begun.is_set()

    @contextmanager
    def working(self) -> Iterator[None]:
        """Mark work that is finished before the bot leaves."""
        self._busy += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def sleep(self, seconds: float) -> bool:
        """Wait; return whether the bot goes on, at once when it is about to stop."""
        try:
            await asyncio.wait_for(self._begun.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def finish(self, seconds: float) -> None:
        """Begin to stop and wait for the work under way, at most `seconds`."""
        self._begun.set()
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            return
