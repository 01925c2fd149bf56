"""What was acknowledged is there: after reopening, and after a kill at any moment."""

import asyncio
import random
import sys
from pathlib import Path

from bot.store import Preferences, Store

from ...stored import ended_unshown, running_games
from .examples import CHALLENGE, GUILD, MESSAGE, SCIENCE, TABLE, THREE

ROOT = Path(__file__).resolve().parents[3]


async def test_everything_survives_reopening(url: str) -> None:
    store = await Store.open(url)
    two, three = await store.tables.add(TABLE), await store.tables.add(THREE)
    await store.tables.append(two.id, 0, 0, "build:baths")
    await store.tables.note_board(two.id, MESSAGE, 1, ended=False)
    await store.tables.append(three.id, 2, 0, "build:academy", SCIENCE)
    made = await store.invitations.add(CHALLENGE)
    await store.invitations.note_message(made.id, MESSAGE)
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


async def test_acknowledged_moves_survive_a_kill(url: str) -> None:
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    await store.close()

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.store.appender", url, str(table.id),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), 20)
    await asyncio.sleep(0.2 + random.random() * 0.3)
    process.kill()
    rest = await process.stdout.read()
    await process.wait()
    # A line cut short by the kill was not told to anybody.
    acknowledged = [int(line) for line in (first + rest).decode().split("\n")[:-1]]

    store = await Store.open(url)
    moves = (await store.tables.load(table.id)).moves
    await store.tables.append(table.id, len(moves) % 2, len(moves) // 2, "play goes on")
    await store.close()
    assert len(acknowledged) > 1
    assert acknowledged == list(range(len(acknowledged)))
    assert [move.text for move in moves] == [f"move {n}" for n in range(len(moves))]
    assert len(acknowledged) <= len(moves) <= len(acknowledged) + 1
