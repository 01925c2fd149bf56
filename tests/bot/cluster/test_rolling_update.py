"""A new version starts beside the former one, migrates the database, and takes the shards over."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.store.connection.migrations import current_revisions
from tests.postgresql import PrivateServer

from ..conftest import PATIENCE
from ..store.test_migrations import ask
from ..store.versions import CONTRACTING, EXPANDING
from ..tables.test_restarts import Stubborn, check
from .members import Members, cluster

LATER = "tests.bot.cluster.later_program"


@pytest.fixture
async def members(tmp_path: Path, postgresql: PrivateServer) -> AsyncIterator[Members]:
    async with cluster(
        tmp_path, postgresql, shards=2, ack_seconds=60.0, patience=PATIENCE
    ) as found:
        yield found


def game(members: Members, number: int) -> Stubborn:
    """Return a person who wants to play a duel on a server of their own."""
    guild = members.discord.add_guild(f"Forum {number}")
    person = members.discord.add_person(f"Person {number}")
    guild.join(person)
    return Stubborn(members.discord, guild.add_channel("plaza"), (person,), Random(number))


@pytest.mark.long
async def test_no_press_is_lost_while_a_new_version_takes_over(members: Members) -> None:
    former = await members.add()
    await members.balanced(1)
    games = [game(members, number) for number in range(2)]
    for each in games:
        await each.begin(wonders="beginner", begins="me")
    over = asyncio.Event()
    playing = [asyncio.create_task(each.play_on(over)) for each in games]
    new = await members.add(module=LATER, LATER=EXPANDING)
    await members.balanced(2)
    assert await ask(members.url, current_revisions) == (EXPANDING,)
    assert await former.stop() == 0
    await members.balanced(1)
    over.set()
    await asyncio.gather(*playing)
    await members.discord.quiet(0.2)
    new.database = members.url
    for each in games:
        assert each.failures == 0
        await check(new, each)
    assert any(each.acknowledged for each in games)
    assert members.discord.unanswered == []
    assert members.discord.violations == []
    assert [each.complaints() for each in members.all] == [[], []]


@pytest.mark.long
async def test_a_version_that_running_ones_cannot_live_with_does_not_start(
    members: Members,
) -> None:
    await members.add(module=LATER, LATER=EXPANDING)
    await members.balanced(1)
    refused = await members.add(module=LATER, LATER=f"{EXPANDING} {CONTRACTING}")
    assert await refused.ended() == 1, "a supervisor tries again"
    told = refused.log().splitlines()[-1]
    assert told.startswith(f"Revision {CONTRACTING} of the database takes away what running ")
    assert re.search(rf"\S+ \({EXPANDING}\)[,.]", told)
    assert await ask(members.url, current_revisions) == (EXPANDING,)
