"""Choices that are not yet open lie apart from the moves, and become moves together."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.store import ChoicesChanged, DamagedTable, Move, NoSuchTable, StaleMove, Store, TableEnded

from ...stored import move
from .examples import ANA, CHANNEL, RESIGNED, ROUNDED, SCIENCE, TABLE, THREE

FIRST, SECOND, THIRD = move(0, 0, "a"), move(1, 0, "b", by_computer=True), move(2, 0, "c")


def plain(made: tuple[Move, ...]) -> list[Move]:
    """Return moves or choices without their times."""
    return [replace(each, at=datetime.min) for each in made]


async def test_choices_are_not_moves(store: Store) -> None:
    begun = datetime.now(UTC)
    table = await store.tables.add(THREE)
    assert table.choices == ()
    await store.tables.choose(table.id, [THIRD], [])
    await store.tables.choose(table.id, [SECOND, FIRST], [THIRD])
    record = await store.tables.load(table.id)
    assert plain(record.choices) == [FIRST, SECOND, THIRD]
    assert (record.moves, record.board_due) == ((), table.board_due)
    assert [record.next_ply(seat) for seat in range(3)] == [0, 0, 0]
    for choice in record.choices:
        assert choice.at.tzinfo is UTC
        assert begun - ROUNDED < choice.at < datetime.now(UTC) + ROUNDED
    assert await store.tables.running_of(ANA) == (record,)


async def test_a_choice_may_be_replaced_and_leaves_no_trace(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.choose(table.id, [FIRST, SECOND], [])
    for text_ in ("x", "y", "y"):
        await store.tables.choose(table.id, [replace(FIRST, text=text_)], [SECOND])
    assert plain((await store.tables.load(table.id)).choices) == [replace(FIRST, text="y"), SECOND]


async def test_the_last_choice_makes_all_of_them_moves(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.choose(table.id, [FIRST], [])
    await store.tables.choose(table.id, [SECOND], [FIRST])
    await store.tables.append(table.id, [FIRST, SECOND, THIRD])
    record = await store.tables.load(table.id)
    assert plain(record.moves) == [FIRST, SECOND, THIRD]
    assert len({made.at for made in record.moves}) == 1
    assert record.choices == ()
    again = replace(FIRST, ply=1)
    await store.tables.choose(table.id, [again], [])
    assert plain((await store.tables.load(table.id)).choices) == [again]


async def test_a_turn_is_resolved_with_the_choices_that_were_seen(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.choose(table.id, [FIRST, SECOND], [])
    before = await store.tables.load(table.id)
    for made in (
        [FIRST, THIRD],
        [FIRST, replace(SECOND, text="x"), THIRD],
        [FIRST, replace(SECOND, text=f"{SECOND.text}x"), THIRD],
        [replace(FIRST, seat=2)],
    ):
        with pytest.raises(ChoicesChanged):
            await store.tables.append(table.id, made, SCIENCE, due=False)
        with pytest.raises(ChoicesChanged):
            await store.tables.append(table.id, made, replacing=[2])
    assert await store.tables.load(table.id) == before
    changed = [replace(FIRST, text="x"), SECOND, THIRD]
    await store.tables.append(table.id, changed, replacing=[0])
    assert plain((await store.tables.load(table.id)).moves) == changed


async def test_a_seat_chooses_beside_the_choices_that_were_seen(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.choose(table.id, [FIRST, SECOND], [])
    before = await store.tables.load(table.id)
    for others in ([], [FIRST], [FIRST, replace(SECOND, text="x")], [FIRST, SECOND, THIRD]):
        with pytest.raises(ChoicesChanged):
            await store.tables.choose(table.id, [THIRD], others, due=False)
    with pytest.raises(ChoicesChanged):
        await store.tables.choose(table.id, [FIRST], [FIRST, SECOND])
    with pytest.raises(ChoicesChanged):
        await store.tables.choose(table.id, [FIRST], [SECOND, THIRD])
    assert await store.tables.load(table.id) == before


async def test_one_seat_may_make_several_moves_at_once(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.choose(table.id, [FIRST], [])
    two = [FIRST, replace(FIRST, ply=1, text="x")]
    await store.tables.append(table.id, two)
    await store.tables.append(table.id, [SECOND])
    assert plain((await store.tables.load(table.id)).moves) == [*two, SECOND]


async def test_of_several_moves_all_are_stored_or_none(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.append(table.id, [FIRST])
    for ply in (0, 1):
        with pytest.raises(StaleMove):
            await store.tables.append(table.id, [SECOND, replace(FIRST, ply=ply + ply), THIRD])
    with pytest.raises(NoSuchTable):
        await store.tables.append(table.id, [SECOND, move(3, 0, "d")])
    record = await store.tables.load(table.id)
    assert plain(record.moves) == [FIRST]
    assert await store.tables.computer_due() == (table.id,)


async def test_a_choice_is_the_next_move_of_a_seat_of_a_running_game(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.append(table.id, [FIRST])
    for ply in (-1, 0, 2):
        with pytest.raises(StaleMove):
            await store.tables.choose(table.id, [SECOND, replace(FIRST, ply=ply)], [])
    for table_id, seat in ((table.id, 3), (table.id, -1), (table.id + 1, 0)):
        with pytest.raises(NoSuchTable):
            await store.tables.choose(table_id, [move(seat, 0, "x")], [])
    await store.tables.end(table.id, RESIGNED)
    with pytest.raises(TableEnded):
        await store.tables.choose(table.id, [SECOND], [])
    assert (await store.tables.load(table.id)).choices == ()


@pytest.mark.parametrize("by_moves", [False, True])
async def test_a_game_that_ends_keeps_no_choices(store: Store, by_moves: bool) -> None:
    ended, other = await store.tables.add(THREE), await store.tables.add(TABLE)
    for table in (ended, other):
        await store.tables.choose(table.id, [FIRST, SECOND], [])
    assert await store.tables.with_choices() == (ended.id, other.id)
    if by_moves:
        await store.tables.append(ended.id, [FIRST, SECOND, THIRD], SCIENCE)
    else:
        assert await store.tables.end(ended.id, RESIGNED)
    assert await store.tables.with_choices() == (other.id,)
    assert (await store.tables.load(ended.id)).choices == ()
    assert len((await store.tables.load(other.id)).choices) == 2


async def test_a_computer_is_due_while_it_has_not_chosen(store: Store) -> None:
    table = await store.tables.add(THREE)
    await store.tables.choose(table.id, [FIRST], [])
    assert await store.tables.computer_due() == (table.id,)
    await store.tables.choose(table.id, [SECOND], [FIRST], due=False)
    assert await store.tables.computer_due() == ()
    await store.tables.append(table.id, [FIRST, SECOND, THIRD])
    assert await store.tables.computer_due() == (table.id,)


async def test_who_chose_is_kept_with_the_choice_and_the_move(store: Store) -> None:
    table = await store.tables.add(TABLE)
    for by in (None, False, True):
        await store.tables.choose(table.id, [replace(FIRST, by_computer=by)], [])
        (choice,) = (await store.tables.load(table.id)).choices
        assert choice.by_computer is by
    made = [replace(FIRST, by_computer=False), replace(SECOND, by_computer=True)]
    await store.tables.append(table.id, made)
    assert plain((await store.tables.load(table.id)).moves) == made


@pytest.mark.long
@pytest.mark.parametrize("damage", ["ply = 1", "ply = -1", "ply = 'x'", "at = 'yesterday'"])
async def test_a_choice_that_cannot_be_damages_its_game(sqlite_url: str, damage: str) -> None:
    store = await Store.open(sqlite_url)
    table, well = await store.tables.add(THREE), await store.tables.add(TABLE)
    await store.tables.choose(table.id, [FIRST, SECOND], [])
    async with store.database.writing() as connection:
        await connection.execute(text(f"UPDATE open_choices SET {damage} WHERE seat = 1"))
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)
    assert await store.tables.running_of(ANA) == (well,)
    assert await store.tables.running_in(CHANNEL) == well
    assert await store.tables.with_choices() == (table.id,)
    assert await store.tables.end(table.id, RESIGNED)
    assert (await store.tables.load(table.id)).choices == ()
    await store.close()
