"""Queries for a copy of all that is stored about a person, as plain values for a file."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import JSON, Select, Table, Text, cast, select

from .database import Database
from .named_people import invitations_of, theirs
from .onlookers_schema import imported_games, watchers
from .schema import (
    absences,
    blocks,
    invitations,
    lessons,
    mentions,
    moves,
    open_choices,
    preferences,
    ratings,
    results,
    seals,
    seats,
    tables,
    undos,
)
from .schema_notices import notices
from .schema_tournaments import entrants, tournaments

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
        games = select(tables.c.id).where(theirs(user_id))
        async with self._database.reading() as connection:

            async def rows(found: Select[Any]) -> Sequence[Row]:
                # In parts: of thousands of games, all at once would stop the event loop.
                return [
                    {name: _plain(_decoded(name, value)) for name, value in row.items()}
                    async for row in (await connection.stream(found)).mappings()
                ]

            mine = (seats.c.user_id == user_id) | (seats.c.former_id == user_id)
            own = select(seats.c.table_id, seats.c.seat).where(mine).subquery()
            by_me = [
                (made.c.table_id == own.c.table_id)
                & (made.c.seat == own.c.seat)
                & made.c.by_computer.is_not(True)
                for made in (moves, open_choices)
            ]
            invited = await invitations_of(connection, user_id)
            kept = [each for each in tables.c if each.name not in ("deal", "opener_id")]
            played = await rows(
                select(*_readable(kept), (tables.c.opener_id == user_id).label("opened_by_you"))
                .where(tables.c.id.in_(games))
                .order_by(tables.c.id)
            )
            sat = await rows(select(seats).where(mine).order_by(seats.c.table_id))
            made = await rows(
                select(moves).join(own, by_me[0]).order_by(moves.c.table_id, moves.c.n)
            )
            chosen = await rows(select(open_choices).join(own, by_me[1]))
            undone = await rows(
                select(undos.c.table_id, undos.c.entries, undos.c.kept, undos.c.at)
                .join(own, (undos.c.table_id == own.c.table_id) & (undos.c.seat == own.c.seat))
                .order_by(undos.c.table_id, undos.c.n)
            )
            counted = await rows(
                select(results).where(results.c.user_id == user_id).order_by(results.c.table_id)
            )
            mixed = await rows(
                select(seals.c.table_id, seals.c.terms).where(seals.c.table_id.in_(games))
            )
            parts = {
                "seats": sat,
                "moves": made,
                "open_choices": chosen,
                "taken_back_by_you": undone,
                "mixed_in": mixed,
                "results": counted,
            }
            return {
                "person": str(user_id),
                "made_at": datetime.now(UTC).isoformat(),
                "games": await asyncio.to_thread(_with_parts, played, parts),
                "invitations": await rows(
                    select(*_readable(invitations.c)).where(invitations.c.id.in_(invited))
                ),
                "sealed_for_your_next_game": bool(
                    await rows(select(seals.c.id).where(seals.c.person_id == user_id))
                ),
                "ratings": await rows(select(ratings).where(ratings.c.user_id == user_id)),
                "preferences": await rows(_of_owner(preferences, user_id)),
                "away": await rows(select(absences).where(absences.c.person_id == user_id)),
                "kept_away_by_you": await rows(_of_owner(blocks, user_id)),
                "notified_by_you": await rows(
                    select(mentions.c.of_id, mentions.c.at).where(mentions.c.by_id == user_id)
                ),
                "notified_of_you": await rows(
                    select(mentions.c.by_id, mentions.c.at).where(mentions.c.of_id == user_id)
                ),
                "tournaments": await rows(
                    select(tournaments.c.name, tournaments.c.game, entrants)
                    .join(entrants, entrants.c.tournament_id == tournaments.c.id)
                    .where(entrants.c.user_id == user_id)
                ),
                "organized_by_you": await rows(
                    select(tournaments).where(tournaments.c.organizer_id == user_id)
                ),
                "notices": await rows(select(notices).where(notices.c.person_id == user_id)),
                "imported_games": await rows(
                    select(imported_games.c.at, imported_games.c.file)
                    .where(imported_games.c.owner_id == user_id)
                    .order_by(imported_games.c.id)
                ),
                "watched": await rows(
                    select(watchers.c.table_id, watchers.c.every_age)
                    .where(watchers.c.person_id == user_id)
                    .order_by(watchers.c.table_id)
                ),
                "lessons": await rows(
                    select(lessons.c.game, lessons.c.page).where(lessons.c.person_id == user_id)
                ),
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
