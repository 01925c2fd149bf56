"""Permission bits, and the arithmetic by which a channel overwrites them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """The permission bits that the playground knows, under discord.py's names."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    USE_EXTERNAL_APPS = 1 << 50


P = Permission

NOTHING = P(0)
EVERYTHING = ~P(0)

EVERYONE = (
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.USE_EXTERNAL_APPS
)
"""What @everyone may do in a new guild."""

DIRECT = EVERYONE & ~P.CREATE_PUBLIC_THREADS & ~P.SEND_MESSAGES_IN_THREADS
"""What the participants of direct messages may do there."""


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows and denies to one role or member; `target` is its id."""

    target: int
    is_member: bool
    allow: Permission
    deny: Permission


def named(*names: str) -> Permission:
    """Turn names such as `send_messages` into bits; raises KeyError for an unknown name."""
    bits = NOTHING
    for name in names:
        bits |= Permission[name.upper()]
    return bits


def resolve(
    bits: Permission, overwrites: Mapping[int, Overwrite], groups: Iterable[Iterable[int]]
) -> Permission:
    """Return what a member with `bits` in the guild may do in a channel with these overwrites.

    `groups` are the targets that concern the member, in the order in which Discord applies them:
    @everyone, the roles, the member. Within a group all denials come before all allowances. Who
    cannot view the channel may do nothing there.
    """
    if bits & P.ADMINISTRATOR:
        return bits
    for targets in groups:
        found = [overwrites[target] for target in targets if target in overwrites]
        for overwrite in found:
            bits &= ~overwrite.deny
        for overwrite in found:
            bits |= overwrite.allow
    return bits if bits & P.VIEW_CHANNEL else NOTHING
