"""The challenges: made, shown, answered once, and turned into tables."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .records import Answer, Challenge, NewChallenge, NewTable, Player, Status, TableRecord
from .refusals import NoSuchChallenge
from .schema import challenges
from .tables import insert_table

_OPEN = challenges.c.status == "open"


class Challenges:
    """The challenges of a database."""

    _database: Database

    async def add_challenge(self, new: NewChallenge) -> Challenge:
        """Store an open challenge."""
        columns = asdict(new)
        players = [columns.pop("challenger"), columns.pop("opponent")]
        made = (
            insert(challenges)
            .values(**columns, players=to_builtins(players), status="open")
            .returning(challenges.c.id)
        )
        async with self._database.writing() as connection:
            challenge_id = (await connection.execute(made)).scalar_one()
        return Challenge(
            **asdict(new), id=challenge_id, status="open", message_id=None, table_id=None
        )

    async def challenge(self, challenge_id: int) -> Challenge:
        """Return a challenge; raises `NoSuchChallenge`."""
        found = await self._find_challenges(challenges.c.id == challenge_id)
        if not found:
            raise NoSuchChallenge(f"no challenge {challenge_id}")
        return found[0]

    async def challenge_shown(self, challenge_id: int, message_id: int) -> None:
        """Note the message that shows a challenge."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(challenges)
                .where(challenges.c.id == challenge_id)
                .values(message_id=message_id)
            )

    async def answer_challenge(self, challenge_id: int, status: Answer) -> bool:
        """Close a challenge; False if it was no longer open. Raises `NoSuchChallenge`."""
        async with self._database.writing() as connection:
            return await _close(connection, challenge_id, status)

    async def accept_challenge(self, challenge_id: int, new: NewTable) -> TableRecord | None:
        """Close a challenge and begin its game, both or neither.

        Returns `None` if the challenge was no longer open. Raises `NoSuchChallenge`, and
        `ChannelTaken` where a game is running in the channel; the challenge then stays open.
        """
        async with self._database.writing() as connection:
            if not await _close(connection, challenge_id, "accepted"):
                return None
            record = await insert_table(connection, new)
            await connection.execute(
                update(challenges).where(challenges.c.id == challenge_id).values(table_id=record.id)
            )
            return record

    async def due_challenges(self, now: datetime) -> tuple[Challenge, ...]:
        """Return the open challenges that expire at `now` or before, oldest first."""
        return await self._find_challenges(_OPEN, challenges.c.expires_at <= now)

    async def open_challenges(self) -> tuple[Challenge, ...]:
        """Return every open challenge, oldest first."""
        return await self._find_challenges(_OPEN)

    async def _find_challenges(self, *conditions: ColumnElement[bool]) -> tuple[Challenge, ...]:
        found = select(challenges).where(*conditions).order_by(challenges.c.id)
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
    return Challenge(**columns, challenger=challenger, opponent=opponent)
