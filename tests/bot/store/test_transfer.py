"""A SQLite database put into an empty one on a server: whole, or not at all."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    Float,
    LargeBinary,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import ProgrammingError

from bot.store import NewerDatabase, Store, Unavailable
from bot.store.connection.database import Database
from bot.store.connection.lock import DatabaseInUse
from bot.store.connection.migrations import known_revisions
from bot.store.connection.peers import connection_name
from bot.store.schema.columns import UtcTime
from bot.store.schema.core import metadata, seals, uptime
from bot.store.upkeep.backup import Contents, InvalidDatabase
from bot.store.upkeep.transfer import AT_ONCE, OF_SERVERS, NotEmpty, fill
from tests.postgresql import PrivateServer

from ...stored import move
from .backups import data, filled, names
from .examples import NOON, TABLE
from .versions import NEWEST

TABLES = metadata.tables["tables"]

FULL_DISK = (
    """CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full' USING ERRCODE = '53100'; END $$""",
    "CREATE TRIGGER fail BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION fail()",
)

WAITING = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'
"""

Rows = Mapping[str, Sequence[tuple[Any, ...]]]


@pytest.fixture
async def empty(postgresql: PrivateServer) -> AsyncIterator[str]:
    """The URL of a database without tables."""
    name = await postgresql.empty()
    yield postgresql.url(name)
    await postgresql.drop(name)


@asynccontextmanager
async def opened(url: str, name: str = "") -> AsyncIterator[Database]:
    database = Database(url, name)
    try:
        yield database
    finally:
        await database.close()


def a_row(table: Table, n: int) -> dict[str, object]:
    """Return values for every column: those of row 0, and none where row 1 needs none."""
    values: dict[str, object] = {}
    for column in table.columns:
        match column.type:
            case JSON():
                value: object = {"Zoë": [n, None, "\u05d0"]}
            case Boolean():
                value = n == 0
            case UtcTime():
                value = datetime(2026, 11, 28, 12, n, 0, 250, UTC)
            case Float():
                value = n + 1 / 3
            case LargeBinary():
                value = bytes([0, 255, n])
            case Text():
                value = f"{column.name} {n} Łé\n"
            case _:
                value = n + 1
        needed = not column.nullable or column.foreign_keys
        values[column.key] = value if n == 0 or needed else None
    if "status" in table.columns:
        values["status"] = "open"
    if table is seals:
        values |= {"table_id": n + 1, "terms": "terms"}
    return values


async def all_rows(url: str) -> Rows:
    """Return the rows of the tables that are carried over, by the names of these."""
    async with opened(url) as database:
        return {
            table.name: sorted((tuple(row) for row in await database.rows(select(table))), key=str)
            for table in metadata.sorted_tables
            if table not in OF_SERVERS
        }


async def has_tables(url: str) -> bool:
    def look(connection: Connection) -> bool:
        return bool(inspect(connection).get_table_names())

    async with opened(url) as database, database.reading() as connection:
        return await connection.run_sync(look)


def alter(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as file, file:
        file.execute(statement)


async def test_every_value_of_every_table_is_carried_over(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await Store.open(sqlite_url)).close()
    async with opened(sqlite_url) as source, source.writing() as connection:
        for table in metadata.sorted_tables:
            if table not in OF_SERVERS:
                await connection.execute(insert(table), [a_row(table, n) for n in range(2)])
    before = data(database)
    assert await fill(empty, database) == Contents(2, 1, 2)
    assert data(database) == before
    assert names(database.parent) == {"wonders.db"}
    found = await all_rows(empty)
    assert found == await all_rows(sqlite_url)
    assert {len(rows) for rows in found.values()} == {2}


async def test_games_go_on_and_new_ones_have_new_numbers(
    sqlite_url: str, database: Path, empty: str
) -> None:
    """Also where a program has run on the empty database, as to try its address."""
    store = await filled(sqlite_url)
    told = await store.tables.load(1)
    await store.close()
    tried = await Store.open(empty)
    await tried.clocks.tick(NOON, ran=True)
    await tried.close()
    assert await fill(empty, database) == Contents(2, 1, 3)
    store = await Store.open(empty)
    try:
        assert await store.tables.load(1) == told
        await store.tables.append(1, [move(1, 1, "move 3")])
        assert (await store.tables.add(replace(TABLE, channel_id=99))).id == 3
    finally:
        await store.close()


async def test_more_rows_than_are_inserted_at_once(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await Store.open(sqlite_url)).close()
    people = [{"owner_id": 1, "person_id": n} for n in range(2 * AT_ONCE + 1)]
    blocks = metadata.tables["blocks"]
    async with opened(sqlite_url) as source, source.writing() as connection:
        await connection.execute(insert(blocks), people)
    await fill(empty, database)
    assert len((await all_rows(empty))["blocks"]) == len(people)


async def test_a_database_that_holds_something_is_left_as_it_is(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await filled(sqlite_url)).close()
    await (await filled(empty, moves=1)).close()
    before = await all_rows(empty)
    with pytest.raises(NotEmpty, match="rows in tables"):
        await fill(empty, database)
    assert await all_rows(empty) == before


async def test_a_server_of_a_newer_version_is_told_of_as_such(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await filled(sqlite_url)).close()
    await (await Store.open(empty)).close()
    async with opened(empty) as server, server.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match=r"^on the server, the database .* 9999"):
        await fill(empty, database)


async def test_a_database_that_a_program_uses_is_left_as_it_is(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await filled(sqlite_url)).close()
    async with opened(empty, connection_name(NEWEST, "bot-1")) as program:
        await program.rows(select(1))
        with pytest.raises(DatabaseInUse, match=rf"running on it: bot-1 \({NEWEST}\)"):
            await fill(empty, database)
    assert not await has_tables(empty)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE tables SET options = '{' WHERE id = 1", "its first row in tables cannot be read"),
        ("UPDATE tables SET ended_at = 'late' WHERE id = 2", "the row after id 1 in tables"),
        ("UPDATE seats SET user_id = 'Ana' WHERE seat = 1 AND table_id = 1", "table_id 1 seat 1"),
        ("UPDATE moves SET text = x'ff' WHERE n = 2", "table_id 1 n 2 in moves has a value that"),
        ("UPDATE moves SET text = 'a' || char(0) WHERE n = 1", "table_id 1 n 1 in moves"),
    ],
)
async def test_a_damaged_row_is_named_and_nothing_is_changed(
    sqlite_url: str, database: Path, empty: str, damage: str, told: str
) -> None:
    await (await filled(sqlite_url)).close()
    alter(database, damage)
    with pytest.raises(InvalidDatabase, match=told):
        await fill(empty, database)
    assert not await has_tables(empty)
    assert names(database.parent) == {"wonders.db"}


async def test_a_fault_of_the_server_is_not_told_of_a_row(
    sqlite_url: str, database: Path, empty: str
) -> None:
    """Such as a full disk, in the place of which a trigger fails here."""
    await (await filled(sqlite_url)).close()
    await (await Store.open(empty)).close()
    async with opened(empty) as server, server.writing() as connection:
        for statement in FULL_DISK:
            await connection.execute(text(statement))
    with pytest.raises(Unavailable, match="the disk is full"):
        await fill(empty, database)


async def test_a_role_that_may_create_no_tables_is_told(
    postgresql: PrivateServer, sqlite_url: str, database: Path, empty: str
) -> None:
    await (await filled(sqlite_url)).close()
    name = empty.rpartition("/")[2]
    await postgresql.ask("CREATE ROLE guest LOGIN")
    guest = empty.replace("postgres@", "guest@")
    with pytest.raises(ProgrammingError, match="permission denied for schema public"):
        await fill(guest, database)
    await postgresql.ask("DROP ROLE guest", database=name)


async def test_a_program_that_connects_again_meanwhile_waits(
    postgresql: PrivateServer, sqlite_url: str, database: Path, empty: str
) -> None:
    """It has run on the database before, and is not connected when that is looked at.

    A lock on a table holds `fill` in the middle until the program waits, too.
    """
    await (await filled(sqlite_url)).close()
    await (await Store.open(empty)).close()
    async with opened(empty) as other, opened(empty) as program:
        program.admit_to_known(known_revisions())
        async with other.writing() as holding:
            await holding.execute(text("LOCK TABLE seats"))
            filling = asyncio.create_task(fill(empty, database))
            await _waiting(postgresql, empty, 1)
            counting = asyncio.create_task(program.scalar(select(func.count()).select_from(TABLES)))
            await _waiting(postgresql, empty, 2)
        assert await filling == Contents(2, 1, 3)
        assert await counting == 2


async def _waiting(server: PrivateServer, url: str, count: int) -> None:
    """Wait until so many connections to a database wait for a lock."""
    name = url.rpartition("/")[2]
    async with asyncio.timeout(60):
        while True:
            if await server.ask(WAITING, name) == count:
                return
            await asyncio.sleep(0.01)


async def test_the_time_that_clocks_count_is_that_of_the_source(
    sqlite_url: str, database: Path, empty: str
) -> None:
    await (await Store.open(sqlite_url)).close()
    async with opened(sqlite_url) as source, source.writing() as connection:
        await connection.execute(insert(uptime).values(id=1, ran=5000, at=datetime.now(UTC)))
    tried = await Store.open(empty)
    await tried.clocks.tick(NOON, ran=True)
    await tried.close()
    await fill(empty, database)
    async with opened(empty) as filled_one:
        assert await filled_one.scalars(select(uptime.c.ran)) == (5000,)
