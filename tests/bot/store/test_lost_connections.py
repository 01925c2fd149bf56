"""No statement waits for ever for a server that does not answer, and none fails without need.

The proxy to the server swallows what is sent, as a network does that is split: nobody is told.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import literal, select

from bot.store import Ending, Store, TableRecord, Unavailable
from bot.store.connection import server_engine
from bot.store.connection.database import Database
from bot.store.schema.core import tables
from tests.postgresql import PrivateServer
from tests.soak.proxy import Proxy

from .examples import TABLE

NUMBER = select(literal(1))


@pytest.fixture
async def name(postgresql: PrivateServer) -> AsyncIterator[str]:
    made = await postgresql.migrated()
    yield made
    await postgresql.drop(made)


@pytest.fixture
async def proxy(postgresql: PrivateServer) -> AsyncIterator[Proxy]:
    built = Proxy(postgresql.port)
    await built.build()
    yield built
    await built.close()


@pytest.fixture
async def behind(postgresql: PrivateServer, proxy: Proxy, name: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgresql.url(name, proxy.port))
    yield opened
    proxy.clear()
    await opened.close()


async def is_held(proxy: Proxy) -> None:
    """Wait until the proxy holds something back."""
    while not proxy.held:  # noqa: ASYNC110 - it is polled
        await asyncio.sleep(0.01)


async def test_nobody_waits_for_ever_for_a_silent_server(
    postgresql: PrivateServer, proxy: Proxy, name: str, behind: Store
) -> None:
    """What was under way, what begins, and who connects: each is told, and later all is well."""
    table = await behind.tables.add(TABLE)
    database = Database(postgresql.url(name, proxy.port))

    async def write_on() -> None:
        async with database.writing() as connection:
            await connection.execute(NUMBER)
            proxy.block()
            await connection.execute(NUMBER)

    async def copy_on() -> None:
        async with database.reading() as connection:
            await connection.execute(NUMBER)
            await is_held(proxy)
            await connection.execute(NUMBER)

    stranger = Database(postgresql.url(name, proxy.port))
    under_way = [asyncio.create_task(write_on()), asyncio.create_task(copy_on())]
    await is_held(proxy)
    found = await asyncio.gather(
        *under_way,
        behind.tables.load(table.id),
        behind.tables.append(table.id, []),
        stranger.scalar(NUMBER),
        return_exceptions=True,
    )
    assert [type(each) for each in found] == [Unavailable] * 5
    proxy.clear()
    assert isinstance(await behind.tables.load(table.id), TableRecord)
    for each in (database, stranger):
        assert await each.scalar(NUMBER) == 1
        await each.close()


async def test_who_is_cancelled_at_a_silent_server_leaves_no_connection_taken(
    proxy: Proxy, behind: Store
) -> None:
    table = await behind.tables.add(TABLE)
    proxy.block()
    most = server_engine.POOL_SIZE + server_engine.MAX_OVERFLOW
    tasks = [asyncio.create_task(behind.tables.load(table.id)) for _ in range(most)]
    await is_held(proxy)
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(each.cancelled() for each in tasks)
    proxy.clear()
    assert (await behind.tables.load(table.id)).id == table.id


async def test_an_idle_connection_that_leads_nowhere_is_replaced(
    postgresql: PrivateServer, proxy: Proxy, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bytes are swallowed, as by a router that has forgotten it; a new one leads somewhere."""
    database = Database(postgresql.url(name, proxy.port))
    async with database.writing() as connection:
        await connection.execute(NUMBER)
    monkeypatch.setattr(server_engine, "IDLE_SECONDS", 0.0)
    proxy.forget()
    async with database.writing() as connection:
        assert (await connection.execute(NUMBER)).scalar_one() == 1
    await database.close()


async def test_a_statement_that_only_reads_is_repeated_where_its_connection_is_cut(
    proxy: Proxy, behind: Store
) -> None:
    table = await behind.tables.add(TABLE)
    proxy.block()
    loading = asyncio.create_task(behind.tables.load(table.id))
    await is_held(proxy)
    await proxy.cut()
    proxy.clear()
    assert (await loading).id == table.id


async def test_the_server_ends_the_transaction_of_a_program_that_has_fallen_silent(
    postgresql: PrivateServer, proxy: Proxy, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host without power holds its locks no longer: others go on, before they give up."""
    silent, other = Database(postgresql.url(name)), Database(postgresql.url(name))
    going_on = Store(other)
    table = await going_on.tables.add(TABLE)
    locked = asyncio.Event()
    monkeypatch.setattr(server_engine, "SILENT_SECONDS", 1.0)

    async def fall_silent() -> None:
        async with silent.writing() as connection:
            row = select(tables.c.id).where(tables.c.id == table.id)
            await connection.execute(row.with_for_update())
            locked.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(fall_silent())
    await locked.wait()
    monkeypatch.undo()
    assert await going_on.tables.end(table.id, Ending("resigned", (0,)))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    for each in (silent, other):
        await each.close()


async def test_who_waits_for_a_lock_for_too_long_leaves_nothing_behind_at_the_server(
    postgresql: PrivateServer, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server itself ends the statement: its connection stays, and nobody waits there on."""
    holding = Database(postgresql.url(name))
    table = await Store(holding).tables.add(TABLE)
    row = select(tables.c.id).where(tables.c.id == table.id).with_for_update()
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    monkeypatch.setattr(server_engine, "STATEMENT_SECONDS", 2.0)
    other = Database(postgresql.url(name))
    async with holding.writing() as connection:
        await connection.execute(row)
        with pytest.raises(Unavailable, match="statement timeout"):
            await Store(other).tables.end(table.id, Ending("resigned", (0,)))
        assert await postgresql.ask(waiting) == 0
    assert await Store(other).tables.end(table.id, Ending("resigned", (0,)))
    for each in (holding, other):
        await each.close()
