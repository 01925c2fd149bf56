"""The bot is killed while it begins the games of a tournament: each of them begins once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground import Channel, Person, Playground
from tests.bot.kills import discord, give_up
from tests.bot.players import SLOWLY, boards
from tests.bot.processes import Host

__all__ = ["discord"]

NAMES = ("Ana", "Bruno", "Carla", "Dora")


@asynccontextmanager
async def killed(discord: Playground, host: Host, **fault: object) -> AsyncIterator[None]:
    """Kill the bot as a request hangs that the block leads to, and start it again."""
    hanging = discord.faults.add(delay=60.0, **fault)  # type: ignore[arg-type]
    yield
    await discord.until(lambda: hanging.hits > 0, SLOWLY, "a request that hangs")
    await host.kill()
    discord.faults.clear()
    await host.start()


async def resign(thread: Channel, person: Person) -> None:
    asked = (await person.command(thread, "resign")).private[0]
    await person.click(asked, asked.buttons[0])


@pytest.mark.long
@pytest.mark.usefixtures("toy")
async def test_each_game_of_a_tournament_begins_once(discord: Playground, tmp_path: Path) -> None:
    guild = discord.add_guild("Forum")
    people = [discord.add_person(name) for name in NAMES]
    guild.join(*people)
    guild.give(people[0], guild.add_role("Herald", "manage_events"))
    channel = guild.add_channel("arena")
    told = rf"^/channels/{channel.id}/messages$"
    async with Host(discord, tmp_path, module="tests.toy.hasty_bot") as host:
        message = (await people[0].command(channel, "tournament", game="rps")).public[0]
        for person in people[1:]:
            await person.click(message, "T:1:join")

        # The first game is announced, and the receipt lost.
        async with killed(discord, host, method="POST", path=told, after=True):
            begins = asyncio.create_task(people[0].click(message, "T:1:begin"))
        await give_up(begins)
        await discord.until(lambda: len(channel.threads) == 2, SLOWLY, "the threads")
        await discord.until(lambda: all(map(boards, channel.threads)), SLOWLY, "the boards")
        assert [len(boards(each)) for each in channel.threads] == [1, 1]

        # The thread of a game is opened in the second round, and the receipt lost.
        async with killed(discord, host, method="POST", path=r"/threads$", after=True):
            for thread in list(channel.threads):
                person = next(each for each in people if each.name in thread.name)
                await resign(thread, person)
        await discord.until(lambda: len(channel.threads) == 4, SLOWLY, "the threads")
        await discord.until(lambda: all(map(boards, channel.threads)), SLOWLY, "the boards")

        # The winner is told, and the receipt lost.
        async with killed(discord, host, method="POST", path=told, after=True):
            for thread in channel.threads[2:]:
                person = next(each for each in people if each.name in thread.name)
                await resign(thread, person)
        await discord.until(lambda: "is over" in message.text, SLOWLY, "the end")
        assert await host.stop() == 0
        assert host.complaints() == []
    shown = [each for each in channel.messages if each.text]
    assert [each.text.startswith("**Tournament**, round") for each in shown] == [
        False, True, True, True, True, False,
    ]  # fmt: skip
    assert shown[-1].mentions
