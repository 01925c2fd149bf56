"""Runs several processes of the bot and of workers on a database, and tells what they use."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from msgspec import Struct

from bot.workers.queue import Lane
from playground import Patience, Playground
from tests.postgresql import PrivateServer
from tests.soak.proxy import Proxy

from .figures import Histogram, histogram
from .program import Program, program, used, worker

SHARDS = 16

STATEMENTS = "SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements"

PRESSED = ("/interactions/", "/webhooks/")
"""How the paths begin of what answers presses, which Discord's global limit leaves out."""

ONE_OF_EACH = {"AI_WORKERS": "1", "RENDER_WORKERS": "1"}
"""The settings of a bot or a worker that thinks and draws in processes of its own."""


class Costs(Struct, frozen=True):
    """What was used so far, of everything: seconds of cores, and counts."""

    cpu: float
    worker_cpu: float
    statements: int
    bytes: int
    own: int
    answers: int


class Jobs(Struct, frozen=True):
    """How long jobs of a lane have waited for a worker, and their askers for the result."""

    waits: Histogram
    answers: Histogram


class Cluster(Struct):
    """The processes, and what they use."""

    discord: Playground
    server: PrivateServer
    database: str
    processes: list[Program]
    workers: list[Program]
    proxies: list[Proxy]

    async def costs(self) -> Costs:
        """Return what was used so far."""
        paths = [each.path for each in self.discord.requests]
        answers = sum(path.startswith(PRESSED) for path in paths)
        statements = await self.server.ask(STATEMENTS, database=self.database)
        return Costs(
            used(self.processes),
            used(self.workers),
            int(str(statements)),
            sum(proxy.carried for proxy in self.proxies),
            len(paths) - answers,
            answers,
        )

    async def jobs(self, lane: Lane) -> Jobs:
        """Return how long jobs have taken so far."""
        workers = [each.port for each in self.workers]
        bots = [each.port for each in self.processes]
        return Jobs(
            await asyncio.to_thread(histogram, workers, "wonders_job_wait_seconds", lane=lane),
            await asyncio.to_thread(histogram, bots, "wonders_job_answer_seconds", lane=lane),
        )


@asynccontextmanager
async def cluster(processes: int, workers: int | None = None) -> AsyncIterator[Cluster]:
    """Run a playground, a PostgreSQL server, and so many processes of the bot.

    With `workers` they play against computers too: each of so many workers has a process that
    draws and one that thinks, and where there is none, each of the bots has them.
    """
    async with AsyncExitStack() as stack:
        server = PrivateServer(
            synchronous_commit="on", shared_preload_libraries="pg_stat_statements"
        )
        server.create()
        stack.callback(server.remove)
        database = await server.migrated()
        await server.ask("CREATE EXTENSION pg_stat_statements", database=database)
        discord = await stack.enter_async_context(
            Playground(shards=SHARDS, patience=Patience(reply=60.0, silent=0.0))
        )
        found = Cluster(discord, server, database, [], [], [])
        for n in range(workers or 0):
            settings = {"PROCESS_NAME": f"worker-{n}", **ONE_OF_EACH}
            running = worker(server.url(database), **settings)
            found.workers.append(await stack.enter_async_context(running))
        thinking = {"JOBS": "postgresql"} if workers else ONE_OF_EACH if workers == 0 else {}
        for n in range(processes):
            proxy = Proxy(server.port)
            await proxy.build()
            stack.push_async_callback(proxy.close)
            settings = {
                "DATABASE_URL": server.url(database, proxy.port),
                "SHARDS": "auto",
                "PROCESS_NAME": f"bot-{n}",
                **thinking,
            }
            found.proxies.append(proxy)
            found.processes.append(await stack.enter_async_context(program(discord, 0, **settings)))
        await discord.bot_ready(timeout=120)
        yield found
