"""The content of a message: text, components and files, without author or place."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from . import components as kinds
from .components import Button, Select, as_button, as_select, walk
from .json_types import Json

SUPPRESS_EMBEDS, SILENT, V2 = 1 << 2, 1 << 12, 1 << 15
HAS_THREAD, EPHEMERAL, LOADING = 1 << 5, 1 << 6, 1 << 7
"""Flags of a message. V2 says that it is made of components alone."""


@dataclass(eq=False)
class Attachment:
    """A file of a message. Its bytes are in `store`, under its id, and never change."""

    store: Mapping[int, bytes]
    id: int
    filename: str
    length: int
    alt: str
    content_type: str
    url: str
    size: tuple[int, int] | None = None
    """Width and height of a picture, in pixels."""

    @property
    def data(self) -> bytes:
        """Its bytes."""
        return self.store[self.id]


@dataclass(frozen=True)
class Picture:
    """A picture as a message shows it, with its alt text; `size` is in pixels."""

    filename: str
    alt: str
    data: bytes
    url: str
    size: tuple[int, int] | None = None


@dataclass(eq=False, kw_only=True)
class Content:
    """What a message shows, and what it showed before its edits."""

    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    earlier: list[list[Json]] = field(default_factory=list)
    """The components that it had before each edit, oldest first."""

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is the placeholder "the bot is thinking"."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All its text, top to bottom, one line break between the pieces."""
        pieces = [self.content]
        for embed in self.embeds:
            pieces += [str(embed.get(key) or "") for key in ("title", "description")]
        pieces += [str(c["content"]) for c in self._of_kind(kinds.TEXT)]
        return "\n".join(piece for piece in pieces if piece)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, top to bottom."""
        return [as_button(component) for component in self._of_kind(kinds.BUTTON)]

    @property
    def selects(self) -> list[Select]:
        """Its select menus, top to bottom."""
        return [as_select(component) for component in self._of_kind(*kinds.SELECTS)]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures that it shows, top to bottom."""
        if not self.flags & V2:
            images = (a for a in self.attachments if a.content_type.startswith("image/"))
            return [_attached(attachment, attachment.alt) for attachment in images]
        return [self._picture(item) for item in self._media()]

    @property
    def unshown(self) -> list[Attachment]:
        """The files that none of its components shows: Discord lists no others."""
        media = [item["media"] for item in self._media()]
        media += [file["file"] for file in self._of_kind(kinds.FILE)]
        shown = {each.get("attachment_id") for each in media}
        return [each for each in self.attachments if str(each.id) not in shown]

    def components_with(self, custom_id: str) -> list[Json] | None:
        """Return the newest version of its components that has this custom_id."""
        for version in (self.components, *reversed(self.earlier)):
            if any(component.get("custom_id") == custom_id for component in walk(version)):
                return version
        return None

    def component_at(self, custom_id: str) -> Json | None:
        """Return the component with this custom_id, if it is still there."""
        return next((c for c in walk(self.components) if c.get("custom_id") == custom_id), None)

    def _of_kind(self, *wanted: int) -> Iterator[Json]:
        return (c for c in walk(self.components) if c.get("type") in wanted)

    def _media(self) -> Iterator[Json]:
        for component in self._of_kind(kinds.GALLERY, kinds.THUMBNAIL):
            yield from component.get("items") or [component]

    def _picture(self, item: Json) -> Picture:
        media = item["media"]
        alt = str(item.get("description") or "")
        for attachment in self.attachments:
            if str(attachment.id) == media.get("attachment_id"):
                return _attached(attachment, alt or attachment.alt)
        url = str(media["url"])
        return Picture(url.rsplit("/", 1)[-1], alt, b"", url)


def _attached(attachment: Attachment, alt: str) -> Picture:
    return Picture(attachment.filename, alt, attachment.data, attachment.url, attachment.size)
