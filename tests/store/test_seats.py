"""Seats are handed to the computer once, and given back once."""

import pytest
from msgspec.structs import replace

from bot.store import Player, Store

from .examples import ANA, BRUNO, CAROL, RESIGNED, TABLE, THREE

REQUEST = 1_290_000_000_000_000_001


async def test_a_seat_is_handed_over_once_and_keeps_its_moves(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.append(table.id, 1, 0, "build:baths")
    before = await store.load(table.id)
    assert await store.hand_over(table.id, 1, BRUNO, "master")
    assert not await store.hand_over(table.id, 1, BRUNO, "builder")
    record = await store.load(table.id)
    assert record.players == (TABLE.players[0], Player(None, "Bruno 🏛️", "master", BRUNO))
    assert record.moves == before.moves
    assert await store.running_of(BRUNO) == ()
    assert await store.running_of(ANA) == (record,)


async def test_only_who_sits_there_is_replaced(store: Store) -> None:
    table = await store.add_table(TABLE)
    for seat, user in ((0, BRUNO), (1, ANA), (2, ANA), (1, CAROL)):
        assert not await store.hand_over(table.id, seat, user, "master")
    assert not await store.hand_over(table.id + 1, 1, BRUNO, "master")
    assert await store.load(table.id) == table


async def test_a_request_counts_until_it_is_closed_or_another_is_made(store: Store) -> None:
    table = await store.add_table(TABLE)
    assert await store.request_substitute(table.id, ANA, REQUEST)
    assert not await store.request_substitute(table.id, ANA, REQUEST)
    assert not await store.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert not await store.hand_over(table.id, 1, BRUNO, "master", REQUEST)
    assert await store.request_substitute(table.id, ANA, REQUEST + 1)
    assert not await store.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.close_request(table.id, 0, REQUEST)
    assert await store.close_request(table.id, 0, REQUEST + 1)
    assert not await store.close_request(table.id, 0, REQUEST + 1)
    assert not await store.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert await store.request_substitute(table.id, ANA, REQUEST)
    assert await store.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.request_substitute(table.id, ANA, REQUEST + 2)
    assert not await store.request_substitute(table.id, CAROL, REQUEST)


async def test_a_seat_is_taken_back_once_by_who_left_it(store: Store) -> None:
    table = await store.add_table(THREE)
    assert await store.request_substitute(table.id, ANA, REQUEST)
    assert await store.hand_over(table.id, 2, ANA, "apprentice")
    assert not await store.take_back(table.id, CAROL)
    assert await store.take_back(table.id, ANA)
    assert not await store.take_back(table.id, ANA)
    assert await store.load(table.id) == replace(table, seats_shown=False)
    assert not await store.hand_over(table.id, 2, ANA, "apprentice", REQUEST)


async def test_whoever_comes_or_goes_is_shown_once(store: Store) -> None:
    table = await store.add_table(THREE)
    await store.shown(table.id, 7, 0, ended=False)
    assert not (await store.load(table.id)).board_due
    assert await store.hand_over(table.id, 2, ANA, "apprentice")
    assert (await store.load(table.id)).board_due
    assert await store.unshown() == (table.id,)
    await store.shown(table.id, 8, 0, ended=False)
    assert await store.unshown() == ()
    assert not await store.hand_over(table.id, 2, ANA, "apprentice")
    assert await store.unshown() == ()
    assert await store.take_back(table.id, ANA)
    assert await store.unshown() == (table.id,)
    assert (await store.load(table.id)).message_id == 8


@pytest.mark.parametrize("left", [False, True])
async def test_nobody_comes_or_goes_once_the_game_has_ended(store: Store, left: bool) -> None:
    table = await store.add_table(TABLE)
    assert await store.request_substitute(table.id, ANA, REQUEST)
    if left:
        assert await store.hand_over(table.id, 0, ANA, "master")
    await store.end(table.id, RESIGNED)
    players = (await store.load(table.id)).players
    assert not await store.request_substitute(table.id, ANA, REQUEST + 1)
    assert not await store.close_request(table.id, 0, REQUEST)
    assert not await store.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.hand_over(table.id, 0, ANA, "master")
    assert not await store.take_back(table.id, ANA)
    assert (await store.load(table.id)).players == players
