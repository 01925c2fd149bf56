"""The schema of messages that ask to take a move back, until they tell how that has ended."""

from sqlalchemy import BigInteger, Column, Integer, Table

from .columns import OwnId, metadata

undo_messages = Table(
    "undo_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", OwnId, nullable=False, index=True),
    Column("request", BigInteger, nullable=False),  # as in `tables.undo_request` while it is open
    Column("seat", Integer, nullable=False),  # who asks
    Column("revision", Integer, nullable=False),  # the revision of the game when it was made
)
