"""A PostgreSQL server of the tests' own, started from the programs of Debian's package."""

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.connection.migrations import migrate
from tests.ports import HeldPort

OWNER = "postgres"
"""Who runs the server, as the user root may not, and the role that the tests use."""

SETTINGS: Mapping[str, str] = {
    # Nothing has to survive a power failure, and tests wait for no disk.
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}

_TEMPLATE = "migrated"


def why_not() -> str | None:
    """Return why no server can be started here, `None` where one can."""
    if _programs() is None:
        return "PostgreSQL is not installed (Debian's package postgresql)"
    if os.geteuid() == 0 and not _has_owner():
        return f"root may not run PostgreSQL, and there is no user {OWNER}"
    return None


class PrivateServer:
    """A server on a port of its own, with its data in a temporary folder."""

    def __init__(self, **settings: str) -> None:
        """Choose a folder and a port; `settings` take precedence over `SETTINGS`."""
        programs = _programs()
        assert programs is not None, why_not()
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="postgresql-"))
        self._data = self._folder / "data"
        self._settings = {**SETTINGS, **settings}
        self._names = count()
        self._port = HeldPort()
        self.port = self._port.number
        atexit.register(self.remove)

    def create(self) -> None:
        """Create the server's data, and start it."""
        if os.geteuid() == 0:
            shutil.chown(self._folder, OWNER)
        options = ["--auth=trust", "--encoding=UTF8", "--no-sync", f"--username={OWNER}"]
        self._run("initdb", f"--pgdata={self._data}", "--locale=C.UTF-8", *options)
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it takes connections."""
        given = "".join(f" -c {name}={value}" for name, value in self._settings.items())
        place = f"-c port={self.port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        log = f"--log={self._folder / 'log'}"
        self._run("pg_ctl", "start", "--wait", log, f"--options={place}{given}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server: `immediate` is a crash, `fast` ends every connection first."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def remove(self) -> None:
        """Stop the server and delete its data."""
        atexit.unregister(self.remove)
        with suppress(subprocess.CalledProcessError):
            self.stop()
        self._port.release()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str, port: int | None = None) -> str:
        """Return the URL of a database, also through a proxy at another port."""
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{port or self.port}/{database}"

    async def empty(self) -> str:
        """Create an empty database; return its name."""
        return await self._create("template0")

    async def migrated(self) -> str:
        """Create a database that has had every migration; return its name."""
        if not await self.ask("SELECT 1 FROM pg_database WHERE datname = $1", _TEMPLATE):
            await self._make_template()
        return await self._create(_TEMPLATE)

    async def drop(self, database: str) -> None:
        """Delete a database, whoever is connected."""
        await self.ask(f'DROP DATABASE "{database}" WITH (FORCE)')

    async def ask(self, statement: str, *values: object, database: str = OWNER) -> object:
        """Run a statement outside any transaction; return the first column of its first row."""
        connection = await asyncpg.connect(
            host="127.0.0.1", port=self.port, user=OWNER, database=database
        )
        try:
            return await connection.fetchval(statement, *values)
        finally:
            await connection.close()

    async def _create(self, template: str) -> str:
        name = f"test_{next(self._names)}"
        await self.ask(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY file_copy')
        return name

    async def _make_template(self) -> None:
        made = await self.empty()
        engine = create_async_engine(self.url(made), poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        await engine.dispose()
        await self.ask(f'ALTER DATABASE "{made}" RENAME TO "{_TEMPLATE}"')

    def _run(self, program: str, *arguments: str) -> None:
        owner = OWNER if os.geteuid() == 0 else None
        subprocess.run(
            [self._programs / program, *arguments],
            env={"PATH": os.environ["PATH"], "PGDATA": str(self._data), "LC_ALL": "C.UTF-8"},
            cwd=self._folder, user=owner, group=owner, extra_groups=[] if owner else None,
            check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )  # fmt: skip


@cache
def _programs() -> Path | None:
    """Return the folder of the newest server that is installed."""
    found: Sequence[Path] = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3])
    )
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


def _has_owner() -> bool:
    try:
        pwd.getpwnam(OWNER)
    except KeyError:
        return False
    return True
