"""The databases that the tests use: SQLite, and PostgreSQL where it is installed.

Tests that ask for a store get a database that has had every migration, others an empty one.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from bot.store import Store
from tests.migrated import put_database

if TYPE_CHECKING:
    from tests.postgresql import PrivateServer


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return the file of the SQLite database, which is not there yet."""
    return tmp_path / "wonders.db"


@pytest.fixture
def sqlite_url(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(
    request: pytest.FixtureRequest, sqlite_url: str, database: Path
) -> AsyncIterator[str]:
    migrated = "store" in request.fixturenames
    if request.param == "sqlite":
        if migrated:
            put_database(database)
        yield sqlite_url
        return
    server = cast("PrivateServer", request.getfixturevalue("postgresql"))
    name = await (server.migrated() if migrated else server.empty())
    yield server.url(name)
    await server.drop(name)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
