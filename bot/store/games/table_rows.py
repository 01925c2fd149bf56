"""Reads games from their rows: the table, its seats, its moves and its open choices."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import convert
from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Row,
    Select,
    bindparam,
    cast,
    exists,
    literal,
    null,
    select,
    union_all,
)
from sqlalchemy.sql.elements import NamedColumn

from ..connection.database import Database
from ..records import Ending, Move, Player, TableRecord, Undo, UndoRequest
from ..schema.core import moves, open_choices, seats, tables, undos
from ..schema.tournaments import pairings

_SEAT, _MOVE, _UNDO = range(3)
"""What a row is of: a seat with its table and its open choice, a move, or an undo."""

_OF_TABLE = tuple(
    tables.c[name]
    for name in (
        "id", "game", "guild_id", "channel_id", "opener_id", "locale", "options", "deal",
        "postable", "created_at", "message_id", "shown", "end_shown", "seats_shown", "end_reason",
        "winners", "ended_at", "clock", "undo_request", "undo_seat", "undo_revision", "undo_kept",
        "rated", "told_after", "told_to",
    )
)  # fmt: skip
_IN_TOURNAMENT = exists().where(pairings.c.table_id == tables.c.id).label("in_tournament")
_OF_SEAT = tuple(seats.c[each] for each in ("user_id", "name", "level", "former_id", "left"))
_OF_CHOICE = tuple(open_choices.c[each] for each in ("ply", "text", "at", "by_computer"))
_OF_UNDO = tuple(undos.c[each] for each in ("entries", "kept"))
_COLUMNS = (*_OF_TABLE, _IN_TOURNAMENT, seats.c.seat, *_OF_SEAT, *_OF_CHOICE, moves.c.n, *_OF_UNDO)
"""The columns of every row, which are null where they tell nothing of what the row is of."""


def _part(kind: int, columns: Iterable[NamedColumn[Any]]) -> Select[*tuple[Any, ...]]:
    """Return a statement that selects `_COLUMNS`, of which it has these."""
    its: dict[str, NamedColumn[Any]] = {each.key: each for each in columns}
    if "table_id" in its:
        its["id"] = its["table_id"]
    return select(
        literal(kind).label("kind"),
        *(its.get(each.key, cast(null(), each.type)).label(each.key) for each in _COLUMNS),
    )


_SEATS = _part(
    _SEAT, (*_OF_TABLE, _IN_TOURNAMENT, seats.c.seat, *_OF_SEAT, *_OF_CHOICE)
).select_from(tables.join(seats).outerjoin(open_choices))
_MOVES, _UNDOS = _part(_MOVE, moves.c), _part(_UNDO, undos.c)


def _rows_of(wanted: Callable[[Column[int]], ColumnElement[bool]]) -> CompoundSelect[Any]:
    """Return the statement that reads all of the wanted games, and so sees one moment."""
    return union_all(
        _SEATS.where(wanted(tables.c.id)),
        _MOVES.where(wanted(moves.c.table_id)),
        _UNDOS.where(wanted(undos.c.table_id)),
    ).order_by("id", "kind", "n", "seat")


_ONE = _rows_of(lambda column: column == bindparam("wanted"))
"""Made once: SQLAlchemy looks a new one up by all its columns, which takes longer than to read."""


async def find_table(database: Database, table_id: int) -> TableRecord | None:
    """Return the game with an id, if there is one; raises an error for corrupt rows."""
    rows = await database.rows(_ONE, wanted=table_id)
    return _read(rows) if rows else None


async def find_tables(database: Database, ids: Select[int]) -> tuple[TableRecord, ...]:
    """Return the games with these ids, oldest first; raises an error for corrupt rows."""
    rows = await database.rows(_rows_of(lambda column: column.in_(ids)))
    return tuple(_read(tuple(its)) for _, its in groupby(rows, attrgetter("id")))


def _read(rows: Sequence[Row[*tuple[Any, ...]]]) -> TableRecord:
    """Make a record of the rows of a game, which are in the order of their kinds."""
    by_kind = {kind: tuple(its) for kind, its in groupby(rows, attrgetter("kind"))}
    if _SEAT not in by_kind:
        raise ValueError("moves of a game without seats")
    made = tuple(_move(row) for row in by_kind.get(_MOVE, ()))
    return _record(by_kind[_SEAT], made, by_kind.get(_UNDO, ()))


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
            Player(row.user_id, row.name, row.level, row.former_id, row.left) for row in rows
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
        told_after=row.told_after if row.told_to == row.shown else None,
        choices=choices,
        undone=undone,
        undo_request=None
        if row.undo_request is None
        else UndoRequest(row.undo_request, row.undo_seat, row.undo_revision, row.undo_kept),
        clock=row.clock,
        rated=row.rated,
        in_tournament=bool(row.in_tournament),
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
