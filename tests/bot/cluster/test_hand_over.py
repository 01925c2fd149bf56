"""Games go on while processes of a cluster come, stop and die."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from playground import Playground
from tests.postgresql import PrivateServer

from ..conftest import PATIENCE
from ..players import Players, has_ended
from .members import Members, cluster

pytestmark = pytest.mark.long

SHARDS, GAMES = 4, 4


@pytest.fixture
async def members(tmp_path: Path, postgresql: PrivateServer) -> AsyncIterator[Members]:
    async with cluster(
        tmp_path, postgresql, shards=SHARDS, ack_seconds=60.0, patience=PATIENCE
    ) as found:
        yield found


def tables(discord: Playground, rng: Random) -> list[Players]:
    """Return one or two people each in servers of different shards, who want to play duels."""
    found: list[Players] = []
    while len(found) < GAMES:
        guild = discord.add_guild(f"server {len(found)}")
        if (guild.id >> 22) % SHARDS != len(found) % SHARDS:
            continue
        people = [discord.add_person(f"{guild.name} {n}") for n in range(1 + len(found) % 2)]
        guild.join(*people)
        place = guild.add_channel("plaza")
        found.append(Players(discord, place, people, Random(rng.random())))
    return found


async def test_no_press_is_lost_while_processes_come_and_stop(members: Members) -> None:
    """A rolling update: new processes start, old ones hand over; everybody plays on.

    The games begin before: on a busy machine, a first board can take longer than a process that
    stops waits for it.
    """
    discord, rng = members.discord, Random(3)
    old = [await members.add() for _ in range(2)]
    await members.balanced(2)
    playing = tables(discord, rng)
    over = asyncio.Event()

    async def play(game: Players) -> int:
        board, turns = await game.board(), 0
        while not (over.is_set() or has_ended(board)):
            board = await game.turn(board)
            turns += 1
        return turns

    await asyncio.gather(*(each.begin() for each in playing))
    async with asyncio.TaskGroup() as all_of_them:
        games = [all_of_them.create_task(play(each)) for each in playing]
        for each in old:
            await members.add()
            await members.balanced(3)
            assert await each.stop() == 0
            await members.balanced(2)
        over.set()
    assert sum(game.result() for game in games) > 0
    assert discord.unanswered == []
    assert discord.violations == []
    assert all(each.complaints() == [] for each in members.all)
