"""`python -m bot end TABLE`: beside a running bot, on damaged games, and what it refuses."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.discord import recurring
from bot.discord.client import Wonders
from bot.ops.ending import end
from bot.store import Ending, Store
from bot.store.connection.lock import lock_database
from playground import Playground
from tests.bot.store.examples import TABLE

from ..conftest import running
from ..players import has_ended
from ..scene import after, dealt, town, words
from .test_backup import asked


def url_of(home: Path) -> str:
    return f"sqlite+aiosqlite:///{home}/wonders.db"


@pytest.mark.long
async def test_a_running_bot_shows_what_the_host_has_ended(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recurring, "LOOK_SECONDS", 0.05)
    say = words("en-US")
    async with running(discord, tmp_path) as bot:
        first, second = town(discord), town(discord)
        table, board = await dealt(bot, first, after(12))
        damaged, old = await dealt(bot, second, after(12))
        with closing(sqlite3.connect(tmp_path / "wonders.db")) as database, database:
            database.execute("UPDATE tables SET options = '{' WHERE id = ?", (damaged,))
        for number, place in ((table, first), (damaged, second)):
            where = f"channel {place.channel.id}, server {place.guild.id}"
            status, told = await asked(tmp_path, "end", number)
            ended = f"Game {number} (duel, {where}) has been ended without a winner."
            assert (status, told) == (0, f"{ended} The next start shows that in its channel.\n")
        await discord.until(lambda: has_ended(first.channel.messages[-1]), timeout=60)
        await discord.until(lambda: old.text == say("damaged-ended"), timeout=60)
        assert f"## {say('result-abandoned')}" in first.channel.messages[-1].text
        assert (board.buttons, old.buttons) == ([], [])
        assert (await bot.store.tables.load(table)).ending == Ending("abandoned", ())
        await nothing_unshown(bot)
        await second.ana.command(second.channel, "duel", begins="me")
        assert second.channel.messages[-1].mentions == [second.ana]
        status, told = await asked(tmp_path, "end", table)
        assert (status, "has ended already" in told) == (1, True)


async def nothing_unshown(bot: Wonders) -> None:
    async with asyncio.timeout(60):
        while await bot.store.tables.unshown():  # noqa: ASYNC110 - a store does not tell
            await asyncio.sleep(0.02)


async def test_an_end_that_cannot_be_shown_is_not_tried_at_every_look(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, after(12))
    fault = discord.faults.add(
        method="POST", path=r"/channels/\d+/messages$", status=403, code=50013, times=9
    )
    await bot.store.tables.end(table, Ending("abandoned", ()))
    for _ in range(3):
        await bot.services.resigning.show_endings()
        await discord.until(lambda: fault.hits > 0)
        await discord.quiet(0.1)
    assert fault.hits == 1


async def test_the_next_start_shows_what_was_ended_before(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recurring, "LOOK_SECONDS", 0.05)
    place, say = town(discord), words("en-US")
    async with running(discord, tmp_path) as bot:
        table, board = await dealt(bot, place, after(12))
    with closing(sqlite3.connect(tmp_path / "wonders.db")) as database, database:
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (table,))
    assert await asyncio.to_thread(end, url_of(tmp_path), table) == 0
    async with running(discord, tmp_path) as bot:
        await discord.until(lambda: board.text == say("damaged-ended"), timeout=60)
        assert await bot.store.tables.running_id(place.channel.id) is None


async def test_who_shows_the_end_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = url_of(tmp_path)
    store = await Store.open(url)
    table = (await store.tables.add(TABLE)).id
    with lock_database(url):
        assert await asyncio.to_thread(end, url, table) == 0
    assert capsys.readouterr().out.endswith("The running bot shows that within a minute.\n")
    assert (await store.tables.load(table)).ending == Ending("abandoned", ())
    await store.close()


async def test_what_cannot_be_ended_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, url = url_of(tmp_path / "missing"), url_of(tmp_path)
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "wonders.db").write_text("This is no database. " * 100)
    await (await Store.open(url)).close()
    for address, table, said in (
        (missing, 1, "there are no games yet"),
        (url_of(tmp_path / "text"), 1, "cannot be opened"),
        ("secret@somewhere", 1, "no address of a database"),
        (url, 7, "there is no game 7"),
        (url, 1 << 70, "there is no game"),
    ):
        assert await asyncio.to_thread(end, address, table) == 1
        told = capsys.readouterr()
        assert (said in told.err, told.out) == (True, ""), told.err
        assert "secret" not in told.err
    assert not (tmp_path / "missing").exists()
    for revision, said in (("0001", "older version"), ("9999", "newer version")):
        with closing(sqlite3.connect(tmp_path / "wonders.db")) as database, database:
            database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        assert await asyncio.to_thread(end, url, 1) == 1
        assert said in capsys.readouterr().err
