"""The real bot with the real discord.py, on a playground of its own."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.computer import hints, reviews
from bot.discord.client import Wonders
from bot.discord.connection import point_at
from bot.runtime.settings import Settings
from bot.workers import process as worker
from engine.ai.thought import Thought
from engine.core.game import Seat
from playground import Playground
from tests.migrated import put_database

DESCRIPTION = os.environ.get("DISCORD_OPENAPI") or None
"""Discord's own description of its API, where it is at hand: each request is held against it."""


@asynccontextmanager
async def running(discord: Playground, home: Path, seed: int = 1) -> AsyncIterator[Wonders]:
    """Run the bot until the block ends; its database stays in `home`."""
    put_database(home / "wonders.db")
    settings = Settings(
        token=discord.token,
        database_url=f"sqlite+aiosqlite:///{home}/wonders.db",
        api_url=discord.api_url,
        gateway_url=discord.gateway_url,
        watch_seconds=0,
        ai_workers=0,
        render_workers=0,
    )
    point_at(settings)
    app = Wonders(settings, rng=Random(seed), freeze=False)
    task = asyncio.create_task(app.start(settings.token))
    try:
        await discord.bot_ready()
        yield app
    finally:
        await app.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(DESCRIPTION, strict_attachments=True) as playground:
        yield playground
        assert playground.violations == []


@pytest.fixture
async def bot(discord: Playground, tmp_path: Path) -> AsyncIterator[Wonders]:
    async with running(discord, tmp_path) as app:
        yield app


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Let the computer be quick, and keep what it thinks, in order."""
    made: list[Thought] = []
    evaluate = worker.evaluate

    def noted(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        made.append(evaluate(module, view, seat, seed, seconds))
        return made[-1]

    monkeypatch.setattr(hints, "SECONDS", 0.1)
    monkeypatch.setattr(reviews, "SECONDS", 0.002)
    monkeypatch.setattr(worker, "evaluate", noted)
    return made
