"""Boards that could not be shown at once: tried again by themselves until they stand there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

from ..discord.failures import UNREACHABLE
from ..runtime.shutdown import Closing
from ..store import DamagedTable, Unavailable
from ..workers.pool import Closed
from .refusals import Busy, CannotShow, Gone

log = logging.getLogger(__name__)

RETRIES = (2, 5, 10, 30, 60, 300, 900)
"""Seconds to wait before a board that could not be shown is shown again; the last one repeats."""

SOON = 1.0
"""Seconds to wait where the pictures are only behind."""

PASSING = (*UNREACHABLE, Busy, Closed, Gone, Unavailable)
"""What a board can fail for that is over later, at the latest in the next run."""


class Later:
    """Tries to show boards again, each table once at a time."""

    def __init__(
        self,
        show: Callable[[int], Awaitable[object]],
        give_up: Callable[[int], Awaitable[None]],
        closing: Closing,
    ) -> None:
        """`show` shows the present board of a table; `give_up` notes that it has no channel."""
        self._show = show
        self._give_up = give_up
        self._closing = closing
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def show(self, table: int) -> None:
        """Show a board as soon as that is possible."""
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._keep_showing(table))

    async def close(self) -> None:
        """Show nothing more; what was not shown is shown after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_showing(self, table: int) -> None:
        try:
            for seconds in chain((0, *RETRIES), repeat(RETRIES[-1])):
                if not await self._closing.sleep(seconds):
                    return
                if await self._settled(table, last=seconds == RETRIES[-1]):
                    return
        finally:
            del self._tasks[table]

    async def _show_in_turn(self, table: int) -> None:
        """Show a board; while too many pictures wait, wait as well, for it may change meanwhile."""
        while True:
            try:
                with self._closing.working():
                    await self._show(table)
                return
            except Busy:
                if not await self._closing.sleep(SOON):
                    raise

    async def _settled(self, table: int, *, last: bool) -> bool:
        """Try once; return whether no further try is of use. A `last` one gives up lost channels.

        Discord may be wrong about a channel for a while, but hardly for so long.
        """
        try:
            await self._show_in_turn(table)
        except CannotShow as error:  # until somebody grants the permission
            log.warning("Table %s cannot be shown: %s", table, error.missing)
        except DamagedTable:  # until somebody mends what is stored; the log has told why
            return True
        except Gone as error:
            log.warning("Table %s has no channel: %s", table, error)
            if not last:
                return False
            await self._give_up(table)
        except PASSING as error:
            log.warning("Table %s is shown later: %s", table, error)
            return False
        except Exception:
            log.exception("Table %s is shown later", table)
            return False
        return True
