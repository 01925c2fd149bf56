"""The real bot with the real discord.py, on a playground of its own."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from bot.computer import hints, players, reviews
from bot.discord import recurring
from bot.discord.boards import follow_ups, in_place
from bot.discord.channels import message_age, newest_messages
from bot.discord.client import Wonders
from bot.discord.commands import tree
from bot.discord.connection import point_at
from bot.discord.replies import reply as replies
from bot.runtime.limits import Limits
from bot.runtime.settings import Settings
from bot.tables.boards import held_boards, live_panels
from bot.tables.notices import clocks, notices
from bot.tables.tournaments import tournaments
from bot.workers import process as worker
from engine.ai.thought import Thought
from engine.core.game import Seat
from playground import Patience, Playground
from tests.migrated import put_database

from .players import SLOWLY

DESCRIPTION = os.environ.get("DISCORD_OPENAPI") or None
"""Discord's own description of its API, where it is at hand: each request is held against it."""


PATIENCE = Patience(reply=60.0, silent=2.0)
"""How long people wait for the bot, on a busy machine too."""

UNHURRIED = 30.0
"""Seconds that must pass in most tests before the bot shows people that something takes long.

A reply that is not ready is acknowledged, which then mentions nobody; a search is shown as typing;
a board no longer waits for private panels, and mentions their people, nor for the computers that
move next; a command is refused while the database is silent. With the bot's own times, what a test
sees would depend on how busy the machine is.
"""

NOT_YET = 1000.0
"""Seconds for which the bot counts on what it knows of a channel, and after which it first looks
for what is due by the clock: tests that are about such work let it begin."""

HURRIED = 0.2
"""The same in tests of just that: sooner than outside of tests, so that few wait for it long."""

HINT_SECONDS, REVIEW_SECONDS, AGAIN_SECONDS = 0.1, 0.002, 0.003
"""How long a hint, a review of each move, and of some again, is searched.

Tests do not judge how good they are.
"""


@pytest.fixture(scope="session", autouse=True)
def _unhurried() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replies, "ACKNOWLEDGE_AFTER", UNHURRIED)
        patch.setattr(players, "QUICK", UNHURRIED)
        patch.setattr(live_panels, "PATIENCE", UNHURRIED)
        patch.setattr(held_boards, "HELD", UNHURRIED)
        patch.setattr(tree, "READS_WITHIN", UNHURRIED)
        patch.setattr(follow_ups, "SENDS_WITHIN", UNHURRIED)
        patch.setattr(message_age, "OLD_EDITS_WITHIN", UNHURRIED)
        patch.setattr(newest_messages, "FRESH", NOT_YET)
        patch.setattr(in_place, "PRESENT", NOT_YET)
        for module in (clocks, notices, tournaments):
            patch.setattr(module, "EVERY", NOT_YET)
        for seconds in ("LOOK_SECONDS", "TELL_SECONDS", "PURGE_SECONDS"):
            patch.setattr(recurring, seconds, NOT_YET)
        patch.setattr(hints, "SECONDS", HINT_SECONDS)
        patch.setattr(reviews, "SECONDS", REVIEW_SECONDS)
        patch.setattr(reviews, "AGAIN_SECONDS", AGAIN_SECONDS)
        yield


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot acknowledge a reply that is not ready early, for tests of just that."""
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", HURRIED)


PLENTY = Limits(**{each.name: replace(each.default, most=10_000) for each in fields(Limits)})
"""Limits that no test meets by chance; those of limits have their own."""


@asynccontextmanager
async def running(
    discord: Playground,
    home: Path,
    seed: int = 1,
    *,
    sign_pause: float | None = None,
    limits: Limits = PLENTY,
    database_url: str | None = None,
) -> AsyncIterator[Wonders]:
    """Run the bot until the block ends; its database stays in `home`, unless another is named.

    Signs are uploaded where a pause is given.
    """
    if database_url is None:
        put_database(home / "wonders.db")
        database_url = f"sqlite+aiosqlite:///{home}/wonders.db"
    settings = Settings(
        token=discord.token,
        database_url=database_url,
        api_url=discord.api_url,
        gateway_url=discord.gateway_url,
        watch_seconds=0,
        ai_workers=0,
        render_workers=0,
        own_requests=inf,  # how boards go out must not depend on how quick the machine is
        limits=limits,
    )
    point_at(settings)
    app = Wonders(settings, rng=Random(seed), freeze=False, sign_pause=sign_pause)
    task = asyncio.create_task(app.start(settings.token))
    try:
        ready = lambda: task.done() or discord.is_bot_ready  # noqa: E731
        await discord.until(ready, SLOWLY, "the bot connected with its commands registered")
        if task.done():
            task.result()  # raises why it did not start
        yield app
    finally:
        await app.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(
        DESCRIPTION, ack_seconds=60.0, strict_attachments=True, patience=PATIENCE
    ) as playground:
        yield playground
        assert playground.violations == []
        unmet = [each for each in playground.faults.waiting if not each.hits]
        assert unmet == [], "a fault that no request meets proves nothing"


@pytest.fixture
async def bot(discord: Playground, tmp_path: Path) -> AsyncIterator[Wonders]:
    async with running(discord, tmp_path) as app:
        yield app


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Keep what the computer thinks of moves, in order, but for what a review searches again."""
    made: list[Thought] = []
    evaluate = worker.evaluate

    def noted(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        found = evaluate(module, view, seat, seed, seconds)
        if seconds != AGAIN_SECONDS:
            made.append(found)
        return found

    monkeypatch.setattr(worker, "evaluate", noted)
    return made
