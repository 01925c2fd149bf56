"""The bot is killed after each step of a turn, of a choice of sides, and of a revival.

Nothing is lost, doubled or asked for again.
"""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store import TableRecord
from engine.seven.decisions import Revive
from playground import Message, Person, Playground
from tests.bot.kills import discord, give_up, put_game
from tests.bot.players import SLOWLY, board_of, boards
from tests.bot.processes import PATIENT, Host
from tests.bot.routes import CALLBACK, POST
from tests.toy import test_kills as toy
from tests.toy.test_panels import PANEL

from .tables import played, stored

__all__ = ["discord"]

NAMES = ("Ana", "Bruno", "Carla")


@dataclass
class Killed(toy.Killed):
    """A table where the sides are chosen, and one in a second channel with a revival to come."""

    async def begin(self) -> None:
        """Sit down at the first table."""
        host, *others = self.people
        lobby = await host.command(self.channel, "wonders", seats=len(self.people), sides="choose")
        for person in others:
            await person.click(lobby.public[0], "Join")
        await self.boards_are(0)
        for person in self.people:
            await self.open(person)

    async def open(self, person: Person) -> Message:
        """Open what a person chooses from."""
        self.hands[person] = await opened(self.discord, person, self.board)
        return self.hands[person]

    async def pick(self, person: Person) -> None:
        """Press the first card of a hand, if the next press is what makes a choice of it."""
        card = self.hands[person].buttons[0]
        if card.custom_id.startswith("w:"):
            await person.click(self.hands[person], card)

    async def boards_are(self, *moves: int) -> None:
        """Wait for the last of these boards; there is no other, and it alone has controls."""
        await self.discord.until(lambda: len(boards(self.channel)) == len(moves), SLOWLY, "a board")
        *former, last = boards(self.channel)
        await self.discord.until(lambda: not any(each.buttons for each in former), SLOWLY)
        assert [board_of(each) for each in (*former, last)] == [(1, made) for made in moves]
        assert [each.custom_id for each in last.buttons] == ["h:1", "W:1"]

    async def chosen(self, *people: Person) -> None:
        """Check that these people alone have chosen, what their panels say they have."""
        record = await self.record()
        chosen = {record.players[each.seat].user_id: each.text for each in record.choices}
        assert chosen.keys() == {person.id for person in people}
        for person in people:
            (marked,) = (each for each in self.hands[person].buttons if each.label[0] == "✔")
            assert marked.custom_id.endswith(chosen[person.id])


async def opened(discord: Playground, person: Person, board: Message) -> Message:
    """Open a private panel by the button under a board."""
    answer = await person.click(board, board.buttons[0])
    await discord.until(lambda: bool(answer.private), SLOWLY, "a panel")
    return answer.private[-1]


def before_a_revival() -> tuple[TableRecord, int]:
    """Return a game in which Halicarnassus is to choose from the discards, and who has it."""
    special = stored(3, 1, sides="b", wonders="babylon-halicarnassus-rhodes")
    for session in played(special):
        todo = session.table.todo
        if todo and isinstance(todo[0], Revive):
            return session.record, todo[0].decides
    pytest.fail("no revival")


@pytest.mark.long
async def test_each_step_survives_a_kill(discord: Playground, tmp_path: Path) -> None:
    guild = discord.add_guild("Forum")
    people = tuple(discord.add_person(name) for name in NAMES)
    guild.join(*people)
    channel, ruins = guild.add_channel("plaza"), guild.add_channel("ruins")
    ana, bruno, carla = people
    async with Host(discord, tmp_path, module=PATIENT) as host:
        here = Killed(discord, host, tmp_path, channel, people)
        await here.begin()
        special, reviving = before_a_revival()
        moves = [(each.seat, each.text) for each in special.moves]
        await put_game(host, ruins, people, game="seven", deal=special.deal, moves=moves)
        reviver = people[reviving]

        # After the choice of a side was stored, before its confirmation.
        async with here.killed(ana, path=CALLBACK):
            pass
        await here.waiting_for(bruno, carla)
        await here.open(ana)
        await here.chosen(ana)
        await discord.until(lambda: bool(boards(ruins)), SLOWLY, "the board of the second table")

        # After the last side, and after Halicarnassus' choice, before either board is posted.
        await here.throw(bruno)
        revival = await opened(discord, reviver, boards(ruins)[-1])
        before = await here.record(2)
        wanted = revival.selects[0].options[0].value
        posts = discord.faults.add(method="POST", path=POST, delay=60.0)
        pressing = asyncio.create_task(reviver.select(revival, revival.selects[0], [wanted]))
        await discord.until(lambda: posts.hits > 0, SLOWLY, "the board after the revival")
        async with here.killed(carla, method="POST", path=POST):
            assert len((await here.record()).moves) == 3
        await give_up(pressing)
        await here.boards_are(0, 3)
        await here.waiting_for(ana, bruno, carla)
        await here.chosen()
        await discord.until(lambda: len(boards(ruins)) == 2, SLOWLY, "the board after the revival")
        made = (await here.record(2)).moves[len(before.moves) :]
        assert [each.text for each in made] == [wanted]

        # After the board, before the panels are renewed: a press on an old one brings the new one.
        for person in people:
            await here.open(person)
            await here.pick(person)
        for person in (ana, bruno):
            await here.throw(person)
        async with here.killed(carla, method="PATCH", path=PANEL, times=None):
            await here.boards_are(0, 3, 6)
        await here.boards_are(0, 3, 6)
        old = here.hands[ana].buttons[0].custom_id
        await here.throw(ana)
        assert here.hands[ana].buttons[0].custom_id != old
        await here.chosen()
        assert await host.stop() == 0
    assert [each.seat for each in (await here.record()).moves] == [0, 1, 2] * 2
    assert host.complaints() == []
