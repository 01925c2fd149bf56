"""The schema of messages that ask all others at a table, until they tell how that has ended.

Each kind has a table of its own: programs of revision 0030 know that of undo alone, and would tell
of any other message in it that a move was asked to be taken back.
"""

from collections.abc import Mapping

from sqlalchemy import BigInteger, Column, Integer, Table

from .columns import OwnId, metadata


def _messages(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("message_id", BigInteger, primary_key=True, autoincrement=False),
        Column("table_id", OwnId, nullable=False, index=True),
        Column("request", BigInteger, nullable=False),  # as stored with the game while it is open
        Column("seat", Integer, nullable=False),  # who asks
        Column("revision", Integer, nullable=False),  # the revision of the game when it was made
    )


request_messages: Mapping[str, Table] = {
    "undo": _messages("undo_messages"),
    "substitute": _messages("substitute_messages"),
}
