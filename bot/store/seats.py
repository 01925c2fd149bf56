"""Queries for seats of running games: requests for the computer, handing over, taking back."""

from sqlalchemy import ColumnElement, Update, select, update

from .database import Database
from .schema import running, seats, tables


class SeatQueries:
    """Queries for seats; each change is made at most once, however often it is requested."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def request_substitute(self, table_id: int, user_id: int, request: int) -> bool:
        """Store a person's request to be replaced by the computer, in place of an earlier one.

        Returns False if this request is stored already, or if the person has no seat there.
        """
        new = seats.c.request.is_distinct_from(request)
        mine = _update_seats(table_id, seats.c.user_id == user_id, new)
        return await self._changed(mine.values(request=request))

    async def close_request(self, table_id: int, seat: int, request: int) -> bool:
        """Delete a request; return False if it was not open."""
        asked = _update_seats(table_id, seats.c.seat == seat, seats.c.request == request)
        return await self._changed(asked.values(request=None))

    async def hand_over(
        self, table_id: int, seat: int, user_id: int, level: str, request: int | None = None
    ) -> bool:
        """Give a person's seat to the computer; return False if the person no longer has it.

        With a `request`, also return False if that request is not open.
        """
        sits = _update_seats(table_id, seats.c.seat == seat, seats.c.user_id == user_id)
        if request is not None:
            sits = sits.where(seats.c.request == request)
        return await self._reseat(
            table_id, sits.values(user_id=None, former_id=user_id, level=level, request=None)
        )

    async def take_back(self, table_id: int, user_id: int) -> bool:
        """Give a replaced person the seat back; return False if the person was not replaced."""
        left = _update_seats(table_id, seats.c.user_id.is_(None), seats.c.former_id == user_id)
        return await self._reseat(
            table_id, left.values(user_id=user_id, former_id=None, level=None)
        )

    async def _reseat(self, table_id: int, change: Update) -> bool:
        """Change a seat; mark that no board shows it yet and that a computer may have to move."""
        async with self._database.writing() as connection:
            if not (await connection.execute(change)).rowcount:
                return False
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id)
                .values(seats_shown=False, computer_due=True)
            )
            return True

    async def _changed(self, change: Update) -> bool:
        async with self._database.writing() as connection:
            return (await connection.execute(change)).rowcount > 0


def _update_seats(table_id: int, *which: ColumnElement[bool]) -> Update:
    """Return an update of seats of a running game."""
    going_on = select(tables.c.id).where(tables.c.id == table_id, running)
    return update(seats).where(seats.c.table_id.in_(going_on), *which)
