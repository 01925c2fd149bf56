"""What the bot does now and then by itself: nobody has to press or ask for it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.discord import recurring
from bot.discord.client import Wonders
from bot.runtime.limits import Limit
from bot.tables.rankings import counting
from playground import Playground

from ..conftest import running
from ..scene import dealt, settled, town, words
from ..tables.substitutes import POSITION, WAITING, requested
from ..waiting import LONG

SOON = 0.05
ANA, BRUNO = 101, 102


@pytest.fixture
async def soon(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Wonders]:
    """A bot that waits for no clock between two looks."""
    for seconds in ("LOOK_SECONDS", "TELL_SECONDS", "PURGE_SECONDS"):
        monkeypatch.setattr(recurring, seconds, SOON)
    monkeypatch.setattr(counting, "LOOK_SECONDS", SOON)
    async with running(discord, tmp_path) as bot:
        yield bot


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(LONG):
        while not await true():  # noqa: ASYNC110 - a store does not tell
            await asyncio.sleep(0.02)


async def test_it_deletes_what_is_kept_no_longer(soon: Wonders) -> None:
    limit, once = Limit(1, 60), datetime.now(UTC) - timedelta(days=400)
    await soon.store.absences.add(ANA, once, once + timedelta(days=1), once)
    assert await soon.store.mentions.add(ANA, [BRUNO], once, limit, limit) is None

    async def gone() -> bool:
        away = (await soon.store.people.personal_data(ANA)).away
        return not away and not await soon.store.mentions.of(ANA)

    await until(gone)


async def test_it_counts_the_end_of_a_game_and_tells_who_has_watched_it(
    discord: Playground, soon: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(soon, place, POSITION)
    await place.carla.click(board, words("en-US")("button-watch"))
    await soon.services.tables.resign(table, place.ana.id, None)
    await discord.until(
        lambda: any(place.carla in each.mentions for each in place.channel.messages)
    )

    async def counted() -> bool:
        return await soon.store.results.next_uncounted() is None

    await until(counted)
    assert len(await soon.store.statistics.history(place.bruno.id, 0, 9)) == 1


async def test_it_takes_the_buttons_off_a_request_that_is_over_though_it_has_failed_before(
    discord: Playground, soon: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, failed = town(discord), asyncio.Event()
    table, _ = await dealt(soon, place, POSITION)
    request = await requested(place, WAITING)
    await settled(soon)
    over = soon.store.request_messages.over

    async def fails_once() -> object:
        if not failed.is_set():
            failed.set()
            raise RuntimeError("a bug")
        return await over()

    monkeypatch.setattr(soon.store.request_messages, "over", fails_once)
    await soon.services.tables.resign(table, place.ana.id, None)
    await discord.until(lambda: request.buttons == [])
    assert failed.is_set()
