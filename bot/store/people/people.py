"""Queries for a person's data: summarize it, and delete it."""

from msgspec import Struct
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..corrupt_rows import UNREADABLE
from ..games.limits import plays
from ..invitations.records import Invitation
from ..invitations.rows import read_invitations
from ..refusals import StillPlays
from ..schema.core import invitations, results, running, seals, tables
from ..schema.notices import notices
from ..schema.onlookers import imported_games, watchers
from ..schema.people import absences, blocks, lessons, mentions, preferences
from ..schema.tournaments import entrants, tournaments
from .forgetting import forget_person, lock_person
from .forgotten_messages import ForgottenMessage, add_forgotten
from .named_people import invitations_of, mentioning, theirs

EDITED_AT_MOST = 100
"""How many messages are edited, the newest first: Discord allows few edits of old ones an hour."""


class Forgotten(Struct, frozen=True):
    """The messages of the bot that name a person who was forgotten, newest first.

    Those of games that show their end or go on; the invitations are as they were before.
    """

    games: tuple[ForgottenMessage, ...]
    invitations: tuple[Invitation, ...]


class PersonalData(Struct, frozen=True):
    """How much is stored about a person: games and invitations, by number.

    `counted` are the results that statistics and ratings are made of. `sealed` tells whether a
    secret waits for the person's next game, `chosen` whether the person has set preferences,
    `others` whether people are stored whom the person keeps away or had notified, or who had the
    person notified. `away` tells whether it is stored when the person is or was away,
    `learning` whether the person has begun lessons, `notices` whether the person was or is to be
    told of a turn in another way than by the board, `tournaments` in how many the person takes or
    took part, or which the person organizes. `imported` is the number of imported games, `watched`
    that of games that the person watches.
    """

    running: int
    ended: int
    invitations: int
    counted: int
    sealed: bool
    chosen: bool
    others: bool
    away: bool
    learning: bool
    notices: bool
    tournaments: int
    imported: int
    watched: int


class PeopleQueries:
    """Queries for the data of one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def personal_data(self, user_id: int) -> PersonalData:
        """Return how much is stored about a person; all zero for an unknown one."""
        games = select(func.count(tables.c.id)).where(theirs(user_id))
        sealed = select(func.count(seals.c.id)).where(seals.c.person_id == user_id)
        mine = (
            select(func.count()).select_from(preferences).where(preferences.c.owner_id == user_id)
        )
        counted = select(func.count()).where(results.c.user_id == user_id)
        kept_away = select(func.count(blocks.c.owner_id)).where(blocks.c.owner_id == user_id)
        absent = select(func.count()).where(absences.c.person_id == user_id)
        notified = select(func.count(mentions.c.by_id)).where(mentioning(user_id))
        brought = select(func.count(imported_games.c.id)).where(
            imported_games.c.owner_id == user_id
        )
        watched = select(func.count()).where(watchers.c.person_id == user_id)
        learnt = select(func.count(lessons.c.game)).where(lessons.c.person_id == user_id)
        told = select(func.count()).where(notices.c.person_id == user_id)
        entered = select(entrants.c.tournament_id).where(entrants.c.user_id == user_id)
        organized = tournaments.c.organizer_id == user_id
        took_part = select(func.count()).where(or_(tournaments.c.id.in_(entered), organized))
        async with self._database.reading() as connection:
            return PersonalData(
                running=await connection.scalar(games.where(running)) or 0,
                ended=await connection.scalar(games.where(~running)) or 0,
                invitations=len(await invitations_of(connection, user_id)),
                counted=await connection.scalar(counted) or 0,
                sealed=bool(await connection.scalar(sealed)),
                chosen=bool(await connection.scalar(mine)),
                others=bool(
                    await connection.scalar(kept_away) or await connection.scalar(notified)
                ),
                away=bool(await connection.scalar(absent)),
                learning=bool(await connection.scalar(learnt)),
                notices=bool(await connection.scalar(told)),
                tournaments=await connection.scalar(took_part) or 0,
                imported=await connection.scalar(brought) or 0,
                watched=await connection.scalar(watched) or 0,
            )

    async def plays_in(self, user_id: int) -> tuple[int, ...]:
        """Return the ids of a person's running games, including damaged ones, oldest first.

        A game that only computers play belongs to the person who opened it.
        """
        found = select(tables.c.id).where(plays(user_id)).order_by(tables.c.id)
        return await self._database.scalars(found)

    async def forget(self, user_id: int) -> Forgotten:
        """Delete a person's data in one transaction; return which messages name the person.

        Ended games keep their moves; the person's seat becomes anonymous, the message is not known
        any more once it is edited, and games in direct messages lose their channel too. Results and
        ratings of the person are deleted; those of others stay as they are. Raises `StillPlays` if
        `plays_in` lists a running game.
        """
        async with self._database.writing() as connection:
            await lock_person(connection, user_id)
            if await connection.scalar(select(func.count(tables.c.id)).where(plays(user_id))):
                raise StillPlays(f"{user_id} plays a running game")
            named = Forgotten(
                await _shown_games(connection, user_id),
                await _shown_invitations(connection, user_id),
            )
            await add_forgotten(
                connection, (*map(ForgottenMessage.of_invitation, named.invitations), *named.games)
            )
            await forget_person(connection, user_id)
        await self._database.empty_log()
        return named


async def _shown_games(connection: AsyncConnection, user_id: int) -> tuple[ForgottenMessage, ...]:
    """Return the messages of games that name a person, and may be edited."""
    found = (
        select(tables.c.message_id, tables.c.channel_id, tables.c.id, tables.c.locale)
        .where(theirs(user_id), tables.c.postable, tables.c.message_id.is_not(None))
        .order_by(tables.c.id.desc())
        .limit(EDITED_AT_MOST)
    )
    return tuple(ForgottenMessage(*row) for row in await connection.execute(found))


async def _shown_invitations(connection: AsyncConnection, user_id: int) -> tuple[Invitation, ...]:
    """Return the invitations whose message names a person, without damaged ones."""
    shown: list[Invitation] = []
    for number in await invitations_of(connection, user_id):
        which = select(invitations.c.id).where(
            invitations.c.id == number, invitations.c.message_id.is_not(None)
        )
        try:
            shown += await read_invitations(connection, which)
        except UNREADABLE:
            continue
    return tuple(each for each in reversed(shown) if each.postable)[:EDITED_AT_MOST]
