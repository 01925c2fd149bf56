"""Edits of boards that come late, after another process has taken the game over and shown more."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.discord.boards import board_routes
from bot.discord.boards.poster import Poster
from bot.discord.client import Wonders
from bot.tables.boards import delivery_retry
from playground import Playground

from ..players import board_of, boards
from ..routes import POST
from ..scene import Town, dealt, record, settled, town
from .board_order import POSITION, another_poster, in_order, store_move
from .test_in_place import begun


class Slow:
    """A process whose edits wait, as discord.py does between its tries, until `go` is set."""

    def __init__(self, bot: Wonders, monkeypatch: pytest.MonkeyPatch) -> None:
        bot.store.scope.limit(frozenset({0}), 1)  # others share the servers
        self.poster, self.go, self.reached = another_poster(bot), asyncio.Event(), asyncio.Event()
        self._edit = self.poster._messages.edit
        monkeypatch.setattr(self.poster._messages, "edit", self._slowly)

    async def _slowly(self, *args: Any) -> Any:
        if not self.reached.is_set():
            self.reached.set()
            await self.go.wait()
        return await self._edit(*args)


async def move_and_show(poster: Poster, bot: Wonders, place: Town, table: int) -> None:
    """Let another process make a move and show it; nobody has to be notified."""
    await store_move(bot, table)
    session, people = await bot.services.tables.session(table), (place.ana.id, place.bruno.id)
    assert await poster.show(session, new=True, unmentioned=people)


async def test_a_line_that_is_edited_late_gives_an_old_board_no_controls(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    slow = Slow(bot, monkeypatch)
    editing = asyncio.create_task(slow.poster.update(table))
    await slow.reached.wait()
    await move_and_show(another_poster(bot), bot, place, table)
    slow.go.set()
    await editing
    await in_order(bot, place, table)


@pytest.mark.parametrize("line", [True, False], ids=["a line", "a board"])
async def test_what_is_edited_late_leaves_the_one_message_at_the_present_state(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, line: bool
) -> None:
    place, table, _ = await begun(discord, bot, alone=False)
    slow = Slow(bot, monkeypatch)
    edit = slow.poster.update(table) if line else move_and_show(slow.poster, bot, place, table)
    editing = asyncio.create_task(edit)
    await slow.reached.wait()
    await move_and_show(another_poster(bot), bot, place, table)
    slow.go.set()
    await editing
    (board,) = boards(place.channel, table)
    found = await record(bot, table)
    assert (found.message_id, found.board_due) == (board.id, False)
    assert board_of(board) == (table, len(found.moves))


async def test_a_board_that_fails_is_left_to_the_process_that_has_the_server_now(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    monkeypatch.setattr(board_routes, "ARRIVES_WITHIN", timedelta(0))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    await store_move(bot, table)
    cut = discord.faults.add(method="POST", path=POST, drop=True, times=None)
    bot.store.scope.limit(frozenset(), 1)
    bot.boards.show_soon(table)
    await discord.until(lambda: bot.boards.idle, what="nothing is tried again")
    await settled(bot)
    assert cut.hits > 0
    assert (await record(bot, table)).board_due
    discord.faults.remove(cut)
    await another_poster(bot).show(await bot.services.tables.session(table))
    await in_order(bot, place, table)
