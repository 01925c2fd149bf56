"""A page without a browser: asks over the websocket, and remembers what it is told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

Json = dict[str, Any]

PATIENCE = 180.0
"""Seconds after which a test gives up; a machine may be busy with much else."""


class PageClient:
    """One page that is open. `told` are all pushes so far."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._count = 0
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self.told: list[Json] = []
        self.seen: Json = {}

    async def ask(self, do: str, **body: Any) -> Json:
        """Ask for something and return the reply."""
        self._count += 1
        reply = self._replies[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"n": self._count, "do": do, **body})
        return await asyncio.wait_for(reply, PATIENCE)

    async def do(self, what: str, **body: Any) -> Json:
        """Ask for something that has to succeed."""
        reply = await self.ask(what, **body)
        assert reply["ok"], reply
        return reply

    async def insist(self, what: str, **body: Any) -> None:
        """Ask again, as a person would, where the bot is too slow to answer in time."""
        for _ in range(10):
            reply = await self.ask(what, **body)
            if reply["ok"] or reply["error"] != "failed":
                return
        raise AssertionError(reply)

    async def look(self, seat: str | None = None, channel: str | None = None) -> Json:
        """Take a seat and look at a channel."""
        self.seen = await self.do("look", seat=seat, channel=channel)
        return self.seen

    @property
    def here(self) -> Json:
        """Who acts, and where."""
        return {"seat": self.seen["seat"], "channel": self.seen["channel"]}

    async def heard(self, event: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Wait for a push, unless it has come already, and return the first that fits."""
        return await self._wait(lambda told: told["event"] == event and fits(told))

    async def shown(self, fits: Callable[[Json], bool]) -> Json:
        """Wait for a message that fits, be it new, or filled in where the bot was thinking."""
        told = await self._wait(lambda told: "message" in told and fits(told["message"]))
        return dict(told["message"])

    async def _wait(self, fits: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for told in self.told:
                    if fits(told):
                        return told
                await self._news.wait()

    async def listen(self) -> None:
        """Take what comes until the page is closed."""
        async for message in self._socket:
            data = message.json()
            if "event" in data:
                async with self._news:
                    self.told.append(data)
                    self._news.notify_all()
            else:
                self._replies.pop(data["n"]).set_result(data)


@asynccontextmanager
async def visit(url: str) -> AsyncIterator[PageClient]:
    """Open the page at this address."""
    async with (
        aiohttp.ClientSession() as web,
        web.ws_connect(f"{url}/page/live", origin=url) as socket,
    ):
        visitor = PageClient(socket)
        listening = asyncio.create_task(visitor.listen())
        try:
            yield visitor
        finally:
            listening.cancel()


def controls(message: Json) -> Iterator[Json]:
    """Yield every component of a message, nested ones included."""
    waiting = list(message["components"])
    while waiting:
        component = waiting.pop(0)
        yield component
        waiting += [*component.get("components", []), *filter(None, [component.get("accessory")])]


def button(message: Json, label: str) -> str:
    """Return the custom_id of a button."""
    return str(next(c["custom_id"] for c in controls(message) if c.get("label") == label))
