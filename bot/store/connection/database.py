"""Connects to the database: configures SQLite, and opens transactions."""

import logging
import sqlite3
from asyncio import Lock, sleep, timeout
from collections.abc import AsyncGenerator, Callable, Collection, Generator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import (
    AsyncAdaptedQueuePool,
    CompoundSelect,
    Connection,
    Row,
    Select,
    event,
    make_url,
)
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...runtime.shutdown import Shutdown
from ..refusals import DamagedDatabase, Unavailable
from .admission import admission
from .lock import named_file
from .outage import Outage
from .place import Place
from .scope import Scope
from .server_engine import HIDE_VALUES, MAX_OVERFLOW, POOL_SIZE, server_engine
from .slots import Slots

log = logging.getLogger(__name__)

R = TypeVar("R")

Rows = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]]
"""A statement that finds rows."""

_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",  # first, so that the others wait too
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk when it is acknowledged
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten, and in no backup
)

_RETRY_WAITS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between tries to set a pragma; `busy_timeout` does not cover the journal mode."""

CLOSING_SECONDS = 3.0
"""How long is waited, on closing, for transactions and then for the server."""

_CONNECTION_ERRORS = (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)
"""Errors of the database or of the connection to it, as opposed to errors of a statement.

asyncpg reports a refused connection as an `OSError`.
"""

_UNNAMED_ERRORS = (DBAPIError, DatabaseError)
"""What asyncpg reports most others as, and SQLite a damaged file; their kinds are other errors."""


class Database:
    """An open database; opens transactions for reading and for writing."""

    def __init__(self, url: str, connection_name: str = "") -> None:
        """Choose a database; a server shows its connections under `connection_name`."""
        self.scope = Scope()
        """The servers for which this process acts by itself."""
        self._uses = Shutdown()
        self._outage, self._displaced = Outage(), Outage()
        self._place = Place(named_file(url))
        engine = _engine(url, connection_name)
        self._migrator = partial(server_engine, make_url(url), connection_name, limited=False)
        if engine.dialect.name == "sqlite":
            # Writers take the write lock at once: SQLite refuses to upgrade a read transaction
            # after another connection has written.
            self._reader = engine
            self._single = engine.execution_options(begin="")
            self._writer = engine.execution_options(begin="BEGIN IMMEDIATE")
            # SQLite has one writer and waits by polling; an asyncio lock is fair and quicker.
            self._write_lock: Lock | nullcontext[None] = Lock()
            self._slot: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
        else:
            # A statement alone is sent alone, without a BEGIN and a ROLLBACK around it.
            self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
            # All statements of a read transaction see one snapshot.
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
            # Each statement sees what was committed before it, also after it waited for a lock.
            self._writer = engine.execution_options(isolation_level="READ COMMITTED")
            self._write_lock = nullcontext()
            self._slot = Slots(POOL_SIZE + MAX_OVERFLOW - 1).taken  # one is left to the urgent

    @property
    def on_server(self) -> bool:
        """Whether the database is on a server, and no file of this process."""
        return self._writer.dialect.name != "sqlite"

    def admit_to_known(self, known: Collection[str]) -> None:
        """Use further connections only while the schema is one that a program can run on.

        The program knows the revisions `known`. A file has one program at a time, and stays as it
        is.
        """
        if self.on_server:
            event.listen(self._writer.sync_engine, "connect", admission(known))

    async def rows(self, found: Rows, **values: object) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows that one statement finds, in one snapshot; raises `Unavailable`.

        `values` are those of its named parameters.

        Where its connection was lost, such as by a restart of the server, it is sent once more.
        """
        with self._using():
            try:
                return await self._rows(found, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._rows(found, values)

    async def _rows(self, found: Rows, values: Any) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._slot(), self._single.connect() as connection:
            return (await connection.execute(found, values)).all()

    async def scalars(self, found: Select[R]) -> tuple[R, ...]:
        """Return the first column of the rows that one statement finds; raises `Unavailable`."""
        return tuple(row[0] for row in await self.rows(found))

    async def scalar(self, found: Select[R]) -> R | None:
        """Return the first column of the first row that one statement finds, `None` without one.

        Raises `Unavailable`.
        """
        rows = await self.rows(found)
        return rows[0][0] if rows else None

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """Open a read-only transaction, whose statements all see one snapshot of the database.

        A single statement costs less without one; see `rows`. Raises `Unavailable`, also for errors
        inside the block.
        """
        with self._using():
            async with self._slot(), self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *, urgent: bool = False) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction, committed at the end of the block and rolled back if it raises.

        An `urgent` one waits for no connection that others use. Raises `Unavailable`, also for
        errors inside the block. Where the server's answer to the commit is lost, nobody knows
        whether it was committed.
        """
        with self._using():
            slot = nullcontext() if urgent else self._slot()
            async with slot, self._write_lock, self._writer.begin() as connection:
                yield connection
            self._outage.end()

    @asynccontextmanager
    async def migrating(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction as `writing` does, whose statements may take as long as they need."""
        if not self.on_server:
            async with self.writing() as connection:
                yield connection
            return
        engine = self._migrator()
        try:
            with self._using():
                writer = engine.execution_options(isolation_level="READ COMMITTED")
                async with writer.begin() as connection:
                    yield connection
        finally:
            await engine.dispose()

    def expect_in_place(self) -> None:
        """Check that the file lies where it did at the first check; raises `Unavailable`."""
        if self._place.is_left():
            file = self._place.file
            why = f"{file} was moved, deleted or replaced: what is played is lost at the end"
            self._displaced.meet(why)
            raise Unavailable(why)
        self._displaced.end()

    async def empty_log(self) -> None:
        """Empty SQLite's write-ahead log, which still has what was deleted; others need nothing.

        Where somebody reads all the while, the log is emptied later; that is logged.
        """
        if self.on_server:
            return
        with self._using():
            async with self._write_lock, self._writer.connect() as connection:
                # Outside a transaction, which SQLAlchemy would open.
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
                async with driver.execute("PRAGMA wal_checkpoint(TRUNCATE)") as cursor:
                    busy, *_ = await cursor.fetchone()
        if busy:
            log.warning("The write-ahead log could not be emptied: it is being read")

    async def close(self) -> None:
        """Refuse further transactions, wait for those that run, and close every connection.

        It takes at most `CLOSING_SECONDS` each to wait and to close.
        """
        await self._uses.finish(CLOSING_SECONDS)
        try:
            async with timeout(CLOSING_SECONDS):
                await self._writer.dispose()
        except TimeoutError:
            log.warning("The connections could not be closed: the server does not answer")

    @contextmanager
    def _using(self) -> Generator[None]:
        """Mark the block as a use of the database, which must not be closed meanwhile."""
        if self._uses.begun:
            raise Unavailable("this program has closed it")
        with self._uses.working(), self._raise_unavailable():
            yield

    @contextmanager
    def _raise_unavailable(self) -> Generator[None]:
        """Log why the database cannot be used, and raise `Unavailable`, worded for people."""
        try:
            yield
        except (DBAPIError, PoolTimeout, OSError) as error:
            if not (isinstance(error, _CONNECTION_ERRORS) or type(error) in _UNNAMED_ERRORS):
                raise
            why = error.orig if isinstance(error, DBAPIError) else error
            said = str(why) or type(why).__name__
            self._outage.meet(said)
            kind = DamagedDatabase if type(error) is DatabaseError else Unavailable
            raise kind(said) from error


def _engine(url: str, connection_name: str) -> AsyncEngine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return server_engine(parsed, connection_name)
    if parsed.database in (None, "", ":memory:"):
        # Each connection would open a database of its own, so the pool has a single one.
        engine = create_async_engine(
            parsed, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, **HIDE_VALUES
        )
    else:
        engine = create_async_engine(parsed, **HIDE_VALUES)
    event.listen(engine.sync_engine, "connect", _configure)
    event.listen(engine.sync_engine, "begin", _begin)
    event.listen(engine.sync_engine, "invalidate", _rollback)
    return engine


def _configure(connection: Any, _: object) -> None:
    # Switch the driver's own transaction handling off: it would open none for reading, and commit
    # before a change of the schema.
    connection.isolation_level = None
    try:
        for pragma in _PRAGMAS:
            connection.run_async(partial(_set_pragma, pragma))
    except Exception:  # not a database, or another program keeps it locked
        connection.close()
        raise


async def _set_pragma(pragma: str, driver: Any) -> None:
    """Run a pragma; retry while another connection changes the journal mode."""
    for pause in (*_RETRY_WAITS, None):
        # Close a failed cursor too: it would keep its lock until it is garbage-collected.
        async with driver.cursor() as cursor:
            try:
                await cursor.execute(pragma)
                return
            except sqlite3.OperationalError as error:
                if pause is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
        await sleep(pause)


def _begin(connection: Connection) -> None:
    if begin := connection.get_execution_options().get("begin", "BEGIN"):
        connection.exec_driver_sql(begin)


def _rollback(connection: Any, *_: object) -> None:
    # A task cancelled in a transaction has its connection invalidated. Closed in the middle of a
    # statement, it would keep its lock until it is garbage-collected.
    connection.rollback()
