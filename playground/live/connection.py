"""One page's websocket: whose seat it takes, which channel it shows, and what is to be sent."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field

from aiohttp import web

from ..model.entities import Channel
from ..model.json_types import Json
from ..people.person import Person

MAX_QUEUED = 500


@dataclass(eq=False)
class PageConnection:
    """An open page. Payloads are queued, so that sending never blocks, and leave in order."""

    socket: web.WebSocketResponse
    seat: Person | None = None
    place: Channel | None = None
    watches: bool = False
    """Whether it shows the host's panel."""
    _outgoing: asyncio.Queue[Json] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))

    def send(self, payload: Json) -> None:
        """Queue a payload.

        A page that does not read is disconnected when its queue is full; it then reconnects and
        loads everything again.
        """
        try:
            self._outgoing.put_nowait(payload)
        except asyncio.QueueFull:
            self.abort()

    def abort(self) -> None:
        """Cut the connection."""
        transport = self.socket.get_extra_info("transport")
        if transport is not None:
            transport.abort()

    async def write(self) -> None:
        """Send what is queued until the page is closed."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                payload = await self._outgoing.get()
                await self.socket.send_str(json.dumps(payload, ensure_ascii=False))
