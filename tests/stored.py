"""What tests ask a store beyond what the bot asks."""

from sqlalchemy import ColumnElement, select

from bot.store import Challenge, DamagedTable, Store, TableRecord
from bot.store.schema import challenges, running, tables


async def running_games(store: Store) -> tuple[TableRecord, ...]:
    """Return every running game, oldest first, no damaged one."""
    return await _games(store, running)


async def ended_unshown(store: Store) -> tuple[TableRecord, ...]:
    """Return the ended games whose ending no message shows, oldest first, no damaged one."""
    return await _games(store, ~running & ~tables.c.end_shown)


async def open_challenges(store: Store) -> tuple[Challenge, ...]:
    """Return every open challenge that can be read, oldest first."""
    return await store.challenges._challenges(challenges.c.status == "open")


async def _games(store: Store, which: ColumnElement[bool]) -> tuple[TableRecord, ...]:
    async with store._database.reading() as connection:
        found = await connection.scalars(select(tables.c.id).where(which).order_by(tables.c.id))
        ids = found.all()
    games = []
    for table_id in ids:
        try:
            games.append(await store.tables.load(table_id))
        except DamagedTable:
            continue
    return tuple(games)
