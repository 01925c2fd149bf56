"""Two processes do the same, or what conflicts, at the same moment: what must hold, holds.

On PostgreSQL each is also held at each of its statements while the other goes on.
"""

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.connection.database import Database

from .race import DATABASES, RACES, RaceStores, stores_for, writing_methods

for _file in sorted(Path(__file__).parent.glob("of_*.py")):
    import_module(f".{_file.stem}", __package__)


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=DATABASES)
async def stores(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[RaceStores]:
    async with stores_for(request, tmp_path_factory.mktemp("races")) as opened:
        yield opened


@pytest.mark.long
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", RACES)
async def test_race(stores: RaceStores, name: str) -> None:
    if RACES[name].shared and not stores.store.database.on_server:
        pytest.skip("for processes that share a database")
    await stores.hold(RACES[name])


async def test_every_writing_method_has_a_race() -> None:
    store = Store(Database("sqlite+aiosqlite://"))
    found = {*writing_methods(store)}
    await store.close()
    assert len(found) > 50
    raced = {name for each in RACES.values() for name in each.of}
    assert found - raced == set()
    assert raced - found == set()
