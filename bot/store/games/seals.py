"""Seals, secrets from which games are dealt, each used for one game, and their queries."""

from contextlib import suppress

from msgspec import Struct
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.fair import commitment

from ..connection.database import Database
from ..refusals import SealSpent
from ..schema.core import seals


class Seal(Struct, frozen=True):
    """A secret from which a game is dealt, and the `terms` that were mixed in at the deal.

    `secret` must not be shown before the end of that game; `repr` leaves it out.
    """

    id: int
    secret: bytes
    terms: str | None = None

    @property
    def commitment(self) -> str:
        """The hash of the secret, which may be shown at any time."""
        return commitment(self.secret)

    def __repr__(self) -> str:
        return f"Seal({self.id}, {self.commitment})"


class SpentSeal(Struct, frozen=True):
    """The use of a seal for a deal: its id, the terms, and the invitation it was promised to.

    `invitation` is `None` for a seal that waited for a person's next game.
    """

    seal: int
    terms: str
    invitation: int | None = None


class SealQueries:
    """Queries for seals. One that is promised to no invitation waits for its person's next game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self, person_id: int, fresh: bytes) -> Seal:
        """Return the seal of the next game that a person begins; make one of `fresh` if needed.

        It is durable when this returns, so its commitment may be shown.
        """
        async with self._database.writing() as connection:
            while (found := await _one(connection, seals.c.person_id == person_id)) is None:
                with suppress(IntegrityError):  # another task or program has just inserted one
                    async with connection.begin_nested():
                        await connection.execute(
                            insert(seals).values(secret=fresh, person_id=person_id)
                        )
            return found

    async def of_table(self, table_id: int) -> Seal | None:
        """Return the seal of a game; `None` if it was dealt before seals existed."""
        async with self._database.reading() as connection:
            return await _one(connection, seals.c.table_id == table_id)


async def promise(
    connection: AsyncConnection, invitation_id: int, person_id: int, fresh: bytes
) -> Seal:
    """Assign a person's waiting seal, or else a new one of `fresh`, to an invitation; return it."""
    promised = update(seals).where(seals.c.person_id == person_id)
    taken = await connection.execute(promised.values(person_id=None, challenge_id=invitation_id))
    if not taken.rowcount:
        await connection.execute(insert(seals).values(secret=fresh, challenge_id=invitation_id))
    found = await _one(connection, seals.c.challenge_id == invitation_id)
    assert found is not None
    return found


async def spend(connection: AsyncConnection, table_id: int, spent: SpentSeal) -> None:
    """Store that a game was dealt from a seal.

    Raises `SealSpent` if another game was, or if the seal was promised to another invitation since
    it was read.
    """
    dealt = update(seals).where(
        seals.c.id == spent.seal,
        seals.c.table_id.is_(None),
        seals.c.challenge_id.is_not_distinct_from(spent.invitation),
    )
    values = {"person_id": None, "table_id": table_id, "terms": spent.terms}
    if not (await connection.execute(dealt.values(values))).rowcount:
        raise SealSpent(f"seal {spent.seal} belongs to another game")


async def _one(connection: AsyncConnection, which: ColumnElement[bool]) -> Seal | None:
    found = select(seals.c.id, seals.c.secret, seals.c.terms).where(which)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else Seal(row.id, row.secret, row.terms)
