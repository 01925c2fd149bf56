"""Work in the background: a task for each key, which can be waited for or cancelled."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable


class Background:
    """Tasks by key; one that has ended is forgotten, in the same step of the event loop."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def begin(self, key: Hashable, work: Callable[[], Awaitable[None]], name: str) -> None:
        """Begin what `work` returns, under a key that is not in use; `name` is the task's."""
        self._tasks[key] = asyncio.create_task(self._run(key, work), name=name)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the task of a key is under way."""
        return key in self._tasks

    @property
    def idle(self) -> bool:
        """Whether no task is under way."""
        return not self._tasks

    async def finished(self) -> None:
        """Wait until no task is under way; raises what one has ended with."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Cancel all tasks, and wait for their ends."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # One that was cancelled before its first step has not forgotten itself.
        self._tasks = {key: task for key, task in self._tasks.items() if not task.done()}

    async def _run(self, key: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        finally:
            # No await since the work has ended, so that what it has decided last is still true.
            del self._tasks[key]
