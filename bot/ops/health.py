"""`/health` and `/metrics`, on a port of this machine only: for whoever watches over the bot."""

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

PATIENCE = 2.0
"""Seconds in which the database has to answer."""


class PortTaken(RuntimeError):  # noqa: N818 - names the state
    """The port cannot be opened; the message tells why."""


class Health:
    """Looks at a bot when it is asked how it is; another bot may take its place."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._app: Wonders | None = None
        self._look: asyncio.Task[None] | None = None
        metrics.gateway.set_function(lambda: float(not self._gateway()))

    def watch(self, app: Wonders) -> None:
        """Look at this bot from now on."""
        self._app = app

    @asynccontextmanager
    async def serving(self, port: int) -> AsyncIterator[None]:
        """Answer on a port until the block ends; with 0 nothing is opened. Raises `PortTaken`."""
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
            if self._look is not None:
                self._look.cancel()

    async def ailments(self) -> list[str]:
        """Return what is not well, a few words for each; nothing where people can play."""
        found = self._gateway()
        if self._app is not None and self._app.stopping:
            found.append("the bot is stopping")
        return found + await self._database()

    def _gateway(self) -> list[str]:
        app = self._app
        if app is None or not app.is_ready():
            return ["gateway: not ready yet"]
        lost = [str(number) for number, shard in app.shards.items() if shard.is_closed()]
        return [f"gateway: shard {', '.join(lost)} is not connected"] if lost else []

    async def _database(self) -> list[str]:
        """Look at the database, one look at a time: who asks meanwhile waits for the same one."""
        if self._app is None or not self._app.database_open:
            return ["database: not open yet"]
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._count(self._app))
        done, _ = await asyncio.wait({self._look}, timeout=PATIENCE)
        if not done:
            return [f"database: no answer within {PATIENCE:g} seconds"]
        error = None if self._look.cancelled() else self._look.exception()
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
        reasons = await self.ailments()
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
