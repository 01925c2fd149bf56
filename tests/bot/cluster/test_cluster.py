"""Several processes of the bot share the shards of one Discord application."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.postgresql import PrivateServer

from ..players import SLOWLY
from .members import Members, cluster, owner

pytestmark = pytest.mark.long

SHARDS = 4


@pytest.fixture
async def members(tmp_path: Path, postgresql: PrivateServer) -> AsyncIterator[Members]:
    async with cluster(tmp_path, postgresql, shards=SHARDS) as found:
        yield found


async def test_processes_share_the_shards_and_take_over(members: Members) -> None:
    """A process that joins gets its share; those of one that stops or dies go to the others."""
    discord = members.discord
    first = await members.add()
    await members.balanced(1)
    second = await members.add()
    await members.balanced(2)
    begun = discord.world.session_starts.made
    assert begun == SHARDS  # what the second has was resumed
    assert await first.stop() == 0
    await members.balanced(1)
    assert discord.world.session_starts.made == begun
    third = await members.add()
    await members.balanced(2)
    await second.kill()
    found = await members.until(
        lambda each: len(each.members) == 1 and not each.free, "the takeover of a dead process"
    )
    assert owner(found.members[0].name, third.name)
    await discord.until(lambda: discord.is_bot_ready, SLOWLY)
    assert discord.world.session_starts.made == SHARDS + SHARDS // 2
    registered = [r for r in discord.requests if r.method == "PUT" and "commands" in r.path]
    assert len(registered) == 1
    assert discord.violations == []
    for each in members.all:
        assert each.complaints() == []
