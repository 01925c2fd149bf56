"""Deletes what is kept for a time only: invitations, absences, tournaments that never began."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..games.absences import COUNTED
from ..people.forgotten_messages import purge_forgotten
from ..person_locks import lock_deleting
from ..results.imported_games import KEPT as IMPORTED_KEPT
from ..schema.core import invitations, seals, tables
from ..schema.onlookers import imported_games, watchers
from ..schema.people import absences
from ..schema.tournaments import entrants, tournaments
from ..tournaments.sealing import is_left_over

KEPT = timedelta(days=30)
"""How long an invitation is kept: after it expired, or after the game that came of it ended."""


class RetentionQueries:
    """Queries that delete what nobody needs any more."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def purge(self, now: datetime) -> int:
        """Delete the invitations that were over `KEPT` before `now`; return how many.

        A seal that dealt no game goes with its invitation, or once its tournament is over. Absences
        go once they count no more, and so do tournaments that nobody began, which end first;
        imported games after `IMPORTED_KEPT`, messages that could not be edited for a forgotten
        person, and who watched a game whose end could not be told.
        """
        before = now - KEPT
        played = select(tables.c.id).where(tables.c.ended_at < before)
        lost = and_(invitations.c.table_id.is_(None), invitations.c.expires_at < before)
        over = or_(lost, invitations.c.table_id.in_(played))
        async with self._database.writing() as connection:
            await lock_deleting(connection)
            await connection.execute(delete(absences).where(absences.c.ends_at <= now - COUNTED))
            await _purge_tournaments(connection, before)
            await connection.execute(delete(seals).where(is_left_over()))
            await connection.execute(
                delete(imported_games).where(imported_games.c.at < now - IMPORTED_KEPT)
            )
            await purge_forgotten(connection, now)
            await connection.execute(delete(watchers).where(watchers.c.table_id.in_(played)))
            return await _purge_invitations(connection, over)


async def _purge_invitations(connection: AsyncConnection, over: ColumnElement[bool]) -> int:
    """Delete invitations with their unspent seals; first lock them, which may be accepted now."""
    locked = select(invitations.c.id).where(over).order_by(invitations.c.id).with_for_update()
    found = (await connection.scalars(locked)).all()
    unspent = and_(seals.c.challenge_id.in_(found), seals.c.table_id.is_(None))
    await connection.execute(delete(seals).where(unspent))
    await connection.execute(delete(invitations).where(invitations.c.id.in_(found)))
    return len(found)


async def _purge_tournaments(connection: AsyncConnection, before: datetime) -> None:
    """End the tournaments that were opened before a time and never began; delete what is shown.

    The message of one that has ended shows that first, so that nothing can be pressed on it later.
    """
    begun = select(entrants.c.tournament_id).where(entrants.c.drawn.is_not(None))
    never = and_(
        tournaments.c.status.in_(("open", "ended")),
        tournaments.c.created_at < before,
        tournaments.c.id.not_in(begun),
    )
    locked = select(tournaments.c.id).where(never).order_by(tournaments.c.id).with_for_update()
    found = (await connection.scalars(locked)).all()  # locked, as somebody may join them now
    waiting = and_(tournaments.c.id.in_(found), tournaments.c.status == "open")
    ended = {"status": "ended", "version": tournaments.c.version + 1}
    await connection.execute(update(tournaments).where(waiting).values(ended))
    shown = or_(tournaments.c.message_id.is_(None), tournaments.c.shown >= tournaments.c.version)
    over = select(tournaments.c.id).where(tournaments.c.id.in_(found), shown)
    gone = (await connection.scalars(over)).all()
    await connection.execute(delete(entrants).where(entrants.c.tournament_id.in_(gone)))
    await connection.execute(delete(tournaments).where(tournaments.c.id.in_(gone)))
