"""The limits that Discord sets for messages, threads and the choices of an autocomplete."""

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from ..model.content import V2
from ..model.entities import THREADS
from ..model.json_types import Json
from .breaches import Breach, Breaches, Where, is_integer
from .components import check_components

FILE_SIZE = 10 * 1024 * 1024
"""The size in bytes that one file may have."""

LEGACY = ("content", "embeds", "sticker_ids", "poll")
FILENAME = re.compile(r"[A-Za-z0-9_.-]+")
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@dataclass(frozen=True)
class Before:
    """What a message has before it is edited; all empty for a new message."""

    flags: int = 0
    content: str = ""
    embeds: Sequence[Json] = ()
    components: Sequence[Json] = ()
    attachments: Mapping[str, str] = field(default_factory=dict)  # id -> filename


def check_message(
    body: Json,
    uploads: Mapping[int, str],
    before: Before | None = None,
    emojis: Set[str] = frozenset(),
    *,
    strict_attachments: bool = False,
) -> list[Breach]:
    """Return the limits that a new message, or the edit of a message, would break.

    `uploads` are the names of the files sent along, by their number; `emojis` the ids of the
    application's own emojis. With `strict_attachments`, `attachment://` in an edit finds only files
    that the edit uploads or lists as `{id, filename}`: Discord documents no more than that, and
    may refuse the name of a file that the message has already.
    """
    found = Breaches()
    before = before or Before()
    v2 = _check_flags(body, before, found)
    if v2:
        _check_no_legacy(body, before, found)
    found.optional_text(body, "content", (), 0, 2000)
    if not is_integer(body.get("nonce")):
        found.optional_text(body, "nonce", (), 0, 25)
    for key in ("tts", "enforce_nonce"):
        found.truth(body, key, ())
    _check_embeds(body.get("embeds"), found)
    filenames = _check_attachments(body, uploads, before, found)
    if strict_attachments:
        filenames = _listed(body, uploads)
    if body.get("components") is not None:
        check_components(body["components"], v2=v2, filenames=filenames, emojis=emojis, found=found)
    elif v2 and not before.flags & V2 and before.components:
        found.missing(("components",))
    _check_mentions(body.get("allowed_mentions"), found)
    return found.all


def is_empty(body: Json, uploads: Mapping[int, str], before: Before | None) -> bool:
    """Return whether a message would be empty; `before` is how it was, for an edit."""
    before = before or Before()
    content = body.get("content", before.content)
    embeds = body.get("embeds", before.embeds)
    components = body.get("components", before.components)
    kept = body.get("attachments", before.attachments)
    parts = (content, embeds, components, kept, uploads, body.get("sticker_ids"), body.get("poll"))
    return not any(parts)


def check_choices(choices: object) -> list[Breach]:
    """Return the limits that the choices of an autocomplete break."""
    found = Breaches()
    where: Where = ("data", "choices")
    if not isinstance(choices, list):
        found.missing(where)
        return found.all
    found.length(len(choices), 0, 25, where)
    for place, choice in enumerate(choices):
        check_choice(choice, (*where, place), found)
    return found.all


def check_choice(choice: Json, where: Where, found: Breaches) -> None:
    """Check the name, its translations and the value of one choice."""
    found.text(choice, "name", where, 1, 100)
    for locale in choice.get("name_localizations") or {}:
        at = (*where, "name_localizations")
        found.optional_text(choice["name_localizations"], locale, at, 1, 100)
    if isinstance(choice.get("value"), str):
        found.text(choice, "value", where, 1, 100)
    elif choice.get("value") is None:
        found.missing((*where, "value"))


def check_new_thread(body: Json) -> list[Breach]:
    """Return the limits that a new thread would break."""
    found = Breaches()
    found.text(body, "name", (), 1, 100)
    if body.get("type") is not None:
        found.one_of(body["type"], THREADS, ("type",))
    _check_archiving(body, found)
    return found.all


def check_thread(body: Json) -> list[Breach]:
    """Return the limits that the change of a thread would break."""
    found = Breaches()
    found.optional_text(body, "name", (), 1, 100)
    _check_archiving(body, found)
    return found.all


def _check_archiving(body: Json, found: Breaches) -> None:
    for key in ("archived", "locked", "invitable"):
        found.truth(body, key, ())
    if body.get("auto_archive_duration") is not None:
        where = ("auto_archive_duration",)
        found.one_of(body["auto_archive_duration"], ARCHIVE_MINUTES, where)


def _check_flags(body: Json, before: Before, found: Breaches) -> bool:
    flags = body.get("flags")
    if flags is None:
        return bool(before.flags & V2)
    if not is_integer(flags):
        found.add(("flags",), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        return False
    if before.flags & V2 and not flags & V2:
        text = "The IS_COMPONENTS_V2 flag cannot be taken off a message"
        found.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
    return bool((flags | before.flags) & V2)


def _check_no_legacy(body: Json, before: Before, found: Breaches) -> None:
    kept = {"content": before.content, "embeds": before.embeds}
    for key in LEGACY:
        if body[key] if key in body else kept.get(key):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            found.add((key,), code, text)


def _check_attachments(
    body: Json, uploads: Mapping[int, str], before: Before, found: Breaches
) -> set[str]:
    """Check the list of attachments; return the file names that the message has afterwards."""
    named = dict(uploads)
    kept = dict(before.attachments)
    listed = body.get("attachments")
    if listed is not None:
        kept = {}
    for place, entry in enumerate(listed or []):
        where = ("attachments", place)
        found.optional_text(entry, "description", where, 0, 1024)
        number = str(entry.get("id", ""))
        if number in before.attachments:
            kept[number] = before.attachments[number]
        elif number.isdigit() and int(number) in uploads:
            named[int(number)] = str(entry.get("filename") or uploads[int(number)])
        else:
            text = f"No file and no attachment of the message has the id {number!r}"
            found.add((*where, "id"), "ATTACHMENT_NOT_FOUND", text)
    names = [*kept.values(), *named.values()]
    found.length(len(names), 0, 10, ("attachments",))
    for name in named.values():
        if not FILENAME.fullmatch(name):
            # Discord changes such names, after which `attachment://` does not find the file.
            text = f"A file name is made of letters, digits, '_', '-' and '.': {name!r}"
            found.add(("attachments",), "ATTACHMENT_FILENAME_CHANGED", text)
    return set(names)


def _listed(body: Json, uploads: Mapping[int, str]) -> set[str]:
    """Return the file names that a body uploads or lists; a listed file without a name has none."""
    listed = {str(each.get("id")): each.get("filename") for each in body.get("attachments") or []}
    uploaded = {listed.get(str(number)) or name for number, name in uploads.items()}
    return {str(name) for name in (*uploaded, *listed.values()) if name}


def _check_embeds(embeds: Any, found: Breaches) -> None:
    if embeds is None:
        return
    found.length(len(embeds), 0, 10, ("embeds",))
    size = 0
    for place, embed in enumerate(embeds):
        where: Where = ("embeds", place)
        size += len(found.optional_text(embed, "title", where, 0, 256))
        size += len(found.optional_text(embed, "description", where, 0, 4096))
        for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
            at = (*where, part)
            size += len(found.optional_text(embed.get(part) or {}, key, at, 0, most))
        fields = embed.get("fields") or []
        found.length(len(fields), 0, 25, (*where, "fields"))
        for number, entry in enumerate(fields):
            at = (*where, "fields", number)
            size += len(found.text(entry, "name", at, 1, 256))
            size += len(found.text(entry, "value", at, 1, 1024))
    if size > 6000:
        text = "Embed size exceeds maximum size of 6000"
        found.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_mentions(allowed: Any, found: Breaches) -> None:
    for key in ("users", "roles"):
        listed = (allowed or {}).get(key) or []
        where = ("allowed_mentions", key)
        found.length(len(listed), 0, 100, where)
        if listed and key in ((allowed or {}).get("parse") or []):
            text = f"parse:['{key}'] and {key}: [ids...] are mutually exclusive."
            found.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
