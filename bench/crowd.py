"""Simulates people who play many games at once, at full speed or at a given rate."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from msgspec import Struct, field

from playground import Button, Channel, Guild, Message, Person, Playground
from playground.model.components import BUTTON, STRING_SELECT, Select
from playground.model.entities import Interaction
from playground.people.interactions import press

BOARDS = ("board-", "finale-")
STARTED_AT_ONCE = 4
"""How many games begin at the same time."""

MESSAGES_KEPT = 24
"""How many messages of a channel are kept in memory; only the newest are pressed."""

COMMANDS = {"duel": "duel", "seven": "wonders", "architects": "architects"}
"""The command that begins each game."""

PEOPLE = {"duel": 2, "seven": 3, "architects": 3}
"""How many people play each game."""

ALL_AT_ONCE = ("seven",)
"""The games in which everybody whom the board names chooses, not the first of them."""

SHOWS, MAKES = ("w:", "h:"), ("m:", "s:")
"""How the custom_ids begin of what is answered privately, and of what makes a move."""

PRESSES = 4
"""Presses that a move takes at most: a hand, a card of it, and what to do with the card."""


class Figures(Struct):
    """Measured waits in seconds, from a move to its board and from a card to its answer."""

    boards: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    """From the last press of people until they are asked again, where computers have moved."""
    failed: int = 0


class Table(Struct, frozen=True):
    """Where people play one game after the other, of one kind."""

    kind: str
    place: Channel
    people: Sequence[Person]
    rng: Random


class Crowd:
    """The simulated players; each task waits for events of its own channel or interaction."""

    def __init__(
        self,
        discord: Playground,
        games: int,
        kinds: Sequence[str] = ("duel",),
        seed: int = 1,
        servers: int = 1,
        level: str | None = None,
        seats: int | None = None,
        people: int | None = None,
        moved: Callable[[], float] = float,
    ) -> None:
        """Set up so many tables in so many servers; their games are of these kinds, in turn.

        Of the `seats`, by default those of `PEOPLE`, so many `people` have one each, by default
        all but one. Computers of a `level` have the others; `None`: people play alone. `moved`
        tells how many moves computers have made.
        """
        self.figures = Figures()
        self.rate = 0.0
        self.waiting = 0
        """The number of moves that were pressed and whose board has not been posted."""
        self.all_there = asyncio.Event()
        self._answered: set[int] = set()
        self._discord = discord
        self._level, self._seats, self._people, self._moved = level, seats, people, moved
        self._next = 0.0
        self._beginning = asyncio.Semaphore(STARTED_AT_ONCE)
        self._news: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        discord.world.observers.append(self._on_change)
        guilds = [discord.add_guild(f"Forum {n}") for n in range(servers)]
        self.tables = [
            self._table(guilds[n % servers], f"table {n}", kinds[n % len(kinds)], Random(seed + n))
            for n in range(games)
        ]

    def _table(self, guild: Guild, name: str, kind: str, rng: Random) -> Table:
        seats = self._seats or PEOPLE[kind]
        playing = seats if self._level is None else self._people or seats - 1
        people = [self._discord.add_person(f"Citizen {name} {n}") for n in range(playing)]
        guild.join(*people)
        return Table(kind, guild.add_channel(name), people, rng)

    async def play(self) -> None:
        """Play at every table, one game after the other, until cancelled."""
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(self._play_at(table))

    @property
    def begun(self) -> int:
        """The number of tables with a board."""
        return sum(_board(each.place) is not None for each in self.tables)

    @property
    def drafting(self) -> int:
        """The number of duels that still draft their wonders, where nothing is answered privately.

        Once a table has had a private answer it is not counted any more.
        """
        duels = [each for each in self.tables if each.kind == "duel"]
        return sum(each.place.id not in self._answered for each in duels)

    def _on_change(self, changed: object) -> None:
        if isinstance(changed, Interaction) and (changed.acknowledged_at or changed.lapsed):
            self._news[changed.id].set()
        if isinstance(changed, Message):
            for attachment in changed.attachments:
                self._discord.world.blobs[attachment.id] = b""
            self._news[changed.channel.id].set()

    async def _play_at(self, table: Table) -> None:
        while True:
            await self._begin(table)
            await self.all_there.wait()
            await self._play_to_the_end(table)

    async def _play_to_the_end(self, table: Table) -> None:
        begun, moved = None, 0.0
        while (board := running_board(table.place)) is not None:
            if not _controls(board):  # a computer is to move
                await self._wait(table.place.id)
                continue
            if begun is not None and self._moved() > moved:
                self.figures.rounds.append(perf_counter() - begun)
            await self._wait_for_rate()
            self.waiting += 1
            moved = self._moved()
            try:
                begun = await self._turn(table, board)
            finally:
                self.waiting -= 1

    async def _begin(self, table: Table) -> None:
        """Challenge and accept, or open a table, which begins once all have joined."""
        place, (host, *guests) = table.place, table.people
        former, command = _board(place), COMMANDS[table.kind]
        async with self._beginning:
            options = {} if self._level is None else {"level": self._level}
            if table.kind == "duel" and not guests:
                await host.command(place, command, **options)
            elif table.kind == "duel":
                challenge = await host.command(place, command, opponent=guests[0])
                await guests[0].click(challenge.public[-1], "Accept")
            else:
                seats = self._seats or PEOPLE[table.kind]
                computers = seats - len(table.people)
                lobby = await host.command(
                    place, command, seats=seats, computers=computers, **options
                )
                for guest in guests:
                    await guest.click(lobby.public[-1], "Join")
            await self._until_other(place, former)

    async def _turn(self, table: Table, board: Message) -> float | None:
        """Let who is asked make a move, and wait for the board, unless a press fails.

        Returns when the last move was made.
        """
        asked = [each for each in table.people if each.mention in board.text]
        deciding = asked if table.kind in ALL_AT_ONCE else asked[:1]
        pressed = [await self._decide(table, person, board) for person in deciding]
        if None in pressed:
            return None
        await self._until_other(table.place, board)
        self.figures.boards += [perf_counter() - begun for begun in pressed[-1:] if begun]
        return pressed[-1] if pressed else None

    async def _decide(self, table: Table, person: Person, board: Message) -> float | None:
        """Press until a move is made; return when the last press was begun, if it made one."""
        message, place = board, table.place
        for _ in range(PRESSES):
            message = message if _controls(message) else board
            if not _controls(message):  # the turn has ended meanwhile
                return None
            control = table.rng.choice(_controls(message))
            before, begun = _controls(message), perf_counter()
            asked = await self._press(person, message, control, table.rng)
            if asked.lapsed or control.custom_id.startswith(MAKES):
                return None if asked.lapsed else begun
            while not asked.produced and _controls(message) == before and not asked.lapsed:
                await self._wait(place.id)  # acknowledged, answered later
            self.figures.answers.append(perf_counter() - begun)
            self._answered.add(place.id)
            message = asked.produced[-1] if asked.produced else message
        return None

    async def _press(
        self, person: Person, message: Message, control: Button | Select, rng: Random
    ) -> Interaction:
        if isinstance(control, Button):
            data = {"component_type": BUTTON, "custom_id": control.custom_id}
            return await self._ask(person, message, data)
        values = [rng.choice(control.options).value]
        data = {"component_type": STRING_SELECT, "custom_id": control.custom_id}
        return await self._ask(person, message, {**data, "values": values})

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


def running_board(place: Channel) -> Message | None:
    """Return the newest board of a place, if its game goes on."""
    board = _board(place)
    ended = board is None or any(each.custom_id.startswith("r:") for each in board.buttons)
    return None if ended else board


def _controls(message: Message) -> list[Button | Select]:
    """Return the controls with which a game goes on."""
    offered = [each for each in message.buttons if not each.disabled]
    every: list[Button | Select] = [*offered, *message.selects]
    return [each for each in every if each.custom_id.startswith(SHOWS + MAKES)]
