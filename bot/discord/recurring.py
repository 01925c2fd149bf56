"""The work that recurs while the bot runs: clocks, notices, expiry, deletion, results."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from ..computer.players import ComputerPlayers
from ..store import Unavailable
from .services import Services

log = logging.getLogger(__name__)

LOOK_SECONDS = 30.0
"""Seconds between looks for expired invitations, games that the host ended, and forgotten names."""

TELL_SECONDS = 5.0
"""Seconds between looks for news that watchers are told, requests that are over, full tables."""

TAKE_UP_SECONDS = 2.0
"""Seconds between looks for computers' moves that no process makes, although they are due.

That is so where another process has served the press before, and where the connection was lost over
the commit, so that nobody knew that the press was stored.
"""

SHOW_OVERDUE_SECONDS = 30.0
"""Seconds between looks for boards that no process shows, and after which one counts as such."""

PURGE_SECONDS = 3600.0
"""Seconds between deletions of what is kept no longer; the first is after `LOOK_SECONDS`."""


class Recurring:
    """Starts the recurring work and waits for its end; each kind goes on after a failure."""

    def __init__(
        self, services: Services, computers: ComputerPlayers, reachable: Callable[[], bool]
    ) -> None:
        """`reachable` tells whether Discord is connected: otherwise no clock runs."""
        self._services = services
        self._computers = computers
        self._tasks = [
            asyncio.create_task(services.clocks.keep(reachable)),
            asyncio.create_task(services.notices.keep()),
            asyncio.create_task(services.tournaments.keep()),
            asyncio.create_task(services.counting.run()),
            asyncio.create_task(self._every(TELL_SECONDS, services.watching.tell)),
            asyncio.create_task(self._every(LOOK_SECONDS, self._expire)),
            asyncio.create_task(self._every(LOOK_SECONDS, services.resigning.show_endings)),
            asyncio.create_task(self._every(TELL_SECONDS, services.request_messages.end)),
            asyncio.create_task(self._every(TELL_SECONDS, self._begin_full)),
            asyncio.create_task(self._every(LOOK_SECONDS, self._take_names_off)),
            asyncio.create_task(self._every(PURGE_SECONDS, self._purge)),
        ]
        if services.store.on_server:
            self._tasks += [
                asyncio.create_task(self._every(TAKE_UP_SECONDS, self._take_up)),
                asyncio.create_task(self._every(SHOW_OVERDUE_SECONDS, self._show_overdue)),
            ]

    async def close(self, seconds: float) -> None:
        """Wait at most `seconds` for what is being done, once the bot stops."""
        await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        wait = min(seconds, LOOK_SECONDS)
        while await self._services.shutdown.sleep(wait):
            wait = seconds
            try:
                await work()
            except Unavailable as error:
                log.debug("Recurring work waits for the database (%s): %s", work.__name__, error)
            except Exception:
                log.exception("Recurring work failed (%s); trying again", work.__name__)

    async def _expire(self) -> None:
        """Close the invitations that have expired."""
        await self._services.invitations.expire(datetime.now(UTC))

    async def _begin_full(self) -> None:
        """Begin the games of full tables whose channels are free."""
        await self._services.full_tables.begin(datetime.now(UTC))

    async def _take_up(self) -> None:
        """Let computers move whose turn began in another process, or with an uncertain commit."""
        due = await self._services.store.tables.computer_due()
        self._computers.take_up(self._services.tables, due)

    async def _show_overdue(self) -> None:
        """Show the boards that were stored and that nobody has shown."""
        await self._services.boards.show_overdue(timedelta(seconds=SHOW_OVERDUE_SECONDS))

    async def _take_names_off(self) -> None:
        """Edit messages that still name somebody who was forgotten, where a run was killed."""
        if self._services.store.scope.serves(None):
            await self._services.privacy.take_up(datetime.now(UTC))

    async def _purge(self) -> None:
        """Delete what is kept no longer."""
        if not self._services.store.scope.serves(None):
            return
        now = datetime.now(UTC)
        await self._services.store.retention.purge(now)
        await self._services.store.jobs.purge(now)
        await self._services.allowances.drop_uncounted()
