"""This process's part in a cluster: its shards, its turn to begin sessions, and what it takes up.

The processes share nothing but the database: `bot.cluster` decides from the leases there which
shards this one has.
"""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from ..cluster.keeper import Keeper
from ..runtime.backoff import Backoff
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..store import Store, Unavailable
from ..tables.boards.delivery_retry import WAITS
from .shards import ShardConnections

log = logging.getLogger(__name__)

START_SECONDS = 5.2
"""Seconds between two starts in one bucket: Discord's 5, and what the network may take off."""

REGISTERING_SECONDS = 120.0
"""After how long another process registers the commands, where one has died over it."""

FEW_STARTS = 0.1
"""The part of the day's starts below which the log warns."""

LONGEST_NAP = 60.0
"""Seconds after which a process that waits for new starts asks again."""


class Cluster:
    """The shards of this process."""

    def __init__(
        self, client: discord.AutoShardedClient, settings: Settings, metrics: Metrics
    ) -> None:
        """Set up; each start counts as another process, whatever its name is."""
        self._client = client
        self._name = f"{settings.process_name}/{secrets.token_hex(3)}"
        self._connections = ShardConnections(client)
        self._metrics = metrics
        self._store: Store | None = None
        self._keeper: Keeper | None = None
        self._count = self._concurrency = 1
        self._keeping: asyncio.Task[None] | None = None
        self._taking_up: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()
        self._measure()

    async def prepare(self, store: Store) -> None:
        """Ask Discord how many shards there should be; agree on it with the other processes."""
        shards, _, limits = await self._client.http.get_bot_gateway()
        self._store, self._concurrency = store, int(limits["max_concurrency"])
        self._count = await store.leases.set_up(shards)
        total, left = int(limits["total"]), int(limits["remaining"])
        await store.session_starts.set(total, left, limits["reset_after"] / 1000)
        if left < total * FEW_STARTS:
            log.warning("Discord lets this bot begin only %s of %s sessions today", left, total)
        if self._count != shards:
            log.warning(
                "Discord recommends %s shards; this cluster has %s until all its processes stop",
                shards, self._count,
            )  # fmt: skip
        store.scope.limit(frozenset(), self._count)

    async def register(
        self, tree: app_commands.CommandTree[Any], register: Callable[[], Awaitable[object]]
    ) -> None:
        """Register the commands unless some process has registered the same."""
        assert self._store is not None
        translator = tree.translator
        payload = [
            await each.get_translated_payload(tree, translator)
            if translator is not None
            else each.to_dict(tree)
            for each in tree.get_commands()
        ]
        text = json.dumps(payload, sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self._store.leases.begin_commands(digest, REGISTERING_SECONDS):
            await register()
            await self._store.leases.end_commands(digest)

    async def join(self, take_up: Callable[[], Awaitable[None]]) -> None:
        """Begin to claim shards.

        `take_up` shows and moves on what waits in the servers of this process, each time after it
        has got more of them.
        """
        store = self._store
        assert store is not None
        self._connections.begin(self._count)
        self._keeper = keeper = Keeper(
            self._name, store.leases, self._connections, store.scope.limit, self._concurrency
        )  # fmt: skip
        self._keeping = asyncio.create_task(keeper.run(), name="leases")
        self._taking_up = asyncio.create_task(self._take_up(take_up), name="new shards")

    async def await_turn(self, shard: int) -> None:
        """Wait until a shard may begin a session, in turn with the shards of all processes.

        Raises `ConnectionError` where the database cannot be used: discord.py tries that shard
        again then, whereas it would end all connections for an error that it does not know.
        """
        try:
            await self._await_turn(shard)
        except Unavailable as error:
            raise ConnectionError(f"shard {shard} cannot wait for its turn: {error}") from error

    async def _await_turn(self, shard: int) -> None:
        assert self._store is not None
        starts = self._store.session_starts
        while wait := await starts.spend():
            self._metrics.session_starts_left.set(0)
            log.error("Discord lets this bot begin no more sessions for %.0f s", wait)
            await asyncio.sleep(min(wait, LONGEST_NAP))
        left = await starts.left()
        if left is not None:
            self._metrics.session_starts_left.set(left)
        await asyncio.sleep(await starts.reserve(shard % self._concurrency, START_SECONDS))

    def arrived(self) -> None:
        """Note that a shard is connected."""
        self._arrived.set()

    @property
    def online(self) -> bool:
        """Whether a shard is connected, and the leases surely last."""
        keeper = self._keeper
        return keeper is not None and keeper.safe and bool(self._connections.connected)

    @property
    def safe(self) -> bool | None:
        """Whether the leases surely last; `None` before this process has joined."""
        return self._keeper.safe if self._keeper is not None and self._keeper.members else None

    @property
    def lost(self) -> tuple[int, ...]:
        """The shards of this process that have lost their connection, without those connecting."""
        if self._keeper is None:
            return ()
        return tuple(sorted(self._held - self._connections.connected - self._keeper.connecting))

    async def leave(self) -> None:
        """Give all shards back; others resume their sessions, and get what is pressed meanwhile."""
        if self._taking_up is not None:
            self._taking_up.cancel()
        if self._keeper is not None:
            await self._keeper.stop()

    async def _take_up(self, take_up: Callable[[], Awaitable[None]]) -> None:
        backoff = Backoff(WAITS)
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            try:
                await take_up()
                backoff.reset()
                continue
            except Unavailable as error:
                log.warning("What waits for these shards is taken up later: %s", error)
            except Exception:
                log.exception("What waits for these shards could not be taken up; trying again")
            await asyncio.sleep(backoff.next())
            self._arrived.set()

    def _measure(self) -> None:
        """Let the metrics tell of the shards and leases at the moment in which they are read."""
        metrics = self._metrics
        metrics.shards.labels("held").set_function(lambda: len(self._held))
        metrics.shards.labels("connected").set_function(lambda: len(self._connections.connected))
        metrics.lease_left.set_function(lambda: self._keeper.lease_left if self._keeper else 0.0)
        metrics.cluster_processes.set_function(lambda: self._keeper.members if self._keeper else 0)

    @property
    def _held(self) -> frozenset[int]:
        return self._keeper.held if self._keeper is not None else frozenset()
