"""Adds and changes the seats of the page, which are people, and adds channels."""

import re
import unicodedata

from ..limits.commands import LOCALES
from ..model.entities import Guild
from ..model.json_types import Json
from ..people.person import Person
from .errors import RequestRefused
from .pages import Pages

MAX_SEATS = 20
MAX_CHANNELS = 50
MAX_NAME = 32
MAX_CHANNEL_NAME = 100

UNSEEN = ("Cc", "Cf", "Mn", "Zs")
"""The categories of controls, of what only changes the character before it, and of spaces."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""The fillers of Hangul and the empty cell of Braille: by category a letter and a sign."""


def seat_of(pages: Pages, number: object) -> Person:
    """Return the person with this id; raises RequestRefused."""
    for person in pages.people:
        if str(person.id) == number:
            return person
    raise RequestRefused("unknown", "server-unknown")


def add_seat(pages: Pages, request: Json) -> Json:
    """Add a person: `name`, `locale`."""
    if len(pages.people) >= MAX_SEATS:
        raise RequestRefused("too_many", "server-too-many")
    person = pages.discord.add_person(_name(request["name"]), _locale(request["locale"]))
    home(pages).join(person)
    return {"id": str(person.id)}


def change_seat(pages: Pages, request: Json) -> Json:
    """Change a person's name or language: `seat`, `name`?, `locale`?."""
    person = seat_of(pages, request["seat"])
    name, locale = request.get("name"), request.get("locale")
    person.name = person.name if name is None else _name(name)
    person.locale = person.locale if locale is None else _locale(locale)
    pages.world.touch(person)
    for guild in pages.world.guilds.values():
        if person.id in guild.members:
            pages.world.publish("GUILD_MEMBER_UPDATE", guild.members[person.id], guild)
    return {}


def add_channel(pages: Pages, request: Json) -> Json:
    """Make a channel: `name`, which is normalized as Discord does it."""
    name = re.sub(r"[^\w-]+", "-", str(request["name"]).strip().lower()).strip("-")
    if not 1 <= len(name) <= MAX_CHANNEL_NAME:
        raise RequestRefused("bad_name", "server-bad-name")
    guild = home(pages)
    if sum(not each.is_thread for each in guild.channels.values()) >= MAX_CHANNELS:
        raise RequestRefused("too_many", "server-too-many")
    return {"id": str(guild.add_channel(name).id)}


def home(pages: Pages) -> Guild:
    """Return the guild whose members are the seats; raises RequestRefused if there is none."""
    for guild in pages.world.guilds.values():
        return guild
    raise RequestRefused("unknown", "server-unknown")


def _name(text: object) -> str:
    name = " ".join(str(text).split())
    if len(name) > MAX_NAME or not any(map(_is_seen, name)):
        raise RequestRefused("bad_name", "server-bad-name")
    return name


def _is_seen(character: str) -> bool:
    """Return whether a character shows anything: Discord takes no name without one that does."""
    return unicodedata.category(character) not in UNSEEN and character not in BLANK


def _locale(text: object) -> str:
    if text not in LOCALES:
        raise RequestRefused("bad_locale", "server-unknown")
    return str(text)
