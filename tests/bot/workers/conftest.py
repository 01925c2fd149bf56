"""What the tests of workers share: a database for jobs."""

from collections.abc import AsyncIterator

import pytest

from tests.postgresql import PrivateServer

from .asked import Asked


@pytest.fixture
async def asked(postgresql: PrivateServer) -> AsyncIterator[Asked]:
    name = await postgresql.migrated()
    yield Asked(postgresql, name)
    await postgresql.drop(name)
