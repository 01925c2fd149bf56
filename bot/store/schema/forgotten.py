"""The schema of messages that still name somebody who was forgotten."""

from sqlalchemy import BigInteger, Column, Table, Text

from .columns import OwnId, UtcTime, metadata

forgotten_messages = Table(
    "forgotten_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("table_id", OwnId),  # of a game; null for an invitation, which is deleted
    Column("locale", Text, nullable=False),
    Column("since", UtcTime, nullable=False, index=True),
)
