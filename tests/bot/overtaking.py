"""Lets one process overtake another in the middle of a transaction, on PostgreSQL.

The first is held before a chosen statement, or before its commit, until the other is done or waits
for a lock. Who waits is asked of the server, so nothing depends on how long something takes.
"""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.util import await_only

from bot.store import Store

LOOK_AGAIN = 0.005
"""Seconds between two looks whether the other waits for a lock."""

_WAITS = text(
    "SELECT EXISTS (SELECT FROM pg_stat_activity"
    " WHERE datname = current_database() AND wait_event_type = 'Lock')"
)


class Gate:
    """Stops the writing transactions of a store before one of their statements or commits.

    With `after`, it also stops after each commit, before the process does anything else.
    """

    def __init__(self, store: Store, *, after: bool = False) -> None:
        self._left, self._committed = 0, False
        self._reached, self._opened = asyncio.Event(), asyncio.Event()
        engine = store.database._writer.sync_engine
        event.listen(engine, "before_cursor_execute", self._stop)
        event.listen(engine, "commit", self._commit)
        if after:
            event.listen(engine, "checkin", self._return)

    def close(self, stop: int) -> None:
        """Let the transactions go as far as the stop of this number, from 1."""
        self._left = stop
        self._reached.clear()
        self._opened.clear()

    def open(self) -> None:
        """Let whatever has stopped go on, and nothing stop any more."""
        self._left = 0
        self._opened.set()

    async def reached(self) -> None:
        """Wait until a transaction has stopped."""
        await self._reached.wait()

    def _commit(self, *_: object) -> None:
        self._stop()
        self._committed = True

    def _return(self, *_: object) -> None:
        """Stop where the connection of a committed transaction is returned to the pool."""
        if self._committed:
            self._committed = False
            self._stop()

    async def stop(self) -> None:
        """Stop elsewhere than in a transaction, such as while Discord is asked for something."""
        if self._is_last():
            await self._opened.wait()

    def _stop(self, *_: object) -> None:
        if self._is_last():
            await_only(self._opened.wait())

    def _is_last(self) -> bool:
        """Count a stop; note that it is reached if it is the one at which to stop."""
        if not self._left:
            return False
        self._left -= 1
        if not self._left:
            self._reached.set()
        return not self._left


class Onlooker:
    """A connection that looks whether somebody waits for a lock in a database."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @classmethod
    async def of(cls, url: str) -> "Onlooker":
        """Connect to the database at a URL."""
        engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        return cls(await engine.connect())

    async def waits(self) -> bool:
        """Return whether a transaction waits for a lock of another."""
        return bool(await self._connection.scalar(_WAITS))

    async def close(self) -> None:
        """Disconnect."""
        await self._connection.close()


async def overtake(
    first: Coroutine[Any, Any, object],
    gate: Gate,
    stop: int,
    second: Coroutine[Any, Any, object],
    onlooker: Onlooker,
) -> tuple[object, object, bool]:
    """Hold `first` at a stop of its gate until `second` is done or waits for it.

    Returns what both returned or raised, and whether `first` came as far as the stop.
    """
    gate.close(stop)
    held = asyncio.create_task(first)
    reached = asyncio.create_task(gate.reached())
    tasks: list[asyncio.Task[Any]] = [held, reached]
    try:
        await asyncio.wait((held, reached), return_when=asyncio.FIRST_COMPLETED)
        came = reached.done()
        overtaking = asyncio.create_task(second)
        tasks.append(overtaking)
        waits = False
        while not overtaking.done() and not waits:
            await asyncio.wait((overtaking,), timeout=LOOK_AGAIN)
            waits = not overtaking.done() and await onlooker.waits()
        gate.open()
        one, other = await outcomes(held, overtaking)
        return one, other, came
    finally:
        gate.open()
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def outcomes(*tries: Awaitable[object]) -> list[object]:
    """Wait for all at once; return what each returned or raised."""
    done: list[object] = list(await asyncio.gather(*tries, return_exceptions=True))
    return done
