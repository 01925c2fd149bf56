"""Backs up and restores a SQLite database: copies it while it is in use, and verifies copies."""

import os
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect
from sqlalchemy.exc import SQLAlchemyError

from ..connection.lock import DatabaseInUse
from ..connection.migrations import migrate
from ..connection.private_files import give_away
from ..refusals import NewerDatabase
from ..schema.core import metadata

SIDE_FILES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside an open database, or after a crash."""

HEADER = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""

VERSIONS = "alembic_version"
"""Alembic's table of applied migrations; every database of this program has it."""

REVISIONS = "SELECT version_num FROM alembic_version"

VIRTUAL = re.compile(r"\s*CREATE\s+VIRTUAL", re.IGNORECASE)

LOCK_TIMEOUT = 5.0
"""Seconds to wait for a lock that another connection holds."""


class InvalidDatabase(Exception):  # noqa: N818 - names the state
    """A file is no database of this program, or it is damaged; the message says which."""


class TargetExists(Exception):  # noqa: N818 - names the state
    """A backup would overwrite an existing file."""


class Contents(Struct, frozen=True):
    """How many games, running games and moves a database holds."""

    games: int
    running: int
    moves: int


def copy(source: Path, target: Path) -> Contents:
    """Copy a consistent snapshot of a database to a new file; return what the copy holds.

    Other connections may go on reading and writing. The copy is verified and flushed to disk before
    it gets the name `target`. Raises `TargetExists`, `InvalidDatabase` and `OSError`; no file is
    left behind then.
    """
    with _claim_name(target), _temporary_file(target) as made:
        _copy(source, made)
        contents = verify(made)
        _fsync(made)
        made.replace(target)
        _fsync(target.parent)
        return contents


def replace(database: Path, source: Path) -> tuple[Contents, Path | None]:
    """Replace a database that no program has open with a copy of `source`.

    The copy is verified and migrated to this program's schema before `database` is changed.
    Returns what the copy holds, and the path under which the previous database was kept, if there
    was one. Raises `InvalidDatabase`, `NewerDatabase` and `OSError`; nothing is changed then.
    """
    with current_copy(source, database) as (made, contents):
        give_away(made, like=database if database.exists() else database.parent)
        _fsync(made)
        aside = _set_aside(database)
        made.replace(database)
        _fsync(database.parent)
        return contents, aside


@contextmanager
def current_copy(source: Path, beside: Path) -> Iterator[tuple[Path, Contents]]:
    """Yield a verified copy of a database at this program's schema, and what it holds.

    The copy is a private file in the folder of `beside`, and is deleted afterwards if it is still
    there. Raises `InvalidDatabase`, `NewerDatabase` and `OSError`.
    """
    # SQLite deletes the file that such a journal names, whatever it is.
    if os.path.lexists(f"{source.resolve()}-journal"):
        raise InvalidDatabase(f"{source.name}-journal lies beside it; no backup has one")
    with _temporary_file(beside) as made:
        _copy(source, made)
        verify(made)
        try:
            _migrate(made)
        except NewerDatabase as why:
            raise NewerDatabase(f"in {source}, {why}") from why
        yield made, verify(made)


def verify(file: Path) -> Contents:
    """Check that a file is an intact database of this program; raises `InvalidDatabase`."""
    with _reading(file) as database:
        _expect_ours(database)
        faults = [row[0] for row in database.execute("PRAGMA integrity_check(3)")]
        if faults != ["ok"]:
            raise InvalidDatabase(f"it is damaged: {'; '.join(faults)}")
        if database.execute("PRAGMA foreign_key_check").fetchone():
            raise InvalidDatabase("it is damaged: rows belong to rows that are not there")
        games, ended = database.execute("SELECT count(*), count(ended_at) FROM tables").fetchone()
        (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
        return Contents(games, games - ended, moves)


def is_sqlite(file: Path) -> bool:
    """Return whether a file begins as those of SQLite do; raises `OSError`."""
    with file.open("rb") as opened:
        return opened.read(len(HEADER)) == HEADER


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.is_file():
        raise InvalidDatabase("there is no such file")
    # Mode rw, although nothing is written: SQLite must replay a WAL that a crash left behind.
    address = f"{file.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=LOCK_TIMEOUT)) as database:
            database.execute("PRAGMA trusted_schema = OFF")
            yield database
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter of names in the schema
        raise InvalidDatabase(str(error)) from error


def _expect_ours(database: sqlite3.Connection) -> None:
    parts = list(database.execute("SELECT name, type, sql FROM sqlite_master"))
    for name, kind, sql in parts:
        # Triggers and views would do what whoever made the file wants, virtual tables load code.
        if kind not in ("table", "index") or VIRTUAL.match(str(sql)):
            raise InvalidDatabase(f"it has a part that this program does not make: {name!r}")
    if not {VERSIONS, "tables", "seats", "moves"} <= {name for name, kind, _ in parts}:
        raise InvalidDatabase("it is a database, but none of this program")
    revisions = [row[0] for row in database.execute(REVISIONS)]
    if len(revisions) != 1 or not isinstance(revisions[0], str):
        raise InvalidDatabase("its revision cannot be read")


def _copy(source: Path, target: Path) -> None:
    """Copy a snapshot in one step, into a file without a WAL."""
    with _reading(source) as database, closing(sqlite3.connect(target)) as made:
        _expect_ours(database)
        database.backup(made)
        made.execute("PRAGMA journal_mode = DELETE")
        made.execute("VACUUM")  # leaves out what was deleted in the source


def _migrate(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    _transactional(engine)
    try:
        with engine.begin() as connection:
            migrate(connection)
            lacking = metadata.tables.keys() - set(inspect(connection).get_table_names())
    except SQLAlchemyError as error:
        raise InvalidDatabase(f"it cannot be brought to the present form: {error}") from error
    if lacking:
        raise InvalidDatabase(f"it lacks {', '.join(sorted(lacking))}")


def _transactional(engine: Engine) -> None:
    """Make a migration one transaction; the driver would commit before each schema change."""

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _claim_name(target: Path) -> Iterator[None]:
    """Create an empty `target`, and delete it if the block raises. Raises `TargetExists`."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise TargetExists(str(target)) from None
    try:
        yield
    except BaseException:
        target.unlink(missing_ok=True)
        raise


@contextmanager
def _temporary_file(target: Path) -> Iterator[Path]:
    """Yield a new private file beside `target`, and remove it and its side files afterwards."""
    made = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield made
    finally:
        for end in ("", *SIDE_FILES):
            Path(f"{made}{end}").unlink(missing_ok=True)


def _set_aside(database: Path) -> Path | None:
    """Link a database under a second name; the first one stays until it is replaced."""
    if not database.exists():
        return None
    _merge_side_files(database)
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.name}.replaced-{moment}-{secrets.token_hex(2)}")
    for end in SIDE_FILES:  # of a damaged database; SQLite would apply them to the new one
        with suppress(FileNotFoundError):
            Path(f"{database}{end}").rename(f"{aside}{end}")
    try:
        os.link(database, aside)
    except OSError:  # a file system without hard links
        database.rename(aside)
    return aside


def _merge_side_files(database: Path) -> None:
    """Checkpoint a database's WAL into it; raises `DatabaseInUse` if another program has it open.

    A damaged database is left unchanged with its side files, so that data can still be rescued.
    """
    if not is_sqlite(database):
        return
    try:
        with closing(sqlite3.connect(database, timeout=LOCK_TIMEOUT)) as former:
            former.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise DatabaseInUse(f"another program has {database} open") from error
    except sqlite3.DatabaseError:
        return


def _fsync(path: Path) -> None:
    """Flush a file or a folder to disk, so that it survives a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
