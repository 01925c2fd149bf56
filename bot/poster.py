"""Showing games in their channels: a new board after every move, the old one without controls."""

import logging
import secrets

import aiohttp
import discord
from msgspec.structs import replace

from .answers import (
    NO_ACCESS,
    NO_PERMISSION,
    TOKEN_EXPIRED,
    TOO_MANY_FOLLOWUPS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Answer,
)
from .audience import Audience, Audiences
from .controls.panel import Panel
from .games import Match, match
from .messages import Message, Studio, message
from .places import missing
from .refusals import CannotShow
from .store import Store, TableRecord

log = logging.getLogger(__name__)

CLOSED_TO_US, THREAD_LOCKED, TOO_MANY_REQUESTS = 50007, 50083, 429
LACKING = {
    NO_ACCESS: "view_channel",
    NO_PERMISSION: "send_messages",
    THREAD_LOCKED: "manage_threads",
}
"""The permission that most likely lacks where Discord refuses a message."""
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, CLOSED_TO_US)
SPENT = (TOKEN_EXPIRED, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS)
"""What Discord says where nothing can be added to an answer."""

UNREACHABLE = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What passes by itself: Discord or the way to it fails for a while."""


class Poster:
    """Sends boards; what it shows is told to the store, so that nothing is shown twice."""

    def __init__(
        self, client: discord.Client, store: Store, audiences: Audiences, studio: Studio
    ) -> None:
        self._client = client
        self._store = store
        self._audiences = audiences
        self._studio = studio

    async def show(
        self, shown: Match, answer: Answer | None = None, *, again: bool = False
    ) -> None:
        """Post the board of a match, then take the controls off the board before it.

        One that shows as many moves as the one before is shown `again`: Discord would take it
        for the same. Where the bot may not post itself, or the person who moved has had no answer
        yet, the board is the answer. Raises `CannotShow` where a permission is missing, and what
        `UNREACHABLE` holds where Discord cannot be reached.
        """
        record = shown.record
        to = await self._audiences.around(record)
        made = await message(shown.board(to), self._studio)
        nonce = secrets.token_hex(12) if again else _nonce(shown)
        message_id = await self._post(shown, made, answer, nonce)
        if message_id is None and record.postable:
            await self._note(shown, None)
        if message_id is None:
            return
        await self._note(shown, message_id)
        if record.message_id not in (None, message_id):
            await self._take_controls_off(record, to)

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

    async def _post(
        self, shown: Match, made: Message, answer: Answer | None, nonce: str
    ) -> int | None:
        record = shown.record
        if answer is not None and (answer.waiting or not record.postable):
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
            log.warning("Table %s: its channel is gone", record.id)
            return None

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
    """Name one state of one game, so that a board sent twice is posted once; at most 25 letters."""
    record = shown.record
    ended = "e" if shown.ending() is not None else ""
    return f"{record.id}.{len(record.moves)}{ended}.{int(record.created_at.timestamp()):x}"


async def _answered(answer: Answer, made: Message) -> int | None:
    """Send a board as the answer, or after it; return `None` where nothing can be added."""
    try:
        return await answer.send(made, private=False)
    except discord.HTTPException as error:
        if error.code not in SPENT:
            raise
        log.warning("A board could not be added to an answer: %s", error)
        return None
