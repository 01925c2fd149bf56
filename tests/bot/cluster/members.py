"""Processes of one bot that share a PostgreSQL server and the shards of a playground."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.store.cluster.lease_records import Overview
from playground import Playground
from tests.postgresql import PrivateServer

from ..players import SLOWLY
from ..processes import Host


class Member(Host):
    """One process of a cluster."""

    def __init__(self, discord: Playground, home: Path, name: str, url: str, **given: str) -> None:
        settings = {"SHARDS": "auto", "PROCESS_NAME": name, "DATABASE_URL": url, **given}
        super().__init__(discord, home, ai_workers=0, log=home / f"{name}.log", **settings)
        self.name = name

    async def _left(self) -> None:
        """Wait for nothing: other processes stay connected."""


class Members:
    """The processes, and what the database tells of them."""

    def __init__(self, discord: Playground, home: Path, url: str) -> None:
        self.discord = discord
        self.url = url
        self.all: list[Member] = []
        self._home = home
        self._store: Store | None = None

    async def add(self, **settings: str) -> Member:
        """Start one more process, and wait for nothing."""
        member = Member(self.discord, self._home, f"bot{len(self.all)}", self.url, **settings)
        self.all.append(member)
        await member.launch()
        return member

    async def overview(self) -> Overview:
        """Return what the database tells of the cluster."""
        self._store = self._store or await Store.open(self.url)
        return await self._store.leases.overview()

    async def shards_of(self, member: Member) -> Sequence[int]:
        """Return the shards of a process."""
        found = [each for each in (await self.overview()).members if owner(each.name, member.name)]
        return found[-1].shards if found else ()

    async def until(self, true: Callable[[Overview], bool], what: str) -> Overview:
        """Wait until something is true of the cluster."""
        try:
            async with asyncio.timeout(SLOWLY):
                while not true(found := await self.overview()):  # noqa: ASYNC110 - it is polled
                    await asyncio.sleep(0.1)
                return found
        except TimeoutError:
            raise AssertionError(f"{what} did not come true: {await self.overview()}") from None

    async def balanced(self, processes: int) -> Overview:
        """Wait until so many processes have all shards, and about as many each."""

        def true(found: Overview) -> bool:
            sizes = [len(each.shards) for each in found.members]
            share = -(-found.shards // processes)
            return len(sizes) == processes and not found.free and max(sizes) <= share

        found = await self.until(true, f"{processes} processes with all shards")
        await self.discord.until(lambda: self.discord.is_bot_ready, SLOWLY, "all shards connected")
        return found

    async def close(self) -> None:
        """Kill all processes."""
        for member in self.all:
            if member.running:
                await member.kill()
        if self._store is not None:
            await self._store.close()


def owner(name: str, process: str) -> bool:
    """Return whether a name in the database is that of a process; each start adds its own part."""
    return name.startswith(f"{process}/")


@asynccontextmanager
async def cluster(
    home: Path, server: PrivateServer, *, shards: int, **playground: Any
) -> AsyncIterator[Members]:
    """Open a playground and a database for a cluster; it has no process yet."""
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Playground(shards=shards, **playground))
        name = await server.migrated()
        stack.push_async_callback(server.drop, name)
        members = Members(discord, home, server.url(name))
        stack.push_async_callback(members.close)
        yield members
