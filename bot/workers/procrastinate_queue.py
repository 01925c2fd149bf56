"""The queue of jobs on PostgreSQL, with procrastinate: rows hold jobs, notifications hold ids."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast

from procrastinate import App, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Job, Status
from procrastinate.retry import BaseRetryStrategy

from ..runtime.backoff import Backoff
from .connections import ERRORS, database, execute, repeated, within
from .job_results import JobResults, end
from .pool import Closed
from .queue import Backlog, Compute, Lane, NoAnswer

log = logging.getLogger(__name__)

POLL, HEARTBEAT, STALLED, FINISH, LEAVE = 0.5, 2.0, 10.0, 8.0, 2.0
"""Seconds: between two looks behind the notifications, between a worker's signs of life, without
one until its jobs are given to others, to finish running jobs before a worker stops, and to
leave."""

MOST_ATTEMPTS = 3
"""How often a job is begun at most: it may be what ends its workers."""

WAITS = (0.5, 1.0, 2.0, 5.0)
"""Seconds before a worker tries again to reach the queue; the last one repeats."""

AT_ONCE = datetime(2000, 1, 1, tzinfo=UTC)
"""When a job that is given back may be taken: a time that has passed on every machine's clock."""

TASK = "job"

FIND = """
SELECT payload, EXISTS (SELECT FROM results WHERE results.key = requests.key),
       extract(epoch FROM clock_timestamp() - asked_at)::float8
FROM requests WHERE key = %s
"""
"""The payload of a job, whether its result is there, and for how many seconds it has waited."""

ASK = """
WITH found AS (SELECT result FROM results WHERE key = %(key)s), asked AS (
    INSERT INTO requests (key, payload) SELECT %(key)s, %(payload)s
    WHERE NOT EXISTS (SELECT FROM found) ON CONFLICT DO NOTHING
) SELECT result FROM found
"""
"""The result of a key where it is there; otherwise the payload is stored."""

TAKE_BACK = """
DELETE FROM requests WHERE key = %(key)s
AND NOT EXISTS (SELECT FROM procrastinate_jobs WHERE queueing_lock = %(key)s)
"""

WAITING = """
SELECT queue_name, count(*),
       extract(epoch FROM max(clock_timestamp() - coalesce(asked_at, now())))::float8
FROM procrastinate_jobs LEFT JOIN requests ON requests.key = args->>'key'
WHERE status = 'todo' GROUP BY queue_name
"""


class _GiveBack(BaseRetryStrategy):
    """Gives a job to others that a stopping worker did not finish, or could not write down."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        left = isinstance(exception, (asyncio.CancelledError, Closed, *ERRORS))
        again = left and job.attempts + 1 < MOST_ATTEMPTS
        return RetryDecision(retry_at=AT_ONCE) if again else None


class ProcrastinateQueue:
    """A `JobQueue` in the schema `jobs` of a PostgreSQL database that the bot has migrated."""

    def __init__(
        self,
        url: str,
        process: str = "",
        *,
        poll: float = POLL,
        stalled: float = STALLED,
        waited: Callable[[Lane, float], None] = lambda _lane, _seconds: None,
    ) -> None:
        """Use the database of SQLAlchemy's `url`; nothing is connected yet.

        `process` names the connections.

        `poll` are the seconds between looks for what no notification told, `stalled` those without
        a sign of life after which a worker counts as dead. `waited` is told how long each job that
        is taken has waited.
        """
        self._pool = database(url, process)
        self._results = JobResults(url, self._pool, poll, process)
        self._poll, self._stalled, self._waited = poll, stalled, waited
        self._app = App(connector=PsycopgConnector())
        self._app.task(name=TASK, pass_context=True, retry=_GiveBack())(self._run)
        self._compute: Compute | None = None
        self._cancelling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect in the background."""
        await self._pool.open(wait=False)
        await self._app.open_async(self._pool)
        self._results.listen()

    async def close(self) -> None:
        """Cancel what is still asked for, and end the connections."""
        if self._cancelling:
            await asyncio.wait(self._cancelling, timeout=1.0)
        await self._results.close()
        await self._pool.close(timeout=1.0)

    async def ask(
        self, lane: Lane, key: str, payload: bytes, seconds: float, *, patient: bool = False
    ) -> bytes:
        """Return the result of a job, as `JobQueue.ask` tells."""
        asking = asyncio.create_task(self._ask(lane, key, payload, patient=patient))
        try:
            return await within(seconds, asking)
        except TimeoutError:
            self._cancel(key, asking)
            raise NoAnswer("late") from None
        except ERRORS as error:
            self._cancel(key, asking)
            log.warning("The queue of jobs cannot be reached: %s", _said(error))
            raise NoAnswer("unreachable") from error
        except asyncio.CancelledError:
            self._cancel(key, asking)
            raise

    async def _ask(self, lane: Lane, key: str, payload: bytes, *, patient: bool) -> bytes:
        async with self._results.awaited(key) as result:
            for (found,) in await execute(self._pool, ASK, {"key": key, "payload": payload}):
                return bytes(found)
            await self._enqueue(lane, key, patient=patient)
            return await result

    async def _enqueue(self, lane: Lane, key: str, *, patient: bool) -> None:
        task = self._app.configure_task(
            TASK, queue=lane, lock=key, queueing_lock=key, priority=-1 if patient else 0
        )
        with suppress(AlreadyEnqueued):
            await repeated(lambda: task.defer_async(key=key))

    def _cancel(self, key: str, asking: asyncio.Task[bytes]) -> None:
        """Take back a job that nobody waits for any more, unless a worker has it."""

        async def cancel() -> None:
            await asyncio.wait({asking})
            if self._results.is_awaited(key):
                return
            manager = self._app.job_manager
            try:
                for job in await manager.list_jobs_async(queueing_lock=key, status="todo"):
                    assert job.id is not None
                    await manager.cancel_job_by_id_async(job.id, delete_job=True)
                await execute(self._pool, TAKE_BACK, {"key": key})
            except ERRORS as error:  # it is deleted later (`bot/store/cluster/jobs.py`)
                log.warning("A job could not be cancelled: %s", _said(error))

        task = asyncio.create_task(cancel(), name=f"cancel {key}")
        self._cancelling.add(task)
        task.add_done_callback(self._cancelling.discard)

    async def work(
        self, concurrency: Mapping[Lane, int], compute: Compute, stop: asyncio.Event
    ) -> None:
        """Compute jobs until `stop` is set, as `JobQueue.work` tells."""
        self._compute = compute
        keeping = [
            asyncio.create_task(self._keep(partial(self._take, lane, number)), name=f"take {lane}")
            for lane, number in concurrency.items()
            if number
        ]
        keeping.append(asyncio.create_task(self._keep(self._look), name="give back"))
        try:
            await stop.wait()
        finally:
            for task in keeping:
                task.cancel()
            # Once, as a second cancellation would also end what is being finished.
            await asyncio.wait(keeping, timeout=FINISH + LEAVE)
            await end(keeping)

    async def _keep(self, work: Callable[[], Any]) -> None:
        """Run something again whenever it ends, after ever longer waits."""
        backoff, clock = Backoff(WAITS), asyncio.get_running_loop().time
        while True:
            began = clock()
            try:
                await work()
            except ERRORS as error:
                log.warning("The queue of jobs cannot be reached; trying again: %s", _said(error))
            except Exception:
                log.exception("A worker failed; trying again")
            if clock() - began > WAITS[-1]:
                backoff.reset()
            await asyncio.sleep(backoff.next())

    async def _take(self, lane: Lane, number: int) -> None:
        await self._app.run_worker_async(
            queues=[lane],
            name=lane,
            concurrency=number,
            fetch_job_polling_interval=self._poll,
            shutdown_graceful_timeout=FINISH,
            delete_jobs="always",
            install_signal_handlers=False,
            update_heartbeat_interval=min(HEARTBEAT, self._stalled / 3),
            stalled_worker_timeout=self._stalled,
        )

    async def _look(self) -> None:
        while True:
            await self.give_back()
            await asyncio.sleep(self._stalled / 2)

    async def give_back(self) -> None:
        """Let other workers take the jobs of those that have given no sign of life for a while."""
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=self._stalled):
            assert job.id is not None
            with suppress(ConnectorException):  # another worker has done so
                if job.attempts + 1 < MOST_ATTEMPTS:
                    log.warning("Job %s is given back: its worker is gone", job.id)
                    await manager.retry_job(job, retry_at=AT_ONCE)
                else:
                    log.error("Job %s is given up: it lost %s workers", job.id, MOST_ATTEMPTS)
                    await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _run(self, context: JobContext, key: str) -> None:
        """Compute a job and write its result, unless nobody wants it or it is there."""
        lane, compute = cast("Lane", context.job.queue), self._compute
        assert compute is not None
        asked = await execute(self._pool, FIND, (key,))
        if not asked or asked[0][1]:
            return
        payload, _, waited = asked[0]
        self._waited(lane, waited)
        try:
            result = await compute(lane, bytes(payload))
        except (Closed, *ERRORS):
            raise
        except Exception:
            log.exception("Job %s of %s failed", context.job.id, lane)
            await self._results.fail(key)
        else:
            await self._results.write(key, result)

    async def backlog(self) -> Mapping[Lane, Backlog]:
        """Return what waits in each lane; raises `NoAnswer`."""
        try:
            rows = await within(POLL, asyncio.create_task(execute(self._pool, WAITING, ())))
        except (TimeoutError, *ERRORS) as error:
            raise NoAnswer("unreachable") from error
        return {lane: Backlog(waiting, oldest) for lane, waiting, oldest in rows}


def _said(error: Exception) -> str:
    """Return what an error says, on one line: without a statement's values."""
    cause = error.__cause__ if isinstance(error, ConnectorException) else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"
