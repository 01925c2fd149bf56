"""Messages in channels, sent and edited with the bot's own permissions."""

import logging
from collections import OrderedDict
from collections.abc import Iterator

import discord
from msgspec import Struct

from ..controls.panel import Panel
from ..runtime.metrics import Metrics
from ..tables.refusals import CannotShow, Gone, Unreachable
from .failures import (
    FAILURES,
    NO_ACCESS,
    NO_PERMISSION,
    TOO_MANY_REQUESTS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    transient_as_unreachable,
)
from .messages import Rendered
from .permissions import missing

log = logging.getLogger(__name__)

CLOSED_TO_US, THREAD_LOCKED = 50007, 50083
LACKING = {
    NO_ACCESS: "view_channel",
    NO_PERMISSION: "send_messages",
    THREAD_LOCKED: "manage_threads",
}
"""The permission that most likely lacks where Discord refuses a message."""
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, CLOSED_TO_US)

REMEMBERED = 1024
"""Of how many messages the content is remembered, so that their text can be edited alone."""


class _Content(Struct, frozen=True):
    """The pictures and the texts of a message, as Discord has them."""

    pictures: tuple[discord.Attachment, ...]
    texts: tuple[str, ...]


class ChannelMessages:
    """Sends and edits messages, and remembers what the last ones show."""

    def __init__(self, client: discord.Client, metrics: Metrics) -> None:
        self._client = client
        self._metrics = metrics
        self._shown: OrderedDict[int, _Content] = OrderedDict()

    async def send(
        self,
        channel_id: int,
        made: Rendered,
        nonce: str,
        interaction: discord.Interaction | None = None,
    ) -> int:
        """Send a message; Discord answers a nonce that it has seen with the message already there.

        Returns the message's id. An `interaction` in the channel tells which permission is missing.
        Raises `CannotShow`, `Gone`, `Unreachable`, and `HTTPException` for another refusal.
        """
        channel = self._client.get_partial_messageable(channel_id)
        try:
            with transient_as_unreachable():
                sent = await made.deliver(lambda each: channel.send(**each.new(), nonce=nonce))
        except discord.HTTPException as error:
            if error.code in LACKING:
                found = missing(interaction) if interaction is not None else None
                raise CannotShow(found or LACKING[error.code]) from error
            if error.status == TOO_MANY_REQUESTS:  # discord.py has waited and asked five times
                raise Unreachable(str(error)) from error
            if error.code in GONE:
                raise Gone(str(error)) from error
            raise
        self._remember(sent)
        return sent.id

    async def edit(self, channel_id: int, message_id: int, made: Rendered) -> bool:
        """Edit a message, if it is still there; return False where Discord refuses to.

        Raises `Unreachable`, and what discord.py raises where Discord fails for a while.
        """
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        self._shown.pop(message_id, None)
        try:
            edited = await made.deliver(lambda each: message.edit(**each.edit()))
        except discord.NotFound as error:
            log.info("Message %s was deleted: %s", message_id, error)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.status == TOO_MANY_REQUESTS:  # discord.py has waited and asked five times
                raise Unreachable(str(error)) from error
            self._metrics.edits_failed.inc()
            log.warning("Message %s keeps its controls: %s", message_id, error)
            return False
        else:
            self._remember(edited)
        return True

    async def edit_text(self, channel_id: int, message_id: int, panel: Panel) -> bool:
        """Edit all of a message but its pictures; return False where these are not remembered.

        Where it has these texts already, nothing is requested. A failure is logged.
        """
        shown = self._shown.get(message_id)
        if shown is None:
            return False
        if shown.texts == tuple(part for part in panel.parts if isinstance(part, str)):
            return True
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        made = Rendered(panel, ())
        try:
            self._remember(
                await made.deliver(lambda each: message.edit(**each.edit(shown.pictures)))
            )
        except FAILURES as error:
            self._metrics.edits_failed.inc()
            log.warning("Message %s keeps its text: %s", message_id, error)
        return True

    async def typing(self, channel_id: int) -> None:
        """Show the typing indicator for some seconds; a failure is logged and does no harm."""
        try:
            await self._client.get_partial_messageable(channel_id).typing()
        except FAILURES as error:
            log.info("Channel %s: the typing indicator is not shown: %s", channel_id, error)

    def _remember(self, message: discord.Message) -> None:
        self._shown[message.id] = _Content(tuple(message.attachments), tuple(_texts(message)))
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)


def _texts(message: discord.Message) -> Iterator[str]:
    """Yield the texts of a message, top to bottom; they stand in a container."""
    for box in message.components:
        for part in box.children if isinstance(box, discord.Container) else ():
            if isinstance(part, discord.TextDisplay):
                yield part.content
