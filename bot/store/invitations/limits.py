"""Limits of open invitations, which are counted in the transaction that opens one more."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import json
from sqlalchemy import Row, Text, cast, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limit, Limits
from ..corrupt_rows import UNREADABLE
from ..person_locks import lock_people
from ..records import Player
from ..refusals import LimitReached
from ..schema.core import invitations
from .records import NewInvitation

_OPEN = invitations.c.status == "open"
_HOST = cast(invitations.c.host, Text)


async def lock_limits(connection: AsyncConnection, new: NewInvitation) -> None:
    """Let nobody else open an invitation of the same host, or on the same server, until the end.

    To be called before any row is locked.
    """
    await lock_people(connection, (new.host.user_id, new.guild_id))


async def expect_within(connection: AsyncConnection, new: NewInvitation, limits: Limits) -> None:
    """Check that there may be one more open invitation; raises `LimitReached`."""
    mine = await _hosted(connection, new, draft=False)
    _expect_few("invitations", limits.invitations, mine)
    here = [each for each in mine if each.channel_id == new.channel_id]
    _expect_few("invitations_in_channel", limits.invitations_in_channel, here)
    if new.guild_id is None:
        return
    found = select(func.count()).where(
        _OPEN, ~invitations.c.draft, invitations.c.guild_id == new.guild_id
    )
    if (await connection.scalar(found) or 0) >= limits.invitations_on_server.most:
        raise LimitReached("invitations_on_server", limits.invitations_on_server.most)


async def withdraw_old_drafts(
    connection: AsyncConnection, new: NewInvitation, limits: Limits
) -> None:
    """Withdraw the host's older drafts, of which only the newest are kept beside one more."""
    drafts = await _hosted(connection, new, draft=True)
    over = len(drafts) - max(0, limits.drafts.most - 1)
    if over > 0:
        old = invitations.c.id.in_([each.id for each in drafts[:over]])
        await connection.execute(update(invitations).where(old).values(status="withdrawn"))


async def _hosted(
    connection: AsyncConnection, new: NewInvitation, *, draft: bool
) -> Sequence[Row[tuple[int, int, datetime, str]]]:
    """Return the open invitations, or drafts, of the same host, oldest first."""
    person = new.host.user_id
    found = (
        select(invitations.c.id, invitations.c.channel_id, invitations.c.expires_at, _HOST)
        .where(_OPEN, invitations.c.draft.is_(draft), _HOST.contains(str(person)))
        .order_by(invitations.c.id)
    )
    return [each for each in await connection.execute(found) if _id_of(each[3]) == person]


def _id_of(stored: str) -> int | None:
    """Return the id of a stored host; `None` for a corrupt one."""
    try:
        return json.decode(stored, type=Player).user_id
    except UNREADABLE:
        return None


def _expect_few(
    name: str, limit: Limit, found: Sequence[Row[tuple[int, int, datetime, str]]]
) -> None:
    if len(found) >= limit.most:
        now = datetime.now(UTC)
        until = min((each.expires_at for each in found), default=now)
        raise LimitReached(name, limit.most, until)
