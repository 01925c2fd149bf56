"""`python -m bot backup FILE` and `restore FILE`: back the database up and restore it."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..store import NewerDatabase, OlderPrograms, Unavailable, why_unusable
from ..store.connection import outage
from ..store.connection.lock import DatabaseInUse, database_file, lock, lock_database, lock_file
from ..store.upkeep.backup import (
    Contents,
    InvalidDatabase,
    TargetExists,
    copy,
    is_sqlite,
    replace,
)
from ..store.upkeep.transfer import NotEmpty, fill

BACKUP_OF_SERVER = """\
DATABASE_URL is no SQLite file. A database of PostgreSQL is copied by its own program, also while
the bot plays, and put back by `pg_restore` (docs/postgresql.md):
  pg_dump --format=custom --file={file} DATABASE
"""

RESTORE_TO_SERVER = "What `pg_dump` made is put back by `pg_restore` (docs/postgresql.md)."


class _Refused(Exception):  # noqa: N818 - an answer to the host
    """The command is refused; the message is for the host."""


def backup(url: str, file: Path) -> int:
    """Copy the database to a new file; the bot may be running. Return the exit status."""
    return _report(lambda: _backup(url, file), file)


def restore(url: str, file: Path) -> int:
    """Replace the database of a stopped bot with a backup; return the exit status.

    A database on a server is not replaced, it has to be empty.
    """
    return _report(lambda: _restore(url, file), file)


def _report(work: Callable[[], str], file: Path) -> int:
    try:
        sys.stdout.write(f"{work()}\n")
    except _Refused as why:
        sys.stderr.write(f"{why}\n")
    except (DatabaseInUse, NewerDatabase) as why:
        sys.stderr.write(f"Nothing was changed: {why}.\n")
    except OSError as error:
        place = error.filename or file
        sys.stderr.write(f"Nothing was changed: {place}: {error.strerror or error}.\n")
    else:
        return 0
    return 1


def _backup(url: str, file: Path) -> str:
    database = _file_of(url)
    if database is None:
        raise _Refused(BACKUP_OF_SERVER.format(file=file).rstrip())
    if not database.exists():
        raise _Refused(f"There is nothing to back up: {database} does not exist yet.")
    try:
        contents = copy(database, file)
    except TargetExists:
        raise _Refused(
            f"{file} exists already, and a backup overwrites nothing. Name another file."
        ) from None
    except InvalidDatabase as why:
        raise _Refused(
            f"No backup was made of {database}: {why}. `python -m bot doctor` tells more."
        ) from None
    return f"{_listed(contents)} backed up to {file} ({file.stat().st_size:,} bytes)."


def _restore(url: str, file: Path) -> str:
    database = _file_of(url)
    if database is None:
        return _fill(url, file)
    if file.exists() and database.exists() and file.samefile(database):
        raise _Refused(f"{file} is the database itself; name a backup.")
    try:
        with lock_database(url):
            contents, aside = replace(database, file)
    except DatabaseInUse as why:
        raise _Refused(f"Nothing was changed: {why}. Stop it first.") from None
    except InvalidDatabase as why:
        raise _Refused(f"Nothing was changed: {file} cannot be restored: {why}.") from None
    kept = f" The database before it is kept as {aside}." if aside else ""
    return f"{_listed(contents)} restored to {database}.{kept}"


def _fill(url: str, file: Path) -> str:
    """Put a backup into the empty database of a server; return what to tell."""
    logging.getLogger(outage.__name__).addHandler(logging.NullHandler())  # it is told below
    try:
        with _locked(file):
            contents = _filled(url, file)
    except DatabaseInUse as why:
        raise _Refused(
            f"Nothing was changed: {why}. Stop it first: what is played meanwhile would be lost."
        ) from None
    return f"{_listed(contents)} put into the database {make_url(url).database} of PostgreSQL."


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Keep bots from starting on `file`, if it is one that they have run on.

    Raises `DatabaseInUse` if a bot is running on it.
    """
    named = file.absolute(), file.resolve()
    with ExitStack() as held:
        # Through a linked folder both names lead to one lock, which cannot be taken twice.
        for each in {lock_file(each).resolve(): each for each in named}.values():
            if lock_file(each).exists():
                held.enter_context(lock(each))
        yield


def _filled(url: str, file: Path) -> Contents:
    try:
        return asyncio.run(fill(url, file))
    except NotEmpty as why:
        raise _Refused(
            f"Nothing was changed: the database of DATABASE_URL is not empty: {why}."
            " A backup is put into an empty one (docs/postgresql.md)."
        ) from None
    except DatabaseInUse as why:
        raise _Refused(f"Nothing was changed: {why}. Stop them first.") from None
    except InvalidDatabase as why:
        made_by_dump = file.is_file() and not is_sqlite(file)
        hint = f" {RESTORE_TO_SERVER}" if made_by_dump else ""
        raise _Refused(f"Nothing was changed: {file} cannot be restored: {why}.{hint}") from None
    except OlderPrograms as why:
        raise _Refused(f"The database cannot be used: {why}.") from None
    except Unavailable as error:
        raise _Refused(
            f"The database cannot be used ({why_unusable(error)}). Nothing was changed, unless the"
            " connection was lost at the very end: then another try finds it not empty."
        ) from None
    except (SQLAlchemyError, ImportError) as error:
        raise _Refused(
            f"Nothing was changed: the database cannot be used ({why_unusable(error)})."
        ) from None


def _file_of(url: str) -> Path | None:
    """Return the file of SQLite, or `None` for a server."""
    try:
        return database_file(url)
    except ArgumentError:
        raise _Refused("DATABASE_URL is no address of a database. See .env.example.") from None


def _listed(contents: Contents) -> str:
    return f"{contents.games} games ({contents.running} running) with {contents.moves} moves"
