"""Delays boards while computers move several times in a row: one message shows all the moves."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

from ...runtime.shutdown import Shutdown

HELD = 3.0
"""Seconds after which a held board is shown even if the computers have not moved yet.

They answer within a second, unless the machine is busy or a search fails.
"""


class HeldBoards:
    """Tables whose boards are held until the next moves; when the bot stops, all are shown."""

    def __init__(self, show: Callable[[int], Awaitable[None]], shutdown: Shutdown) -> None:
        """`show` shows the present board of a table, if none is shown yet."""
        self._show = show
        self._shutdown = shutdown
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._unfinished: set[asyncio.Task[None]] = set()  # also those that are showing a board
        self._shown_revisions: dict[int, int] = {}

    def hold(self, table: int, shown_revision: int) -> None:
        """Hold the board of a table for at most `HELD` seconds.

        Holding it again does not prolong that, unless a message has shown a board in between:
        `shown_revision` is the revision that the newest message shows.
        """
        if self._shown_revisions.get(table) != shown_revision:
            self.let_go(table)
            self._shown_revisions[table] = shown_revision
            work = ExitStack()
            work.enter_context(self._shutdown.working())  # before the task runs: a stop waits
            task = asyncio.create_task(self._show_after_wait(table), name=f"held {table}")
            task.add_done_callback(lambda _: work.close())
            task.add_done_callback(self._unfinished.discard)
            self._unfinished.add(task)
            self._tasks[table] = task

    def holds(self, table: int) -> bool:
        """Whether the board of a table is held."""
        return table in self._tasks

    def let_go(self, table: int) -> None:
        """Hold the board of a table no longer: the caller shows it."""
        self._shown_revisions.pop(table, None)
        task = self._tasks.pop(table, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Cancel all waits and boards that are being shown; the next start shows these boards."""
        tasks = list(self._unfinished)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _show_after_wait(self, table: int) -> None:
        await self._shutdown.sleep(HELD)
        del self._tasks[table], self._shown_revisions[table]
        await self._show(table)
