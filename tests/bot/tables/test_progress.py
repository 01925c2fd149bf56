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

    def __init__(self) -> None:
        self.done = 1
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
        return True

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
