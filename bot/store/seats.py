"""Who sits where while a game runs: seats that the computer takes over and that are taken back."""

from sqlalchemy import ColumnElement, Update, select, update

from .database import Database
from .schema import running, seats, tables


class SeatQueries:
    """The seats of a database; each change happens once, however often it is asked for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def request_substitute(self, table_id: int, user_id: int, request: int) -> bool:
        """Note that a person wants the computer to take over; an earlier request is over.

        False if this request is noted already, or if the person does not sit there.
        """
        new = seats.c.request.is_distinct_from(request)
        mine = _of(table_id, seats.c.user_id == user_id, new)
        return await self._changed(mine.values(request=request))

    async def close_request(self, table_id: int, seat: int, request: int) -> bool:
        """Forget a request; False if it was over already."""
        asked = _of(table_id, seats.c.seat == seat, seats.c.request == request)
        return await self._changed(asked.values(request=None))

    async def hand_over(
        self, table_id: int, seat: int, user_id: int, level: str, request: int | None = None
    ) -> bool:
        """Give a person's seat to the computer; False if the seat has changed hands.

        With a `request`, it is False too if that is over.
        """
        sits = _of(table_id, seats.c.seat == seat, seats.c.user_id == user_id)
        if request is not None:
            sits = sits.where(seats.c.request == request)
        return await self._reseated(
            table_id, sits.values(user_id=None, former_id=user_id, level=level, request=None)
        )

    async def take_back(self, table_id: int, user_id: int) -> bool:
        """Give a person the seat back in which the computer stands in; False if there is none."""
        left = _of(table_id, seats.c.user_id.is_(None), seats.c.former_id == user_id)
        return await self._reseated(
            table_id, left.values(user_id=user_id, former_id=None, level=None)
        )

    async def _reseated(self, table_id: int, change: Update) -> bool:
        """Change who sits at a table; note that no board shows it yet and a computer may be due."""
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


def _of(table_id: int, *which: ColumnElement[bool]) -> Update:
    """Change seats of a table whose game goes on."""
    going_on = select(tables.c.id).where(tables.c.id == table_id, running)
    return update(seats).where(seats.c.table_id.in_(going_on), *which)
