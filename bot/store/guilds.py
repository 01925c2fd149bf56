"""What servers have chosen."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import guilds


class Guilds:
    """The servers of a database."""

    _database: Database

    async def guild_locale(self, guild_id: int) -> str | None:
        """Return the language that a server has chosen for this bot, or `None`."""
        chosen = select(guilds.c.locale).where(guilds.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return await connection.scalar(chosen)

    async def set_guild_locale(self, guild_id: int, locale: str | None) -> None:
        """Choose a server's language; `None` takes the choice back."""
        change = update(guilds).where(guilds.c.guild_id == guild_id).values(locale=locale)
        async with self._database.writing() as connection:
            if (await connection.execute(change)).rowcount:
                return
            try:
                async with connection.begin_nested():
                    await connection.execute(
                        insert(guilds).values(guild_id=guild_id, locale=locale)
                    )
            except IntegrityError:  # another program has just put it there
                await connection.execute(change)
