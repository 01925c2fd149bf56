"""Describes what one person sees, as the JSON that the page renders."""

import json
import re
from typing import Any

from ..model.content import V2, Attachment
from ..model.entities import PRIVATE_THREAD, Channel, Interaction, Message
from ..model.interaction_types import COMMAND, GROUP, SUBCOMMAND
from ..model.json_types import Json
from ..model.permissions import Permission
from ..model.users import User
from ..people.person import Person
from .command_list import localised

PAGE = 50
"""How many messages the page loads at once."""

QUOTED = 400
"""How many characters of a message a reply quotes, of which the page shows one line."""

CALLS = 20
"""How many of a place's newest messages that call a person are listed for the page's badges."""

MENTIONS = re.compile(r"<@[!&]?(\d+)>|<#(\d+)>|discord\.com/channels/(?:\d+|@me)/(\d+)")


def can_open(seat: Person, place: Channel) -> bool:
    """Return whether a person can open this place."""
    if place.deleted or (place.kind == PRIVATE_THREAD and seat not in place.people):
        return False
    return bool(place.allows(seat) & Permission.VIEW_CHANNEL)


def can_see(seat: Person, message: Message) -> bool:
    """Return whether this person sees this message, which may be the placeholder "thinking"."""
    mine = message.for_person in (None, seat)
    return mine and not message.deleted and can_open(seat, message.channel)


def messages(seat: Person, place: Channel, before: int | None = None) -> Json:
    """Return the newest messages that a person sees, oldest first, and whether there are more."""
    seen = [m for m in place.log.values() if can_see(seat, m) and (before is None or m.id < before)]
    seen.sort(key=lambda message: message.id)
    return {"messages": [message(seat, m) for m in seen[-PAGE:]], "more": len(seen) > PAGE}


def message(seat: Person, which: Message) -> Json:
    """Describe a message to a person who sees it."""
    world = seat.world
    return {
        "id": str(which.id),
        "channel": str(which.channel.id),
        "author": author(which.author),
        "at": which.created_at.isoformat(),
        "edited": which.edited_at is not None,
        "content": which.content,
        "private": which.ephemeral,
        "thinking": which.thinking,
        "v2": bool(which.flags & V2),
        "mentions": [str(user.id) for user in which.named],
        "names": _names(seat, which),
        "command": _command(seat, which),
        "reply": _reply(seat, which),
        "thread": _thread(which),
        "components": _with_local_urls(which.components, world.base_url),
        "embeds": _with_local_urls(which.embeds, world.base_url),
        "attachments": [_attachment(each, world.base_url) for each in which.attachments],
    }


def author(user: User) -> Json:
    """Describe who wrote a message."""
    return {"id": str(user.id), "name": user.name, "bot": user.bot}


def places(seat: Person) -> list[Json]:
    """Return the channels, threads and direct messages that a person can open."""
    return [_place(seat, each) for each in seat.world.channels.values() if can_open(seat, each)]


def seats(people: list[Person]) -> list[Json]:
    """Describe everybody whose seat can be taken."""
    owners = {guild.owner_id for person in people for guild in person.world.guilds.values()}
    return [
        {"id": str(p.id), "name": p.name, "locale": p.locale, "host": p.id in owners}
        for p in people
    ]


def _place(seat: Person, place: Channel) -> Json:
    seen = sorted((m for m in place.log.values() if m.for_person in (None, seat)), key=_by_id)
    kind = "channel" if place.guild else "direct"
    others = [user.name for user in place.people if user is not seat]
    return {
        "id": str(place.id),
        "name": place.name if place.guild else ", ".join(others),
        "kind": "thread" if place.is_thread else kind,
        "parent": str(place.parent.id) if place.parent else None,
        "archived": place.archived,
        "last": str(seen[-1].id) if seen else None,
        "calls": [str(m.id) for m in seen if _calls(seat, m)][-CALLS:],
    }


def _calls(seat: Person, which: Message) -> bool:
    """Whether a message mentions a person, or is one of somebody else in direct messages.

    Private answers are none: they come at once to whoever has asked.
    """
    written_to = which.channel.guild is None and which.author is not seat
    told = which.for_person is None and not which.deleted
    return told and (written_to or seat in which.mentions)


def _by_id(message: Message) -> int:
    return message.id


def _names(seat: Person, which: Message) -> dict[str, str]:
    """Return the names of the users and channels that a message mentions, by id."""
    world = seat.world
    found = {}
    for match in MENTIONS.finditer(f"{which.text} {json.dumps(which.components)}"):
        number = int(match[1] or match[2] or match[3])
        named = world.users.get(number) or world.channels.get(number)
        if named:
            found[str(number)] = named.name
    return found


def _command(seat: Person, which: Message) -> Json | None:
    interaction = which.interaction
    if interaction is None or interaction.kind != COMMAND or interaction.original is not which:
        return None
    return {"name": _command_name(seat, interaction), "user": author(interaction.person)}


def _command_name(seat: Person, interaction: Interaction) -> str:
    """Return the name of the command that was used, in the language of whoever reads it."""
    known = [c for group in seat.world.commands.values() for c in group]
    raw = next((c.raw for c in known if str(c.id) == interaction.data.get("id")), None)
    if raw is None:
        return interaction.described.removeprefix("/")
    names, level = [localised(raw, "name", seat.locale)], interaction.data
    while given := [o for o in level.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]:
        level = given[0]
        inside = [o for o in raw.get("options") or [] if o["name"] == level["name"]]
        if not inside:
            break
        raw = inside[0]
        names.append(localised(raw, "name", seat.locale))
    return " ".join(names)


def _reply(seat: Person, which: Message) -> Json | None:
    """Return the message that this one replies to: the referenced, clicked or original one."""
    interaction = which.interaction
    answered = which.reference
    if interaction and interaction.original is not which and interaction.kind == COMMAND:
        answered = interaction.original
    elif interaction and interaction.message is not which:
        answered = interaction.message or answered
    if answered is None or not can_see(seat, answered):
        return None
    return {
        "id": str(answered.id),
        "author": author(answered.author),
        "text": answered.text[:QUOTED],
    }


def _thread(which: Message) -> Json | None:
    thread = which.thread
    if thread is None or thread.deleted:
        return None
    return {"id": str(thread.id), "name": thread.name, "archived": thread.archived}


def _attachment(which: Attachment, base_url: str) -> Json:
    width, height = which.size or (None, None)
    return {
        "url": which.url.removeprefix(base_url),
        "filename": which.filename,
        "alt": which.alt,
        "width": width,
        "height": height,
        "content_type": which.content_type,
    }


def _with_local_urls(value: Any, base_url: str) -> Any:
    """Return this JSON with the URLs of this server made relative, as its own page needs them."""
    return json.loads(json.dumps(value).replace(f'"{base_url}/', '"/'))
