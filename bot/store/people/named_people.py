"""Conditions that match what names a person: games, mentions and invitations."""

import re

from msgspec import json
from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..corrupt_rows import UNREADABLE
from ..invitations.invitations import NAMING, likely_naming
from ..records import Player
from ..schema.core import invitations, seats, tables
from ..schema.people import mentions


def theirs(user_id: int) -> ColumnElement[bool]:
    """Match games that name a person: as a player, a replaced player or the opener."""
    sat = or_(seats.c.user_id == user_id, seats.c.former_id == user_id)
    return or_(tables.c.opener_id == user_id, tables.c.id.in_(select(seats.c.table_id).where(sat)))


def mentioning(user_id: int) -> ColumnElement[bool]:
    """Match mentions by a person, and of that person."""
    return or_(mentions.c.by_id == user_id, mentions.c.of_id == user_id)


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
