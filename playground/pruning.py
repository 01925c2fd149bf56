"""Forgets what nobody can need any more, so that a world does not grow by itself."""

from datetime import timedelta
from typing import TYPE_CHECKING

from .model import now
from .world import World

if TYPE_CHECKING:
    from .interaction import Interaction

PRIVATE_KEPT = timedelta(days=1)
"""How long a private answer stays. Discord's own client forgets it when it is closed."""


def prune(world: World) -> None:
    """Forget old private answers, and interactions that are over and that no message tells of.

    With an interaction that is over goes what only said that the bot was thinking about it.
    """
    before = now() - PRIVATE_KEPT
    for channel in list(world.channels.values()):
        for message in list(channel.log.values()):
            if message.ephemeral and message.created_at < before:
                world.delete_message(message)
    for asked in list(world.interactions.values()):
        if world.is_expired(asked):
            del world.interactions[asked.token]
            world.past[asked.id] = asked
            if asked.original and asked.original.thinking and not asked.original.deleted:
                world.delete_message(asked.original)
            asked.shown, asked.modal, asked.choices, asked.produced = None, None, [], []
            world.touch(asked)
    told = _told(world)
    for asked in [each for each in world.past.values() if each.id not in told]:
        del world.past[asked.id]
        world.touch(asked)


def _told(world: World) -> set[int]:
    """Return the ids of the interactions that messages say they come from."""
    told: set[int] = set()
    for channel in world.channels.values():
        for message in channel.log.values():
            asked: Interaction | None = message.interaction
            while asked is not None and asked.id not in told:
                told.add(asked.id)
                asked = asked.from_modal_of
    return told
