"""Makes the world of a first start: one server, one channel, two people."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..live.strings import nearest
from ..people.person import Person
from ..server.playground import Playground

if TYPE_CHECKING:
    from ..model.entities import Guild

BOT, SERVER, CHANNEL = "Wonders", "Wonders", "wonders"
PEOPLE = ("Ana", "Bruno")

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(environment: Mapping[str, str]) -> str:
    """Return the locale of this machine if the page is translated to it, else English."""
    named = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return nearest(named.partition(".")[0].replace("_", "-"))


def speak(discord: Playground, locale: str) -> None:
    """Let the server and its people speak `locale`, as the first visitor's browser does."""
    world = discord.world
    people = [each for each in world.users.values() if isinstance(each, Person)]
    spoken: list[Guild | Person] = [*world.guilds.values(), *people]
    for changed in spoken:
        changed.locale = locale
        world.touch(changed)


def populate(discord: Playground) -> None:
    """Make the server, its channel and its people; the first person owns the server."""
    locale = language(os.environ)
    discord.bot.name = BOT
    guild = discord.add_guild(SERVER, locale)
    people = [discord.add_person(name, locale) for name in PEOPLE]
    guild.owner_id = people[0].id
    guild.join(*people)
    guild.add_channel(CHANNEL)
