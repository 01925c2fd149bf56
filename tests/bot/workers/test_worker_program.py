"""`python -m bot worker`: a bot's jobs computed by another process, which may die."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.workers import procrastinate_queue
from bot.workers.jobs import Evaluate, SearchedPosition, key, packed, thought
from bot.workers.procrastinate_queue import ProcrastinateQueue
from bot.workers.queue import Lane
from playground import Patience, Playground
from tests.ports import HeldPort

from ..conftest import DESCRIPTION
from ..ops.test_health import fetched
from ..players import Players, boards, has_ended
from ..processes import Host
from ..programs import Program, forker
from ..waiting import LONG
from .asked import Asked
from .test_ai_pool import legal, position

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


class Worker:
    """`python -m bot worker` on a database, without a token."""

    def __init__(self, url: str, home: Path, number: int = 0, **settings: str) -> None:
        self.log = home / f"worker{number}.log"
        self._settings = {
            "DISCORD_TOKEN": "",
            "DATABASE_URL": url,
            "JOBS": "postgresql",
            "AI_WORKERS": "0",
            "RENDER_WORKERS": "0",
            **settings,
        }
        self._program: Program | None = None

    async def __aenter__(self) -> "Worker":
        environment = {**os.environ, **self._settings}
        self._program = await forker().start("worker", environment=environment, errors=self.log)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._program is not None:
            await self.end(signal.SIGKILL)

    async def end(self, number: signal.Signals) -> int:
        """End it by a signal; return its exit status."""
        assert self._program is not None
        program, self._program = self._program, None
        program.send(number)
        return await asyncio.wait_for(program.wait(), LONG)


@pytest.fixture
def port() -> Iterator[str]:
    with HeldPort() as held:
        yield str(held.number)


@pytest.mark.long
async def test_a_worker_thinks_and_is_asked_how_it_is(
    asked: Asked, tmp_path: Path, port: str
) -> None:
    view, seat = position()
    job, queue = Evaluate("duel", packed(view), seat, 1, 0.05), ProcrastinateQueue(asked.url)
    await queue.open()
    try:
        async with Worker(asked.url, tmp_path, HEALTH_PORT=port) as worker:
            found = thought(
                await queue.ask("moves", key(SearchedPosition(1, 20), job), packed(job), LONG)
            )
            assert {option.move for option in found.options} == legal(view, seat)
            assert await fetched(port, "/health") == (200, '{"status": "ok", "reasons": []}')
            _, figures = await fetched(port, "/metrics")
            assert 'wonders_job_wait_seconds_count{lane="moves"} 1.0' in figures
            assert 'wonders_jobs_waiting{lane="moves"} 0.0' in figures
            assert await worker.end(signal.SIGTERM) == 0
        assert await asked.count("procrastinate_workers") == 0
        said = worker.log.read_text()
        assert "Ready to compute jobs" in said
        assert "level=error" not in said
    finally:
        await queue.close()


@pytest.mark.long
async def test_the_job_of_a_killed_worker_is_computed_by_another(
    asked: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(procrastinate_queue, "HEARTBEAT", 0.01)
    view, seat = position()
    job = Evaluate("duel", packed(view), seat, 1, LONG)
    queue, other = ProcrastinateQueue(asked.url), ProcrastinateQueue(asked.url, stalled=0.5)
    await queue.open()
    await other.open()
    stop = asyncio.Event()

    async def compute(lane: Lane, payload: bytes) -> bytes:
        assert (lane, payload) == ("reviews", packed(job))
        return b"found"

    try:
        async with Worker(asked.url, tmp_path) as worker:
            asking = asyncio.create_task(queue.ask("reviews", "a", packed(job), LONG))
            await asked.until("procrastinate_jobs WHERE status = 'doing'")
            await worker.end(signal.SIGKILL)
        working = asyncio.create_task(other.work({"reviews": 1}, compute, stop))
        assert await asking == b"found"
        stop.set()
        await working
    finally:
        await queue.close()
        await other.close()


@pytest.mark.long
async def test_a_game_is_played_with_a_worker(asked: Asked, tmp_path: Path) -> None:
    async with (
        Playground(DESCRIPTION, ack_seconds=60.0, patience=Patience(reply=60.0)) as discord,
        Worker(asked.url, tmp_path),
        Host(discord, tmp_path, DATABASE_URL=asked.url, JOBS="postgresql") as host,
    ):
        ana, guild = discord.add_person("Ana"), discord.add_guild("Forum")
        guild.join(ana)
        players = Players(discord, guild.add_channel("plaza"), (ana,), Random(5))
        await players.begin()
        await players.play()
        assert has_ended(boards(players.place)[-1])
        assert await host.stop() == 0
        assert host.complaints() == []
    assert await asked.count("results WHERE key LIKE 'ChooseMove:1:%'") > 0
    assert await asked.count("results WHERE key LIKE 'Draw:%'") > 0
    assert await asked.count("requests") == 0


@pytest.mark.long
async def test_it_tells_a_host_what_it_lacks(tmp_path: Path) -> None:
    async with Worker("sqlite+aiosqlite:///wonders.db", tmp_path) as refused:
        assert await refused.end(signal.SIGCONT) == 2
    assert "JOBS: postgresql needs a PostgreSQL database" in refused.log.read_text()
    async with Worker("sqlite+aiosqlite:///wonders.db", tmp_path, JOBS="") as refused:
        assert await refused.end(signal.SIGCONT) == 2
    assert "takes the jobs of a bot with JOBS=postgresql" in refused.log.read_text()


@pytest.mark.long
async def test_one_of_an_older_version_than_the_bot_is_told_to_be_updated(
    asked: Asked, tmp_path: Path
) -> None:
    await asked.run("UPDATE alembic_version SET version_num = '9999'")
    async with Worker(asked.url, tmp_path) as worker:
        assert await worker.end(signal.SIGCONT) == 2
    assert "update this worker" in worker.log.read_text()


def said(log: Path, words: str) -> bool:
    return log.exists() and words in log.read_text()


async def test_it_tells_why_the_database_cannot_be_used(tmp_path: Path, port: str) -> None:
    nowhere = "postgresql+asyncpg://u:password@127.0.0.1:1/wonders"
    async with Worker(nowhere, tmp_path, HEALTH_PORT=port) as worker:
        async with asyncio.timeout(LONG):
            while not said(worker.log, "used yet"):  # noqa: ASYNC110 - by another process
                await asyncio.sleep(0.05)
        unwell = '{"status": "unwell", "reasons": ["queue: not reachable"]}'
        assert await fetched(port, "/health") == (503, unwell)
        assert await worker.end(signal.SIGTERM) == 0
    told = worker.log.read_text()
    assert "Connect call failed" in told
    assert "check DATABASE_URL" in told
    assert "password" not in told
