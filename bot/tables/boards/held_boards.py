"""Delays boards while computers decide several times in a row: one message shows all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

from ...runtime.shutdown import Shutdown

HELD = 3.0
"""Seconds after which a board is shown all the same, however long the computers still take.

They answer within a second, unless the machine is busy or a search fails.
"""


class HeldBoards:
    """The tables whose present board waits for the next moves; a stop shows it at once."""

    def __init__(self, show: Callable[[int], Awaitable[None]], shutdown: Shutdown) -> None:
        """`show` shows the present board of a table, if none is shown yet."""
        self._show = show
        self._shutdown = shutdown
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._unfinished: set[asyncio.Task[None]] = set()  # also those that show by now
        self._shown: dict[int, int] = {}

    def hold(self, table: int, shown: int) -> None:
        """Wait with the board of a table; the time counts from the first move that is held.

        It counts anew where another board is `shown` since, by its revision.
        """
        if self._shown.get(table) != shown:
            self.let_go(table)
            self._shown[table] = shown
            work = ExitStack()
            work.enter_context(self._shutdown.working())  # from now on: a stop waits for it
            task = asyncio.create_task(self._late(table), name=f"held {table}")
            task.add_done_callback(lambda _: work.close())
            task.add_done_callback(self._unfinished.discard)
            self._unfinished.add(task)
            self._tasks[table] = task

    def holds(self, table: int) -> bool:
        """Whether the board of a table waits for the next moves."""
        return table in self._tasks

    def let_go(self, table: int) -> None:
        """Wait no more: the board of a table is shown now."""
        self._shown.pop(table, None)
        task = self._tasks.pop(table, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Cancel what waits or is being shown; the next start shows it."""
        tasks = list(self._unfinished)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _late(self, table: int) -> None:
        await self._shutdown.sleep(HELD)
        del self._tasks[table], self._shown[table]
        await self._show(table)
