"""A game that cannot be read keeps no other game's message of a request from being edited."""

import pytest
from sqlalchemy import update

from bot.store.schema.core import tables

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO
from .test_request_messages import GAVE_UP, Asking, room

__all__ = ["database", "room", "sqlite_url", "store", "url"]


async def test_the_messages_of_other_games_are_edited_and_the_damage_is_told_once(
    room: Asking, caplog: pytest.LogCaptureFixture
) -> None:
    sound = await room.begin("architects", ANA, BRUNO)
    damaged = await room.begin("architects", ANA, BRUNO, channel=2)
    request = await room.ask_for_computer(sound, ANA)
    await room.ask_for_computer(damaged, ANA)  # later, so that its message is looked at first
    for table in (sound, damaged):
        await room.store.tables.end(table, GAVE_UP)
    async with room.store.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == damaged).values(options="?"))
    await room.look()
    await room.look()
    assert room.edited() == [request]
    assert [each.levelname for each in caplog.records] == ["ERROR", "WARNING"]
