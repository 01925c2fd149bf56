"""Queries for a copy of all that is stored about a person, as plain values for a file."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import JSON, Select, Table, Text, cast, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..games.seats import agrees
from ..schema.core import (
    invitations,
    moves,
    open_choices,
    ratings,
    results,
    seals,
    seats,
    tables,
    undos,
)
from ..schema.notices import notices
from ..schema.onlookers import imported_games, watchers
from ..schema.people import absences, blocks, lessons, mentions, preferences
from ..schema.tournaments import entrants, tournaments
from .named_people import invitations_of, theirs

Row = Mapping[str, Any]


class PersonalDataQueries:
    """Queries for the data of one person, to hand it out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def copy(self, user_id: int) -> dict[str, Any]:
        """Return what is stored about a person; ids as text, times in ISO 8601 (UTC).

        Of other people's games it has the person's own seat and moves. The secret from which cards
        are dealt is left out, and so is the deal: they are not about the person. So is what the
        computer does in the person's seat, which may be hidden from whoever has left it, and by
        whom the person is kept away, which is the other's to tell.
        """
        async with self._database.reading() as connection:
            return {
                "person": str(user_id),
                "made_at": datetime.now(UTC).isoformat(),
                "games": await _games(connection, user_id),
                "invitations": await _invitations(connection, user_id),
                "sealed_for_your_next_game": bool(
                    await _rows(connection, select(seals.c.id).where(seals.c.person_id == user_id))
                ),
                **{
                    name: await _rows(connection, found)
                    for name, found in _of_person(user_id).items()
                },
            }


async def _rows(connection: AsyncConnection, found: Select[Any]) -> Sequence[Row]:
    """Return what a statement finds, with values for JSON."""
    # In parts: of thousands of games, all at once would stop the event loop.
    return [
        {name: _plain(_decoded(name, value)) for name, value in row.items()}
        async for row in (await connection.stream(found)).mappings()
    ]


async def _games(connection: AsyncConnection, user_id: int) -> list[Row]:
    """Return the games of a person, each with the person's seats, moves and so on."""
    kept = [each for each in tables.c if each.name not in ("deal", "opener_id")]
    games = await _rows(
        connection,
        select(*_readable(kept), (tables.c.opener_id == user_id).label("opened_by_you"))
        .where(theirs(user_id))
        .order_by(tables.c.id),
    )
    parts = {name: await _rows(connection, found) for name, found in _of_games(user_id).items()}
    return await asyncio.to_thread(_with_parts, games, parts)


async def _invitations(connection: AsyncConnection, user_id: int) -> Sequence[Row]:
    named = await invitations_of(connection, user_id)
    found = select(*_readable(invitations.c)).where(invitations.c.id.in_(named))
    return await _rows(connection, found)


def _of_games(user_id: int) -> Mapping[str, Select[Any]]:
    """Return what finds the parts of a person's games, by name; each row has its `table_id`."""
    mine = (seats.c.user_id == user_id) | (seats.c.former_id == user_id)
    own = select(seats.c.table_id, seats.c.seat).where(mine).subquery()
    by_me, chosen_by_me = (
        (made.c.table_id == own.c.table_id)
        & (made.c.seat == own.c.seat)
        & made.c.by_computer.is_not(True)
        for made in (moves, open_choices)
    )
    undone = select(undos.c.table_id, undos.c.entries, undos.c.kept, undos.c.at)
    undone_by_me = (undos.c.table_id == own.c.table_id) & (undos.c.seat == own.c.seat)
    games = select(tables.c.id).where(theirs(user_id))
    asked = select(seats.c.table_id, seats.c.request).where(seats.c.request.is_not(None))
    agreed_by_me = (seats.c.table_id == own.c.table_id) & agrees(own.c.seat, seats.c.agreed_seats)
    return {
        "seats": select(seats).where(mine).order_by(seats.c.table_id),
        "agreed_to_by_you": asked.join(own, agreed_by_me),
        "moves": select(moves).join(own, by_me).order_by(moves.c.table_id, moves.c.n),
        "open_choices": select(open_choices).join(own, chosen_by_me),
        "taken_back_by_you": undone.join(own, undone_by_me).order_by(undos.c.table_id, undos.c.n),
        "mixed_in": select(seals.c.table_id, seals.c.terms).where(seals.c.table_id.in_(games)),
        "results": select(results).where(results.c.user_id == user_id).order_by(results.c.table_id),
    }


def _of_person(user_id: int) -> Mapping[str, Select[Any]]:
    """Return what finds everything else that is stored about a person, by name."""
    return {
        "ratings": select(ratings).where(ratings.c.user_id == user_id),
        "preferences": _of_owner(preferences, user_id),
        "away": select(absences).where(absences.c.person_id == user_id),
        "kept_away_by_you": _of_owner(blocks, user_id),
        "notified_by_you": select(mentions.c.of_id, mentions.c.at).where(
            mentions.c.by_id == user_id
        ),
        "notified_of_you": select(mentions.c.by_id, mentions.c.at).where(
            mentions.c.of_id == user_id
        ),
        "tournaments": select(tournaments.c.name, tournaments.c.game, entrants)
        .join(entrants, entrants.c.tournament_id == tournaments.c.id)
        .where(entrants.c.user_id == user_id),
        "organized_by_you": select(tournaments).where(tournaments.c.organizer_id == user_id),
        "notices": select(notices).where(notices.c.person_id == user_id),
        "imported_games": select(imported_games.c.at, imported_games.c.file)
        .where(imported_games.c.owner_id == user_id)
        .order_by(imported_games.c.id),
        "watched": select(watchers.c.table_id, watchers.c.every_age)
        .where(watchers.c.person_id == user_id)
        .order_by(watchers.c.table_id),
        "lessons": select(lessons.c.game, lessons.c.page).where(lessons.c.person_id == user_id),
    }


def _of_owner(table: Table, user_id: int) -> Select[Any]:
    return select(table).where(table.c.owner_id == user_id)


def _readable(columns: Any) -> list[Any]:
    """Return columns with JSON as text, which can be read even where it is damaged."""
    return [
        cast(each, Text).label(each.name) if isinstance(each.type, JSON) else each
        for each in columns
    ]


def _with_parts(games: Sequence[Row], parts: Mapping[str, Sequence[Row]]) -> list[Row]:
    """Return each game with its rows of each part."""
    by_game = {
        name: {
            table: [{k: v for k, v in row.items() if k != "table_id"} for row in rows]
            for table, rows in groupby(sorted(found, key=_table), _table)
        }
        for name, found in parts.items()
    }
    return [
        {**game, **{name: found.get(game["id"], []) for name, found in by_game.items()}}
        for game in games
    ]


_table = itemgetter("table_id")

JSON_COLUMNS = frozenset(
    each.name for table in (tables, invitations) for each in table.c if isinstance(each.type, JSON)
)


def _decoded(name: str, value: object) -> object:
    """Return what a column with JSON means; of a damaged one, its text."""
    if name not in JSON_COLUMNS or not isinstance(value, str):
        return value
    try:
        return json.decode(value)
    except MsgspecError:
        return value


def _plain(value: object) -> object:
    """Return a value for JSON; Discord's ids as text, since programs round such numbers."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, int) and not isinstance(value, bool) and value > 1 << 53:
        return str(value)
    return value
