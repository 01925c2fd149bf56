"""Simulates people who play many duels at once, at full speed or at a given rate."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from time import perf_counter

from msgspec import Struct, field

from playground import Button, Channel, Message, Person, Playground
from playground.model.components import BUTTON, STRING_SELECT
from playground.model.entities import Interaction
from playground.people.interactions import press

BOARDS = ("board-", "finale-")
STARTED_AT_ONCE = 4
"""How many games begin at the same time."""

MESSAGES_KEPT = 6
"""How many messages of a channel are kept in memory; only the newest are pressed."""


class Figures(Struct):
    """Measured waits in seconds, from a move to its board and from a card to its answer."""

    boards: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    failed: int = 0


class Crowd:
    """The simulated players; each task waits for events of its own channel or interaction."""

    def __init__(self, discord: Playground, games: int, seed: int = 1) -> None:
        self.figures = Figures()
        self.rate = 0.0
        self.waiting = 0
        """The number of moves that were pressed and whose board has not been posted."""
        self.all_there = asyncio.Event()
        self.drafted: set[int] = set()
        """The channels in which a card has been chosen, so that the wonders are drafted."""
        self._discord = discord
        self._next = 0.0
        self._beginning = asyncio.Semaphore(STARTED_AT_ONCE)
        self._news: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        discord.world.observers.append(self._on_change)
        guild = discord.add_guild("Forum")
        people = [discord.add_person(f"Citizen {n}") for n in range(2 * games)]
        guild.join(*people)
        self._tables = [
            (guild.add_channel(f"table {n}"), people[2 * n : 2 * n + 2], Random(seed + n))
            for n in range(games)
        ]

    async def play(self) -> None:
        """Play at every table, one game after the other, until cancelled."""
        async with asyncio.TaskGroup() as group:
            for place, people, rng in self._tables:
                group.create_task(self._play_at(place, people, rng))

    @property
    def begun(self) -> int:
        """The number of tables with a board."""
        return sum(_board(place) is not None for place, _, _ in self._tables)

    def _on_change(self, changed: object) -> None:
        if isinstance(changed, Interaction) and (changed.acknowledged_at or changed.lapsed):
            self._news[changed.id].set()
        if isinstance(changed, Message):
            for attachment in changed.attachments:
                self._discord.world.blobs[attachment.id] = b""
            self._news[changed.channel.id].set()

    async def _play_at(self, place: Channel, people: Sequence[Person], rng: Random) -> None:
        while True:
            await self._begin(place, people)
            await self.all_there.wait()
            while (board := _board(place)) is not None and not _ended(board):
                await self._wait_for_rate()
                person = next(each for each in people if each in board.named)
                await self._move(place, person, board, rng)

    async def _begin(self, place: Channel, people: Sequence[Person]) -> None:
        former = _board(place)
        async with self._beginning:
            challenge = await people[0].command(place, "duel", opponent=people[1])
            await people[1].click(challenge.public[-1], "Accept")
            await self._until_other(place, former)

    async def _move(self, place: Channel, person: Person, board: Message, rng: Random) -> None:
        self.waiting += 1
        try:
            await self._decide(place, person, board, rng)
        finally:
            self.waiting -= 1

    async def _decide(self, place: Channel, person: Person, board: Message, rng: Random) -> None:
        """Make a move and wait for its board, unless the press fails."""
        begun = perf_counter()
        if board.selects:
            select = rng.choice(board.selects)
            values = [rng.choice(select.options).value]
            data = {"component_type": STRING_SELECT, "custom_id": select.custom_id}
            pressed = await self._ask(person, board, {**data, "values": values})
        else:
            message, button = board, _any(board, rng)
            if button.custom_id.startswith("w:"):
                asked = await self._press(person, board, button)
                while not asked.produced and not asked.lapsed:  # acknowledged, answered later
                    await self._wait(place.id)
                if asked.lapsed:
                    return
                self.figures.answers.append(perf_counter() - begun)
                self.drafted.add(place.id)
                message = asked.produced[-1]
                button = _any(message, rng)
            begun = perf_counter()
            pressed = await self._press(person, message, button)
        if pressed.lapsed:
            return
        await self._until_other(place, board)
        self.figures.boards.append(perf_counter() - begun)

    async def _press(self, person: Person, message: Message, button: Button) -> Interaction:
        data = {"component_type": BUTTON, "custom_id": button.custom_id}
        return await self._ask(person, message, data)

    async def _ask(self, person: Person, message: Message, data: dict[str, object]) -> Interaction:
        raw = message.component_at(str(data["custom_id"]))
        asked = press(
            self._discord.world, person, message, {**data, "id": raw["id"] if raw else 0}, "press"
        )
        self._discord.world.ask(asked)
        while asked.acknowledged_at is None and not asked.lapsed:
            await self._wait(asked.id)
        del self._news[asked.id]
        self._discord.world.interactions.pop(asked.token, None) if asked.lapsed else None
        self.figures.failed += asked.lapsed
        return asked

    async def _until_other(self, place: Channel, former: Message | None) -> None:
        while (board := _board(place)) is None or board is former:
            await self._wait(place.id)
        for old in list(place.log)[:-MESSAGES_KEPT]:
            place.log.pop(old, None)

    async def _wait(self, subject: int) -> None:
        self._news[subject].clear()
        await self._news[subject].wait()

    async def _wait_for_rate(self) -> None:
        """Wait until the next move is due at the common rate; return at once if it is 0."""
        if not self.rate:
            return
        now = perf_counter()
        self._next = max(now, self._next + 1 / self.rate)
        await asyncio.sleep(self._next - now)


def _board(place: Channel) -> Message | None:
    for message in reversed(place.log.values()):
        shown = any(each.filename.startswith(BOARDS) for each in message.attachments)
        if shown and not message.ephemeral and not message.thinking:
            return message
    return None


def _ended(board: Message) -> bool:
    return any(button.custom_id.startswith("r:") for button in board.buttons)


def _any(message: Message, rng: Random) -> Button:
    return rng.choice([b for b in message.buttons if b.custom_id and not b.disabled])
