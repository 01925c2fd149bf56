"""URLs of messages and channels on Discord."""

from ..store import Invitation, TableRecord, Tournament
from ..wording.strings import Words
from .panel import Link, Row


def board_url(shown: TableRecord | Tournament) -> str:
    """Return the URL of the message that shows a table or a tournament.

    Where none is known, it is that of its channel.
    """
    if shown.message_id is None:
        return channel_url(shown)
    return message_url(shown, shown.message_id)


def message_url(shown: TableRecord | Tournament | Invitation, message_id: int) -> str:
    """Return the URL of a message in the channel of a table, a tournament or an invitation."""
    return f"{channel_url(shown)}/{message_id}"


def channel_url(shown: TableRecord | Tournament | Invitation) -> str:
    """Return the URL of the channel of a table, a tournament or an invitation."""
    return f"https://discord.com/channels/{shown.guild_id or '@me'}/{shown.channel_id}"


def to_board(words: Words, record: TableRecord) -> tuple[Row, ...]:
    """Return a row with a link button to a table's board."""
    return ((Link(board_url(record), words("button-to-board")),),)
