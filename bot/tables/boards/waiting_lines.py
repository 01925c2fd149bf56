"""Edits the line of a board that tells whom its table waits for, at most every two seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ...runtime.background import Background
from ...runtime.shutdown import Shutdown
from .delivery_retry import TRANSIENT

log = logging.getLogger(__name__)

EVERY = 2.0
"""The least number of seconds between two edits of a board."""

AT_ONCE = 8
"""How many boards are edited at the same time: after a start there may be thousands."""


class WaitingLines:
    """Edits boards after choices: at once after a quiet while, then at most every two seconds."""

    def __init__(self, update: Callable[[int], Awaitable[None]], shutdown: Shutdown) -> None:
        """`update` edits the board of a table, where its line has changed."""
        self._update = update
        self._shutdown = shutdown
        self._changed: set[int] = set()
        self.background = Background()
        self._slots = asyncio.Semaphore(AT_ONCE)

    def change(self, table: int) -> None:
        """Edit the board of a table soon; a restart does so where choices are still open."""
        self._changed.add(table)
        if table not in self.background:
            self.background.begin(table, partial(self._keep, table), f"line of {table}")

    async def close(self) -> None:
        """Cancel what waits; the next start edits the boards."""
        await self.background.close()

    async def _keep(self, table: int) -> None:
        try:
            while table in self._changed and not self._shutdown.begun:
                self._changed.discard(table)
                async with self._slots:
                    await self._edit(table)
                await self._shutdown.sleep(EVERY)
        finally:
            # No await since the last look at `_changed`, so that no change is lost.
            self._changed.discard(table)

    async def _edit(self, table: int) -> None:
        """Edit a board once; after a failure that may pass, it is tried again."""
        try:
            with self._shutdown.working():
                await self._update(table)
        except TRANSIENT as error:
            log.warning("Table %s: its board tells later who has chosen: %s", table, error)
            self._changed.add(table)
        except Exception:
            log.exception("Table %s: its board does not tell who has chosen", table)
