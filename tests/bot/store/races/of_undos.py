"""Moves are asked to be taken back, while others agree, move, and come back to their seats."""

from bot.store import StaleMove, Store, TableRecord, UndoRequest
from tests.stored import move

from .of_seats import people
from .race import RaceStores, race

ASKED = UndoRequest(id=6001, seat=0, revision=2, kept=0)
"""The first seat asks for its only move."""


async def moved(on: RaceStores) -> TableRecord:
    """Store a duel in which each has made a move."""
    table = await on.store.tables.add(on.duel())
    await on.store.tables.append(table.id, [move(0, 0, "a"), move(1, 0, "b")])
    return table


async def asked_by_first(on: RaceStores) -> TableRecord:
    """Store such a duel in which the first seat has asked to take its move back."""
    table = await moved(on)
    assert await on.store.undos.request(table.id, ASKED)
    return table


@race("undos.request")
async def requests_of_both(on: RaceStores) -> None:
    table = await moved(on)
    other = UndoRequest(6002, 1, 2, 1)
    done = await on.meet(
        lambda store: store.undos.request(table.id, ASKED),
        lambda store: store.undos.request(table.id, other),
    )
    assert done == (True, True)
    assert (await on.store.tables.load(table.id)).undo_request in (ASKED, other)


@race("undos.request")
async def the_same_request(on: RaceStores) -> None:
    table = await moved(on)
    done = await on.meet(
        lambda store: store.undos.request(table.id, ASKED),
        lambda store: store.undos.request(table.id, ASKED),
    )
    assert {*done} == {True, False}


@race("undos.agree", "undos.request")
async def agreeing_while_another_asks(on: RaceStores) -> None:
    table = await asked_by_first(on)
    other = UndoRequest(6002, 1, 2, 1)
    agreed, asked = await on.meet(
        lambda store: store.undos.agree(table.id, 1, ASKED.id),
        lambda store: store.undos.request(table.id, other),
    )
    assert agreed in (True, False)
    assert asked is True
    assert not await on.store.undos.take_back(table.id, ASKED, rated=True)
    assert not await on.store.undos.take_back(table.id, other, rated=True)


@race("undos.take_back", "tables.append")
async def taking_back_while_another_moves(on: RaceStores) -> None:
    table = await asked_by_first(on)
    await on.store.undos.agree(table.id, 1, ASKED.id)
    taken, made = await on.meet(
        lambda store: store.undos.take_back(table.id, ASKED, rated=True),
        lambda store: store.tables.append(table.id, [move(0, 1, "c")]),
    )
    record = await on.store.tables.load(table.id)
    if taken:
        assert (made, record.moves) == (StaleMove, ())
    else:
        assert (made, [each.text for each in record.moves]) == (None, ["a", "b", "c"])
    assert record.undo_request is None


@race("undos.take_back")
async def taking_back_twice(on: RaceStores) -> None:
    table = await asked_by_first(on)
    await on.store.undos.agree(table.id, 1, ASKED.id)
    done = await on.meet(
        lambda store: store.undos.take_back(table.id, ASKED, rated=True),
        lambda store: store.undos.take_back(table.id, ASKED, rated=True),
    )
    assert {*done} == {True, False}
    record = await on.store.tables.load(table.id)
    assert (len(record.undone), record.revision) == (1, 3)


@race("undos.take_back", "undos.close")
async def taking_back_what_is_refused(on: RaceStores) -> None:
    table = await asked_by_first(on)
    await on.store.undos.agree(table.id, 1, ASKED.id)
    taken, closed = await on.meet(
        lambda store: store.undos.take_back(table.id, ASKED, rated=True),
        lambda store: store.undos.close(table.id, ASKED.id),
    )
    assert taken is not closed
    assert len((await on.store.tables.load(table.id)).undone) == taken


@race("undos.close")
async def refusing_twice(on: RaceStores) -> None:
    table = await asked_by_first(on)
    done = await on.meet(
        lambda store: store.undos.close(table.id, ASKED.id),
        lambda store: store.undos.close(table.id, ASKED.id),
    )
    assert {*done} == {True, False}


@race("undos.take_back", "seats.take_back")
async def taking_back_while_another_comes_back(on: RaceStores) -> None:
    table = await moved(on)
    _, other = people(table)
    await on.store.seats.hand_over(table.id, 1, other, "hard")
    taken, back = await on.meet(
        lambda store: store.undos.take_back(table.id, ASKED, rated=True),
        lambda store: store.seats.take_back(table.id, other),
    )
    assert taken in (True, False)
    assert back is True
    assert len((await on.store.tables.load(table.id)).undone) == taken


@race("undos.agree", "seats.leave")
async def agreeing_while_leaving(on: RaceStores) -> None:
    table = await asked_by_first(on)
    _, other = people(table)
    agreed, left = await on.meet(
        lambda store: store.undos.agree(table.id, 1, ASKED.id),
        lambda store: store.seats.leave(table.id, 1, other, "easy"),
    )
    assert agreed in (True, False)
    assert left is True
    assert await _request(on.store, table.id) is None


async def _request(store: Store, table_id: int) -> UndoRequest | None:
    return (await store.tables.load(table_id)).undo_request
