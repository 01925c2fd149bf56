"""What a member may do in a guild and in each of its channels."""

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .model import Channel, Member


class Permission(IntFlag):
    """The permission bits that the playground knows, named as discord.py names them."""

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
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


P = Permission

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

DIRECT = EVERYONE & ~P.CREATE_PUBLIC_THREADS & ~P.SEND_MESSAGES_IN_THREADS


def named(*names: str) -> Permission:
    """Turn names such as `send_messages` into bits; raises KeyError for an unknown name."""
    bits = P(0)
    for name in names:
        bits |= Permission[name.upper()]
    return bits


def in_guild(member: "Member") -> Permission:
    """Return what the member's roles allow everywhere in the guild."""
    guild = member.guild
    if member.user.id == guild.owner_id:
        return EVERYTHING
    bits = guild.everyone.permissions
    for role in member.roles:
        bits |= role.permissions
    return EVERYTHING if bits & P.ADMINISTRATOR else bits


def in_channel(member: "Member", channel: "Channel") -> Permission:
    """Return what the member may do in this channel or thread, overwrites included."""
    place = channel.parent or channel
    bits = in_guild(member)
    if bits & P.ADMINISTRATOR:
        return bits
    bits = _overwritten(bits, place, [member.guild.everyone.id])
    bits = _overwritten(bits, place, [role.id for role in member.roles])
    bits = _overwritten(bits, place, [member.user.id])
    return bits if bits & P.VIEW_CHANNEL else P(0)


def _overwritten(bits: Permission, place: "Channel", targets: list[int]) -> Permission:
    found = [place.overwrites[target] for target in targets if target in place.overwrites]
    for overwrite in found:
        bits &= ~overwrite.deny
    for overwrite in found:
        bits |= overwrite.allow
    return bits
