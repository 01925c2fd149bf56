"""One board tells the moves of computers that follow one another, each move once."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.contract import Session
from bot.games import GAMES, open_session
from bot.runtime.shutdown import Shutdown
from bot.store import NewTable, Store, TableRecord, Undo
from bot.tables.boards import held_boards
from bot.tables.tables import Choice
from bot.workers.pool import Closed
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat

from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, Answer, House, new

__all__ = ["database", "sqlite_url", "store", "url"]

DRAFTING = after(0)
"""Ana takes a wonder, then the other one three, then Ana again."""
ROW = [0, 1, 2]
"""The moves of a round of Architects: Ana's, and those of two computers."""


def dealt(*people: int | None) -> NewTable:
    """Return a game of Architects that begins; a number is a person, `None` is a computer."""
    deal = ARCHITECTS.pack(ARCHITECTS.deal(Random(1), len(people), {}))
    return replace(
        new(DRAFTING, *people, channel=1, opener=ANA), game="architects", options={}, deal=deal
    )


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    here = House(store)
    yield here
    await here.close()


def first_move(session: Session, seat: int) -> str:
    """Return a move of a seat."""
    view: Any = session.view(Seat(seat))
    return str(GAMES[session.record.game].rules.legal(view, Seat(seat))[0])


async def press(house: House, table: int) -> None:
    """Let Ana make a move."""
    session = await house.tables.session(table)
    text = first_move(session, 0)
    ply = session.record.next_ply(0)
    await house.tables.play(table, ANA, 0, ply, text, Answer())  # type: ignore[arg-type]


async def computer_moves(house: House, table: int) -> None:
    """Let the computer that is on turn make one move."""
    session = await house.tables.session(table)
    (seat,) = session.to_act()
    choice = Choice(seat, session.record.next_ply(seat), first_move(session, seat))
    await house.tables.play_computers(table, (choice,), lambda: None)


def told(house: House) -> list[tuple[int, ...]]:
    """Return of each board which moves it tells, by their numbers."""
    records = [shown.record for shown, _ in house.posts.shown]
    return [tuple(range(each.told, len(each.moves))) for each in records]


async def test_one_board_tells_all_moves_up_to_the_next_choice_of_a_person(house: House) -> None:
    table = await house.seat(dealt(ANA, None, None), ())
    await press(house, table)
    await house.posts.until(lambda: bool(house.posts.shown))
    assert told(house) == [tuple(ROW)]
    (only,) = (shown for shown, _ in house.posts.shown)
    assert [only.record.players[seat].user_id for seat in only.to_act()] == [ANA]
    assert not (await house.tables.session(table)).record.board_due


async def test_a_press_on_the_board_is_answered_before_the_computers_have_moved(
    house: House,
) -> None:
    house.computers_move = False
    table = await house.seat(dealt(ANA, None, None), ())
    await press(house, table)
    assert [len(held.record.moves) for held in house.posts.answered] == [1]
    assert house.posts.shown == []


async def test_one_computer_keeps_nobody_from_the_board_of_the_own_move(house: House) -> None:
    house.computers_move = False
    table = await house.sit(DRAFTING, ANA, None)
    await press(house, table)
    assert told(house) == [(0,)]
    assert house.posts.answered == []


async def test_one_board_tells_all_that_one_computer_decides_in_a_row(house: House) -> None:
    house.computers_move = False
    table = await house.sit(DRAFTING, ANA, None)
    await press(house, table)
    for _ in range(2):
        await computer_moves(house, table)
    assert told(house) == [(0,)]
    await computer_moves(house, table)
    assert told(house) == [(0,), (1, 2, 3)]


async def test_the_computers_board_answers_a_press_that_came_during_its_look(house: House) -> None:
    """Otherwise the board is posted as if nobody was there, and notifies who has just pressed."""
    table = await house.sit(DRAFTING, ANA, None)
    pressed, press = asyncio.Event(), Answer()

    class LateTables:
        """The tables as a look sees them that began before the press and reads the game after."""

        play_computers = house.tables.play_computers

        async def session(self, number: int) -> Session:
            await pressed.wait()
            return await house.tables.session(number)

    house.computers.wake(LateTables(), table)  # type: ignore[arg-type]
    await asyncio.sleep(0)  # the look begins
    session = await house.tables.session(table)
    text = first_move(session, 0)
    await house.tables.play(table, ANA, 0, session.record.next_ply(0), text, press)  # type: ignore[arg-type]
    pressed.set()
    await house.posts.until(lambda: len(house.posts.shown) > 1)
    assert {id(reply) for _, reply in house.posts.shown} == {id(press)}


async def test_a_person_waits_for_no_board_of_another_persons_move(house: House) -> None:
    table = await house.sit(DRAFTING, ANA, BRUNO)
    await press(house, table)
    assert told(house) == [(0,)]


async def test_where_computers_alone_play_each_move_has_its_board(house: House) -> None:
    house.computers_move = False
    table = await house.sit(after(1), None, None)
    await computer_moves(house, table)
    await computer_moves(house, table)
    assert told(house) == [(1,), (2,)]


async def test_a_long_wait_is_told_of_and_what_follows_by_the_next_board(house: House) -> None:
    house.computers_move = False
    table = await house.seat(dealt(ANA, None, None), ())
    await press(house, table)
    assert await house.clock.asleep() == held_boards.HELD
    assert not await house.boards.show_unshown(table)  # a double click changes nothing
    assert house.posts.shown == []
    house.clock.pass_time()
    await house.posts.until(lambda: len(house.posts.shown) == 1)
    for _ in ROW[1:]:
        await computer_moves(house, table)
    assert told(house) == [(0,), (1, 2)]


async def test_the_wait_counts_from_the_first_move_that_no_board_tells() -> None:
    async def show(_: int) -> None:
        raise AssertionError("nobody has waited long")

    held = held_boards.HeldBoards(show, Shutdown())
    waits = []
    for shown in (5, 5, 6):
        held.hold(1, shown)
        waits.append(held._tasks[1])
    assert waits[0] is waits[1] is not waits[2]
    await held.close()


async def test_a_board_that_is_being_shown_is_cancelled_at_the_close() -> None:
    showing, ended = asyncio.Event(), asyncio.Event()

    async def show(_: int) -> None:
        showing.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    shutdown = Shutdown()
    held = held_boards.HeldBoards(show, shutdown)
    held.hold(1, 0)
    await shutdown.finish(0.0)
    await showing.wait()
    await held.close()
    assert ended.is_set()


async def test_who_asks_for_the_board_meanwhile_gets_what_is_told_nowhere_else(
    house: House,
) -> None:
    house.computers_move = False
    table = await house.seat(dealt(ANA, None, None), ())
    await press(house, table)
    await house.boards.show_again(table, Answer())  # type: ignore[arg-type]
    await computer_moves(house, table)
    await house.boards.show_again(table, Answer())  # type: ignore[arg-type]
    for _ in ROW[2:]:
        await computer_moves(house, table)
    assert told(house) == [(0,), (1,), (2,)]


async def test_a_search_that_fails_leaves_nobody_without_the_board(house: House) -> None:
    table = await house.seat(dealt(ANA, None, None), ())
    house.ai.errors = [Closed()]
    await press(house, table)
    assert await house.clock.asleep() == held_boards.HELD
    house.clock.pass_time()
    await house.posts.until(lambda: len(house.posts.shown) == 1)
    await house.pauses.asleep()
    house.pauses.pass_time()
    await house.posts.until(lambda: len(house.posts.shown) == 2)
    assert [number for each in told(house) for number in each] == ROW


async def test_after_a_stop_in_the_middle_all_is_told_once(store: Store) -> None:
    first = House(store)
    first.computers_move = False
    table = await first.seat(dealt(ANA, None, None), ())
    await press(first, table)
    await computer_moves(first, table)
    await first.close()
    assert first.posts.shown == []
    second = House(store)
    await second.resume()
    await second.posts.until(lambda: sum(map(len, told(second))) == len(ROW))
    assert [number for each in told(second) for number in each] == ROW
    await second.close()


async def test_a_board_that_could_not_be_shown_is_told_of_by_the_next(house: House) -> None:
    table = await house.sit(DRAFTING, ANA, BRUNO)
    house.posts.errors = [Closed()]
    await press(house, table)
    assert house.posts.shown == []
    session = await house.tables.session(table)
    text = first_move(session, 1)
    await house.tables.play(table, BRUNO, 1, 0, text, Answer())  # type: ignore[arg-type]
    assert [number for each in told(house) for number in each] == [0, 1]


async def test_what_is_left_of_a_board_tells_what_the_board_told(house: House) -> None:
    table = await house.seat(dealt(ANA, None, None), ())
    await press(house, table)
    await house.posts.until(lambda: bool(house.posts.shown))
    (shown,) = (session for session, _ in house.posts.shown)
    words = Answer().words
    record = (await house.tables.session(table)).record
    assert record.told_after == 0
    left = open_session(record.at(record.shown, record.told_after)).former_board(words)
    lines = str(left.parts[0]).splitlines()
    assert len(lines) == len(ROW)
    assert lines == str(shown.former_board(words).parts[0]).splitlines()
    of_an_older_program = replace(record, told_after=None)
    assert open_session(of_an_older_program).former_board(words).parts[0] == lines[-1]


@pytest.mark.long
async def test_moves_that_were_taken_back_are_not_told_again(house: House) -> None:
    table = await house.sit(after(3), ANA, None)
    record = (await house.tables.session(table)).record
    assert _told(replace(record, shown=1)) == [1, 2]
    undone = replace(record, moves=record.moves[:2], undone=(_undo(record, kept=2),))
    assert undone.revision == 4
    assert _told(replace(undone, shown=3)) == []
    again = replace(undone, moves=(*undone.moves, record.moves[2]))
    assert _told(replace(again, shown=3)) == [2]
    assert _told(replace(again, shown=1)) == [1, 2]
    assert _told(replace(again, shown=4)) == [2]


def _told(record: TableRecord) -> list[int]:
    return [*range(record.told, len(record.moves))]


def _undo(record: TableRecord, kept: int) -> Undo:
    """Return that the moves after the first `kept` were taken back."""
    return Undo(len(record.moves), kept, 0, record.created_at, record.moves[kept:])
