"""Inspects a database for `doctor` without changing it."""

import errno
import os
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, func, make_url, select

from ..connection.compatibility import can_run
from ..connection.database import Database
from ..connection.lock import database_file, is_locked, lock_file
from ..connection.migrations import current_revisions, known_revisions
from ..refusals import Unavailable
from .backup import InvalidDatabase, verify

ROOM = 65_536
"""Bytes that have to fit on the disk for a database to be called writable."""

Schema = Literal["none", "current", "older", "ahead", "newer"]
"""How the migrations of a database compare with this program's; "none" if it has none.

"ahead": a newer version has migrated it, and this program can run on it; "newer": it cannot.
"""


class DatabaseState(Struct, frozen=True):
    """What an inspection found: where the database is, its schema, and its faults.

    `schema` compares the database's migrations with this program's; `fault` is SQLite's or the
    driver's message, empty if the database is intact.
    """

    place: str
    schema: Schema = "none"
    revision: str = ""
    fault: str = ""
    running: bool = False
    """Whether a bot has the database locked."""
    exists: bool = True
    """Whether there is a file; a server counts as one."""


async def inspect_database(url: str) -> DatabaseState:
    """Inspect the database at `url`; a file that does not exist is not created.

    Raises `OSError` or `SQLAlchemyError` if the URL is invalid, or if the database cannot be
    reached or written to.
    """
    file = database_file(url)
    place = str(file) if file else make_url(url).render_as_string(hide_password=True)
    database = Database(url)
    try:
        if file is not None:
            _expect_own(file)
            _expect_room(file.parent)
            if not file.exists():
                return DatabaseState(place, exists=False)
        async with database.writing() as connection:
            revisions, schema = await connection.run_sync(_compared)
            if database.on_server:
                await connection.run_sync(_expect_writable, schema)
    finally:
        await database.close()
    return DatabaseState(
        place,
        schema=schema,
        revision=", ".join(revisions),
        fault=_fault(file) if file and revisions else "",
        running=is_locked(file) if file else False,
    )


async def schema_of(url: str) -> Schema:
    """Compare a database's migrations with this program's; raises as `inspect_database` does."""
    file = database_file(url)
    if file is not None and not file.exists():
        return "none"
    database = Database(url)
    try:
        async with database.reading() as connection:
            _, schema = await connection.run_sync(_compared)
            return schema
    finally:
        await database.close()


def _compared(connection: Connection) -> tuple[tuple[str, ...], Schema]:
    """Return the revisions that a database is at, and how they compare with this program's."""
    revisions, known = current_revisions(connection), known_revisions()
    if not revisions:
        return revisions, "none"
    if set(revisions) - set(known):
        return revisions, "ahead" if can_run(connection, revisions, known) else "newer"
    return revisions, "current" if revisions == known[:1] else "older"


def _expect_writable(connection: Connection, schema: Schema) -> None:
    """Check that a server takes changes, also those of the first start; raises `Unavailable`.

    A file has refused a transaction for writing.
    """
    read_only = func.current_setting("transaction_read_only")
    may = (
        func.has_database_privilege(func.current_database(), "CREATE"),
        func.has_schema_privilege(func.current_schema(), "CREATE"),
    )
    is_read_only, *allowed = connection.execute(select(read_only, *may)).one()
    if is_read_only == "on":
        raise Unavailable("the server takes no writes")
    if schema == "none" and not all(allowed):
        raise Unavailable("its role may make no tables there: let that role own it")


def _expect_own(file: Path) -> None:
    """Check that this user can make or change what belongs to a database; raises `OSError`.

    Where its folder is not there yet, nothing can be said.
    """
    for each in (file.parent, file, lock_file(file)):
        if each.exists() and not os.access(each, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(each))


def _expect_room(folder: Path) -> None:
    """Check that something can be written beside a database; raises `OSError`.

    A transaction that changes nothing succeeds on a full disk, too.
    """
    if not folder.exists():
        return
    try:
        with TemporaryFile(dir=folder) as tried:
            tried.write(bytes(ROOM))
            tried.flush()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(folder)) from error


def _fault(file: Path) -> str:
    try:
        verify(file)
    except InvalidDatabase as error:
        return str(error)
    return ""
