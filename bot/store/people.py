"""Queries for a person's data: summarize it, and delete it."""

import re

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Text, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .corrupt_rows import UNREADABLE
from .database import Database
from .records import FORGOTTEN, Player
from .refusals import StillPlays
from .schema import challenges, preferences, running, seals, seats, tables


class PersonalData(Struct, frozen=True):
    """How much is stored about a person: games and challenges, by number.

    `sealed` tells whether a secret waits for the person's next game, `chosen` whether the person
    has set preferences.
    """

    running: int
    ended: int
    challenges: int
    sealed: bool
    chosen: bool


class PeopleQueries:
    """Queries for the data of one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def personal_data(self, user_id: int) -> PersonalData:
        """Return how much is stored about a person; all zero for an unknown one."""
        games = select(func.count(tables.c.id)).where(_theirs(user_id))
        sealed = select(func.count(seals.c.id)).where(seals.c.person_id == user_id)
        mine = (
            select(func.count()).select_from(preferences).where(preferences.c.owner_id == user_id)
        )
        async with self._database.reading() as connection:
            return PersonalData(
                running=await connection.scalar(games.where(running)) or 0,
                ended=await connection.scalar(games.where(~running)) or 0,
                challenges=len(await _challenges_of(connection, user_id)),
                sealed=bool(await connection.scalar(sealed)),
                chosen=bool(await connection.scalar(mine)),
            )

    async def plays_in(self, user_id: int) -> tuple[int, ...]:
        """Return the ids of a person's running games, including damaged ones, oldest first.

        A game that only computers play belongs to the person who opened it.
        """
        found = select(tables.c.id).where(_plays(user_id)).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def forget(self, user_id: int) -> None:
        """Delete a person's data in one transaction.

        Ended games keep their moves; the person's seat becomes anonymous, and games in direct
        messages lose their channel too. Raises `StillPlays` if `plays_in` lists a running game.
        """
        async with self._database.writing() as connection:
            if await connection.scalar(select(func.count(tables.c.id)).where(_plays(user_id))):
                raise StillPlays(f"{user_id} plays a running game")
            await _forget_words(connection, user_id)
            await _forget_games(connection, user_id)
            await _forget_challenges(connection, user_id)
            await connection.execute(delete(seals).where(seals.c.person_id == user_id))
            await connection.execute(delete(preferences).where(preferences.c.owner_id == user_id))


def _plays(user_id: int) -> ColumnElement[bool]:
    """Match running games in which a person has a seat, or has two computers play."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    peopled = select(seats.c.table_id).where(seats.c.user_id.is_not(None))
    watches = and_(tables.c.opener_id == user_id, tables.c.id.not_in(peopled))
    return and_(running, or_(tables.c.id.in_(sits), watches))


def _theirs(user_id: int) -> ColumnElement[bool]:
    """Match games that name a person: as a player, a replaced player or the opener."""
    sat = or_(seats.c.user_id == user_id, seats.c.former_id == user_id)
    return or_(tables.c.opener_id == user_id, tables.c.id.in_(select(seats.c.table_id).where(sat)))


async def _forget_words(connection: AsyncConnection, user_id: int) -> None:
    """Delete the seals of a person's games that contain typed words (a cut)."""
    games = select(tables.c.id).where(_theirs(user_id))
    typed = seals.c.terms.contains(" cut=")
    await connection.execute(delete(seals).where(seals.c.table_id.in_(games), typed))


async def _forget_games(connection: AsyncConnection, user_id: int) -> None:
    private = and_(or_(tables.c.guild_id.is_(None), ~tables.c.postable), ~running)
    await connection.execute(
        update(tables)
        .where(private, _theirs(user_id))
        .values(channel_id=FORGOTTEN, message_id=None)
    )
    await connection.execute(
        update(tables).where(tables.c.opener_id == user_id).values(opener_id=FORGOTTEN)
    )
    await connection.execute(
        update(seats)
        .where(seats.c.user_id == user_id)
        .values(user_id=FORGOTTEN, name="", request=None)
    )
    await connection.execute(
        update(seats).where(seats.c.former_id == user_id).values(former_id=None, name="")
    )


async def _forget_challenges(connection: AsyncConnection, user_id: int) -> None:
    """Delete a person's challenges, and the seals promised to them that dealt no game."""
    for challenge_id in await _challenges_of(connection, user_id):
        unspent = and_(seals.c.challenge_id == challenge_id, seals.c.table_id.is_(None))
        await connection.execute(delete(seals).where(unspent))
        await connection.execute(delete(challenges).where(challenges.c.id == challenge_id))


async def _challenges_of(connection: AsyncConnection, user_id: int) -> list[int]:
    stored = cast(challenges.c.players, Text).label("players")
    likely = select(challenges.c.id, stored).where(stored.contains(str(user_id)))
    rows = (await connection.execute(likely)).all()
    return [row.id for row in rows if user_id in _named(row.players)]


def _named(players: str) -> set[int | None]:
    """Return the user ids in a challenge's `players`; of a corrupt one, every number in it."""
    try:
        return {each.user_id for each in json.decode(players, type=tuple[Player, ...])}
    except UNREADABLE:
        return {int(number) for number in re.findall(r"\d+", players)}
