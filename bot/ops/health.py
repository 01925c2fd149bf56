"""Serves `/health` and `/metrics` on the loopback address, for monitoring."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from ..discord.client import Wonders
from ..runtime.metrics import Metrics

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"

DATABASE_TIMEOUT = 2.0
"""Seconds within which the database must answer."""


class PortTaken(RuntimeError):  # noqa: N818 - names the state
    """The port cannot be opened; the message has the reason."""


class Health:
    """Checks the present bot on request; after a restart, a new bot is watched."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._app: Wonders | None = None
        self._check: asyncio.Task[None] | None = None
        metrics.gateway.set_function(lambda: float(not self._gateway()))

    def watch(self, app: Wonders) -> None:
        """Check this bot from now on."""
        self._app = app

    @asynccontextmanager
    async def serving(self, port: int) -> AsyncIterator[None]:
        """Serve on `port` until the block ends; 0 opens none. Raises `PortTaken`."""
        if not port:
            yield
            return
        site = web.Application()
        site.add_routes([web.get("/health", self._health), web.get("/metrics", self._figures)])
        runner = web.AppRunner(site, access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            await _opened(runner, port)
            yield
        finally:
            await runner.cleanup()
            if self._check is not None:
                self._check.cancel()

    async def problems(self) -> list[str]:
        """Return the present problems in a few words each; empty if people can play."""
        found = self._gateway()
        if self._app is not None and self._app.stopping:
            found.append("the bot is stopping")
        return found + await self._database()

    def _gateway(self) -> list[str]:
        app = self._app
        if app is not None and app.cluster is not None:
            return app.cluster.problems()
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
        done, _ = await asyncio.wait({self._check}, timeout=DATABASE_TIMEOUT)
        if not done:
            return [f"database: no answer within {DATABASE_TIMEOUT:g} seconds"]
        error = None if self._check.cancelled() else self._check.exception()
        if error is None:
            return []
        log.warning("The database does not answer: %r", error)
        return [f"database: {type(error).__name__}"]

    async def _count(self, app: Wonders) -> None:
        await app.store.health.check_writable()
        running, ended = await app.store.health.count_games()
        self._metrics.games.labels("running").set(running)
        self._metrics.games.labels("ended").set(ended)

    async def _health(self, _: web.Request) -> web.Response:
        reasons = await self.problems()
        said = {"status": "unwell" if reasons else "ok", "reasons": reasons}
        return web.json_response(said, status=503 if reasons else 200)

    async def _figures(self, _: web.Request) -> web.Response:
        await self._database()
        return web.Response(
            body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )


async def _opened(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        raise PortTaken(os.strerror(error.errno) if error.errno else str(error)) from error
