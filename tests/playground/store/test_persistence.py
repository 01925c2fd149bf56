"""A world outlives its program: what is written, what is forgotten, and files that are refused."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground import InteractionFailed, Playground
from playground.model.changes import Entity
from playground.model.clock import now
from playground.model.permissions import named
from playground.model.pruning import prune
from playground.model.world import World
from playground.store import UnusableFile, WorldFile, encoding
from playground.store import file as world_file
from playground.store.file import FORM
from tests.playground.conftest import SLOWLY, Reopen, point_at
from tests.playground.example_bot import PNG, Board, ExampleBot, picture

KINDS = ("user", "guild", "channel", "message", "interaction", "command", "emoji")


@asynccontextmanager
async def bot_on(playground: Playground, patch: pytest.MonkeyPatch) -> AsyncIterator[ExampleBot]:
    point_at(playground, patch)
    bot = ExampleBot()
    bot.begin(playground.token)
    try:
        await playground.bot_ready(SLOWLY)
        await playground.quiet()
        yield bot
    finally:
        await bot.end()


def written(file: WorldFile) -> dict[str, dict[int, str]]:
    return {kind: dict(file.read(kind)) for kind in KINDS}


def entities_of(world: World) -> list[Entity]:
    return [
        *world.users.values(), *world.guilds.values(), *world.channels.values(),
        *world.interactions.values(), *world.past.values(), *world.emojis.values(),
        *(m for c in world.channels.values() for m in c.log.values()),
        *(c for commands in world.commands.values() for c in commands),
    ]  # fmt: skip


async def ask(asked: discord.Interaction[Any], how: str) -> None:
    if how == "form":
        await asked.client.ask(asked)
    elif how == "thread":
        sent = await asked.channel.send("here")  # type: ignore[union-attr]
        await (await sent.create_thread(name="talk")).send("inside")
    else:
        await asked.response.send_message(view=Board(1, file := picture()), file=file)
        await asked.followup.send("and this", ephemeral=True)


async def live_a_little(playground: Playground, bot: ExampleBot) -> None:
    bot.behave = ask
    guild = playground.add_guild("Forum", "pt-BR")
    ana, bruno = playground.add_person("Ana", "pt-BR"), playground.add_person("Bruno")
    guild.join(ana, bruno)
    guild.owner_id = ana.id
    channel = guild.add_channel("plaza")
    guild.give(bruno, guild.add_role("Guests", "send_messages"))
    channel.allow(bruno, "mention_everyone")
    bruno.closes_messages()
    playground.world.install_for(ana)
    ana.says(playground.dm(ana), f"hello {playground.bot.mention}")
    ana.says(channel, f"hello {bruno.mention}")
    await bot.create_application_emoji(name="coin", image=PNG)
    await ana.command(channel, "do", how="board")
    await ana.command(channel, "duel", opponent=bruno)
    modal = (await ana.command(channel, "do", how="form")).modal
    assert modal
    await bot.form_known.wait()
    await ana.submit(modal, note="kept")
    playground.world.ack_seconds = 0.05  # the bot does not acknowledge this one
    with pytest.raises(InteractionFailed):
        await bruno.command(channel, "do", how="thread")
    playground.world.ack_seconds = SLOWLY
    await playground.quiet()


async def test_a_world_is_read_as_it_was_written(
    opened: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as (playground, file):
        async with bot_on(playground, monkeypatch) as bot:
            await live_a_little(playground, bot)
        before, token, last = written(file), playground.token, playground.world.ids.last
        assert all(before[kind] for kind in KINDS)
    async with opened() as (playground, file):
        world = playground.world
        assert (playground.token, world.ids.last >= last) == (token, True)
        again: dict[str, dict[int, str]] = {kind: {} for kind in KINDS}
        for entity in entities_of(world):
            kind, number = encoding.key(entity)
            text = encoding.encode(world, entity)
            assert text
            again[kind][number] = text.decode()
        assert again == before


async def test_people_play_on_where_they_were(
    opened: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as (playground, _), bot_on(playground, monkeypatch) as bot:
        await live_a_little(playground, bot)
    async with opened() as (playground, _):
        (guild,) = playground.world.guilds.values()
        channel = next(c for c in guild.channels.values() if c.name == "plaza")
        ana, bruno = (u for u in playground.world.users.values() if not u.bot)
        mine = ana.reads(channel)  # type: ignore[attr-defined]
        theirs = bruno.reads(channel)  # type: ignore[attr-defined]
        assert [m for m in mine if m.ephemeral]
        assert not [m for m in theirs if m.ephemeral]
        board = next(m for m in mine if m.text == "Count 1")
        assert board.pictures[0].data == PNG
        assert [emoji.data for emoji in playground.world.emojis.values()] == [PNG]
        url = board.attachments[0].url
        assert url.startswith(playground.world.base_url)
        async with aiohttp.ClientSession() as web, web.get(url) as response:
            assert await response.read() == PNG
        async with bot_on(playground, monkeypatch):
            await ana.click(board, "Add")  # type: ignore[attr-defined]
            assert board.text == "Count 2"
            fresh = ana.says(channel, "on we go")  # type: ignore[attr-defined]
            assert fresh.id > max(m.id for m in mine)
        assert playground.violations == []


async def test_what_the_bot_has_been_told_is_kept(opened: Reopen) -> None:
    async with opened() as (playground, file), aiohttp.ClientSession() as web:
        channel = playground.add_guild("Forum").add_channel("plaza")
        url = f"{playground.api_url}/channels/{channel.id}/messages"
        headers = {"Authorization": f"Bot {playground.token}"}
        async with web.post(url, json={"content": "told"}, headers=headers) as response:
            number = int((await response.json())["id"])
            assert '"told"' in written(file)["message"][number]


async def test_what_is_deleted_is_gone(opened: Reopen, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened() as (playground, file):
        async with bot_on(playground, monkeypatch) as bot:
            await live_a_little(playground, bot)
            assert playground.world.blobs
            for channel in list(playground.world.channels.values()):
                channel.delete()
        await playground.quiet()
        await playground.api.settled()  # type: ignore[misc]
        assert not playground.world.blobs
        assert not playground.world.files
        assert file.file_ids() == set()
        left = written(file)
        assert (left["channel"], left["message"], left["interaction"]) == ({}, {}, {})
    async with opened() as (playground, _):
        assert playground.world.channels == {}


async def test_interactions_are_forgotten_when_no_message_tells_of_them(
    opened: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as (playground, file):
        world = playground.world
        async with bot_on(playground, monkeypatch) as bot:
            await live_a_little(playground, bot)
        asked = len(written(file)["interaction"])
        playground.expire_tokens()
        prune(world)
        await playground.api.settled()  # type: ignore[misc]
        assert world.interactions == {}
        assert 0 < len(written(file)["interaction"]) < asked
        for channel in world.channels.values():
            for message in list(channel.log.values()):
                message.created_at = now() - timedelta(days=2)
        prune(world)
        prune(world)
        await playground.api.settled()  # type: ignore[misc]
        standing = [m for c in world.channels.values() for m in c.log.values()]
        assert standing
        assert not any(m.ephemeral for m in standing)
        told = {m.interaction.id for m in standing if m.interaction}
        assert set(world.past) == set(written(file)["interaction"]) == told


async def test_permissions_are_kept(opened: Reopen) -> None:
    async with opened() as (playground, _):
        channel = playground.add_guild("Forum").add_channel("plaza")
        channel.deny(playground.bot, "send_messages")
    async with opened() as (playground, _):
        (channel,) = playground.world.channels.values()
        assert not channel.allows(playground.bot) & named("send_messages")
        channel.reset(playground.bot)
    async with opened() as (playground, _):
        (channel,) = playground.world.channels.values()
        assert channel.allows(playground.bot) & named("send_messages")


async def test_a_file_is_for_one_program_at_a_time(
    opened: Reopen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened():
        monkeypatch.setattr(world_file, "LOCK_TIMEOUT", 0.01)
        with pytest.raises(UnusableFile, match="in use"):
            WorldFile(tmp_path / "world.db")
    WorldFile(tmp_path / "world.db").close()


def test_a_file_of_a_newer_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    WorldFile(path).close()
    other = sqlite3.connect(path)
    other.execute(f"pragma user_version = {FORM + 1}")
    other.close()
    with pytest.raises(UnusableFile, match="newer version"):
        WorldFile(path)


def test_other_files_are_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("create table things (name text)")
    other.close()
    with pytest.raises(UnusableFile, match="not a file of the playground"):
        WorldFile(tmp_path / "other.db")
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one" * 9)
    with pytest.raises(UnusableFile, match="cannot be read"):
        WorldFile(tmp_path / "text.db")


def test_a_write_that_fails_changes_nothing(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world.db")
    file.write({("user", 1): b"{}"}, {7: b"seven"}, [])
    with pytest.raises(sqlite3.Error):
        file.write({("user", 2): b"{}", ("user", 1): None}, {8: None}, [])  # type: ignore[dict-item]
    assert dict(file.read("user")) == {1: "{}"}
    assert file.file_ids() == {7}
    file.close()


async def test_a_picture_deleted_while_it_is_fetched_is_missing(
    opened: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as (playground, _), bot_on(playground, monkeypatch) as bot:
        await live_a_little(playground, bot)
        (picture_file,) = playground.world.files.values()
        async with aiohttp.ClientSession() as web:
            async with web.get(picture_file.url) as response:
                assert response.status == 200
            del playground.world.blobs[picture_file.id]  # what the reading thread finds then
            async with web.get(picture_file.url) as response:
                assert response.status == 404
