"""Seats are handed to the computer once, and given back once."""

import pytest
from msgspec.structs import replace

from bot.store import Player, Store

from ...stored import move
from .examples import ANA, BRUNO, CAROL, RESIGNED, TABLE, THREE

REQUEST = 1_290_000_000_000_000_001


async def test_a_seat_is_handed_over_once_and_keeps_its_moves(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(1, 0, "build:baths")])
    before = await store.tables.load(table.id)
    assert await store.seats.hand_over(table.id, 1, BRUNO, "master")
    assert not await store.seats.hand_over(table.id, 1, BRUNO, "builder")
    record = await store.tables.load(table.id)
    assert record.players == (TABLE.players[0], Player(None, "Bruno 🏛️", "master", BRUNO))
    assert record.moves == before.moves
    assert await store.tables.running_of(BRUNO) == ()
    assert await store.tables.running_of(ANA) == (record,)


async def test_only_who_sits_there_is_replaced(store: Store) -> None:
    table = await store.tables.add(TABLE)
    for seat, user in ((0, BRUNO), (1, ANA), (2, ANA), (1, CAROL)):
        assert not await store.seats.hand_over(table.id, seat, user, "master")
    assert not await store.seats.hand_over(table.id + 1, 1, BRUNO, "master")
    assert await store.tables.load(table.id) == table


async def test_a_request_counts_until_it_is_closed_or_another_is_made(store: Store) -> None:
    table = await store.tables.add(TABLE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST)
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert not await store.seats.hand_over(table.id, 1, BRUNO, "master", REQUEST)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST + 1)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.close_request(table.id, 0, REQUEST)
    assert await store.seats.close_request(table.id, 0, REQUEST + 1)
    assert not await store.seats.close_request(table.id, 0, REQUEST + 1)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST)
    assert await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST + 2)
    assert not await store.seats.request_substitute(table.id, CAROL, REQUEST)


async def test_a_seat_is_taken_back_once_by_who_left_it(store: Store) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST)
    assert await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert not await store.seats.take_back(table.id, CAROL)
    assert await store.seats.take_back(table.id, ANA)
    assert not await store.seats.take_back(table.id, ANA)
    assert await store.tables.load(table.id) == replace(table, seats_shown=False)
    assert not await store.seats.hand_over(table.id, 2, ANA, "apprentice", REQUEST)


async def test_whoever_comes_or_goes_is_shown_once(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.note_board(table.id, 7, 0, ended=False)
    assert not (await store.tables.load(table.id)).board_due
    assert await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert (await store.tables.load(table.id)).board_due
    assert await store.tables.unshown() == (table.id,)
    await store.tables.note_board(table.id, 8, 0, ended=False)
    assert await store.tables.unshown() == ()
    assert not await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert await store.tables.unshown() == ()
    assert await store.seats.take_back(table.id, ANA)
    assert await store.tables.unshown() == (table.id,)
    assert (await store.tables.load(table.id)).message_id == 8


@pytest.mark.parametrize("left", [False, True])
async def test_nobody_comes_or_goes_once_the_game_has_ended(store: Store, left: bool) -> None:
    table = await store.tables.add(TABLE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST)
    if left:
        assert await store.seats.hand_over(table.id, 0, ANA, "master")
    await store.tables.end(table.id, RESIGNED)
    players = (await store.tables.load(table.id)).players
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST + 1)
    assert not await store.seats.close_request(table.id, 0, REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master")
    assert not await store.seats.take_back(table.id, ANA)
    assert (await store.tables.load(table.id)).players == players
