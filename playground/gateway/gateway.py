"""Accepts the bot's connections and dispatches events to their sessions."""

import asyncio
import json
import secrets
import time
from typing import Any

from aiohttp import WSMsgType, web

from ..model.changes import Change
from ..model.json_types import Json
from ..model.world import World
from ..payloads import entities as payloads
from .connection import Connection, Monitor
from .events import PRIVILEGED, describe
from .opcodes import (
    ACK,
    ALREADY_AUTHENTICATED,
    BAD_TOKEN,
    DISALLOWED_INTENTS,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    NOT_AUTHENTICATED,
    PRESENCE,
    RECONNECT,
    REQUEST_MEMBERS,
    RESUME,
    UNKNOWN_OPCODE,
    VOICE,
)
from .session import Session

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.1
"""Seconds after which a heartbeat is acknowledged, as over a network.

discord.py notes the time of a heartbeat in a thread once it was sent. An acknowledgement that came
before that was measured from the former heartbeat: it warned that it was 41 seconds behind.
"""

RESUMABLE_SECONDS = 180.0


class Gateway:
    """All sessions and connections. `privileged` lets the bot ask for privileged intents."""

    def __init__(self, world: World, *, privileged: bool) -> None:
        self.world = world
        self.privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.closed_until = 0.0
        self.monitors: list[Monitor] = []
        world.listeners.append(self.dispatch)

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a live connection."""
        return [s for s in self.sessions.values() if s.connection]

    @property
    def ready(self) -> bool:
        """Whether every shard of some bot is connected."""
        found = self.connected
        return bool(found) and {s.shard[0] for s in found} >= set(range(found[-1].shard[1]))

    def dispatch(self, change: Change) -> None:
        """Send an event to every session that gets it."""
        self._drop_old_sessions()
        for session in self.sessions.values():
            if session.serves(change.guild):
                for name, data in describe(change, session.intents, self.world.bot):
                    session.dispatch(name, data)

    def invalidate(self) -> None:
        """Drop all sessions, and tell every connection that its session is invalid."""
        for connection in self.connections:
            connection.send({"op": INVALID_SESSION, "d": False})
        for session in self.sessions.values():
            session.connection = None
        self.sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Ask every connection to reconnect and resume."""
        for connection in self.connections:
            connection.send({"op": RECONNECT, "d": None})

    def drop(self, seconds: float) -> None:
        """Cut every connection, and refuse new ones for some seconds (`inf`: until `open`).

        Where the gateway is closed for longer already, it stays so.
        """
        self.closed_until = max(self.closed_until, time.monotonic() + seconds)
        for connection in list(self.connections):
            connection.abort()

    @property
    def is_closed(self) -> bool:
        """Whether new connections are refused."""
        return time.monotonic() < self.closed_until

    def open(self) -> None:
        """Accept connections again."""
        self.closed_until = 0.0

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO until it closes."""
        if self.is_closed:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request, self.monitors)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, json.loads(message.data))
        finally:
            writer.cancel()
            self._disconnected(connection, clean=socket.close_code in (1000, 1001))
        return socket

    def _disconnected(self, connection: Connection, *, clean: bool) -> None:
        self.connections.discard(connection)
        for session in [s for s in self.sessions.values() if s.connection is connection]:
            session.connection = None
            session.left_at = time.monotonic()
            if clean:
                del self.sessions[session.id]
        self.world.wake()

    def _receive(self, connection: Connection, payload: Json) -> None:
        for monitor in self.monitors:
            monitor(payload, True)
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, {"op": ACK})
        elif op == IDENTIFY:
            self._identify(connection, data or {})
        elif op == RESUME:
            self._resume(connection, data or {})
        elif self._session(connection) is None:
            connection.close(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._send_members(connection, data or {})
        elif op not in (PRESENCE, VOICE):
            connection.close(UNKNOWN_OPCODE)

    def _session(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self.world.token:
            connection.close(BAD_TOKEN)
            return
        if self._session(connection):
            connection.close(ALREADY_AUTHENTICATED)
            return
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED and not self.privileged:
            connection.close(DISALLOWED_INTENTS)
            return
        number, count = data.get("shard") or (0, 1)
        wrong = self.world.session_starts.begin(number)
        if wrong is not None:
            self.world.violations.append(f"IDENTIFY: {wrong}")
            connection.send({"op": INVALID_SESSION, "d": False})
            return
        session = Session(secrets.token_hex(16), intents, (number, count), connection=connection)
        self.sessions[session.id] = session
        self._send_ready(session)
        self.world.wake()

    def _drop_old_sessions(self) -> None:
        before = time.monotonic() - RESUMABLE_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and session.left_at < before:
                del self.sessions[session.id]

    def _send_ready(self, session: Session) -> None:
        bot = self.world.bot
        guilds = [g for g in self.world.guilds.values() if g.bot_member and session.serves(g)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(bot),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.world.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            for name, data in describe(Change("GUILD_CREATE", guild, guild), session.intents, bot):
                session.dispatch(name, data)

    def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self.world.token:
            connection.close(BAD_TOKEN)
            return
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None:
            connection.send({"op": INVALID_SESSION, "d": False})
            return
        for event in missed:
            connection.send(event)
        session.connection = connection
        session.dispatch("RESUMED", {})
        self.world.wake()

    def _send_members(self, connection: Connection, data: Json) -> None:
        session = self._session(connection)
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if session is None or guild is None or guild.bot_member is None:
            return
        wanted: Any = data.get("user_ids")
        ids = {int(i) for i in (wanted if isinstance(wanted, list) else [wanted or 0])}
        query = str(data.get("query") or "").lower()
        found = [
            payloads.member(m)
            for m in guild.members.values()
            if (m.user.id in ids if wanted else m.user.name.lower().startswith(query))
        ]
        chunk: Json = {"guild_id": str(guild.id), "members": found}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
