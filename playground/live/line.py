"""One page's websocket: whose eyes it has, where it looks, and what is still to be sent."""

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING

from aiohttp import web

from ..errors import Json

if TYPE_CHECKING:
    from ..model import Channel
    from ..person import Person

MOST_WAITING = 500


class Line:
    """A page that is open. What is sent leaves in order, without holding up the sender."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.seat: Person | None = None
        self.place: Channel | None = None
        self.watches = False
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue(MOST_WAITING)

    def send(self, payload: Json) -> None:
        """Send a payload after those before it.

        A page that no longer takes what it is sent is let go; it comes again and looks anew.
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
        """Send until the page is gone."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                payload = await self._outgoing.get()
                await self.socket.send_str(json.dumps(payload, ensure_ascii=False))
