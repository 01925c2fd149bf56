"""The databases that the tests use: always SQLite, and PostgreSQL where `POSTGRES_URL` names one.

The PostgreSQL database is emptied before every test.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store
from tests.migrated import put_database

POSTGRES = os.environ.get("POSTGRES_URL")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/wonders.db"


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
async def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    if request.param == "sqlite":
        return sqlite_url
    assert POSTGRES is not None
    engine = create_async_engine(POSTGRES)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return POSTGRES


@pytest.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    if url != POSTGRES:
        put_database(tmp_path / "wonders.db")
    opened = await Store.open(url)
    yield opened
    await opened.close()
