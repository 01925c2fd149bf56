"""Copies of a database: whole, of one moment, never over anything; and put in its place."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import NewerDatabase, Preferences, Store
from bot.store.connection.lock import DatabaseInUse, is_locked, lock_database
from bot.store.connection.migrations import migrate
from bot.store.upkeep.backup import Contents, TargetExists, copy, replace, verify

from ...stored import move
from .backups import data, filled, names
from .examples import GUILD


def logs(folder: Path) -> set[str]:
    """Return the names of what holds moves that are not in their database yet."""
    return {file.name for file in folder.glob("*-wal")}


async def test_a_copy_is_of_one_moment(sqlite_url: str, database: Path, tmp_path: Path) -> None:
    store = await filled(sqlite_url)
    stop = asyncio.Event()

    async def write() -> int:
        n = 3
        while not stop.is_set():
            await store.tables.append(1, [move(n % 2, n // 2, f"move {n}")])
            n += 1
        return n

    writing = asyncio.create_task(write())
    copies = [tmp_path / f"copy-{n}.db" for n in range(5)]
    found = [await asyncio.to_thread(copy, database, each) for each in copies]
    stop.set()
    moves = await writing
    await store.close()
    assert [each.moves for each in found] == sorted(each.moves for each in found)
    assert 3 <= found[0].moves <= found[-1].moves <= moves
    for each, contents in zip(copies, found, strict=True):
        assert verify(each) == contents
        again = await Store.open(f"sqlite+aiosqlite:///{each}")
        record = await again.tables.load(1)
        assert [move.text for move in record.moves] == [f"move {n}" for n in range(contents.moves)]
        await again.close()


async def test_a_copy_is_one_file_for_its_owner(sqlite_url: str, tmp_path: Path) -> None:
    store = await filled(sqlite_url)
    assert copy(tmp_path / "wonders.db", tmp_path / "copy.db") == Contents(2, 1, 3)
    await store.close()
    assert names(tmp_path) == {"wonders.db", "copy.db"}
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_nothing_is_overwritten(sqlite_url: str, database: Path, tmp_path: Path) -> None:
    await (await filled(sqlite_url)).close()
    taken = tmp_path / "taken"
    taken.write_text("mine")
    with pytest.raises(TargetExists):
        copy(database, taken)
    assert taken.read_text() == "mine"


async def test_the_former_database_is_kept(sqlite_url: str, database: Path, tmp_path: Path) -> None:
    store = await filled(sqlite_url)
    copy(database, tmp_path / "copy.db")
    await store.tables.append(1, [move(1, 1, "move 3")])
    await store.close()
    contents, aside = replace(database, tmp_path / "copy.db")
    assert aside is not None
    assert contents == verify(database) == Contents(2, 1, 3)
    assert verify(aside) == Contents(2, 1, 4)
    assert names(tmp_path) == {"wonders.db", "copy.db", aside.name}


def destroy(database: Path) -> None:
    """Leave no database, and something beside it that would be taken for its newest moves."""
    database.write_text("This is no database any more. " * 300)
    Path(f"{database}-wal").write_text("nor is this")


async def test_a_damaged_database_is_replaced_with_all_that_lies_beside_it(
    sqlite_url: str, database: Path, tmp_path: Path
) -> None:
    await (await filled(sqlite_url)).close()
    copy(database, tmp_path / "copy.db")
    destroy(database)
    _, aside = replace(database, tmp_path / "copy.db")
    assert aside is not None
    assert verify(database) == Contents(2, 1, 3)
    assert data(aside).startswith(b"This is no database any more.")
    assert logs(tmp_path) == {f"{aside.name}-wal"}


async def test_an_older_one_is_brought_to_the_present_form(
    sqlite_url: str, database: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old.db"
    engine = create_async_engine(f"sqlite+aiosqlite:///{old}")
    async with engine.begin() as connection:
        await connection.run_sync(lambda made: migrate(made, "0001"))
        await connection.execute(text("INSERT INTO guilds VALUES (:g, 'pt-BR')"), {"g": GUILD})
    await engine.dispose()
    before = data(old)
    assert replace(database, old) == (Contents(0, 0, 0), None)
    assert data(old) == before
    store = await Store.open(sqlite_url)
    assert await store.preferences.of(GUILD) == Preferences("pt-BR")
    await store.close()


async def test_a_newer_one_is_refused(sqlite_url: str, database: Path, tmp_path: Path) -> None:
    await (await filled(sqlite_url)).close()
    newer = tmp_path / "newer.db"
    copy(database, newer)
    with closing(sqlite3.connect(newer)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    before = data(database)
    with pytest.raises(NewerDatabase, match=r"^in .*newer\.db.* 9999"):
        replace(database, newer)
    assert data(database) == before


async def test_one_that_is_open_is_not_replaced(
    sqlite_url: str, database: Path, tmp_path: Path
) -> None:
    store = await filled(sqlite_url)
    copy(database, tmp_path / "copy.db")
    with pytest.raises(DatabaseInUse):
        replace(database, tmp_path / "copy.db")
    await store.tables.append(1, [move(1, 1, "move 3")])
    await store.close()
    assert verify(database) == Contents(2, 1, 4)
    assert names(tmp_path) == {"wonders.db", "copy.db"}


def test_one_program_holds_a_database(sqlite_url: str, database: Path) -> None:
    assert not is_locked(database)
    with lock_database(sqlite_url):
        assert is_locked(database)
        with (
            pytest.raises(DatabaseInUse, match="another bot is running"),
            lock_database(sqlite_url),
        ):
            pass
    assert not is_locked(database)
    with (
        lock_database(sqlite_url),
        lock_database("sqlite+aiosqlite://"),
        lock_database("postgresql+asyncpg://host/name"),
    ):
        pass
