"""Copies of a database: whole, of one moment, never over anything; and put in its place."""

import asyncio
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import DamagedTable, NewerDatabase, Preferences, Store
from bot.store.backup import Contents, InvalidDatabase, TargetExists, copy, replace, verify
from bot.store.lock import DatabaseInUse, is_locked, lock_database
from bot.store.migrations import migrate

from ...stored import move
from .examples import GUILD, RESIGNED, TABLE, THREE


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "wonders.db"


async def filled(url: str, moves: int = 3) -> Store:
    """Open a store with a running game, in which a seat has chosen, and one that has ended."""
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    for n in range(moves):
        await store.tables.append(table.id, [move(n % 2, n // 2, f"move {n}")])
    await store.tables.choose(table.id, [move(moves % 2, moves // 2, f"move {moves}")], [])
    await store.tables.end((await store.tables.add(THREE)).id, RESIGNED)
    return store


def data(file: Path) -> bytes:
    return file.read_bytes()


def logs(folder: Path) -> set[str]:
    """Return the names of what holds moves that are not in their database yet."""
    return {file.name for file in folder.glob("*-wal")}


def names(folder: Path) -> set[str]:
    """Return what lies in a folder, but for what SQLite and the lock keep beside a database."""
    ends = ("-wal", "-shm", ".lock")
    return {file.name for file in folder.iterdir() if not file.name.endswith(ends)}


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


def unsound(folder: Path) -> list[Path]:
    """Make files that are no database of ours."""
    empty, prose, other = (folder / name for name in ("empty", "text", "other"))
    empty.touch()
    prose.write_text("This is no database. " * 100)
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE tables (id)")
    return [folder / "nowhere", empty, prose, other]


def damage(file: Path) -> Path:
    """Lose half of the pages of a database, from the middle: a few might be unused ones."""
    pages = bytearray(data(file))
    quarter = len(pages) // 4 // 4096 * 4096
    pages[quarter : 3 * quarter] = b"\x5a" * (2 * quarter)
    file.write_bytes(pages)
    return file


async def test_what_is_unsound_is_neither_copied_nor_restored(
    sqlite_url: str, database: Path, tmp_path: Path
) -> None:
    await (await filled(sqlite_url)).close()
    before = data(database)
    await (await filled(f"sqlite+aiosqlite:///{tmp_path}/damaged.db", moves=200)).close()
    sources = [*unsound(tmp_path), damage(tmp_path / "damaged.db")]
    there = names(tmp_path)
    for source in sources:
        with pytest.raises(InvalidDatabase):
            copy(source, tmp_path / "copy.db")
        with pytest.raises(InvalidDatabase):
            replace(database, source)
        assert names(tmp_path) == there
    assert data(database) == before


async def test_rows_without_their_game_are_found(sqlite_url: str, database: Path) -> None:
    await (await filled(sqlite_url)).close()
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("DELETE FROM seats")
    with pytest.raises(InvalidDatabase, match="rows that are not there"):
        verify(database)


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


async def test_a_journal_beside_a_backup_is_not_played_back(
    sqlite_url: str, database: Path, tmp_path: Path
) -> None:
    """SQLite would delete the file that the journal names as its super-journal."""
    await (await filled(sqlite_url)).close()
    folder, victim = tmp_path / "elsewhere", tmp_path / "precious"
    folder.mkdir()
    victim.touch()
    hostile = folder / "hostile.db"
    copy(database, hostile)
    name, magic = str(victim).encode(), bytes.fromhex("d9d505f920a163d7")
    pages, beyond = hostile.stat().st_size // 4096, 0x40000000 // 4096 + 1
    head = magic + struct.pack(">IIIII", 0, 0, pages, 512, 4096)
    end = struct.pack(">II", len(name), sum(name)) + magic
    journal = head.ljust(512, b"\0") + struct.pack(">I", beyond) + name + end
    hostile.with_name("hostile.db-journal").write_bytes(journal)
    link = tmp_path / "link.db"
    link.symlink_to(hostile)
    for source in (hostile, link):
        with pytest.raises(InvalidDatabase, match="journal"):
            replace(database, source)
    assert victim.exists()


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
    with pytest.raises(NewerDatabase, match=r"9999.*No database is changed back"):
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


HOSTILE = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM seats; END",
    "view": "CREATE VIEW v AS SELECT secret FROM seals",
    "endless view": "ALTER TABLE moves RENAME TO m; CREATE VIEW moves AS WITH RECURSIVE "
    "n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    "virtual table": "PRAGMA writable_schema = ON; INSERT INTO sqlite_master VALUES "
    "('table', 'x', 'x', 0, 'CREATE VIRTUAL TABLE x USING fts5(y)')",
    "version": "UPDATE alembic_version SET version_num = x'ff00'",
    "versions": "INSERT INTO alembic_version VALUES ('0001')",
    "no version": "DELETE FROM alembic_version",
    "columns": "ALTER TABLE tables RENAME COLUMN ended_at TO over",
    "orphans": "DELETE FROM seats",
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_backup_is_refused_and_changes_nothing(
    sqlite_url: str, database: Path, tmp_path: Path, name: str
) -> None:
    await (await filled(sqlite_url)).close()
    before, made = data(database), tmp_path / "hostile"
    copy(database, made)
    with closing(sqlite3.connect(made)) as changed:
        changed.executescript(HOSTILE[name])
    hostile = data(made)
    with pytest.raises((InvalidDatabase, NewerDatabase)):
        replace(database, made)
    assert data(made) == hostile
    assert data(database) == before
    assert names(tmp_path) == {"wonders.db", "hostile"}


async def test_values_of_wrong_types_hide_one_game_and_hurt_no_other(
    sqlite_url: str, database: Path
) -> None:
    await (await filled(sqlite_url)).close()
    made = database.with_name("hostile")
    copy(database, made)
    with closing(sqlite3.connect(made)) as changed:
        changed.executescript(
            "UPDATE tables SET options = '[' || printf('%.1000c', '['), created_at = x'00', "
            "message_id = 'x' WHERE id = 1; UPDATE seats SET user_id = 'x' WHERE table_id = 1;"
        )
    replace(database, made)
    store = await Store.open(sqlite_url)
    with pytest.raises(DamagedTable):
        await store.tables.load(1)
    assert (await store.tables.load(2)).ending == RESIGNED
    assert await store.tables.running_of(TABLE.players[0].user_id or 0) == ()
    await store.close()
