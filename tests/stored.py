"""What tests ask a store, and put into it, beyond what the bot does."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, insert, select, update

from bot.store import DamagedTable, Invitation, Move, Store, TableRecord
from bot.store.schema import invitations, moves, running, tables


async def running_games(store: Store) -> tuple[TableRecord, ...]:
    """Return every running game, oldest first, no damaged one."""
    return await _games(store, running)


async def ended_unshown(store: Store) -> tuple[TableRecord, ...]:
    """Return the ended games whose ending no message shows, oldest first, no damaged one."""
    return await _games(store, ~running & ~tables.c.end_shown)


async def open_invitations(store: Store) -> tuple[Invitation, ...]:
    """Return every open invitation that can be read, oldest first."""
    return await store.invitations._invitations(invitations.c.status == "open")


def move(seat: int, ply: int, text: str, *, by_computer: bool | None = None) -> Move:
    """Return a move or choice to be stored; the store stamps it with the time."""
    return Move(seat, ply, text, datetime.min, by_computer)


async def put_moves(store: Store, table_id: int, made: Iterable[tuple[int, str]]) -> None:
    """Store the first moves of a game, each a seat and a text, as if each had been appended.

    One transaction for all takes a twentieth of the time.
    """
    plies: Counter[int] = Counter()
    rows = []
    for n, (seat, text) in enumerate(made):
        row = {"table_id": table_id, "n": n, "seat": seat, "ply": plies[seat], "text": text}
        rows.append(row | {"at": datetime.now(UTC)})
        plies[seat] += 1
    if rows:
        async with store._database.writing() as connection:
            await connection.execute(insert(moves), rows)
            due = update(tables).where(tables.c.id == table_id).values(computer_due=True)
            await connection.execute(due)


async def _games(store: Store, which: ColumnElement[bool]) -> tuple[TableRecord, ...]:
    async with store._database.reading() as connection:
        found = await connection.scalars(select(tables.c.id).where(which).order_by(tables.c.id))
        ids = found.all()
    games = []
    for table_id in ids:
        try:
            games.append(await store.tables.load(table_id))
        except DamagedTable:
            continue
    return tuple(games)
