"""The rows of invitations: their columns, and the values that are read from them."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert, to_builtins
from sqlalchemy import Select, outerjoin, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..games.seals import Seal
from ..records import Player
from ..schema.core import invitations, seals
from .records import Cut, Invitation


async def read_invitations(connection: AsyncConnection, ids: Select[int]) -> tuple[Invitation, ...]:
    """Return invitations with their seals, oldest first; raises an error of a damaged row."""
    sealed = outerjoin(invitations, seals, seals.c.challenge_id == invitations.c.id)
    found = (
        select(invitations, seals.c.id.label("seal"), seals.c.secret, seals.c.terms)
        .select_from(sealed)
        .where(invitations.c.id.in_(ids))
        .order_by(invitations.c.id)
    )
    return tuple(_record(row) for row in (await connection.execute(found)).mappings())


def people_columns(
    host: Player, players: Sequence[Player], invited: Sequence[int], cuts: Sequence[Cut]
) -> dict[str, Any]:
    """Return the columns that name people."""
    return {
        "host": to_builtins(host),
        "players": to_builtins(players),
        "invited": to_builtins(invited),
        "cuts": to_builtins(cuts),
    }


def _record(row: Mapping[Any, Any]) -> Invitation:
    columns = dict(row)
    if columns["host"] is None:  # an earlier version stored a challenger and an opponent
        players = convert(columns["players"], tuple[Player, Player])
        columns |= {"host": players[0], "players": players, "invited": people_of(players[1:])}
    else:
        columns |= {
            "host": convert(columns["host"], Player),
            "players": convert(columns["players"], tuple[Player, ...]),
            "invited": convert(columns["invited"], tuple[int, ...]),
        }
    columns["cuts"] = convert(columns["cuts"] or (), tuple[Cut, ...])
    number, secret, terms = (columns.pop(name) for name in ("seal", "secret", "terms"))
    del columns["full_since"]
    seal = None if number is None else Seal(number, secret, terms)
    return Invitation(**columns, seal=seal)


def people_of(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the ids of the people among players."""
    return tuple(player.user_id for player in players if player.user_id is not None)
