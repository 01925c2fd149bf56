"""Stores moves, and choices that are not yet open, inside a transaction that locks the game."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Delete, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..records import Move, TableRecord
from ..refusals import ChoicesChanged, NoSuchTable, SeatsChanged, StaleMove, TableEnded
from ..schema.core import moves, open_choices, seats, tables, undos
from .clocks import restarted_clock


class LockedTable(Struct, frozen=True):
    """A running game whose row is locked until the end of the transaction.

    `made` tells how many moves each seat ever made, `undone` how many times some were taken
    back, `undo_request` the id of an open request for that. `choices` tells the ply and the text of
    each seat's open choice, `people` who sits there (`None`: the computer); `due` is the stored
    `computer_due`, `clocked` whether the game has a clock.
    """

    id: int
    due: bool
    clocked: bool
    made: Mapping[int, int]
    people: Mapping[int, int | None]
    undone: int
    undo_request: int | None
    choices: Mapping[int, tuple[int, str]]

    @property
    def entries(self) -> int:
        """The number of moves that were ever made."""
        return sum(self.made.values())

    @property
    def revision(self) -> int:
        """The revision of the game, as of its record."""
        return self.entries + self.undone

    def is_as(self, seen: TableRecord) -> bool:
        """Whether the game is as it was `seen`: its moves, its open choices, and who sits there."""
        people = {seat: player.user_id for seat, player in enumerate(seen.players)}
        chosen = {choice.seat for choice in seen.choices}
        return (self.revision, self.people, {*self.choices}) == (seen.revision, people, chosen)


async def lock_table(connection: AsyncConnection, table_id: int) -> LockedTable:
    """Lock a running game, which serializes its moves; raises `NoSuchTable` and `TableEnded`."""
    locked = select(
        tables.c.ended_at, tables.c.computer_due, tables.c.clock, tables.c.undo_request
    ).where(tables.c.id == table_id)
    found = (await connection.execute(locked.with_for_update(key_share=True))).one_or_none()
    if found is None:
        raise NoSuchTable(f"no table {table_id}")
    if found.ended_at is not None:
        raise TableEnded(f"table {table_id} has ended")
    # A second statement, because one that waited for the lock does not see what was stored then.
    made = (
        select(func.count())
        .where(moves.c.table_id == seats.c.table_id, moves.c.seat == seats.c.seat)
        .scalar_subquery()
    )
    undone = select(func.count()).where(undos.c.table_id == seats.c.table_id).scalar_subquery()
    sitting = (
        select(
            seats.c.seat,
            seats.c.user_id,
            made.label("made"),
            undone.label("undone"),
            open_choices.c.ply,
            open_choices.c.text,
        )
        .outerjoin_from(seats, open_choices)
        .where(seats.c.table_id == table_id)
    )
    rows = (await connection.execute(sitting)).all()
    return LockedTable(
        id=table_id,
        due=found.computer_due,
        clocked=found.clock is not None,
        made={row.seat: row.made for row in rows},
        people={row.seat: row.user_id for row in rows},
        undone=rows[0].undone,
        undo_request=found.undo_request,
        choices={row.seat: (row.ply, row.text) for row in rows if row.ply is not None},
    )


async def set_due(connection: AsyncConnection, table: LockedTable, *, due: bool) -> None:
    """Store whether a computer may have to move."""
    if due != table.due:
        changed = update(tables).where(tables.c.id == table.id).values(computer_due=due)
        await connection.execute(changed)


async def append_moves(
    connection: AsyncConnection,
    table: LockedTable,
    made: Sequence[Move],
    replacing: Collection[int],
) -> None:
    """Store moves, of which all open choices are part but those of `replacing`, and discard these.

    A choice may be several moves of its seat, whose texts it joins by blanks; others may follow.

    Raises `NoSuchTable` (no such seat), `StaleMove` and `ChoicesChanged`.
    """
    _expect_next(table, made)
    played = {each.seat: (each.ply, f"{each.text} ") for each in by_seat(made)}
    kept = {seat: each for seat, each in table.choices.items() if seat not in replacing}
    if not all(_begin_with(played.get(seat), *each) for seat, each in kept.items()):
        raise ChoicesChanged(f"table {table.id}: not all its open choices are played")
    now = datetime.now(UTC)
    rows = [
        {"table_id": table.id, "n": n, **_columns(move, now)}
        for n, move in enumerate(made, start=table.entries)
    ]
    try:
        await connection.execute(insert(moves), rows)
    except IntegrityError as error:
        raise StaleMove(f"table {table.id}: another move was stored first") from error
    if table.choices:
        await connection.execute(discard_choices(table.id))
    if table.undo_request is not None:  # it was about the move before
        await connection.execute(
            update(tables).where(tables.c.id == table.id).values(undo_request=None)
        )
    if table.clocked:
        await _count_stand_ins(connection, table.id, made)
        await connection.execute(restarted_clock(table.id))


def expect_seen(table: LockedTable, seen: Mapping[int, str | None]) -> None:
    """Check that these seats have chosen what was `seen` of each; raises `ChoicesChanged`."""
    for seat, text in seen.items():
        _, present = table.choices.get(seat, (0, None))
        if present != text:
            raise ChoicesChanged(f"table {table.id}: {seat} has chosen in the meantime")


def expect_seated(table: LockedTable, sitting: Mapping[int, int | None]) -> None:
    """Check that these people, or the computer, sit in these seats; raises `SeatsChanged`."""
    for seat, person in sitting.items():
        if table.people.get(seat, person) != person:
            raise SeatsChanged(f"table {table.id}: {seat} is somebody else's")


async def _count_stand_ins(
    connection: AsyncConnection, table_id: int, made: Sequence[Move]
) -> None:
    """Count for each person the turns in a row in which the computer has moved instead."""
    by_computer = {move.seat for move in made if move.by_computer}
    persons = update(seats).where(seats.c.table_id == table_id, seats.c.user_id.is_not(None))
    await connection.execute(
        persons.where(seats.c.seat.in_(by_computer)).values(stood_in=seats.c.stood_in + 1)
    )
    moved = {move.seat for move in made} - by_computer
    await connection.execute(
        persons.where(seats.c.seat.in_(moved), seats.c.stood_in > 0).values(stood_in=0)
    )


async def replace_choices(
    connection: AsyncConnection, table: LockedTable, made: Sequence[Move], others: Sequence[Move]
) -> None:
    """Store open choices in place of former ones of their seats; `others` are of other seats.

    Raises `NoSuchTable` (no such seat), `StaleMove` and `ChoicesChanged`.
    """
    _expect_next(table, made)
    choosing = {move.seat for move in made}
    theirs = {seat: each for seat, each in table.choices.items() if seat not in choosing}
    if theirs != {move.seat: (move.ply, move.text) for move in others}:
        raise ChoicesChanged(f"table {table.id}: other seats have chosen otherwise")
    former = discard_choices(table.id).where(open_choices.c.seat.in_(choosing))
    await connection.execute(former)
    now = datetime.now(UTC)
    rows = [{"table_id": table.id, **_columns(move, now)} for move in made]
    await connection.execute(insert(open_choices), rows)


def _begin_with(played: tuple[int, str] | None, ply: int, choice: str) -> bool:
    return played is not None and played[0] == ply and played[1].startswith(f"{choice} ")


def by_seat(made: Sequence[Move]) -> tuple[Move, ...]:
    """Return moves as choices, one for each seat: the texts of several are joined by blanks."""
    found: dict[int, Move] = {}
    for move in made:
        first = found.setdefault(move.seat, move)
        if first is not move:
            found[move.seat] = replace(first, text=f"{first.text} {move.text}")
    return tuple(found.values())


def discard_choices(table_id: int) -> Delete:
    """Return a statement that deletes the open choices of a game."""
    return delete(open_choices).where(open_choices.c.table_id == table_id)


def _expect_next(table: LockedTable, made: Sequence[Move]) -> None:
    """Check that each move is the next one of its seat after those before it."""
    plies = Counter({seat: made + table.undone for seat, made in table.made.items()})
    for move in made:
        if move.seat not in table.made:
            raise NoSuchTable(f"no table {table.id} with a seat {move.seat}")
        if move.ply != plies[move.seat]:
            raise StaleMove(f"table {table.id}: {move.ply} is not the next move of {move.seat}")
        plies[move.seat] += 1


def _columns(move: Move, now: datetime) -> dict[str, object]:
    return {
        "seat": move.seat,
        "ply": move.ply,
        "text": move.text,
        "at": now,
        "by_computer": move.by_computer,
    }
