"""Decodes a stored file into a new world."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

import msgspec

from ..model.application import Command, Emoji
from ..model.clock import from_utc_seconds
from ..model.content import Attachment
from ..model.entities import Channel, Guild, Interaction, Member, Message
from ..model.permissions import Overwrite, Permission
from ..model.users import Role, User
from ..model.world import World
from . import records
from .encoding import ATTACHMENTS, attachments_url
from .file import WorldFile
from .records import RECORDS

PersonFactory = Callable[[int, str, str], User]
"""Makes a person from an id, a name and a locale."""

T = TypeVar("T")
DECODERS = {kind: msgspec.json.Decoder(record) for kind, record in RECORDS.items()}


def restore(world: World, file: WorldFile, make_person: PersonFactory) -> bool:
    """Fill a new world with what a file holds; return whether it holds a world."""
    found: list[records.WorldRecord] = list(_read(world, file, records.WORLD).values())
    if not found:
        return False
    world.token = found[0].token
    world.ids.last = found[0].last_id
    world.users.clear()
    _restore_users(world, file, make_person)
    world.bot = world.users[found[0].bot]
    _restore_guilds(world, file)
    _restore_channels(world, file)
    for number, command in _read(world, file, records.COMMAND).items():
        restored = _make(Command, command, id=number)
        world.commands.setdefault(restored.guild_id, []).append(restored)
    for number, raw in _read(world, file, records.EMOJI).items():
        image = raw.pop("image", "")  # files of older programs lack it
        world.emojis[str(number)] = Emoji(number, raw, image)
    _restore_messages(world, file)
    return True


def _read(world: World, file: WorldFile, kind: str) -> dict[int, Any]:
    """Return the records of a kind by id, in the order of their ids."""
    url = attachments_url(world)
    decode = DECODERS[kind].decode
    return {
        number: decode(text.encode().replace(ATTACHMENTS, url)) for number, text in file.read(kind)
    }


def _make(entity: Callable[..., T], record: object, **given: Any) -> T:
    """Make an entity: `given` fields as they are, others from the record if it has them."""
    names = (each.name for each in fields(entity) if each.init)  # type: ignore[arg-type]
    copied = {n: getattr(record, n) for n in names if n not in given and hasattr(record, n)}
    return entity(**copied, **given)


def _restore_users(world: World, file: WorldFile, make_person: PersonFactory) -> None:
    each: records.UserRecord
    for number, each in _read(world, file, records.USER).items():
        if each.bot:
            world.users[number] = _make(User, each, id=number)
        else:
            world.users[number] = make_person(number, each.name, each.locale)
        if each.installed:
            world.installed_by.add(number)
        if each.closed:
            world.closed_to_bot.add(number)


def _restore_guilds(world: World, file: WorldFile) -> None:
    each: records.GuildRecord
    for number, each in _read(world, file, records.GUILD).items():
        roles = {r.id: _make(Role, r, permissions=Permission(r.permissions)) for r in each.roles}
        guild = _make(Guild, each, world=world, id=number, roles=roles, members={})
        for member in each.members:
            user = world.users[member.user]
            theirs = [roles[role] for role in member.roles]
            guild.members[user.id] = _make(Member, member, user=user, guild=guild, roles=theirs)
        world.guilds[number] = guild


def _restore_channels(world: World, file: WorldFile) -> None:
    each: records.ChannelRecord
    for number, each in _read(world, file, records.CHANNEL).items():  # parents come before threads
        channel = _make(
            Channel,
            each,
            world=world,
            id=number,
            guild=_get(world.guilds, each.guild),
            parent=_get(world.channels, each.parent),
            people=[world.users[user] for user in each.people],
            overwrites={o.target: _overwrite(o) for o in each.overwrites},
        )
        world.channels[number] = channel
        if channel.guild:
            channel.guild.channels[number] = channel


def _overwrite(record: records.OverwriteRecord) -> Overwrite:
    allow, deny = Permission(record.allow), Permission(record.deny)
    return _make(Overwrite, record, allow=allow, deny=deny)


def _restore_messages(world: World, file: WorldFile) -> None:
    """Restore messages and interactions, which refer to each other: make all, then link them."""
    stored: dict[int, records.MessageRecord] = _read(world, file, records.MESSAGE)
    stored_interactions: dict[int, records.InteractionRecord] = _read(
        world, file, records.INTERACTION
    )
    messages = {number: _message(world, number, each) for number, each in stored.items()}
    interactions = {
        number: _interaction(world, number, each, messages)
        for number, each in stored_interactions.items()
    }
    for number, message in messages.items():
        message.interaction = _get(interactions, stored[number].interaction)
        message.reference = _get(messages, stored[number].reference)
    for number, interaction in interactions.items():
        interaction.from_modal_of = _get(interactions, stored_interactions[number].from_modal_of)


def _message(world: World, number: int, record: records.MessageRecord) -> Message:
    attachments = [_make(Attachment, each, store=world.blobs) for each in record.attachments]
    world.files.update((each.id, each) for each in attachments)
    message = _make(
        Message,
        record,
        id=number,
        channel=world.channels[record.channel],
        author=world.users[record.author],
        attachments=attachments,
        mentions=[world.users[user] for user in record.mentions],
        named=[world.users[user] for user in record.named],
        for_person=_get(world.users, record.for_person),
        interaction=None,
        reference=None,
        thread=_get(world.channels, record.thread),
    )
    message.channel.log[number] = message
    world.nonces.note(message)
    return message


def _interaction(
    world: World, number: int, record: records.InteractionRecord, messages: Mapping[int, Message]
) -> Interaction:
    acknowledged = record.acknowledged_at
    interaction = _make(
        Interaction,
        record,
        id=number,
        person=world.users[record.person],
        channel=world.channels[record.channel],
        message=_get(messages, record.message),
        from_modal_of=None,
        started=from_utc_seconds(record.started),
        lapsed=acknowledged is None,  # nobody could acknowledge it while the program was off
        acknowledged_at=None if acknowledged is None else from_utc_seconds(acknowledged),
        original=_get(messages, record.original),
        produced=[messages[each] for each in record.produced if each in messages],
    )
    world.interactions[interaction.token] = interaction  # `prune` moves it if it is expired
    return interaction


def _get(entities: Mapping[int, T], number: int | None) -> T | None:
    return None if number is None else entities.get(number)
