"""The use cases of tables on a real database, with a poster and a clock that a test commands."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

from bot.computer.players import ComputerPlayers
from bot.contract import Session
from bot.controls.panel import Panel
from bot.fair.dealing import Dealer
from bot.games import GAMES
from bot.runtime.metrics import Metrics
from bot.runtime.shutdown import Shutdown
from bot.store import NewTable, Player, Store
from bot.tables import ports
from bot.tables.playing import playing
from bot.tables.tables import Tables
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from bot.workers.jobs import SearchedPosition
from engine.core.game import Seat

from ...stored import move
from ..scene import Position
from .letters import Letters

ANA, BRUNO, CARLA = 101, 102, 103
PATIENCE = 90.0
"""Seconds after which a test that waits for an event has failed."""


class Clock(Shutdown):
    """A shutdown whose sleeps are written down; they end when they are woken or `pass_time`."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []
        self._asleep = asyncio.Event()
        self._over = asyncio.Event()

    async def sleep(self, seconds: float, wake: asyncio.Event | None = None) -> bool:
        """Sleep until the test lets time pass, or `wake` is set."""
        if not seconds:
            return not self.begun
        self.slept.append(seconds)
        self._asleep.set()
        self._over.clear()
        ends = [asyncio.create_task(each.wait()) for each in (self._over, wake) if each]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in ends:
                each.cancel()
        return not self.begun

    async def asleep(self) -> float:
        """Wait until somebody sleeps; return for how long."""
        async with asyncio.timeout(PATIENCE):
            await self._asleep.wait()
        self._asleep.clear()
        return self.slept[-1]

    def pass_time(self) -> None:
        """Let whoever sleeps wake because the time is over."""
        self._over.set()


class Posts:
    """A poster that writes down what is shown, and fails as it is told."""

    def __init__(self, store: Store) -> None:
        self.numbers = count(1000)
        """The ids of the messages, which grow."""
        self.messages: dict[int, Session] = {}
        """What each message shows."""
        self.shown: list[tuple[Session, ports.Reply | None]] = []
        self.answered: list[Session] = []
        """What presses on boards were answered with, whose next board is held."""
        self.unmentioned: list[Collection[int]] = []
        """Whom each of the boards was not to notify."""
        self.errors: list[Exception] = []
        """What the next posts fail with, in order."""
        self.updated: list[int] = []
        """The tables whose boards' texts were to be edited."""
        self.told: list[Panel] = []
        """What was told to everybody beside the boards."""
        self.replaced: list[tuple[int, Panel]] = []  # messages that are no boards, by their ids
        self._store = store
        self._changed = asyncio.Event()

    async def show(
        self,
        session: Session,
        reply: ports.Reply | None = None,
        *,
        asked: bool = False,
        new: bool = False,
        unmentioned: Collection[int] = (),
    ) -> bool:
        if self.errors:
            raise self.errors.pop(0)
        record, ended = session.record, session.ending() is not None
        number = next(self.numbers)
        self.messages[number] = session
        await self._store.tables.set_board(
            record.id, number, record.revision, ended=ended, told_after=record.tells_after
        )
        self.shown.append((session, reply))
        self.unmentioned.append({*unmentioned})
        self._changed.set()
        return True

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until boards were shown of which something is true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def answer(self, held: Session, reply: ports.Reply) -> None:
        self.answered.append(held)

    def uncertain(self, table: int) -> bool:
        return False

    def hand_over(self, table: int) -> None:
        raise AssertionError("no board of these tables is left to another process")

    async def update(self, table: int) -> None:
        self.updated.append(table)

    async def give_up(self, session: Session) -> None:
        raise AssertionError("no board of these tables is given up")

    async def post(self, channel_id: int, panel: Panel) -> int:
        if self.errors:
            raise self.errors.pop(0)
        self.told.append(panel)
        return 2000 + len(self.told)

    async def replace(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> ports.Replaced:
        self.replaced.append((message_id, panel))
        return ports.Replaced.DONE


class Answer:
    """The reply to a person's press; what the person is told is written down."""

    interaction_id, pressed_message, unanswered, seconds = 1, None, True, 0.0

    def __init__(self) -> None:
        self.words = shared_strings().words("en-US")
        self.told: list[Panel] = []

    async def tell(self, panel: Panel, **_: object) -> None:
        self.told.append(panel)

    pressed_controls: frozenset[str] = frozenset()

    def pressed_private(self) -> None:
        """Return `None`: what is pressed is a board."""

    confirm = say_if_possible = replace = replace_if_possible = announce = say = tell


class Searches:
    """Stands for the workers that search: returns a legal move, or fails as it is told."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []
        self.patient: list[bool] = []

    async def choose(
        self,
        game: str,
        view: Any,
        seat: Seat,
        level: str,
        seed: int,
        *,
        together: int,
        part: float,
        patient: bool,
        position: SearchedPosition,
    ) -> str:
        self.patient.append(patient)
        if self.errors:
            raise self.errors.pop(0)
        moves = GAMES[game].rules.legal(view, seat)
        return str(moves[seed % len(moves)])


class House:
    """Tables, and the computers that play at them."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock, self.posts, self.ai = store, Clock(), Posts(store), Searches()
        self.woken: list[tuple[int, ports.Reply | None]] = []
        self.pauses = Clock()
        """The time until computers try again; what boards wait for is measured by `clock`."""
        self.computers = ComputerPlayers(self.ai, _typing, Random(1), 0, self.pauses)  # type: ignore[arg-type]
        presentations, dealer = Presentations(store, shared_strings()), Dealer(store, Random(1))
        self.letters = Letters()
        play = playing(
            store, self.posts, self.letters, presentations, dealer, Metrics(), self.clock,
            self._wake, lambda _: None,
        )  # fmt: skip
        self.tables, self.boards, self.notices = play.tables, play.boards, play.notices
        self.computers_move = True

    def _wake(self, tables: Tables, table: int, reply: ports.Reply | None) -> None:
        self.woken.append((table, reply))
        if self.computers_move:
            self.computers.wake(tables, table, reply)

    async def resume(self) -> None:
        """Go on as the bot does after a start."""
        await self.boards.resume()
        self.computers.take_up(self.tables, await self.store.tables.computer_due())

    async def sit(
        self, position: Position, *people: int | Player | None, channel: int = 1, opener: int = ANA
    ) -> int:
        """Store a duel at a position and show it; return its id. `None` is the computer."""
        begun = new(position, *people, channel=channel, opener=opener)
        return await self.seat(begun, position.moves)

    async def seat(self, game: NewTable, moves: Sequence[tuple[int, str]]) -> int:
        """Store a game in which moves have been made, and show it; return its id."""
        table, made = (await self.store.tables.add(game)).id, [0] * len(game.players)
        due = any(player.user_id is None for player in game.players)
        for seat, text in moves:
            await self.store.tables.append(table, [move(seat, made[seat], text)], due=due)
            made[seat] += 1
        await self.store.tables.set_board(table, 900, len(moves), ended=False)
        return table

    async def close(self) -> None:
        await self.computers.close()
        await self.boards.close()


def new(position: Position, *people: int | Player | None, channel: int, opener: int) -> NewTable:
    """Return a game about to begin; a number is a person, `None` is the computer."""
    return NewTable(
        game="duel",
        guild_id=7,
        channel_id=channel,
        opener_id=opener,
        locale="en-US",
        options={"wonders": "draft"},
        deal=position.deal,
        players=tuple(_player(each) for each in people),
        postable=True,
    )


def _player(who: int | Player | None) -> Player:
    if isinstance(who, Player):
        return who
    return Player(None, "", "random") if who is None else Player(who, f"Citizen {who}")


async def _typing(_: object) -> None:
    """Show nowhere that a search is running."""


@asynccontextmanager
async def a_house() -> AsyncIterator[House]:
    """Open a house on a database in memory."""
    store = await Store.open("sqlite+aiosqlite://")
    house = House(store)
    try:
        yield house
    finally:
        await house.close()
        await store.close()
