"""Which tables the computer takes up by itself: those that are due, so many at a time."""

import asyncio
from random import Random
from typing import Any

from bot.computer.players import TAKEN_UP_AT_ONCE, ComputerPlayers
from bot.contract import Session
from bot.runtime.shutdown import Shutdown
from bot.store import DamagedTable, TableRecord
from bot.tables.refusals import CannotShow, Refusal
from bot.workers.ai_pool import AiPool

from ..scene import after
from ..tables.house import ANA, Answer, a_house
from ..waiting import until

POSITION = after(12)


async def test_a_game_that_waits_for_a_person_is_looked_at_once() -> None:
    """It is listed from its beginning, as whose turn it is follows from its moves alone."""
    async with a_house() as house:
        table = await house.sit(
            POSITION, *(ANA if seat == POSITION.seat else None for seat in (0, 1))
        )
        assert await house.store.tables.computer_due() == (table,)
        computers = _computers()
        computers.take_up(house.tables, [table])
        await computers.background.finished()
        assert await house.store.tables.computer_due() == ()


async def test_a_table_that_is_woken_waits_for_none_of_those_that_are_due() -> None:
    """After a start thousands may be due; who presses then is not the last of them."""
    loaded = list[int]()

    class EndedTables:
        async def session(self, table: int) -> Session:
            loaded.append(table)
            raise Refusal("table-ended")

    computers = _computers()
    tables: Any = EndedTables()
    due, pressed = range(3 * TAKEN_UP_AT_ONCE), 2 * TAKEN_UP_AT_ONCE
    computers.take_up(tables, due)
    computers.take_up(tables, due)
    computers.wake(tables, pressed)
    await computers.background.finished()
    assert loaded.index(pressed) == TAKEN_UP_AT_ONCE
    assert sorted(loaded) == [*due]


async def test_a_stop_takes_up_no_more_tables() -> None:
    loaded = list[int]()

    class SlowTables:
        async def session(self, table: int) -> Session:
            loaded.append(table)
            return await asyncio.Future()

    computers = _computers()
    tables: Any = SlowTables()
    computers.take_up(tables, range(3 * TAKEN_UP_AT_ONCE))
    await asyncio.sleep(0)
    await computers.close()
    assert computers.background.idle
    assert 0 < len(loaded) <= TAKEN_UP_AT_ONCE


async def test_a_damaged_game_is_left_alone_until_somebody_asks_for_it() -> None:
    """A process looks every two seconds for moves that are left to it, and logs each damage."""
    loaded, damaged = list[int](), True

    class DamagedTables:
        async def session(self, table: int) -> Session:
            loaded.append(table)
            raise DamagedTable(table) if damaged else Refusal("table-ended")

    computers = _computers()
    tables: Any = DamagedTables()
    for wake in (False, False, True, False):
        if wake:
            computers.wake(tables, 1)
        else:
            computers.take_up(tables, [1])
        await computers.background.finished()
    assert loaded == [1, 1]
    damaged = False
    computers.wake(tables, 1)
    await computers.background.finished()
    computers.take_up(tables, [1])
    await computers.background.finished()
    assert loaded == [1, 1, 1, 1]


async def test_who_pressed_last_is_told_once_that_the_computers_board_cannot_be_shown() -> None:
    tried = list[int]()

    class HiddenTables:
        async def session(self, table: int) -> Session:
            tried.append(table)
            raise CannotShow("send_messages")

    computers, answer = _computers(), Answer()
    tables: Any = HiddenTables()
    computers.wake(tables, 1, answer)  # type: ignore[arg-type]
    for tries in (1, 2):
        computers.wake(tables, 1)
        await until(lambda tries=tries: len(tried) >= tries)  # type: ignore[misc]
    await computers.close()
    told = CannotShow("send_messages").told(answer.words)
    assert [each.parts for each in answer.told] == [(told,)]


def _computers() -> ComputerPlayers:
    return ComputerPlayers(AiPool({}, 0), _no_typing, Random(1), 0, Shutdown())


async def _no_typing(_: TableRecord) -> None: ...
