"""A proxy on loopback between one process and a server, whose traffic can be blocked."""

import asyncio
from contextlib import suppress

CHUNK = 1 << 16


class Proxy:
    """Carries bytes between a process and a server, until it is blocked for a while."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._running: set[asyncio.Task[None]] = set()
        self.port = 0
        self.carried = 0
        """How many bytes went in both directions."""
        self.held = 0
        """How many bytes were held back."""

    async def build(self) -> None:
        """Begin to listen, on `port`."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def block(self) -> None:
        """Let no byte through until `clear`: connections stay, and nobody is told."""
        self._open.clear()

    def clear(self) -> None:
        """Let everything through again."""
        self._open.set()

    def forget(self) -> None:
        """Let no byte through any more on the connections that are there; new ones are carried."""
        self._open.clear()
        self._open = asyncio.Event()
        self._open.set()

    async def close(self) -> None:
        """Cut everything."""
        if self._server is not None:
            self._server.close()
        await self.cut()

    async def cut(self) -> None:
        """End the connections that are there; others can be made."""
        for each in list(self._running):
            each.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        is_open = self._open
        try:
            await is_open.wait()
            back, forth = await asyncio.open_connection("127.0.0.1", self._to)
            async with asyncio.TaskGroup() as directions:
                directions.create_task(self._carry(reader, forth, is_open))
                directions.create_task(self._carry(back, writer, is_open))
        except (OSError, ExceptionGroup):
            return
        except asyncio.CancelledError:
            return  # a server's callback must not be cancelled from the outside
        finally:
            self._running.discard(task)
            writer.close()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_open: asyncio.Event
    ) -> None:
        try:
            while data := await reader.read(CHUNK):
                if not is_open.is_set():
                    self.held += len(data)
                    await is_open.wait()
                self.carried += len(data)
                writer.write(data)
                await writer.drain()
        finally:
            with suppress(OSError):
                writer.close()
