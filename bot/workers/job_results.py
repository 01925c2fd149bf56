"""Results of jobs on PostgreSQL: written once, told by a notification, or else found by polling."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import aclosing, asynccontextmanager

from ..runtime.backoff import Backoff
from .connections import ERRORS, Connection, Pool, conninfo, execute
from .queue import NoAnswer

log = logging.getLogger(__name__)

CHANNEL = "job_results"
"""The channel on which the keys of results are told."""

PROBE = ""
"""What the listener tells itself: no key."""

FAILED = "!"
"""Stands before the key of a job that failed."""

PROBE_EVERY, PROBE_WITHIN = 10.0, 5.0
"""Seconds between the listener's probes, and within which it must hear its own."""

WAITS = (0.1, 0.5, 2.0, 5.0)
"""Seconds before the listener connects again; the last one repeats."""

CANCEL_AGAIN = 0.5
"""Seconds after which a task is cancelled once more that has not ended."""

WRITE = """
WITH made AS (
    INSERT INTO results (key, result) VALUES (%(key)s, %(result)s) ON CONFLICT DO NOTHING
), over AS (DELETE FROM requests WHERE key = %(key)s)
SELECT pg_notify(%(channel)s, %(key)s)
"""

FORGET = """
WITH over AS (DELETE FROM requests WHERE key = %(key)s)
SELECT pg_notify(%(channel)s, %(failed)s)
"""


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended.

    Before Python 3.12, `wait_for` loses a cancellation that comes together with what it waits for.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCEL_AGAIN)


class JobResults:
    """Writes results, and tells who waits for one in this process."""

    def __init__(self, url: str, pool: Pool, poll: float, process: str) -> None:
        """Read and write through `pool`, and listen to the same database of `url`.

        Every `poll` seconds it looks for results that no notification told.
        """
        self._conninfo = conninfo(url, process)
        self._pool = pool
        self._poll = poll
        self._awaited: dict[str, set[asyncio.Future[bytes]]] = {}
        self._told: set[str] = set()
        self._call = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self) -> None:
        """Begin to listen and to look, until `close`."""
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name="result listener"),
            asyncio.create_task(self._keep_looking(), name="result poller"),
        ]

    async def close(self) -> None:
        """End both."""
        await end(self._tasks)

    @asynccontextmanager
    async def awaited(self, key: str) -> AsyncIterator[asyncio.Future[bytes]]:
        """Return the future of a result, which is waited for until the block ends."""
        future = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(key, set()).add(future)
        try:
            yield future
        finally:
            future.cancel()
            self._awaited[key].discard(future)
            if not self._awaited[key]:
                del self._awaited[key]

    def is_awaited(self, key: str) -> bool:
        """Return whether anybody in this process waits for a result."""
        return key in self._awaited

    async def write(self, key: str, result: bytes) -> None:
        """Write a result unless there is one, delete its request, and tell all who wait."""
        what = {"key": key, "result": result, "channel": CHANNEL}
        await execute(self._pool, WRITE, what)

    async def fail(self, key: str) -> None:
        """Delete the request of a job that failed, and tell all who wait; perhaps nobody does."""
        what = {"key": key, "channel": CHANNEL, "failed": FAILED + key}
        await execute(self._pool, FORGET, what)

    async def _keep_looking(self) -> None:
        """Fetch each result that is told, and now and then all that are awaited."""
        while True:
            try:
                async with asyncio.timeout(self._poll):
                    await self._call.wait()
            except TimeoutError:
                self._told.update(self._awaited)
            self._call.clear()
            keys = list(self._told & self._awaited.keys())
            self._told.clear()
            if keys:
                try:
                    await self._fetch(keys)
                except ERRORS as error:
                    log.warning("Results cannot be read: %s", type(error).__name__)
                    await asyncio.sleep(self._poll)

    async def _fetch(self, keys: list[str]) -> None:
        query = "SELECT key, result FROM results WHERE key = ANY(%s)"
        for key, result in await execute(self._pool, query, (keys,)):
            for future in self._awaited.get(key, ()):
                if not future.done():
                    future.set_result(bytes(result))

    async def _keep_listening(self) -> None:
        backoff = Backoff(WAITS)
        while True:
            try:
                async with await Connection.connect(self._conninfo, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._pool.check()  # the others may have ended with this one
                    backoff.reset()
                    self._tell(*self._awaited)  # what was told while nobody listened
                    while True:
                        await self._hear(connection, PROBE_EVERY)
                        await self._probe(connection)
            except (TimeoutError, *ERRORS) as error:
                log.warning("The listener for results connects again: %s", type(error).__name__)
            await asyncio.sleep(backoff.next())

    async def _hear(self, connection: Connection, seconds: float) -> None:
        async with aclosing(connection.notifies(timeout=seconds)) as heard:
            async for each in heard:
                self._tell(each.payload)

    async def _probe(self, connection: Connection) -> None:
        """Tell the listener itself something: a connection that hears nothing looks alive."""
        async with asyncio.timeout(PROBE_WITHIN):
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, PROBE))
            async with aclosing(connection.notifies()) as heard:
                async for each in heard:
                    if each.payload == PROBE:
                        return
                    self._tell(each.payload)

    def _tell(self, *keys: str) -> None:
        for key in keys:
            if key.startswith(FAILED):
                for future in self._awaited.get(key.removeprefix(FAILED), ()):
                    if not future.done():
                        future.set_exception(NoAnswer("failed"))
        awaited = self._awaited.keys() & set(keys)
        if awaited:
            self._told |= awaited
            self._call.set()
