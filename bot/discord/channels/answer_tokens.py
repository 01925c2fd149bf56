"""Remembers by the token of which interaction a message can be edited, while the token lives."""

import logging

import discord

from ...runtime.recent import Recent
from ..budget import Budget
from ..failures import FAILURES
from ..message_files import MessageFile
from ..messages import Rendered

log = logging.getLogger(__name__)

REMEMBERED = 1024
"""Of how many messages this is remembered."""

EDITABLE = (
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)
"""The answers to a press after which its token can edit the message that was pressed."""


class AnswerTokens:
    """Edits messages as answers to presses, which saves a request of the bot's own."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._known = Recent[int, discord.Interaction](REMEMBERED)

    def remember(self, message_id: int, interaction: discord.Interaction) -> None:
        """Remember that a message was sent as a follow-up of an interaction."""
        self._known[message_id] = interaction

    def remember_pressed(self, interaction: discord.Interaction) -> None:
        """Remember the message that was pressed, if its press was answered by changing it."""
        pressed = interaction.message
        if pressed is not None and interaction.response.type in EDITABLE:
            self._known[pressed.id] = interaction

    async def edit(
        self, message_id: int, made: Rendered, kept: tuple[MessageFile, ...] = ()
    ) -> discord.Message | None:
        """Edit a message by a token, where requests are to be saved; return the message.

        It is `None` where no living token is known, and where Discord does not take the edit: it
        has to be made otherwise then. The `kept` attachments stay.
        """
        interaction = self._known.get(message_id) if self._budget.spent else None
        if interaction is None or interaction.is_expired():
            return None
        hook = interaction.followup
        try:
            return await made.deliver(lambda each: hook.edit_message(message_id, **each.edit(kept)))
        except FAILURES as error:
            log.info("Message %s is not edited as an answer: %s", message_id, error)
            self._known.pop(message_id, None)
            return None
