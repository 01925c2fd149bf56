"""How far compiling has come, written to a file for other processes to read."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from ..whole_file import write


class Progress(Struct, frozen=True):
    """`done` of `total` functions are compiled; the rest takes about `seconds_left`.

    The estimate assumes that the machine stays as busy as it has been so far.
    """

    done: int
    total: int
    seconds_left: float


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock of a file, waiting for it; the system frees it however the holder ends."""
    lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def is_locked(file: Path) -> bool:
    """Return whether a process holds the lock of a file."""
    try:
        lock = os.open(file, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False


def write_progress(file: Path, progress: Progress) -> None:
    """Write the progress for other processes."""
    write(file, msgspec.json.encode(progress))


def read_progress(file: Path) -> Progress | None:
    """Return the progress that was written last; `None` if there is none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        return None
