"""People who play duels by pressing what they are offered, and remember what they pressed."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from playground import Answer, Button, Channel, Message, Person, Playground

BOARD = re.compile(r"(?:board|finale)-(\d+)-(\d+)\.")
"""The file of a board, or of a finale, tells the table and its revision: how many moves it shows
where none were taken back."""

SLOWLY = 90.0
"""Seconds within which the bot does everything, on a busy machine too."""

NEVER = 1000
"""More moves than a game has."""

PRESS = re.compile(r"[ms]:(\d+):(\d+):(\d+):(.+)")


def board_of(message: Message) -> tuple[int, int] | None:
    """Return the table of a board and how many moves it shows; a former one has shown them."""
    shown = [each.filename for each in message.attachments]
    found = [BOARD.search(str(each)) for each in (*shown, *reversed(message.earlier))]
    return next(((int(each[1]), int(each[2])) for each in found if each), None)


def boards(place: Channel, table: int | None = None) -> list[Message]:
    """Return the boards that everybody can see in a place, in the order of their posting."""
    found = [(board_of(message), message) for message in place.messages]
    return [message for at, message in found if at and table in (None, at[0])]


def has_ended(board: Message) -> bool:
    """Whether a board is the last one of its game: it offers a rematch."""
    return any(button.custom_id.startswith("r:") for button in board.buttons)


FINALE = ("button-rematch", "button-replay", "button-review", "button-hidden", "button-export")
"""What is written on the buttons below the last board of a game, in their order."""


def enabled(message: Message) -> list[Button]:
    """Return the buttons of players that can be pressed: not links, nor for those who watch."""
    return [
        button
        for button in message.buttons
        if button.custom_id and not button.disabled and not button.custom_id.startswith("W:")
    ]


def button(message: Message, start: str, end: str = "") -> Button:
    """Return the one button whose custom_id begins and ends so."""
    found = [b for b in enabled(message) if b.custom_id.startswith(start)]
    (only,) = [b for b in found if b.custom_id.endswith(end)]
    return only


def named(board: Message, people: Sequence[Person]) -> list[Person]:
    """Return those of the people whose name Discord shows in a board, notified or not."""
    return [person for person in people if f"<@{person.id}>" in board.text]


class Gate:
    """People act only while it is open; whoever shuts it waits until nobody is half-way."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()
        self._empty = asyncio.Event()
        self._empty.set()
        self._inside = 0

    @asynccontextmanager
    async def through(self) -> AsyncIterator[None]:
        """Pass, and be half-way until the block ends."""
        await self._open.wait()
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def shut(self) -> AsyncIterator[None]:
        """Keep everybody out until the block ends."""
        self._open.clear()
        await self._empty.wait()
        try:
            yield
        finally:
            self._open.set()


@dataclass(frozen=True)
class Pressed:
    """What was pressed for one move of one seat; of several texts, one may be stored."""

    table: int
    seat: int
    ply: int
    texts: frozenset[str]


@dataclass
class Players:
    """Those who play in one place, against each other or against the computer."""

    discord: Playground
    place: Channel
    people: Sequence[Person]
    rng: Random
    gate: Gate = field(default_factory=Gate)
    pressed: list[Pressed] = field(default_factory=list)
    old: list[tuple[Message, Button]] = field(default_factory=list)
    """Controls of boards and private answers that have been played on since."""

    async def begin(self, **options: str | Person) -> None:
        """Challenge and accept, or begin against the computer."""
        first = self.people[0]
        async with self.gate.through():
            if len(self.people) == 1:
                await first.command(self.place, "duel", **{"level": "apprentice"} | options)
                return
            asked = await first.command(self.place, "duel", opponent=self.people[1], **options)
            # A busy bot acknowledges first, and posts the challenge later.
            await self.discord.until(lambda: bool(asked.messages), SLOWLY, "an answered /duel")
            assert asked.public, asked.text
        await self.accept(asked.public[-1])

    async def accept(self, challenge: Message) -> None:
        """Accept a challenge, whoever of the people was asked."""
        (asked,) = [person for person in self.people if person in challenge.named]
        async with self.gate.through():
            await asked.click(challenge, button(challenge, "c:", ":accept"))
            await self.discord.until(lambda: not enabled(challenge), SLOWLY, "an accepted duel")

    async def again(self, finale: Message) -> None:
        """Ask for a rematch, and accept it where it needs accepting."""
        before = {message.id for message in self.place.messages}
        async with self.gate.through():
            await self.rng.choice(self.people).click(finale, button(finale, "r:"))
        await self.discord.until(lambda: self.place.messages[-1].id not in before)
        last = self.place.messages[-1]
        if any(each.custom_id.startswith("c:") for each in last.buttons):
            await self.accept(last)

    async def board(self, table: int | None = None, after: int = -1) -> Message:
        """Wait for the board that asks one of the people, or ends a game, after so many moves."""
        await self.discord.until(
            lambda: self._waiting(table, after) is not None,
            timeout=SLOWLY,
            what=f"a board in {self.place.name} after {table}:{after}",
        )
        found = self._waiting(table, after)
        assert found is not None
        return found

    def _waiting(self, table: int | None, after: int) -> Message | None:
        for board in reversed(self.place.log.values()):
            at = board_of(board) if board.stands and not board.ephemeral else None
            if at is not None:
                new = at[0] != table or at[1] > after
                return board if new and (board.mentions or has_ended(board)) else None
        return None

    async def play(self, before: Message | None = None) -> Message:
        """Play until the game ends that followed the one of `before`; return its last board."""
        former = board_of(before) if before else None
        board = await self.board(former[0], NEVER) if former else await self.board()
        while not has_ended(board):
            board = await self.turn(board)
        return board

    async def turn(self, board: Message) -> Message:
        """Make one move of whoever is asked; return the next board that asks somebody."""
        at = board_of(board)
        assert at is not None
        person = self.asked(board)
        if board.selects:
            select = self.rng.choice(board.selects)
            value = self.rng.choice(select.options).value
            self.note(select.custom_id, value)
            async with self.gate.through():
                await person.select(board, select, [value])
        else:
            message, options = await self.offered(person, board)
            await self.press(person, message, options)
        return await self.board(*at)

    def asked(self, board: Message) -> Person:
        """Return the person who is named; nobody else is notified."""
        (person,) = named(board, self.people)
        assert board.mentions in ([], [person])  # none, where the board was asked for
        return person

    async def offered(self, person: Person, board: Message) -> tuple[Message, list[Button]]:
        """Return the buttons that make a move: the board's own, or those of a card's answer."""
        chosen = self.rng.choice(enabled(board))
        if not chosen.custom_id.startswith("w:"):
            return board, enabled(board)
        answer = await self.weigh(person, board, chosen)
        panel = answer.private[-1]
        return panel, enabled(panel)

    async def weigh(self, person: Person, board: Message, chosen: Button) -> Answer:
        """Ask privately what can be done with a card."""
        self.old.append((board, chosen))
        async with self.gate.through():
            return await self.told(await person.click(board, chosen))

    async def told(self, answer: Answer) -> Answer:
        """Wait for the private message of an answer, which may have been announced before."""
        await self.discord.until(lambda: bool(answer.private), SLOWLY, "a private answer")
        return answer

    async def press(self, person: Person, message: Message, options: list[Button]) -> None:
        """Make one of the moves offered."""
        chosen = self.rng.choice(options)
        self.note(chosen.custom_id)
        self.old.append((message, chosen))
        async with self.gate.through():
            await person.click(message, chosen)

    def note(self, *custom_ids: str) -> None:
        """Remember what is pressed for a move: ids of buttons, or a select's id and value."""
        first = PRESS.fullmatch(custom_ids[0])
        assert first is not None
        texts = frozenset(_text(custom_id) for custom_id in custom_ids)
        if custom_ids[0].startswith("s:"):
            texts = frozenset(custom_ids[1:])
        self.pressed.append(Pressed(int(first[1]), int(first[2]), int(first[3]), texts))


def _text(custom_id: str) -> str:
    found = PRESS.fullmatch(custom_id)
    return found[4] if found else custom_id


def agree(pressed: Sequence[Pressed], stored: Mapping[tuple[int, int], str], table: int) -> None:
    """Check that what people pressed at a table is what is stored, each move once.

    `stored` are the texts of people's moves by seat and number.
    """
    here = [each for each in pressed if each.table == table]
    by_number = {(each.seat, each.ply): each.texts for each in here}
    assert len(by_number) == len(here), "a move was asked for twice"
    assert by_number.keys() == stored.keys()
    wrong = {at: text for at, text in stored.items() if text not in by_number[at]}
    assert wrong == {}
