"""The schema of what is stored: one record for each kind of entity, written as JSON.

A record refers to other entities by their ids. To store one more attribute, add a field of the
attribute's name, with a default for the files that lack it: fields are copied by name.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import fields

from ..model.json_types import Json

USER, GUILD, CHANNEL, MESSAGE = "user", "guild", "channel", "message"
INTERACTION, COMMAND, EMOJI, WORLD = "interaction", "command", "emoji", "world"
"""The kinds of entities, and the world itself (which has the id 0)."""

T = TypeVar("T")


class WorldRecord(Struct, kw_only=True):
    """What is true of the world as a whole."""

    bot: int
    token: str
    last_id: int


class UserRecord(Struct, kw_only=True):
    """A user, and whether they have installed the app, and closed their messages to the bot."""

    name: str
    locale: str
    bot: bool
    installed: bool
    closed: bool


class RoleRecord(Struct, kw_only=True):
    """A role, stored with its guild."""

    id: int
    name: str
    permissions: int
    position: int
    managed_by: int | None


class MemberRecord(Struct, kw_only=True):
    """A member, stored with the guild."""

    user: int
    roles: list[int]
    joined_at: datetime


class GuildRecord(Struct, kw_only=True):
    """A guild with its roles and members."""

    name: str
    locale: str
    owner_id: int = field(name="owner")
    user_install_only: bool
    created_at: datetime
    roles: list[RoleRecord]
    members: list[MemberRecord]


class OverwriteRecord(Struct, array_like=True):
    """A permission overwrite, stored with its channel."""

    target: int
    is_member: bool
    allow: int
    deny: int


class ChannelRecord(Struct, kw_only=True):
    """A channel, thread or direct messages, without the messages in it."""

    kind: int
    name: str
    guild: int | None
    parent: int | None
    people: list[int]
    overwrites: list[OverwriteRecord]
    owner_id: int = field(name="owner")
    archived: bool
    locked: bool
    archive_minutes: int
    created_at: datetime


class AttachmentRecord(Struct, kw_only=True):
    """A file of a message, without its bytes."""

    id: int
    filename: str
    length: int
    alt: str
    content_type: str
    url: str
    size: tuple[int, int] | None


class MessageRecord(Struct, kw_only=True):
    """A message."""

    channel: int
    author: int
    content: str
    components: list[Json]
    embeds: list[Json]
    attachments: list[AttachmentRecord]
    flags: int
    mentions: list[int]
    named: list[int]
    mentions_everyone: bool
    roles_pinged: list[int]
    nonce: str | int | None
    kind: int
    for_person: int | None
    interaction: int | None
    reference: int | None
    thread: int | None
    earlier: list[list[Json]]
    created_at: datetime
    edited_at: datetime | None
    edits: int


class InteractionRecord(Struct, kw_only=True):
    """An interaction. Its times are seconds since 1970."""

    token: str
    kind: int
    person: int
    channel: int
    data: Json
    owners: dict[str, str]
    described: str
    message: int | None
    shown: list[Json] | None
    from_modal_of: int | None
    forced_private: bool
    started: float
    expired: bool
    acknowledged_at: float | None
    response: int | None
    original: int | None
    produced: list[int]
    modal: Json | None
    followups: int
    replied: bool


class CommandRecord(Struct, kw_only=True):
    """A command that the app registered."""

    guild_id: int | None = field(name="guild")
    raw: Json


RECORDS: Mapping[str, Any] = {
    WORLD: WorldRecord,
    USER: UserRecord,
    GUILD: GuildRecord,
    CHANNEL: ChannelRecord,
    MESSAGE: MessageRecord,
    INTERACTION: InteractionRecord,
    COMMAND: CommandRecord,
    EMOJI: Json,
}
"""What the JSON of each kind holds; of an emoji it is what the app registered, and its image."""


def copy_fields(record: type[T], source: object, **given: Any) -> T:
    """Make a record: `given` fields as they are, the others from the source's attributes."""
    names = (each.name for each in fields(record))  # type: ignore[arg-type]
    return record(**{name: getattr(source, name) for name in names if name not in given}, **given)
