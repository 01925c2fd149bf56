"""Messages as a person sees them: text, buttons, selects and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from . import component_limits as kinds
from .component_limits import walk
from .errors import Json
from .limits import EPHEMERAL, LOADING, V2
from .model import now

if TYPE_CHECKING:
    from .interaction import Interaction
    from .model import Channel, User
    from .world import World


@dataclass(eq=False)
class Emoji:
    """An emoji of the application."""

    id: int
    raw: Json


@dataclass(eq=False)
class Attachment:
    """A file of a message. Its bytes lie in the world's `blobs`."""

    world: "World"
    id: int
    filename: str
    length: int
    alt: str
    content_type: str
    url: str
    size: tuple[int, int] | None = None

    @property
    def data(self) -> bytes:
        """Its bytes."""
        return self.world.blobs[self.id]


@dataclass(frozen=True)
class Picture:
    """A picture as it is shown, with the words for those who do not see it."""

    filename: str
    alt: str
    data: bytes
    url: str
    size: tuple[int, int] | None = None


@dataclass(frozen=True)
class Button:
    """A button. `custom_id` is '' for a link."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str
    url: str


@dataclass(frozen=True)
class Option:
    """One option of a select."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A select menu; `kind` is 3 for one with options, 5 for users."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    low: int
    high: int
    disabled: bool
    kind: int


@dataclass(eq=False)
class Message:
    """A message. The bot's edits change it in place; `deleted` tells that it is gone."""

    id: int
    channel: "Channel"
    author: "User"
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mentions: "list[User]" = field(default_factory=list)
    """The people who were pinged when it was posted (an edit pings nobody)."""
    named: "list[User]" = field(default_factory=list)
    """The people whose mention shows, pinged or not."""
    mentions_everyone: bool = False
    roles_pinged: list[int] = field(default_factory=list)
    nonce: str | int | None = None
    kind: int = 0
    for_person: "User | None" = None
    interaction: "Interaction | None" = None
    reference: "Message | None" = None
    thread: "Channel | None" = None
    deleted: bool = False
    earlier: list[list[Json]] = field(default_factory=list)
    """The components that it had before each edit, oldest first."""
    created_at: datetime = field(default_factory=now)
    edited_at: datetime | None = None
    edits: int = 0

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def stands(self) -> bool:
        """Whether it is there to be read."""
        return not self.deleted and not self.thinking

    @property
    def text(self) -> str:
        """All its text, top to bottom, one line break between the pieces."""
        pieces = [self.content]
        for embed in self.embeds:
            pieces += [str(embed.get(key) or "") for key in ("title", "description")]
        pieces += [str(c["content"]) for c in self._all(kinds.TEXT)]
        return "\n".join(piece for piece in pieces if piece)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, top to bottom."""
        return [_button(component) for component in self._all(kinds.BUTTON)]

    @property
    def selects(self) -> list[Select]:
        """Its select menus, top to bottom."""
        return [_select(component) for component in self._all(*kinds.SELECTS)]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures that it shows, top to bottom."""
        if not self.flags & V2:
            return [_attached(a) for a in self.attachments if a.content_type.startswith("image/")]
        return [self._picture(item) for item in self._media()]

    def components_with(self, custom_id: str) -> list[Json] | None:
        """Return the newest version of its components that has this custom_id."""
        for version in (self.components, *reversed(self.earlier)):
            if any(component.get("custom_id") == custom_id for component in walk(version)):
                return version
        return None

    def component_at(self, custom_id: str) -> Json | None:
        """Return the component with this custom_id, if it is still there."""
        return next((c for c in walk(self.components) if c.get("custom_id") == custom_id), None)

    def _all(self, *wanted: int) -> Iterator[Json]:
        return (c for c in walk(self.components) if c.get("type") in wanted)

    def _media(self) -> Iterator[Json]:
        for component in self._all(kinds.GALLERY, kinds.THUMBNAIL):
            yield from component.get("items") or [component]

    def _picture(self, item: Json) -> Picture:
        media = item["media"]
        alt = str(item.get("description") or "")
        for attachment in self.attachments:
            if str(attachment.id) == media.get("attachment_id"):
                shown = _attached(attachment)
                return Picture(shown.filename, alt or shown.alt, shown.data, shown.url, shown.size)
        url = str(media["url"])
        return Picture(url.rsplit("/", 1)[-1], alt, b"", url)

    def __repr__(self) -> str:
        return f"<message {self.text[:40]!r} in {self.channel.name}>"


def _attached(attachment: Attachment) -> Picture:
    return Picture(
        attachment.filename, attachment.alt, attachment.data, attachment.url, attachment.size
    )


def _button(raw: Json) -> Button:
    return Button(
        label=raw.get("label") or "",
        custom_id=raw.get("custom_id") or "",
        disabled=bool(raw.get("disabled")),
        style=raw["style"],
        emoji=emoji_text(raw.get("emoji")),
        url=raw.get("url") or "",
    )


def _select(raw: Json) -> Select:
    return Select(
        custom_id=raw["custom_id"],
        placeholder=raw.get("placeholder") or "",
        options=tuple(
            Option(
                label=option["label"],
                value=option["value"],
                description=option.get("description") or "",
                default=bool(option.get("default")),
            )
            for option in raw.get("options") or ()
        ),
        low=1 if raw.get("min_values") is None else raw["min_values"],
        high=raw.get("max_values") or 1,
        disabled=bool(raw.get("disabled")),
        kind=raw["type"],
    )


def emoji_text(emoji: Json | None) -> str:
    """Return an emoji as it is written in a message: '🏛️' or '<:name:id>'."""
    if not emoji:
        return ""
    if emoji.get("id"):
        return f"<:{emoji.get('name') or ''}:{emoji['id']}>"
    return str(emoji.get("name") or "")
