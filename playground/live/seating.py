"""Who sits at the page, and the channels that they make."""

import re
from typing import TYPE_CHECKING

from ..command_limits import LOCALES
from ..errors import Json
from ..model import Guild
from ..person import Person
from .refused import Unable

if TYPE_CHECKING:
    from .live import Live

MOST_SEATS = 20
MOST_CHANNELS = 50
LONGEST_NAME = 32
LONGEST_CHANNEL = 100


def seat_of(live: "Live", number: object) -> Person:
    """Return the person with this id; raises Unable."""
    for person in live.people:
        if str(person.id) == number:
            return person
    raise Unable("unknown", "server-unknown")


def add_seat(live: "Live", asked: Json) -> Json:
    """Let somebody join: `name`, `locale`."""
    if len(live.people) >= MOST_SEATS:
        raise Unable("too_many", "server-too-many")
    person = live.discord.add_person(_name(asked["name"]), _locale(asked["locale"]))
    home(live).join(person)
    return {"id": str(person.id)}


def change_seat(live: "Live", asked: Json) -> Json:
    """Change the name or the language of somebody: `seat`, `name`?, `locale`?."""
    person = seat_of(live, asked["seat"])
    name, locale = asked.get("name"), asked.get("locale")
    person.name = person.name if name is None else _name(name)
    person.locale = person.locale if locale is None else _locale(locale)
    live.world.touch(person)
    for guild in live.world.guilds.values():
        if person.id in guild.members:
            live.world.tell("GUILD_MEMBER_UPDATE", guild.members[person.id], guild)
    return {}


def add_channel(live: "Live", asked: Json) -> Json:
    """Make a channel: `name`, which is written as Discord writes it."""
    name = re.sub(r"[^\w-]+", "-", str(asked["name"]).strip().lower()).strip("-")
    if not 1 <= len(name) <= LONGEST_CHANNEL:
        raise Unable("bad_name", "server-bad-name")
    guild = home(live)
    if sum(not each.is_thread for each in guild.channels.values()) >= MOST_CHANNELS:
        raise Unable("too_many", "server-too-many")
    return {"id": str(guild.add_channel(name).id)}


def home(live: "Live") -> Guild:
    """Return the server whose members sit at the page; raises Unable if there is none."""
    for guild in live.world.guilds.values():
        return guild
    raise Unable("unknown", "server-unknown")


def _name(text: object) -> str:
    name = " ".join(str(text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Unable("bad_name", "server-bad-name")
    return name


def _locale(text: object) -> str:
    if text not in LOCALES:
        raise Unable("bad_locale", "server-unknown")
    return str(text)
