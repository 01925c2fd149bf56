"""Workers that stop or die: what they had is finished, given to others, or given up."""

import asyncio

import pytest

from bot.workers import procrastinate_queue
from bot.workers.pool import Closed
from bot.workers.procrastinate_queue import ProcrastinateQueue

from ..waiting import LONG
from .asked import Asked
from .computer import Computer, opened


@pytest.mark.parametrize("error", [Closed("the pools are closed"), None])
async def test_a_worker_that_stops_gives_back_what_it_cannot_finish(
    asked: Asked,
    queue: ProcrastinateQueue,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception | None,
) -> None:
    monkeypatch.setattr(procrastinate_queue, "FINISH", 0.0)
    stopping, other = Computer(), Computer()
    stopping.may.clear()
    async with opened(asked.url) as there:
        async with stopping.working(there):
            asking = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
            await stopping.begins()
            if error is not None:
                stopping.errors.append(error)
                stopping.may.set()
                await asked.until("procrastinate_jobs WHERE attempts = 1")
        assert await asked.count("procrastinate_jobs WHERE status = 'todo'") == 1
        async with other.working(there):
            assert await asking == b"one"


async def test_a_worker_that_stops_finishes_what_it_has(
    asked: Asked, queue: ProcrastinateQueue
) -> None:
    computer = Computer()
    computer.may.clear()
    async with opened(asked.url) as there:
        async with computer.working(there):
            asking = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
            await computer.begins()
            asyncio.get_running_loop().call_later(0.05, computer.may.set)
        assert await asking == b"one"


async def test_a_job_that_ends_its_workers_is_given_up(
    asked: Asked, queue: ProcrastinateQueue
) -> None:
    asking = asyncio.create_task(queue.ask("moves", "a", b"one", LONG))
    await asked.until("procrastinate_jobs")
    async with opened(asked.url, stalled=0.0) as there:
        for attempts in range(procrastinate_queue.MOST_ATTEMPTS):
            assert await asked.count(f"procrastinate_jobs WHERE attempts = {attempts}") == 1
            # A worker takes it, and is gone.
            await asked.run("UPDATE jobs.procrastinate_jobs SET status = 'doing'", path="jobs")
            await there.give_back()
    assert await asked.count("procrastinate_jobs") == 0
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
