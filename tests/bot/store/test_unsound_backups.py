"""What is damaged, made by hand or no database of ours is neither copied nor restored."""

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import DamagedTable, NewerDatabase, Store
from bot.store.upkeep.backup import InvalidDatabase, copy, replace, verify

from .backups import data, filled, names
from .examples import RESIGNED, TABLE


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


@pytest.mark.long
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


@pytest.mark.long
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
