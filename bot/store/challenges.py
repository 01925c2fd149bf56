"""Queries for challenges: store, find, close once, and turn into games."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, Text, and_, cast, insert, outerjoin, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .corrupt_rows import find_readable
from .database import Database
from .new_tables import insert_table
from .records import (
    Challenge,
    ClosingStatus,
    NewChallenge,
    NewTable,
    Player,
    Seal,
    SpentSeal,
    Status,
    TableRecord,
)
from .refusals import NoSuchChallenge
from .schema import challenges, seals
from .seals import promise

_OPEN = challenges.c.status == "open"


class ChallengeQueries:
    """Queries for challenges."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: NewChallenge, fresh: bytes | None = None) -> Challenge:
        """Store an open challenge with the challenger's waiting seal.

        If none is waiting, a seal is made of the secret `fresh`; without `fresh` the challenge has
        no seal.
        """
        columns = asdict(new)
        players = [columns.pop("challenger"), columns.pop("opponent")]
        made = (
            insert(challenges)
            .values(**columns, players=to_builtins(players), status="open")
            .returning(challenges.c.id)
        )
        seal = None
        async with self._database.writing() as connection:
            challenge_id = (await connection.execute(made)).scalar_one()
            if fresh is not None and new.challenger.user_id is not None:
                seal = await promise(connection, challenge_id, new.challenger.user_id, fresh)
        return Challenge(
            **asdict(new),
            id=challenge_id,
            status="open",
            message_id=None,
            table_id=None,
            seal=seal,
        )

    async def get(self, challenge_id: int) -> Challenge:
        """Return a challenge; raises `NoSuchChallenge`."""
        found = await self._challenges(challenges.c.id == challenge_id)
        if not found:
            raise NoSuchChallenge(f"no challenge {challenge_id}")
        return found[0]

    async def of_table(self, table_id: int) -> Challenge | None:
        """Return the challenge from which a game was begun, or `None`."""
        found = await self._challenges(challenges.c.table_id == table_id)
        return found[0] if found else None

    async def note_message(self, challenge_id: int, message_id: int) -> None:
        """Store the id of the message that shows a challenge."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(challenges)
                .where(challenges.c.id == challenge_id)
                .values(message_id=message_id)
            )

    async def close(self, challenge_id: int, status: ClosingStatus) -> bool:
        """Close a challenge; False if it was no longer open. Raises `NoSuchChallenge`."""
        async with self._database.writing() as connection:
            return await _close(connection, challenge_id, status)

    async def accept(
        self, challenge_id: int, new: NewTable, spent: SpentSeal | None = None
    ) -> TableRecord | None:
        """Close a challenge and begin its game in one transaction.

        Returns `None` if the challenge was no longer open. Raises `NoSuchChallenge`,
        `ChannelTaken` if a game is running in the channel, and `SealSpent` if another game was
        dealt from the seal; the challenge then stays open.
        """
        async with self._database.writing() as connection:
            if not await _close(connection, challenge_id, "accepted"):
                return None
            record = await insert_table(connection, new, spent)
            await connection.execute(
                update(challenges).where(challenges.c.id == challenge_id).values(table_id=record.id)
            )
            return record

    async def due(self, now: datetime) -> tuple[Challenge, ...]:
        """Return the open challenges that have expired at `now`, oldest first."""
        return await self._challenges(_OPEN, challenges.c.expires_at <= now)

    async def between(self, new: NewChallenge, now: datetime) -> Challenge | None:
        """Return the oldest open, posted challenge between the same people in the same channel."""
        channel = challenges.c.channel_id == new.channel_id
        live = and_(challenges.c.message_id.is_not(None), challenges.c.expires_at > now)
        people = {new.challenger.user_id, new.opponent.user_id}
        for each in await self._challenges(_OPEN, channel, live):
            if people == {each.challenger.user_id, each.opponent.user_id}:
                return each
        return None

    async def open_of(self, user_id: int) -> tuple[Challenge, ...]:
        """Return the open challenges that a person has sent or received, oldest first."""
        likely = cast(challenges.c.players, Text).contains(str(user_id))
        found = await self._challenges(_OPEN, likely)
        return tuple(
            each for each in found if user_id in (each.challenger.user_id, each.opponent.user_id)
        )

    async def _challenges(self, *conditions: ColumnElement[bool]) -> tuple[Challenge, ...]:
        ids = select(challenges.c.id).where(*conditions)
        return await find_readable(self._database, self._find_challenges, ids, "Challenge")

    async def _find_challenges(self, ids: Select[int]) -> tuple[Challenge, ...]:
        sealed = outerjoin(challenges, seals, seals.c.challenge_id == challenges.c.id)
        found = (
            select(challenges, seals.c.id.label("seal"), seals.c.secret, seals.c.terms)
            .select_from(sealed)
            .where(challenges.c.id.in_(ids))
            .order_by(challenges.c.id)
        )
        async with self._database.reading() as connection:
            return tuple(_record(row) for row in (await connection.execute(found)).mappings())


async def _close(connection: AsyncConnection, challenge_id: int, status: Status) -> bool:
    closed = await connection.execute(
        update(challenges).where(challenges.c.id == challenge_id, _OPEN).values(status=status)
    )
    if closed.rowcount:
        return True
    if await connection.scalar(_id(challenge_id)) is None:
        raise NoSuchChallenge(f"no challenge {challenge_id}")
    return False


def _id(challenge_id: int) -> Select[int]:
    return select(challenges.c.id).where(challenges.c.id == challenge_id)


def _record(row: Mapping[Any, Any]) -> Challenge:
    columns = dict(row)
    challenger, opponent = convert(columns.pop("players"), tuple[Player, Player])
    number, secret, terms = (columns.pop(name) for name in ("seal", "secret", "terms"))
    seal = None if number is None else Seal(number, secret, terms)
    return Challenge(**columns, challenger=challenger, opponent=opponent, seal=seal)
