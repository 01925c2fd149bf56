"""Stores a new game inside a transaction, whether it was begun at once or came of an invitation."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limits
from ..person_locks import lock_people
from ..records import NewTable, TableRecord
from ..refusals import ChannelTaken
from ..schema.core import running, seats, tables
from .clocks import restarted_clock
from .limits import counted_with, expect_within
from .seals import SpentSeal, spend

TRIES = 3
"""How many times a game can begin in the channel and end meanwhile."""


async def lock_players(connection: AsyncConnection, new: NewTable) -> None:
    """Lock the people of a new game, so that the data of none is deleted while it begins.

    What its limits count is locked, too.

    To be called before any row is locked.
    """
    people = (new.opener_id, *(player.user_id for player in new.players))
    await lock_people(connection, (*people, *counted_with(new)))


async def insert_table(
    connection: AsyncConnection,
    new: NewTable,
    spent: SpentSeal | None,
    within: Limits | None,
) -> TableRecord:
    """Insert a game whose people are locked; the transaction must be rolled back if this raises.

    Raises `ChannelTaken`, `SealSpent` if another game was dealt from the seal, and `within` limits
    `LimitReached`.
    """
    if within is not None:
        await expect_within(connection, new, within)
    now = datetime.now(UTC)
    columns = {name: value for name, value in asdict(new).items() if name != "players"}
    due = any(player.user_id is None for player in new.players)
    values = {**columns, "created_at": now, "computer_due": due}
    table_id = await _insert(connection, values)
    await connection.execute(
        insert(seats),
        [
            {"table_id": table_id, "seat": seat, **asdict(player)}
            for seat, player in enumerate(new.players)
        ],
    )
    await connection.execute(restarted_clock(table_id))
    if spent is not None:
        await spend(connection, table_id, spent)
    return TableRecord(**asdict(new), id=table_id, created_at=now)


async def _insert(connection: AsyncConnection, values: Mapping[str, Any]) -> int:
    begun = insert(tables).values(values).returning(tables.c.id)
    for left in reversed(range(TRIES)):
        try:
            async with connection.begin_nested():
                table_id: int = (await connection.execute(begun)).scalar_one()
                return table_id
        except IntegrityError as error:
            taken = await connection.scalar(running_table(values["channel_id"]))
            if taken is not None:
                raise ChannelTaken(taken) from error
            if not left:  # otherwise the game in the channel has ended since
                raise
    raise AssertionError


def running_table(channel_id: int) -> Select[int]:
    """Select the id of the game that is running in a channel."""
    return select(tables.c.id).where(running, tables.c.channel_id == channel_id)
