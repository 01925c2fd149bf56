"""Makes a world from what `encoding` has written."""

import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime

from ..errors import Json
from ..interaction import Command, Interaction
from ..model import Channel, Guild, Member, Overwrite, Role, User
from ..permissions import Permission
from ..seen import Attachment, Emoji, Message
from ..world import World
from . import encoding as kinds
from .file import WorldFile

Seating = Callable[[int, str, str], User]
"""Makes a person from an id, a name and a locale."""


def restore(world: World, file: WorldFile, seat: Seating) -> bool:
    """Fill a world that is new with what the file holds; return whether it holds anything."""
    about = next((data for _, data in _read(world, file, kinds.WORLD)), None)
    if about is None:
        return False
    world.token = about["token"]
    world.ids.last = about["last_id"]
    world.users.clear()
    for number, data in _read(world, file, kinds.USER):
        _user(world, number, data, seat)
    world.bot = world.users[about["bot"]]
    for number, data in _read(world, file, kinds.GUILD):
        _guild(world, number, data)
    for number, data in _read(world, file, kinds.CHANNEL):  # a thread comes after its parent
        _channel(world, number, data)
    for number, data in _read(world, file, kinds.COMMAND):
        command = Command(number, data["guild"], data["raw"])
        world.commands.setdefault(command.guild_id, []).append(command)
    for number, data in _read(world, file, kinds.EMOJI):
        world.emojis[str(number)] = Emoji(number, data)
    _Talk(world, file).restore()
    return True


def _read(world: World, file: WorldFile, kind: str) -> Iterator[tuple[int, Json]]:
    for number, text in file.read(kind):
        yield number, json.loads(text.replace(kinds.HERE, f"{world.base_url}/attachments/"))


def _user(world: World, number: int, data: Json, seat: Seating) -> None:
    name, locale = data["name"], data["locale"]
    user = User(number, name, locale, bot=True) if data["bot"] else seat(number, name, locale)
    world.users[number] = user
    if data["installed"]:
        world.installed_by.add(number)
    if data["closed"]:
        world.closed_to_bot.add(number)


def _guild(world: World, number: int, data: Json) -> None:
    guild = Guild(
        world,
        number,
        data["name"],
        data["locale"],
        data["owner"],
        data["user_install_only"],
        created_at=datetime.fromisoformat(data["created_at"]),
    )
    for each in data["roles"]:
        guild.roles[each["id"]] = Role(
            each["id"],
            each["name"],
            Permission(each["permissions"]),
            each["position"],
            each["managed_by"],
        )
    for each in data["members"]:
        user, roles = world.users[each["user"]], [guild.roles[role] for role in each["roles"]]
        joined = datetime.fromisoformat(each["joined_at"])
        guild.members[user.id] = Member(user, guild, roles, joined)
    world.guilds[number] = guild


def _channel(world: World, number: int, data: Json) -> None:
    guild = world.guilds[data["guild"]] if data["guild"] else None
    channel = Channel(
        world,
        number,
        data["kind"],
        data["name"],
        guild,
        world.channels[data["parent"]] if data["parent"] else None,
        people=[world.users[user] for user in data["people"]],
        owner_id=data["owner"],
        archived=data["archived"],
        locked=data["locked"],
        archive_minutes=data["archive_minutes"],
        created_at=datetime.fromisoformat(data["created_at"]),
    )
    for target, is_member, allow, deny in data["overwrites"]:
        channel.overwrites[target] = Overwrite(
            target, is_member, Permission(allow), Permission(deny)
        )
    world.channels[number] = channel
    if guild:
        guild.channels[number] = channel


class _Talk:
    """Messages and interactions, which refer to each other: first all are made, then tied."""

    def __init__(self, world: World, file: WorldFile) -> None:
        self._world = world
        self._asked = dict(_read(world, file, kinds.INTERACTION))
        self._said = dict(_read(world, file, kinds.MESSAGE))
        self._messages: dict[int | None, Message] = {}
        self._interactions: dict[int | None, Interaction] = {}

    def restore(self) -> None:
        for number, data in self._said.items():
            self._messages[number] = self._message(number, data)
        for number, data in self._asked.items():
            self._interactions[number] = self._interaction(number, data)
        for number, data in self._said.items():
            message = self._messages[number]
            message.interaction = self._interactions.get(data["interaction"])
            message.reference = self._messages.get(data["reference"])
        for number, data in self._asked.items():
            self._tie(self._interactions[number], data)

    def _message(self, number: int, data: Json) -> Message:
        world = self._world
        message = Message(
            number,
            world.channels[data["channel"]],
            world.users[data["author"]],
            data["content"],
            data["components"],
            data["embeds"],
            [_attachment(world, each) for each in data["attachments"]],
            data["flags"],
            [world.users[user] for user in data["mentions"]],
            [world.users[user] for user in data["named"]],
            data["mentions_everyone"],
            data["roles_pinged"],
            data["nonce"],
            data["kind"],
            world.users[data["for_person"]] if data["for_person"] else None,
            thread=world.channels.get(data["thread"]),
            earlier=data["earlier"],
            created_at=datetime.fromisoformat(data["created_at"]),
            edited_at=datetime.fromisoformat(data["edited_at"]) if data["edited_at"] else None,
            edits=data["edits"],
        )
        message.channel.log[number] = message
        world.nonces.note(message)
        return message

    def _interaction(self, number: int, data: Json) -> Interaction:
        world, acknowledged = self._world, data["acknowledged_at"]
        asked = Interaction(
            number,
            data["token"],
            data["kind"],
            world.users[data["person"]],
            world.channels[data["channel"]],
            data["data"],
            data["owners"],
            data["described"],
            self._messages.get(data["message"]),
            data["shown"],
            forced_private=data["forced_private"],
            started=_monotonic(data["started"]),
            expired=data["expired"],
            lapsed=acknowledged is None,  # while nobody was there to acknowledge it to
            acknowledged_at=None if acknowledged is None else _monotonic(acknowledged),
            response=data["response"],
            original=self._messages.get(data["original"]),
            produced=[self._messages[n] for n in data["produced"] if n in self._messages],
            modal=data["modal"],
            followups=data["followups"],
            replied=data["replied"],
        )
        world.interactions[asked.token] = asked  # also one that is over, which `prune` closes
        return asked

    def _tie(self, asked: Interaction, data: Json) -> None:
        asked.from_modal_of = self._interactions.get(data["from_modal_of"])


def _attachment(world: World, data: Json) -> Attachment:
    size = tuple(data["size"]) if data["size"] else None
    attachment = Attachment(world, **{**data, "size": size})
    world.files[attachment.id] = attachment
    return attachment


def _monotonic(seconds: float) -> float:
    return time.monotonic() - (time.time() - seconds)
