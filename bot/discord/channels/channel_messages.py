"""Messages in channels, sent and edited with the bot's own permissions."""

import logging
from collections.abc import Collection
from enum import Enum

import discord
from msgspec import Struct

from ...controls.panel import Panel
from ...runtime.metrics import Metrics
from ...runtime.recent import Recent
from ...tables.refusals import CannotShow, Gone, Unreachable
from ..failures import (
    BAD_REQUEST,
    FAILURES,
    NO_ACCESS,
    NO_PERMISSION,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    raise_if_rate_limited,
    too_large,
    transient_as_unreachable,
)
from ..message_files import MessageFile, files_of
from ..messages import Rendered
from ..permissions import may_read, missing
from ..replies.reply import Reply
from .answer_tokens import AnswerTokens
from .archived_threads import ARCHIVED, opened
from .content import Content, of_message, of_panel, same_board
from .message_age import TooOld, edit_limited
from .newest_messages import NewestMessages

log = logging.getLogger(__name__)

CLOSED_TO_US = 50007
LACKING = {
    NO_ACCESS: "view_channel",
    NO_PERMISSION: "send_messages",
    ARCHIVED: "manage_threads",  # and locked, or the message would open it
}
"""The permission that is most likely missing where Discord refuses a message."""
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, CLOSED_TO_US)

REMEMBERED = 1024
"""Of how many messages the content is remembered, so that their text can be edited alone."""

LOOKED_THROUGH = 30
"""How many of a channel's newest messages are searched for one whose receipt was lost."""

LOOKED_THROUGH_SINCE = 100
"""How many messages after a move are searched for its board; Discord lists as many at once."""


class Edit(Enum):
    """What has become of an edit.

    It is made, the message is gone, Discord refuses it, or refuses it because the message is old
    and has been edited often, or as its thread is archived.
    """

    DONE = "done"
    GONE = "gone"
    REFUSED = "refused"
    TOO_OLD = "too old"
    ARCHIVED = "archived"


class Found(Struct, frozen=True):
    """A message that shows a state of a game, and whether all of it is as wanted."""

    id: int
    whole: bool


class _Shown(Struct, frozen=True):
    """The pictures of a message as Discord has them, and all that it shows."""

    pictures: tuple[MessageFile, ...]
    content: Content


class ChannelMessages:
    """Sends and edits messages, and remembers what the last ones show."""

    def __init__(self, client: discord.Client, metrics: Metrics, tokens: AnswerTokens) -> None:
        self._client = client
        self._tokens = tokens
        self.newest = NewestMessages(client)
        self._metrics = metrics
        self._shown = Recent[int, _Shown](REMEMBERED)
        self._unsure = Recent[str, Content](REMEMBERED)

    async def send(
        self,
        channel_id: int,
        made: Rendered,
        nonce: str,
        interaction: discord.Interaction | None = None,
    ) -> int:
        """Send a message; Discord answers a nonce that it has seen with the message already there.

        A message of which it is unknown whether Discord has it is looked for before it is sent
        again, in case Discord does not heed nonces. Files that Discord finds too large are left
        out, and their alt texts sent instead.

        Returns the message's id. An `interaction` in the channel tells which permission is missing.
        Raises `CannotShow`, `Gone`, `Unreachable`, and `HTTPException` for another refusal.
        """
        channel = self._client.get_partial_messageable(channel_id)
        if nonce in self._unsure:
            there = await self._find_unsure(channel, self._unsure[nonce])
            if there is not None:
                del self._unsure[nonce]
                return there
        try:
            with transient_as_unreachable():
                sent = await made.deliver(lambda each: channel.send(**each.new(), nonce=nonce))
        except Unreachable:
            if nonce not in self._unsure:
                self._unsure[nonce] = of_panel(made.panel)
            raise
        except discord.HTTPException as error:
            if too_large(error) and made.pictures:
                log.warning("Discord finds the files of a message too large: %s", error)
                return await self.send(channel_id, made.in_words(), nonce, interaction)
            if error.code in LACKING:
                found = missing(interaction) if interaction is not None else None
                raise CannotShow(found or LACKING[error.code]) from error
            raise_if_rate_limited(error)
            if error.code in GONE:
                raise Gone(str(error)) from error
            raise
        self._unsure.pop(nonce, None)
        self.note(sent)
        return sent.id

    async def edit(
        self, channel_id: int, message_id: int, made: Rendered, reply: Reply | None = None
    ) -> Edit:
        """Edit a message, as the answer to a press on it where `reply` is that and still open.

        Where the bot is to save requests, that is done by the token of another press if one is
        known. Raises `Unreachable`, and what discord.py raises where Discord fails for a while.
        """
        self._shown.pop(message_id, None)
        answered = None if reply is None else await reply.edit_pressed(message_id, made)
        answered = answered or await self._tokens.edit(message_id, made)
        if answered is not None:
            self.note(answered)
            return Edit.DONE
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            async with edit_limited(message_id):
                self.note(await made.deliver(lambda each: message.edit(**each.edit())))
        except TooOld as error:
            return self._too_old(message_id, error)
        except discord.NotFound as error:
            log.info("Message %s was deleted: %s", message_id, error)
            return Edit.GONE
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            raise_if_rate_limited(error)
            self._metrics.edits_failed.inc()
            log.warning("Message %s keeps its controls: %s", message_id, error)
            return Edit.ARCHIVED if error.code == ARCHIVED else Edit.REFUSED
        return Edit.DONE

    async def edit_archived(self, channel_id: int, message_id: int, made: Rendered) -> Edit:
        """Edit a message of an archived thread; raises as `edit` does."""
        try:
            async with opened(self._client, channel_id):
                return await self.edit(channel_id, message_id, made)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            raise_if_rate_limited(error)
            log.warning("Thread %s cannot be opened: %s", channel_id, error)
            return Edit.REFUSED

    async def edit_text(self, channel_id: int, message_id: int, panel: Panel) -> Edit | None:
        """Edit all of a message but its pictures; return `REFUSED` where it needs them anew.

        That is so where they are not remembered, where Discord refuses an edit that keeps them, and
        where it took them away. A message that has these texts already needs no request. Returns
        `None` after any other failure, which is logged.
        """
        shown = self._shown.get(message_id)
        if shown is None:
            return Edit.REFUSED
        if shown.content.texts == of_panel(panel).texts:
            return Edit.DONE
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        made = Rendered(panel, ())
        try:
            edited = await self._tokens.edit(message_id, made, shown.pictures)
            if edited is None:
                async with edit_limited(message_id):
                    edited = await made.deliver(
                        lambda each: message.edit(**each.edit(shown.pictures))
                    )
            if len(files_of(edited)) < len(shown.pictures):
                log.warning("Message %s has lost its pictures in an edit", message_id)
                return Edit.REFUSED
            self.note(edited)
        except TooOld as error:
            return self._too_old(message_id, error)
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.status == BAD_REQUEST:
                log.warning("Message %s cannot be edited without its pictures", message_id)
                return Edit.REFUSED
            self._metrics.edits_failed.inc()
            log.warning("Message %s keeps its text: %s", message_id, error)
            return None
        return Edit.DONE

    def _too_old(self, message_id: int, error: Exception) -> Edit:
        self._metrics.edits_failed.inc()
        log.warning("Message %s is too old to be edited again: %s", message_id, error)
        return Edit.TOO_OLD

    async def answer(self, message_id: int, panel: Panel, reply: Reply) -> None:
        """Answer a press on a message by changing all of it but its pictures.

        Nothing is done where these are not the pictures of the panel, or Discord refuses.
        """
        shown, pressed = self._shown.get(message_id), reply.interaction.message
        there = () if pressed is None else files_of(pressed)
        pictures = there if shown is None else shown.pictures
        if tuple(each.filename for each in pictures) != of_panel(panel).pictures:
            return
        answered = await reply.edit_pressed(message_id, Rendered(panel, ()), pictures)
        if answered is not None:
            self.note(answered)

    async def typing(self, channel_id: int) -> None:
        """Show the typing indicator for some seconds; a failure is logged and does no harm."""
        try:
            await self._client.get_partial_messageable(channel_id).typing()
        except FAILURES as error:
            log.info("Channel %s: the typing indicator is not shown: %s", channel_id, error)

    def doubt(self, nonce: str, panel: Panel) -> None:
        """Remember that a panel was sent without its nonce, and may be there.

        It is looked for before anything is sent with that nonce.
        """
        self._unsure[nonce] = of_panel(panel)

    async def find(
        self, channel_id: int, panel: Panel, after: int, known: Collection[int], *, newest: bool
    ) -> Found | None:
        """Find a message of the bot's own that shows the state of a panel.

        The first messages after the id `after`, or the `newest`, are searched, but not those
        `known` to be others, and none where the bot may not read them. Raises `Unreachable`.
        """
        if not may_read(self._client.get_channel(channel_id)):
            return None
        channel, wanted = self._client.get_partial_messageable(channel_id), of_panel(panel)
        looked = channel.history(
            limit=LOOKED_THROUGH_SINCE, after=discord.Object(after), oldest_first=not newest
        )
        try:
            with transient_as_unreachable():
                async for each in looked:
                    shown = of_message(each)
                    found = self._is_own(each) and same_board(shown, wanted)
                    if found and each.id not in known:
                        self.note(each)
                        return Found(each.id, shown == wanted)
        except discord.HTTPException as error:
            raise_if_rate_limited(error)
            log.info("Channel %s: its messages cannot be read: %s", channel_id, error)
        return None

    async def _find_unsure(self, channel: discord.PartialMessageable, sent: Content) -> int | None:
        """Find a message of the bot's own by what it shows, its controls among it.

        Returns `None` where the channel's history cannot be read: Discord's nonces are left then.
        """
        try:
            async for each in channel.history(limit=LOOKED_THROUGH):
                if self._is_own(each) and of_message(each) == sent:
                    self.note(each)
                    return each.id
        except FAILURES as error:
            log.info("Channel %s: its messages cannot be read: %s", channel.id, error)
        return None

    def _is_own(self, message: discord.Message) -> bool:
        return message.author == self._client.user

    def note(self, message: discord.Message) -> None:
        """Remember what a message shows, so that its text can be edited alone."""
        self._shown[message.id] = _Shown(files_of(message), of_message(message))
