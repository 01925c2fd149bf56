"""`/card` with a typed name: what is called so comes before what only contains it."""

from random import Random

import pytest

from bot.discord.client import Wonders
from bot.games import GAMES
from bot.store import NewTable, Player
from bot.tables.tournaments.rounds import usual_options
from playground import Channel, Person, Playground

from ..scene import LOCALES, private, town, words

pytestmark = pytest.mark.long


async def best(person: Person, channel: Channel, typed: str) -> tuple[str, str]:
    """Return the value that is offered first for a typed name, and the alt text of what is told."""
    offered = await person.autocomplete(channel, "card", name=typed)
    (picture,) = private(await person.command(channel, "card", name=typed)).pictures
    return str(offered[0][1]), picture.alt or ""


def new(game: str, channel: Channel, host: Person) -> NewTable:
    """Return a game of a person and computers that is about to begin in a channel."""
    seats = 2 if game == "duel" else 3
    options = usual_options(GAMES[game])
    return NewTable(
        game=game,
        guild_id=channel.guild.id if channel.guild else None,
        channel_id=channel.id,
        opener_id=host.id,
        locale="en-US",
        options=options,
        deal=GAMES[game].deal(Random(5), seats, options),
        players=(Player(host.id, host.name), *[Player(None, "", "apprentice")] * (seats - 1)),
        postable=True,
    )


async def test_a_whole_name_comes_first_then_the_game_of_the_channel(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        seven, architects = (place.guild.add_channel(name) for name in ("seven", "architects"))
        channels = {"duel": place.channel, "seven": seven, "architects": architects}
        for game, channel in channels.items():
            await bot.store.tables.add(new(game, channel, place.ana))
        # A card of Architects, and a part of names in the other games.
        for typed in (say("architects-card-wood").upper(), "MADEIRA", "madera"):
            for channel in channels.values():
                value, alt = await best(place.carla, channel, typed)
                assert value == "architects:wood"
                assert alt.startswith(say("architects-card-wood"))
        # A card of two games.
        for game in ("duel", "seven"):
            for typed in (say("card-baths"), "Baths", "banhos", "BANOS"):
                value, alt = await best(place.carla, channels[game], typed)
                assert value == f"{game}:baths"
                assert alt.startswith(say("card-baths"))
        # In 7 Wonders, cards of this name are told apart by what stands in brackets.
        value, _ = await best(place.carla, seven, say("card-press"))
        assert value.startswith("seven:press")
        assert (await best(place.carla, place.channel, say("card-press")))[0] == "duel:press"
        # No name, but a part of some: the game of the channel comes first, as before.
        for game in ("duel", "seven"):
            part = say("card-baths")[:3]
            assert (await best(place.carla, channels[game], part))[0].startswith(f"{game}:")
