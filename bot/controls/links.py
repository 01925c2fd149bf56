"""URLs of messages and channels on Discord."""

from ..store import Invitation, TableRecord
from ..wording.strings import Words
from .panel import Link, Row


def board_url(record: TableRecord) -> str:
    """Return the URL of a table's board message, or of its channel if there is none."""
    if record.message_id is None:
        return _channel_url(record)
    return message_url(record, record.message_id)


def message_url(record: TableRecord | Invitation, message_id: int) -> str:
    """Return the URL of a message in the channel of a table or an invitation."""
    return f"{_channel_url(record)}/{message_id}"


def _channel_url(record: TableRecord | Invitation) -> str:
    return f"https://discord.com/channels/{record.guild_id or '@me'}/{record.channel_id}"


def to_board(words: Words, record: TableRecord) -> tuple[Row, ...]:
    """Return a row with a link button to a table's board."""
    return ((Link(board_url(record), words("button-to-board")),),)
