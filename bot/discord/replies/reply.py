"""Replies to interactions: in time, once, in the person's language, whatever fails."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace
from structlog.contextvars import bind_contextvars, reset_contextvars

from ...controls.panel import Form, Panel, Row
from ...runtime.shutdown import Shutdown
from ...tables.refusals import Refusal
from ...wording.strings import Words
from ...workers.render_pool import RenderPool
from .. import threads
from ..failures import FAILURES, UNKNOWN_MESSAGE
from ..message_files import MessageFile
from ..messages import Rendered, modal, render
from .error_panels import error_panel, refusal_panel
from .pressed_controls import controls_of
from .private_messages import PrivateMessage
from .responses import Response

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextvars import Token

log = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 1.5
"""Seconds after which a reply that is not ready is acknowledged; Discord waits 3."""

LAST_WAITS = (10.0, 30.0)
"""Seconds before the last request of a reply is repeated, while Discord shows that one follows."""

ARRIVED = "arrived"
"""The key in an interaction's `extras` of the time, by the loop's clock, when it arrived."""


class Reply:
    """The reply to one interaction, used as `async with Reply(...) as reply`.

    A `Refusal` raised inside becomes one private sentence; any other error is logged, and the
    person is told its id. Everything logged inside carries that id. `private` says who sees the
    first message where it has to be acknowledged before it is ready. `words` finds the language.
    """

    words: Words

    def __init__(
        self,
        interaction: discord.Interaction,
        words: Callable[[], Awaitable[Words]],
        render_pool: RenderPool,
        shutdown: Shutdown,
        *,
        private: bool = True,
    ) -> None:
        self.interaction = interaction
        self._look_up_words = words
        self.id = secrets.token_hex(4)
        self._begun: float = interaction.extras.get(ARRIVED, asyncio.get_running_loop().time())
        self._logged: Mapping[str, Token[object]] = {}
        self._render_pool = render_pool
        self._private = private
        self._shutdown = shutdown
        self._work = shutdown.working()
        self._sending = asyncio.Lock()
        self._acknowledging: asyncio.Task[None] | None = None
        self._response = Response(interaction)

    @property
    def interaction_id(self) -> int:
        """Discord's id of the press or command."""
        return self.interaction.id

    @property
    def pressed_message(self) -> int | None:
        """The id of the message whose control was pressed; `None` for a command."""
        return None if self.interaction.message is None else self.interaction.message.id

    @property
    def pressed_controls(self) -> frozenset[str]:
        """The ids of all controls of the pressed message."""
        return controls_of(self.interaction.message)

    @property
    def unanswered(self) -> bool:
        """Whether the press or command has got no answer yet, not even an acknowledgement."""
        return self._response.unanswered

    @property
    def seconds(self) -> float:
        """How long ago the press or command arrived."""
        return asyncio.get_running_loop().time() - self._begun

    @property
    def waiting(self) -> bool:
        """Whether the person is still waiting for what was asked for."""
        return self.unanswered or self._response.thinking

    async def __aenter__(self) -> "Reply":
        self._work.__enter__()
        self._logged = bind_contextvars(id=self.id)
        self._acknowledging = asyncio.create_task(self._acknowledge_late())
        try:
            self.words = await self._look_up_words()
        except BaseException:
            self._leave()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        try:
            async with self._sending:  # let an acknowledgement on its way arrive
                self._stop_acknowledging()
            if error is None:
                await self._conclude(self._end)
            elif isinstance(error, Exception):
                told = error_panel(error, self.interaction, self.words, self.id)
                await self._conclude(lambda: self.say(told))
        finally:
            self._leave()
        return isinstance(error, Exception)

    def _leave(self) -> None:
        self._stop_acknowledging()
        self._work.__exit__(None, None, None)
        reset_contextvars(**self._logged)

    def pressed_private(self) -> PrivateMessage | None:
        """Return the private message whose control was pressed; `None` for any other press."""
        pressed = self.interaction.message
        if pressed is None or not pressed.flags.ephemeral:
            return None
        return self.private(pressed.id)

    def private(self, message_id: int) -> PrivateMessage:
        """Return a private message of this reply."""
        return PrivateMessage(self.interaction, message_id, self._render_pool)

    async def acknowledge(self) -> None:
        """Confirm to Discord that a press has arrived, without a visible change."""
        async with self._sending:
            self._stop_acknowledging()
            if self.unanswered:
                await self._response.defer(private=False, thinking=False)

    async def confirm(self, panel: Panel | None) -> None:
        """Tell that a press was carried out: `panel` replaces the private message that was pressed.

        Without a panel, and on other messages, nothing changes that can be seen. Nothing is raised:
        what was done is done, whether or not the person can be told.
        """
        if panel is not None and self.pressed_private() is not None:
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
            self._stop_acknowledging()
            if not self.unanswered:
                raise Refusal("form-late")
            await self._response.ask(modal(form))

    async def replace_if_possible(self, panel: Panel) -> None:
        """Do as `replace`; a failure is logged, because what the panel tells is done already."""
        try:
            await self.replace(panel)
        except FAILURES as error:
            log.warning("A message keeps its controls: %s", error)

    async def say_if_possible(self, panel: Panel) -> None:
        """Send the person a private message; a failure is only logged."""
        try:
            await self.say(panel)
        except FAILURES as error:
            log.warning("A private message was not delivered: %s", error)

    async def announce(self, panel: Panel) -> None:
        """Tell everybody what is done already; a failure is logged."""
        try:
            await self.say(panel, private=False)
        except FAILURES as error:
            log.warning("A public message was not delivered: %s", error)

    async def replace(self, panel: Panel) -> None:
        """Put a panel in place of the message whose control was pressed.

        Where that was private and is gone, as after two presses at once, the panel is sent anew.
        """
        made = await render(panel, self._render_pool)
        async with self._sending:
            self._stop_acknowledging()
            try:
                await self._response.replace(made)
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE or self.pressed_private() is None:
                    raise
                log.info("A private message that was pressed is gone: its answer is a new one")
                await self._response.send(made, private=True, hidden=self._private)

    async def edit_pressed(
        self, message_id: int, made: Rendered, kept: Sequence[MessageFile] = ()
    ) -> discord.Message | None:
        """Answer a press by editing the message with its control: one request does both.

        Some of its pictures may be `kept`. Returns the message; `None` where another one was
        pressed, where the press is answered already, and where Discord does not take the edit.
        """
        async with self._sending:
            if self.pressed_message != message_id or not self.unanswered:
                return None
            self._stop_acknowledging()
            return await self._response.edit(made, kept)

    async def say(self, panel: Panel, *, private: bool = True) -> int | None:
        """Send a panel; return the message's id, or `None` if Discord no longer waits."""
        return await self.send(await render(panel, self._render_pool), private=private)

    async def send(self, made: Rendered, *, private: bool) -> int | None:
        """Send a message as the reply, or after it; return its id as `say` does.

        Raises `Unreachable`, after which `posted` may find the message.
        """
        async with self._sending:
            self._stop_acknowledging()
            return await self._response.send(made, private=private, hidden=self._private)

    async def posted(self) -> int | None:
        """Look up a first message whose receipt was lost; return its id, `None` if it is not there.

        Raises `Unreachable` where it cannot be looked up, so that it may be there all the same.
        """
        return await self._response.posted()

    def can_open_thread(self, channel_id: int) -> bool:
        """Whether a thread can be opened in the reply's channel; raises `CannotShow`."""
        return threads.can_open(self.interaction, channel_id)

    async def open_thread(self, message_id: int, title: str) -> int | None:
        """Open a thread at a message, or find it; raises `CannotShow` and `Unreachable`."""
        return await threads.open_at(self.interaction, message_id, title)

    async def refuse(self, why: Refusal, rows: tuple[Row, ...]) -> None:
        """Say one private sentence that tells why not, and what can be done next."""
        await self.say(replace(refusal_panel(why, self.words), rows=rows))

    async def _conclude(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do the last thing, again and again where Discord shows meanwhile that an answer follows.

        A failure is logged.
        """
        for seconds in (*LAST_WAITS, None):
            try:
                await act()
                return
            except FAILURES as error:
                log.warning("A reply could not be sent: %s", error)
            if seconds is None or not self._response.promised:
                return
            await self._shutdown.sleep(seconds)

    async def _end(self) -> None:
        """Close the reply without a message where all that was asked for is in the channel."""
        asked = self.interaction.type is not discord.InteractionType.component
        await self._response.end(thinking=asked)

    def _stop_acknowledging(self) -> None:
        if self._acknowledging is not None:
            self._acknowledging.cancel()
            self._acknowledging = None  # the reply and its task would hold each other in memory

    async def _acknowledge_late(self) -> None:
        """Gain time. For a press nothing is shown: its reply may yet replace the message."""
        await asyncio.sleep(ACKNOWLEDGE_AFTER - self.seconds)
        asked = self.interaction.type is discord.InteractionType.application_command
        async with self._sending:
            if self.unanswered:
                try:
                    await self._response.defer(private=self._private, thinking=asked)
                except FAILURES as error:
                    log.warning("A press could not be acknowledged: %s", error)
