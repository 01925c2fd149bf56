"""The files of a message: those that its components show, and the others.

Discord lists in a message's `attachments` only the files that none of its components shows; it
listed all of them before, and told of none which component shows it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from msgspec import Struct
from yarl import URL


class MessageFile(Struct, frozen=True):
    """A file that Discord has, with the alt text of the picture that shows it."""

    id: int
    filename: str
    alt: str | None

    def to_dict(self) -> dict[str, Any]:
        """Return it as an edit lists it, so that it stays; discord.py calls this."""
        kept = {"id": str(self.id), "filename": self.filename}
        return kept if self.alt is None else {**kept, "description": self.alt}


def files_of(message: discord.Message) -> tuple[MessageFile, ...]:
    """Return the files of a message, each once: those shown from top to bottom, then the others."""
    shown = {each.id: each for each in _files(message.components)}
    others = (each for each in message.attachments if each.id not in shown)
    return (
        *shown.values(),
        *(MessageFile(each.id, each.filename, each.description) for each in others),
    )


def _files(components: Iterable[object]) -> Iterator[MessageFile]:
    for each in components:
        if isinstance(each, discord.Container):
            yield from _files(each.children)
        elif isinstance(each, discord.MediaGalleryComponent):
            for item in each.items:
                yield from _file(item.media, item.description)
        elif isinstance(each, discord.FileComponent):
            yield from _file(each.media, None)


def _file(media: discord.UnfurledMediaItem, alt: str | None) -> Iterator[MessageFile]:
    """Yield the file of a medium, none for one from elsewhere."""
    if media.attachment_id is not None:
        yield MessageFile(media.attachment_id, URL(media.url).name, alt)
