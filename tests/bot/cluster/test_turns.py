"""What waits for its turn to begin a session while the database is away."""

import asyncio
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.discord.connection import point_at
from bot.runtime.settings import Settings
from bot.store import Unavailable
from bot.store.cluster.session_starts import SessionStartQueries
from playground import Playground
from tests.postgresql import PrivateServer

from ..conftest import PATIENCE, PLENTY
from ..players import SLOWLY


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(shards=1, ack_seconds=60.0, patience=PATIENCE) as playground:
        yield playground


@pytest.fixture
async def member(
    discord: Playground, postgresql: PrivateServer, tmp_path: Path
) -> AsyncIterator[tuple[Wonders, "asyncio.Task[None]"]]:
    """Run one process of a cluster; yield it and its connection."""
    name = await postgresql.migrated()
    settings = Settings(
        token=discord.token,
        database_url=postgresql.url(name),
        api_url=discord.api_url,
        gateway_url=discord.gateway_url,
        watch_seconds=0,
        ai_workers=0,
        render_workers=0,
        own_requests=inf,
        limits=PLENTY,
        shards="auto",
    )
    point_at(settings)
    app = Wonders(settings, freeze=False, sign_pause=None)
    task = asyncio.create_task(app.start(settings.token))
    try:
        await discord.bot_ready(SLOWLY)
        yield app, task
    finally:
        await app.close()
        await asyncio.gather(task, return_exceptions=True)
        await postgresql.drop(name)


async def test_a_database_that_is_away_costs_no_other_connection(
    discord: Playground,
    member: "tuple[Wonders, asyncio.Task[None]]",
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord forgets a session just then: it begins anew later, and the rest goes on."""
    _, running = member
    spend, tried = SessionStartQueries.spend, list[object]()

    async def away_once(queries: SessionStartQueries) -> float:
        tried.append(queries)
        if len(tried) == 1:
            raise Unavailable("the database system is shutting down")
        return await spend(queries)

    monkeypatch.setattr(SessionStartQueries, "spend", away_once)
    discord.invalidate_session()
    await discord.until(lambda: len(tried) >= 2 or running.done(), SLOWLY, "a second try")
    assert not running.done()
    await discord.bot_ready(SLOWLY)
