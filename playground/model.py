"""The places and people of this Discord: guilds, channels, roles and members."""

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from . import permissions
from .permissions import Permission

if TYPE_CHECKING:
    from .seen import Message
    from .world import World

DISCORD_EPOCH = 1_420_070_400_000

TEXT, DIRECT, GROUP, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)

IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2


def now() -> datetime:
    """Return the present time in UTC."""
    return datetime.now(UTC)


class Snowflakes:
    """Makes ids in rising order from the present time, as Discord does."""

    def __init__(self) -> None:
        self.last = 0

    def make(self) -> int:
        """Return an id that is greater than every one before it."""
        fresh = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self.last = max(fresh, self.last + 1)
        return self.last


@dataclass(eq=False)
class User:
    """Somebody with an account: a person or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    @property
    def mention(self) -> str:
        """The text that pings this user."""
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{'bot' if self.bot else 'person'} {self.name}>"


@dataclass(eq=False)
class Role:
    """A role of a guild; the one with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: Permission
    position: int = 0
    managed_by: int | None = None


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows and denies to one role or member."""

    target: int
    is_member: bool
    allow: Permission
    deny: Permission


@dataclass(eq=False, repr=False)
class Member:
    """A user in a guild."""

    user: User
    guild: "Guild"
    roles: list[Role] = field(default_factory=list)
    joined_at: datetime = field(default_factory=now)

    def __repr__(self) -> str:
        return f"<{self.user.name} in {self.guild.name}>"


@dataclass(eq=False, repr=False)
class Guild:
    """A server. `bot_member` is None while the bot is not installed in it."""

    world: "World"
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

    def add_channel(self, name: str) -> "Channel":
        """Make a text channel."""
        return self.world.add_channel(self, name)

    def add_role(self, name: str, *allowed: str) -> Role:
        """Make a role that allows these permissions (names such as `send_messages`)."""
        return self.world.add_role(self, name, permissions.named(*allowed))

    def join(self, *people: User) -> None:
        """Make these people members."""
        for person in people:
            self.world.join(self, person)

    def leave(self, person: User) -> None:
        """Take this person out of the guild."""
        self.world.leave(self, person)

    def give(self, person: User, role: Role) -> None:
        """Give a member a role."""
        self.world.give(self, person, role)

    def set_permissions(self, role: Role, allowed: Permission) -> None:
        """Replace what a role allows in the whole guild."""
        self.world.set_permissions(self, role, allowed)

    def deny_bot(self, *names: str) -> None:
        """Take these permissions from @everyone's default and from the bot's own role."""
        bits = permissions.named(*names)
        for role in (self.everyone, self.bot_role):
            if role:
                self.set_permissions(role, role.permissions & ~bits)

    def __repr__(self) -> str:
        return f"<guild {self.name}>"


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, direct messages with the bot, or people's own conversation."""

    world: "World"
    id: int
    kind: int
    name: str
    guild: Guild | None = None
    parent: "Channel | None" = None
    people: list[User] = field(default_factory=list)
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
        """Discord's number for the kind of place an interaction comes from."""
        if self.guild:
            return IN_GUILD
        return IN_BOT_DM if self.world.bot in self.people else IN_PRIVATE

    def allows(self, user: User) -> Permission:
        """Return what this user may do here; nothing if the user has no access."""
        if self.guild is None:
            return permissions.DIRECT if user in self.people else Permission(0)
        member = self.guild.members.get(user.id)
        return permissions.in_channel(member, self) if member else Permission(0)

    def allow(self, who: User | Role, *names: str) -> None:
        """Allow these permissions here to a user or a role, and forget their denial."""
        self._overwrite(who, permissions.named(*names), Permission(0))

    def deny(self, who: User | Role, *names: str) -> None:
        """Deny these permissions here to a user or a role, and forget their allowance."""
        self._overwrite(who, Permission(0), permissions.named(*names))

    def reset(self, who: User | Role) -> None:
        """Forget what this channel allows and denies to a user or a role."""
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
