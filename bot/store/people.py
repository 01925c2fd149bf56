"""What is stored about one person, and how it is forgotten."""

import re

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Text, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .damage import UNREADABLE
from .database import Database
from .records import FORGOTTEN, Player
from .refusals import StillPlays
from .schema import challenges, choices, running, seals, seats, tables


class Known(Struct, frozen=True):
    """How much is stored about a person: games, challenges, and whether anything is chosen."""

    running: int
    ended: int
    challenges: int
    chosen: bool


class People:
    """The people in a database."""

    _database: Database

    async def known(self, user_id: int) -> Known:
        """Return how much is stored about a person; nothing is no error."""
        games = select(func.count(tables.c.id.distinct())).join(seats).where(_sat(user_id))
        mine = select(func.count()).select_from(choices).where(choices.c.owner_id == user_id)
        async with self._database.reading() as connection:
            return Known(
                running=await connection.scalar(games.where(running)) or 0,
                ended=await connection.scalar(games.where(~running)) or 0,
                challenges=len(await _challenges_of(connection, user_id)),
                chosen=bool(await connection.scalar(mine)),
            )

    async def plays_in(self, user_id: int) -> tuple[int, ...]:
        """Return the running games in which a person sits, damaged ones too, oldest first."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        found = select(tables.c.id).where(running, tables.c.id.in_(sits)).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def forget(self, user_id: int) -> None:
        """Forget a person: all of it or nothing.

        Ended games stay with their moves, and with nobody in the person's seat whom one could
        name; those of direct messages lose their channel too. Raises `StillPlays` for who sits in
        a running game.
        """
        async with self._database.writing() as connection:
            sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
            if await connection.scalar(select(func.count()).where(running, tables.c.id.in_(sits))):
                raise StillPlays(f"{user_id} sits in a running game")
            await _forget_games(connection, user_id)
            await _forget_challenges(connection, user_id)
            await connection.execute(delete(seals).where(seals.c.person_id == user_id))
            await connection.execute(delete(choices).where(choices.c.owner_id == user_id))


def _sat(user_id: int) -> ColumnElement[bool]:
    return or_(seats.c.user_id == user_id, seats.c.former_id == user_id)


async def _forget_games(connection: AsyncConnection, user_id: int) -> None:
    theirs = select(seats.c.table_id).where(_sat(user_id))
    private = and_(or_(tables.c.guild_id.is_(None), ~tables.c.postable), ~running)
    await connection.execute(
        update(tables)
        .where(private, or_(tables.c.id.in_(theirs), tables.c.opener_id == user_id))
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
    """Delete a person's challenges, and the seals in which words are kept that were typed."""
    for challenge_id in await _challenges_of(connection, user_id):
        of_it = seals.c.challenge_id == challenge_id
        typed = or_(seals.c.table_id.is_(None), seals.c.terms.contains(" cut="))
        await connection.execute(delete(seals).where(of_it, typed))
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
