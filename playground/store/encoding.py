"""Encodes entities as the JSON of their records."""

import msgspec

from ..model.application import Command, Emoji
from ..model.changes import Entity
from ..model.clock import to_utc_seconds
from ..model.entities import Channel, Guild, Interaction, Message
from ..model.interaction_types import AUTOCOMPLETE
from ..model.users import User
from ..model.world import World
from . import records
from .file import Key
from .records import copy_fields

ATTACHMENTS = b"playground:/attachments/"
"""Replaces this server's address in stored URLs, because it can be another one next time."""

KINDS: dict[type[Entity], str] = {
    Message: records.MESSAGE,
    Channel: records.CHANNEL,
    Guild: records.GUILD,
    Interaction: records.INTERACTION,
    Command: records.COMMAND,
    Emoji: records.EMOJI,
    User: records.USER,
}


def key(entity: Entity) -> Key:
    """Return the kind and the id under which an entity is stored."""
    return next(kind for each, kind in KINDS.items() if isinstance(entity, each)), entity.id


def encode(world: World, entity: Entity) -> bytes | None:
    """Return an entity as JSON; None if it no longer exists."""
    record = _record(world, entity) if _exists(world, entity) else None
    if record is None:
        return None
    return msgspec.json.encode(record).replace(attachments_url(world), ATTACHMENTS)


def encode_world(world: World) -> bytes:
    """Return what is true of the world as a whole, as JSON."""
    record = records.WorldRecord(bot=world.bot.id, token=world.token, last_id=world.ids.last)
    return msgspec.json.encode(record)


def attachments_url(world: World) -> bytes:
    """Return what the URLs of all attachments begin with while this server runs."""
    return f"{world.base_url}/attachments/".encode()


def _exists(world: World, entity: Entity) -> bool:
    match entity:
        case Message() | Channel():
            return not entity.deleted
        case Guild():
            return entity.id in world.guilds
        case Interaction():
            if entity.kind == AUTOCOMPLETE or entity.channel.deleted:  # it can have no effect
                return False
            return entity.token in world.interactions or entity.id in world.past
        case Command():
            return entity in world.commands.get(entity.guild_id, [])
        case Emoji():
            return str(entity.id) in world.emojis
        case User():
            return True


def _record(world: World, entity: Entity) -> object:
    match entity:
        case Message():
            return _message(entity)
        case Channel():
            return _channel(entity)
        case Guild():
            return _guild(entity)
        case Interaction():
            return _interaction(entity)
        case Command():
            return copy_fields(records.CommandRecord, entity)
        case Emoji():
            return {**entity.raw, "image": entity.image} if entity.image else entity.raw
        case User():
            return copy_fields(
                records.UserRecord,
                entity,
                installed=entity.id in world.installed_by,
                closed=entity.id in world.closed_to_bot,
            )


def _guild(guild: Guild) -> records.GuildRecord:
    return copy_fields(
        records.GuildRecord,
        guild,
        roles=[
            copy_fields(records.RoleRecord, role, permissions=int(role.permissions))
            for role in guild.roles.values()
        ],
        members=[
            copy_fields(
                records.MemberRecord, each, user=each.user.id, roles=[r.id for r in each.roles]
            )
            for each in guild.members.values()
        ],
    )


def _channel(channel: Channel) -> records.ChannelRecord:
    return copy_fields(
        records.ChannelRecord,
        channel,
        guild=_id(channel.guild),
        parent=_id(channel.parent),
        people=[user.id for user in channel.people],
        overwrites=[
            copy_fields(records.OverwriteRecord, each, allow=int(each.allow), deny=int(each.deny))
            for each in channel.overwrites.values()
        ],
    )


def _message(message: Message) -> records.MessageRecord:
    return copy_fields(
        records.MessageRecord,
        message,
        channel=message.channel.id,
        author=message.author.id,
        attachments=[copy_fields(records.AttachmentRecord, each) for each in message.attachments],
        mentions=[user.id for user in message.mentions],
        named=[user.id for user in message.named],
        for_person=_id(message.for_person),
        interaction=_id(message.interaction),
        reference=_id(message.reference),
        thread=_id(message.thread),
    )


def _interaction(interaction: Interaction) -> records.InteractionRecord:
    acknowledged = interaction.acknowledged_at
    return copy_fields(
        records.InteractionRecord,
        interaction,
        person=interaction.person.id,
        channel=interaction.channel.id,
        message=_id(interaction.message),
        from_modal_of=_id(interaction.from_modal_of),
        started=to_utc_seconds(interaction.started),
        acknowledged_at=None if acknowledged is None else to_utc_seconds(acknowledged),
        original=_id(interaction.original),
        produced=[each.id for each in interaction.produced if not each.deleted],
    )


def _id(entity: User | Guild | Channel | Message | Interaction | None) -> int | None:
    """Return the id of an entity that exists, None for one that was deleted."""
    if entity is None or (isinstance(entity, Message | Channel) and entity.deleted):
        return None
    return entity.id
