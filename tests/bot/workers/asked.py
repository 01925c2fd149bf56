"""A database for jobs, and what tests ask of it past the queue."""

import asyncio
from typing import cast

import asyncpg

from tests.postgresql import PrivateServer

from ..waiting import LONG


class Asked:
    """A migrated database on the server of the tests."""

    def __init__(self, server: PrivateServer, name: str) -> None:
        self._server, self.name = server, name
        self.url = server.url(name)

    async def run(self, statement: str, path: str = "public") -> object:
        """Run a statement with a search path; return the first column of its first row."""
        connection = await asyncpg.connect(
            host="127.0.0.1",
            port=self._server.port,
            user="postgres",
            database=self.name,
            server_settings={"search_path": path},
        )
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    async def count(self, what: str) -> int:
        """Return how many rows of the schema `jobs` a `FROM` clause names."""
        return cast("int", await self.run(f"SELECT count(*) FROM jobs.{what}") or 0)

    async def until(self, what: str) -> None:
        """Wait until there are such rows."""
        async with asyncio.timeout(LONG):
            while not await self.count(what):  # noqa: ASYNC110 - other processes do not tell
                await asyncio.sleep(0.02)
