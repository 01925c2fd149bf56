"""Queries for messages that still name somebody who was forgotten, until they are edited."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..invitations.records import Invitation
from ..schema.forgotten import forgotten_messages
from ..upserts import change_or_insert

KEPT = timedelta(days=7)
"""For how long it is tried to edit a message."""

AT_MOST = 100
"""How many are looked up at a time."""


class ForgottenMessage(Struct, frozen=True):
    """A message of a game (`table_id`) or an invitation (`None`), and its language."""

    message_id: int
    channel_id: int
    table_id: int | None
    locale: str

    @classmethod
    def of_invitation(cls, invitation: Invitation) -> "ForgottenMessage":
        """Return the message of an invitation that has one."""
        assert invitation.message_id is not None
        return cls(invitation.message_id, invitation.channel_id, None, invitation.locale)


class ForgottenMessageQueries:
    """Queries for messages to be edited; they name nobody themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def left(self, before: datetime) -> tuple[ForgottenMessage, ...]:
        """Return messages that were to be edited before a time, newest first."""
        found = (
            select(*(forgotten_messages.c[name] for name in ForgottenMessage.__struct_fields__))
            .where(forgotten_messages.c.since < before)
            .order_by(forgotten_messages.c.message_id.desc())
            .limit(AT_MOST)
        )
        return tuple(ForgottenMessage(*row) for row in await self._database.rows(found))

    async def add(self, messages: Iterable[ForgottenMessage]) -> None:
        """Store messages that are to be edited."""
        async with self._database.writing() as connection:
            await add_forgotten(connection, messages)

    async def done(self, message_id: int) -> None:
        """Forget a message: it was edited, or can never be."""
        its = forgotten_messages.c.message_id == message_id
        async with self._database.writing() as connection:
            await connection.execute(delete(forgotten_messages).where(its))


async def add_forgotten(connection: AsyncConnection, messages: Iterable[ForgottenMessage]) -> None:
    """Store messages that are to be edited from now on, each once, also after an earlier time."""
    now = datetime.now(UTC)
    # In one order, so that two processes that store the same messages do not wait for each other.
    for message in sorted(messages, key=lambda each: each.message_id):
        row = {**asdict(message), "since": now}
        its = forgotten_messages.c.message_id == message.message_id
        change = update(forgotten_messages).where(its).values(row)
        await change_or_insert(connection, change, insert(forgotten_messages).values(row))


async def purge_forgotten(connection: AsyncConnection, now: datetime) -> None:
    """Give up the messages that could not be edited for `KEPT`."""
    await connection.execute(
        delete(forgotten_messages).where(forgotten_messages.c.since < now - KEPT)
    )
