"""The bot is killed after each step of a turn: nothing is lost, doubled or asked for again."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.store import TableRecord
from playground import Channel, Message, Person, Playground
from playground.model.interaction_types import DEFERRED_UPDATE
from tests.bot.kills import discord, killed, on_disk
from tests.bot.players import SLOWLY, board_of, boards, has_ended
from tests.bot.processes import PATIENT, Host
from tests.bot.routes import CALLBACK, POST

from .test_panels import CHOSEN, PANEL, of_round

pytestmark = pytest.mark.long

__all__ = ["discord"]


@dataclass
class Killed:
    """A table of people who play on with a bot that is killed now and then."""

    discord: Playground
    host: Host
    home: Path
    channel: Channel
    people: tuple[Person, ...]
    hands: dict[Person, Message] = field(default_factory=dict)

    async def begin(self) -> None:
        """Sit down at a table, and open all hands."""
        host, *others = self.people
        asked = await host.command(self.channel, "rps", seats=len(self.people), rounds="3")
        for person in others:
            await person.click(asked.public[0], "Join")
        await self.shown(0)
        for person in self.people:
            await self.open(person)

    @property
    def board(self) -> Message:
        return boards(self.channel)[-1]

    async def shown(self, *moves: int) -> None:
        """Wait for the last of these boards; there is no other, and it alone has controls."""
        await self.discord.until(lambda: len(boards(self.channel)) == len(moves), SLOWLY, "a board")
        *former, last = boards(self.channel)
        await self.discord.until(lambda: not any(each.buttons for each in former), SLOWLY)
        assert [board_of(each) for each in (*former, last)] == [(1, made) for made in moves]
        assert last.buttons[0].label == ("Rematch" if has_ended(last) else "My hand")

    async def waiting_for(self, *people: Person) -> None:
        """Wait until the board tells that the table waits for these people alone."""
        await self.discord.until(
            lambda: [each for each in self.people if each.mention in self.board.text] == [*people],
            SLOWLY,
            f"the line of a board that names {people}",
        )

    async def open(self, person: Person) -> Message:
        """Open a hand."""
        answer = await person.click(self.board, "My hand")
        await self.discord.until(lambda: bool(answer.private), SLOWLY, "a hand")
        self.hands[person] = answer.private[-1]
        return self.hands[person]

    async def throw(self, person: Person) -> None:
        """Press the first card of a hand."""
        await person.click(self.hands[person], self.hands[person].buttons[0])

    @asynccontextmanager
    async def killed(self, person: Person, **fault: object) -> AsyncIterator[None]:
        """Let a person press a card, and kill the bot as a request of its hangs; start it again.

        The block runs before the kill.
        """
        async with killed(self.discord, self.host, self.throw(person), **fault):
            yield

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let nobody write to the database until the block ends."""
        with closing(sqlite3.connect(self.home / "wonders.db", isolation_level=None)) as own:
            own.execute("BEGIN IMMEDIATE")
            yield

    async def record(self, table: int = 1) -> TableRecord:
        return await on_disk(self.host, table)

    async def has_chosen(self, *people: Person) -> None:
        """Check that these people have chosen the first card of their hands, and nobody else."""
        record = await self.record()
        chosen = {record.players[each.seat].user_id: each.text for each in record.choices}
        assert chosen.keys() == {person.id for person in people}
        for person in people:
            hand = self.hands[person]
            assert [each.style == CHOSEN for each in hand.buttons][:2] == [True, False]
            assert hand.buttons[0].custom_id.endswith(chosen[person.id])


async def stored_or_not(here: Killed) -> None:
    """Kill the bot while a choice is being stored: it was not told as made, and it is not."""
    carla = here.people[2]
    with here.locked():
        asked = await carla.click(here.hands[carla], here.hands[carla].buttons[0])
        assert asked.interaction.response == DEFERRED_UPDATE
        await here.host.kill()


async def turns_survive(here: Killed) -> None:
    """Kill the bot after each step of a turn that follows."""
    (ana, bruno, carla), discord = here.people, here.discord
    await here.shown(0)
    await here.waiting_for(ana, bruno, carla)
    await here.has_chosen()
    assert all(each.style != CHOSEN for each in here.hands[carla].buttons)

    # After a choice was stored, before its confirmation.
    async with here.killed(ana, path=CALLBACK):
        pass
    await here.waiting_for(bruno, carla)
    await here.open(ana)
    await here.has_chosen(ana)

    # After the confirmation, whose receipt is lost.
    async with here.killed(bruno, path=CALLBACK, after=True):
        pass
    await here.shown(0)
    await here.waiting_for(carla)
    await here.has_chosen(ana, bruno)

    # After the last choice, before the board is posted.
    async with here.killed(carla, method="POST", path=POST):
        assert len((await here.record()).moves) == 3
    await here.shown(0, 3)
    assert set(here.board.mentions) == {ana, bruno, carla}
    await here.has_chosen()

    # After the board, before the panels are renewed: a press on an old one brings the new one.
    for person in here.people:
        await here.open(person)
    await here.throw(ana)
    await here.throw(bruno)
    async with here.killed(carla, method="PATCH", path=PANEL, times=None):
        await here.shown(0, 3, 6)
    await here.shown(0, 3, 6)
    assert not of_round(here.hands[ana], 3)
    await here.throw(ana)
    assert of_round(here.hands[ana], 3)
    await here.has_chosen()

    # After the last board was posted, whose receipt is lost.
    await here.throw(ana)
    await here.open(bruno)
    await here.throw(bruno)
    async with here.killed(carla, method="POST", path=POST, after=True):
        await discord.until(lambda: has_ended(here.board), SLOWLY, "the last board")
    await here.shown(0, 3, 6, 9)


@pytest.mark.usefixtures("toy")
async def test_each_step_of_a_turn_survives_a_kill(discord: Playground, tmp_path: Path) -> None:
    guild = discord.add_guild("Forum")
    people = tuple(discord.add_person(name) for name in ("Ana", "Bruno", "Carla"))
    guild.join(*people)
    async with Host(discord, tmp_path, module="tests.toy.bot") as host:
        here = Killed(discord, host, tmp_path, guild.add_channel("plaza"), people)
        await here.begin()
        await stored_or_not(here)
    async with Host(discord, tmp_path, module=PATIENT) as here.host:
        await turns_survive(here)
        assert await here.host.stop() == 0
    record = await here.record()
    assert [each.seat for each in record.moves] == [0, 1, 2] * 3
    assert (record.choices, record.end_shown) == ((), True)
    assert len(here.channel.messages) == 5  # the invitation and the boards
    assert here.host.complaints() == []
