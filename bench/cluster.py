"""Measures one bot run by several processes: `python -m bench.cluster [--processes 1 2 4]`.

They share a PostgreSQL server of the benchmark's own and the 16 shards of a playground, all on this
machine. For each game and number of processes it prints what a move costs: milliseconds of a core,
statements of the database and bytes to and from it, requests to Discord. Then it prints how long
the shards of a process are unserved when it is killed, and when it is stopped.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from time import perf_counter

from msgspec import Struct

from playground import Patience, Playground
from tests.postgresql import PrivateServer, why_not
from tests.soak.way import Way

from .crowd import COMMANDS, Crowd
from .program import Program, cpu_seconds, program

SHARDS, SERVERS, GAMES = 16, 32, 24
SETTLE = 4.0
"""Seconds of play before each measurement."""

STATEMENTS = "SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements"

PRESSED = ("/interactions/", "/webhooks/")
"""How the paths begin of what answers presses, which Discord's global limit leaves out."""


class Costs(Struct, frozen=True):
    """What was used so far, of everything: seconds of cores, and counts."""

    cpu: float
    statements: int
    bytes: int
    own: int
    answers: int


class Cluster(Struct):
    """The processes, and what they use."""

    discord: Playground
    server: PrivateServer
    database: str
    processes: list[Program]
    ways: list[Way]

    async def costs(self) -> Costs:
        """Return what was used so far."""
        paths = [each.path for each in self.discord.requests]
        answers = sum(path.startswith(PRESSED) for path in paths)
        pids = [pid for each in self.processes for pid in (each.pid, *each.helpers)]
        statements = await self.server.ask(STATEMENTS, database=self.database)
        return Costs(
            sum(map(cpu_seconds, pids)),
            int(str(statements)),
            sum(way.carried for way in self.ways),
            len(paths) - answers,
            answers,
        )


@asynccontextmanager
async def cluster(processes: int) -> AsyncIterator[Cluster]:
    """Run a playground, a PostgreSQL server, and so many processes of the bot."""
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
        found = Cluster(discord, server, database, [], [])
        for n in range(processes):
            way = Way(server.port)
            await way.build()
            stack.push_async_callback(way.close)
            url = server.url(database, way.port)
            found.ways.append(way)
            running = program(discord, 0, DATABASE_URL=url, SHARDS="auto", PROCESS_NAME=f"bot-{n}")
            found.processes.append(await stack.enter_async_context(running))
        await discord.bot_ready(timeout=120)
        yield found


async def measure(kind: str, processes: int, seconds: float) -> None:
    """Let a crowd play a game, and print what a move costs."""
    async with cluster(processes) as found:
        crowd = Crowd(found.discord, GAMES, (kind,), servers=SERVERS)
        playing = asyncio.create_task(crowd.play())
        await _until(playing, lambda: crowd.begun == GAMES)
        crowd.all_there.set()
        await _until(playing, lambda: not crowd.drafting)
        await _pause(playing, SETTLE)
        crowd.figures.boards.clear()
        before, begun = await found.costs(), perf_counter()
        await _pause(playing, seconds)
        after, taken = await found.costs(), perf_counter() - begun
        boards = sorted(crowd.figures.boards)
        made = max(1, len(boards))
        wait = boards[made // 2] * 1000 if boards else 0.0
        print(
            f"{kind:<11} {processes:>9} {made / taken:>9.1f} {wait:>9.0f}"
            f" {(after.cpu - before.cpu) * 1000 / made:>8.1f}"
            f" {(after.statements - before.statements) / made:>10.1f}"
            f" {(after.bytes - before.bytes) / made / 1000:>7.1f}"
            f" {(after.own - before.own) / made:>6.2f}"
            f" {(after.answers - before.answers) / made:>8.2f}"
            f" {crowd.figures.failed:>7}"
        )
        playing.cancel()
        await asyncio.wait({playing})


async def takeover(number: signal.Signals) -> float:
    """Return for how many seconds shards are unserved after a process got a signal."""
    async with cluster(2) as found:
        await asyncio.sleep(SETTLE)  # until the second has its share
        await found.discord.bot_ready(timeout=60)
        begun = perf_counter()
        os.kill(found.processes[0].pid, number)
        await found.discord.until(lambda: not found.discord.is_bot_ready, 30)
        await found.discord.until(lambda: found.discord.is_bot_ready, 60)
        return perf_counter() - begun


async def _until(playing: asyncio.Task[None], true: Callable[[], bool]) -> None:
    while not true():
        await _pause(playing, 0.5)


async def _pause(playing: asyncio.Task[None], seconds: float) -> None:
    """Let the players play; raises their exceptions."""
    done, _ = await asyncio.wait({playing}, timeout=seconds)
    for task in done:
        task.result()


def main(arguments: Sequence[str] = ()) -> None:
    """Measure with the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--kinds", nargs="+", choices=COMMANDS, default=[*COMMANDS])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--takeovers", type=int, default=3, help="how often each is measured")
    asked = parser.parse_args(arguments)
    if why_not() is not None:
        print(why_not())
        return
    print(f"{SHARDS} shards, {GAMES} games at once; {os.cpu_count()} cores, with the playground")
    print(
        f"{'game':<11} {'processes':>9} {'moves/s':>9} {'wait ms':>9} {'CPU ms':>8}"
        f" {'statements':>10} {'kB':>7} {'own':>6} {'answers':>8} {'failed':>7}"
    )
    for kind in asked.kinds:
        for processes in asked.processes:
            asyncio.run(measure(kind, processes, asked.seconds))
    for name, number in {"killed": signal.SIGKILL, "stopped": signal.SIGTERM}.items():
        times = [asyncio.run(takeover(number)) for _ in range(asked.takeovers)]
        print(f"a process is {name}: served again after", *(f"{each:.1f} s" for each in times))


if __name__ == "__main__":
    main(sys.argv[1:])
