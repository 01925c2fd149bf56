"""One program a database: a running bot holds its SQLite file, and nobody else takes it."""

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

log = logging.getLogger(__name__)


class DatabaseInUse(RuntimeError):  # noqa: N818 - says what is the case
    """Another bot is running on the database."""


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, or `None` where it is on a server or in memory.

    Raises `sqlalchemy.exc.ArgumentError` for what is no address of a database.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).absolute()


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold a database until the block ends or the program dies, however it dies.

    Raises `DatabaseInUse` where somebody else holds it, and `OSError` where its folder cannot be
    written to. A server's database is not held: its own users decide about that.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    # The file stays: to delete it would let two programs hold two files of one name.
    lock = os.open(lock_of(file), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(lock, file)
        yield
    finally:
        os.close(lock)


def is_held(file: Path) -> bool:
    """Return whether a program holds a database just now."""
    try:
        lock = os.open(lock_of(file), os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        _take(lock, file)
    except DatabaseInUse:
        return True
    finally:
        os.close(lock)
    return False


def lock_of(file: Path) -> Path:
    """Return the file beside a database whose lock tells that it is held."""
    return file.with_name(f"{file.name}.lock")


def _take(lock: int, file: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseInUse(f"another bot is running on {file}") from None
    except OSError as error:  # a file system without locks
        log.warning("The database cannot be held for one bot alone: %s", error)
