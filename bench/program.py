"""Runs the bot and its workers as shipped, in processes of their own; measures CPU and memory."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from playground import Playground

from .figures import Histogram, histogram, is_well

TICKS = os.sysconf("SC_CLK_TCK")

READY_WITHIN = 120.0
"""Seconds in which a worker must take jobs."""


class Program(Struct, frozen=True):
    """A running bot or worker: its process id, and the port of its metrics."""

    pid: int
    port: int

    @property
    def helpers(self) -> list[int]:
        """The ids of the processes that the bot has started."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def megabytes(self) -> int:
        """Return the resident memory of the bot's main process, in MB."""
        return megabytes(self.pid)

    async def lag(self) -> Histogram:
        """Return how late the event loop was so far."""
        return await asyncio.to_thread(histogram, [self.port], "wonders_event_loop_lag_seconds")


def megabytes(pid: int) -> int:
    """Return the resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, in seconds."""
    return sum(_times(pid)[:2]) / TICKS


def used(programs: Iterable[Program]) -> float:
    """Return the CPU time of programs and of all processes that they have started, in seconds.

    Those that have ended count, too: pools replace their processes by ones with compiled code.
    """
    pids = [pid for each in programs for pid in (each.pid, *each.helpers)]
    return sum(sum(_times(pid)) for pid in pids) / TICKS


def _times(pid: int) -> list[int]:
    """Return the ticks of a process itself (2 numbers), and of its children that have ended (2)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(each) for each in fields[11:15]]


@asynccontextmanager
async def program(discord: Playground, render_workers: int, **more: str) -> AsyncIterator[Program]:
    """Run `python -m bot` until the block ends, on a new database unless `more` settings say so.

    Its log goes to stderr.
    """
    with TemporaryDirectory() as home:
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{home}/bench.db",
            "RENDER_WORKERS": str(render_workers),
            "AI_WORKERS": "0",
            **more,
        }
        async with _running(settings) as running:
            await discord.bot_ready(timeout=60)
            yield running


@asynccontextmanager
async def worker(url: str, **more: str) -> AsyncIterator[Program]:
    """Run `python -m bot worker` on a database until the block ends; it takes jobs at once."""
    async with _running({"JOBS": "postgresql", "DATABASE_URL": url, **more}, "worker") as running:
        async with asyncio.timeout(READY_WITHIN):
            while not await asyncio.to_thread(is_well, running.port):  # noqa: ASYNC110 - a program
                await asyncio.sleep(0.5)
        yield running


@asynccontextmanager
async def _running(settings: Mapping[str, str], *arguments: str) -> AsyncIterator[Program]:
    port = _free_port()
    given = {"HEALTH_PORT": str(port), "LOG_LEVEL": "WARNING", **settings}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, env={**os.environ, **given}
    )
    try:
        yield Program(process.pid, port)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
