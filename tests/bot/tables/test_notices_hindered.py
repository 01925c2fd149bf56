"""Notices of games of which one cannot be read, or cannot be told of, or is to be shown first."""

from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime

import pytest
from sqlalchemy import update

from bot.store import Store
from bot.store.schema.core import tables
from bot.tables.refusals import CannotShow, Unreachable
from bot.workers.pool import Busy

from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA, new
from .test_notices import Room, room, text

__all__ = ["database", "room", "sqlite_url", "store", "url"]


async def test_a_damaged_game_keeps_nobody_from_being_told_of_another(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    for channel in (1, 2):
        begun = new(after(0), ANA, BRUNO, channel=channel, opener=ANA)
        table = (await store.tables.add(begun)).id
        await store.tables.set_board(table, 900 + channel, 0, ended=False)
    async with store.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == 1).values(deal=b"?"))
    await room.notices.catch_up()
    assert [person for person, _ in room.letters.sent] == [ANA]


async def test_of_a_game_whose_board_is_due_a_person_is_told_with_the_board(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    begun = new(after(0), ANA, BRUNO, channel=1, opener=ANA)
    table = (await store.tables.add(begun)).id
    await room.notices.catch_up()
    assert room.letters.sent == []
    await room.boards.show_unshown(table)
    await room.settle()
    assert [person for person, _ in room.letters.sent] == [ANA]


@pytest.mark.parametrize(
    ("error", "comes"), [(Unreachable("502"), True), (CannotShow("send_messages"), False)]
)
async def test_a_game_that_cannot_be_told_of_hinders_no_other(
    room: Room, store: Store, error: Exception, comes: bool
) -> None:
    """Of one that Discord did not take because it failed for a while, the person is told later."""
    await store.preferences.change(CARLA, daily=str((datetime.now(UTC).hour + 12) % 24))
    for channel in range(1, 5):
        table = await room.begin(CARLA, BRUNO, channel=channel)
        if (await room.tables.session(table)).to_act() != (0,):
            await room.play(table, until=CARLA)
    assert room.mentioned() == []
    async with store.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == 1).values(deal=b"?"))
    room.posts.errors = [error]
    await room.deliver()
    assert room.mentioned() == [(CARLA,)] * 2
    assert not any("Discord does not let me" in text(panel) for panel in room.posts.told)
    await room.deliver()
    assert room.mentioned() == [(CARLA,)] * (2 + comes)


@pytest.mark.parametrize("why", [Busy(), BrokenExecutor("killed")])
async def test_a_turn_whose_board_cannot_be_drawn_is_told_later(
    room: Room, store: Store, why: Exception
) -> None:
    await store.preferences.change(ANA, notify="direct")
    room.letters.errors = [why]
    table = await room.begin(ANA, BRUNO)
    if not room.letters.nonces:
        await room.play(table, until=ANA)
    assert len(room.letters.nonces) == 1
    await room.deliver()
    assert len(room.letters.nonces) == 2
    await room.deliver()
    assert len(room.letters.nonces) == 2
