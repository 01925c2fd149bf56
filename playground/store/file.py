"""The SQLite file: entities as JSON by kind and id, and the bytes of attachments."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from threading import Lock

FORM = 1
"""The version of what is written; a file of a newer version is refused."""

APPLICATION_ID = 0x57444C31
"""Distinguishes a playground's file from other SQLite files."""

SCHEMA = """
create table things (kind text, id integer, json text not null, primary key (kind, id))
    without rowid;
create table files (id integer primary key, bytes blob not null);
"""

LOCK_TIMEOUT = 1.0
"""Seconds to wait for another program that has the file open."""

Key = tuple[str, int]
"""The kind and the id of an entity."""


class UnusableFile(Exception):  # noqa: N818 - named after the state of the file
    """The file cannot be used; the message tells its host why."""


class WorldFile:
    """An open file, locked against other programs. Can be used from several threads."""

    def __init__(self, path: Path) -> None:
        """Open a file, or create it; raises UnusableFile."""
        self._lock = Lock()
        self._connection = sqlite3.connect(
            path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
        )
        try:
            self._prepare(path)
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self, path: Path) -> None:
        run = self._connection.execute
        try:
            run("pragma locking_mode = exclusive")
            run("pragma journal_mode = wal")
            run("pragma synchronous = normal")
            run("begin exclusive")
            (form,) = run("pragma user_version").fetchone()
            (mark,) = run("pragma application_id").fetchone()
            (tables,) = run("select count(*) from sqlite_schema").fetchone()
            if tables and mark != APPLICATION_ID:
                raise UnusableFile(f"{path} is not a file of the playground.")
            if form > FORM:
                raise UnusableFile(f"{path} was written by a newer version of the playground.")
            if not tables:
                for statement in SCHEMA.split(";"):
                    run(statement)
                run(f"pragma application_id = {APPLICATION_ID}")
                run(f"pragma user_version = {FORM}")
            run("commit")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise UnusableFile(f"{path} is in use: another playground runs on it.") from None
            raise UnusableFile(f"{path} cannot be opened: {error}.") from None
        except sqlite3.DatabaseError as error:
            raise UnusableFile(f"{path} cannot be read: {error}.") from None

    def read(self, kind: str) -> Iterator[tuple[int, str]]:
        """Yield every entity of a kind as (id, JSON), in the order of their ids."""
        query = "select id, json from things where kind = ? order by id"
        with self._lock:
            yield from self._connection.execute(query, (kind,)).fetchall()

    def write(
        self,
        entities: Mapping[Key, bytes | None],
        files: Mapping[int, bytes],
        deleted: Iterable[int],
    ) -> None:
        """Write entities (as JSON; None deletes one) and files, and delete files, or do nothing.

        All of it is one transaction.
        """
        put = [(*key, json.decode()) for key, json in entities.items() if json is not None]
        drop = [key for key, json in entities.items() if json is None]
        with self._lock, self._transaction() as connection:
            connection.executemany("insert or replace into things values (?, ?, ?)", put)
            connection.executemany("delete from things where kind = ? and id = ?", drop)
            connection.executemany("insert or replace into files values (?, ?)", files.items())
            connection.executemany("delete from files where id = ?", [(each,) for each in deleted])

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._connection.execute("begin")
        try:
            yield self._connection
            self._connection.execute("commit")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("rollback")
            raise

    def file_ids(self) -> set[int]:
        """Return the ids of all attachments whose bytes are here."""
        with self._lock:
            return {number for (number,) in self._connection.execute("select id from files")}

    def read_file(self, number: int) -> bytes:
        """Return the bytes of an attachment; raises KeyError."""
        query = "select bytes from files where id = ?"
        with self._lock:
            row = self._connection.execute(query, (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        return bytes(row[0])

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._connection.close()
