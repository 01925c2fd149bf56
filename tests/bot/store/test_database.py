"""SQLite is set up to keep what it acknowledges; PostgreSQL understands every statement."""

import asyncio
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import literal, select, text
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store import (
    Store,
    Unavailable,
)
from bot.store.connection.database import Database
from tests.postgresql import PrivateServer

from .examples import TABLE


async def test_pragmas_are_in_force_on_every_connection(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with database.reading() as one, database.reading() as two, database.writing() as three:
        for connection in (one, two, three):
            found = [
                await connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert found == ["wal", 2, 1, 5000]
    await database.close()


async def test_what_refers_to_nothing_is_refused(url: str, store: Store) -> None:
    database = Database(url)
    orphan = text("INSERT INTO seats (table_id, seat, name) VALUES (99, 0, 'nobody')")
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await connection.execute(orphan)
    await database.close()


async def test_a_block_that_raises_leaves_nothing(url: str, store: Store) -> None:
    database = Database(url)
    with suppress(ZeroDivisionError):
        async with database.writing() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))
            raise ZeroDivisionError
    async with database.reading() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    await database.close()


async def test_a_reader_sees_one_moment(url: str, store: Store) -> None:
    database = Database(url)
    count = text("SELECT count(*) FROM tables")
    async with database.reading() as connection:
        assert await connection.scalar(count) == 0
        await store.tables.add(TABLE)
        assert await connection.scalar(count) == 0
    async with database.reading() as connection:
        assert await connection.scalar(count) == 1
    await database.close()


async def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="has no time zone"):
        await store.invitations.due(datetime(2026, 3, 1))


async def test_a_file_that_is_no_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "wonders.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(DatabaseError, match="not a database"):
        await Store.open(sqlite_url)


@pytest.mark.parametrize(
    "error",
    [
        OperationalError("SELECT", None, Exception("disk I/O error")),
        InterfaceError("SELECT", None, Exception("the connection is closed")),
        DBAPIError("SELECT", None, Exception("the server stops")),
        DatabaseError("SELECT", None, Exception("database disk image is malformed")),
        ConnectionRefusedError("nobody listens"),
        TimeoutError("no answer"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_what_lies_with_the_database_is_told_as_such(
    sqlite_url: str, error: Exception
) -> None:
    database = Database(sqlite_url)
    for transaction in (database.reading, database.writing):
        with pytest.raises(Unavailable):
            async with transaction():
                raise error
        with pytest.raises(IntegrityError):
            async with transaction():
                raise IntegrityError("INSERT", None, Exception("not unique"))
    await database.close()


async def test_what_is_under_way_ends_before_the_database_is_closed(url: str, store: Store) -> None:
    """A connection that is out while its pool is closed would never be closed."""
    database, may_end = Database(url), asyncio.Event()
    begun = asyncio.Event()

    async def read() -> int | None:
        async with database.reading() as connection:
            begun.set()
            await may_end.wait()
            found: int | None = await connection.scalar(text("SELECT 7"))
            return found

    reading = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(database.close())
    while not database._uses.begun:  # noqa: ASYNC110 - the next turns of the event loop
        await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="closed"):
        await database.rows(select(literal(1)))
    assert not closing.done()
    may_end.set()
    assert await reading == 7
    await closing


async def test_a_pool_without_a_free_connection_is_unavailable(url: str, store: Store) -> None:
    database = Database(url)
    waiting = PoolTimeout("QueuePool limit of size 5 overflow 10 reached, timeout 30.00")
    for transaction in (database.reading, database.writing):
        with pytest.raises(Unavailable, match="QueuePool limit"):
            async with transaction():
                raise waiting
    await database.close()


async def test_a_write_sees_what_was_committed_before_whatever_the_servers_default(
    postgresql: PrivateServer,
) -> None:
    name = await postgresql.empty()
    default = f"ALTER DATABASE {name} SET default_transaction_isolation TO 'serializable'"
    await postgresql.ask(default)
    database = Database(postgresql.url(name))
    level = text("SHOW transaction_isolation")
    async with database.writing() as connection:
        assert await connection.scalar(level) == "read committed"
    async with database.reading() as connection:
        assert await connection.scalar(level) == "repeatable read"
    async with database.writing() as connection:
        assert await connection.scalar(level) == "read committed"
    await database.close()
    await postgresql.drop(name)
