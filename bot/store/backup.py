"""Copies of a SQLite database: made while others write, proved to be sound, put in its place."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect
from sqlalchemy.exc import SQLAlchemyError

from .lock import DatabaseInUse
from .migrations import migrate
from .schema import metadata

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database while it is open, or after a program was killed."""

HEADER = b"SQLite format 3\0"
"""How a file of SQLite begins."""

VERSIONS = "alembic_version"
"""The table that tells which migrations a database has had; every database of ours has it."""

PATIENCE = 5.0
"""Seconds to wait for whoever is writing."""


class Unsound(Exception):  # noqa: N818 - says what is the case
    """A file is not a database of ours, or it is damaged; the message tells which."""


class Exists(Exception):  # noqa: N818 - says what is the case
    """A copy would overwrite a file."""


class Contents(Struct, frozen=True):
    """What a database holds."""

    games: int
    running: int
    moves: int


def copy(source: Path, target: Path) -> Contents:
    """Copy a database, as it is at one moment, to a new file; return what the copy holds.

    Others may go on reading and writing. The copy is whole and on the disk when it gets its name;
    raises `Exists`, `Unsound` and `OSError`, and leaves nothing behind then.
    """
    with _claimed(target), _made_beside(target) as made:
        _copy(source, made)
        contents = sound(made)
        _onto_disk(made)
        made.replace(target)
        _onto_disk(target.parent)
        return contents


def replace(database: Path, source: Path) -> tuple[Contents, Path | None]:
    """Put a copy of `source` in the place of a database, which nobody may be using.

    The copy is proved, and migrated to the form that this program knows, before anything is
    touched. Returns what it holds, and under which name the former database is kept aside, if there
    was one. Raises `Unsound`, `NewerDatabase` and `OSError`; then all is as it was.
    """
    with _made_beside(database) as made:
        _copy(source, made)
        sound(made)
        _migrate(made)
        contents = sound(made)
        _onto_disk(made)
        aside = _set_aside(database)
        made.replace(database)
        _onto_disk(database.parent)
        return contents, aside


def sound(file: Path) -> Contents:
    """Prove that a database is one of ours and whole; return what it holds. Raises `Unsound`."""
    with _reading(file) as database:
        _expect_ours(database)
        faults = [row[0] for row in database.execute("PRAGMA integrity_check(3)")]
        if faults != ["ok"]:
            raise Unsound(f"it is damaged: {'; '.join(faults)}")
        if database.execute("PRAGMA foreign_key_check").fetchone():
            raise Unsound("it is damaged: rows belong to rows that are not there")
        games, ended = database.execute("SELECT count(*), count(ended_at) FROM tables").fetchone()
        (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
        return Contents(games, games - ended, moves)


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.is_file():
        raise Unsound("there is no such file")
    # rw, although nothing is written: what a killed program left beside the file is taken up.
    address = f"{file.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as database:
            yield database
    except sqlite3.Error as error:
        raise Unsound(str(error)) from error


def _expect_ours(database: sqlite3.Connection) -> None:
    names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    if not {VERSIONS, "tables", "seats", "moves"} <= names:
        raise Unsound("it is a database, but none of this program")


def _copy(source: Path, target: Path) -> None:
    """Copy in one step, which sees one moment, into a file that needs none beside it."""
    with _reading(source) as database, closing(sqlite3.connect(target)) as made:
        _expect_ours(database)
        database.backup(made)
        made.execute("PRAGMA journal_mode = DELETE")


def _migrate(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    _transactional(engine)
    try:
        with engine.begin() as connection:
            migrate(connection)
            lacking = metadata.tables.keys() - set(inspect(connection).get_table_names())
    except SQLAlchemyError as error:
        raise Unsound(f"it cannot be brought to the present form: {error}") from error
    if lacking:
        raise Unsound(f"it lacks {', '.join(sorted(lacking))}")


def _transactional(engine: Engine) -> None:
    """Let a migration be one transaction: left to itself, the driver ends it before each change."""

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _claimed(target: Path) -> Iterator[None]:
    """Take a name that nobody has, and give it back where nothing comes of it."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise Exists(str(target)) from None
    try:
        yield
    except BaseException:
        target.unlink(missing_ok=True)
        raise


@contextmanager
def _made_beside(target: Path) -> Iterator[Path]:
    """Offer a name in the same folder, readable for us alone; what is left of it is removed."""
    made = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield made
    finally:
        for end in ("", *BESIDE):
            Path(f"{made}{end}").unlink(missing_ok=True)


def _set_aside(database: Path) -> Path | None:
    """Give a database a second name; its own stays until something else takes it."""
    if not database.exists():
        return None
    _fold_in(database)
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.name}.replaced-{moment}-{secrets.token_hex(2)}")
    for end in BESIDE:  # a damaged one keeps them, and they must not meet the new database
        with suppress(FileNotFoundError):
            Path(f"{database}{end}").rename(f"{aside}{end}")
    try:
        os.link(database, aside)
    except OSError:  # a file system without second names
        database.rename(aside)
    return aside


def _fold_in(database: Path) -> None:
    """Put what lies beside a database into it, which nobody can do where somebody else has it open.

    One that is damaged is left as it is, with what lies beside it: somebody may yet save from it.
    """
    with database.open("rb") as opened:
        if opened.read(len(HEADER)) != HEADER:
            return
    try:
        with closing(sqlite3.connect(database, timeout=PATIENCE)) as former:
            former.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise DatabaseInUse(f"another program has {database} open") from error
    except sqlite3.DatabaseError:
        return


def _onto_disk(path: Path) -> None:
    """Wait until a file, or what a folder lists, would survive a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
