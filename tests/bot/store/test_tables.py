"""Games are begun, moved in, ended, shown and found again."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Engine, event, select, update
from sqlalchemy.sql.expression import Executable

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
from bot.store.schema.core import tables

from ...stored import ended_unshown, move, put_moves, running_games
from .examples import (
    ANA,
    BRUNO,
    CAROL,
    CHANNEL,
    MESSAGE,
    NOON,
    OTHER_CHANNEL,
    RESIGNED,
    ROUNDED,
    SCIENCE,
    TABLE,
    THREE,
)


def begun_as(record: TableRecord) -> NewTable:
    return NewTable(**{name: getattr(record, name) for name in NewTable.__struct_fields__})


@pytest.mark.parametrize("new", [TABLE, THREE], ids=["two", "three"])
async def test_a_table_is_stored_as_it_began(store: Store, new: NewTable) -> None:
    record = await store.tables.add(new)
    assert begun_as(record) == new
    assert (record.moves, record.ending, record.message_id) == ((), None, None)
    assert (record.shown, record.end_shown) == (-1, False)
    assert await store.tables.load(record.id) == record


async def test_games_are_loaded_by_the_same_statement(store: Store) -> None:
    """SQLAlchemy would look a new one up by all its columns, which takes longer than to read."""
    games = [await store.tables.add(each) for each in (TABLE, THREE)]
    seen: list[Executable] = []

    def note(_: Connection, statement: Executable, *_rest: object) -> None:
        seen.append(statement)

    event.listen(Engine, "before_execute", note)
    try:
        assert [await store.tables.load(each.id) for each in games] == games
    finally:
        event.remove(Engine, "before_execute", note)
    assert len(seen) == 2
    assert seen[0] is seen[1]


async def test_moves_that_tests_put_are_as_if_they_had_been_appended(store: Store) -> None:
    made = ((0, "build:baths"), (1, "discard:press"), (0, "build:altar"))
    appended, put = (
        await store.tables.add(TABLE),
        await store.tables.add(replace(TABLE, channel_id=OTHER_CHANNEL)),
    )
    for ply, (seat, text) in zip((0, 0, 1), made, strict=True):
        await store.tables.append(appended.id, [move(seat, ply, text)])
    await put_moves(store, put.id, made)
    await put_moves(store, put.id, ())
    one, other = [await store.tables.load(each.id) for each in (appended, put)]
    assert [(move.seat, move.ply, move.text) for move in one.moves] == [
        (move.seat, move.ply, move.text) for move in other.moves
    ]
    async with store.database.reading() as connection:
        due = await connection.scalars(select(tables.c.computer_due).order_by(tables.c.id))
        assert due.all() == [True, True]


async def test_times_are_aware_and_in_utc(store: Store) -> None:
    begun = datetime.now(UTC)
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(0, 0, "build:baths")])
    record = await store.tables.load(table.id)
    for moment in (record.created_at, record.moves[0].at):
        assert moment.tzinfo is UTC
        assert begun - ROUNDED < moment < datetime.now(UTC) + ROUNDED


async def test_moves_come_back_in_order(store: Store) -> None:
    table = await store.tables.add(THREE)
    played = [(2, 0, "a"), (0, 0, "b"), (0, 1, "build:baths\n'"), (1, 0, "🏛️"), (0, 2, "b")]
    for seat, ply, text in played:
        await store.tables.append(table.id, [move(seat, ply, text)])
    record = await store.tables.load(table.id)
    assert [(move.seat, move.ply, move.text) for move in record.moves] == played
    assert [record.next_ply(seat) for seat in range(3)] == [3, 1, 1]
    assert record.ending is None


async def test_a_move_that_is_not_the_next_is_stale(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(0, 0, "first")])
    for ply in (0, 2, -1):
        with pytest.raises(StaleMove):
            await store.tables.append(table.id, [move(0, ply, "again")], SCIENCE)
    record = await store.tables.load(table.id)
    assert [move.text for move in record.moves] == ["first"]
    assert record.ending is None


async def test_a_move_needs_its_table_and_seat(store: Store) -> None:
    table = await store.tables.add(TABLE)
    for table_id, seat in ((table.id + 1, 0), (table.id, 2)):
        with pytest.raises(NoSuchTable):
            await store.tables.append(table_id, [move(seat, 0, "build:baths")])
    with pytest.raises(NoSuchTable):
        await store.tables.load(table.id + 1)
    with pytest.raises(NoSuchTable):
        await store.tables.end(table.id + 1, RESIGNED)


async def test_a_last_move_ends_the_game(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(1, 0, "build:academy")], SCIENCE)
    record = await store.tables.load(table.id)
    assert record.ending == SCIENCE
    with pytest.raises(TableEnded):
        await store.tables.append(table.id, [move(0, 0, "build:baths")])
    assert not await store.tables.end(table.id, RESIGNED)
    assert await store.tables.load(table.id) == record


async def test_a_game_ends_once_without_a_move(store: Store) -> None:
    table = await store.tables.add(TABLE)
    assert await store.tables.end(table.id, RESIGNED)
    assert not await store.tables.end(table.id, Ending("abandoned", ()))
    assert (await store.tables.load(table.id)).ending == RESIGNED


async def test_a_channel_holds_one_running_game(store: Store) -> None:
    first = await store.tables.add(TABLE)
    with pytest.raises(ChannelTaken) as taken:
        await store.tables.add(TABLE)
    assert taken.value.table_id == first.id
    assert await running_games(store) == (first,)
    await store.tables.end(first.id, RESIGNED)
    second = await store.tables.add(TABLE)
    assert await running_games(store) == (second,)


async def test_the_shown_board_never_goes_backwards(store: Store) -> None:
    table = await store.tables.add(TABLE)

    async def after(message_id: int | None, moves: int, *, ended: bool) -> tuple[object, ...]:
        await store.tables.set_board(table.id, message_id, moves, ended=ended)
        record = await store.tables.load(table.id)
        return record.message_id, record.shown, record.end_shown

    assert await after(MESSAGE, 0, ended=False) == (MESSAGE, 0, False)
    assert await after(7, 2, ended=False) == (7, 2, False)
    assert await after(8, 1, ended=False) == (7, 2, False)
    assert await after(9, 2, ended=False) == (9, 2, False)  # posted anew
    assert await after(10, 2, ended=True) == (10, 2, True)
    assert await after(11, 2, ended=False) == (10, 2, True)
    assert await after(None, 2, ended=True) == (None, 2, True)


async def test_of_boards_of_one_state_the_newest_is_noted_whatever_the_order(store: Store) -> None:
    table = await store.tables.add(TABLE)
    for posted in ((21, 22), (32, 31)):
        noted = [await store.tables.set_board(table.id, each, 0, ended=False) for each in posted]
        assert noted == [posted[0], max(posted)]
        assert (await store.tables.load(table.id)).message_id == max(posted)
    assert await store.tables.set_board(table.id, 5, 1, ended=False) == 5  # of a later state
    assert await store.tables.set_board(table.id, 99, 0, ended=False) == 5


async def test_a_computer_is_due_where_it_may_have_to_move(store: Store) -> None:
    people = await store.tables.add(TABLE)
    computer = await store.tables.add(THREE)
    assert await store.tables.computer_due() == (computer.id,)
    await store.tables.append(computer.id, [move(0, 0, "a")], due=False)
    assert await store.tables.computer_due() == ()
    assert await store.seats.hand_over(people.id, 1, BRUNO, "hard")
    await store.tables.append(computer.id, [move(2, 0, "b")], due=True)
    assert await store.tables.computer_due() == (people.id, computer.id)
    await store.tables.append(people.id, [move(0, 0, "a")], due=True)
    await store.tables.end(computer.id, RESIGNED)
    assert await store.tables.computer_due() == (people.id,)


async def test_that_no_computer_is_due_is_noted_of_the_game_as_it_was_seen(store: Store) -> None:
    """A move, a choice or a change of seats since then may have made one due."""
    table = await store.tables.add(THREE)
    seen = await store.tables.load(table.id)
    await store.tables.append(table.id, [move(0, 0, "a")], due=True)
    await store.tables.clear_computer_due(seen)
    assert await store.tables.computer_due() == (table.id,)
    seen = await store.tables.load(table.id)
    assert await store.seats.hand_over(table.id, 2, ANA, "hard")
    await store.tables.clear_computer_due(seen)
    assert await store.tables.computer_due() == (table.id,)
    await store.tables.clear_computer_due(await store.tables.load(table.id))
    assert await store.tables.computer_due() == ()


async def test_endings_that_no_message_shows_are_found(store: Store) -> None:
    resigned, played = await store.tables.add(TABLE), await store.tables.add(THREE)
    assert await ended_unshown(store) == ()
    await store.tables.set_board(resigned.id, MESSAGE, 0, ended=False)
    await store.tables.end(resigned.id, RESIGNED)
    await store.tables.append(played.id, [move(0, 0, "build:academy")], SCIENCE)
    assert [table.id for table in await ended_unshown(store)] == [resigned.id, played.id]
    await store.tables.set_board(played.id, MESSAGE, 1, ended=True)
    assert [table.id for table in await ended_unshown(store)] == [resigned.id]
    await store.tables.set_board(resigned.id, MESSAGE, 0, ended=True)
    assert await ended_unshown(store) == ()


async def test_the_game_of_a_channel_is_found(store: Store) -> None:
    assert await store.tables.running_in(CHANNEL) is None
    assert await store.tables.latest_in(CHANNEL) is None
    one = await store.tables.add(TABLE)
    await store.tables.add(THREE)
    assert await store.tables.running_in(CHANNEL) == await store.tables.latest_in(CHANNEL) == one
    await store.tables.end(one.id, RESIGNED)
    assert await store.tables.running_in(CHANNEL) is None
    assert await store.tables.latest_in(CHANNEL) == await store.tables.load(one.id)
    two = await store.tables.add(TABLE)
    await store.tables.append(two.id, [move(0, 0, "build:baths")])
    assert await store.tables.running_in(CHANNEL) == await store.tables.latest_in(CHANNEL)
    assert await store.tables.latest_in(CHANNEL) == await store.tables.load(two.id)
    await store.tables.end(two.id, RESIGNED)
    assert await store.tables.latest_in(CHANNEL) == await store.tables.load(two.id)
    # A clock that was wrong has told when the first one ended.
    async with store.database.writing() as connection:
        ahead = update(tables).where(tables.c.id == one.id).values(ended_at=NOON.replace(year=2999))
        await connection.execute(ahead)
    assert await store.tables.latest_in(CHANNEL) == await store.tables.load(two.id)


async def test_the_running_games_of_a_person_are_found_with_their_moves(store: Store) -> None:
    two, three = await store.tables.add(TABLE), await store.tables.add(THREE)
    await store.tables.append(two.id, [move(1, 0, "in two")])
    await store.tables.append(three.id, [move(2, 0, "in three")])
    both = (await store.tables.load(two.id), await store.tables.load(three.id))
    assert await running_games(store) == both
    assert await store.tables.running_of(ANA) == both
    assert await store.tables.running_of(BRUNO) == both[:1]
    assert await store.tables.running_of(CAROL) == both[1:]
    assert await store.tables.running_of(1) == ()
    await store.tables.end(two.id, RESIGNED)
    assert await store.tables.running_of(ANA) == both[1:]
    assert await running_games(store) == both[1:]


async def test_a_person_may_play_against_themself(store: Store) -> None:
    alone = await store.tables.add(replace(TABLE, players=(TABLE.players[0], TABLE.players[0])))
    assert await store.tables.running_of(ANA) == (alone,)


async def test_records_are_values(store: Store) -> None:
    table = await store.tables.add(TABLE)
    assert TableRecord(**asdict(table)) == table
    assert table.channel_id != OTHER_CHANNEL
