"""Taking back moves at a table with computers: who chooses again, and what was searched before."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.tables.refusals import StaleClick
from bot.tables.tables import Choice
from engine.duel.game import DUEL

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA
from .undo_room import Room, room

__all__ = ["database", "room", "sqlite_url", "store", "url"]


async def test_computers_that_are_to_choose_again_are_found_after_a_kill(room: Room) -> None:
    table = await room.begin("seven", ANA, None, None)
    await room.play(table, 3 * 4, Random(1))
    await room.play(table, 2, Random(1), but=0)
    assert await room.store.tables.computer_due() == ()  # they have chosen
    await room.ask(ANA)
    assert (await room.tables.session(table)).to_act() == (0, 1, 2)
    assert await room.store.tables.computer_due() == (table,)


async def test_a_search_of_before_is_in_vain_and_the_turn_has_all_of_its_time(room: Room) -> None:
    table, now = await room.begin("duel", ANA, None, clock="live"), datetime.now(UTC)
    session = await room.play(table, 4, Random(1))
    while session.to_act() != (1,):
        session = await room.play(table, 1, Random(1))
    found = Choice(1, session.record.next_ply(1), str(DUEL.legal(session.view(1), 1)[0]))  # type: ignore[arg-type]
    for n in range(8):
        await room.store.clocks.tick(now + n * timedelta(seconds=30), ran=True)
    assert await room.store.clocks.is_over(table)
    await room.ask(ANA)
    assert not await room.store.clocks.is_over(table)
    with pytest.raises(StaleClick):
        await room.tables.play_computers(table, [found], lambda: None)
