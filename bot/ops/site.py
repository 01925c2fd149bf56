"""Serves `/health` and `/metrics` of a program on the loopback address, for monitoring."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from ..runtime.metrics import Metrics

LOOPBACK = "127.0.0.1"


class PortTaken(RuntimeError):  # noqa: N818 - names the state
    """The port cannot be opened; the message has the reason."""


@asynccontextmanager
async def serving(
    port: int,
    metrics: Metrics,
    problems: Callable[[], Awaitable[list[str]]],
    count: Callable[[], Awaitable[object]],
) -> AsyncIterator[None]:
    """Serve on `port` until the block ends; 0 opens none. Raises `PortTaken`.

    `problems` returns the present problems in a few words each; `count` brings those metrics up to
    date that have to be asked for.
    """
    if not port:
        yield
        return

    async def health(_: web.Request) -> web.Response:
        reasons = await problems()
        said = {"status": "unwell" if reasons else "ok", "reasons": reasons}
        return web.json_response(said, status=503 if reasons else 200)

    async def figures(_: web.Request) -> web.Response:
        await count()
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    site = web.Application()
    site.add_routes([web.get("/health", health), web.get("/metrics", figures)])
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await _opened(runner, port)
        yield
    finally:
        await runner.cleanup()


async def _opened(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        raise PortTaken(os.strerror(error.errno) if error.errno else str(error)) from error
