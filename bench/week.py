"""Plays a week of a busy host in minutes: `python -m bench.week [--minutes 60] [--days 7]`.

The bot runs against the playground in a process of its own (`week_bot`), which is measured; each
hour of the week all times in its database are moved back by one, what is over expires and is
deleted, and each day a backup is made and one older than a week removed. What the bot remembers in
memory by the clock of the machine (limits of a minute, private panels of a quarter of an hour) is
not aged. Every game has a channel and people of its own, who are gone afterwards. Nothing is
searched (`bench.thinking` measures that), so that all time goes to play.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from playground import (
    Channel,
    Guild,
    InteractionFailed,
    NoReply,
    NotOffered,
    Patience,
    Person,
    Playground,
)
from playground.model.pruning import prune

from .crowd import PEOPLE, Crowd, Table, running_board
from .program import Program, megabytes
from .week_bot import Held, Hour

TABLES = 6
"""How many games are played at the same time."""

BACKUPS_KEPT = 7

GIVEN_UP = 0.6
"""How many of the games are given up before their end, after at most `MOST_TURNS` turns."""

MOST_TURNS = 12

LONGEST = 120.0
"""Seconds after which people leave a game that has not ended; how many did is printed."""

AFTERWARDS = 31 * 24
"""The hours that pass after the week, so that everything that is kept for a time is deleted."""

FAILURES = (InteractionFailed, NoReply, NotOffered)

COMMANDS = ("board", "score", "log", "privacy", "settings", "games", "verify")
"""What people ask for beside a game; what the game or moment does not allow is refused."""

HEADING = (
    "   day  games  moves  a second  bot MB  workers MB  tasks  threads  files  database kB"
    "  log kB  temporary files  purged"
)


class Town(Crowd):
    """People who play in channels that are deleted afterwards, and ask for what there is."""

    def __init__(self, discord: Playground, seed: int) -> None:
        """Set the server up."""
        super().__init__(discord, 0, seed=seed)
        self.games, self.failed, self.left = 0, 0, 0
        self._town: Guild = discord.add_guild("Town")
        self._rng = Random(seed)

    async def live(self) -> None:
        """Play at all tables until cancelled."""
        self.all_there.set()
        kinds = list(PEOPLE)
        async with asyncio.TaskGroup() as group:
            for n in range(TABLES):
                group.create_task(self._stay(kinds[n % len(kinds)]))

    async def _stay(self, kind: str) -> None:
        while True:
            self.games += 1
            table = self._table(self._town, f"game {self.games}", kind, self._rng)
            try:
                async with asyncio.timeout(LONGEST):
                    await self._game(table)
            except TimeoutError:
                self.left += 1
            table.place.delete()
            for person in table.people:
                self._town.leave(person)

    async def _game(self, table: Table) -> None:
        host = table.people[0]
        await self._begin(table)
        given_up = self._rng.random() < GIVEN_UP
        await self._play(table, self._rng.randint(1, MOST_TURNS) if given_up else None)
        if given_up:
            await self._confirmed(host, table.place, "resign")
        await self._ask_for(host, table.place, self._rng.choice(("replay", "log", "score")))
        await self._invite_in_vain(table)
        if self._rng.random() < 0.3:
            await self._confirmed(host, table.place, "forget-me")

    async def _play(self, table: Table, turns: int | None) -> None:
        made = 0
        while (board := running_board(table.place)) is not None and made != turns:
            made += 1
            await self._turn(table, board)
            if self._rng.random() < 0.2:
                asking = self._rng.choice(list(table.people))
                await self._ask_for(asking, table.place, self._rng.choice(COMMANDS))

    async def _invite_in_vain(self, table: Table) -> None:
        """Leave an invitation open, which nobody answers."""
        host, *guests = table.people
        if table.kind == "duel":
            await self._ask_for(host, table.place, "duel", opponent=guests[0])
        else:
            await self._ask_for(host, table.place, "wonders", seats=5)

    async def _ask_for(self, person: Person, place: Channel, what: str, **options: object) -> None:
        try:
            await person.command(place, what, **options)  # type: ignore[arg-type]
        except FAILURES:
            self.failed += 1

    async def _confirmed(self, person: Person, place: Channel, what: str) -> None:
        try:
            asked = (await person.command(place, what)).private
            if asked and asked[-1].buttons:
                await person.click(asked[-1], asked[-1].buttons[0])
        except FAILURES:
            self.failed += 1


class Watch:
    """Lets the hours pass, and prints what the bot holds."""

    def __init__(self, process: asyncio.subprocess.Process, home: Path, town: Town) -> None:
        self._process, self._home, self._town = process, home, town
        self._program = Program(process.pid, 0)
        self._moves = 0
        self._looked = perf_counter()
        self.seen: list[Held] = []

    async def pass_hours(self, hours: int, *, backup: str = "") -> Held:
        """Let so many hours pass at once; `backup` names the copy to make of the database."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None  # noqa: PT018
        file = str(self._home / "backups" / backup) if backup else ""
        into.write(msgspec.json.encode(Hour(hours, file)) + b"\n")
        await into.drain()
        held = msgspec.json.decode(await out.readline(), type=Held)
        made = sorted((self._home / "backups").iterdir())
        for old in made[:-BACKUPS_KEPT]:
            old.unlink()
        return held

    def report(self, day: float, held: Held) -> None:
        """Print a line of figures."""
        self.seen.append(held)
        now, moves = perf_counter(), len(self._town.figures.boards)
        tempo = (moves - self._moves) / (now - self._looked)
        self._moves, self._looked = moves, now
        workers = sum(megabytes(pid) for pid in self._program.helpers)
        stored = sum(_kilobytes(each) for each in self._home.glob("week.db*"))
        temporary = sum(1 for _ in (self._home / "tmp").rglob("*"))
        print(
            f"{day:6.1f}{self._town.games:7}{moves:7}{tempo:10.1f}"
            f"{self._program.megabytes():8}{workers:12}{held.tasks:7}{held.threads:9}"
            f"{held.files:7}{stored:13}{_kilobytes(self._home / 'log'):8}{temporary:17}"
            f"{held.purged:8}",
            flush=True,
        )

    def grown(self) -> None:
        """Print the containers that were larger in each quarter than in the one before."""
        quarter = max(1, len(self.seen) // 4)
        sizes = [self.seen[min(n * quarter, len(self.seen) - 1)].containers for n in range(5)]
        print("containers that grew in each quarter:")
        for name in sorted(sizes[-1]):
            each = [size.get(name, 0) for size in sizes]
            if all(later > former for former, later in pairwise(each[1:])):
                print(f"  {name}: {each}")


async def measure(minutes: float, days: int, seed: int) -> None:
    """Play a week in so many minutes, and print what the bot holds six times a day."""
    patience = Patience(reply=300.0, silent=0.0)
    async with Playground(patience=patience, ack_seconds=60.0, remember=1000) as discord:
        with TemporaryDirectory() as home:
            async with _bot(discord, Path(home)) as process:
                town = Town(discord, seed)
                watch = Watch(process, Path(home), town)
                living = asyncio.create_task(town.live())
                print(HEADING)
                for hour in range(days * 24):
                    done, _ = await asyncio.wait({living}, timeout=minutes * 60 / (days * 24))
                    for task in done:
                        task.result()
                    midnight = hour % 24 == 23
                    held = await watch.pass_hours(1, backup=f"{hour:04}" if midnight else "")
                    prune(discord.world)
                    if hour % 4 == 3:
                        watch.report((hour + 1) / 24, held)
                living.cancel()
                await asyncio.wait({living})
                with suppress(AssertionError):  # what is still being made may take its time
                    await discord.quiet(1.0, timeout=60)
                watch.grown()
                watch.report(days + AFTERWARDS / 24, await watch.pass_hours(AFTERWARDS))
                print(f"games left: {town.left}, asked in vain: {town.failed}")
                print(f"violations: {len(discord.violations)}")


@asynccontextmanager
async def _bot(discord: Playground, home: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `week_bot` until the block ends; its log goes to a file."""
    for folder in ("tmp", "backups"):
        (home / folder).mkdir()
    settings = {
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{home}/week.db",
        "RENDER_WORKERS": "1",
        "AI_WORKERS": "1",
        "TMPDIR": str(home / "tmp"),
    }
    with (home / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.week_bot"),
            env={**os.environ, **settings},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            limit=1 << 20,
        )
        try:
            await discord.bot_ready(timeout=120)
            yield process
        finally:
            if process.stdin is not None:
                process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 30)
            except TimeoutError:
                process.kill()
                await process.wait()


def _kilobytes(file: Path) -> int:
    return file.stat().st_size // 1000 if file.exists() else 0


def main(arguments: Sequence[str] = ()) -> None:
    """Play with the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.week")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long the week takes")
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    asyncio.run(measure(asked.minutes, asked.days, asked.seed))


if __name__ == "__main__":
    main(sys.argv[1:])
