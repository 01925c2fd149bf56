"""Boards of one game that two processes post: each state once, and the newest alone in control.

A process that has lost a shard still finishes what it began, while another one has the shard.
"""

import asyncio
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.store import Unavailable
from bot.store.games.tables import TableQueries
from bot.tables.refusals import Unreachable
from playground import Playground

from ..players import boards
from ..routes import POST
from ..scene import dealt, record, settled, town
from .board_order import POSITION, another_poster, in_order, store_move


class HeldStore:
    """Holds the first board that is to be stored back until `go`; those after `fail` fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go, self.reached, self.fail = asyncio.Event(), asyncio.Event(), False
        set_board = TableQueries.set_board

        async def slowly(queries: TableQueries, *args: Any, **named: Any) -> int | None:
            if self.fail:
                raise Unavailable("the process is killed")
            if not self.reached.is_set():
                self.reached.set()
                await self.go.wait()
            return await set_board(queries, *args, **named)

        monkeypatch.setattr(TableQueries, "set_board", slowly)


async def test_a_board_is_posted_once_though_the_one_before_it_is_stored_in_between(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that posts it is killed; the next one may not read the channel."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="GET", path=POST, status=403, code=50001, times=None)
    held = HeldStore(monkeypatch)
    await store_move(bot, table)
    before = await bot.services.tables.session(table)
    late = asyncio.create_task(another_poster(bot).show(before, new=True))
    await held.reached.wait()
    await store_move(bot, table)
    present = await bot.services.tables.session(table)
    held.fail = True
    with pytest.raises(Unavailable):
        await another_poster(bot).show(present, new=True)
    held.fail = False
    held.go.set()
    await late
    assert (await record(bot, table)).board_due
    monkeypatch.setattr(bot.boards, "_poster", another_poster(bot))
    await bot.boards.show_unshown(table)
    await in_order(bot, place, table, 3)


async def test_a_board_that_arrives_late_is_not_posted_beside_that_of_another_process(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has looked for it in vain, after the board before it was stored."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    held = HeldStore(monkeypatch)
    await store_move(bot, table)
    before = await bot.services.tables.session(table)
    storing = asyncio.create_task(another_poster(bot).show(before, new=True))
    await held.reached.wait()
    await store_move(bot, table)
    slow, arrives, sent = another_poster(bot), asyncio.Event(), asyncio.Event()
    send = slow._messages.send

    async def late(*args: Any, **named: Any) -> int:
        sent.set()
        await arrives.wait()
        return await send(*args, **named)

    monkeypatch.setattr(slow._messages, "send", late)
    present = await bot.services.tables.session(table)
    showing = asyncio.create_task(slow.show(present, new=True))
    await sent.wait()
    held.go.set()
    await storing
    monkeypatch.setattr(bot.boards, "_poster", another_poster(bot))
    await bot.boards.show_unshown(table)
    arrives.set()
    await showing
    await in_order(bot, place, table, 3)


async def test_a_board_that_another_process_stores_in_between_loses_its_controls(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has asked for it before, and got it late; others have moved in the meantime."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    held = HeldStore(monkeypatch)
    asking = asyncio.create_task(place.ana.command(place.channel, "board"))
    await held.reached.wait()
    await store_move(bot, table)
    present = await bot.services.tables.session(table)
    held.go.set()
    await asking
    await settled(bot)
    (answer,) = (await asking).public
    assert (await record(bot, table)).message_id == answer.id
    await another_poster(bot).show(present, new=True)
    await in_order(bot, place, table, 3)


async def test_a_board_is_stored_once_what_another_process_stored_has_lost_its_controls(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure of Discord it is tried again, in another process too."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    held = HeldStore(monkeypatch)
    asking = asyncio.create_task(place.ana.command(place.channel, "board"))
    await held.reached.wait()
    await store_move(bot, table)
    present = await bot.services.tables.session(table)
    held.go.set()
    (answer,) = (await asking).public
    await settled(bot)
    cut = discord.faults.add(method="PATCH", path=rf"/messages/{answer.id}$", drop=True)
    with pytest.raises(Unreachable):
        await another_poster(bot).show(present, new=True)
    assert cut.hits == 1
    assert len(boards(place.channel)) == 3
    assert (await record(bot, table)).board_due
    monkeypatch.setattr(bot.boards, "_poster", another_poster(bot))
    await bot.boards.show_unshown(table)
    await in_order(bot, place, table, 3)


async def test_a_change_of_seats_is_shown_once_though_the_board_before_it_is_stored_later(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    held = HeldStore(monkeypatch)
    await store_move(bot, table)
    late = asyncio.create_task(bot.boards.show_unshown(table))
    await held.reached.wait()
    (seat,) = (await bot.services.tables.session(table)).to_act()
    await bot.store.seats.hand_over(table, 1 - seat, place.person(1 - seat).id, "random")
    await another_poster(bot).show(await bot.services.tables.session(table), new=True)
    held.go.set()
    await late
    newest = await in_order(bot, place, table, 3)
    assert newest.mentions == [place.person(seat)]


async def test_the_end_that_another_process_has_shown_stays_though_a_board_arrives_after_it(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    stale = await bot.services.tables.session(table)
    await bot.services.tables.resign(table, place.ana.id, None)
    end = boards(place.channel)[-1]
    async with asyncio.timeout(10):  # in which neither waits for the other to give way
        assert not await another_poster(bot).show(stale, asked=True)
    *_, late = boards(place.channel)
    assert late.id > end.id
    assert (late.buttons, late.pictures) == ([], [])
    assert end.buttons
    assert (await record(bot, table)).message_id == end.id
