"""What tests ask a store, and put into it, beyond what the bot does."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, insert, select, update

from bot.store import DamagedTable, Invitation, Move, NoSuchInvitation, Player, Store, TableRecord
from bot.store.schema.core import invitations, moves, running, tables


async def running_games(store: Store) -> tuple[TableRecord, ...]:
    """Return every running game, oldest first, no damaged one."""
    return await _games(store, running)


async def ended_unshown(store: Store) -> tuple[TableRecord, ...]:
    """Return the ended games whose ending no message shows, oldest first, no damaged one."""
    return await _games(store, ~running & ~tables.c.end_shown)


async def open_invitations(store: Store) -> tuple[Invitation, ...]:
    """Return every open invitation that can be read, oldest first."""
    its = select(invitations.c.id).where(invitations.c.status == "open").order_by(invitations.c.id)
    async with store.database.reading() as connection:
        ids = (await connection.scalars(its)).all()
    found = []
    for each in ids:
        with suppress(NoSuchInvitation):  # as one that cannot be read is
            found.append(await store.invitations.get(each))
    return tuple(found)


def move(seat: int, ply: int, text: str, *, by_computer: bool | None = None) -> Move:
    """Return a move or choice to be stored; the store stamps it with the time."""
    return Move(seat, ply, text, datetime.min, by_computer)


def record_of(
    game: str,
    deal: bytes,
    players: Sequence[Player],
    moves: Iterable[tuple[int, str]] = (),
    **changes: Any,
) -> TableRecord:
    """Return the record of a game after moves, each a seat and a text; its board is shown.

    That tells what was decided last. `changes` are fields that differ.
    """
    when, plies, made = datetime(2025, 1, 1, tzinfo=UTC), Counter[int](), list[Move]()
    for seat, text in moves:
        made.append(Move(seat, plies[seat], text, when))
        plies[seat] += 1
    record = TableRecord(
        game=game,
        guild_id=1,
        channel_id=2,
        opener_id=players[0].user_id or 0,
        locale="en-US",
        options={},
        deal=deal,
        players=tuple(players),
        postable=True,
        id=7,
        created_at=when,
        moves=tuple(made),
        shown=len(made),
    )
    return replace(record, **changes)


async def put_moves(store: Store, table_id: int, made: Iterable[tuple[int, str]]) -> None:
    """Store the first moves of a game, each a seat and a text, as if each had been appended.

    One transaction for all takes a twentieth of the time. A board was shown before the last one.
    """
    plies: Counter[int] = Counter()
    rows = []
    for n, (seat, text) in enumerate(made):
        row = {"table_id": table_id, "n": n, "seat": seat, "ply": plies[seat], "text": text}
        rows.append(row | {"at": datetime.now(UTC)})
        plies[seat] += 1
    if rows:
        async with store.database.writing() as connection:
            await connection.execute(insert(moves), rows)
            after = {"computer_due": True, "shown": len(rows) - 1}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(after))


async def _games(store: Store, which: ColumnElement[bool]) -> tuple[TableRecord, ...]:
    async with store.database.reading() as connection:
        found = await connection.scalars(select(tables.c.id).where(which).order_by(tables.c.id))
        ids = found.all()
    games = []
    for table_id in ids:
        try:
            games.append(await store.tables.load(table_id))
        except DamagedTable:
            continue
    return tuple(games)
