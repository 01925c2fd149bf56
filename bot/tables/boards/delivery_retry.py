"""Retries boards that could not be shown, until a message shows them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ...runtime.background import Background
from ...runtime.backoff import Backoff
from ...runtime.cooldowns import Cooldowns
from ...runtime.shutdown import Shutdown
from ...store import DamagedTable, Unavailable
from ...workers.pool import Busy, Closed
from ..refusals import CannotShow, Gone, Unreachable

log = logging.getLogger(__name__)

WAITS = (2, 5, 10, 30, 60, 300, 900)
"""Seconds between the tries to show a board; the last one repeats."""

SOON = 1.0
"""Seconds to wait where only the queue of pictures is full."""

AT_ONCE = 8
"""How many boards are retried at the same time: after a long outage there may be thousands."""

TRANSIENT = (Unreachable, Busy, Closed, Gone, Unavailable)
"""Errors after which a board can be shown later, at the latest after the next start."""


class DeliveryRetry:
    """Retries the boards of many tables, each table in one task."""

    def __init__(
        self,
        show: Callable[[int], Awaitable[object]],
        give_up: Callable[[int], Awaitable[None]],
        hand_over: Callable[[int], Awaitable[bool]],
        shutdown: Shutdown,
    ) -> None:
        """`show` shows the present board of a table; `give_up` stores that it has no channel.

        `hand_over` hands a due board over if another process serves its table now, and returns
        whether that is so.
        """
        self._show = show
        self._give_up = give_up
        self._hand_over = hand_over
        self._shutdown = shutdown
        self.background = Background()
        self._wake: dict[int, asyncio.Event] = {}
        self._cooldowns = Cooldowns(WAITS[-1])
        self._slots = asyncio.Semaphore(AT_ONCE)

    def show(self, table: int) -> None:
        """Show a board as soon as possible; a task that sleeps after a failure tries now."""
        self._cooldowns.end(table)
        if table in self.background:
            self._wake[table].set()
            return
        self._wake[table] = asyncio.Event()
        self.background.begin(table, partial(self._retry, table), f"board of {table}")

    def show_unless_cooling_down(self, table: int) -> None:
        """Show a board as soon as possible, unless it is being tried or has failed lately.

        After a failure that only a person can mend, such as a missing permission, it is not tried
        for a while unless `show` is called: Discord shuts out bots that repeat refused requests.
        """
        if table not in self.background and table not in self._cooldowns:
            self.show(table)

    async def close(self) -> None:
        """Cancel all retries; the next start shows what is left."""
        await self.background.close()

    async def try_once(self, table: int, *, again: bool = False, last: bool = False) -> bool:
        """Try once to show a board; return False where it is to be tried again.

        A board that is tried `again` is first handed over if another process serves its table by
        now. A missing channel is given up at the `last` try only: Discord may be wrong about one
        for a while, but hardly for so long.
        """
        try:
            if again and await self._hand_over(table):
                log.info("Table %s is shown by the process that has its server now", table)
            else:
                await self._show_when_free(table)
        except CannotShow as error:  # until somebody grants the permission
            log.warning("Table %s cannot be shown: %s", table, error.missing)
            self._cooldowns.start(table)
        except DamagedTable:  # until the host repairs or ends it; the log has told why
            self._cooldowns.start(table)
        except Gone as error:
            log.warning("Table %s has no channel: %s", table, error)
            if not last:
                return False
            await self._give_up(table)
        except TRANSIENT as error:
            log.warning("Table %s is shown later: %s", table, error)
            return False
        except Exception:
            log.exception("Table %s is shown later", table)
            return False
        return True

    async def _retry(self, table: int) -> None:
        backoff, wake, again = Backoff(WAITS), self._wake[table], False
        try:
            while not self._shutdown.begun:
                wake.clear()
                async with self._slots:
                    done = await self.try_once(table, again=again, last=backoff.exhausted)
                again = not wake.is_set()
                if wake.is_set():  # it has failed elsewhere meanwhile, or something has changed
                    backoff.reset()
                    continue
                if done or not await self._shutdown.sleep(backoff.next(), wake):
                    return
                if wake.is_set():
                    backoff.reset()
                    again = False
        finally:
            # No await since the last look at `wake`, so that no call of `show` is lost.
            del self._wake[table]

    async def _show_when_free(self, table: int) -> None:
        """Show a board; while the queue of pictures is full, wait and show the newest state."""
        while True:
            try:
                with self._shutdown.working():
                    await self._show(table)
                return
            except Busy:
                if not await self._shutdown.sleep(SOON):
                    raise
