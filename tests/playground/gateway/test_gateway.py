"""Connections that break: resuming, identifying anew, restarts, shards, refused logins."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from time import perf_counter

import aiohttp
import discord
import pytest

from playground import Playground
from playground.gateway.gateway import ACK_AFTER, RESUMABLE_SECONDS
from playground.gateway.opcodes import ACK, HEARTBEAT, HELLO
from tests.playground.conftest import SLOWLY, Stage, point_at
from tests.playground.example_bot import ExampleBot

ROOT = Path(__file__).parents[3]


async def test_a_dropped_gateway_is_resumed_and_nothing_is_missed(stage: Stage) -> None:
    dm = stage.discord.dm(stage.ana)
    stage.discord.drop_gateway()
    stage.ana.says(dm, "while you were away")
    await stage.discord.until(lambda: stage.bot.resumed == 1)
    await stage.discord.until(lambda: stage.bot.heard == ["while you were away"])
    assert (await stage.ana.command(stage.channel, "do", how="back")).text == "back"
    assert stage.bot.readied == 1


async def test_an_interaction_of_a_short_outage_arrives_after_it(stage: Stage) -> None:
    stage.discord.drop_gateway()
    assert (await stage.ana.command(stage.channel, "do", how="late")).text == "late"


async def test_nothing_is_kept_for_a_bot_that_does_not_come_back(stage: Stage) -> None:
    (session,) = stage.discord.gateway.connected
    stage.discord.drop_gateway(3600)
    await stage.discord.until(lambda: session.connection is None)
    soon = stage.ana.says(stage.channel, "soon after")
    assert session.events[-1]["d"]["id"] == str(soon.id)
    session.left_at -= RESUMABLE_SECONDS
    stage.ana.says(stage.channel, "long after")
    assert stage.discord.gateway.sessions == {}
    assert session.events[-1]["d"]["id"] == str(soon.id)


async def test_discord_asks_to_reconnect(stage: Stage) -> None:
    stage.discord.ask_to_reconnect()
    await stage.discord.until(lambda: stage.bot.resumed == 1)


async def test_an_invalid_session_is_identified_anew(stage: Stage) -> None:
    await stage.discord.until(lambda: stage.bot.readied == 1)
    stage.discord.invalidate_session()
    await stage.discord.until(lambda: stage.bot.readied == 2)
    assert stage.bot.resumed == 0
    assert (await stage.ana.command(stage.channel, "do", how="back")).text == "back"


async def test_a_heartbeat_is_acknowledged_once_discord_py_has_noted_it() -> None:
    """It notes the time in a thread of its own, after it was sent."""
    async with (
        Playground() as playground,
        aiohttp.ClientSession() as web,
        web.ws_connect(playground.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == HELLO
        sent = perf_counter()
        await socket.send_json({"op": HEARTBEAT, "d": None})
        assert (await socket.receive_json())["op"] == ACK
        assert perf_counter() - sent > ACK_AFTER * 0.9


async def test_the_world_outlives_the_bot(stage: Stage) -> None:
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    await stage.bot.end()
    await stage.discord.until(lambda: not stage.discord.gateway.ready)
    second = ExampleBot()
    second.syncs = False
    second.begin(stage.discord.token)
    try:
        await stage.discord.bot_ready(SLOWLY)
        await stage.ana.click(board, "Add")
        assert board.text.startswith("Count 1")
    finally:
        await second.end()


@pytest.mark.long
async def test_a_killed_program_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(ack_seconds=SLOWLY) as playground:
        channel = playground.add_guild("Forum").add_channel("plaza")
        ana = playground.add_person("Ana")
        assert channel.guild
        channel.guild.join(ana)
        environment = {
            **os.environ,
            "DISCORD_API_URL": playground.api_url,
            "DISCORD_GATEWAY_URL": playground.gateway_url,
            "DISCORD_TOKEN": playground.token,
        }
        for _ in range(2):
            program = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.playground.bot_program", cwd=ROOT, env=environment
            )
            await playground.bot_ready(SLOWLY)
            assert (await ana.command(channel, "do", how="alive")).text == "alive"
            program.send_signal(signal.SIGKILL)
            await program.wait()
            await playground.until(lambda: not playground.gateway.connected)


async def test_shards_hear_of_their_own_guilds(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(shards=2, ack_seconds=SLOWLY) as playground:
        point_at(playground, monkeypatch)
        ana = playground.add_person("Ana")
        channels = []
        for number in range(4):
            guild = playground.add_guild(f"Guild {number}")
            guild.join(ana)
            channels.append(guild.add_channel("plaza"))
            await asyncio.sleep(0.002)
        bot = ExampleBot()
        bot.begin(playground.token)
        try:
            await playground.bot_ready(SLOWLY)
            assert sorted(s.shard for s in playground.gateway.connected) == [(0, 2), (1, 2)]
            for channel in channels:
                assert (await ana.command(channel, "do", how="hi")).text == "hi"
            assert {g.shard_id for g in bot.guilds} == {
                (channel.guild.id >> 22) % 2 for channel in channels if channel.guild
            }
        finally:
            await bot.end()


async def test_a_wrong_token_and_privileged_intents_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Playground() as playground:
        point_at(playground, monkeypatch)
        async with ExampleBot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.start("wrong")
        async with ExampleBot(intents=discord.Intents.all()) as greedy:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await greedy.start(playground.token)
        assert playground.invalid_requests == 1


async def test_with_the_members_intent_members_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(privileged=True) as playground:
        point_at(playground, monkeypatch)
        guild = playground.add_guild("Forum")
        guild.join(playground.add_person("Ana"))
        bot = ExampleBot(intents=discord.Intents.all())
        bot.begin(playground.token)
        try:
            await playground.bot_ready(SLOWLY)
            await playground.until(lambda: bool(bot.guilds) and bot.guilds[0].member_count == 2)
            guild.join(bruno := playground.add_person("Bruno"))
            await playground.until(lambda: bot.guilds[0].get_member(bruno.id) is not None)
            guild.leave(bruno)
            await playground.until(lambda: bot.guilds[0].get_member(bruno.id) is None)
            assert len(await bot.guilds[0].chunk()) == 2
        finally:
            await bot.end()
