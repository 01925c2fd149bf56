"""Turns last as long as announced, whatever the clocks of the machines tell that count them."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, text

from bot.store import Store
from bot.store.games import clocks as counting
from bot.store.games.clocks import MOST_A_TICK
from bot.store.schema.core import uptime
from bot.tables.notices import clocks as looking

from ..store.conftest import database, sqlite_url, store, url
from .test_clocks import Process, live_duel

__all__ = ["database", "sqlite_url", "store", "url"]

PASSED = timedelta(seconds=10)


class Machine(datetime):
    """The clock of the machine whose turn it is to look."""

    ahead = timedelta()

    @classmethod
    def now(cls, tz: object = None) -> "Machine":
        return super().now(UTC) + cls.ahead


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_two_machines_whose_clocks_differ_by_hours_count_no_second_twice(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (counting, looking):
        monkeypatch.setattr(module, "datetime", Machine, raising=False)
    await live_duel(store)
    second = await Store.open(url)
    machines = [(Process(store), timedelta()), (Process(second), timedelta(hours=5))]
    keeping = [asyncio.create_task(each.clocks.keep(lambda: True)) for each, _ in machines]

    async def both_look() -> int:
        for process, Machine.ahead in machines:
            process.clock.pass_time()
            await process.clock.asleep()
        async with store.database.reading() as connection:
            return await connection.scalar(select(uptime.c.ran)) or 0

    for process, _ in machines:
        await process.clock.asleep()
    before = [await both_look() for _ in range(2)][-1]
    for looks in range(1, 4):
        async with store.database.writing() as connection:  # they have looked some seconds ago
            await connection.execute(text("UPDATE uptime SET at = at - interval '10 seconds'"))
        counted = timedelta(milliseconds=await both_look() - before)
        assert looks * PASSED <= counted < looks * MOST_A_TICK
    for each in keeping:
        each.cancel()
    for process, _ in machines:
        await process.house.close()
    await second.close()
