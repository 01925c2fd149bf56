"""Guilds, channels, messages and interactions.

They refer to each other (a channel to its messages, a message to its channel and to the
interaction that made it), so they are defined together. What each is made of lies in modules below.
"""

import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from .clock import now
from .content import Content
from .habits import Habits
from .json_types import Json
from .permissions import DIRECT, EVERYTHING, NOTHING, Overwrite, Permission, named, resolve
from .users import Role, User

TEXT, DIRECT_MESSAGES, GROUP_MESSAGES, ANNOUNCEMENTS = 0, 1, 3, 5
"""Types of channels."""
THREADS = ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12

IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""Contexts of interactions: a guild, direct messages with the bot, people's own messages."""


class Operations(Protocol):
    """The changes that guilds and channels ask of the world they belong to."""

    bot: User
    habits: Habits

    def add_channel(self, guild: "Guild", name: str, kind: int = TEXT) -> "Channel": ...  # noqa: D102
    def add_role(self, guild: "Guild", name: str, allowed: Permission) -> Role: ...  # noqa: D102
    def join(self, guild: "Guild", user: User) -> None: ...  # noqa: D102
    def leave(self, guild: "Guild", user: User) -> None: ...  # noqa: D102
    def give(self, guild: "Guild", user: User, role: Role) -> None: ...  # noqa: D102
    def set_permissions(self, guild: "Guild", role: Role, allowed: Permission) -> None: ...  # noqa: D102
    def overwrite(self, channel: "Channel", target: int, overwrite: Overwrite | None) -> None: ...  # noqa: D102
    def delete_channel(self, channel: "Channel") -> None: ...  # noqa: D102
    def change_thread(self, thread: "Channel", *, archived: bool, locked: bool) -> None: ...  # noqa: D102


@dataclass(eq=False, repr=False)
class Member:
    """A user in a guild."""

    user: User
    guild: "Guild"
    roles: list[Role] = field(default_factory=list)
    joined_at: datetime = field(default_factory=now)

    @property
    def permissions(self) -> Permission:
        """What the member's roles allow everywhere in the guild."""
        if self.user.id == self.guild.owner_id:
            return EVERYTHING
        bits = self.guild.everyone.permissions
        for role in self.roles:
            bits |= role.permissions
        return EVERYTHING if bits & Permission.ADMINISTRATOR else bits

    def __repr__(self) -> str:
        return f"<{self.user.name} in {self.guild.name}>"


@dataclass(eq=False, repr=False)
class Guild:
    """A server. `bot_member` is None while the bot is not installed in it."""

    world: Operations
    id: int
    name: str
    locale: str
    owner_id: int
    user_install_only: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    channels: dict[int, "Channel"] = field(default_factory=dict)
    created_at: datetime = field(default_factory=now)

    @property
    def everyone(self) -> Role:
        """The role that all members have."""
        return self.roles[self.id]

    @property
    def bot_member(self) -> Member | None:
        """The bot's membership, if it is installed here."""
        return self.members.get(self.world.bot.id)

    @property
    def bot_role(self) -> Role | None:
        """The role that came with the bot, if it is installed here."""
        return next((role for role in self.roles.values() if role.managed_by), None)

    def add_channel(self, name: str, kind: int = TEXT) -> "Channel":
        """Make a channel, for text unless its type is given."""
        return self.world.add_channel(self, name, kind)

    def add_role(self, name: str, *allowed: str) -> Role:
        """Make a role that allows these permissions (names such as `send_messages`)."""
        return self.world.add_role(self, name, named(*allowed))

    def join(self, *people: User) -> None:
        """Make these people members."""
        for person in people:
            self.world.join(self, person)

    def leave(self, person: User) -> None:
        """End a person's membership."""
        self.world.leave(self, person)

    def give(self, person: User, role: Role) -> None:
        """Give a member a role."""
        self.world.give(self, person, role)

    def set_permissions(self, role: Role, allowed: Permission) -> None:
        """Replace what a role allows in the whole guild."""
        self.world.set_permissions(self, role, allowed)

    def deny_bot(self, *names: str) -> None:
        """Take these permissions from @everyone and from the bot's own role."""
        bits = named(*names)
        for role in (self.everyone, self.bot_role):
            if role:
                self.set_permissions(role, role.permissions & ~bits)

    def __repr__(self) -> str:
        return f"<guild {self.name}>"


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, direct messages with the bot, or people's own messages."""

    world: Operations
    id: int
    kind: int
    name: str
    guild: Guild | None = None
    parent: "Channel | None" = None
    people: list[User] = field(default_factory=list)
    """The members of a thread, or the participants of direct messages."""
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    log: dict[int, "Message"] = field(default_factory=dict)
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    deleted: bool = False
    changes: int = 0
    """How often a message was posted, edited or deleted here."""
    created_at: datetime = field(default_factory=now)

    @property
    def messages(self) -> list["Message"]:
        """What everybody in the channel can read, oldest first."""
        return [m for m in self.log.values() if m.stands and not m.ephemeral]

    @property
    def threads(self) -> list["Channel"]:
        """The threads of this channel."""
        assert self.guild
        return [c for c in self.guild.channels.values() if c.parent is self]

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind in THREADS

    @property
    def context(self) -> int:
        """Discord's number for the context of an interaction from here."""
        if self.guild:
            return IN_GUILD
        return IN_BOT_DM if self.world.bot in self.people else IN_PRIVATE

    def allows(self, user: User) -> Permission:
        """Return what this user may do here; nothing if the user cannot view the channel."""
        if self.guild is None:
            return DIRECT if user in self.people else NOTHING
        member = self.guild.members.get(user.id)
        if member is None:
            return NOTHING
        roles = [role.id for role in member.roles]
        overwrites = (self.parent or self).overwrites
        allowed = resolve(member.permissions, overwrites, ([self.guild.id], roles, [user.id]))
        enters = self.kind != PRIVATE_THREAD or user in self.people
        return allowed if enters or allowed & Permission.MANAGE_THREADS else NOTHING

    def allow(self, who: User | Role, *names: str) -> None:
        """Allow these permissions here to a user or a role, and drop their denial."""
        self._overwrite(who, named(*names), NOTHING)

    def deny(self, who: User | Role, *names: str) -> None:
        """Deny these permissions here to a user or a role, and drop their allowance."""
        self._overwrite(who, NOTHING, named(*names))

    def reset(self, who: User | Role) -> None:
        """Drop what this channel allows and denies to a user or a role."""
        self.world.overwrite(self, who.id, None)

    def delete(self) -> None:
        """Delete the channel."""
        self.world.delete_channel(self)

    def archive(self, *, locked: bool = False) -> None:
        """Archive a thread."""
        self.world.change_thread(self, archived=True, locked=locked)

    def _overwrite(self, who: User | Role, allow: Permission, deny: Permission) -> None:
        old = self.overwrites.get(who.id)
        if old:
            allow, deny = allow | (old.allow & ~deny), deny | (old.deny & ~allow)
        self.world.overwrite(self, who.id, Overwrite(who.id, isinstance(who, User), allow, deny))

    def __repr__(self) -> str:
        return f"<channel {self.name}>"


@dataclass(eq=False, repr=False)
class Message(Content):
    """A message. Edits change it in place; `deleted` tells that it is gone."""

    id: int
    channel: Channel
    author: User
    mentions: list[User] = field(default_factory=list)
    """The people who were pinged when it was posted (an edit pings nobody)."""
    named: list[User] = field(default_factory=list)
    """The people whose mention is rendered, pinged or not."""
    mentions_everyone: bool = False
    roles_pinged: list[int] = field(default_factory=list)
    nonce: str | int | None = None
    kind: int = 0
    for_person: User | None = None
    """Who can see an ephemeral message."""
    interaction: "Interaction | None" = None
    reference: "Message | None" = None
    thread: Channel | None = None
    deleted: bool = False
    created_at: datetime = field(default_factory=now)
    edited_at: datetime | None = None
    edits: int = 0

    @property
    def stands(self) -> bool:
        """Whether it can be read: neither deleted nor the placeholder "thinking"."""
        return not self.deleted and not self.thinking

    def __repr__(self) -> str:
        return f"<message {self.text[:40]!r} in {self.channel.name}>"


@dataclass(eq=False, repr=False)
class Interaction:
    """Something a person did that the app has to answer, and how far the answer has come."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    data: Json
    owners: dict[str, str]
    """By whose installation the app is used: "0" for a guild's, "1" for a user's."""
    described: str
    message: Message | None = None
    shown: list[Json] | None = None
    """The components of the message as the person who clicked saw them."""
    from_modal_of: "Interaction | None" = None
    forced_private: bool = False
    started: float = field(default_factory=time.monotonic)
    expired: bool = False
    lapsed: bool = False
    """Whether nobody acknowledged it in time."""
    acknowledged_at: float | None = None
    response: int | None = None
    """The type of its callback."""
    original: Message | None = None
    produced: list[Message] = field(default_factory=list)
    """The messages that were made or changed through it."""
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    followups: int = 0
    replied: bool = False

    @property
    def user_installed_only(self) -> bool:
        """Whether the app is used by this person's installation alone."""
        return "0" not in self.owners

    def __repr__(self) -> str:
        return f"<{self.described} by {self.person.name}>"

    def touch(self, message: Message) -> None:
        """Note that a message was made or changed through this interaction."""
        if message not in self.produced:
            self.produced.append(message)
