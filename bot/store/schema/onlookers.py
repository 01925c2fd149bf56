"""The tables of `schema` for those who look at games without a seat: files, and who watches."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Table, Text

from .columns import OwnId, UtcTime, metadata
from .core import tables

imported_games = Table(
    "imported_games",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("owner_id", BigInteger, nullable=False, index=True),  # who alone can see it
    Column("file", Text, nullable=False),  # its JSON
    Column("at", UtcTime, nullable=False, index=True),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", OwnId, ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("every_age", Boolean, nullable=False),  # whether the person is told of each Age, too
    Column("told", Integer, nullable=False),  # the last Age of which the person needs no telling
)
