"""Tells programs that are older than the schema whether they can live with it."""

from collections.abc import Collection

from sqlalchemy import Column, Connection, Table, Text, delete, insert, inspect, select

from ..schema.columns import metadata

compatibility = Table(
    "compatibility",
    metadata,
    Column("revision", Text, primary_key=True),  # the one that the database is at
    Column("oldest", Text, nullable=False),  # the oldest one whose program can run on it
)


def store_oldest(connection: Connection, revision: str, oldest: str) -> None:
    """Store the oldest revision whose program can run on the schema of `revision`.

    Does nothing on a schema of before there was the table.
    """
    if inspect(connection).has_table(compatibility.name):
        connection.execute(delete(compatibility))
        connection.execute(insert(compatibility).values(revision=revision, oldest=oldest))


def can_run(connection: Connection, heads: Collection[str], known: Collection[str]) -> bool:
    """Return whether a program that knows the revisions `known` can run on a newer schema.

    `heads` are the revisions that the database is at. Only on a server can programs of several
    versions run at once; a file is refused, so that no older version opens it by mistake.
    """
    if connection.dialect.name == "sqlite" or not inspect(connection).has_table(compatibility.name):
        return False
    # Of another revision, the row was written before a program that knows no such table migrated.
    row = connection.execute(
        select(compatibility.c.oldest).where(compatibility.c.revision.in_(heads))
    ).scalar_one_or_none()
    return len(heads) == 1 and row in known
