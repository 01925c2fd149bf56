"""The websocket over which the bot hears what happens: sessions, replay, intents, shards."""

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import payloads
from .api_account import gateway_url
from .errors import Json
from .events import PRIVILEGED, describe
from .model import Guild
from .news import Change
from .world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11

UNKNOWN_OPCODE, NOT_AUTHENTICATED, BAD_TOKEN, TWICE, BAD_INTENTS = 4001, 4003, 4004, 4005, 4014

HEARTBEAT_MS = 41_250
RESUMABLE_SECONDS = 180.0
KEPT_EVENTS = 5000


@dataclass(eq=False)
class Session:
    """What the gateway remembers of one shard of a bot, also while it is disconnected."""

    id: str
    intents: int
    shard: tuple[int, int]
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    sequence: int = 0
    line: "Line | None" = None
    left_at: float = 0.0

    def dispatch(self, name: str, data: Json) -> None:
        """Keep an event for replay, and send it if the shard is connected."""
        self.sequence += 1
        event = {"op": DISPATCH, "s": self.sequence, "t": name, "d": data}
        self.events.append(event)
        if self.line:
            self.line.send(event)

    def since(self, seen: int) -> list[Json] | None:
        """Return the events after a sequence number; None if some are no longer kept."""
        missed = self.sequence - seen
        if not 0 <= missed <= len(self.events):
            return None
        return [event for event in self.events if event["s"] > seen]

    def hears(self, guild: Guild | None) -> bool:
        """Whether this shard serves a guild; everything without a guild is for shard 0."""
        number, count = self.shard
        return (guild.id >> 22) % count == number if guild else number == 0


Spy = Callable[[Json, bool], None]
"""Is shown each payload of the gateway, and whether the bot sent it."""


class Line:
    """One websocket. What is sent leaves in order, without holding up the sender."""

    def __init__(
        self, socket: web.WebSocketResponse, request: web.Request, spies: Sequence[Spy]
    ) -> None:
        self.socket = socket
        self.request = request
        self._spies = spies
        self._outgoing: asyncio.Queue[Json | int] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        """Send a payload as soon as those before it have left."""
        for spy in self._spies:
            spy(payload, False)
        self._outgoing.put_nowait(payload)

    def close(self, code: int) -> None:
        """Close the websocket with a code, after everything that is still to be sent."""
        self._outgoing.put_nowait(code)

    def abort(self) -> None:
        """Cut the connection without a word."""
        if self.request.transport:
            self.request.transport.abort()

    async def write(self) -> None:
        """Send until closed."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                payload = await self._outgoing.get()
                if isinstance(payload, int):
                    await self.socket.close(code=payload)
                    return
                await self.socket.send_str(json.dumps(payload))


class Gateway:
    """All sessions and connections."""

    def __init__(self, world: World, *, privileged: bool) -> None:
        self.world = world
        self.privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.closed_until = 0.0
        self.spies: list[Spy] = []
        world.listeners.append(self.hear)

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a live connection."""
        return [s for s in self.sessions.values() if s.line]

    @property
    def ready(self) -> bool:
        """Whether every shard of some bot is connected."""
        found = self.connected
        return bool(found) and {s.shard[0] for s in found} >= set(range(found[-1].shard[1]))

    def hear(self, change: Change) -> None:
        """Tell every session that serves it of a change."""
        self._forget_old()
        for session in self.sessions.values():
            if session.hears(change.guild):
                for name, data in describe(change, session.intents, self.world.bot):
                    session.dispatch(name, data)

    def invalidate(self) -> None:
        """Forget all sessions and say so on every connection."""
        for line in self.lines:
            line.send({"op": INVALID_SESSION, "d": False})
        for session in self.sessions.values():
            session.line = None
        self.sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Ask every connection to come again and resume."""
        for line in self.lines:
            line.send({"op": RECONNECT, "d": None})

    def drop(self, seconds: float) -> None:
        """Cut every connection, and let nobody in for some seconds (`inf`: until `open`).

        Where it is closed for longer already, it stays so.
        """
        self.closed_until = max(self.closed_until, time.monotonic() + seconds)
        for line in list(self.lines):
            line.abort()

    @property
    def is_closed(self) -> bool:
        """Whether nobody is let in."""
        return time.monotonic() < self.closed_until

    def open(self) -> None:
        """Let connections in again."""
        self.closed_until = 0.0

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO until it closes."""
        if self.is_closed:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request, self.spies)
        self.lines.add(line)
        writer = asyncio.create_task(line.write())
        line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(line, json.loads(message.data))
        finally:
            writer.cancel()
            self._gone(line, clean=socket.close_code in (1000, 1001))
        return socket

    def _gone(self, line: Line, *, clean: bool) -> None:
        self.lines.discard(line)
        for session in [s for s in self.sessions.values() if s.line is line]:
            session.line = None
            session.left_at = time.monotonic()
            if clean:
                del self.sessions[session.id]
        self.world.wake()

    def _receive(self, line: Line, payload: Json) -> None:
        for spy in self.spies:
            spy(payload, True)
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            line.send({"op": ACK})
        elif op == IDENTIFY:
            self._identify(line, data or {})
        elif op == RESUME:
            self._resume(line, data or {})
        elif self._session(line) is None:
            line.close(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._send_members(line, data or {})
        elif op not in (PRESENCE, VOICE):
            line.close(UNKNOWN_OPCODE)

    def _session(self, line: Line) -> Session | None:
        return next((s for s in self.sessions.values() if s.line is line), None)

    def _identify(self, line: Line, data: Json) -> None:
        if data.get("token") != self.world.token:
            line.close(BAD_TOKEN)
            return
        if self._session(line):
            line.close(TWICE)
            return
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED and not self.privileged:
            line.close(BAD_INTENTS)
            return
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), intents, (number, count), line=line)
        self.sessions[session.id] = session
        self._greet(session)
        self.world.wake()

    def _forget_old(self) -> None:
        before = time.monotonic() - RESUMABLE_SECONDS
        for session in list(self.sessions.values()):
            if session.line is None and session.left_at < before:
                del self.sessions[session.id]

    def _greet(self, session: Session) -> None:
        bot = self.world.bot
        guilds = [g for g in self.world.guilds.values() if g.bot_member and session.hears(g)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(bot),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": gateway_url(self.world.base_url),
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

    def _resume(self, line: Line, data: Json) -> None:
        if data.get("token") != self.world.token:
            line.close(BAD_TOKEN)
            return
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None:
            line.send({"op": INVALID_SESSION, "d": False})
            return
        for event in missed:
            line.send(event)
        session.line = line
        session.dispatch("RESUMED", {})
        self.world.wake()

    def _send_members(self, line: Line, data: Json) -> None:
        session = self._session(line)
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
