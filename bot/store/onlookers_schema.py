"""The tables of `schema` for those who look at games without a seat: files, and who watches."""

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from .schema import UtcTime, metadata

# SQLite generates keys only for a primary key of the type INTEGER.
_OwnId = BigInteger().with_variant(Integer, "sqlite")

imported_games = Table(
    "imported_games",
    metadata,
    Column("id", _OwnId, primary_key=True),
    Column("owner_id", BigInteger, nullable=False, index=True),  # who alone can see it
    Column("file", Text, nullable=False),  # its JSON
    Column("at", UtcTime, nullable=False, index=True),
)
