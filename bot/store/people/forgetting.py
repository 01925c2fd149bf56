"""Deletes a person's data, or makes it anonymous, inside a transaction."""

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..person_locks import lock_deleting, lock_people
from ..records import FORGOTTEN
from ..schema.core import invitations, ratings, results, running, seals, seats, tables
from ..schema.notices import notices
from ..schema.onlookers import imported_games, watchers
from ..schema.people import absences, blocks, lessons, mentions, preferences
from ..schema.tournaments import entrants, tournaments
from .named_people import invitations_of, mentioning, theirs


async def lock_person(connection: AsyncConnection, user_id: int) -> None:
    """Lock a person and all games that name the person, in the order of their ids.

    The person can begin no game and take no seat until the end of the transaction, and none of the
    games is counted.
    """
    await lock_people(connection, (user_id,))
    await lock_deleting(connection)
    games = select(tables.c.id).where(theirs(user_id)).order_by(tables.c.id)
    await connection.execute(games.with_for_update(key_share=True))


async def forget_person(connection: AsyncConnection, user_id: int) -> None:
    """Delete the data of a person who is locked and plays no running game."""
    await _forget_tournaments(connection, user_id)
    await _forget_words(connection, user_id)
    await _forget_games(connection, user_id)
    await connection.execute(delete(results).where(results.c.user_id == user_id))
    await connection.execute(delete(ratings).where(ratings.c.user_id == user_id))
    await _forget_invitations(connection, user_id)
    await connection.execute(delete(seals).where(seals.c.person_id == user_id))
    await connection.execute(delete(preferences).where(preferences.c.owner_id == user_id))
    await connection.execute(delete(absences).where(absences.c.person_id == user_id))
    # A block by somebody else stays: whoever is kept away must not come back by this.
    await connection.execute(delete(blocks).where(blocks.c.owner_id == user_id))
    await connection.execute(delete(mentions).where(mentioning(user_id)))
    await connection.execute(delete(imported_games).where(imported_games.c.owner_id == user_id))
    await connection.execute(delete(watchers).where(watchers.c.person_id == user_id))
    await connection.execute(delete(lessons).where(lessons.c.person_id == user_id))
    await connection.execute(delete(notices).where(notices.c.person_id == user_id))


async def _forget_words(connection: AsyncConnection, user_id: int) -> None:
    """Delete the seals of a person's games that contain typed words (a cut).

    In a line of `fair2` or `fair3` only words are preceded by a colon.
    """
    games = select(tables.c.id).where(theirs(user_id))
    typed = or_(seals.c.terms.contains(" cut="), seals.c.terms.contains(":"))
    await connection.execute(delete(seals).where(seals.c.table_id.in_(games), typed))


async def _forget_games(connection: AsyncConnection, user_id: int) -> None:
    private = and_(or_(tables.c.guild_id.is_(None), ~tables.c.postable), ~running)
    await connection.execute(
        update(tables).where(~running, theirs(user_id)).values(message_id=None)
    )
    await connection.execute(
        update(tables).where(private, theirs(user_id)).values(channel_id=FORGOTTEN)
    )
    await connection.execute(
        update(tables).where(tables.c.opener_id == user_id).values(opener_id=FORGOTTEN)
    )
    answers = {"request": None, "agreed_seats": 0, "agreed_to": None, "agreed_undo": None}
    await connection.execute(
        update(seats)
        .where(seats.c.user_id == user_id)
        .values(user_id=FORGOTTEN, name="", **answers)
    )
    await connection.execute(  # whoever cannot come back has left for good
        update(seats).where(seats.c.former_id == user_id).values(former_id=None, name="", left=True)
    )


async def _forget_tournaments(connection: AsyncConnection, user_id: int) -> None:
    """Take a person out of tournaments; one that has begun goes on with somebody unknown."""
    mine = entrants.c.user_id == user_id
    entered = select(entrants.c.tournament_id).where(mine)
    named = or_(tournaments.c.id.in_(entered), tournaments.c.organizer_id == user_id)
    locked = select(tournaments.c.id).where(named).order_by(tournaments.c.id)
    await connection.execute(locked.with_for_update(key_share=True))
    await connection.execute(
        update(tournaments).where(named).values(version=tournaments.c.version + 1)
    )
    await connection.execute(
        update(tournaments)
        .where(tournaments.c.organizer_id == user_id)
        .values(organizer_id=FORGOTTEN)
    )
    waiting = select(tournaments.c.id).where(tournaments.c.status == "open")
    await connection.execute(delete(entrants).where(mine, entrants.c.tournament_id.in_(waiting)))
    now = select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament_id)
    left = func.coalesce(entrants.c.left_after, now.scalar_subquery())
    await connection.execute(
        update(entrants).where(mine).values(user_id=FORGOTTEN, name="", cut=0, left_after=left)
    )


async def _forget_invitations(connection: AsyncConnection, user_id: int) -> None:
    """Delete the invitations that name a person, and their seals that dealt no game."""
    for invitation_id in await invitations_of(connection, user_id):
        its = select(invitations.c.id).where(invitations.c.id == invitation_id)
        await connection.execute(its.with_for_update())  # before its seal, as where it is accepted
        unspent = and_(seals.c.challenge_id == invitation_id, seals.c.table_id.is_(None))
        await connection.execute(delete(seals).where(unspent))
        await connection.execute(delete(invitations).where(invitations.c.id == invitation_id))
