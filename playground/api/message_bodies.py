"""Checks the body of a request and writes it into a new message, or into one that is edited."""

import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass

from ..limits.messages import FILE_SIZE, Before, check_message, is_empty
from ..model.content import SILENT, SUPPRESS_EMBEDS, V2, Attachment
from ..model.entities import Message
from ..model.json_types import Json
from ..model.mentions import note_mentions
from ..model.world import World
from .errors import Refused, require
from .image_size import measure
from .normalize import normalize

EARLIER_VERSIONS = 20
"""How many former versions of its components a message remembers."""

SETTABLE_FLAGS = SUPPRESS_EMBEDS | SILENT | V2
"""The flags that a bot may set."""


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes


Uploads = Mapping[int, Upload]
"""Files by their number n in the part name `files[n]`."""


def write(message: Message, body: Json, uploads: Uploads, world: World) -> None:
    """Check a body and write it into a message.

    Raises Refused with every limit that the body breaks, and then changes nothing.
    """
    check(message, body, uploads, world)
    write_checked(message, body, uploads, world)


def check(message: Message, body: Json, uploads: Uploads, world: World) -> None:
    """Raise Refused with every limit that `message` would break with `body` in it."""
    before = None if _is_new(message) else _before(message)
    names = {number: upload.filename for number, upload in uploads.items()}
    strict = world.strict_attachments
    breaches = check_message(body, names, before, world.emojis.keys(), strict_attachments=strict)
    require(breaches)
    if any(len(upload.data) > FILE_SIZE for upload in uploads.values()):
        raise Refused(40005)
    if is_empty(body, names, before):
        raise Refused(50006)


def write_checked(message: Message, body: Json, uploads: Uploads, world: World) -> None:
    """Write a body that `check` has passed into a message; only a new message pings people."""
    _write_attachments(message, body, uploads, world)
    _write_text(message, body)
    if body.get("components") is not None:
        if message.components:
            message.earlier = [*message.earlier, message.components][-EARLIER_VERSIONS:]
        files, media_id, alts = message.attachments, world.ids.make(), world.habits.keeps_alt
        message.components = normalize(body["components"], files, media_id, keeps_alt=alts)
    note_mentions(message, world.users, body.get("allowed_mentions"), pings=_is_new(message))


def _is_new(message: Message) -> bool:
    return message.id not in message.channel.log


def _before(message: Message) -> Before:
    return Before(
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
        message.flags = (message.flags & ~SETTABLE_FLAGS) | (body["flags"] & SETTABLE_FLAGS)
    if body.get("nonce") is not None:
        message.nonce = body["nonce"]


def _write_attachments(message: Message, body: Json, uploads: Uploads, world: World) -> None:
    listed = body.get("attachments")
    entries: dict[str, Json] = {str(entry["id"]): entry for entry in listed or []}
    if "attachments" in body:
        kept = entries if world.habits.keeps_pictures else {}
        for unlisted in [a for a in message.attachments if str(a.id) not in kept]:
            message.attachments.remove(unlisted)
            world.remove_file(unlisted)
    for attachment in message.attachments:
        entry = entries.get(str(attachment.id), {})
        if entry.get("description") is not None:
            attachment.alt = entry["description"]
    for number, upload in sorted(uploads.items()):
        entry = entries.get(str(number), {})
        name = str(entry.get("filename") or upload.filename)
        identity = world.ids.make()
        attachment = Attachment(
            world.blobs,
            id=identity,
            filename=name,
            length=len(upload.data),
            alt=str(entry.get("description") or "") if world.habits.keeps_alt else "",
            content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
            url=f"{world.base_url}/attachments/{message.channel.id}/{identity}/{name}",
            size=measure(upload.data),
        )
        message.attachments.append(attachment)
        world.add_file(attachment, upload.data)
