"""Games are begun, moved in, ended, shown and found again."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import asdict, replace

from bot.store import (
    ChannelTaken,
    Ending,
    NewTable,
    NoSuchTable,
    StaleMove,
    Store,
    TableEnded,
    TableRecord,
)

from .examples import (
    ANA,
    BRUNO,
    CAROL,
    CHANNEL,
    MESSAGE,
    OTHER_CHANNEL,
    RESIGNED,
    SCIENCE,
    TABLE,
    THREE,
)


def begun_as(record: TableRecord) -> NewTable:
    return NewTable(**{name: getattr(record, name) for name in NewTable.__struct_fields__})


@pytest.mark.parametrize("new", [TABLE, THREE], ids=["two", "three"])
async def test_a_table_is_stored_as_it_began(store: Store, new: NewTable) -> None:
    record = await store.add_table(new)
    assert begun_as(record) == new
    assert (record.moves, record.ending, record.message_id) == ((), None, None)
    assert (record.shown, record.end_shown) == (-1, False)
    assert await store.load(record.id) == record


async def test_times_are_aware_and_in_utc(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.append(table.id, 0, 0, "build:baths")
    record = await store.load(table.id)
    for moment in (record.created_at, record.moves[0].at):
        assert moment.tzinfo is UTC
        assert abs(datetime.now(UTC) - moment) < timedelta(seconds=10)


async def test_moves_come_back_in_order(store: Store) -> None:
    table = await store.add_table(THREE)
    played = [(2, 0, "a"), (0, 0, "b"), (0, 1, "build:baths\n'"), (1, 0, "🏛️"), (0, 2, "b")]
    for seat, nth, text in played:
        await store.append(table.id, seat, nth, text)
    record = await store.load(table.id)
    assert [(move.seat, move.nth, move.text) for move in record.moves] == played
    assert [record.next_nth(seat) for seat in range(3)] == [3, 1, 1]
    assert record.ending is None


async def test_a_move_that_is_not_the_next_is_stale(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.append(table.id, 0, 0, "first")
    for nth in (0, 2, -1):
        with pytest.raises(StaleMove):
            await store.append(table.id, 0, nth, "again", SCIENCE)
    record = await store.load(table.id)
    assert [move.text for move in record.moves] == ["first"]
    assert record.ending is None


async def test_a_move_needs_its_table_and_seat(store: Store) -> None:
    table = await store.add_table(TABLE)
    for table_id, seat in ((table.id + 1, 0), (table.id, 2)):
        with pytest.raises(NoSuchTable):
            await store.append(table_id, seat, 0, "build:baths")
    with pytest.raises(NoSuchTable):
        await store.load(table.id + 1)
    with pytest.raises(NoSuchTable):
        await store.end(table.id + 1, RESIGNED)


async def test_a_last_move_ends_the_game(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.append(table.id, 1, 0, "build:academy", SCIENCE)
    record = await store.load(table.id)
    assert record.ending == SCIENCE
    with pytest.raises(TableEnded):
        await store.append(table.id, 0, 0, "build:baths")
    assert not await store.end(table.id, RESIGNED)
    assert await store.load(table.id) == record


async def test_a_game_ends_once_without_a_move(store: Store) -> None:
    table = await store.add_table(TABLE)
    assert await store.end(table.id, RESIGNED)
    assert not await store.end(table.id, Ending("abandoned", ()))
    assert (await store.load(table.id)).ending == RESIGNED


async def test_a_channel_holds_one_running_game(store: Store) -> None:
    first = await store.add_table(TABLE)
    with pytest.raises(ChannelTaken) as taken:
        await store.add_table(TABLE)
    assert taken.value.table_id == first.id
    assert await store.unfinished() == (first,)
    await store.end(first.id, RESIGNED)
    second = await store.add_table(TABLE)
    assert await store.unfinished() == (second,)


async def test_the_shown_board_never_goes_backwards(store: Store) -> None:
    table = await store.add_table(TABLE)

    async def after(message_id: int | None, moves: int, *, ended: bool) -> tuple[object, ...]:
        await store.shown(table.id, message_id, moves, ended=ended)
        record = await store.load(table.id)
        return record.message_id, record.shown, record.end_shown

    assert await after(MESSAGE, 0, ended=False) == (MESSAGE, 0, False)
    assert await after(7, 2, ended=False) == (7, 2, False)
    assert await after(8, 1, ended=False) == (7, 2, False)
    assert await after(9, 2, ended=False) == (9, 2, False)  # posted anew
    assert await after(10, 2, ended=True) == (10, 2, True)
    assert await after(11, 2, ended=False) == (10, 2, True)
    assert await after(None, 2, ended=True) == (None, 2, True)


async def test_endings_that_no_message_shows_are_found(store: Store) -> None:
    resigned, played = await store.add_table(TABLE), await store.add_table(THREE)
    assert await store.ended_unshown() == ()
    await store.shown(resigned.id, MESSAGE, 0, ended=False)
    await store.end(resigned.id, RESIGNED)
    await store.append(played.id, 0, 0, "build:academy", SCIENCE)
    assert [table.id for table in await store.ended_unshown()] == [resigned.id, played.id]
    await store.shown(played.id, MESSAGE, 1, ended=True)
    assert [table.id for table in await store.ended_unshown()] == [resigned.id]
    await store.shown(resigned.id, MESSAGE, 0, ended=True)
    assert await store.ended_unshown() == ()


async def test_the_game_of_a_channel_is_found(store: Store) -> None:
    assert await store.running_in(CHANNEL) is None
    assert await store.latest_in(CHANNEL) is None
    one = await store.add_table(TABLE)
    await store.add_table(THREE)
    assert await store.running_in(CHANNEL) == await store.latest_in(CHANNEL) == one
    await store.end(one.id, RESIGNED)
    assert await store.running_in(CHANNEL) is None
    assert await store.latest_in(CHANNEL) == await store.load(one.id)
    two = await store.add_table(TABLE)
    await store.append(two.id, 0, 0, "build:baths")
    assert await store.running_in(CHANNEL) == await store.latest_in(CHANNEL)
    assert await store.latest_in(CHANNEL) == await store.load(two.id)
    await store.end(two.id, RESIGNED)
    assert await store.latest_in(CHANNEL) == await store.load(two.id)


async def test_the_running_games_of_a_person_are_found_with_their_moves(store: Store) -> None:
    two, three = await store.add_table(TABLE), await store.add_table(THREE)
    await store.append(two.id, 1, 0, "in two")
    await store.append(three.id, 2, 0, "in three")
    both = (await store.load(two.id), await store.load(three.id))
    assert await store.unfinished() == both
    assert await store.running_of(ANA) == both
    assert await store.running_of(BRUNO) == both[:1]
    assert await store.running_of(CAROL) == both[1:]
    assert await store.running_of(1) == ()
    await store.end(two.id, RESIGNED)
    assert await store.running_of(ANA) == both[1:]
    assert await store.unfinished() == both[1:]


async def test_a_person_may_play_against_themself(store: Store) -> None:
    alone = await store.add_table(replace(TABLE, players=(TABLE.players[0], TABLE.players[0])))
    assert await store.running_of(ANA) == (alone,)


async def test_records_are_values(store: Store) -> None:
    table = await store.add_table(TABLE)
    assert TableRecord(**asdict(table)) == table
    assert table.channel_id != OTHER_CHANNEL
