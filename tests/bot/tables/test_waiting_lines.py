"""How often the line of a board is edited that tells whom its table waits for."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.tables.boards.waiting_lines import AT_ONCE, WaitingLines
from bot.tables.refusals import Unreachable

from .house import PATIENCE, Clock


class Edits:
    """Notes which boards are edited; fails as it is told, and can hold edits up."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.errors: list[Exception] = []
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def __call__(self, table: int) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.made.append(table)
        await self.may_end.wait()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - it sets no event
            await asyncio.sleep(0)


async def with_lines(test: Callable[[WaitingLines, Edits, Clock], Awaitable[None]]) -> None:
    edits, clock = Edits(), Clock()
    lines = WaitingLines(edits, clock)
    try:
        await test(lines, edits, clock)
    finally:
        await lines.close()


async def test_a_board_is_edited_at_once_and_then_at_most_every_two_seconds() -> None:
    async def test(lines: WaitingLines, edits: Edits, clock: Clock) -> None:
        lines.change(1)
        assert await clock.asleep() == 2.0
        for _ in range(3):
            lines.change(1)
        assert edits.made == [1]
        clock.pass_time()
        await until(lambda: edits.made == [1, 1])  # one edit for all three
        assert await clock.asleep() == 2.0
        clock.pass_time()
        await until(lambda: lines.background.idle)
        assert edits.made == [1, 1]

    await with_lines(test)


async def test_tables_do_not_wait_for_each_other_but_few_are_edited_at_once() -> None:
    async def test(lines: WaitingLines, edits: Edits, clock: Clock) -> None:
        edits.may_end.clear()
        for table in range(AT_ONCE + 3):
            lines.change(table)
        await until(lambda: len(edits.made) == AT_ONCE)
        edits.may_end.set()
        await until(lambda: len(edits.made) == AT_ONCE + 3)

    await with_lines(test)


async def test_a_bot_that_stops_edits_no_more() -> None:
    async def test(lines: WaitingLines, edits: Edits, clock: Clock) -> None:
        lines.change(1)
        await clock.asleep()
        await clock.finish(PATIENCE)
        lines.change(1)  # a choice that was being stored meanwhile
        clock.pass_time()
        await until(lambda: lines.background.idle)
        assert edits.made == [1]

    await with_lines(test)


async def test_what_failed_for_a_while_is_edited_later() -> None:
    async def test(lines: WaitingLines, edits: Edits, clock: Clock) -> None:
        edits.errors = [Unreachable("for a while"), RuntimeError("for good")]
        lines.change(1)
        for _ in range(2):
            await clock.asleep()
            clock.pass_time()
        await until(lambda: lines.background.idle)
        assert edits.made == []  # an error of the program is logged, and not tried again
        lines.change(1)
        await until(lambda: edits.made == [1])

    await with_lines(test)
