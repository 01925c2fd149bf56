"""The health of the running bot, and its figures, for `/health` and `/metrics`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from ..discord.client import Wonders
from ..runtime.metrics import Metrics
from ..store import Unavailable, why_unusable
from .site import serving

log = logging.getLogger(__name__)

DATABASE_TIMEOUT = 2.0
"""Seconds within which the database must answer."""


class Health:
    """Checks the present bot on request; after a restart, a new bot is watched."""

    def __init__(self, metrics: Metrics, stopping: Callable[[], bool]) -> None:
        """`stopping` tells whether the program has received a signal."""
        self._metrics = metrics
        self._stopping = stopping
        self._app: Wonders | None = None
        self._check: asyncio.Task[None] | None = None
        metrics.gateway.set_function(lambda: float(not self._gateway()))

    def watch(self, app: Wonders) -> None:
        """Check this bot from now on."""
        self._app = app

    @asynccontextmanager
    async def serving(self, port: int) -> AsyncIterator[None]:
        """Serve on `port` until the block ends; 0 opens none. Raises `PortTaken`."""
        try:
            async with serving(port, self._metrics, self.problems, self._figures):
                yield
        finally:
            if self._check is not None:
                self._check.cancel()

    async def problems(self) -> list[str]:
        """Return the present problems in a few words each; empty if people can play."""
        found = self._gateway()
        if self._stopping():
            found.append("the bot is stopping")
        return found + await self._database()

    def _gateway(self) -> list[str]:
        app = self._app
        if app is not None and app.cluster is not None:
            return _cluster(app.cluster.safe, app.cluster.lost)
        if app is None or not app.is_ready():
            return ["gateway: not ready yet"]
        lost = [str(number) for number, shard in app.shards.items() if shard.is_closed()]
        return [f"gateway: shard {', '.join(lost)} is not connected"] if lost else []

    async def _database(self) -> list[str]:
        """Check the database; concurrent requests share one check."""
        if self._app is None or not self._app.database_open:
            return ["database: not open yet"]
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._count(self._app))
            self._check.add_done_callback(_retrieve)  # it may fail when nobody waits any more
        done, _ = await asyncio.wait({self._check}, timeout=DATABASE_TIMEOUT)
        if not done:
            return [f"database: no answer within {DATABASE_TIMEOUT:g} seconds"]
        error = None if self._check.cancelled() else self._check.exception()
        if error is None:
            return []
        if not isinstance(error, Unavailable):  # the database has logged that
            log.error("The database could not be checked", exc_info=error)
        return [f"database: {why_unusable(error)}"]

    async def _count(self, app: Wonders) -> None:
        await app.store.health.check_writable()
        running, ended = await app.store.health.count_games()
        self._metrics.games.labels("running").set(running)
        self._metrics.games.labels("ended").set(ended)

    async def _figures(self) -> None:
        await self._database()
        if self._app is not None and self._app.database_open:
            await self._app.pools.count()


def _retrieve(check: asyncio.Task[None]) -> None:
    """Look at what a check has raised, which asyncio would log otherwise."""
    if not check.cancelled():
        check.exception()


def _cluster(safe: bool | None, lost: Sequence[int]) -> list[str]:
    """Tell what keeps a process of a cluster from serving its shards."""
    if safe is None:
        return ["cluster: not joined yet"]
    if not safe:
        return ["cluster: the leases of the shards cannot be renewed"]
    return [f"gateway: shard {', '.join(map(str, lost))} is not connected"] if lost else []
