"""What servers and people have chosen."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .records import Choice
from .schema import choices


class ChoiceQueries:
    """What the owners of choices, servers and people, have chosen in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, *owners: int) -> Choice:
        """Return what is chosen; of several owners, the first who has chosen a thing counts."""
        found = select(choices).where(choices.c.owner_id.in_(owners))
        async with self._database.reading() as connection:
            rows = {row.owner_id: row for row in await connection.execute(found)}
        made = [rows[owner] for owner in owners if owner in rows]
        return Choice(
            locale=next((row.locale for row in made if row.locale is not None), None),
            theme=next((row.theme for row in made if row.theme is not None), None),
            hints=next((row.hints for row in made if row.hints is not None), True),
            reviews=next((row.reviews for row in made if row.reviews is not None), True),
        )

    async def choose(self, owner_id: int, **chosen: str | bool | None) -> None:
        """Choose for an owner what is named as in `Choice`; `None` takes a choice back."""
        change = update(choices).where(choices.c.owner_id == owner_id).values(**chosen)
        async with self._database.writing() as connection:
            if (await connection.execute(change)).rowcount:
                return
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(choices).values(owner_id=owner_id, **chosen))
            except IntegrityError:  # another program has just put it there
                await connection.execute(change)
