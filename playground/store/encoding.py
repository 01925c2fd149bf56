"""How each thing of a world is written as JSON. `restoring` reads what is written here."""

import json
import time
from datetime import datetime

from ..errors import Json
from ..interaction import AUTOCOMPLETE, Command, Interaction
from ..model import Channel, Guild, User
from ..news import Thing
from ..seen import Attachment, Emoji, Message
from ..world import World
from .file import Key

HERE = "playground:/attachments/"
"""Stands in the file for the address of the server, which may be another one next time."""

USER, GUILD, CHANNEL, MESSAGE = "user", "guild", "channel", "message"
INTERACTION, COMMAND, EMOJI, WORLD = "interaction", "command", "emoji", "world"


def key(thing: Thing) -> Key:
    """Return the kind and the id under which a thing is written."""
    match thing:
        case Message():
            return MESSAGE, thing.id
        case Channel():
            return CHANNEL, thing.id
        case Guild():
            return GUILD, thing.id
        case Interaction():
            return INTERACTION, thing.id
        case Command():
            return COMMAND, thing.id
        case Emoji():
            return EMOJI, thing.id
        case User():
            return USER, thing.id


def encode(world: World, thing: Thing) -> str | None:
    """Return a thing as text; None if there is no such thing any more."""
    match thing:
        case Message():
            data = None if thing.deleted else _message(thing)
        case Channel():
            data = None if thing.deleted else _channel(thing)
        case Guild():
            data = _guild(thing) if thing.id in world.guilds else None
        case Interaction():
            data = _interaction(thing) if _stands(world, thing) else None
        case Command():
            data = _command(thing) if thing in world.commands.get(thing.guild_id, []) else None
        case Emoji():
            data = thing.raw if str(thing.id) in world.emojis else None
        case User():
            data = _user(world, thing)
    if data is None:
        return None
    return json.dumps(data, ensure_ascii=False).replace(f"{world.base_url}/attachments/", HERE)


def about(world: World) -> str:
    """Return what is true of the world as a whole, as text."""
    return json.dumps({"bot": world.bot.id, "token": world.token, "last_id": world.ids.last})


def _stands(world: World, asked: Interaction) -> bool:
    if asked.kind == AUTOCOMPLETE or asked.channel.deleted:  # nothing can come of it any more
        return False
    return asked.token in world.interactions or asked.id in world.past


def _user(world: World, user: User) -> Json:
    return {
        "name": user.name,
        "locale": user.locale,
        "bot": user.bot,
        "installed": user.id in world.installed_by,
        "closed": user.id in world.closed_to_bot,
    }


def _guild(guild: Guild) -> Json:
    return {
        "name": guild.name,
        "locale": guild.locale,
        "owner": guild.owner_id,
        "user_install_only": guild.user_install_only,
        "created_at": guild.created_at.isoformat(),
        "roles": [
            {
                "id": role.id,
                "name": role.name,
                "permissions": int(role.permissions),
                "position": role.position,
                "managed_by": role.managed_by,
            }
            for role in guild.roles.values()
        ],
        "members": [
            {
                "user": member.user.id,
                "roles": [role.id for role in member.roles],
                "joined_at": member.joined_at.isoformat(),
            }
            for member in guild.members.values()
        ],
    }


def _channel(channel: Channel) -> Json:
    return {
        "kind": channel.kind,
        "name": channel.name,
        "guild": _id(channel.guild),
        "parent": _id(channel.parent),
        "people": [user.id for user in channel.people],
        "overwrites": [
            [each.target, each.is_member, int(each.allow), int(each.deny)]
            for each in channel.overwrites.values()
        ],
        "owner": channel.owner_id,
        "archived": channel.archived,
        "locked": channel.locked,
        "archive_minutes": channel.archive_minutes,
        "created_at": channel.created_at.isoformat(),
    }


def _message(message: Message) -> Json:
    return {
        "channel": message.channel.id,
        "author": message.author.id,
        "content": message.content,
        "components": message.components,
        "embeds": message.embeds,
        "attachments": [_attachment(each) for each in message.attachments],
        "flags": message.flags,
        "mentions": [user.id for user in message.mentions],
        "named": [user.id for user in message.named],
        "mentions_everyone": message.mentions_everyone,
        "roles_pinged": message.roles_pinged,
        "nonce": message.nonce,
        "kind": message.kind,
        "for_person": _id(message.for_person),
        "interaction": _id(message.interaction),
        "reference": _standing(message.reference),
        "thread": None if message.thread is None or message.thread.deleted else message.thread.id,
        "earlier": message.earlier,
        "created_at": message.created_at.isoformat(),
        "edited_at": _time(message.edited_at),
        "edits": message.edits,
    }


def _attachment(attachment: Attachment) -> Json:
    return {
        "id": attachment.id,
        "filename": attachment.filename,
        "length": attachment.length,
        "alt": attachment.alt,
        "content_type": attachment.content_type,
        "url": attachment.url,
        "size": attachment.size,
    }


def _interaction(asked: Interaction) -> Json:
    return {
        "token": asked.token,
        "kind": asked.kind,
        "person": asked.person.id,
        "channel": asked.channel.id,
        "data": asked.data,
        "owners": asked.owners,
        "described": asked.described,
        "message": _standing(asked.message),
        "shown": asked.shown,
        "from_modal_of": _id(asked.from_modal_of),
        "forced_private": asked.forced_private,
        "started": wall(asked.started),
        "expired": asked.expired,
        "acknowledged_at": None if asked.acknowledged_at is None else wall(asked.acknowledged_at),
        "response": asked.response,
        "original": _standing(asked.original),
        "produced": [each.id for each in asked.produced if not each.deleted],
        "modal": asked.modal,
        "followups": asked.followups,
        "replied": asked.replied,
    }


def _command(command: Command) -> Json:
    return {"guild": command.guild_id, "raw": command.raw}


def wall(monotonic: float) -> float:
    """Return a time of the monotonic clock, which begins anew with the machine, as seconds UTC."""
    return round(time.time() - (time.monotonic() - monotonic), 3)


def _id(thing: Thing | None) -> int | None:
    return None if thing is None else thing.id


def _standing(message: Message | None) -> int | None:
    return None if message is None or message.deleted else message.id


def _time(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat()
