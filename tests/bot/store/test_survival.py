"""What was acknowledged is there: after reopening, and after a kill at any moment."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from bot.store import Preferences, Store

from ...stored import ended_unshown, move, running_games
from ..waiting import LONG
from .examples import CHALLENGE, GUILD, MESSAGE, SCIENCE, TABLE, THREE

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.long
async def test_everything_survives_reopening(url: str) -> None:
    store = await Store.open(url)
    two, three = await store.tables.add(TABLE), await store.tables.add(THREE)
    await store.tables.append(two.id, [move(0, 0, "build:baths")])
    await store.tables.choose(two.id, [move(1, 0, "build:altar", by_computer=True)], [])
    await store.tables.set_board(two.id, MESSAGE, 1, ended=False)
    await store.tables.append(three.id, [move(2, 0, "build:academy")], SCIENCE)
    made = await store.invitations.add(CHALLENGE)
    await store.invitations.set_message(made.id, MESSAGE)
    await store.preferences.change(GUILD, locale="es-ES")
    before = (
        await store.tables.load(two.id),
        await store.tables.load(three.id),
        await store.invitations.get(made.id),
    )
    await store.close()

    store = await Store.open(url)
    after = (
        await store.tables.load(two.id),
        await store.tables.load(three.id),
        await store.invitations.get(made.id),
    )
    assert after == before
    assert await running_games(store) == before[:1]
    assert await ended_unshown(store) == before[1:2]
    assert await store.preferences.of(GUILD) == Preferences("es-ES")
    await store.close()


async def acknowledged(url: str, table: int, how: str) -> list[int]:
    """Run a program that stores, kill it, and return what it had been told that is stored."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.store.appender", url, str(table), how,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(LONG):
        lines = [await process.stdout.readline() for _ in range(random.randint(2, 60))]
    process.kill()
    rest = await process.stdout.read()
    await process.wait()
    # A line cut short by the kill was not told to anybody.
    told = [int(line) for line in b"".join((*lines, rest)).decode().split("\n")[:-1]]
    assert len(told) > 1
    assert told == list(range(len(told)))
    return told


@pytest.mark.long
async def test_acknowledged_moves_survive_a_kill(url: str) -> None:
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    await store.close()
    told = await acknowledged(url, table.id, "moves")
    store = await Store.open(url)
    moves = (await store.tables.load(table.id)).moves
    await store.tables.append(table.id, [move(len(moves) % 2, len(moves) // 2, "play goes on")])
    await store.close()
    assert [made.text for made in moves] == [f"move {n}" for n in range(len(moves))]
    assert len(told) <= len(moves) <= len(told) + 1


@pytest.mark.long
async def test_acknowledged_choices_survive_a_kill_or_are_moves_together(url: str) -> None:
    store = await Store.open(url)
    table = await store.tables.add(THREE)
    await store.close()
    told = await acknowledged(url, table.id, "choices")
    store = await Store.open(url)
    record = await store.tables.load(table.id)
    turns = len(record.moves) // 3
    texts = [f"{seat} in turn {turn}" for turn in range(turns + 1) for seat in range(3)]
    assert [each.text for each in (*record.moves, *record.choices)] == texts[
        : len(record.moves) + len(record.choices)
    ]
    assert len(record.moves) == 3 * turns
    assert len(told) <= len(record.moves) + len(record.choices) <= len(told) + 1
    await store.close()
