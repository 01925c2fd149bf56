"""Private messages of a reply, which can be changed until its token ends."""

import logging

import discord

from ...controls.panel import Panel
from ...workers.pool import UNABLE
from ...workers.render_pool import RenderPool
from ..failures import FAILURES, transient_as_unreachable
from ..messages import render

log = logging.getLogger(__name__)


class PrivateMessage:
    """A private message, and the interaction by whose token it can be changed.

    It is named by its own id: the first message of an interaction may be the board on which a
    button was pressed.
    """

    def __init__(
        self, interaction: discord.Interaction, message_id: int, render_pool: RenderPool
    ) -> None:
        self._interaction = interaction
        self._id = message_id
        self._render_pool = render_pool

    @property
    def id(self) -> int:
        """Discord's id of the message."""
        return self._id

    async def replace(self, panel: Panel) -> bool:
        """Replace the message with a panel; return False after a failure, which is logged."""
        try:
            made = await render(panel, self._render_pool)
            with transient_as_unreachable():
                await made.deliver(
                    lambda each: self._interaction.followup.edit_message(self._id, **each.edit())
                )
        except (*FAILURES, *UNABLE) as error:
            log.info("A private panel is not renewed: %s", error)
            return False
        return True

    async def remove(self) -> bool:
        """Delete the message; return False after a failure, which is logged."""
        try:
            with transient_as_unreachable():
                await self._interaction.followup.delete_message(self._id)
        except FAILURES as error:
            log.info("A private message could not be deleted: %s", error)
            return False
        return True
