"""Where the bot can be used: guilds, threads, direct messages, people's own conversations."""

import asyncio
from functools import partial
from typing import Any

import discord
import pytest

from playground import NotOffered
from tests.playground.conftest import Stage
from tests.playground.example_bot import Board, picture

Asked = discord.Interaction[Any]


def do(stage: Stage, how: Any) -> None:
    stage.bot.behave = how


def has_errors(stage: Stage, count: int) -> bool:
    return len(stage.bot.errors) == count


def codes(stage: Stage) -> list[tuple[int, int]]:
    return [(e.status, e.code) for e in stage.bot.errors if isinstance(e, discord.HTTPException)]


def messageable(stage: Stage, channel: Any = None) -> discord.PartialMessageable:
    return stage.bot.get_partial_messageable((channel or stage.channel).id)


async def test_direct_messages_with_the_bot(stage: Stage) -> None:
    told: list[Any] = []

    async def how(asked: Asked, _: str) -> None:
        told.append((asked.context.dm_channel, asked.guild, asked.user.name))
        await asked.response.send_message("here")
        await asked.user.send("and here")

    do(stage, how)
    dm = stage.discord.dm(stage.ana)
    await stage.ana.command(dm, "do", how="x")
    await stage.discord.until(lambda: len(dm.messages) == 2)
    assert told == [(True, None, "ana")]
    assert [m.text for m in stage.ana.reads(dm)] == ["here", "and here"]
    with pytest.raises(NotOffered):
        await stage.ana.command(dm, "card", name="altar")  # registered for guilds alone
    stage.ana.closes_messages()
    with pytest.raises(discord.Forbidden) as caught:
        await messageable(stage, dm).send("hello?")
    assert caught.value.code == 50007
    assert stage.discord.violations == []


async def test_a_conversation_of_people_has_5_follow_ups_and_no_bot(stage: Stage) -> None:
    pair = stage.discord.private(stage.ana, stage.bruno)

    async def how(asked: Asked, _: str) -> None:
        assert asked.context.private_channel
        assert not asked.is_guild_integration()
        await asked.response.send_message(view=Board(0))
        for number in range(6):
            await asked.followup.send(str(number))

    do(stage, how)
    answer = await stage.ana.command(pair, "do", how="x")
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [(400, 40094)]
    assert len(pair.messages) == 6
    with pytest.raises(discord.Forbidden) as caught:
        await messageable(stage, pair).send("hello?")
    assert caught.value.code == 50001
    await stage.bruno.click(answer.messages[0], "Add")
    assert answer.messages[0].text == "Count 1"
    carla = stage.discord.add_person("Carla")
    with pytest.raises(NotOffered):
        await carla.command(pair, "do", how="x")


async def test_a_guild_where_people_bring_the_app_themselves(stage: Stage) -> None:
    guild = stage.discord.add_guild("Elsewhere", user_install_only=True)
    guild.join(stage.ana)
    corner = guild.add_channel("corner")
    seen: list[Any] = []

    async def how(asked: Asked, _: str) -> None:
        seen.append((asked.is_user_integration(), asked.is_guild_integration(), asked.guild_id))
        await asked.response.send_message(view=Board(0, file := picture()), file=file)

    do(stage, how)
    answer = await stage.ana.command(corner, "do", how="x")
    assert seen == [(True, False, guild.id)]
    assert answer.public[0].pictures[0].filename == "board.png"
    with pytest.raises(discord.Forbidden) as caught:
        await messageable(stage, corner).send("hello?")
    assert caught.value.code == 50001
    with pytest.raises(NotOffered):  # registered for guild installation alone
        await stage.ana.context_menu(corner, "Challenge", stage.bruno)
    corner.deny(guild.everyone, "use_external_apps")
    assert (await stage.ana.command(corner, "do", how="x")).private


async def test_a_thread_is_made_and_played_in(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        assert isinstance(asked.channel, discord.TextChannel)
        await asked.response.send_message("made")
        thread = await asked.channel.create_thread(
            name="duel", type=discord.ChannelType.public_thread
        )
        await thread.add_user(discord.Object(stage.bruno.id))
        await thread.send("welcome")
        message = await asked.original_response()
        await asked.channel.get_partial_message(message.id).create_thread(name="from the message")

    do(stage, how)
    answer = await stage.ana.command(stage.channel, "do", how="x")
    await stage.discord.until(lambda: len(stage.channel.threads) == 2)
    first, second = stage.channel.threads
    assert (first.name, first.people) == ("duel", [stage.discord.bot, stage.bruno])
    assert [m.text for m in first.messages] == ["welcome"]
    assert second.id == answer.messages[0].id
    assert answer.messages[0].thread is second
    assert (await stage.bruno.command(first, "set level", to=1)).text == "level 1"
    first.archive(locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await messageable(stage, first).send("closed")
    assert caught.value.code == 50083
    first.delete()
    with pytest.raises(discord.NotFound) as gone:
        await messageable(stage, first).send("gone")
    assert gone.value.code == 10003
    assert stage.discord.violations == []


REFUSED = [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]


async def test_without_permission_the_bots_own_posts_are_refused(stage: Stage) -> None:
    told: list[discord.Permissions] = []

    async def how(asked: Asked, what: str) -> None:
        told.append(asked.app_permissions)
        await asked.response.send_message("an interaction may always be answered")
        files = [picture()] if what == "attach_files" else []
        await messageable(stage).send("by myself", files=files)

    do(stage, how)
    for count, (name, code) in enumerate(REFUSED, start=1):
        stage.channel.deny(stage.discord.bot, name)
        before = stage.channel.messages
        answer = await stage.ana.command(stage.channel, "do", how=name)
        await stage.discord.until(partial(has_errors, stage, count))
        assert codes(stage)[-1] == (403, code)
        assert before + answer.messages == stage.channel.messages
        assert not getattr(told[-1], name)
        stage.channel.allow(stage.discord.bot, name)
        await messageable(stage).send("now")
        assert len(stage.channel.messages) == len(before) + 2


async def test_thread_permissions(stage: Stage) -> None:
    await stage.discord.until(lambda: stage.bot.get_channel(stage.channel.id) is not None)
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    stage.channel.deny(stage.discord.bot, "send_messages_in_threads")
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("hi")
    assert caught.value.code == 50013
    stage.channel.deny(stage.discord.bot, "create_public_threads")
    with pytest.raises(discord.Forbidden) as again:
        await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    assert again.value.code == 50013


async def test_roles_and_the_guild_as_a_whole(stage: Stage) -> None:
    stage.guild.deny_bot("send_messages")
    with pytest.raises(discord.Forbidden):
        await messageable(stage).send("hi")
    assert stage.bruno.reads(stage.channel) == []
    role = stage.guild.add_role("keepers", "manage_guild")
    stage.guild.give(stage.ana, role)
    stage.channel.deny(stage.guild.everyone, "view_channel")
    stage.channel.allow(role, "view_channel", "use_application_commands")
    stage.channel.allow(stage.discord.bot, "view_channel", "send_messages")
    await messageable(stage).send("hi")
    assert len(stage.ana.reads(stage.channel)) == 1
    assert stage.bruno.reads(stage.channel) == []
    with pytest.raises(NotOffered):
        await stage.bruno.command(stage.channel, "do", how="x")
    stage.channel.reset(stage.guild.everyone)
    assert len(stage.bruno.reads(stage.channel)) == 1


async def test_the_bot_hears_what_its_intents_allow(stage: Stage) -> None:
    stage.ana.says(stage.channel, "closed to a bot without the content intent")
    stage.ana.says(stage.discord.dm(stage.ana), "open")
    await stage.discord.until(lambda: len(stage.bot.heard) == 2)
    assert stage.bot.heard == ["", "open"]


async def test_the_bot_is_thrown_out_and_comes_back(stage: Stage) -> None:
    await stage.discord.until(lambda: len(stage.bot.guilds) == 1)
    stage.discord.remove_bot(stage.guild)
    await stage.discord.until(lambda: not stage.bot.guilds)
    with pytest.raises(discord.Forbidden):
        await messageable(stage).send("hi")
    with pytest.raises(NotOffered):
        await stage.ana.context_menu(stage.channel, "Challenge", stage.bruno)
    stage.discord.install_bot(stage.guild)
    await stage.discord.until(lambda: len(stage.bot.guilds) == 1)
    await stage.bot.guilds[0].leave()
    assert stage.guild.bot_member is None


async def test_one_nonce_is_one_message(stage: Stage) -> None:
    first = await messageable(stage).send("one", nonce="n1")
    second = await messageable(stage).send("one", nonce="n1")
    other = await messageable(stage).send("two", nonce="n2")
    assert first.id == second.id != other.id
    assert [m.text for m in stage.channel.messages] == ["one", "two"]


async def test_messages_are_fetched_edited_and_deleted(stage: Stage) -> None:
    sent = await messageable(stage).send("one")
    (message,) = stage.channel.messages
    await sent.edit(content="two")
    assert (message.text, message.edits) == ("two", 1)
    assert [m.content async for m in messageable(stage).history()] == ["two"]
    theirs = stage.ana.says(stage.channel, "mine")
    with pytest.raises(discord.Forbidden) as caught:
        await messageable(stage).get_partial_message(theirs.id).edit(content="yours")
    assert caught.value.code == 50005
    await sent.delete()
    assert message.deleted
    with pytest.raises(discord.NotFound) as gone:
        await sent.edit(content="three")
    assert gone.value.code == 10008
    async with messageable(stage).typing():
        await asyncio.sleep(0)
    assert stage.discord.violations == []
