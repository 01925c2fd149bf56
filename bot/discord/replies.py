"""Answering one interaction: in time, once, in the person's language, whatever fails."""

import asyncio
import logging
import secrets
from types import TracebackType
from typing import TYPE_CHECKING, cast

import discord
from structlog.contextvars import bind_contextvars, reset_contextvars

from ..controls.panel import Form, Panel, Row
from ..runtime.shutdown import Closing
from ..tables.refusals import Refusal, refusal
from ..wording.strings import Words
from ..workers.render_pool import Studio
from .failures import FAILURES, UNKNOWN_INTERACTION, is_discords, only_too_late
from .messages import Message, message, modal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextvars import Token

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which an answer that is not ready is announced; Discord waits 3."""


LOOKS = (0.2, 0.5)
"""Seconds between the looks for an answer that may have arrived."""


class Answer:
    """The answer to one interaction, used as `async with Answer(...) as answer`.

    A `Refusal` raised inside becomes one private sentence; any other error is logged, and the
    person is told its id. Everything logged inside carries that id. `private` says who sees the
    first answer where it has to be announced before it is ready.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        words: Words,
        studio: Studio,
        closing: Closing,
        *,
        private: bool = True,
    ) -> None:
        self.interaction = interaction
        self.words = words
        self.id = secrets.token_hex(4)
        self._begun = asyncio.get_running_loop().time()
        self._logged: Mapping[str, Token[object]] = {}
        self._studio = studio
        self._private = private
        self._work = closing.working()
        self._sending = asyncio.Lock()
        self._patience: asyncio.Task[None] | None = None
        self._announced = False

    @property
    def open(self) -> bool:
        """Whether nothing has been answered yet."""
        return not self.interaction.response.is_done()

    @property
    def seconds(self) -> float:
        """How long ago the press or command arrived."""
        return asyncio.get_running_loop().time() - self._begun

    @property
    def waiting(self) -> bool:
        """Whether the person is still waiting for what was asked for."""
        return self.open or self._announced

    async def __aenter__(self) -> "Answer":
        self._work.__enter__()
        self._logged = bind_contextvars(id=self.id)
        self._patience = asyncio.create_task(self._announce())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        async with self._sending:  # an announcement on its way is not torn
            self._stop_waiting()
        try:
            if isinstance(error, Exception):
                await self._apologise(error)
            elif error is None:
                await self._end()
        except FAILURES as again:
            log.warning("An answer could not be given: %s", again)
        finally:
            self._work.__exit__(None, None, None)
            reset_contextvars(**self._logged)
        return isinstance(error, Exception)

    async def acknowledge(self) -> None:
        """Say that a press has arrived; nothing changes on the screen yet."""
        async with self._sending:
            self._stop_waiting()
            try:
                if self.open:
                    await self.interaction.response.defer()
            except discord.HTTPException as error:
                only_too_late(error)

    async def confirm(self, panel: Panel) -> None:
        """Tell that a press was carried out, where its control was on a private message.

        Nothing is raised: what was done is done, whether or not the person can be told.
        """
        pressed = self.interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self.replace_if_possible(panel)
            return
        try:
            await self.acknowledge()
        except FAILURES as error:
            log.warning("A press could not be confirmed: %s", error)

    async def ask(self, form: Form) -> None:
        """Show a form; what is written in it comes back under the form's id.

        Raises `Refusal` where so much time went by that Discord takes no form any more.
        """
        async with self._sending:
            self._stop_waiting()
            if not self.open:
                raise Refusal("form-late")
            try:
                await self.interaction.response.send_modal(modal(form))
            except discord.HTTPException as error:
                only_too_late(error)

    async def replace_if_possible(self, panel: Panel) -> None:
        """Put a panel in place of the message, where what it tells is done all the same."""
        try:
            await self.replace(panel)
        except FAILURES as error:
            log.warning("A message keeps its controls: %s", error)

    async def mention(self, panel: Panel) -> None:
        """Tell the person privately what is good to know, if that is possible."""
        try:
            await self.say(panel)
        except FAILURES as error:
            log.warning("Something is left unsaid: %s", error)

    async def replace(self, panel: Panel) -> None:
        """Put a panel in place of the message whose control was pressed."""
        made = await message(panel, self._studio)
        async with self._sending:
            self._stop_waiting()
            try:
                if self.open:
                    await self.interaction.response.edit_message(
                        view=made.view, attachments=made.kept, allowed_mentions=made.mentions
                    )
                else:
                    await self.interaction.edit_original_response(
                        view=made.view, attachments=made.kept, allowed_mentions=made.mentions
                    )
            except discord.HTTPException as error:
                only_too_late(error)

    async def say(self, panel: Panel, *, private: bool = True) -> int | None:
        """Send a panel; return the message's id, or `None` if Discord waits no longer."""
        return await self.send(await message(panel, self._studio), private=private)

    async def withdraw(self, message_id: int | None) -> None:
        """Take back a private message of this answer that only told how long it takes."""
        if message_id is None:
            return
        try:
            await self.interaction.followup.delete_message(message_id)
        except FAILURES as error:
            log.warning("A message stays that is of no use any more: %s", error)

    async def send(self, made: Message, *, private: bool) -> int | None:
        """Send a message as the answer, or after it; return its id as `say` does."""
        async with self._sending:
            self._stop_waiting()
            if self.open:
                try:
                    callback = await self.interaction.response.send_message(
                        view=made.view,
                        files=list(made.files),
                        ephemeral=private,
                        allowed_mentions=made.mentions,
                    )
                    return callback.message_id
                except discord.HTTPException as error:
                    only_too_late(error)
                    if error.code == UNKNOWN_INTERACTION:
                        return None
                    there = await self._arrived()
                    if there is not None:
                        return there
            if self._announced and private and not self._private:
                await self.interaction.delete_original_response()
            self._announced = False
            sent = await self.interaction.followup.send(
                view=made.view,
                files=[_again(file) for file in made.files],
                ephemeral=private,
                allowed_mentions=made.mentions,
                wait=True,
            )
            return sent.id

    async def _arrived(self) -> int | None:
        """Return the id of the answer where Discord took it and we were not told: it stands."""
        pressed = self.interaction.message
        for seconds in (0.0, *LOOKS):
            await asyncio.sleep(seconds)
            try:
                there = await self.interaction.original_response()
            except (discord.ClientException, *FAILURES) as error:
                log.warning("An answer could not be looked up: %s", error)
                continue
            announced = there.flags.loading or (pressed is not None and there.id == pressed.id)
            return None if announced else there.id
        return None

    async def refuse(self, why: Refusal, rows: tuple[Row, ...] = ()) -> None:
        """Say one private sentence that tells why not, and what can be done next."""
        await self.say(Panel((self.words(f"refusal-{why.key}", **why.values),), rows))

    async def _apologise(self, error: Exception) -> None:
        why = refusal(error)
        if why is not None:
            await self.refuse(why)
            return
        if is_discords(error):
            log.warning("Discord failed in %s: %s", self._about(), error)
            await self.refuse(Refusal("discord-fails"))
            return
        log.error("Error in %s", self._about(), exc_info=error)
        await self.say(Panel((self.words("apology", number=self.id),)))

    async def _end(self) -> None:
        """Answer without a word where all that was asked for stands in the channel."""
        if self.open:
            asked = self.interaction.type is not discord.InteractionType.component
            await self.interaction.response.defer(ephemeral=True, thinking=asked)
            self._announced = asked
        if self._announced:
            await self.interaction.delete_original_response()

    def _about(self) -> str:
        data: Mapping[str, object] = cast("Mapping[str, object]", self.interaction.data or {})
        pressed = ":".join(
            str(data.get("custom_id", "")).split(":")[:2]
        )  # no more: it may be secret
        return pressed or str(data.get("name") or self.interaction.type)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None  # a task and what it works for would keep each other in memory

    async def _announce(self) -> None:
        """Gain time. For a press nothing is shown: its answer may yet replace the message."""
        await asyncio.sleep(PATIENCE)
        asked = self.interaction.type is discord.InteractionType.application_command
        async with self._sending:
            if self.open:
                try:
                    await self.interaction.response.defer(ephemeral=self._private, thinking=asked)
                    self._announced = asked
                except FAILURES as error:
                    log.warning("An answer could not be announced: %s", error)


def _again(file: discord.File) -> discord.File:
    file.reset()
    return file
