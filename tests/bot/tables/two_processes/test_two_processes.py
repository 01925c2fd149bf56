"""Two processes of the bot serve people at the same tables at the same moment.

Each person is told what became of it in a sentence, and every board is shown once. On PostgreSQL,
each process is also held at each of its writing statements while the other goes on.
"""

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path

import pytest
import pytest_asyncio

from ...store.races.race import DATABASES, RaceStores, stores_for
from .pair import SCENES, Pair

pytestmark = pytest.mark.long

for _file in sorted(Path(__file__).parent.glob("of_*.py")):
    import_module(f".{_file.stem}", __package__)


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=DATABASES)
async def stores(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[RaceStores]:
    async with stores_for(request, tmp_path_factory.mktemp("processes"), after=True) as opened:
        yield opened


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", SCENES)
async def test_two_processes(stores: RaceStores, name: str) -> None:
    run, alike, step = SCENES[name]

    async def on_new_tables(on: RaceStores) -> None:
        pair = Pair(on)
        try:
            await run(pair)
        finally:
            await pair.close()

    await stores.every_order(on_new_tables, alike=alike, step=step)
