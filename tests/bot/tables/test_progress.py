"""The line that tells how far something slow is."""

import asyncio
from typing import TYPE_CHECKING, cast

import pytest

from bot.controls.panel import Panel
from bot.tables import progress

from .house import PATIENCE

if TYPE_CHECKING:
    from bot.tables.ports import Reply


class Line:
    """A private message, and the reply that shows it; work goes on while it is being sent."""

    def __init__(self, *, deleted: bool = False) -> None:
        self.done = 1
        self.deleted = deleted
        self.shown: list[Panel] = []
        self.edited = asyncio.Event()
        self.removed = False

    def __call__(self) -> Panel:
        return Panel((f"{self.done} of 2",))

    async def say(self, panel: Panel) -> int:
        self.shown.append(panel)
        self.done += 1
        return 7

    def private(self, _: int) -> "Line":
        return self

    async def replace(self, panel: Panel) -> bool:
        self.shown.append(panel)
        self.edited.set()
        return not self.deleted

    async def remove(self) -> None:
        self.removed = True


async def test_what_is_done_while_the_line_is_being_sent_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.001)
    line = Line()
    async with progress.progress(cast("Reply", line), line), asyncio.timeout(PATIENCE):
        await line.edited.wait()
    assert line.shown == [Panel(("1 of 2",)), Panel(("2 of 2",))]
    assert line.removed


async def turns(line: Line) -> None:
    """Let the event loop turn often enough for many edits after the first one."""
    async with asyncio.timeout(PATIENCE):
        await line.edited.wait()
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_line_is_edited_once_for_each_thing_that_it_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0)
    line = Line()
    async with progress.progress(cast("Reply", line), line, stays=True):
        await turns(line)
        assert line.shown == [Panel(("1 of 2",)), Panel(("2 of 2",))]
        line.done = 3
    assert line.shown[2:] == [Panel(("3 of 2",))], "one that stays tells the end"
    assert not line.removed


async def test_a_line_that_cannot_be_edited_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "EVERY", 0)
    line = Line(deleted=True)
    async with progress.progress(cast("Reply", line), line):
        await turns(line)
        line.done = 3
        await turns(line)
    assert line.shown == [Panel(("1 of 2",)), Panel(("2 of 2",))]
