"""Deletes what nobody can need any more, so that a world that runs for months stays small."""

from datetime import timedelta

from .clock import now
from .entities import Interaction
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
    for interaction in list(world.interactions.values()):
        if world.is_expired(interaction):
            _archive(world, interaction)
    referenced = _referenced(world)
    for interaction in [each for each in world.past.values() if each.id not in referenced]:
        del world.past[interaction.id]
        world.touch(interaction)


def _archive(world: World, interaction: Interaction) -> None:
    """Move an expired interaction to those of the past, without what only its answers needed."""
    del world.interactions[interaction.token]
    world.past[interaction.id] = interaction
    original = interaction.original
    if original and original.thinking and not original.deleted:
        world.delete_message(original)
    interaction.shown, interaction.modal = None, None
    interaction.choices, interaction.produced = [], []
    world.touch(interaction)


def _referenced(world: World) -> set[int]:
    """Return the ids of the interactions that messages name as their origin."""
    found: set[int] = set()
    for channel in world.channels.values():
        for message in channel.log.values():
            interaction = message.interaction
            while interaction is not None and interaction.id not in found:
                found.add(interaction.id)
                interaction = interaction.from_modal_of
    return found
