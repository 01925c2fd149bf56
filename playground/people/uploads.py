"""Uploads the files that people give to commands, as Discord's client does before it sends them."""

import mimetypes
import re

from ..limits.messages import FILE_SIZE
from ..model.content import Attachment
from ..model.entities import Channel
from ..model.world import World
from .errors import NotOffered

MOST = 20
"""How many such files are kept; Discord keeps them for a while."""

LONGEST_NAME = 200
UNSAFE = re.compile(r"[^\w.-]", re.ASCII)
"""What Discord replaces in the names of files."""


def upload(world: World, place: Channel, name: str, data: bytes) -> Attachment:
    """Store a file for an option of a command; raises NotOffered as Discord refuses it."""
    if not data or len(data) > FILE_SIZE:
        raise NotOffered(f"a file has 1 to {FILE_SIZE} bytes, not {len(data)}")
    stored = UNSAFE.sub("_", name)[-LONGEST_NAME:] or "unknown"
    identity = world.ids.make()
    attachment = Attachment(
        world.blobs,
        id=identity,
        filename=stored,
        length=len(data),
        alt="",
        content_type=mimetypes.guess_type(stored)[0] or "application/octet-stream",
        url=f"{world.base_url}/attachments/{place.id}/{identity}/{stored}",
    )
    world.add_file(attachment, data)
    world.uploads[identity] = attachment
    while len(world.uploads) > MOST:
        world.remove_file(world.uploads.pop(next(iter(world.uploads))))
    return attachment
