"""Queries for seats of running games: requests for the computer, handing over, coming back."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Update, and_, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..person_locks import lock_people
from ..records import Player
from ..schema.core import running, seats, tables
from .clocks import TIMES_STOOD_IN, restarted_clock, turn_is_over


class SeatQueries:
    """Queries for seats; each change is made at most once, however often it is requested.

    Each locks the row of the game first, as moves do.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def request_substitute(
        self, table_id: int, user_id: int, request: int, level: str
    ) -> bool:
        """Store a person's request to be replaced by a level, in place of an earlier one.

        Nobody agrees to it yet, even if the same request was stored and closed before. Returns
        False if this request is stored already, or if the person has no seat there.
        """
        new = seats.c.request.is_distinct_from(request)
        mine = _update_seats(table_id, seats.c.user_id == user_id, new)
        asked = mine.values(request=request, request_level=level, agreed_seats=0)
        return await self._changed(table_id, asked)

    async def agree(self, table_id: int, seat: int, request: int) -> bool:
        """Store that the person in a seat agrees to the request of another seat.

        It may agree to several. Returns False if the request is not open or no person has the
        seat; True if the seat agreed already.
        """
        rival = seats.alias()
        person = exists().where(
            rival.c.table_id == table_id, rival.c.seat == seat, rival.c.user_id.is_not(None)
        )
        asked = _update_seats(table_id, seats.c.seat != seat, seats.c.request == request, person)
        agreed = seats.c.agreed_seats.bitwise_or(1 << seat)
        return await self._changed(table_id, asked.values(agreed_seats=agreed))

    async def close_request(self, table_id: int, seat: int, request: int) -> bool:
        """Delete a request; return False if it was not open."""
        asked = _update_seats(table_id, seats.c.seat == seat, seats.c.request == request)
        return await self._changed(table_id, asked.values(request=None))

    async def hand_over(
        self,
        table_id: int,
        seat: int,
        user_id: int,
        level: str,
        request: int | None = None,
        *,
        overdue: bool = False,
    ) -> bool:
        """Give a person's seat to the computer; return False if the person no longer has it.

        With a `request`, also return False if that request is not open or asks for another level,
        or if another person at the table has not agreed to it. If `overdue`, return False too where
        the time of the turn is not over, or was not so the times before.
        """
        sits = _update_seats(table_id, seats.c.seat == seat, seats.c.user_id == user_id)
        if request is not None:
            rival = seats.alias()
            refuses = exists().where(
                rival.c.table_id == table_id,
                rival.c.user_id != user_id,
                ~agrees(rival.c.seat, seats.c.agreed_seats),
            )
            asked = and_(seats.c.request == request, seats.c.request_level == level)
            sits = sits.where(asked, ~refuses)
        if overdue:
            over = exists().where(tables.c.id == table_id, turn_is_over())
            sits = sits.where(seats.c.stood_in >= TIMES_STOOD_IN, over)
        late = TIMES_STOOD_IN + 1 if overdue else 0
        return await self._reseat(table_id, sits.values(**_followed(user_id, level), stood_in=late))

    async def leave(self, table_id: int, seat: int, user_id: int, level: str) -> bool:
        """Give a person's seat to the computer for good; False if the person no longer has it."""
        sits = _update_seats(table_id, seats.c.seat == seat, seats.c.user_id == user_id)
        return await self._reseat(
            table_id, sits.values(**_followed(user_id, level), left=True, stood_in=0)
        )

    async def take_back(self, table_id: int, user_id: int) -> bool:
        """Give a replaced person the seat back.

        Returns False if the person was not replaced, or has left for good.
        """
        replaced = _update_seats(
            table_id, seats.c.user_id.is_(None), seats.c.former_id == user_id, ~seats.c.left
        )
        back = replaced.values(user_id=user_id, former_id=None, level=None, stood_in=0)
        return await self._reseat(table_id, back, comes_back=user_id)

    async def left_to_show(self, table_id: int, shown: Sequence[Player], *, ended: bool) -> bool:
        """Return whether a board that was just stored leaves something to show; mark that it does.

        Others sit there by now than those `shown`, or it shows how the game `ended` and a newer
        message of the same position does not.
        """
        columns = (seats.c.user_id, seats.c.name, seats.c.level, seats.c.former_id, seats.c.left)
        sitting = (
            select(*columns, tables.c.end_shown)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.table_id == table_id)
            .order_by(seats.c.seat)
        )
        rows = await self._database.rows(sitting)
        present = [Player(*row[:-1]) for row in rows]
        end_shown = all(row.end_shown for row in rows)
        if present == [*shown]:
            return ended and not end_shown
        marked = update(tables).where(tables.c.id == table_id).values(seats_shown=False)
        async with self._database.writing() as connection:
            await connection.execute(marked)
        return True

    async def _reseat(
        self, table_id: int, change: Update, *, comes_back: int | None = None
    ) -> bool:
        """Change a seat; mark that no board shows it yet and that a computer may have to move.

        A request to take moves back ends with it: others have to agree now. A request to be
        replaced to which only whoever gets up had not agreed is granted. Where a person
        `comes_back`, the turn has all of its time again.
        """
        async with self._database.writing() as connection:
            await lock_people(connection, (comes_back,))
            await _lock(connection, table_id)
            if not (await connection.execute(change)).rowcount:
                return False
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id)
                .values(seats_shown=False, computer_due=True, undo_request=None)
            )
            if comes_back is not None:
                await connection.execute(restarted_clock(table_id))
            else:
                await _grant_requests(connection, table_id)
            return True

    async def _changed(self, table_id: int, change: Update) -> bool:
        async with self._database.writing() as connection:
            await _lock(connection, table_id)
            return (await connection.execute(change)).rowcount > 0


async def _grant_requests(connection: AsyncConnection, table_id: int) -> None:
    """Give the seats to the computer whose people have asked for it, and all others have agreed.

    Where nobody else is there, nobody has agreed.
    """
    going_on = select(tables.c.id).where(tables.c.id == table_id, running)
    found = select(seats).where(seats.c.table_id.in_(going_on), seats.c.user_id.is_not(None))
    people = list((await connection.execute(found.order_by(seats.c.seat))).all())
    for asker in tuple(people):
        rivals = [each for each in people if each.seat != asker.seat]
        if asker.request is None or not rivals:
            continue
        if all(asker.agreed_seats >> each.seat & 1 for each in rivals):
            mine = _update_seats(table_id, seats.c.seat == asker.seat)
            level = asker.request_level
            await connection.execute(mine.values(**_followed(asker.user_id, level), stood_in=0))
            people = rivals


def agrees(seat: ColumnElement[int], agreed_seats: ColumnElement[int]) -> ColumnElement[bool]:
    """Return whether a seat is among those that agree to a request."""
    return agreed_seats.bitwise_rshift(seat).bitwise_and(1) == 1


async def _lock(connection: AsyncConnection, table_id: int) -> None:
    """Lock the row of a game; the statements that follow see what was stored until then."""
    row = select(tables.c.id).where(tables.c.id == table_id)
    await connection.execute(row.with_for_update(key_share=True))


def _update_seats(table_id: int, *which: ColumnElement[bool]) -> Update:
    """Return an update of seats of a running game."""
    going_on = select(tables.c.id).where(tables.c.id == table_id, running)
    return update(seats).where(seats.c.table_id.in_(going_on), *which)


def _followed(user_id: int, level: str) -> dict[str, object]:
    """Return the columns of a seat in which the computer follows a person."""
    return {"user_id": None, "former_id": user_id, "level": level, "request": None}
