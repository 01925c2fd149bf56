"""Single shards: opened, cut off, and resumed from where they were cut off."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import discord
import pytest

from bot.discord.shards import ShardConnections
from bot.store.cluster.lease_records import GatewaySession
from playground import Playground
from tests.playground.conftest import point_at

from ..players import SLOWLY

RESUMING = discord.gateway.ReconnectWebSocket(0, resume=True)
"""What discord.py raises where a connection is lost."""


class Client(discord.AutoShardedClient):
    """A client that begins sessions at once, and opens no shard by itself."""

    _reconnect = True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""


@dataclass
class Process:
    """A process of the bot that is logged in, and its connections; Discord has two shards."""

    discord: Playground
    client: Client
    connections: ShardConnections

    def shard(self, number: int) -> Any:
        return self.client._AutoShardedClient__shards[number]  # type: ignore[attr-defined]

    @property
    def own(self) -> list[int]:
        """Return the shards that discord.py takes for its own."""
        return list(self.client._connection.shard_ids or ())

    @property
    def seen(self) -> list[int]:
        """Return the shards that Discord sees connected."""
        return sorted(each.shard[0] for each in self.discord.gateway.connected)

    async def until_seen(self, *shards: int) -> None:
        await self.discord.until(lambda: self.seen == [*shards], SLOWLY, f"connections {shards}")

    async def open(self, number: int, session: GatewaySession | None = None) -> None:
        """Connect a shard, and wait until Discord has told the session."""
        await self.connections.connect(number, session)
        socket = self.shard(number).ws
        await self.discord.until(lambda: socket.session_id is not None, SLOWLY)

    async def cut(self, number: int) -> GatewaySession:
        session = await self.connections.disconnect(number)
        assert session is not None
        return session


@pytest.fixture
async def process(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    async with Playground(shards=2) as playground:
        point_at(playground, monkeypatch)
        async with Client(intents=discord.Intents.default()) as client:
            await client.login(playground.token)
            connections = ShardConnections(client)
            connections.begin(2)
            yield Process(playground, client, connections)


async def test_shards_are_opened_and_cut_off_one_by_one(process: Process) -> None:
    assert await process.connections.disconnect(1) is None
    assert (process.connections.connected, process.own) == (frozenset(), [])
    for opened in ([1], [0, 1]):
        await process.open(opened[0])
        assert (process.connections.connected, process.own) == (frozenset(opened), opened)
        await process.until_seen(*opened)
    await process.cut(1)
    assert (process.connections.connected, process.own) == (frozenset({0}), [0])
    await process.until_seen(0)


async def test_a_session_is_resumed_where_it_was_cut_off(process: Process) -> None:
    """It goes on with the next event, and costs no start."""
    await process.open(0)
    session = await process.cut(0)
    await process.until_seen()
    kept = process.discord.gateway.sessions[session.id]
    assert session.sequence <= kept.sequence
    assert "?" not in session.resume_url
    await process.open(0, session)
    await process.until_seen(0)
    assert process.discord.gateway.connected == [kept]
    assert process.discord.world.session_starts.made == 1
    again = await process.cut(0)
    assert (again.id, again.resume_url) == (session.id, session.resume_url)


async def test_a_shard_that_has_lost_its_connection_is_not_connected(process: Process) -> None:
    await process.open(0)
    process.discord.drop_gateway(60)
    await process.discord.until(lambda: not process.connections.connected, SLOWLY)
    assert process.own == [0]


async def test_a_shard_that_was_cut_off_does_not_connect_again(process: Process) -> None:
    """Whatever discord.py has noted before that it would do."""
    await process.open(0)
    shard = process.shard(0)
    await process.cut(0)
    gateway = process.discord.gateway
    await process.discord.until(lambda: not gateway.connections, SLOWLY)
    for again in (shard.reidentify(RESUMING), shard.reconnect()):
        await again
        assert not gateway.connections


async def test_a_shard_that_is_cut_off_while_it_connects_again_is_closed(process: Process) -> None:
    await process.open(0)
    shard = process.shard(0)
    again = asyncio.create_task(shard.reidentify(RESUMING))
    await asyncio.sleep(0)  # it has begun
    session = await process.cut(0)
    await again
    await process.until_seen()
    assert shard.ws.open is False
    assert session.id in process.discord.gateway.sessions
