"""`python -m bot end TABLE`: a running game ended without a winner, told in words."""

import asyncio
import sys

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from engine.core.game import ABANDONED

from ..store import Ending, NoSuchTable, Outline, Store, Unavailable
from ..store.inspection import schema_of
from ..store.lock import database_file, is_locked

NO_DATABASE = "Nothing was changed: the database cannot be opened ({why})."
NOT_CURRENT = {
    "none": "Nothing was changed: there are no games yet in the database of DATABASE_URL.",
    "older": "Nothing was changed: the database was last used by an older version of this program. "
    "Start the bot once, then ask again.",
    "newer": "Nothing was changed: the database was last used by a newer version of this program.",
}


def end(url: str, table: int) -> int:
    """End a game without a winner, damaged or not, while the bot runs or not.

    Returns the exit status: 0 where the game was ended.
    """
    try:
        ended, told = asyncio.run(_end(url, table))
    except ArgumentError:
        ended, told = False, "DATABASE_URL is no address of a database. See .env.example."
    except (SQLAlchemyError, OSError, ImportError) as error:
        why = error if isinstance(error, Unavailable) else getattr(error, "orig", None) or error
        ended, told = False, NO_DATABASE.format(why=why)
    (sys.stdout if ended else sys.stderr).write(f"{told}\n")
    return 0 if ended else 1


async def _end(url: str, table: int) -> tuple[bool, str]:
    """Return whether a game was ended, and what the host reads."""
    schema = await schema_of(url)
    if schema != "current":
        return False, NOT_CURRENT[schema]
    store = await Store.open(url)
    try:
        if not 0 < table < 1 << 63:  # more than a database can be asked for
            raise NoSuchTable(f"no table {table}")
        game = await store.outlines.load(table)
        if not await store.tables.end(table, Ending(ABANDONED, ())):
            return False, f"Nothing was changed: {_told(game)} has ended already."
    except NoSuchTable:
        return False, f"Nothing was changed: there is no game {table}."
    finally:
        await store.close()
    return True, f"{_told(game, capital=True)} has been ended without a winner. {_next(url)}"


def _told(game: Outline, *, capital: bool = False) -> str:
    where = f"server {game.guild_id}" if game.guild_id else "direct messages"
    name = "Game" if capital else "game"
    return f"{name} {game.id} ({game.game}, channel {game.channel_id}, {where})"


def _next(url: str) -> str:
    """Tell when people see it; of a database that is no file it is not known whether a bot runs."""
    file = database_file(url)
    if file is None:
        return "A running bot shows that within a minute, else the next start does."
    if is_locked(file):
        return "The running bot shows that within a minute."
    return "The next start shows that in its channel."
