"""Promises of fair deals as people read them, and the secrets that the bot keeps."""

import re

from bot.discord.client import Wonders
from playground import Message, Person, Playground

from ..players import has_ended
from ..scene import Town, settled

HEX = re.compile(r"[0-9a-f]{64}")
HALF = re.compile(r"[0-9a-f]{32}(?=…)")


async def challenged(place: Town, **options: str) -> Message:
    answer = await place.ana.command(place.channel, "duel", opponent=place.bruno, **options)
    return answer.public[0]


def promised(challenge: Message) -> str:
    """The commitment in a message: below a challenge everybody reads half of it."""
    (only,) = set((HEX if HEX.search(challenge.text) else HALF).findall(challenge.text))
    return str(only)


async def verified(place: Town, person: Person) -> list[Message]:
    """What `/verify` tells a person, and nobody else; the last message is of the next game."""
    answer = await person.command(place.channel, "verify")
    await place.discord.until(lambda: "-# " in answer.private[-1].text)
    assert answer.public == []
    return answer.private


async def given_up(bot: Wonders, place: Town, person: Person) -> Message:
    """Resign; return the last message of the game."""
    (asked,) = (await person.command(place.channel, "resign")).private
    await person.click(asked, asked.buttons[0])
    await settled(bot)
    assert has_ended(place.channel.messages[-1])
    return place.channel.messages[-1]


def everything(discord: Playground, place: Town) -> str:
    """All that anybody could read in the channel, alt texts and names of files included."""
    seen = [m for p in (place.ana, place.bruno, place.carla) for m in p.reads(place.channel)]
    return "\n".join(f"{m.text} {[(a.filename, a.alt) for a in m.pictures]}" for m in seen)


async def terms_of(bot: Wonders, place: Town) -> str:
    """Return what was mixed into the deal of the channel's game."""
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    seal = await bot.store.seals.of_table(record.id)
    assert seal is not None
    assert seal.terms is not None
    return seal.terms


async def secret_of(bot: Wonders, place: Town) -> bytes:
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    seal = await bot.store.seals.of_table(record.id)
    assert seal is not None
    return seal.secret
