"""People are late, and the bot is killed at each step of what it does about that.

Each is reminded at most once a turn, the computer moves once for each of them, and no board is
missing or doubled; who closes direct messages is told all the same.
"""

from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.store import Store
from bot.store.games.clocks import CLOCKS, REMINDED_BEFORE
from bot.store.schema.core import tables, uptime
from bot.tables.seating import seat_of
from playground import Message, Person, Playground
from tests.bot.kills import discord
from tests.bot.players import SLOWLY, has_ended
from tests.bot.processes import Host
from tests.bot.routes import POST

from .test_kills import Killed

__all__ = ["discord"]

SOON = CLOCKS["live"].total_seconds() * 1000 / REMINDED_BEFORE / 2


async def leave(here: Killed, milliseconds: float) -> None:
    """Let so much be left of the present turn."""
    store = await Store.open(here.host.database)
    async with store.database.writing() as connection:
        ran = await connection.scalar(select(uptime.c.ran)) or 0
        due = int(ran + milliseconds)
        await connection.execute(update(tables).values(turn_due=due, reminded=False))
    await store.close()


def told(here: Killed, start: str) -> list[Message]:
    """Return the lines about clocks in the channel that begin so."""
    return [each for each in here.channel.messages if each.text.startswith(start)]


async def restarted(here: Killed) -> None:
    await here.host.kill()
    here.discord.faults.clear()
    await here.host.start()


async def late(here: Killed, *, after: bool) -> None:
    """Let the turn be over, and kill the bot before or after Discord has its next message."""
    hanging = here.discord.faults.add(method="POST", path=POST, delay=60.0, after=after, times=1)
    await leave(here, -1)
    await here.discord.until(lambda: hanging.hits > 0, SLOWLY, "a message")
    await restarted(here)


async def on_time(here: Killed, first: int) -> set[Person]:
    """Return who has chosen without the computer in the turn that begins with a move."""
    record = await here.record()
    made = {each.seat for each in record.moves[first : first + 3] if not each.by_computer}
    return {each for each in here.people if seat_of(record.players, each.id) in made}


@pytest.mark.long
@pytest.mark.usefixtures("toy")
async def test_each_step_for_people_who_are_late_survives_a_kill(
    discord: Playground, tmp_path: Path
) -> None:
    guild = discord.add_guild("Forum")
    people: tuple[Person, ...] = tuple(
        discord.add_person(name) for name in ("Ana", "Bruno", "Carla")
    )
    guild.join(*people)
    ana, bruno, _ = people
    async with Host(discord, tmp_path, module="tests.toy.hasty_bot") as host:
        here = Killed(discord, host, tmp_path, guild.add_channel("plaza"), people)
        lobby = await ana.command(here.channel, "rps", seats=3, rounds="3", clock="live")
        for person in people[1:]:
            await person.click(lobby.public[0], "Join")
        await here.shown(0)

        # The reminder arrives, and its receipt is lost.
        await here.open(ana)
        await here.throw(ana)
        hanging = discord.faults.add(method="POST", path=POST, delay=60.0, after=True, times=1)
        await leave(here, SOON)
        await discord.until(lambda: hanging.hits > 0, SLOWLY, "the reminder")
        await restarted(here)
        (reminder,) = told(here, "⏱️ <@")
        assert set(reminder.mentions) == set(people[1:])

        # The turn of two people ends: killed before anybody is told, then after the board.
        await late(here, after=False)
        await here.shown(0, 3)
        assert await on_time(here, 0) == {ana}
        await here.open(bruno)
        await here.throw(bruno)
        await late(here, after=True)
        await here.shown(0, 3, 6)
        assert await on_time(here, 3) == {bruno}
        # Carla is late for the third time: her seat is the computer's until she comes back.
        await late(here, after=True)
        await discord.until(lambda: has_ended(here.board), SLOWLY, "the last board")
        assert await host.stop() == 0
        assert host.complaints() == []
    record = await here.record()
    assert [each.seat for each in record.moves] == [0, 1, 2] * 3
    assert [each.former_id for each in record.players if each.user_id is None] == [people[2].id]
    assert len(told(here, "⏱️ <@")) <= 3
