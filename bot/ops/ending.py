"""`python -m bot end TABLE`: ends a running game without a winner, even a damaged one."""

import asyncio
import sys

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from engine.core.game import ABANDONED

from ..store import Ending, NoSuchTable, Outline, Store, why_unusable
from ..store.connection.lock import database_file, is_locked
from ..store.upkeep.inspection import schema_of

NO_DATABASE = "Nothing was changed: the database cannot be opened ({why})."
NOT_CURRENT = {
    "none": "Nothing was changed: there are no games yet in the database of DATABASE_URL.",
    "older": "Nothing was changed: the database was last used by an older version of this program. "
    "Start the bot once, then ask again.",
    "newer": "Nothing was changed: the database was last used by a newer version of this program.",
}


def end(url: str, table: int) -> int:
    """End a game without a winner, and print the outcome; the bot may be running.

    Returns the exit status: 0 if the game was ended, else 1.
    """
    try:
        ended, message = asyncio.run(_end(url, table))
    except ArgumentError:
        ended, message = False, "DATABASE_URL is no address of a database. See .env.example."
    except (SQLAlchemyError, OSError, ImportError) as error:
        ended, message = False, NO_DATABASE.format(why=why_unusable(error))
    (sys.stdout if ended else sys.stderr).write(f"{message}\n")
    return 0 if ended else 1


async def _end(url: str, table: int) -> tuple[bool, str]:
    """End a game; return whether it was ended now, and the message for the host."""
    schema = await schema_of(url)
    if schema not in ("current", "ahead"):
        return False, NOT_CURRENT[schema]
    store = await Store.open(url)
    try:
        if not 0 < table < 1 << 63:  # outside the range of a BIGINT
            raise NoSuchTable(f"no table {table}")
        game = await store.outlines.load(table)
        if not await store.tables.end(table, Ending(ABANDONED, ())):
            return False, f"Nothing was changed: {_named(game)} has ended already."
    except NoSuchTable:
        return False, f"Nothing was changed: there is no game {table}."
    finally:
        await store.close()
    return True, f"{_named(game, capital=True)} has been ended without a winner. {_next(url)}"


def _named(game: Outline, *, capital: bool = False) -> str:
    where = f"server {game.guild_id}" if game.guild_id else "direct messages"
    name = "Game" if capital else "game"
    return f"{name} {game.id} ({game.game}, channel {game.channel_id}, {where})"


def _next(url: str) -> str:
    """Return when people will see it; on a server's database no lock tells whether a bot runs."""
    file = database_file(url)
    if file is None:
        return "A running bot shows that within a minute, else the next start does."
    if is_locked(file):
        return "The running bot shows that within a minute."
    return "The next start shows that in its channel."
