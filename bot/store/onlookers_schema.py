"""The tables of `schema` for those who look at games without a seat: files, and who watches."""

from sqlalchemy import BigInteger, Column, Table, Text

from .columns import OwnId, UtcTime, metadata

imported_games = Table(
    "imported_games",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("owner_id", BigInteger, nullable=False, index=True),  # who alone can see it
    Column("file", Text, nullable=False),  # its JSON
    Column("at", UtcTime, nullable=False, index=True),
)
