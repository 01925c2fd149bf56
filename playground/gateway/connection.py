"""One websocket of the gateway."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence

from aiohttp import web

from ..model.json_types import Json

Monitor = Callable[[Json, bool], None]
"""Is called with each payload of the gateway, and whether the bot sent it."""


class Connection:
    """A websocket. Payloads are queued, so that sending never blocks, and leave in order."""

    def __init__(
        self, socket: web.WebSocketResponse, request: web.Request, monitors: Sequence[Monitor]
    ) -> None:
        self.socket = socket
        self.request = request
        self._monitors = monitors
        self._outgoing: asyncio.Queue[Json | int] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        """Queue a payload."""
        for monitor in self._monitors:
            monitor(payload, False)
        self._outgoing.put_nowait(payload)

    def close(self, code: int) -> None:
        """Close the websocket with a code, after everything that is queued."""
        self._outgoing.put_nowait(code)

    def abort(self) -> None:
        """Cut the connection without a closing handshake."""
        if self.request.transport:
            self.request.transport.abort()

    async def write(self) -> None:
        """Send what is queued until the websocket is closed."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                payload = await self._outgoing.get()
                if isinstance(payload, int):
                    await self.socket.close(code=payload)
                    return
                await self.socket.send_str(json.dumps(payload))
