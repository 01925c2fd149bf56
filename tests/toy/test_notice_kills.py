"""The bot is killed while it tells people of their turns: nobody is told twice of one."""

from pathlib import Path

import pytest

from bot.store import Store
from playground import Message, Person, Playground
from tests.bot.kills import discord
from tests.bot.players import SLOWLY
from tests.bot.processes import Host
from tests.bot.routes import POST

from .test_kills import Killed

__all__ = ["discord"]


def letters(discord: Playground, person: Person) -> list[Message]:
    """Return the direct messages between a person and the bot."""
    return discord.world.direct(person, discord.world.bot).messages


def waiting(discord: Playground, person: Person) -> list[Message]:
    """Return the direct messages in which a person can still choose."""
    return [each for each in letters(discord, person) if each.pictures]


@pytest.mark.long
@pytest.mark.usefixtures("toy")
async def test_nobody_is_told_twice_of_a_turn(discord: Playground, tmp_path: Path) -> None:
    guild = discord.add_guild("Forum")
    people = tuple(discord.add_person(name) for name in ("Ana", "Bruno", "Carla"))
    guild.join(*people)
    ana, bruno, carla = people
    async with Host(discord, tmp_path, module="tests.toy.bot") as host:
        await host.stop()
        store = await Store.open(host.database)
        for person in (ana, bruno):
            await store.preferences.change(person.id, notify="direct")
        await store.close()
        bruno.closes_messages()
        await host.start()
        here = Killed(discord, host, tmp_path, guild.add_channel("plaza"), people)
        await here.begin()
        await discord.until(lambda: len(waiting(discord, ana)) == 1, SLOWLY, "a notice")
        assert here.board.mentions == [carla]

        # The board of the next turn is posted, and its receipt lost.
        await here.throw(ana)
        await here.throw(bruno)
        async with here.killed(carla, method="POST", path=POST, after=True):
            pass
        await here.shown(0, 3)
        await discord.until(lambda: len(letters(discord, ana)) == 2, SLOWLY, "a notice")
        await discord.until(lambda: len(waiting(discord, ana)) == 1, SLOWLY, "its end")

        # The notice itself is sent, and its receipt lost; who has an open panel gets none.
        for person in (ana, bruno):
            await here.open(person)
            await here.throw(person)
        await host.kill()
        await host.start()
        await here.open(carla)
        mine = rf"^/channels/{letters(discord, ana)[0].channel.id}/messages$"
        async with here.killed(carla, method="POST", path=mine, after=True):
            await discord.until(lambda: len(letters(discord, ana)) == 3, SLOWLY, "a notice")
        await here.shown(0, 3, 6)
        await here.open(ana)
        await here.throw(ana)
        assert await host.stop() == 0
    assert len(letters(discord, ana)) == 3
    assert letters(discord, bruno) == []
    (line,) = [each for each in here.channel.messages if each.text.startswith("🔔")]
    assert line.mentions == [bruno]
    assert host.complaints() == []
