"""Several processes of the bot on one PostgreSQL server, each with a proxy of its own to it."""

import asyncio
import re
import signal
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import asyncpg

from playground import Playground
from tests.bot.cluster.members import owner
from tests.bot.forking import READ_WITHIN
from tests.bot.processes import Host
from tests.postgresql import OWNER, PrivateServer

from .one_host import memory
from .proxy import Proxy
from .stored import QUERIES, Stored, games
from .workers import Worker

OWNERS = "SELECT shard, owner FROM shard_leases WHERE until > clock_timestamp()"

GIVEN_BACK = re.compile(r'"Gave shard (\d+) back".*"timestamp": "([^"]+)"')
"""What a process logs when another one is to have a shard."""


class Process(Host):
    """One process; it is given a new name at each start, as if it were another machine."""

    def __init__(
        self, discord: Playground, home: Path, name: str, proxy: Proxy, url: str, **given: str
    ) -> None:
        settings = {
            "SHARDS": "auto",
            "PROCESS_NAME": name,
            "DATABASE_URL": url,
            READ_WITHIN: "",
            **given,
        }
        module = settings.pop("module")
        log = home / f"{name}.log"
        super().__init__(discord, home, log=log, module=module, ai_workers=0, **settings)
        self.name, self.proxy = name, proxy

    async def _left(self) -> None:
        """Wait for nothing: other processes stay connected."""

    def given_back(self) -> Iterator[tuple[int, datetime]]:
        """Yield the shards that it has given back since it was started, and when."""
        now_running = self.log().rpartition("logging in using")[2]
        for shard, at in GIVEN_BACK.findall(now_running):
            yield int(shard), datetime.fromisoformat(at)

    def freeze(self) -> None:
        """Let the process stand still, as a machine that swaps or is moved."""
        assert self._process is not None
        self._process.send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the process go on."""
        assert self._process is not None
        self._process.send(signal.SIGCONT)


class Cluster:
    """The processes of a cluster, and the server that they share."""

    def __init__(
        self, discord: Playground, home: Path, server: PrivateServer, database: str, **given: str
    ) -> None:
        self.processes: list[Process] = []
        self.workers: list[Worker] = []
        self.server = server
        self._discord = discord
        self._home = home
        self._database = database
        self._given = given
        self._logs: list[Path] = []

    async def launch(self, number: int, workers: int = 0) -> None:
        """Start so many processes and workers for them, and wait until all shards are served."""
        for n in range(workers):
            url, log = self.server.url(self._database), self._home / f"worker{n}.log"
            worker = Worker(url, log, self._given["module"])
            self.workers.append(worker)
            await worker.start()
        if workers:
            self._given["JOBS"] = "postgresql"
        for n in range(number):
            proxy = Proxy(self.server.port)
            await proxy.build()
            url = self.server.url(self._database, proxy.port)
            process = Process(self._discord, self._home, f"bot{n}", proxy, url, **self._given)
            self.processes.append(process)
            await process.launch()
        await self.whole()

    async def whole(self, seconds: float = 180.0) -> None:
        """Wait until every shard is connected."""
        await self._discord.until(
            lambda: self._discord.is_bot_ready, seconds, "every shard connected"
        )

    async def shards_of(self, process: Process) -> frozenset[int]:
        """Return the shards that a process has."""
        rows = await self._ask([OWNERS])
        return frozenset(
            int(shard) for shard, name in rows[0] if name and owner(name, process.name)
        )

    async def tables(self) -> list[Stored]:
        """Return every game as the database has it."""
        return games(await self._ask(QUERIES))

    def megabytes(self) -> int:
        """Return the memory of all processes that run."""
        return sum(memory(process.pid) for process in self.processes if process.running)

    async def stop(self) -> list[int]:
        """Ask all processes to stop; return their exit statuses."""
        found = [await process.stop() for process in self.processes if process.running]
        return found + [await worker.end(signal.SIGTERM) for worker in self.workers]

    def log(self) -> str:
        """Return all that was logged, of every process."""
        logs = [process.log() for process in self.processes]
        return "".join([*logs, *(worker.log() for worker in self.workers)])

    async def close(self) -> None:
        """Kill what still runs."""
        for process in self.processes:
            if process.running:
                await process.kill()
            await process.proxy.close()
        for worker in self.workers:
            await worker.end()

    async def _ask(self, queries: Sequence[str]) -> list[list[Sequence[Any]]]:
        """Return the rows of each query; wait while the server is restarted."""
        while True:
            try:
                connection = await asyncpg.connect(
                    host="127.0.0.1", port=self.server.port, user=OWNER, database=self._database
                )
                try:
                    async with connection.transaction(isolation="repeatable_read"):
                        return [list(await connection.fetch(query)) for query in queries]
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.2)
