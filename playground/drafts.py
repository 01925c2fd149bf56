"""Turns the body of a request into a message, or into the change of one."""

import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Json, Refused, require
from .kept import keep
from .limits import FILE_SIZE, SILENT, SUPPRESS_EMBEDS, V2, Standing, check_message, is_empty
from .model import Channel, User
from .permissions import Permission
from .pictures import measure
from .seen import Attachment, Message

if TYPE_CHECKING:
    from .world import World

MOST_EARLIER = 20
GIVEN_FLAGS = SUPPRESS_EMBEDS | SILENT | V2


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes


Uploads = Mapping[int, Upload]


def write(message: Message, body: Json, uploads: Uploads, world: "World") -> None:
    """Check `body` against the limits and write it into `message`.

    Raises Refused with every limit that is not kept, and then changes nothing.
    """
    check(message, body, uploads, world)
    put(message, body, uploads, world)


def check(message: Message, body: Json, uploads: Uploads, world: "World") -> None:
    """Raise Refused with every limit that `message` would not keep with `body` in it."""
    standing = None if _is_new(message) or message.thinking else _standing(message)
    names = {number: upload.filename for number, upload in uploads.items()}
    require(check_message(body, names, standing, world.emojis.keys()))
    if any(len(upload.data) > FILE_SIZE for upload in uploads.values()):
        raise Refused(40005)
    if is_empty(body, names, standing):
        raise Refused(50006)


def put(message: Message, body: Json, uploads: Uploads, world: "World") -> None:
    """Write a `body` that keeps the limits into `message`; of a new one, people are pinged."""
    _write_attachments(message, body, uploads, world)
    _write_text(message, body)
    if body.get("components") is not None:
        if message.components:
            message.earlier = [*message.earlier, message.components][-MOST_EARLIER:]
        message.components = keep(body["components"], message.attachments, world.ids.make())
    mention(message, body.get("allowed_mentions"), pings=_is_new(message))


def _is_new(message: Message) -> bool:
    return message.id not in message.channel.log


def _standing(message: Message) -> Standing:
    return Standing(
        flags=message.flags,
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments={str(a.id): a.filename for a in message.attachments},
    )


def _write_text(message: Message, body: Json) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if body.get("flags") is not None:
        message.flags = (message.flags & ~GIVEN_FLAGS) | (body["flags"] & GIVEN_FLAGS)
    if body.get("nonce") is not None:
        message.nonce = body["nonce"]


def _write_attachments(message: Message, body: Json, uploads: Uploads, world: "World") -> None:
    listed = body.get("attachments")
    entries: dict[str, Json] = {str(entry["id"]): entry for entry in listed or []}
    if "attachments" in body:
        for gone in [a for a in message.attachments if str(a.id) not in entries]:
            message.attachments.remove(gone)
            world.lose_file(gone)
    for attachment in message.attachments:
        entry = entries.get(str(attachment.id), {})
        if entry.get("description") is not None:
            attachment.alt = entry["description"]
    for number, upload in sorted(uploads.items()):
        entry = entries.get(str(number), {})
        name = str(entry.get("filename") or upload.filename)
        identity = world.ids.make()
        attachment = Attachment(
            world,
            id=identity,
            filename=name,
            length=len(upload.data),
            alt=str(entry.get("description") or ""),
            content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
            url=f"{world.base_url}/attachments/{message.channel.id}/{identity}/{name}",
            size=measure(upload.data),
        )
        message.attachments.append(attachment)
        world.add_file(attachment, upload.data)


def mention(message: Message, allowed: Json | None = None, *, pings: bool = True) -> None:
    """Note whom a message names and, if it `pings`, those it pings of the `allowed` ones."""
    channel = message.channel
    text = message.text
    everywhere = channel.allows(message.author) & Permission.MENTION_EVERYONE
    people = [
        user
        for user in (channel.world.users.get(int(i)) for i in re.findall(r"<@!?(\d+)>", text))
        if user and _may_ping(allowed, "users", user.id)
    ]
    message.named = list(dict.fromkeys(people))
    if not pings:
        return
    roles = [int(i) for i in re.findall(r"<@&(\d+)>", text)]
    message.roles_pinged = [r for r in roles if _may_ping(allowed, "roles", r)]
    message.mentions_everyone = (
        bool(re.search(r"@(everyone|here)\b", text))
        and bool(everywhere)
        and _may_ping(allowed, "everyone", 0)
    )
    if not message.ephemeral and not message.thinking:
        message.mentions = [user for user in message.named if _reaches(channel, user)]


def _may_ping(allowed: Json | None, key: str, target: int) -> bool:
    if allowed is None:
        return True
    if key in (allowed.get("parse") or []):
        return True
    return str(target) in map(str, allowed.get(key) or [])


def _reaches(channel: Channel, user: User) -> bool:
    return bool(channel.allows(user) & Permission.VIEW_CHANNEL)
