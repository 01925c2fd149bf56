"""Showing games in their channels: a new board after every move, the old one without controls."""

import logging
import secrets
from zlib import crc32

import discord
from msgspec.structs import replace

from ..controls.panel import Panel
from ..fair.proof import with_opened
from ..games import Match, match
from ..store import Store, TableRecord
from ..tables.refusals import CannotShow, Gone
from ..wording.presentation import Audience, Audiences
from ..workers.render_pool import Studio
from .failures import (
    NO_ACCESS,
    NO_PERMISSION,
    TOKEN_EXPIRED,
    TOO_MANY_FOLLOWUPS,
    TOO_MANY_REQUESTS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    UNREACHABLE,
)
from .messages import Message, message
from .permissions import missing
from .replies import Answer

log = logging.getLogger(__name__)

CLOSED_TO_US, THREAD_LOCKED = 50007, 50083
LACKING = {
    NO_ACCESS: "view_channel",
    NO_PERMISSION: "send_messages",
    THREAD_LOCKED: "manage_threads",
}
"""The permission that most likely lacks where Discord refuses a message."""
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, CLOSED_TO_US)
SPENT = (TOKEN_EXPIRED, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS)
"""What Discord says where nothing can be added to an answer."""


class Poster:
    """Sends boards; what it shows is told to the store, so that nothing is shown twice."""

    def __init__(
        self, client: discord.Client, store: Store, audiences: Audiences, studio: Studio
    ) -> None:
        self._client = client
        self._store = store
        self._audiences = audiences
        self._studio = studio
        self._unnoted: dict[str, int] = {}

    async def show(
        self, shown: Match, answer: Answer | None = None, *, asked: bool = False
    ) -> None:
        """Post the board of a match, then take the controls off the board before it.

        A board is a message of the bot's own, with a nonce: Discord takes it once, however often
        it is sent. Where the bot may not post itself, and where somebody `asked` for the board,
        it is the `answer`.

        Raises `CannotShow` where a permission is missing, `Gone` where there is no channel, what
        `UNREACHABLE` holds where Discord cannot be reached, and `Unavailable`: the board may be
        posted then, without that being noted.
        """
        record = shown.record
        to = await self._audiences.around(record)
        nonce = _nonce(shown)
        message_id = self._unnoted.get(nonce)
        if message_id is None or asked:
            made = await message(await self._board(shown, to), self._studio)
            message_id = await self._post(shown, made, answer, nonce, asked=asked)
        if message_id is None:
            return
        self._unnoted[nonce] = message_id
        await self._note(shown, message_id)
        del self._unnoted[nonce]
        if record.message_id not in (None, message_id):
            await self._take_controls_off(record, to)

    async def give_up(self, shown: Match) -> None:
        """Note that there is no channel any more in which a board could be shown."""
        await self._note(shown, None)

    async def typing(self, record: TableRecord) -> None:
        """Show that somebody is at it, for a few seconds; that it cannot be shown is no harm."""
        if not record.postable:
            return
        try:
            await self._client.get_partial_messageable(record.channel_id).typing()
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("Table %s: nobody sees that the computer thinks: %s", record.id, error)

    async def post(self, channel_id: int, panel: Panel) -> int:
        """Post a panel in a channel with the bot's own right; return the message's id."""
        made = await message(panel, self._studio)
        return await self._send(channel_id, made, secrets.token_hex(12))

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Put a panel without pictures in place of a message, if it is still there."""
        made = await message(panel, self._studio)
        await self._edit(channel_id, message_id, made)

    async def _board(self, shown: Match, to: Audience) -> Panel:
        """Return the present message of a game; the last one opens the seal of its deal."""
        board = shown.board(to)
        if shown.ending() is None:
            return board
        return with_opened(to.words, board, await self._store.seal_of(shown.record.id))

    async def _post(
        self, shown: Match, made: Message, answer: Answer | None, nonce: str, *, asked: bool
    ) -> int | None:
        record = shown.record
        if answer is not None and (asked or not record.postable):
            message_id = await _answered(answer, made)
            if message_id is not None:
                return message_id
        if not record.postable:
            return None
        try:
            return await self._send(record.channel_id, made, nonce, answer)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            raise Gone(str(error)) from error

    async def _send(
        self, channel_id: int, made: Message, nonce: str, answer: Answer | None = None
    ) -> int:
        """Send; Discord answers a nonce it has seen with the message already there."""
        channel = self._client.get_partial_messageable(channel_id)
        try:
            sent = await channel.send(
                view=made.view, files=list(made.files), allowed_mentions=made.mentions, nonce=nonce
            )
        except discord.HTTPException as error:
            if error.code in LACKING:
                found = missing(answer.interaction) if answer is not None else None
                raise CannotShow(found or LACKING[error.code]) from error
            if error.status == TOO_MANY_REQUESTS:  # discord.py has waited and asked five times
                raise ConnectionError(str(error)) from error
            raise
        return sent.id

    async def _take_controls_off(self, record: TableRecord, to: Audience) -> None:
        """Leave the former board as it was, without controls; a lost one is no harm.

        One that tells how the game ended stays whole: its rematch can be asked for as well.
        """
        if not record.postable or record.message_id is None or record.end_shown:
            return
        former = match(replace(record, moves=record.moves[: record.shown], ending=None))
        made = await message(former.past(to), self._studio)
        await self._edit(record.channel_id, record.message_id, made)

    async def _note(self, shown: Match, message_id: int | None) -> None:
        moves = len(shown.record.moves)
        ended = shown.ending() is not None
        await self._store.shown(shown.record.id, message_id, moves, ended=ended)

    async def _edit(self, channel_id: int, message_id: int, made: Message) -> None:
        channel = self._client.get_partial_messageable(channel_id)
        try:
            await channel.get_partial_message(message_id).edit(
                view=made.view, attachments=made.kept, allowed_mentions=made.mentions
            )
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("Message %s keeps its controls: %s", message_id, error)


def _nonce(shown: Match) -> str:
    """Name one state of one game, so that a board sent twice is posted once; at most 25 letters.

    The board before is part of it, and so are the moves and who sits there: after a backup is
    restored, other moves may lead to as many, or the same ones be made once more.
    """
    record = shown.record
    ended = "e" if shown.ending() is not None else ""
    seats = [player.user_id for player in record.players]
    moves = [move.text for move in record.moves]
    known = repr((record.created_at.timestamp(), record.message_id, seats, moves))
    return f"{record.id}.{len(record.moves)}{ended}.{crc32(known.encode()):08x}"


async def _answered(answer: Answer, made: Message) -> int | None:
    """Send a board as the answer, or after it; return `None` where nothing can be added."""
    try:
        return await answer.send(made, private=False)
    except discord.HTTPException as error:
        if error.code not in SPENT:
            raise
        log.warning("A board could not be added to an answer: %s", error)
        return None
