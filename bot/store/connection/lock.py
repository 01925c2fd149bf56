"""Locks a SQLite database, so that one bot at a time runs on it."""

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from .private_files import give_away

log = logging.getLogger(__name__)


class DatabaseInUse(RuntimeError):  # noqa: N818 - names the state
    """Another bot is running on the database."""


def database_file(url: str) -> Path | None:
    """Return the file of a SQLite database, or `None` for one on a server or in memory.

    It is the file itself where the URL names a link to it: all names lead to one lock, and to the
    disk and the folder where it lies. Raises `sqlalchemy.exc.ArgumentError` for an invalid URL.
    """
    named = named_file(url)
    return None if named is None else named.resolve()


def named_file(url: str) -> Path | None:
    """Return the file as a URL names it, maybe a link; else as `database_file` does."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).absolute()


@contextmanager
def lock_database(url: str) -> Iterator[None]:
    """Lock a SQLite database until the block or the process ends, even by a crash.

    Raises `DatabaseInUse` if another process has locked it, and `OSError` if its folder is not
    writable. A database on a server is not locked: several bots may share it.
    """
    file = database_file(url)
    if file is None:
        yield
        return
    with lock(file):
        yield


@contextmanager
def lock(file: Path) -> Iterator[None]:
    """Lock the SQLite database in `file` until the block ends; raises as `lock_database` does."""
    # The lock file is never deleted: two programs could then lock two files of the same name.
    opened = os.open(lock_file(file), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        give_away(lock_file(file), like=file.parent)
        _take(opened, file)
        yield
    finally:
        os.close(opened)


def is_locked(file: Path) -> bool:
    """Return whether a running program has locked a database."""
    try:
        opened = os.open(lock_file(file), os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        _take(opened, file)
    except DatabaseInUse:
        return True
    finally:
        os.close(opened)
    return False


def lock_file(file: Path) -> Path:
    """Return the path of the lock file beside a database."""
    return file.with_name(f"{file.name}.lock")


def _take(opened: int, file: Path) -> None:
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseInUse(f"another bot is running on {file}") from None
    except OSError as error:  # a file system without locks
        log.warning("The database cannot be locked for this bot alone: %s", error)
