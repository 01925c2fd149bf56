"""The limits that Discord sets for the components of a message."""

from collections.abc import Callable, Sequence, Set
from typing import Any

from ..model.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    walk,
)
from ..model.json_types import Json
from .breaches import Breaches, Where

IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
AT_TOP = (*IN_CONTAINER, CONTAINER)

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5
ROW_WIDTH = 5
LINK, PREMIUM = 5, 6


def check_components(
    components: object, *, v2: bool, filenames: Set[str], emojis: Set[str], found: Breaches
) -> None:
    """Add every limit that these components break to `found`.

    `filenames` are the attachments that `attachment://` may name, `emojis` the ids of the
    application's own emojis.
    """
    where: Where = ("components",)
    if not isinstance(components, list):
        found.add(where, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if v2:
        found.length(len(components), 0, MOST_COMPONENTS, where)
    else:
        found.length(len(components), 0, MOST_ROWS, where)
    checker = _Checker(filenames, emojis, found)
    for place, component in enumerate(components):
        checker.check(component, AT_TOP if v2 else (ROW,), (*where, place))
    _check_whole(components, found, where)


def _check_whole(components: Sequence[Json], found: Breaches, where: Where) -> None:
    every = list(walk(components))
    if len(every) > MOST_COMPONENTS:
        text = f"The total number of components cannot exceed {MOST_COMPONENTS}"
        found.add(where, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"{text} ({len(every)}).")
    size = sum(len(str(c.get("content") or "")) for c in every if c.get("type") == TEXT)
    if size > MOST_TEXT:
        text = f"The total text of a message cannot exceed {MOST_TEXT} characters ({size})."
        found.add(where, "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", text)
    check_unique_ids(every, found, where)


def check_unique_ids(every: Sequence[Json], found: Breaches, where: Where) -> None:
    """Check that no custom_id and no component id is used twice."""
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen: set[object] = set()
        for component in every:
            value = component.get(key)
            if value is not None and value in seen and value != 0:
                found.add(where, code, f"Component {key} cannot be duplicated: {value!r}")
            seen.add(value)


class _Checker:
    def __init__(self, filenames: Set[str], emojis: Set[str], found: Breaches) -> None:
        self.filenames = filenames
        self.emojis = emojis
        self.found = found
        self.kinds: dict[int, Callable[[Json, Where], None]] = {
            ROW: self.row,
            BUTTON: self.button,
            SECTION: self.section,
            TEXT: self.display,
            THUMBNAIL: self.thumbnail,
            GALLERY: self.gallery,
            FILE: self.file,
            SEPARATOR: self.separator,
            CONTAINER: self.container,
            **dict.fromkeys(SELECTS, self.select),
        }

    def check(self, component: object, allowed: tuple[int, ...], where: Where) -> None:
        if not isinstance(component, dict):
            self.found.add(where, "DICT_TYPE_CONVERT", "Only dictionaries may be used")
            return
        if self.found.one_of(component.get("type"), allowed, (*where, "type")):
            self.found.number(component, "id", where, 0, 2**31 - 1)
            self.kinds[component["type"]](component, where)

    def row(self, row: Json, where: Where) -> None:
        inside = self._list(row, "components", where, 1, ROW_WIDTH)
        where = (*where, "components")
        kinds = [c.get("type") for c in inside if isinstance(c, dict)]
        if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
            self.found.add(
                where,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for place, component in enumerate(inside):
            self.check(component, (BUTTON, *SELECTS), (*where, place))

    def button(self, button: Json, where: Where) -> None:
        self.found.one_of(button.get("style"), (1, 2, 3, 4, LINK, PREMIUM), (*where, "style"))
        self.found.optional_text(button, "label", where, 0, 80)
        self.emoji(button, where)
        self.found.truth(button, "disabled", where)
        if button.get("style") == PREMIUM:
            return
        if not button.get("label") and not button.get("emoji"):
            self.found.add(
                where,
                "BUTTON_COMPONENT_INVALID_LABEL",
                "A button must have a label or an emoji",
            )
        if button.get("style") == LINK:
            self.link(button, where)
        else:
            self.found.text(button, "custom_id", where, 1, 100)
            if button.get("url") is not None:
                text = "A url and custom_id cannot both be specified"
                self.found.add(where, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", text)

    def link(self, button: Json, where: Where) -> None:
        url = self.found.text(button, "url", where, 1, 512)
        if url and not url.startswith(("http://", "https://", "discord://")):
            self._bad_url(url, (*where, "url"))
        if button.get("custom_id") is not None:
            text = "A link button cannot have a custom_id"
            self.found.add((*where, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", text)

    def emoji(self, owner: Json, where: Where) -> None:
        emoji = owner.get("emoji")
        if emoji is None:
            return
        known = isinstance(emoji, dict) and (
            str(emoji["id"]) in self.emojis
            if emoji.get("id")
            # Every Unicode emoji except these two has a character outside Latin-1.
            else any(ord(c) > 0xFF or c in "©®" for c in str(emoji.get("name") or ""))
        )
        if not known:
            self.found.add((*where, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, select: Json, where: Where) -> None:
        self.found.text(select, "custom_id", where, 1, 100)
        self.found.optional_text(select, "placeholder", where, 0, 150)
        self.found.truth(select, "disabled", where)
        low = self.found.number(select, "min_values", where, 0, 25)
        high = self.found.number(select, "max_values", where, 1, 25) or 1
        if low is not None and low > high:
            text = "min_values must be less than or equal to max_values"
            self.found.add((*where, "min_values"), "SELECT_COMPONENT_MIN_MAX", text)
        if select["type"] == STRING_SELECT:
            self.options(select, where, high)

    def options(self, select: Json, where: Where, high: int) -> None:
        options = self._list(select, "options", where, 1, 25)
        values: set[str] = set()
        chosen = 0
        for place, option in enumerate(options):
            at = (*where, "options", place)
            if not isinstance(option, dict):
                self.found.add(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used")
                continue
            self.found.text(option, "label", at, 1, 100)
            self.found.optional_text(option, "description", at, 0, 100)
            self.found.truth(option, "default", at)
            self.emoji(option, at)
            value = self.found.text(option, "value", at, 1, 100)
            if value in values:
                text = "The specified option value is already used"
                self.found.add((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
            values.add(value)
            chosen += bool(option.get("default"))
        if chosen > high or high > max(len(options), 1):
            text = "More values are asked for or chosen than there may be"
            self.found.add((*where, "max_values"), "SELECT_COMPONENT_MAX_VALUES", text)

    def section(self, section: Json, where: Where) -> None:
        for place, text in enumerate(self._list(section, "components", where, 1, 3)):
            self.check(text, (TEXT,), (*where, "components", place))
        if section.get("accessory") is None:
            self.found.missing((*where, "accessory"))
        else:
            self.check(section["accessory"], (BUTTON, THUMBNAIL), (*where, "accessory"))

    def display(self, text: Json, where: Where) -> None:
        self.found.text(text, "content", where, 1, MOST_TEXT)

    def thumbnail(self, thumbnail: Json, where: Where) -> None:
        self.found.optional_text(thumbnail, "description", where, 1, 1024)
        self.found.truth(thumbnail, "spoiler", where)
        self.media(thumbnail, "media", where)

    def gallery(self, gallery: Json, where: Where) -> None:
        for place, item in enumerate(self._list(gallery, "items", where, 1, 10)):
            at = (*where, "items", place)
            if isinstance(item, dict):
                self.thumbnail(item, at)
            else:
                self.found.add(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used")

    def file(self, file: Json, where: Where) -> None:
        self.found.truth(file, "spoiler", where)
        self.media(file, "file", where, only_attached=True)

    def media(self, owner: Json, key: str, where: Where, *, only_attached: bool = False) -> None:
        media = owner.get(key)
        if not isinstance(media, dict):
            self.found.missing((*where, key))
            return
        where = (*where, key, "url")
        url = self.found.text(media, "url", where[:-1], 1, 2048)
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                text = f"The attachment {url} is not among the files of the message"
                self.found.add(where, "COMPONENT_ATTACHMENT_NOT_FOUND", text)
        elif url and (only_attached or not url.startswith(("http://", "https://"))):
            self._bad_url(url, where)

    def separator(self, separator: Json, where: Where) -> None:
        self.found.truth(separator, "divider", where)
        if separator.get("spacing") is not None:
            self.found.one_of(separator["spacing"], (1, 2), (*where, "spacing"))

    def container(self, container: Json, where: Where) -> None:
        self.found.number(container, "accent_color", where, 0, 0xFFFFFF)
        self.found.truth(container, "spoiler", where)
        inside = self._list(container, "components", where, 1, MOST_COMPONENTS)
        for place, component in enumerate(inside):
            self.check(component, IN_CONTAINER, (*where, "components", place))

    def _list(self, owner: Json, key: str, where: Where, low: int, high: int) -> list[Any]:
        value = owner.get(key)
        if not isinstance(value, list):
            self.found.missing((*where, key))
            return []
        self.found.length(len(value), low, high, (*where, key))
        return value

    def _bad_url(self, url: str, where: Where) -> None:
        self.found.add(where, "URL_TYPE_INVALID_URL", f"Not a well formed URL: {url[:60]}")
