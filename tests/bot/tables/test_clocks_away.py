"""Clocks stand still for people who are away, and while no game has one."""

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.store import Ending, Player, Store
from bot.store.games.absences import MOST_AWAY
from bot.store.games.clocks import MOST_A_TICK
from bot.store.schema.core import tables
from bot.tables.boards import waiting_lines
from bot.tables.notices.board_messages import board_message
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from tests.toy import GAME, NAME, register

from ..store.conftest import database, sqlite_url, store, url
from ..waiting import until
from .house import ANA, BRUNO, new
from .test_clocks import A_TURN, POSITION, Process, bot, live_duel

__all__ = ["bot", "database", "sqlite_url", "store", "url"]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)


async def updated(bot: Process) -> set[int]:
    """Return the tables whose lines were edited since this was asked last."""
    await until(lambda: bot.house.boards.lines_idle)
    found = set(bot.house.posts.updated)
    bot.house.posts.updated.clear()
    return found


@pytest.mark.long
async def test_the_clocks_of_who_is_away_stand_still_for_thirty_days_a_year(
    bot: Process, store: Store
) -> None:
    table, day = (await live_duel(store)).id, timedelta(days=1)
    await bot.look()
    assert await store.absences.add(ANA, Process.now, Process.now + day, Process.now) == MOST_AWAY
    await bot.look(looks=3 * A_TURN)
    assert bot.told == []
    await store.absences.end(ANA, Process.now)
    until = await store.clocks.until(table, Process.now)
    assert until is not None
    assert until - Process.now >= timedelta(seconds=45 - 30)  # looked at every thirty seconds
    await bot.look(looks=A_TURN + 1)
    assert len((await store.tables.load(table)).moves) == 1
    now = Process.now
    left = await store.absences.add(ANA, now, now + MOST_AWAY, now)
    assert await store.absences.among((ANA,), now + day) == frozenset()  # nothing was stored
    assert timedelta() < MOST_AWAY - left < timedelta(minutes=20)  # the whole day is not counted
    assert await store.absences.among((ANA, BRUNO), now) == frozenset()
    assert await store.absences.add(ANA, now, now + left, now) == left
    assert await store.absences.among((ANA, BRUNO), now) == {ANA}
    assert (await store.people.personal_data(ANA)).away
    assert await store.tables.end(table, Ending("resignation", (1,)))
    await store.people.forget(ANA)
    assert (await store.personal_data.copy(ANA))["away"] == []


@pytest.mark.parametrize("planned", [timedelta(minutes=1), timedelta(days=1)])
@pytest.mark.parametrize(("person", "lost"), [(ANA, timedelta()), (BRUNO, timedelta(minutes=1))])
async def test_after_an_absence_is_left_of_a_turn_what_was_left_before(
    bot: Process, store: Store, planned: timedelta, person: int, lost: timedelta
) -> None:
    """The turn is Ana's: how long Bruno is away does not change it."""

    async def left() -> timedelta:
        until = await store.clocks.until(table, Process.now)
        assert until is not None
        return until - Process.now

    table = (await live_duel(store)).id
    await bot.look(looks=3)
    before = await left()
    assert await updated(bot) == {table}  # as after each start
    await store.absences.add(person, Process.now, Process.now + planned, Process.now)
    await bot.look(looks=2)
    if planned > timedelta(minutes=1):  # back by `/away`, of which the next look knows
        await store.absences.end(person, Process.now)
        lost += MOST_A_TICK
        await bot.look()
    assert before - lost - timedelta(seconds=1) < await left() <= before - lost
    assert await updated(bot) == ({table} if person == ANA else set())
    await bot.look()  # nothing is given twice
    assert await left() <= before - lost - MOST_A_TICK


@pytest.mark.long
async def test_the_first_process_after_a_stop_gives_time_back_once(
    bot: Process, store: Store
) -> None:
    table = (await live_duel(store)).id
    await bot.look(looks=A_TURN - 1)
    assert len(bot.told) == 1
    await store.absences.add(ANA, Process.now, Process.now + timedelta(days=1), Process.now)
    Process.now += timedelta(days=3)
    again = Process(store)
    await asyncio.gather(again.clocks.look(Process.now), bot.clocks.look(Process.now))
    assert await store.clocks.until(table, Process.now) == Process.now + timedelta(minutes=3)
    await again.look(looks=A_TURN - 2)
    assert len(again.told) == 1  # that turn is reminded of anew
    await again.house.close()


async def test_a_time_without_any_clock_costs_the_next_game_nothing(
    bot: Process, store: Store
) -> None:
    before = await live_duel(store)
    await bot.look(looks=2)
    assert await store.tables.end(before.id, Ending("resignation", (1,)))
    await bot.look(looks=2)
    table = (await live_duel(store)).id
    begun = await store.clocks.until(table, Process.now)
    assert begun is not None
    await bot.look()
    assert await store.clocks.until(table, Process.now) == begun + MOST_A_TICK
    await bot.look()
    assert await store.clocks.until(table, Process.now) == begun + MOST_A_TICK


async def test_a_damaged_game_of_somebody_who_is_back_stops_no_other_clock(
    bot: Process, store: Store
) -> None:
    damaged = (await live_duel(store)).id
    other = replace(new(POSITION, ANA, BRUNO, channel=2, opener=ANA), clock="live")
    table = (await store.tables.add(other)).id
    await bot.look()
    await store.absences.add(ANA, Process.now, Process.now + MOST_A_TICK, Process.now)
    async with store.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == damaged).values(deal=b"?"))
    await bot.look(looks=2)
    before = await store.clocks.until(table, Process.now)
    await bot.look()
    assert before is not None
    assert await store.clocks.until(table, Process.now) == before


@pytest.mark.parametrize(("person", "told"), [(ANA, True), (BRUNO, False)])
async def test_a_board_tells_that_its_clock_stands_still_once_a_planned_absence_has_begun(
    bot: Process, store: Store, person: int, told: bool
) -> None:
    """The turn is Ana's: of Bruno's absence there is nothing to tell."""
    table = (await live_duel(store)).id
    await bot.look()
    assert await updated(bot) == {table}  # as after each start
    begins = Process.now + 1.5 * MOST_A_TICK
    await store.absences.add(person, begins, begins + timedelta(days=1), Process.now)
    await bot.look()
    assert await updated(bot) == set()
    await bot.look()
    assert await updated(bot) == ({table} if told else set())


async def test_a_board_tells_that_its_clock_stands_still_once_all_are_away_who_have_not_chosen(
    bot: Process, store: Store
) -> None:
    now, people = datetime.now(UTC), (Player(ANA, "Ana"), Player(BRUNO, "Bruno"))
    with register.registered():
        begun = replace(
            new(POSITION, ANA, BRUNO, channel=1, opener=ANA),
            game=NAME,
            players=people,
            deal=GAME.deal(Random(1), 2, {"rounds": "3"}),
            options={"rounds": "3"},
            clock="live",
        )
        session = await bot.house.tables.session((await store.tables.add(begun)).id)
        to = await Presentations(store, shared_strings()).for_table(session.record)
        stands = bot.say("clock-away", players="**Ana** and **Bruno**", count=2)
        for person, told in ((ANA, False), (BRUNO, True)):
            await store.absences.add(person, now, now + timedelta(days=1), now)
            board = await board_message(store, session, to)
            assert (stands in board.parts) == told
            assert any("<t:" in str(part) for part in board.parts) != told
