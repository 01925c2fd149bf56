"""Queries for tournaments. Each change is conditional: of two processes, one alone makes it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..schema.core import tables
from ..schema.tournaments import entrants, pairings, tournaments
from .records import Entrant, NewTournament, Tournament, TournamentGame, TournamentStatus

AT_MOST = 200
"""How many tournaments are looked up at a time."""


class TournamentQueries:
    """Queries for tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: NewTournament) -> Tournament:
        """Store a tournament that people can join."""
        values = {name: getattr(new, name) for name in NewTournament.__struct_fields__}
        row = {**values, "status": "open", "round": 0, "version": 1, "shown": 0}
        async with self._database.writing() as connection:
            made = await connection.execute(insert(tournaments), [row])
            key = made.inserted_primary_key
            assert key is not None
            (found,) = await _read(connection, tournaments.c.id == key[0])
        return found

    async def get(self, number: int) -> Tournament | None:
        """Return a tournament; `None` for an unknown one."""
        async with self._database.reading() as connection:
            found = await _read(connection, tournaments.c.id == number)
        return found[0] if found else None

    async def of_server(self, guild_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments of a server that are open or running, newest first."""
        alive = tournaments.c.status.in_(("open", "running"))
        async with self._database.reading() as connection:
            return await _read(connection, and_(tournaments.c.guild_id == guild_id, alive))

    async def played_on(self, guild_id: int, most: int) -> tuple[Tournament, ...]:
        """Return the last tournaments of a server that were played to their end, newest first."""
        over = select(tournaments.c.id).where(
            tournaments.c.guild_id == guild_id, tournaments.c.status == "over"
        )
        last = over.order_by(tournaments.c.id.desc()).limit(most)
        async with self._database.reading() as connection:
            return await _read(connection, tournaments.c.id.in_(last))

    async def set_message(self, number: int, message_id: int | None, version: int) -> None:
        """Store the message that shows a tournament, and which version."""
        shown = (
            update(tournaments)
            .where(tournaments.c.id == number, tournaments.c.shown <= version)
            .values(message_id=message_id, shown=version)
        )
        async with self._database.writing() as connection:
            await connection.execute(shown)

    async def join(self, number: int, user: int, name: str, cut: int, most: int) -> bool:
        """Add somebody to an open tournament, of `most` people; False if that cannot be."""
        own = entrants.c.tournament_id == number
        async with self._database.writing() as connection:
            if await _locked(connection, number) != "open":
                return False
            present = await connection.scalar(select(func.count()).where(own)) or 0
            known = await connection.scalar(
                select(func.count()).where(own, entrants.c.user_id == user)
            )
            if present >= most or known:
                return False
            last = await connection.scalar(select(func.max(entrants.c.number)).where(own))
            row = {
                "tournament_id": number,
                "number": 0 if last is None else last + 1,
                "user_id": user,
                "name": name,
                "cut": cut,
            }
            await connection.execute(insert(entrants), [row])
            return await _change(connection, number, "open")

    async def leave(self, number: int, user: int) -> bool:
        """Take somebody out of an open tournament, or out of all further rounds; False if not in.

        The game that is being played goes on.
        """
        mine = and_(entrants.c.tournament_id == number, entrants.c.user_id == user)
        async with self._database.writing() as connection:
            status = await _locked(connection, number)
            if status == "open":
                gone = await connection.execute(delete(entrants).where(mine))
            elif status == "running":
                now = select(tournaments.c.round).where(tournaments.c.id == number)
                left = update(entrants).where(mine, entrants.c.left_after.is_(None))
                gone = await connection.execute(left.values(left_after=now.scalar_subquery()))
            else:
                return False
            return bool(gone.rowcount) and await _change(connection, number, status)

    async def begin(
        self, seen: Tournament, rounds: int, drawn: Sequence[int], first: Sequence[TournamentGame]
    ) -> bool:
        """Begin an open tournament: the numbers in the order `drawn`, and the `first` round.

        False if somebody has joined or left since it was `seen`, or it is not open any more.
        """
        number, same = seen.id, tournaments.c.version == seen.version
        own = entrants.c.tournament_id == number
        async with self._database.writing() as connection:
            values = {"status": "running", "round": 1, "rounds": rounds}
            if not await _change(connection, number, "open", same, **values):
                return False
            for place, each in enumerate(drawn):
                its = update(entrants).where(own, entrants.c.number == each)
                await connection.execute(its.values(drawn=place))
            await connection.execute(insert(pairings), [_row(number, each) for each in first])
            return True

    async def next_round(self, number: int, after: int, found: Sequence[TournamentGame]) -> bool:
        """Begin the round that follows one; False if that was done already."""
        async with self._database.writing() as connection:
            its = tournaments.c.round == after
            if not await _change(connection, number, "running", its, round=after + 1):
                return False
            await connection.execute(insert(pairings), [_row(number, each) for each in found])
            return True

    async def finish(self, number: int, status: TournamentStatus) -> bool:
        """End a tournament that is open or running; False if it has ended already."""
        async with self._database.writing() as connection:
            for before in ("open", "running"):
                if await _change(connection, number, before, status=status):
                    return True
            return False

    async def set_thread(self, number: int, pairing: TournamentGame, thread_id: int) -> None:
        """Store the thread of a game, unless it has another one by now than was seen."""
        as_seen = pairings.c.thread_id.is_not_distinct_from(pairing.thread_id)
        async with self._database.writing() as connection:
            await connection.execute(_its(number, pairing, as_seen).values(thread_id=thread_id))

    async def set_table(
        self, number: int, pairing: TournamentGame, table_id: int, seat: int
    ) -> None:
        """Store which game is played for a pairing, unless that is known."""
        free = pairings.c.table_id.is_(None)
        async with self._database.writing() as connection:
            made = _its(number, pairing, free).values(table_id=table_id, seat=seat)
            if (await connection.execute(made)).rowcount:
                await _change(connection, number, "running")

    async def score(self, number: int, pairing: TournamentGame, scores: tuple[int, int]) -> None:
        """Store what both got, unless that is known."""
        unknown = pairings.c.first_score.is_(None)
        values = {"first_score": scores[0], "second_score": scores[1]}
        async with self._database.writing() as connection:
            if (await connection.execute(_its(number, pairing, unknown).values(values))).rowcount:
                await _change(connection, number, "running")

    async def due(self) -> tuple[int, ...]:
        """Return the tournaments that wait for the bot, oldest first.

        A game is to be begun or has ended, a round is over, or the message does not show it all.
        Only those for which this process acts.
        """
        now = and_(
            pairings.c.tournament_id == tournaments.c.id,
            pairings.c.round == tournaments.c.round,
            pairings.c.first_score.is_(None),
        )
        its_game = (tables.c.id == pairings.c.table_id, tables.c.ended_at.is_not(None))
        acts = or_(pairings.c.table_id.is_(None), exists().where(*its_game))
        waits = and_(
            tournaments.c.status == "running",
            or_(
                select(pairings.c.board).where(now, acts).exists(),
                ~select(pairings.c.board).where(now).exists(),
            ),
        )
        stale = and_(
            tournaments.c.message_id.is_not(None), tournaments.c.shown < tournaments.c.version
        )
        own = self._database.scope.of(tournaments.c.guild_id)
        found = select(tournaments.c.id).where(own, or_(waits, stale)).order_by(tournaments.c.id)
        return await self._database.scalars(found.limit(AT_MOST))


async def _locked(connection: AsyncConnection, number: int) -> TournamentStatus | None:
    """Lock a tournament until the transaction ends; return its status, `None` without it."""
    its = select(tournaments.c.status).where(tournaments.c.id == number)
    status: TournamentStatus | None = await connection.scalar(its.with_for_update(key_share=True))
    return status


async def _change(
    connection: AsyncConnection,
    number: int,
    present: str,
    *conditions: ColumnElement[bool],
    **values: object,
) -> bool:
    """Change a tournament of the `present` status, and lock it until the transaction ends."""
    its = update(tournaments).where(
        tournaments.c.id == number, tournaments.c.status == present, *conditions
    )
    changed = its.values(version=tournaments.c.version + 1, **values)
    return (await connection.execute(changed)).rowcount > 0


def _its(number: int, pairing: TournamentGame, condition: ColumnElement[bool]) -> Any:
    return update(pairings).where(
        pairings.c.tournament_id == number,
        pairings.c.round == pairing.round,
        pairings.c.board == pairing.board,
        condition,
    )


def _row(number: int, new: TournamentGame) -> dict[str, object]:
    first, second = new.scores or (None, None)
    return {
        "tournament_id": number,
        "round": new.round,
        "board": new.board,
        "first": new.first,
        "second": new.second,
        "first_score": first,
        "second_score": second,
    }


async def _read(connection: AsyncConnection, which: ColumnElement[bool]) -> tuple[Tournament, ...]:
    """Return tournaments with all that belongs to them, newest first."""

    async def rows(found: Select[Any]) -> Sequence[Any]:
        return list((await connection.execute(found)).all())

    found = await rows(select(tournaments).where(which).order_by(tournaments.c.id.desc()))
    numbers = [row.id for row in found]
    joined = await rows(
        select(entrants)
        .where(entrants.c.tournament_id.in_(numbers))
        .order_by(entrants.c.tournament_id, entrants.c.number)
    )
    paired = await rows(
        select(pairings)
        .where(pairings.c.tournament_id.in_(numbers))
        .order_by(pairings.c.tournament_id, pairings.c.round, pairings.c.board)
    )
    return tuple(
        Tournament(
            **row._asdict(),
            entrants=tuple(_entrant(each) for each in joined if each.tournament_id == row.id),
            pairings=tuple(_pairing(each) for each in paired if each.tournament_id == row.id),
        )
        for row in found
    )


def _entrant(row: Any) -> Entrant:
    return Entrant(row.number, row.user_id, row.name, row.cut, row.drawn, row.left_after)


def _pairing(row: Any) -> TournamentGame:
    scores = None if row.first_score is None else (row.first_score, row.second_score or 0)
    return TournamentGame(
        row.round, row.board, row.first, row.second, row.thread_id, row.table_id, row.seat, scores
    )
