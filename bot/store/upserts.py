"""Changes a row, or inserts it where it is missing, while other processes do so too."""

from sqlalchemy import Insert, Update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

TRIES = 3
"""How many times a row can be inserted and deleted by others meanwhile."""


async def change_or_insert(connection: AsyncConnection, change: Update, new: Insert) -> None:
    """Run `change`, and `new` where it finds no row; raises `IntegrityError` if neither works."""
    for left in reversed(range(TRIES)):
        if (await connection.execute(change)).rowcount:
            return
        try:
            async with connection.begin_nested():
                await connection.execute(new)
            return
        except IntegrityError:  # another process has just inserted it
            if not left:
                raise
