"""The whole state of the local Discord, and every change that can happen to it."""

import asyncio
import secrets
import time
from collections.abc import MutableMapping
from dataclasses import dataclass, field

from .application import Command, Emoji
from .bounded_list import BoundedList
from .changes import ChangeFeed
from .clock import now
from .content import HAS_THREAD, Attachment
from .entities import (
    DIRECT_MESSAGES,
    GROUP_MESSAGES,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Interaction,
    Member,
    Message,
)
from .habits import Habits
from .nonces import Nonces
from .permissions import EVERYONE, Overwrite, Permission
from .session_starts import SessionStarts
from .snowflakes import Snowflakes
from .users import Role, User


@dataclass(eq=False, repr=False)
class World(ChangeFeed):
    """Everything that exists. It outlives each connection of the bot.

    `ack_seconds` is the time to acknowledge an interaction, `token_seconds` the life of its
    token, `shards` the number of shards that Discord recommends to the bot. `strict_attachments`
    refuses `attachment://` in an edit that neither uploads nor lists the file.
    """

    ack_seconds: float = 3.0
    token_seconds: float = 900.0
    base_url: str = ""
    shards: int = 1
    strict_attachments: bool = False
    session_starts: SessionStarts = field(default_factory=SessionStarts)
    habits: Habits = field(default_factory=Habits)
    ids: Snowflakes = field(default_factory=Snowflakes)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    commands: dict[int | None, list[Command]] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    past: dict[int, Interaction] = field(default_factory=dict)
    """Expired interactions that messages still refer to, by id."""
    emojis: dict[str, Emoji] = field(default_factory=dict)
    files: dict[int, Attachment] = field(default_factory=dict)
    uploads: dict[int, Attachment] = field(default_factory=dict)
    """Those that people have given to commands."""
    blobs: MutableMapping[int, bytes] = field(default_factory=dict)
    """The bytes of each file, by the id of its attachment."""
    nonces: Nonces = field(default_factory=Nonces)
    installed_by: set[int] = field(default_factory=set)
    closed_to_bot: set[int] = field(default_factory=set)
    violations: BoundedList[str] = field(default_factory=BoundedList)
    unanswered: BoundedList[Interaction] = field(default_factory=BoundedList)

    def __post_init__(self) -> None:
        self.bot = User(self.ids.make(), "Bot", bot=True)
        self.users[self.bot.id] = self.bot
        self.token = f"{self.bot.id}.{secrets.token_urlsafe(24)}"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return self.base_url.replace("http://", "ws://") + "/gateway"

    # Guilds and the people in them

    def add_guild(self, name: str, locale: str, *, user_install_only: bool) -> Guild:
        """Make a guild, with the bot as a member unless only people have the app installed."""
        identity = self.ids.make()
        guild = Guild(self, identity, name, locale, self.ids.make(), user_install_only)
        guild.roles[identity] = Role(identity, "@everyone", EVERYONE)
        self.guilds[identity] = guild
        self.touch(guild)
        if not user_install_only:
            self.install(guild)
        return guild

    def install(self, guild: Guild) -> None:
        """Add the bot to a guild, with a role of its own."""
        guild.user_install_only = False
        role = Role(self.ids.make(), self.bot.name, EVERYONE, 1, self.bot.id)
        guild.roles[role.id] = role
        guild.members[self.bot.id] = Member(self.bot, guild, [role])
        self.publish("GUILD_CREATE", guild, guild)

    def uninstall(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        member = guild.members.pop(self.bot.id, None)
        if member:
            for role in member.roles:
                guild.roles.pop(role.id, None)
            self.publish("GUILD_DELETE", guild, guild)

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member."""
        member = guild.members.setdefault(user.id, Member(user, guild))
        if guild.user_install_only:
            self.install_for(user)
        self.publish("GUILD_MEMBER_ADD", member, guild)

    def install_for(self, user: User) -> None:
        """Install the app for a person."""
        self.installed_by.add(user.id)
        self.touch(user)

    def close_to_bot(self, user: User) -> None:
        """Close a person's direct messages to the bot."""
        self.closed_to_bot.add(user.id)
        self.touch(user)

    def leave(self, guild: Guild, user: User) -> None:
        """End a membership."""
        member = guild.members.pop(user.id)
        self.publish("GUILD_MEMBER_REMOVE", member, guild)

    def add_role(self, guild: Guild, name: str, allowed: Permission) -> Role:
        """Make a role."""
        role = Role(self.ids.make(), name, allowed, len(guild.roles))
        guild.roles[role.id] = role
        self.publish("GUILD_ROLE_CREATE", role, guild)
        return role

    def give(self, guild: Guild, user: User, role: Role) -> None:
        """Give a member a role."""
        member = guild.members[user.id]
        if role not in member.roles:
            member.roles.append(role)
        self.publish("GUILD_MEMBER_UPDATE", member, guild)

    def set_permissions(self, guild: Guild, role: Role, allowed: Permission) -> None:
        """Replace what a role allows."""
        role.permissions = allowed
        self.publish("GUILD_ROLE_UPDATE", role, guild)

    # Channels and threads

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        """Make a channel in a guild."""
        channel = Channel(self, self.ids.make(), kind, name, guild)
        self._add(channel)
        self.publish("CHANNEL_CREATE", channel, guild)
        return channel

    def direct(self, *people: User) -> Channel:
        """Return the direct messages of exactly these users; make them if there are none."""
        for channel in self.channels.values():
            if channel.guild is None and set(channel.people) == set(people):
                return channel
        kind = GROUP_MESSAGES if len(people) > 2 else DIRECT_MESSAGES
        name = ", ".join(user.name for user in people)
        channel = Channel(self, self.ids.make(), kind, name, people=list(people))
        self._add(channel)
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int = PUBLIC_THREAD,
        minutes: int = 1440,
        starter: Message | None = None,
    ) -> Channel:
        """Start a thread in a channel. One that starts from a message has the message's id."""
        identity = starter.id if starter else self.ids.make()
        thread = Channel(self, identity, kind, name, parent.guild, parent, owner_id=owner.id)
        if starter:
            starter.thread = thread
            starter.flags |= HAS_THREAD
            self.touch(starter)
        thread.archive_minutes = minutes
        thread.people.append(owner)
        self._add(thread)
        self.publish("THREAD_CREATE", thread, parent.guild)
        return thread

    def add_to_thread(self, thread: Channel, user: User) -> None:
        """Make a user a member of a thread."""
        if user not in thread.people:
            thread.people.append(user)
            self.publish("THREAD_MEMBERS_UPDATE", thread, thread.guild)

    def change_thread(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        """Archive, open, lock or unlock a thread."""
        thread.archived, thread.locked = archived, locked
        self.publish("THREAD_UPDATE", thread, thread.guild)

    def overwrite(self, channel: Channel, target: int, overwrite: Overwrite | None) -> None:
        """Set or drop what a channel allows and denies to a role or member."""
        if overwrite:
            channel.overwrites[target] = overwrite
        else:
            channel.overwrites.pop(target, None)
        self.publish("CHANNEL_UPDATE", channel, channel.guild)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        guild = channel.guild
        if guild:
            for thread in channel.threads:
                self.delete_channel(thread)
            guild.channels.pop(channel.id, None)
        self.channels.pop(channel.id, None)
        channel.deleted = True
        for message in channel.log.values():
            self._discard(message)
        for interaction in (*self.interactions.values(), *self.past.values()):
            if interaction.channel is channel:
                self.touch(interaction)
        self.publish("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel, guild)

    def _add(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild:
            channel.guild.channels[channel.id] = channel
        self.touch(channel)

    # Messages

    def post(self, message: Message) -> None:
        """Post a message in its channel, under its nonce if it has one."""
        channel = message.channel
        channel.log[message.id] = message
        channel.changes += 1
        self.nonces.note(message)
        if channel.is_thread:
            channel.archived = False
            self.touch(channel)
            answers = channel.kind == PRIVATE_THREAD and message.interaction  # lets nobody in
            for user in (*(() if answers else (message.author,)), *message.mentions):
                self.add_to_thread(channel, user)
        self.publish("MESSAGE_CREATE", message, channel.guild)

    def edited(self, message: Message) -> None:
        """Note that a message was edited."""
        message.edited_at = now()
        message.edits += 1
        message.channel.changes += 1
        self.publish("MESSAGE_UPDATE", message, message.channel.guild)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        message.channel.log.pop(message.id, None)
        message.channel.changes += 1
        self._discard(message)
        self.publish("MESSAGE_DELETE", message, message.channel.guild)

    def _discard(self, message: Message) -> None:
        message.deleted = True
        for attachment in message.attachments:
            self.remove_file(attachment)
        self.touch(message)

    def add_file(self, attachment: Attachment, data: bytes) -> None:
        """Add a file of a message."""
        self.files[attachment.id] = attachment
        self.blobs[attachment.id] = data

    def remove_file(self, attachment: Attachment) -> None:
        """Delete a file of a message."""
        if self.files.pop(attachment.id, None):
            del self.blobs[attachment.id]

    # Interactions

    def ask(self, interaction: Interaction) -> None:
        """Send an interaction to the app; it lapses unless it is acknowledged in `ack_seconds`."""
        self.interactions[interaction.token] = interaction
        asyncio.get_running_loop().call_later(self.ack_seconds, self._lapse, interaction)
        self.publish("INTERACTION_CREATE", interaction, interaction.channel.guild)

    def _lapse(self, interaction: Interaction) -> None:
        if interaction.acknowledged_at is None:
            interaction.lapsed = True
            self.touch(interaction)
            self.unanswered.append(interaction)
            self.wake()

    def is_expired(self, interaction: Interaction) -> bool:
        """Return whether the token of an interaction can no longer be used."""
        old = time.monotonic() - interaction.started > self.token_seconds
        return interaction.expired or old
