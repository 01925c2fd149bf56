"""A SQLite database put into an empty one on a server: whole, or not at all."""

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
    insert,
    inspect,
    select,
)

from bot.store import Store
from bot.store.connection.database import Database
from bot.store.connection.lock import DatabaseInUse
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
        ("UPDATE moves SET text = x'ff' WHERE n = 2", "table_id 1 n 2 in moves"),
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
