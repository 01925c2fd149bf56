"""Measures one bot run by several processes: `python -m bench.cluster [--processes 1 2 4]`.

They share a PostgreSQL server of the benchmark's own and the 16 shards of a playground, all on this
machine. For each game and number of processes it prints what a move costs: milliseconds of a core,
statements of the database and bytes to and from it, requests to Discord. Then people play against
computers at a steady rate, with workers (`--workers 0 1 2`): it prints what bots and workers take
for a move, and how long jobs wait. Last it prints how long the shards of a process are unserved
when it is killed, and when it is stopped.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import perf_counter

from bot.workers.queue import Lane
from engine.ai.levels import LEVELS, USUAL
from tests.postgresql import why_not

from .cluster_run import SHARDS, Cluster, cluster
from .crowd import COMMANDS, Crowd

SERVERS, GAMES = 32, 24
SETTLE = 4.0
"""Seconds of play before each measurement."""

STARTING = 60.0
"""Seconds within which the games must begin, while all programs start at once on this machine."""

BOTS_WITH_WORKERS, GAMES_WITH_WORKERS = 2, 8
"""How many processes of the bot ask the workers, and for how many games, at a steady rate."""

ASKED: tuple[Lane, ...] = ("pictures", "moves")
"""The lanes whose jobs are measured; reviews may wait."""

WITHIN = 0.95
"""The share of the jobs that are no slower than the bound that is printed."""

OF_PROCESSES = (
    f"{'game':<11} {'processes':>9} {'moves/s':>9} {'wait ms':>9} {'CPU ms':>8}"
    f" {'statements':>10} {'kB':>7} {'own':>6} {'answers':>8} {'failed':>7}"
)
OF_WORKERS = (
    f"{'game':<11} {'workers':>7} {'moves/s':>9} {'wait ms':>9} {'bots ms':>8} {'workers ms':>10}"
    f" {'statements':>10} {'failed':>7}"
)
OF_JOBS = f" | {{:>8}} {'start ms':>8} {'95% <':>6} {'result ms':>9} {'95% <':>6}"


async def measure(kind: str, processes: int, seconds: float) -> None:
    """Let people play a game, and print what a move costs."""
    async with cluster(processes) as found:
        crowd = Crowd(found.discord, GAMES, (kind,), servers=SERVERS)
        async with _play(found, crowd) as playing:
            before, begun = await found.costs(), perf_counter()
            await _pause(playing, seconds)
            after, taken = await found.costs(), perf_counter() - begun
            made = max(1, len(crowd.figures.boards))
            print(
                f"{kind:<11} {processes:>9} {made / taken:>9.1f} {_wait(crowd):>9.0f}"
                f" {(after.cpu - before.cpu) * 1000 / made:>8.1f}"
                f" {(after.statements - before.statements) / made:>10.1f}"
                f" {(after.bytes - before.bytes) / made / 1000:>7.1f}"
                f" {(after.own - before.own) / made:>6.2f}"
                f" {(after.answers - before.answers) / made:>8.2f}"
                f" {crowd.figures.failed:>7}"
            )


async def measure_workers(kind: str, workers: int, level: str, rate: float, seconds: float) -> None:
    """Let people play against computers, and print what a move takes, and how long jobs take."""
    async with cluster(BOTS_WITH_WORKERS, workers) as found:
        crowd = Crowd(found.discord, GAMES_WITH_WORKERS, (kind,), servers=SERVERS, level=level)
        async with _play(found, crowd) as playing:
            crowd.rate = rate
            await _pause(playing, SETTLE)
            crowd.figures.boards.clear()
            jobs = {lane: await found.jobs(lane) for lane in ASKED}
            before, begun = await found.costs(), perf_counter()
            await _pause(playing, seconds)
            after, taken = await found.costs(), perf_counter() - begun
            made = max(1, len(crowd.figures.boards))
            line = (
                f"{kind:<11} {workers:>7} {made / taken:>9.1f} {_wait(crowd):>9.0f}"
                f" {(after.cpu - before.cpu) * 1000 / made:>8.1f}"
                f" {(after.worker_cpu - before.worker_cpu) * 1000 / made:>10.1f}"
                f" {(after.statements - before.statements) / made:>10.1f}"
                f" {crowd.figures.failed:>7}"
            )
            for lane, then in jobs.items():
                now = await found.jobs(lane)
                waits, answers = now.waits - then.waits, now.answers - then.answers
                line += (
                    f" | {answers.count / made:>8.1f}"
                    f" {waits.mean * 1000:>8.1f} {waits.bound(WITHIN) * 1000:>6.0f}"
                    f" {answers.mean * 1000:>9.1f} {answers.bound(WITHIN) * 1000:>6.0f}"
                )
            print(line)


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


@asynccontextmanager
async def _play(found: Cluster, crowd: Crowd) -> AsyncIterator[asyncio.Task[None]]:
    """Let a crowd play until the block ends, which begins once all have played for a while."""
    patience, found.discord.world.ack_seconds = found.discord.world.ack_seconds, STARTING
    playing = asyncio.create_task(crowd.play())
    await _until(playing, lambda: crowd.begun == len(crowd.tables))
    found.discord.world.ack_seconds = patience
    crowd.all_there.set()
    await _until(playing, lambda: not crowd.drafting)
    await _pause(playing, SETTLE)
    crowd.figures.boards.clear()
    yield playing
    playing.cancel()
    await asyncio.wait({playing})


def _wait(crowd: Crowd) -> float:
    """Return the median of the waits from a move to its board, in milliseconds."""
    boards = sorted(crowd.figures.boards)
    return boards[len(boards) // 2] * 1000 if boards else 0.0


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
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--workers", type=int, nargs="*", default=[0, 1, 2])
    parser.add_argument("--kinds", nargs="+", choices=COMMANDS, default=[*COMMANDS])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second, with workers")
    parser.add_argument("--level", choices=LEVELS, default=USUAL, help="of the computers there")
    parser.add_argument("--takeovers", type=int, default=3, help="how often each is measured")
    asked = parser.parse_args(arguments)
    if why_not() is not None:
        print(why_not())
        return
    print(f"{SHARDS} shards; {os.cpu_count()} cores, with the playground")
    if asked.processes:
        print(f"people, {GAMES} games at once, as fast as they get their boards\n{OF_PROCESSES}")
    for kind in asked.kinds:
        for processes in asked.processes:
            asyncio.run(measure(kind, processes, asked.seconds))
    if asked.workers:
        _compile()
        print(
            f"{BOTS_WITH_WORKERS} processes; people against a computer ({asked.level}),"
            f" {GAMES_WITH_WORKERS} games at once, {asked.rate:g} moves a second; load"
            f" {os.getloadavg()[0]:.1f}\n{OF_WORKERS}"
            + "".join(OF_JOBS.format(lane) for lane in ASKED)
        )
    for kind in asked.kinds:
        for workers in asked.workers:
            asyncio.run(measure_workers(kind, workers, asked.level, asked.rate, asked.seconds))
    if asked.takeovers:
        for name, number in {"killed": signal.SIGKILL, "stopped": signal.SIGTERM}.items():
            times = [asyncio.run(takeover(number)) for _ in range(asked.takeovers)]
            print(f"a process is {name}: served again after", *(f"{each:.1f} s" for each in times))


def _compile() -> None:
    """Compile the computers' players beforehand, so that it counts for no move."""
    command = [sys.executable, "-m", "engine.ai.compile"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own program


if __name__ == "__main__":
    main(sys.argv[1:])
