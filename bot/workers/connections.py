"""Connections to the jobs on PostgreSQL, and statements on them."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

import psycopg
from procrastinate.exceptions import ConnectorException
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout
from sqlalchemy import make_url

from ..runtime.process_name import default_process_name
from ..store.connection.migrations import known_revisions
from ..store.connection.peers import connection_name

ERRORS = (psycopg.Error, ConnectorException, OSError)
"""What is raised where the database cannot be reached."""

CONNECTIONS = 4

STATEMENT_SECONDS = 5.0
"""How long a statement may take, waiting for a connection included."""

R = TypeVar("R")

Values = Mapping[str, Any] | Sequence[Any]


class Connection(AsyncConnection[Any]):
    """A connection; an attempt to connect that fails is closed at once.

    psycopg leaves the socket of an attempt that took too long to the garbage collector, as the
    error and the frame which raised it hold each other. A server that is asked to stop waits for
    such a socket, up to a minute.
    """

    @classmethod
    async def connect(cls, conninfo: str = "", **how: Any) -> Self:
        """Connect as psycopg does; raises `psycopg.Error`."""
        try:
            return await super().connect(conninfo, **how)
        except psycopg.Error as error:
            traceback.clear_frames(error.__traceback__)
            raise


Pool = AsyncConnectionPool[Connection]


def conninfo(url: str, process: str) -> str:
    """Return libpq's text of an SQLAlchemy `url`, for connections to the schema of the jobs.

    They are named after the process, as those of the store are.
    """
    parsed = make_url(url)
    asked = {name: value for name, value in parsed.query.items() if isinstance(value, str)}
    given = {
        "host": parsed.host or asked.get("host"),
        "port": parsed.port or asked.get("port"),
        "user": parsed.username,
        "password": parsed.password,
        "dbname": parsed.database,
        "sslmode": asked.get("ssl") or asked.get("sslmode"),
        # No commit waits for the disk: a job that is lost in a crash is computed by its sender.
        "options": "-c search_path=jobs -c synchronous_commit=off",
        "application_name": connection_name(
            known_revisions()[0], process or default_process_name()
        ),
        "connect_timeout": 5,
        "keepalives_idle": 10,
        "tcp_user_timeout": 10_000,
    }
    return make_conninfo("", **{name: value for name, value in given.items() if value})


def database(url: str, process: str) -> Pool:
    """Return a closed pool of connections to the jobs in the database of an SQLAlchemy `url`."""
    return AsyncConnectionPool(
        conninfo(url, process),
        connection_class=Connection,
        open=False,
        min_size=1,
        max_size=CONNECTIONS,
        configure=_configure,
        reconnect_timeout=5.0,
    )


async def repeated(call: Callable[[], Awaitable[R]]) -> R:
    """Run an idempotent call, and repeat it if the server has ended the connection.

    Checking each connection before its use would take as long as the use.
    """
    for _ in range(CONNECTIONS):
        try:
            return await call()
        except (psycopg.Error, ConnectorException) as error:
            cause = error.__cause__ if isinstance(error, ConnectorException) else error
            ended = isinstance(cause, psycopg.OperationalError)
            if not ended or isinstance(cause, PoolTimeout | PoolClosed):
                raise
    return await call()


async def within(seconds: float, task: asyncio.Task[R]) -> R:
    """Return the result of a task; raises `TimeoutError` after so many seconds, and cancels it.

    It does not wait for the end of what it cancels: psycopg takes up to ten seconds over a
    statement whose server does not answer.
    """
    try:
        await asyncio.wait({task}, timeout=seconds)
        if task.done():
            return task.result()
        raise TimeoutError
    finally:
        task.cancel()
        task.add_done_callback(lambda done: done.cancelled() or done.exception())


async def execute(pool: Pool, statement: str, values: Values) -> list[tuple[Any, ...]]:
    """Run a statement that may be run twice, and return its rows; raises one of `ERRORS`."""

    async def once() -> list[tuple[Any, ...]]:
        async with asyncio.timeout(STATEMENT_SECONDS), pool.connection() as connection:
            cursor = await connection.execute(statement.encode(), values, binary=True)
            return await cursor.fetchall() if cursor.description else []

    return await repeated(once)


async def _configure(connection: Connection) -> None:
    await connection.set_autocommit(True)
