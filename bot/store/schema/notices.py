"""The schema of notices: what a person waits to be told of a turn, and what tells it."""

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Index, Integer, Table

from .columns import OwnId, UtcTime, metadata
from .core import seats

notices = Table(
    "notices",
    metadata,
    Column("table_id", OwnId, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, nullable=False, index=True),
    Column("revision", Integer, nullable=False),  # of the game, when the turn began
    Column("due_at", UtcTime),  # null once it was sent, or need not be
    Column("channel_id", BigInteger),  # the direct message that tells of a turn
    Column("message_id", BigInteger),
    ForeignKeyConstraint(["table_id", "seat"], [seats.c.table_id, seats.c.seat]),
)

Index(
    "ix_notices_due_at",
    notices.c.due_at,
    sqlite_where=notices.c.due_at.is_not(None),
    postgresql_where=notices.c.due_at.is_not(None),
)
