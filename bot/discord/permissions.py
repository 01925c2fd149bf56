"""The place of an interaction: the bot's permissions, and whose preferences apply."""

import discord
from msgspec import Struct

from ..store import preference_owner
from ..tables.refusals import Refusal


class Place(Struct, frozen=True):
    """The channel of an interaction; `postable` if the bot may post there, not only reply."""

    guild_id: int | None
    channel_id: int
    postable: bool


def place(interaction: discord.Interaction) -> Place:
    """Return the place of an interaction; raises `Refusal` if a permission is missing.

    If only a person has installed the app, Discord allows replies and nothing else.
    """
    assert interaction.channel_id is not None
    in_guild = interaction.is_guild_integration()
    if in_guild:
        lacking = missing(interaction)
        if lacking is not None:
            raise Refusal("cannot-post", permission=lacking)
    return Place(
        interaction.guild_id, interaction.channel_id, in_guild or interaction.context.dm_channel
    )


def posts_itself(interaction: discord.Interaction) -> bool:
    """Whether the bot may post in the channel of an interaction; otherwise it can only reply."""
    return interaction.is_guild_integration() or interaction.context.dm_channel


def owner(interaction: discord.Interaction) -> int:
    """Return whose preferences apply to an interaction: the id of the server or the person."""
    installed = interaction.is_guild_integration()
    return preference_owner(interaction.guild_id, interaction.user.id, installed=installed)


def managed_server(interaction: discord.Interaction) -> int | None:
    """Return the server of an interaction if the person manages it, else `None`."""
    return interaction.guild_id if interaction.permissions.manage_guild else None


def moderated_server(interaction: discord.Interaction) -> int | None:
    """Return the server of an interaction if it has the bot and the person moderates it."""
    may = interaction.permissions.manage_guild or interaction.permissions.moderate_members
    return interaction.guild_id if may and interaction.is_guild_integration() else None


def missing(interaction: discord.Interaction) -> str | None:
    """Return the first permission that the bot lacks to play in the channel, or `None`."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    return _first_missing(interaction, ("view_channel", send, "attach_files"))


def missing_for_threads(interaction: discord.Interaction) -> str | None:
    """Return the first permission that the bot lacks to play in a new thread, or `None`."""
    wanted = ("create_public_threads", "send_messages_in_threads", "attach_files")
    return _first_missing(interaction, wanted)


def parent_for_threads(interaction: discord.Interaction) -> discord.TextChannel | None:
    """Return the channel in which a thread can be opened, or `None`."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    usable = interaction.is_guild_integration() and isinstance(channel, discord.TextChannel)
    return channel if usable and isinstance(channel, discord.TextChannel) else None


def may_read(channel: object) -> bool:
    """Whether the bot may read the messages of a channel, as far as that is known of it."""
    if isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return channel.permissions_for(channel.guild.me).read_message_history
    return True


def _first_missing(interaction: discord.Interaction, wanted: tuple[str, ...]) -> str | None:
    has = interaction.app_permissions
    return next((name for name in wanted if not getattr(has, name)), None)
