"""Clocks, at times that tests set: reminders, computers that stand in, downtime, processes."""

import asyncio
import gc
import warnings
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from bot.contract import Session
from bot.controls import ids
from bot.store import Player, Store, TableRecord
from bot.store.games.clocks import MOST_A_TICK
from bot.store.schema.core import uptime
from bot.tables.notices.clock_panels import late_lines
from bot.tables.notices.clocks import AT_ONCE, Clocks
from bot.tables.refusals import Undelivered
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from engine.duel.game import DUEL
from tests.toy import GAME, NAME, register
from tests.toy.rules import RPS

from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from ..waiting import until
from .house import ANA, BRUNO, CARLA, Clock, House, new

__all__ = ["database", "sqlite_url", "store", "url"]

POSITION = after(0)
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
A_TURN = 7
"""How many looks a turn of three minutes lasts, its grace included, with the longest tick each."""


class Process:
    """A process of the bot, on a store that it may share with others."""

    def __init__(self, store: Store) -> None:
        self.house = House(store)
        self.house.computers_move = False
        self.clock = Clock()
        """The time between two looks; the house's own sleeps are those of its boards too."""
        self.thought: list[Seat] = []
        self.may_think = asyncio.Event()
        self.may_think.set()
        presentations = Presentations(store, shared_strings())
        self.clocks = Clocks(
            store,
            self.house.tables,
            self.house.boards,
            self.house.notices,
            presentations,
            self._think,
            self.clock,
        )

    async def _think(self, session: Session, seat: Seat, level: str) -> str:
        self.thought.append(seat)
        await self.may_think.wait()
        return any_move(session, seat)

    say = shared_strings().words("en-US")

    @property
    def told(self) -> list[str]:
        return ["".join(map(str, panel.parts)) for panel in self.house.posts.told]

    async def look(self, *, looks: int = 1) -> None:
        """Let time pass, and look at the clocks after each of the longest ticks."""
        for _ in range(looks):
            Process.now += MOST_A_TICK
            await self.clocks.look(Process.now)

    now = BEGAN


@pytest.fixture
async def bot(store: Store) -> AsyncIterator[Process]:
    made = Process(store)
    yield made
    await made.house.close()


def any_move(session: Session, seat: Seat) -> str:
    """Return a legal move of a seat."""
    rules: Any = RPS if session.record.game == NAME else DUEL
    return str(rules.legal(session.view(seat), seat)[0])


async def live_duel(store: Store) -> TableRecord:
    begun = replace(new(POSITION, ANA, BRUNO, channel=1, opener=ANA), clock="live")
    return await store.tables.add(begun)


async def test_late_people_are_reminded_stood_in_for_and_in_the_end_replaced(
    bot: Process, store: Store
) -> None:
    table = (await live_duel(store)).id
    await bot.look(looks=A_TURN - 1)  # the first one counts nothing
    (reminder,) = bot.told
    assert "<@101>" in reminder
    assert bot.house.posts.told[0].mentions == (ANA,)
    assert not (await store.tables.load(table)).moves
    await bot.look(looks=2)
    (move,) = (await store.tables.load(table)).moves
    assert (move.seat, move.by_computer) == (0, True)
    assert bot.told[1:] == []  # the board tells it
    shown, _ = bot.house.posts.shown[-1]
    assert [each.by_computer for each in shown.record.moves] == [True]  # the board names it
    (line,) = late_lines(bot.say, shown.record, await store.clocks.stood_in(table))
    assert line == bot.say("clock-late-once", players="**Citizen 101**", count=1)
    session = await bot.house.tables.session(table)
    while session.record.players[0].user_id is not None:  # the other one always moves in time
        (seat,) = session.to_act()
        if seat == 1:
            ply = session.record.next_ply(1)
            await bot.house.tables.play(table, BRUNO, 1, ply, any_move(session, seat), None)
        else:
            await bot.look(looks=A_TURN)
        session = await bot.house.tables.session(table)
    assert sum(move.by_computer or False for move in session.record.moves) == 2
    assert session.record.players[0].former_id == ANA
    assert bot.house.posts.told[-1].mentions == (ANA,)
    assert str(ids.TakeSeatBack(table)) in str(bot.house.posts.told[-1].rows)
    (line,) = late_lines(bot.say, session.record, await store.clocks.stood_in(table))
    assert line == bot.say("clock-late-taken", players="**Citizen 101**", count=1)
    assert await store.seats.take_back(table, ANA)
    assert await store.clocks.stood_in(table) == (0, 0)
    told = len(bot.told), len(session.record.moves)
    await bot.look(looks=2)  # the turn has all of its time again
    record = await store.tables.load(table)
    assert (len(bot.told), len(record.moves)) == told
    assert record.players[0] == Player(ANA, "Citizen 101")


async def test_direct_messages_tell_of_each_reminder_and_that_the_seat_is_taken(
    bot: Process, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    table, notices = (await live_duel(store)).id, bot.house.notices
    await bot.look(looks=A_TURN - 1)
    await store.clocks.restart(table)
    session = await bot.house.tables.session(table)
    while session.record.players[0].user_id is not None:
        (seat,) = session.to_act()
        if seat == 1:
            ply = session.record.next_ply(1)
            await bot.house.tables.play(table, BRUNO, 1, ply, any_move(session, seat), None)
        else:
            await bot.look()
        session = await bot.house.tables.session(table)
    await notices.background.finished()
    told = ["".join(map(str, panel.parts)) for panel in bot.house.posts.told]
    assert len(told) == 5  # the first turn was reminded of twice
    direct = ["".join(map(str, panel.parts)) for _, panel in bot.house.letters.sent]
    assert [each for each in direct if each in told] == told
    assert {panel.mentions for panel in bot.house.posts.told} == {()}


async def test_downtime_costs_nobody_time_and_no_reminder_comes_after_the_move(
    bot: Process, store: Store
) -> None:
    table = (await live_duel(store)).id
    await bot.look(looks=3)
    for _ in range(20):  # killed and started again, after months each time
        Process.now += timedelta(days=99)
        again = Process(store)
        await again.look()
        assert again.told == []
        assert again.thought == []
        await again.house.close()
    until = await store.clocks.until(table, Process.now)
    assert until == Process.now + timedelta(minutes=2)
    session = await bot.house.tables.session(table)
    await bot.house.tables.play(table, ANA, 0, 0, any_move(session, Seat(0)), None)
    again = Process(store)
    await again.look(looks=4)
    assert again.told == []
    assert await store.clocks.until(table, Process.now) == Process.now + timedelta(seconds=90)
    await again.house.close()


async def test_of_several_processes_one_acts_once_even_where_it_cannot_tell(
    store: Store, url: str
) -> None:
    table = (await live_duel(store)).id
    second = await Store.open(url)
    one, other = Process(store), Process(second)
    for _ in range(A_TURN + 1):
        Process.now += MOST_A_TICK
        one.house.posts.errors = [Undelivered("a test")] * 2
        await asyncio.gather(one.clocks.look(Process.now), other.clocks.look(Process.now))
    await asyncio.gather(one.clocks.look(Process.now), other.clocks.look(Process.now))
    record = await store.tables.load(table)
    assert len(record.moves) == 1
    assert await store.clocks.stood_in(table) == (1, 0)
    assert len(one.told) + len(other.told) <= 1
    await one.house.close()
    await other.house.close()
    await second.close()


async def test_no_clock_runs_while_discord_cannot_be_reached(bot: Process, store: Store) -> None:
    await live_duel(store)
    reachable = True
    keeping = asyncio.create_task(bot.clocks.keep(lambda: reachable))
    seconds = []
    await bot.clock.asleep()
    for reachable in (True, False, True, True):  # noqa: B007 - the clocks look at it
        async with store.database.writing() as connection:  # the last look was long ago
            long_ago = datetime.now(UTC) - timedelta(minutes=1)
            await connection.execute(update(uptime).values(at=long_ago))
        bot.clock.pass_time()
        await bot.clock.asleep()
        async with store.database.reading() as connection:
            seconds.append((await connection.scalar(select(uptime.c.ran)) or 0) // 1000)
    keeping.cancel()
    assert seconds == [0, 0, 0, MOST_A_TICK.seconds]


async def test_the_computer_leaves_a_turn_that_got_more_time_while_it_thought(
    bot: Process, store: Store
) -> None:
    table = (await live_duel(store)).id
    bot.may_think.clear()
    looking = asyncio.create_task(bot.look(looks=A_TURN + 1))
    await until(lambda: bool(bot.thought))
    await store.clocks.restart(table)
    bot.may_think.set()
    await looking
    assert (await store.tables.load(table)).moves == ()
    assert await store.clocks.stood_in(table) == (0, 0)


async def test_where_all_choose_at_once_the_computer_chooses_for_who_has_not(
    bot: Process, store: Store
) -> None:
    with register.registered():
        people = (Player(ANA, "Ana"), Player(BRUNO, "Bruno"), Player(CARLA, "Carla"))
        deal = GAME.deal(Random(1), 3, {"rounds": "3"})
        begun = replace(
            new(POSITION, ANA, BRUNO, channel=1, opener=ANA),
            game=NAME,
            players=people,
            deal=deal,
            options={"rounds": "3"},
            clock="live",
        )
        table = (await store.tables.add(begun)).id
        tables = bot.house.tables
        mine = any_move(await tables.session(table), Seat(0))
        await tables.play(table, ANA, 0, 0, mine, None)
        bot.may_think.clear()
        await bot.look(looks=A_TURN - 1)
        assert bot.house.posts.told[0].mentions == (BRUNO, CARLA)
        late = asyncio.create_task(bot.look(looks=2))
        while len(bot.thought) < 2:  # noqa: ASYNC110 - it sets no event
            await asyncio.sleep(0)
        theirs = any_move(await tables.session(table), Seat(2))
        await tables.play(table, CARLA, 2, 0, theirs, None)  # while the computer thinks
        bot.may_think.set()
        await late
        await bot.look()
        moves = (await store.tables.load(table)).moves
        assert [(each.seat, each.by_computer) for each in moves] == [
            (0, False),
            (1, True),
            (2, False),
        ]
        assert (moves[0].text, moves[2].text) == (mine, theirs)
        assert await store.clocks.stood_in(table) == (0, 1, 0)


@pytest.mark.long
async def test_a_stop_leaves_no_turn_half_begun(bot: Process, store: Store) -> None:
    """Of more turns that are over than are seen to at once, some have not begun to be ended."""
    for channel in range(AT_ONCE + 1):
        begun = new(POSITION, ANA, BRUNO, channel=channel, opener=ANA)
        await store.tables.add(replace(begun, clock="live"))
    await bot.look(looks=A_TURN)
    bot.may_think.clear()
    looking = asyncio.create_task(bot.look())
    await until(lambda: len(bot.thought) == AT_ONCE)
    with warnings.catch_warnings(record=True) as never_awaited:
        warnings.simplefilter("always")
        looking.cancel()
        await asyncio.wait({looking})
        del looking
        await asyncio.sleep(0)
        gc.collect()
    assert [str(each.message) for each in never_awaited] == []
    assert len(bot.thought) == AT_ONCE
