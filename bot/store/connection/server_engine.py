"""Connects to a PostgreSQL server so that nobody waits for long for one that does not answer.

Packets may be dropped without a word, by a network that is split or by a router that has forgotten
a connection. So a connection is given up on which a statement has no answer, and one that was idle
is tried first. The server ends what takes too long, and the transaction of a program that has
fallen silent, with the locks that it holds.
"""

from time import monotonic
from typing import Any

from sqlalchemy import URL, ExceptionContext, event
from sqlalchemy.exc import DisconnectionError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

POOL_SIZE, MAX_OVERFLOW = 5, 10
"""How many connections to a server a program keeps open, and how many more it opens when busy."""

CONNECT_SECONDS = 5.0
"""How long it may take to connect."""

STATEMENT_SECONDS, ANSWER_SECONDS = 8.0, 9.0
"""After how long the server ends a statement, waiting for locks included, and after how long
without any answer of the server its connection is given up.

Both are less than a process keeps its shards without a renewal (`bot/cluster/keeper.py`).
"""

IDLE_SECONDS, TRY_SECONDS = 10.0, 2.0
"""After how long without use a connection is tried first, and how long that may take."""

SILENT_SECONDS = 30.0
"""After how long the server ends a transaction in which a program sends nothing."""

HIDE_VALUES = {"hide_parameters": True}
"""Keeps parameter values out of error messages: deals and seals are secret."""

_USED = "used"
"""When a connection was given back to the pool, in the record that the pool keeps of it."""


def server_engine(url: URL, connection_name: str, *, limited: bool = True) -> AsyncEngine:
    """Return an engine for a server, whose connections have a name there.

    Without limits, only connecting has one: a migration may take minutes.
    """
    named = {"application_name": connection_name} if connection_name else {}
    limits = {"command_timeout": ANSWER_SECONDS} if limited else {}
    engine = create_async_engine(
        url,
        connect_args={"server_settings": named, "timeout": CONNECT_SECONDS, **limits},
        pool_size=POOL_SIZE,
        max_overflow=MAX_OVERFLOW,
        **HIDE_VALUES,
    )
    event.listen(engine.sync_engine, "checkin", _note_use)
    event.listen(engine.sync_engine, "checkout", _expect_open)
    if limited:
        event.listen(engine.sync_engine, "connect", _set_limits)
        event.listen(engine.sync_engine, "handle_error", _give_up)
    return engine


def _note_use(_: Any, record: Any) -> None:
    record.info[_USED] = monotonic()


def _expect_open(connection: Any, record: Any, _: Any) -> None:
    """Let the pool replace a connection that was lost, such as by a restart of the server.

    The driver has been told of that where the server or a pooler has closed it, so nothing is asked
    of the server before each statement, as SQLAlchemy's `pool_pre_ping` would. What was not used
    for a while is tried: nobody tells that a network carries its packets no longer.
    """
    used = record.info.get(_USED)
    if used is None:  # it is new
        return
    driver = connection.driver_connection
    if driver.is_closed():
        raise DisconnectionError("the server has closed the connection")
    if monotonic() - used < IDLE_SECONDS:
        return
    try:
        connection.run_async(_answer)
    except Exception as error:
        driver.terminate()
        raise InvalidatePoolError("the server does not answer on this connection") from error


async def _answer(driver: Any) -> None:
    await driver.execute("SELECT 1", timeout=TRY_SECONDS)


def _set_limits(connection: Any, _: object) -> None:
    # As parameters of the connection they would be set at once, but poolers refuse those that they
    # do not know.
    limits = (
        f"SET statement_timeout = {STATEMENT_SECONDS * 1000:.0f};"
        f" SET idle_in_transaction_session_timeout = {SILENT_SECONDS * 1000:.0f}"
    )
    connection.run_async(lambda driver: driver.execute(limits, timeout=CONNECT_SECONDS))


def _give_up(context: ExceptionContext) -> TimeoutError | None:
    """Give up the connection of a statement that has no answer, which may still come."""
    if not isinstance(context.original_exception, TimeoutError):
        return None
    context.is_disconnect = True
    context.invalidate_pool_on_disconnect = False  # the others are tried when they are used
    if context.connection is not None:
        driver: Any = context.connection.connection.driver_connection
        driver.terminate()  # otherwise its end would be waited for
    return TimeoutError(f"no answer within {ANSWER_SECONDS:g} s")
