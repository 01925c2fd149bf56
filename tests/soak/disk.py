"""A disk that can be full: a small one of its own where one may be mounted, else a limit."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

MEGABYTES = 64
LEFT = 1 << 12
"""Bytes that a process may still write at the beginning of a file, where no disk can be mounted."""


class Disk:
    """Where the database lies; `home` is its folder."""

    def __init__(self, home: Path, *, mounted: bool) -> None:
        self.home = home
        self.database = home / "wonders.db"
        self.mounted = mounted
        self._ballast = home / "ballast"

    async def fill(self, pid: int, seconds: float) -> None:
        """Let the bot, which is process `pid`, find no room on the disk for some seconds."""
        undo = self._fill() if self.mounted else _limit(pid)
        try:
            await asyncio.sleep(seconds)
        finally:
            undo()

    def _fill(self) -> Callable[[], None]:
        # The log of the database is emptied before, or it would have room within itself.
        with suppress(sqlite3.OperationalError), sqlite3.connect(self.database) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(1 << 12))
        return self._ballast.unlink

    async def lock(self, seconds: float) -> None:
        """Keep everybody else from writing to the database for some seconds."""
        other = sqlite3.connect(self.database, isolation_level=None, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN EXCLUSIVE")  # waits for who writes now
            await asyncio.sleep(seconds)
        finally:
            other.close()


def _limit(pid: int) -> Callable[[], None]:
    import resource  # other systems have none

    def undo() -> None:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, former)

    former = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (LEFT, former[1]))
    return undo


@contextmanager
def small_disk(folder: Path, *, mount: bool) -> Iterator[Disk]:
    """Make `folder`; `mount` a small disk there, as root may where nothing forbids it."""
    folder.mkdir()
    size = f"size={MEGABYTES}m"
    asked = ["mount", "-t", "tmpfs", "-o", size, "wonders", str(folder)]
    mounted = mount and os.geteuid() == 0 and subprocess.call(asked, stderr=subprocess.DEVNULL) == 0
    try:
        yield Disk(folder, mounted=mounted)
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
