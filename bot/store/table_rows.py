"""Reads games from their rows: the table, its seats, its moves and its open choices."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import convert
from sqlalchemy import Row, Select, select

from .database import Database
from .records import Ending, Move, Player, TableRecord, Undo, UndoRequest
from .schema import moves, open_choices, seats, tables, undos


async def find_tables(database: Database, ids: Select[int]) -> tuple[TableRecord, ...]:
    """Return the games with these ids, oldest first; raises an error for corrupt rows."""
    sitting = (
        select(
            tables,
            seats.c.seat,
            seats.c.user_id,
            seats.c.name.label("player"),
            seats.c.level,
            seats.c.former_id,
            seats.c.left,
            open_choices.c.ply,
            open_choices.c.text,
            open_choices.c.at,
            open_choices.c.by_computer,
        )
        .select_from(tables.join(seats).outerjoin(open_choices))
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id, seats.c.seat)
    )
    made = select(moves).where(moves.c.table_id.in_(ids)).order_by(moves.c.table_id, moves.c.n)
    theirs = undos.c.table_id.in_(ids)
    taken_back = select(undos).where(theirs).order_by(undos.c.table_id, undos.c.n)
    async with database.reading() as connection:
        sat = (await connection.execute(sitting)).all()
        moved = (await connection.execute(made)).all() if sat else ()
        undone = (await connection.execute(taken_back)).all() if sat else ()
    by_table = {
        table_id: tuple(_move(row) for row in rows)
        for table_id, rows in groupby(moved, attrgetter("table_id"))
    }
    undone_by_table = {
        table_id: tuple(rows) for table_id, rows in groupby(undone, attrgetter("table_id"))
    }
    return tuple(
        _record(tuple(rows), by_table.get(table_id, ()), undone_by_table.get(table_id, ()))
        for table_id, rows in groupby(sat, attrgetter("id"))
    )


def _record(
    rows: Sequence[Row[*tuple[Any, ...]]],
    stored: tuple[Move, ...],
    undos: Sequence[Row[*tuple[Any, ...]]],
) -> TableRecord:
    row = rows[0]
    choices = tuple(_move(row) for row in rows if row.ply is not None)
    for choice in choices:
        if choice.ply != len(undos) + sum(move.seat == choice.seat for move in stored):
            raise ValueError(f"the open choice of {choice.seat} is not its next move")
    ended = row.ended_at is not None
    made, undone = _in_force(stored, undos)
    return TableRecord(
        game=row.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        opener_id=row.opener_id,
        locale=row.locale,
        options=convert(row.options, dict[str, str]),
        deal=row.deal,
        players=tuple(
            Player(row.user_id, row.player, row.level, row.former_id, row.left) for row in rows
        ),
        postable=row.postable,
        id=row.id,
        created_at=row.created_at,
        moves=made,
        ending=Ending(row.end_reason, convert(row.winners, tuple[int, ...])) if ended else None,
        message_id=row.message_id,
        shown=row.shown,
        end_shown=row.end_shown,
        seats_shown=row.seats_shown,
        choices=choices,
        undone=undone,
        undo_request=None
        if row.undo_request is None
        else UndoRequest(row.undo_request, row.undo_seat, row.undo_revision, row.undo_kept),
        clock=row.clock,
        rated=row.rated,
    )


def _in_force(
    stored: tuple[Move, ...], undos: Sequence[Row[*tuple[Any, ...]]]
) -> tuple[tuple[Move, ...], tuple[Undo, ...]]:
    """Return the stored moves that nobody has taken back, and what was taken back.

    Raises `ValueError` where the undos do not fit the moves.
    """
    made, undone, entries = tuple[Move, ...](), list[Undo](), 0
    for undo in undos:
        made = (*made, *stored[entries : undo.entries])
        if not entries <= undo.entries <= len(stored) or not 0 <= undo.kept < len(made):
            raise ValueError(f"undo {undo.n} takes back what was not made")
        taken = made[undo.kept :]
        undone.append(Undo(undo.entries, undo.kept, undo.seat, undo.at, taken))
        made, entries = made[: undo.kept], undo.entries
    return (*made, *stored[entries:]), tuple(undone)


def _move(row: Row[*tuple[Any, ...]]) -> Move:
    return Move(row.seat, row.ply, row.text, row.at, row.by_computer)
