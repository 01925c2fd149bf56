"""What is stored about one person, and how it is forgotten."""

import re

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Text, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .corrupt_rows import UNREADABLE
from .database import Database
from .records import FORGOTTEN, Player
from .refusals import StillPlays
from .schema import challenges, choices, running, seals, seats, tables


class Known(Struct, frozen=True):
    """How much is stored about a person: games, challenges, and what else.

    `sealed` tells whether a secret waits for the person's next game, `chosen` whether anything was
    chosen.
    """

    running: int
    ended: int
    challenges: int
    sealed: bool
    chosen: bool


class PeopleQueries:
    """The people in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, user_id: int) -> Known:
        """Return how much is stored about a person; nothing is no error."""
        games = select(func.count(tables.c.id)).where(_theirs(user_id))
        sealed = select(func.count(seals.c.id)).where(seals.c.person_id == user_id)
        mine = select(func.count()).select_from(choices).where(choices.c.owner_id == user_id)
        async with self._database.reading() as connection:
            return Known(
                running=await connection.scalar(games.where(running)) or 0,
                ended=await connection.scalar(games.where(~running)) or 0,
                challenges=len(await _challenges_of(connection, user_id)),
                sealed=bool(await connection.scalar(sealed)),
                chosen=bool(await connection.scalar(mine)),
            )

    async def plays_in(self, user_id: int) -> tuple[int, ...]:
        """Return the running games that a person plays, damaged ones too, oldest first.

        Those that only computers play belong to who began them.
        """
        found = select(tables.c.id).where(_plays(user_id)).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def forget(self, user_id: int) -> None:
        """Forget a person: all of it or nothing.

        Ended games stay with their moves, and with nobody in the person's seat whom one could
        name; those of direct messages lose their channel too. Raises `StillPlays` for who plays a
        running game, as `plays_in` has it.
        """
        async with self._database.writing() as connection:
            if await connection.scalar(select(func.count(tables.c.id)).where(_plays(user_id))):
                raise StillPlays(f"{user_id} plays a running game")
            await _forget_words(connection, user_id)
            await _forget_games(connection, user_id)
            await _forget_challenges(connection, user_id)
            await connection.execute(delete(seals).where(seals.c.person_id == user_id))
            await connection.execute(delete(choices).where(choices.c.owner_id == user_id))


def _plays(user_id: int) -> ColumnElement[bool]:
    """Hold for a running game in which a person sits, or which he watches computers play."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    peopled = select(seats.c.table_id).where(seats.c.user_id.is_not(None))
    watches = and_(tables.c.opener_id == user_id, tables.c.id.not_in(peopled))
    return and_(running, or_(tables.c.id.in_(sits), watches))


def _theirs(user_id: int) -> ColumnElement[bool]:
    """Hold for a game that names a person: who plays it, has left a seat of it, or began it."""
    sat = or_(seats.c.user_id == user_id, seats.c.former_id == user_id)
    return or_(tables.c.opener_id == user_id, tables.c.id.in_(select(seats.c.table_id).where(sat)))


async def _forget_words(connection: AsyncConnection, user_id: int) -> None:
    """Delete the seals of a person's games in which words are kept that somebody typed."""
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
    """Delete a person's challenges, and the seals that were promised to them and never spent."""
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
    """Return whom a challenge names; one that cannot be read may name anybody, so all it holds."""
    try:
        return {each.user_id for each in json.decode(players, type=tuple[Player, ...])}
    except UNREADABLE:
        return {int(number) for number in re.findall(r"\d+", players)}
