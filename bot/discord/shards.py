"""The connections of single shards to Discord's gateway: opened, resumed and cut off one by one.

discord.py opens a fixed range of shards. In a cluster a process gets and loses shards while it
runs, so this module uses the parts with which `AutoShardedClient` does it: its websockets, its
`Shard` and the private table of these. They are looked at again with each version of discord.py.
"""

import asyncio
import logging
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.shard import Shard

from ..store.cluster.lease_records import GatewaySession

log = logging.getLogger(__name__)

CONNECT_SECONDS = 180.0
"""How long connecting may take; it includes waiting for the turn to begin a session."""

LEAVING = 4000
"""The code with which a shard is cut off: Discord ends the session for 1000 and 1001 alone."""


class _Connection(Shard):
    """A shard that stays closed once it was cut off, whatever discord.py was about to do."""

    cut = False

    def launch(self) -> None:
        """Read the websocket that was opened, or close it where it is wanted no longer."""
        if self.cut:
            self._task = asyncio.create_task(self.ws.close(LEAVING))
        else:
            super().launch()

    async def reidentify(self, exc: discord.gateway.ReconnectWebSocket) -> None:
        """Resume or begin the session anew."""
        if not self.cut:
            await super().reidentify(exc)

    async def reconnect(self) -> None:
        """Begin a session anew."""
        if not self.cut:
            await super().reconnect()


class ShardConnections:
    """The shards of a client; a port of `bot.cluster`."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client: Any = client

    @property
    def connected(self) -> frozenset[int]:
        """The shards that are connected."""
        return frozenset(number for number, each in self._shards.items() if each.ws.open)

    def begin(self, count: int) -> None:
        """Tell discord.py into how many shards all servers are split; none is opened."""
        self._client.shard_count = self._client._connection.shard_count = count
        self._tell_own()

    async def connect(self, shard: int, session: GatewaySession | None) -> None:
        """Connect a shard: resume a session, or begin one when its turn has come.

        Raises what discord.py raises where that fails, and `TimeoutError`. A session that Discord
        does not resume is begun anew in the background, as after any lost connection.
        """
        if session is None:
            opening = DiscordWebSocket.from_client(self._client, shard_id=shard)
        else:
            opening = DiscordWebSocket.from_client(
                self._client,
                shard_id=shard,
                gateway=yarl.URL(session.resume_url),
                session=session.id,
                sequence=session.sequence,
                resume=True,
            )
        socket = await asyncio.wait_for(opening, CONNECT_SECONDS)
        opened = _Connection(socket, self._client, self._queue.put_nowait)
        self._shards[shard] = opened
        self._tell_own()
        opened.launch()

    async def disconnect(self, shard: int) -> GatewaySession | None:
        """Cut a shard off, if it is there; return its session, which another process can resume."""
        found = self._shards.pop(shard, None)
        self._tell_own()
        if found is None:
            return None
        found.cut = True
        found._cancel_task()
        socket = found.ws
        session, sequence, url = socket.session_id, socket.sequence, socket.gateway
        await socket.close(code=LEAVING)
        if session is None or sequence is None or url is None:
            return None
        return GatewaySession(session, sequence, str(url.with_query(None)))

    def _tell_own(self) -> None:
        # discord.py is ready once as many shards are as it believes to have.
        self._client._connection.shard_ids = sorted(self._shards)

    @property
    def _shards(self) -> dict[int, Any]:
        shards: dict[int, Any] = self._client._AutoShardedClient__shards
        return shards

    @property
    def _queue(self) -> Any:
        return self._client._AutoShardedClient__queue
