"""Deletes what nobody can need any more, so that a world that runs for months stays small."""

from datetime import timedelta

from .clock import now
from .world import World

PRIVATE_KEPT_FOR = timedelta(days=1)
"""How long a private answer is stored. Discord's own client drops it when it is closed."""


def prune(world: World) -> None:
    """Delete old private answers, and expired interactions that no message refers to.

    With an expired interaction its placeholder "thinking" is deleted: no answer can replace it.
    """
    before = now() - PRIVATE_KEPT_FOR
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
    referenced = _referenced(world)
    for asked in [each for each in world.past.values() if each.id not in referenced]:
        del world.past[asked.id]
        world.touch(asked)


def _referenced(world: World) -> set[int]:
    """Return the ids of the interactions that messages name as their origin."""
    found: set[int] = set()
    for channel in world.channels.values():
        for message in channel.log.values():
            asked = message.interaction
            while asked is not None and asked.id not in found:
                found.add(asked.id)
                asked = asked.from_modal_of
    return found
