"""Queries for a person's data: summarize it, and delete it."""

import re

from msgspec import Struct, json
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .corrupt_rows import UNREADABLE
from .database import Database
from .invitation_records import Invitation
from .invitations import NAMING, likely_naming, read_invitations
from .onlookers_schema import imported_games, watchers
from .records import FORGOTTEN, Player
from .refusals import StillPlays
from .schema import (
    absences,
    blocks,
    invitations,
    lessons,
    mentions,
    preferences,
    ratings,
    results,
    running,
    seals,
    seats,
    tables,
)
from .schema_notices import notices
from .schema_tournaments import entrants, tournaments


class Forgotten(Struct, frozen=True):
    """The messages of the bot that name a person who was forgotten, newest first.

    Of each game that shows its end or goes on, the id, channel and message; the invitations are as
    they were before.
    """

    games: tuple[tuple[int, int, int], ...]
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
        notified = select(func.count(mentions.c.by_id)).where(_noted(user_id))
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
        found = select(tables.c.id).where(_plays(user_id)).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def forget(self, user_id: int) -> Forgotten:
        """Delete a person's data in one transaction; return which messages name the person.

        Ended games keep their moves; the person's seat becomes anonymous, the message is not known
        any more, and games in direct messages lose their channel too. Results and ratings of the
        person are deleted; those of others stay as they are. Raises `StillPlays` if
        `plays_in` lists a running game.
        """
        async with self._database.writing() as connection:
            if await connection.scalar(select(func.count(tables.c.id)).where(_plays(user_id))):
                raise StillPlays(f"{user_id} plays a running game")
            named = Forgotten(
                await _shown_games(connection, user_id),
                await _shown_invitations(connection, user_id),
            )
            await _forget_tournaments(connection, user_id)
            await _forget_words(connection, user_id)
            await _forget_games(connection, user_id)
            # After the games are locked: another process may be counting one of them.
            await connection.execute(delete(results).where(results.c.user_id == user_id))
            await connection.execute(delete(ratings).where(ratings.c.user_id == user_id))
            await _forget_invitations(connection, user_id)
            await connection.execute(delete(seals).where(seals.c.person_id == user_id))
            await connection.execute(delete(preferences).where(preferences.c.owner_id == user_id))
            await connection.execute(delete(absences).where(absences.c.person_id == user_id))
            # A block by somebody else stays: whoever is kept away must not come back by this.
            await connection.execute(delete(blocks).where(blocks.c.owner_id == user_id))
            await connection.execute(delete(mentions).where(_noted(user_id)))
            await connection.execute(
                delete(imported_games).where(imported_games.c.owner_id == user_id)
            )
            await connection.execute(delete(watchers).where(watchers.c.person_id == user_id))
            await connection.execute(delete(lessons).where(lessons.c.person_id == user_id))
            await connection.execute(delete(notices).where(notices.c.person_id == user_id))
        await self._database.empty_log()
        return named


async def _shown_games(
    connection: AsyncConnection, user_id: int
) -> tuple[tuple[int, int, int], ...]:
    """Return the games whose message names a person, and may be edited."""
    found = (
        select(tables.c.id, tables.c.channel_id, tables.c.message_id)
        .where(theirs(user_id), tables.c.postable, tables.c.message_id.is_not(None))
        .order_by(tables.c.id.desc())
    )
    rows = (await connection.execute(found)).all()
    return tuple((row.id, row.channel_id, row.message_id) for row in rows)


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
    return tuple(each for each in reversed(shown) if each.postable)


def _plays(user_id: int) -> ColumnElement[bool]:
    """Match running games in which a person has a seat, or has two computers play."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    peopled = select(seats.c.table_id).where(seats.c.user_id.is_not(None))
    watches = and_(tables.c.opener_id == user_id, tables.c.id.not_in(peopled))
    return and_(running, or_(tables.c.id.in_(sits), watches))


def theirs(user_id: int) -> ColumnElement[bool]:
    """Match games that name a person: as a player, a replaced player or the opener."""
    sat = or_(seats.c.user_id == user_id, seats.c.former_id == user_id)
    return or_(tables.c.opener_id == user_id, tables.c.id.in_(select(seats.c.table_id).where(sat)))


def _noted(user_id: int) -> ColumnElement[bool]:
    """Match mentions by a person, and of that person."""
    return or_(mentions.c.by_id == user_id, mentions.c.of_id == user_id)


async def _forget_words(connection: AsyncConnection, user_id: int) -> None:
    """Delete the seals of a person's games that contain typed words (a cut).

    In a line of `fair2` only words are preceded by a colon.
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
    await connection.execute(
        update(seats)
        .where(seats.c.user_id == user_id)
        .values(user_id=FORGOTTEN, name="", request=None, agreed_to=None, agreed_undo=None)
    )
    await connection.execute(
        update(seats).where(seats.c.former_id == user_id).values(former_id=None, name="")
    )


async def _forget_tournaments(connection: AsyncConnection, user_id: int) -> None:
    """Take a person out of tournaments; one that has begun goes on with somebody unknown."""
    mine = entrants.c.user_id == user_id
    entered = select(entrants.c.tournament_id).where(mine)
    named = or_(tournaments.c.id.in_(entered), tournaments.c.organizer_id == user_id)
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
        unspent = and_(seals.c.challenge_id == invitation_id, seals.c.table_id.is_(None))
        await connection.execute(delete(seals).where(unspent))
        await connection.execute(delete(invitations).where(invitations.c.id == invitation_id))


async def invitations_of(connection: AsyncConnection, user_id: int) -> list[int]:
    """Return the ids of the invitations that name a person, damaged ones too, oldest first."""
    likely = (
        select(invitations.c.id, *NAMING.values())
        .where(likely_naming(user_id))
        .order_by(invitations.c.id)
    )
    rows = (await connection.execute(likely)).mappings().all()
    return [row["id"] for row in rows if any(user_id in _named(row[name]) for name in NAMING)]


def _named(stored: str | None) -> set[int | None]:
    """Return the user ids in a column of an invitation; of a corrupt one, every number in it."""
    if stored is None:
        return set()
    try:
        found = json.decode(stored, type=tuple[Player | int, ...] | Player)
    except UNREADABLE:
        return {int(number) for number in re.findall(r"\d+", stored)}
    each = (found,) if isinstance(found, Player) else found
    return {one.user_id if isinstance(one, Player) else one for one in each}
