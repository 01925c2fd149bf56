"""Runs the bot as shipped in its own process, and measures its CPU and memory."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from msgspec import Struct

from playground import Playground

LAG = re.compile(r'wonders_event_loop_lag_seconds_bucket\{le="([\d.]+|\+Inf)"\} ([\d.]+)')
TICKS = os.sysconf("SC_CLK_TCK")


class Program(Struct, frozen=True):
    """A running bot: its process id, and the port of its metrics."""

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

    async def lag(self) -> Mapping[float, int]:
        """Return the histogram of the event loop's lag: cumulative counts by seconds."""
        url = f"http://127.0.0.1:{self.port}/metrics"
        text = await asyncio.to_thread(lambda: urlopen(url).read().decode())
        return {float(bound): int(float(count)) for bound, count in LAG.findall(text)}


def megabytes(pid: int) -> int:
    """Return the resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def program(discord: Playground, render_workers: int, **more: str) -> AsyncIterator[Program]:
    """Run `python -m bot` until the block ends, on a new database unless `more` settings say so.

    Its log goes to stderr.
    """
    port = _free_port()
    with TemporaryDirectory() as home:
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{home}/bench.db",
            "RENDER_WORKERS": str(render_workers),
            "AI_WORKERS": "0",
            "HEALTH_PORT": str(port),
            "LOG_LEVEL": "WARNING",
            **more,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env={**os.environ, **settings}
        )
        try:
            await discord.bot_ready(timeout=60)
            yield Program(process.pid, port)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
