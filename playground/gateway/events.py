"""Describes changes as events of the gateway, as far as a bot's intents and access allow."""

from collections.abc import Iterable

from ..model.changes import Change
from ..model.entities import IN_PRIVATE, Channel, Guild, Interaction, Member, Message
from ..model.json_types import Json
from ..model.permissions import Permission
from ..model.users import Role, User
from ..payloads import entities as payloads
from ..payloads import interactions as interaction_payloads
from ..payloads import messages as message_payloads

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 9, 1 << 12, 1 << 15
"""Bits of intents."""
PRIVILEGED = MEMBERS | PRESENCES | CONTENT

Events = Iterable[tuple[str, Json]]


def describe(change: Change, intents: int, bot: User) -> Events:
    """Return the events, as (name, data), that a bot gets for a change; none if it may not know."""
    guild, subject = change.guild, change.subject
    if isinstance(subject, Interaction):
        return [(change.name, interaction_payloads.interaction(subject))]
    if isinstance(subject, Guild):
        return _guild(change.name, subject, bot) if intents & GUILDS else []
    if guild is not None and guild.bot_member is None:
        return []
    match subject:
        case Message():
            return _message(change.name, subject, intents, bot)
        case Channel():
            return _channel(change.name, subject, bot) if intents & GUILDS else []
        case Member():
            allowed = intents & MEMBERS or subject.user is bot
            return [(change.name, _member(subject))] if allowed else []
        case Role():
            data = {"guild_id": str(guild.id if guild else 0), "role": payloads.role(subject)}
            return [(change.name, data)] if intents & GUILDS else []


def _guild(name: str, guild: Guild, bot: User) -> Events:
    if name == "GUILD_DELETE":
        return [(name, {"id": str(guild.id)})]
    return [(name, payloads.guild_create(guild, bot))] if guild.bot_member else []


def _message(name: str, message: Message, intents: int, bot: User) -> Events:
    place = message.channel
    if message.ephemeral or place.context == IN_PRIVATE:
        return []
    if not intents & (GUILD_MESSAGES if place.guild else DIRECT_MESSAGES):
        return []
    if not place.allows(bot) & Permission.VIEW_CHANNEL:
        return []
    if name == "MESSAGE_DELETE":
        gone: Json = {"id": str(message.id), "channel_id": str(place.id)}
        if place.guild:
            gone["guild_id"] = str(place.guild.id)
        return [(name, gone)]
    data = message_payloads.event(message)
    known = place.guild is None or message.author is bot or bot in message.named
    if not intents & CONTENT and not known:
        data |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return [(name, data)]


def _channel(name: str, channel: Channel, bot: User) -> Events:
    if channel.guild is None or name == "TYPING_START":  # only the bot types, and is not told
        return []
    if channel.is_thread and name != "THREAD_DELETE":
        if not channel.allows(bot) & Permission.VIEW_CHANNEL:
            return []
        if name == "THREAD_MEMBERS_UPDATE":
            return [(name, _thread_members(channel))]
    data = payloads.channel(channel)
    return [(name, {**data, "newly_created": True} if name == "THREAD_CREATE" else data)]


def _thread_members(thread: Channel) -> Json:
    assert thread.guild
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.people),
        "added_members": [payloads.thread_member(thread, thread.people[-1])],
    }


def _member(member: Member) -> Json:
    return {"guild_id": str(member.guild.id), **payloads.member(member)}
