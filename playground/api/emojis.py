"""Routes for the emojis of the application."""

import base64
import binascii
import re

from ..limits.breaches import Breaches
from ..model.application import Emoji
from ..model.json_types import Json
from ..payloads import entities as payloads
from .errors import Refused, require
from .http import Call, Endpoint, Result, endpoint
from .image_size import measure

MOST = 2000
MOST_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def _list(call: Call) -> Result:
    _own_application(call)
    return {"items": [emoji.raw for emoji in call.world.emojis.values()]}


def _get(call: Call) -> Result:
    return _known(call).raw


def _create(call: Call) -> Result:
    _own_application(call)
    found = Breaches()
    _check_name(call, None, found)
    _check_image(call.json, found)
    require(found.all)
    if len(call.world.emojis) >= MOST:
        raise Refused(30008)
    identity = call.world.ids.make()
    raw: Json = {
        "id": str(identity),
        "name": call.json["name"],
        "roles": [],
        "user": payloads.user(call.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    emoji = Emoji(identity, raw, call.json["image"])
    call.world.emojis[str(identity)] = emoji
    call.world.touch(emoji)
    return raw


def _rename(call: Call) -> Result:
    """Change the name; Discord takes no other image, and ignores one that is sent."""
    emoji, found = _known(call), Breaches()
    if "name" in call.json:
        _check_name(call, emoji, found)
        require(found.all)
        emoji.raw["name"] = call.json["name"]
        call.world.touch(emoji)
    return emoji.raw


def _delete(call: Call) -> Result:
    emoji = _known(call)
    del call.world.emojis[str(emoji.id)]
    call.world.touch(emoji)
    return None


def _own_application(call: Call) -> None:
    if call.number("app") != call.world.bot.id:
        raise Refused(10002)


def _known(call: Call) -> Emoji:
    _own_application(call)
    emoji = call.world.emojis.get(call.params["emoji"])
    if emoji is None:
        raise Refused(10014)
    return emoji


def _check_name(call: Call, own: Emoji | None, found: Breaches) -> None:
    name = found.text(call.json, "name", (), 2, 32)
    if name and not NAME.fullmatch(name):
        found.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(each.raw["name"] == name and each is not own for each in call.world.emojis.values()):
        text = "An emoji with this name already exists"
        found.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)


def _check_image(body: Json, found: Breaches) -> None:
    image = IMAGE.fullmatch(str(body.get("image") or ""))
    try:
        data = base64.b64decode(image[1], validate=True) if image else b""
    except binascii.Error:
        data = b""
    if len(data) > MOST_BYTES:
        text = "File cannot be larger than 256.0 kb."
        found.add(("image",), "BINARY_TYPE_MAX_SIZE", text)
    elif measure(data) is None and b"ftypavif" not in data[:16]:
        found.add(("image",), "IMAGE_INVALID", "Invalid image data")


ENDPOINTS: list[Endpoint] = [
    endpoint("GET", "/applications/{app}/emojis", _list),
    endpoint("POST", "/applications/{app}/emojis", _create, status=201),
    endpoint("GET", "/applications/{app}/emojis/{emoji}", _get),
    endpoint("PATCH", "/applications/{app}/emojis/{emoji}", _rename),
    endpoint("DELETE", "/applications/{app}/emojis/{emoji}", _delete),
]
