"""The bot in this process, on a playground of its own, as benchmarks measure it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from tempfile import TemporaryDirectory

from bot.discord.client import Wonders
from bot.discord.connection import point_at
from bot.runtime.settings import OWN_REQUESTS, Settings
from playground import Patience, Playground

WORKERS = 2
"""Processes that draw, and that think, where a benchmark wants some: as many as hosts get."""


@asynccontextmanager
async def running_bot(
    *,
    workers: int = WORKERS,
    own_requests: float = OWN_REQUESTS,
    reply: float = 60.0,
    ack_seconds: float = 3.0,
) -> AsyncIterator[tuple[Playground, Wonders]]:
    """Run the bot during the block, ready; it uploads no signs.

    People wait `reply` seconds for it, and Discord `ack_seconds` for its acknowledgement. With 0
    `workers` it draws and thinks itself. Boards follow presses from `own_requests` a second on.
    """
    patience = Patience(reply=reply, silent=0.0)
    with TemporaryDirectory() as home:
        async with Playground(patience=patience, ack_seconds=ack_seconds) as discord:
            settings = Settings(
                token=discord.token,
                database_url=f"sqlite+aiosqlite:///{home}/bench.db",
                api_url=discord.api_url,
                gateway_url=discord.gateway_url,
                ai_workers=workers,
                render_workers=workers,
                own_requests=own_requests,
            )
            point_at(settings)
            app = Wonders(settings, rng=Random(1), sign_pause=None)
            running = asyncio.create_task(app.start(settings.token))
            try:
                await discord.bot_ready(timeout=60)
                yield discord, app
            finally:
                await app.close()
                await asyncio.gather(running, return_exceptions=True)


def moves_by(app: Wonders, by: str) -> float:
    """Return how many moves were stored so far, `by` "person" or "computer".

    Raises `LookupError` where the bot counts none such.
    """
    found = app.metrics.registry.get_sample_value("wonders_moves_total", {"by": by})
    if found is None:
        raise LookupError(f"no count of moves by {by}")
    return found
