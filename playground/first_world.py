"""The world of somebody who has never been here: one server, one channel, two seats."""

import os
from collections.abc import Mapping

from .live.words import nearest
from .server import Playground

BOT, SERVER, CHANNEL = "Wonders", "Wonders", "wonders"
PEOPLE = ("Ana", "Bruno")

LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(environment: Mapping[str, str]) -> str:
    """Return the language of this machine, where we speak it, else English."""
    named = next((environment[name] for name in LANGUAGE if environment.get(name)), "")
    return nearest(named.partition(".")[0].replace("_", "-"))


def furnish(discord: Playground) -> None:
    """Make the first world; the first person owns the server."""
    locale = language(os.environ)
    discord.bot.name = BOT
    guild = discord.add_guild(SERVER, locale)
    people = [discord.add_person(name, locale) for name in PEOPLE]
    guild.owner_id = people[0].id
    guild.join(*people)
    guild.add_channel(CHANNEL)
