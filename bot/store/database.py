"""The connection to the database: how SQLite is set up, and how transactions begin."""

import logging
import sqlite3
from asyncio import Lock, sleep
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from typing import Any

from sqlalchemy import AsyncAdaptedQueuePool, Connection, event, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .refusals import Unavailable

log = logging.getLogger(__name__)

_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",  # first, so that the others wait too
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk when it is acknowledged
    "PRAGMA foreign_keys = ON",
)

_PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between tries to set what others are setting; SQLite waits for nobody there."""

_PASSING = (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)
"""What lies with the database or with the way to it. PostgreSQL's driver tells most of it as no
kind of error at all, and a connection that is refused as an error of the system.
"""

_DISCREET = {"hide_parameters": True}
"""An error of the database tells its statement, but not the values: deals and seals are secret."""


class Database:
    """One database, open: hands out transactions for reading and for writing."""

    def __init__(self, url: str) -> None:
        engine = _engine(url)
        if engine.dialect.name == "sqlite":
            # A transaction that reads before it writes takes the write lock at once: SQLite lets
            # no reader become a writer after somebody else has written.
            self._reader = engine
            self._writer = engine.execution_options(begin="BEGIN IMMEDIATE")
            # SQLite has one writer; waiting here is fair and quick, its own waiting is neither.
            self._turn: Lock | nullcontext[None] = Lock()
        else:
            # The statements of one reading transaction see one moment.
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
            self._writer = engine
            self._turn = nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that sees one moment of the database and changes nothing.

        Raises `Unavailable`, in the block too.
        """
        with _told():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction; it is durable once the block is left, undone if the block raises.

        Raises `Unavailable`, in the block too.
        """
        with _told():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close every connection."""
        await self._writer.dispose()


@contextmanager
def _told() -> Generator[None]:
    """Tell the host why the database cannot be used; whoever asked for it is told what it means."""
    try:
        yield
    except (DBAPIError, PoolTimeout, OSError) as error:
        if not (isinstance(error, _PASSING) or type(error) is DBAPIError):
            raise
        why = error.orig if isinstance(error, DBAPIError) else error
        log.error("The database cannot be used: %s", why)
        raise Unavailable(str(why)) from error


def _engine(url: str) -> AsyncEngine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(parsed, pool_pre_ping=True, **_DISCREET)
    if parsed.database in (None, "", ":memory:"):
        # Every connection would have a memory of its own, so there is one, used in turn.
        engine = create_async_engine(
            parsed, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, **_DISCREET
        )
    else:
        engine = create_async_engine(parsed, **_DISCREET)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    event.listen(engine.sync_engine, "invalidate", _undo)
    return engine


def _set_up(connection: Any, _: object) -> None:
    # The driver leaves transactions alone; left to itself, it would open none for reading and
    # close one before a change of the schema.
    connection.isolation_level = None
    try:
        for pragma in _PRAGMAS:
            connection.run_async(partial(_set, pragma))
    except Exception:  # no database, or one that another program keeps locked
        connection.close()
        raise


async def _set(pragma: str, driver: Any) -> None:
    """Set something; who changes the journal while others do it too is refused, and tries again."""
    for pause in (*_PAUSES, None):
        # A cursor that failed is closed as well: until Python tidies up, it would keep its lock.
        async with driver.cursor() as cursor:
            try:
                await cursor.execute(pragma)
                return
            except sqlite3.OperationalError as error:
                if pause is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
        await sleep(pause)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _undo(connection: Any, *_: object) -> None:
    # Whoever stops waiting in mid-transaction has the connection thrown away. Closed with a
    # statement half read, it would keep its lock until Python tidies up, and hold up everybody.
    connection.rollback()
