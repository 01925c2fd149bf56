"""The queue of jobs on PostgreSQL: each is computed once, answers come whatever fails meanwhile."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import procrastinate.schema
import pytest

from bot.store import Store
from bot.store.connection.migrations import _FOLDER
from bot.workers.procrastinate_queue import ProcrastinateQueue
from bot.workers.queue import Backlog, NoAnswer
from tests.postgresql import PrivateServer
from tests.soak.proxy import Proxy

from ..waiting import LONG
from .asked import Asked
from .computer import Computer, opened

AT_ONCE = 0.05
"""A deadline that passes while nobody computes."""


async def test_the_same_key_is_computed_once(asked: Asked, queue: ProcrastinateQueue) -> None:
    computer = Computer()
    async with opened(asked.url) as there, computer.working(there):
        both = [queue.ask("moves", "a", b"one", LONG), there.ask("moves", "a", b"one", LONG)]
        assert await asyncio.gather(*both) == [b"one", b"one"]
        assert await queue.ask("moves", "a", b"two", LONG) == b"one"
        assert await queue.ask("pictures", "b", b"\x00\xff", LONG) == b"\x00\xff"
        # Who asks while the first job ends may have asked for one more, which finds the result.
        async with asyncio.timeout(LONG):
            while await asked.count("requests") + await asked.count("procrastinate_jobs"):  # noqa: ASYNC110 - it is polled
                await asyncio.sleep(0.01)
    assert computer.computed == [("moves", b"one"), ("pictures", b"\x00\xff")]


async def test_who_asks_again_after_a_restart_finds_the_result(asked: Asked) -> None:
    computer = Computer()
    computer.may.clear()
    async with opened(asked.url) as there, computer.working(there):
        async with opened(asked.url) as queue:
            lost = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
            await computer.begins()
            lost.cancel()
            await asyncio.gather(lost, return_exceptions=True)
        computer.may.set()
        await asked.until("results")
        async with opened(asked.url) as queue:
            assert await queue.ask("moves", "a", b"one", LONG) == b"one"
    assert len(computer.computed) == 1


async def test_without_a_worker_the_deadline_passes_and_nothing_stays(
    asked: Asked, queue: ProcrastinateQueue
) -> None:
    with pytest.raises(NoAnswer, match="late"):
        await queue.ask("moves", "a", b"one", AT_ONCE)
    async with asyncio.timeout(LONG):
        while await asked.count("requests") + await asked.count("procrastinate_jobs"):  # noqa: ASYNC110 - it is cancelled behind
            await asyncio.sleep(0.01)


async def test_what_waits_is_counted(asked: Asked, queue: ProcrastinateQueue) -> None:
    assert await queue.backlog() == {}
    asking = [asyncio.create_task(queue.ask("moves", key, b"one", LONG)) for key in "ab"]
    await asked.until("procrastinate_jobs HAVING count(*) = 2")
    found = await queue.backlog()
    assert found == {"moves": Backlog(2, found["moves"].oldest)}
    assert found["moves"].oldest > 0
    computer = Computer()
    async with computer.working(queue):
        await asyncio.gather(*asking)
    assert await queue.backlog() == {}


async def test_patient_jobs_go_last(asked: Asked, queue: ProcrastinateQueue) -> None:
    first = asyncio.create_task(queue.ask("moves", "a", b"patient", LONG, patient=True))
    await asked.until("procrastinate_jobs")
    second = asyncio.create_task(queue.ask("moves", "b", b"hurried", LONG))
    await asked.until("procrastinate_jobs HAVING count(*) = 2")
    computer = Computer()
    async with computer.working(queue, 1):
        await asyncio.gather(first, second)
    assert [payload for _, payload in computer.computed] == [b"hurried", b"patient"]


async def test_a_job_that_fails_is_told_at_once_and_may_be_asked_for_again(
    asked: Asked, queue: ProcrastinateQueue, caplog: pytest.LogCaptureFixture
) -> None:
    computer = Computer()
    computer.errors.append(ValueError("no move"))
    async with computer.working(queue):
        with pytest.raises(NoAnswer, match="failed"):
            await queue.ask("moves", "a", b"secret", LONG)
        computer.may.set()
        assert await queue.ask("moves", "a", b"secret", LONG) == b"secret"
    assert "no move" in caplog.text
    assert "secret" not in caplog.text


async def test_a_result_that_nothing_tells_is_found(
    asked: Asked, queue: ProcrastinateQueue
) -> None:
    asking = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
    await asked.until("procrastinate_jobs")
    await asked.run("INSERT INTO jobs.results (key, result) VALUES ('a', 'two')")
    assert await asking == b"two"


async def test_a_listener_that_was_cut_off_listens_again(
    asked: Asked, queue: ProcrastinateQueue
) -> None:
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name"
    cut += " LIKE 'wonders/%' AND datname = current_database()"
    computer = Computer()
    computer.may.clear()
    async with opened(asked.url) as there, computer.working(there):
        for key in "abc":
            asking = asyncio.create_task(queue.ask("moves", key, b"one", LONG))
            await computer.begins()
            computer.begun.clear()
            assert await asked.run(cut)
            computer.may.set()
            assert await asking == b"one"
            computer.may.clear()
        computer.may.set()


@pytest.mark.long
async def test_jobs_go_on_after_a_restart_of_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = PrivateServer(synchronous_commit="on")
    server.create()
    computer = Computer()
    computer.may.clear()
    try:
        url = server.url(await server.migrated())
        async with (
            opened(url) as queue,
            opened(url, stalled=1.0) as there,
            computer.working(there),
        ):
            asking = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
            await computer.begins()
            await asyncio.to_thread(server.stop)
            with pytest.raises(NoAnswer):
                await queue.ask("moves", "b", b"two", AT_ONCE)
            with pytest.raises(NoAnswer, match="unreachable"):
                await queue.backlog()
            await asyncio.to_thread(server.start)
            computer.may.set()
            assert await asking == b"one"
            assert await queue.ask("moves", "c", b"three", LONG) == b"three"
    finally:
        await asyncio.to_thread(server.remove)


async def test_what_nobody_waits_for_is_deleted(asked: Asked) -> None:
    async with opened(asked.url) as lost:
        asking = asyncio.create_task(lost.ask("moves", "a", b"one", LONG))
        await asked.until("procrastinate_jobs")
        await asked.run("INSERT INTO jobs.results (key, result) VALUES ('b', 'two')")
        store = await Store.open(asked.url)
        now = datetime.now(UTC)
        await store.jobs.purge(now)
        await asked.run("UPDATE jobs.procrastinate_jobs SET status = 'doing'", path="jobs")
        assert [await asked.count(each) for each in ("requests", "results")] == [1, 1]
        await store.jobs.purge(now + timedelta(hours=1))
        await store.close()
        for each in ("requests", "results", "procrastinate_jobs"):
            assert await asked.count(each) == 0
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


async def test_a_worker_without_a_sign_of_life_for_a_while_takes_no_jobs(asked: Asked) -> None:
    """It was killed, and its row stays: the doctor must not tell that jobs are taken."""
    begun = "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '{} s')"
    store = await Store.open(asked.url)
    taken = []
    for seconds in (11, 0):
        await asked.run(begun.format(seconds), path="jobs")
        taken.append(await store.jobs.taken())
    await store.close()
    assert taken == [False, True]


def test_the_database_has_what_this_version_of_procrastinate_needs() -> None:
    """Where this fails, a migration has to bring its own migrations."""
    (kept,) = Path(_FOLDER).glob("procrastinate-*.sql")
    assert kept.read_text() == procrastinate.schema.SchemaManager.get_schema()


async def test_who_asks_does_not_wait_for_the_end_of_statements_that_a_silent_server_holds(
    postgresql: PrivateServer, caplog: pytest.LogCaptureFixture
) -> None:
    """psycopg needs seconds to give up a statement, which it logs; a person has not that long."""
    name, proxy = await postgresql.migrated(), Proxy(postgresql.port)
    await proxy.build()
    computer = Computer()
    async with opened(postgresql.url(name, proxy.port)) as queue, computer.working(queue):
        assert await queue.ask("moves", "a", b"one", LONG) == b"one"
        proxy.block()
        with pytest.raises(NoAnswer, match="late"):
            await queue.ask("moves", "b", b"two", AT_ONCE)
        with pytest.raises(NoAnswer, match="unreachable"):
            await queue.backlog()
        assert not [each for each in caplog.records if each.name.startswith("psycopg")]
        proxy.clear()
        assert await queue.ask("moves", "c", b"three", LONG) == b"three"
    await proxy.close()
    await postgresql.drop(name)
