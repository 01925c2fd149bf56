"""The response to one interaction at Discord: given once, though a receipt of it may be lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import discord

from ...tables.refusals import Unreachable
from ..failures import (
    FAILURES,
    TOKEN_EXPIRED,
    UNKNOWN_MESSAGE,
    only_too_late,
    too_large,
    transient_as_unreachable,
)
from ..message_files import MessageFile
from ..messages import Rendered
from .sent_once import once

log = logging.getLogger(__name__)

LOOKUP_WAITS = (0.2, 0.5)
"""Seconds between the lookups of a response that may have arrived."""

FIRST_WAITS = (1.0, 3.0)
"""Seconds before a message is sent again of which Discord still shows that it follows."""


class Response:
    """What Discord has of the response to an interaction, and the requests that change it.

    Discord takes one first response. Where the receipt of it is lost, every further try is refused
    with 40060; the response is then looked up. Calls must not overlap.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._taken = False  # by an earlier try whose receipt was lost; discord.py does not know
        self._unsure = False
        self._unseen = False
        self._found: int | None = None
        self._others = set[int]()  # which may have taken the place of one whose receipt was lost
        self.thinking = False
        """Whether Discord shows that a message follows."""

    @property
    def promised(self) -> bool:
        """Whether Discord shows, or may show, that a message follows."""
        return self.thinking or self._unseen

    @property
    def unanswered(self) -> bool:
        """Whether the interaction has got no response yet."""
        return not (self._taken or self._interaction.response.is_done())

    async def defer(self, *, private: bool, thinking: bool) -> None:
        """Acknowledge; `thinking` shows, to the person alone if `private`, that more follows."""
        try:
            with transient_as_unreachable():
                await self._interaction.response.defer(ephemeral=private, thinking=thinking)
            self.thinking, self._unseen = thinking, False
        except Unreachable:
            self._unseen = self._unseen or thinking  # it may have arrived
            raise
        except discord.HTTPException as error:
            self._taken = only_too_late(error)
            # By this try, by one before whose receipt was lost, or by a message sent before.
            self._unseen = self._unseen or (self._taken and thinking)
            await self._look()

    async def ask(self, form: discord.ui.Modal) -> None:
        """Show a form."""
        try:
            with transient_as_unreachable():
                await self._interaction.response.send_modal(form)
        except discord.HTTPException as error:
            self._taken = only_too_late(error)

    async def replace(self, made: Rendered) -> None:
        """Put something in place of the message whose control was pressed."""
        interaction = self._interaction
        with transient_as_unreachable():
            if self.unanswered:
                try:
                    await made.deliver(
                        lambda each: interaction.response.edit_message(**each.edit())
                    )
                    return
                except discord.HTTPException as error:
                    self._taken = only_too_late(error)
                    if not self._taken:
                        return
            # Where the first try was taken, this changes nothing; where an acknowledgement was,
            # whose receipt was lost, it replaces the message.
            await made.deliver(lambda each: interaction.edit_original_response(**each.edit()))

    async def edit(
        self, made: Rendered, kept: Sequence[MessageFile] = ()
    ) -> discord.Message | None:
        """Answer a press by editing its message; return it, `None` where Discord refuses that."""
        respond = self._interaction.response.edit_message
        try:
            receipt = await made.deliver(lambda each: respond(**each.edit(kept)))
        except FAILURES as error:
            log.info("A press is not answered by an edit: %s", error)
            return None
        edited = None if receipt is None else receipt.resource
        return edited if isinstance(edited, discord.Message) else None

    async def send(self, made: Rendered, *, private: bool, hidden: bool) -> int | None:
        """Send a message as the response, or after it; return its id.

        `hidden` tells that what follows a `thinking` acknowledgement is seen by the person alone.
        Files that Discord finds too large are left out, and their alt texts sent instead. Returns
        `None` if Discord no longer waits. Raises `Unreachable`, after which `posted` may find the
        message.
        """
        try:
            return await self._send(made, private=private, hidden=hidden)
        except discord.HTTPException as error:
            if not (too_large(error) and made.pictures):
                raise
            log.warning("Discord finds the files of a reply too large: %s", error)
            return await self._send(made.in_words(), private=private, hidden=hidden)

    async def _send(self, made: Rendered, *, private: bool, hidden: bool) -> int | None:
        if self.unanswered:
            found, over = await self._send_first(made, private=private)
            if over:
                return found
        with suppress(Unreachable):
            await self._look()
        if self.thinking and private and not hidden:
            await self.withdraw()
        return await self._follow_up(made, private=private)

    async def end(self, *, thinking: bool) -> None:
        """End without a message, or with those that were sent: acknowledge, and take signs away.

        `thinking` tells what an earlier acknowledgement whose receipt was lost has shown.
        """
        if self.unanswered:
            await self._again(lambda: self.defer(private=True, thinking=thinking))
        await self._again(self._look)
        if self.thinking:
            await self.withdraw()

    async def _look(self) -> None:
        """Look whether Discord shows that a message follows, where that is not known."""
        if self._unseen:
            there = await self._original()
            self.thinking = there is not None and there.flags.loading
            self._unseen = False

    async def withdraw(self) -> None:
        """Delete the first message, or the sign that one follows."""
        await self._again(self._delete)

    async def _again(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do something again where Discord fails, or a sign that an answer follows would stay.

        Raises what the last try has met.
        """
        for seconds in FIRST_WAITS:
            try:
                await act()
                return
            except (Unreachable, discord.HTTPException) as error:
                if not self._passes(error):
                    raise
                log.info("A reply is ended once more: %s", error)
            await asyncio.sleep(seconds)
        await act()

    async def _delete(self) -> None:
        try:
            with transient_as_unreachable():
                await self._interaction.delete_original_response()
        except discord.NotFound as error:  # by a try whose receipt was lost, or by a moderator
            if error.code != UNKNOWN_MESSAGE:
                raise
        self.thinking = False

    def _passes(self, error: Exception) -> bool:
        """Whether a failure passes by itself, as where a token is refused within its time."""
        refused = getattr(error, "code", 0) == TOKEN_EXPIRED
        return isinstance(error, Unreachable) or (refused and not self._interaction.is_expired())

    async def posted(self) -> int | None:
        """Look up a first message whose receipt was lost; return its id, `None` if it is not there.

        Raises `Unreachable` where it cannot be looked up, so that it may be there all the same.
        """
        if not self._unsure:
            return self._found
        for seconds in (0.0, *LOOKUP_WAITS):
            await asyncio.sleep(seconds)
            try:
                there = await self._original()
            except Unreachable as error:
                log.warning("A reply could not be looked up: %s", error)
                continue
            self._unsure = False
            if there is None:
                return None
            self._taken, self.thinking = True, there.flags.loading
            pressed = self._interaction.message
            others = self._others if pressed is None else {pressed.id, *self._others}
            if not self.thinking and there.id not in others:
                self._found = there.id
            return self._found
        raise Unreachable("a reply could not be looked up")

    async def _send_first(self, made: Rendered, *, private: bool) -> tuple[int | None, bool]:
        """Send the first message; return its id, and whether no further try is of use."""
        lost: Exception | None = None
        try:
            with transient_as_unreachable():
                receipt = await made.deliver(
                    lambda each: self._interaction.response.send_message(
                        **each.new(), ephemeral=private
                    )
                )
            self._unsure = self._unseen = False  # what was sent before and may be lost, was
            return receipt.message_id, True
        except Unreachable as error:
            lost = error
        except discord.HTTPException as error:
            self._taken = only_too_late(error)
            if not self._taken:
                return None, True
        self._unsure = True
        found = await self.posted()
        if lost is not None and self.unanswered:  # nothing of it is there
            raise lost
        return found, found is not None

    async def _follow_up(self, made: Rendered, *, private: bool) -> int | None:
        """Send a message after the response.

        The first one takes the place of the sign that it follows; a second try of it that Discord's
        servers have failed at would be one more message, so it is looked up before. A later one
        that everybody sees is sent once.
        """
        hook = self._interaction.followup
        if self.thinking or not private:
            hook = once(hook, patient=True)
        if not self.thinking:
            return await self._add(hook, made, private)
        for seconds in FIRST_WAITS:
            try:
                return await self._add(hook, made, private)
            except (Unreachable, discord.HTTPException) as error:
                if not self.thinking:  # it may be there
                    raise
                if not self._passes(error):
                    raise
                log.info("What follows a reply is sent again: %s", error)
            await asyncio.sleep(seconds)
        return await self._add(hook, made, private)

    async def _add(self, hook: discord.Webhook, made: Rendered, private: bool) -> int | None:
        first, unseen = self.thinking, self._unseen
        self.thinking = self._unseen = False
        try:
            with transient_as_unreachable():
                sent = await made.deliver(
                    lambda each: hook.send(**each.new(), ephemeral=private, wait=True)
                )
        except discord.HTTPException:
            self.thinking, self._unseen = first, unseen  # nothing has followed
            raise
        except Unreachable:
            self._unsure = self._unsure or first
            self._unseen = first or unseen
            found = await self.posted() if first else None
            self._unseen = unseen and not first
            if found is None:
                raise
            return found
        if self._unsure:
            self._others.add(sent.id)
        return sent.id

    async def _original(self) -> discord.Message | None:
        """Return the first message, or what was pressed; `None` where nothing was responded."""
        try:
            with transient_as_unreachable():
                found = await self._interaction.original_response()
                if found.flags.loading:  # discord.py keeps what it has seen once
                    return await self._interaction.followup.fetch_message(found.id)
                return found
        except (discord.ClientException, discord.HTTPException) as error:
            if self._passes(error):  # which tells nothing of the message
                raise Unreachable(str(error)) from error
            log.info("A reply is not there: %s", error)
            return None
