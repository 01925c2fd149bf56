"""Sends boards as follow-ups of presses, which Discord does not count as the bot's own requests.

A follow-up has no nonce, so Discord would post one twice that is sent twice. Therefore none is
sent again: where its receipt is lost, it is looked for in the channel (see `BoardRoutes`).
"""

import asyncio
import logging

import discord

from ..budget import Budget
from ..channels.answer_tokens import AnswerTokens
from ..failures import FAILURES, transient_as_unreachable
from ..messages import Rendered
from ..replies.reply import Reply
from ..replies.sent_once import Limited, once

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""Seconds after a press for which boards follow it; Discord allows 15 minutes."""


SENDS_WITHIN = 5.0
"""Seconds after which a follow-up that is not received counts as lost."""


class FollowUps:
    """Sends boards as follow-ups of presses, while the bot is to save requests of its own."""

    def __init__(self, budget: Budget, tokens: AnswerTokens) -> None:
        self._budget = budget
        self._tokens = tokens

    def fit(self, reply: Reply, channel_id: int) -> bool:
        """Whether a board in a channel is to follow a press.

        The press must be in that channel and young, and the bot must be able to read there, or it
        could not look for a follow-up of which the receipt is lost. A command has no follow-ups:
        what follows its acknowledgement may be seen by one person alone.
        """
        interaction = reply.interaction
        if interaction.type is not discord.InteractionType.component:
            return False
        if interaction.channel_id != channel_id or reply.seconds >= LIVES:
            return False
        in_server = interaction.guild_id is not None
        if in_server and not interaction.app_permissions.read_message_history:
            return False
        return self._budget.spent

    async def send(self, reply: Reply, made: Rendered) -> discord.Message | None:
        """Send a message as a follow-up, seen by everybody; `None` where Discord has not taken it.

        A press that is not answered yet is acknowledged before. Raises `Unreachable` where it is
        unknown whether Discord has taken the message.
        """
        interaction = reply.interaction
        try:
            await reply.acknowledge()
        except FAILURES as error:
            log.info("A press could not be acknowledged: %s", error)
        if reply.unanswered:
            return None
        self._tokens.remember_pressed(interaction)
        hook = once(interaction.followup, patient=False)
        try:
            with transient_as_unreachable():
                async with asyncio.timeout(SENDS_WITHIN):
                    sent = await self._sent(hook, made)
        except discord.HTTPException as error:
            log.info("A board does not follow a press: %s", error)
            return None
        if sent is not None:
            self._tokens.remember(sent.id, interaction)
        return sent

    async def _sent(self, hook: discord.Webhook, made: Rendered) -> discord.Message | None:
        try:
            return await made.deliver(lambda each: hook.send(**each.new(), wait=True))
        except Limited:
            log.info("A board does not follow a press: too many others have")
            return None
