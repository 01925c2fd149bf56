"""Which look of the pictures people and servers choose, and who sees it."""

import io

import pytest
from PIL import Image

from bot.discord.client import Wonders
from bot.store import Preferences
from playground import Channel, Message, Person, Picture, Playground
from render.paints import Paint
from render.themes import STANDARD, Theme, theme

from ..choosing import choose
from ..scene import (
    after,
    before_end,
    dealt,
    discarding,
    ended,
    managed,
    private,
    settled,
    sit,
    words,
)

CONTRAST = theme("high-contrast")


def drawn_in(picture: Picture) -> Theme:
    """Return the theme of a picture, by the colour of its ground."""
    ground = Image.open(io.BytesIO(picture.data)).convert("RGB").getpixel((2, 2))
    (found,) = [each for each in (STANDARD, CONTRAST) if each.colour(Paint.NIGHT) == ground]
    return found


def look_of(message: Message) -> Theme:
    (picture,) = message.pictures
    return drawn_in(picture)


async def seen(person: Person, place: Channel, name: str, /, **options: str) -> Theme:
    """Return the theme of what a command answers privately."""
    answer = await person.command(place, name, **options)
    return look_of(answer.private[0])


@pytest.mark.long
async def test_a_running_game_looks_otherwise_from_the_next_board_on(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    _, first = await dealt(bot, place, after(12))
    assert look_of(first) is STANDARD
    before = first.pictures[0].data
    await choose(place.ana, place.channel, "server", board="high-contrast")
    again = (await place.bruno.command(place.channel, "board")).public[0]
    await settled(bot)
    assert look_of(again) is CONTRAST
    assert again.pictures[0].data != before
    assert (first.buttons, first.pictures) == ([], [])
    for name in ("board", "score", "city", "tokens", "discard"):
        assert await seen(place.carla, place.channel, name) is CONTRAST
    assert await seen(place.carla, place.channel, "card", name="baths") is CONTRAST
    shared = (await place.carla.command(place.channel, "score", share=True)).public[0]
    assert look_of(shared) is CONTRAST


@pytest.mark.long
async def test_everything_posted_follows_the_server(discord: Playground, bot: Wonders) -> None:
    place = managed(discord)
    await choose(place.ana, place.channel, "server", board="high-contrast")
    asked = await place.ana.command(place.channel, "duel", opponent=place.bruno, begins="me")
    assert look_of(asked.public[0]) is CONTRAST
    await place.bruno.click(asked.public[0], "Accept")
    await discord.until(lambda: len(place.channel.messages) == 2)
    assert look_of(place.channel.messages[-1]) is CONTRAST  # the draft
    side, position = place.guild.add_channel("side"), before_end()
    await sit(bot, side, (place.ana, place.bruno), position)
    person = place.person(position.seat)
    board = (await person.command(side, "board")).public[0]
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))
    await settled(bot)
    finale = side.messages[-1]
    assert finale.pictures[0].filename.startswith("finale-")
    assert look_of(finale) is CONTRAST


@pytest.mark.long
@pytest.mark.parametrize("direct", [True, False])
async def test_a_person_chooses_anywhere_for_what_is_shown_to_him_alone(
    discord: Playground, bot: Wonders, direct: bool
) -> None:
    place = managed(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(40))
    here = discord.dm(place.carla) if direct else place.channel
    panel = await choose(place.carla, here, "own", board="high-contrast", language="pt-BR")
    assert panel.text.startswith(f"**{words('pt-BR')('settings-own')}")
    for name in ("score", "board", "city", "tokens"):
        assert await seen(place.carla, place.channel, name) is CONTRAST
        if name != "board":
            assert await seen(place.ana, place.channel, name) is STANDARD
    shared = (await place.carla.command(place.channel, "score", share=True)).public[0]
    assert look_of(shared) is STANDARD
    await choose(place.ana, place.channel, "server", board="high-contrast")
    await choose(place.carla, here, "own", board="standard")
    assert await seen(place.carla, place.channel, "score") is STANDARD
    assert await seen(place.ana, place.channel, "score") is CONTRAST


@pytest.mark.long
async def test_a_person_chooses_for_games_outside_servers(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    dm, among = discord.dm(ana), discord.private(ana, bruno)
    await choose(ana, among, "own", board="high-contrast", language="es-ES")
    await ana.command(dm, "duel", begins="me")
    assert look_of(dm.messages[-1]) is CONTRAST
    assert words("es-ES")("game-begins", first="**Ana**") in dm.messages[-1].text
    challenge = (await ana.command(among, "duel", opponent=bruno)).public[0]
    assert look_of(challenge) is CONTRAST
    await bruno.click(challenge, words("es-ES")("button-accept"))
    await settled(bot)
    assert look_of(among.messages[-1]) is CONTRAST
    # Who began counts, whoever makes the next board appear.
    again = (await bruno.command(among, "board")).public[0]
    assert look_of(again) is CONTRAST
    assert await seen(bruno, among, "score") is STANDARD


async def test_a_server_that_has_not_installed_the_app_has_no_choice(
    discord: Playground, bot: Wonders
) -> None:
    guild = discord.add_guild("Elsewhere", user_install_only=True)
    ana = discord.add_person("Ana", app_installed=True)
    guild.join(ana)
    guild.give(ana, guild.add_role("Manager", "manage_guild"))
    channel = guild.add_channel("plaza")
    panel = await choose(ana, channel, "own", board="high-contrast")
    assert "S:server" not in [each.custom_id for each in panel.buttons]
    refused = await ana.select(panel, "S:server:look:board", ["high-contrast"], forged=True)
    assert private(refused).text == words("en-US")("refusal-not-manager")
    assert await bot.store.preferences.of(guild.id) == Preferences()
    await ana.command(channel, "duel", begins="me")
    assert look_of(channel.messages[-1]) is CONTRAST


async def test_a_theme_that_is_gone_looks_like_the_standard_one(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    await bot.store.preferences.change(place.guild.id, theme="sepia")
    await sit(bot, place.channel, (place.ana, place.bruno), ended())
    assert look_of((await place.ana.command(place.channel, "board")).public[0]) is STANDARD
    panel = (await place.ana.command(place.channel, "settings")).private[0]
    assert words("en-US")("choice-board-standard.about") in panel.text
