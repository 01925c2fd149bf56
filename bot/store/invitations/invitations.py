"""Queries for invitations: store, post, change seats, close once, and turn into games."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import (
    ColumnElement,
    Select,
    Text,
    Update,
    cast,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limits
from ..connection.database import Database
from ..corrupt_rows import find_readable
from ..games.new_tables import insert_table, lock_players
from ..games.seals import SpentSeal, promise
from ..records import NewTable, TableRecord
from ..refusals import NoSuchInvitation
from ..schema.core import full, invitations, running, seals, tables
from ..wrong_clock import WRONG_CLOCK
from .limits import expect_within, lock_limits, withdraw_old_drafts
from .records import ClosingStatus, Invitation, NewInvitation
from .rows import people_columns, people_of, read_invitations

_OPEN = invitations.c.status == "open"

NAMING = {
    name: cast(invitations.c[name], Text).label(name) for name in ("host", "players", "invited")
}
"""The columns that name people, as text; null in rows of earlier versions."""


class InvitationQueries:
    """Queries for invitations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        new: NewInvitation,
        fresh: bytes | None = None,
        *,
        draft: bool = False,
        within: Limits | None = None,
    ) -> Invitation:
        """Store an open invitation, or a draft of one, with the host's waiting seal.

        If none is waiting, a seal is made of the secret `fresh`; without `fresh` the invitation has
        no seal. `within` limits, it raises `LimitReached`; of too many drafts, the oldest are
        withdrawn.
        """
        columns = {**asdict(new), **people_columns(new.host, new.players, new.invited, new.cuts)}
        made = (
            insert(invitations)
            .values(**columns, status="open", draft=draft)
            .returning(invitations.c.id)
        )
        seal = None
        async with self._database.writing() as connection:
            if within is not None:
                await lock_limits(connection, new)
                await (withdraw_old_drafts if draft else expect_within)(connection, new, within)
            invitation_id = (await connection.execute(made)).scalar_one()
            if fresh is not None and new.host.user_id is not None:
                seal = await promise(connection, invitation_id, new.host.user_id, fresh)
        return Invitation(
            **asdict(new),
            id=invitation_id,
            status="open",
            message_id=None,
            table_id=None,
            seal=seal,
            draft=draft,
        )

    async def get(self, invitation_id: int) -> Invitation:
        """Return an invitation; raises `NoSuchInvitation`."""
        found = await self._invitations(invitations.c.id == invitation_id)
        if not found:
            raise NoSuchInvitation(f"no invitation {invitation_id}")
        return found[0]

    async def of_table(self, table_id: int) -> Invitation | None:
        """Return the invitation from which a game was begun, or `None`."""
        found = await self._invitations(invitations.c.table_id == table_id)
        return found[0] if found else None

    async def of_message(self, message_id: int) -> Invitation | None:
        """Return the invitation that a message shows, or `None`."""
        found = await self._invitations(invitations.c.message_id == message_id)
        return found[0] if found else None

    async def expect_within(self, new: NewInvitation, within: Limits) -> None:
        """Check that there may be one more open invitation; raises `LimitReached`."""
        async with self._database.reading() as connection:
            await expect_within(connection, new, within)

    async def publish(
        self, seen: Invitation, channel_id: int, *, within: Limits | None = None
    ) -> bool:
        """Turn a draft into an open invitation in a channel.

        Returns False if it was no draft any more, or not open. Raises `NoSuchInvitation`, and
        `within` limits `LimitReached`.
        """
        async with self._database.writing() as connection:
            if within is not None:
                await lock_limits(connection, seen)
                await expect_within(connection, replace(seen, channel_id=channel_id), within)
            return await _change(
                connection,
                seen.id,
                invitations.c.draft,
                values={"draft": False, "channel_id": channel_id},
            )

    async def set_message(self, invitation_id: int, message_id: int) -> None:
        """Store the id of the message that shows an invitation."""
        async with self._database.writing() as connection:
            await connection.execute(_update(invitation_id).values(message_id=message_id))

    async def change(self, seen: Invitation, changed: Invitation) -> Invitation | None:
        """Store changed seats, cuts and options of an invitation, unless it changed since `seen`.

        Returns the invitation as it is then; `None` if it had changed or was no longer open, and
        nothing is changed. Raises `NoSuchInvitation`.
        """
        # The host too: in a row of an earlier version it is whoever comes first.
        columns = people_columns(seen.host, changed.players, changed.invited, changed.cuts)
        others = {
            "most": changed.most,
            "options": changed.options,
            "revision": seen.revision + 1,
            "full_since": datetime.now(UTC) if changed.ready else None,
        }
        as_seen = invitations.c.revision == seen.revision
        async with self._database.writing() as connection:
            if not await _change(connection, seen.id, as_seen, values={**columns, **others}):
                return None
            (stored,) = await read_invitations(connection, _id(seen.id))
            return stored

    async def close(self, invitation_id: int, status: ClosingStatus) -> bool:
        """Close an invitation; False if it was no longer open. Raises `NoSuchInvitation`."""
        async with self._database.writing() as connection:
            return await _change(connection, invitation_id, values={"status": status})

    async def accept(
        self,
        seen: Invitation,
        new: NewTable,
        spent: SpentSeal | None = None,
        *,
        within: Limits | None = None,
    ) -> TableRecord | None:
        """Close an invitation and begin its game in one transaction.

        Returns `None` if the invitation was no longer open, or its seats have changed since it was
        `seen`. Raises `NoSuchInvitation`, `ChannelTaken` if a game is running in the channel,
        `SealSpent` if another game was dealt from the seal, and `within` limits of the opener's
        games `LimitReached`; the invitation then stays open.
        """
        as_seen = invitations.c.revision == seen.revision
        async with self._database.writing() as connection:
            await lock_players(connection, new)
            if not await _change(connection, seen.id, as_seen, values={"status": "accepted"}):
                return None
            record = await insert_table(connection, new, spent, within)
            await connection.execute(_update(seen.id).values(table_id=record.id))
            return record

    async def due(self, now: datetime) -> tuple[Invitation, ...]:
        """Return the open invitations and drafts that have expired at `now`, oldest first.

        Only those for which this process acts.
        """
        own = self._database.scope.of(invitations.c.guild_id)
        return await self._invitations(_OPEN, invitations.c.expires_at <= now, own)

    async def begun_unshown(self) -> tuple[Invitation, ...]:
        """Return the posted invitations whose games are running without a board, oldest first.

        Only those for which this process acts, and where the bot may post by itself.
        """
        dealt = select(seals.c.challenge_id).join(tables, tables.c.id == seals.c.table_id)
        no_board = dealt.where(running, tables.c.message_id.is_(None))
        return await self._invitations(
            invitations.c.id.in_(no_board),
            invitations.c.postable,
            invitations.c.message_id.is_not(None),
            self._database.scope.of(invitations.c.guild_id),
        )

    async def waiting(self, now: datetime, full_for: timedelta) -> tuple[Invitation, ...]:
        """Return the posted invitations that lack nothing and whose channel is free, oldest first.

        They have lacked nothing `full_for` so long, or since a clock that was wrong has told that
        they do, and have not expired at `now`. Only those for which this process acts, and where
        the bot may post by itself.
        """
        taken = exists().where(running, tables.c.channel_id == invitations.c.channel_id)
        found = await self._invitations(
            full,
            or_(
                invitations.c.full_since <= now - full_for,
                invitations.c.full_since > now + WRONG_CLOCK,
            ),
            invitations.c.expires_at > now,
            invitations.c.postable,
            invitations.c.message_id.is_not(None),
            ~taken,
            self._database.scope.of(invitations.c.guild_id),
        )
        return tuple(each for each in found if each.ready)  # former programs do not note it

    async def like(self, new: NewInvitation, now: datetime) -> Invitation | None:
        """Return the oldest open, posted invitation in the channel that a new one would repeat.

        It is to the same game, and names the same people or has the same host; of challenges, the
        game does not matter, and the people have to be the same.
        """
        found = await self._invitations(
            _OPEN,
            ~invitations.c.draft,
            invitations.c.channel_id == new.channel_id,
            invitations.c.message_id.is_not(None),
            invitations.c.expires_at > now,
        )
        return next((each for each in found if new.repeats(each)), None)

    async def open_in(self, channel_id: int) -> tuple[Invitation, ...]:
        """Return the open invitations that a channel shows, oldest first."""
        here = invitations.c.channel_id == channel_id
        return await self._invitations(_OPEN, ~invitations.c.draft, here)

    async def open_of(self, user_id: int) -> tuple[Invitation, ...]:
        """Return the open invitations and drafts that name a person, oldest first.

        The person is the host, has joined, or is invited.
        """
        found = await self._invitations(_OPEN, likely_naming(user_id))
        return tuple(
            each
            for each in found
            if user_id in (each.host.user_id, *each.invited, *people_of(each.players))
        )

    async def _invitations(self, *conditions: ColumnElement[bool]) -> tuple[Invitation, ...]:
        ids = select(invitations.c.id).where(*conditions)
        return await find_readable(self._database, self._find, ids, "Invitation")

    async def _find(self, ids: Select[int]) -> tuple[Invitation, ...]:
        async with self._database.reading() as connection:
            return await read_invitations(connection, ids)


def likely_naming(user_id: int) -> ColumnElement[bool]:
    """Match the invitations whose text contains a person's id, if only as a part of a number."""
    return or_(*(column.contains(str(user_id)) for column in NAMING.values()))


async def _change(
    connection: AsyncConnection,
    invitation_id: int,
    *conditions: ColumnElement[bool],
    values: Mapping[str, Any],
) -> bool:
    """Change an open invitation; False if it is closed or a condition fails.

    Raises `NoSuchInvitation`.
    """
    change = _update(invitation_id).where(_OPEN, *conditions).values(values)
    if (await connection.execute(change)).rowcount:
        return True
    if await connection.scalar(_id(invitation_id)) is None:
        raise NoSuchInvitation(f"no invitation {invitation_id}")
    return False


def _update(invitation_id: int) -> Update:
    return update(invitations).where(invitations.c.id == invitation_id)


def _id(invitation_id: int) -> Select[int]:
    return select(invitations.c.id).where(invitations.c.id == invitation_id)
