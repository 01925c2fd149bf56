"""Connections to the jobs: what has failed leaves nothing open."""

import asyncio
import gc

import psycopg
import psycopg.connection_async
import pytest

from bot.workers.connections import Connection, conninfo

from ..waiting import LONG


async def test_an_attempt_that_took_too_long_is_closed_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # psycopg waits at least two seconds.
    monkeypatch.setattr(psycopg.connection_async, "timeout_from_conninfo", lambda _: 0.01)
    closed = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(100):
            pass
        writer.close()
        closed.set()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        gc.disable()
        try:
            with pytest.raises(psycopg.errors.ConnectionTimeout):
                await Connection.connect(conninfo(f"postgresql://one@127.0.0.1:{port}/one", "here"))
            async with asyncio.timeout(LONG):
                await closed.wait()
        finally:
            gc.enable()
