"""Message components: Discord's numbers for their types, and typed views of their JSON."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .json_types import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


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
    """A select menu; `kind` is STRING_SELECT for one with options, USER_SELECT for users.

    A person chooses between `low` and `high` values.
    """

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    low: int
    high: int
    disabled: bool
    kind: int


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, nested ones and accessories included, top to bottom."""
    for component in filter(lambda c: isinstance(c, dict), components):
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def as_button(raw: Json) -> Button:
    """Read a button from its JSON."""
    return Button(
        label=raw.get("label") or "",
        custom_id=raw.get("custom_id") or "",
        disabled=bool(raw.get("disabled")),
        style=raw["style"],
        emoji=emoji_text(raw.get("emoji")),
        url=raw.get("url") or "",
    )


def as_select(raw: Json) -> Select:
    """Read a select menu from its JSON."""
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
