"""What the tests of workers share: a database for jobs."""

from collections.abc import AsyncIterator

import pytest

from bot.workers.procrastinate_queue import ProcrastinateQueue
from tests.postgresql import PrivateServer

from .asked import Asked
from .computer import opened


@pytest.fixture
async def asked(postgresql: PrivateServer) -> AsyncIterator[Asked]:
    name = await postgresql.migrated()
    yield Asked(postgresql, name)
    await postgresql.drop(name)


@pytest.fixture
async def queue(asked: Asked) -> AsyncIterator[ProcrastinateQueue]:
    async with opened(asked.url) as made:
        yield made
