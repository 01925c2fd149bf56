"""Normalizes components of a request to the form in which Discord stores and returns them."""

import copy
from collections.abc import Mapping, Sequence

from ..model.components import CONTAINER, FILE, GALLERY, SELECTS, SEPARATOR, THUMBNAIL, walk
from ..model.content import Attachment
from ..model.json_types import Json

PICTURE: Json = {"description": None, "spoiler": False}
DEFAULTS: Mapping[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: PICTURE,
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def normalize(
    components: Sequence[Json],
    attachments: Sequence[Attachment],
    media_id: int,
    *,
    keeps_alt: bool = True,
) -> list[Json]:
    """Return a copy of components with ids, default values and resolved media.

    `attachments` are the files of the message, `media_id` is the id given to media from elsewhere.
    The pictures of galleries have no descriptions unless it `keeps_alt`.
    """
    normalized = [c for c in copy.deepcopy(list(components)) if c]
    by_name = {f"attachment://{a.filename}": a for a in attachments}
    by_name |= {a.url: a for a in attachments}
    for component in walk(normalized):
        _complete(component, DEFAULTS.get(component["type"], {}))
        for option in component.get("options") or []:
            _complete(option, {})
        if component["type"] == GALLERY:
            for item in component["items"]:
                _complete(item, PICTURE)
                item["description"] = item["description"] if keeps_alt else None
                _resolve(item, "media", by_name, media_id)
        elif component["type"] == THUMBNAIL:
            _resolve(component, "media", by_name, media_id)
        elif component["type"] == FILE:
            _resolve(component, "file", by_name, media_id)
            file = by_name[component["file"]["url"]]
            component |= {"name": file.filename, "size": file.length}
    _number(normalized)
    return normalized


def _complete(component: Json, defaults: Json) -> None:
    for key in [k for k, v in component.items() if v is None]:
        del component[key]
    for key, value in defaults.items():
        component.setdefault(key, value)
    # discord.py writes the id of an emoji as a number; Discord answers with text.
    emoji = component.get("emoji")
    if emoji and emoji.get("id"):
        component["emoji"] = {"animated": False, **emoji, "id": str(emoji["id"])}


def _resolve(owner: Json, key: str, by_name: Mapping[str, Attachment], media_id: int) -> None:
    url = str(owner[key]["url"])
    file = by_name.get(url)
    if file is None:
        owner[key] = {"id": str(media_id), "url": url, "proxy_url": url, "loading_state": 2}
        return
    width, height = file.size or (None, None)
    owner[key] = {
        "id": str(file.id),
        "url": file.url,
        "proxy_url": file.url,
        "attachment_id": str(file.id),
        "content_type": file.content_type,
        "width": width,
        "height": height,
        "loading_state": 2,
    }


def _number(components: Sequence[Json]) -> None:
    taken = {c["id"] for c in walk(components) if c.get("id")}
    number = 1
    for component in walk(components):
        if not component.get("id"):
            while number in taken:
                number += 1
            taken.add(number)
            component["id"] = number
