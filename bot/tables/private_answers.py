"""Answers a person privately: in place of the private message that was pressed, else anew."""

from ..controls.panel import Panel
from .ports import Reply


async def answer_privately(reply: Reply, panel: Panel) -> None:
    """Put a panel in place of the private message that was pressed; elsewhere, say it.

    So a press that is forged on a board, or on an invitation of others, does not change it.
    """
    if reply.pressed_private() is not None:
        await reply.replace(panel)
    else:
        await reply.say(panel)
