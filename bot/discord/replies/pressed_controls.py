"""The controls of the message on which somebody has pressed one."""

from collections.abc import Iterable, Iterator

import discord


def controls_of(message: discord.Message | None) -> frozenset[str]:
    """Return the ids of all buttons and lists of a message, of none for `None`."""
    return frozenset(() if message is None else _ids(message.components))


def _ids(components: Iterable[object]) -> Iterator[str]:
    for each in components:
        if isinstance(each, discord.Button | discord.SelectMenu):
            if each.custom_id is not None:
                yield each.custom_id
        elif isinstance(each, discord.ActionRow | discord.Container):
            yield from _ids(each.children)
