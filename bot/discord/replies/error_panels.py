"""The message to a person whose press or command has failed; unexpected errors are logged."""

import logging

import discord

from ...controls.panel import Panel
from ...tables.refusals import Refusal, refusal
from ...wording.strings import Words
from ..failures import is_discords

log = logging.getLogger(__name__)


def error_panel(
    error: Exception, interaction: discord.Interaction, words: Words, number: str
) -> Panel:
    """Return what tells of an error, and log it unless the person has caused it.

    `number` is the id of the reply: what the log holds of it carries that.
    """
    why = refusal(error)
    if why is None and is_discords(error):
        log.warning("Discord failed in %s: %s", _about(interaction), error)
        why = Refusal("discord-fails")
    if why is not None:
        return refusal_panel(why, words)
    log.error("Error in %s", _about(interaction), exc_info=error)
    return Panel((words("apology", number=number),))


def refusal_panel(why: Refusal, words: Words) -> Panel:
    """Return one sentence that tells why not, and what can be done next."""
    return Panel((why.told(words),))


def _about(interaction: discord.Interaction) -> str:
    """Return what was asked for; of a custom_id the kind alone: the rest may name a person."""
    data = dict(interaction.data or {})
    pressed = str(data.get("custom_id", "")).partition(":")[0]
    return pressed or str(data.get("name") or interaction.type)
