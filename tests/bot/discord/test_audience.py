"""Which language is spoken: in public one for each game, in private each person's own."""

import pytest
from sqlalchemy import text

from bot.discord.client import Wonders
from bot.wording.lists import enumerated
from playground import Message, Playground

from ..choosing import choose
from ..scene import resumed, settled, town, words

REMATCH = "button-rematch"


def speaks(message: Message, locale: str, key: str = "button-accept") -> bool:
    return words(locale)(key) in [each.label for each in message.buttons]


@pytest.mark.parametrize(
    ("setting", "server", "opener", "preference", "spoken"),
    [
        ("en-US", "es-ES", "pt-BR", None, "en-US"),
        ("es-419", "en-US", "pt-BR", None, "es-419"),
        (None, "es-ES", "pt-BR", "es-419", "es-ES"),
        (None, "en-GB", "pt-BR", None, "en-US"),
        (None, "en-US", "pt-BR", None, "pt-BR"),
        (None, "en-US", "pt-BR", "es-419", "es-419"),
        (None, "en-US", "fr", None, "en-US"),
    ],
)
async def test_the_public_hears_the_server_else_its_locale_else_who_opens_the_game(
    discord: Playground,
    bot: Wonders,
    setting: str | None,
    server: str,
    opener: str,
    preference: str | None,
    spoken: str,
) -> None:
    place = town(discord, opener, server=server)
    await bot.store.preferences.change(place.guild.id, locale=setting)
    await bot.store.preferences.change(place.ana.id, locale=preference)
    answer = await place.ana.command(place.channel, "duel", opponent=place.bruno)
    assert speaks(answer.public[0], spoken)


@pytest.mark.long
async def test_what_is_public_of_a_game_speaks_one_language_and_each_person_is_told_in_their_own(
    discord: Playground, bot: Wonders
) -> None:
    guild = discord.add_guild("Forum")
    ana, bruno = discord.add_person("Ana", "pt-BR"), discord.add_person("Bruno", "es-ES")
    carla = discord.add_person("Carla", "en-US")
    guild.join(ana, bruno, carla)
    channel, theirs = guild.add_channel("plaza"), words("pt-BR")
    await choose(bruno, channel, "own", language="es-419")
    challenge = (await ana.command(channel, "duel", opponent=bruno, begins="me")).public[0]
    await bruno.click(challenge, theirs("button-accept"))
    await settled(bot)
    board = channel.messages[-1]
    assert theirs("game-begins", first="**Ana**") in board.text
    shared = (await carla.command(channel, "score", share=True)).public[0]
    looked = (await carla.command(channel, "score")).private[0]
    for seen, spoken in ((shared, "pt-BR"), (looked, "en-US")):
        said = words(spoken)
        told = said("score-alt", players=enumerated(said, ("Ana", "Bruno")), rows="")
        assert seen.pictures[0].alt.startswith(told.rstrip(". "))
    refused = (await bruno.click(board, board.buttons[0])).private[0]
    assert refused.text == words("es-419")("refusal-not-your-turn", names="**Ana**", count=1)
    assert ("La Esfinge", "duel:sphinx") in await bruno.autocomplete(channel, "card", name="esf")
    asked = (await bruno.command(channel, "resign")).private[0]
    await bruno.click(asked, words("es-419")("button-resign"))
    await settled(bot)
    for setting, spoken in ((None, "pt-BR"), ("es-ES", "es-ES")):
        await bot.store.preferences.change(guild.id, locale=setting)
        finale = next(each for each in reversed(channel.messages) if speaks(each, "pt-BR", REMATCH))
        await bruno.click(finale, theirs(REMATCH))
        await settled(bot)
        assert speaks(channel.messages[-1], spoken)
        await bruno.click(channel.messages[-1], words(spoken)("button-withdraw"))


async def test_where_preferences_cannot_be_read_a_person_is_told_so_as_discord_speaks_to_them(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord, "pt-BR")
    await resumed(bot)
    async with bot.store.database.writing() as connection:
        await connection.execute(text("DROP TABLE choices"))
    told = (await place.ana.command(place.channel, "settings")).private[0]
    assert told.text == words("pt-BR")("refusal-unavailable")
