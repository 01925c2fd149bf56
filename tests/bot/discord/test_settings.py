"""What servers and people choose: the language of boards, and how pictures look."""

import io

import pytest
from PIL import Image

from bot.discord.client import Wonders
from playground import Answer, Channel, Message, Person, Picture, Playground
from playground.people.interactions import invoke
from render.paints import Paint
from render.themes import STANDARD, Theme, theme

from ..scene import (
    LOCALES,
    Town,
    after,
    before_end,
    dealt,
    discarding,
    ended,
    settled,
    sit,
    town,
    words,
)

CONTRAST = theme("high-contrast")


def told(answer: Answer) -> str:
    """Return the one thing that a person was told, and nobody else."""
    (message,) = answer.private
    assert answer.public == []
    return message.text


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


def managed(discord: Playground, locale: str = "en-US", *, server: str | None = None) -> Town:
    """Return a town that Ana manages."""
    place = town(discord, locale, server=server)
    place.guild.give(place.ana, place.guild.add_role("Manager", "manage_guild"))
    return place


def settings(
    locale: str,
    key: str,
    language: str = "auto",
    board: str = "standard",
    hints: str = "on",
    reviews: str = "on",
    pictures: str = "off",
    updates: str = "post",
) -> str:
    say = words(locale)
    return say(
        f"settings-{key}",
        language=say(f"choice-language-{language}"),
        board=say(f"choice-board-{board}"),
        hints=say(f"choice-hints-{hints}"),
        reviews=say(f"choice-reviews-{reviews}"),
        pictures=say(f"choice-pictures-{pictures}"),
        games=say("choice-games-channel"),
        updates=say(f"choice-updates-{updates}"),
        challenges=say("choice-challenges-on"),
    )


async def test_a_server_chooses_its_language(discord: Playground, bot: Wonders) -> None:
    place = managed(discord, "pt-BR", server="en-US")
    rivals = (place.bruno, place.carla)
    for chosen, spoken, rival in zip(("es-ES", "auto"), ("es-ES", "pt-BR"), rivals, strict=True):
        answer = await place.ana.command(place.plaza, "settings", language=chosen)
        assert told(answer) == settings("pt-BR", "server", chosen)
        answer = await place.ana.command(place.plaza, "duel", opponent=rival)
        assert answer.public[0].buttons[0].label == words(spoken)("button-accept")


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_set_is_told(discord: Playground, bot: Wonders, locale: str) -> None:
    place = managed(discord, locale)
    ask, plaza = place.ana.command, place.plaza
    assert told(await ask(plaza, "settings")) == settings(locale, "server")
    answer = await ask(plaza, "settings", board="high-contrast")
    assert told(answer) == settings(locale, "server", board="high-contrast")
    answer = await ask(plaza, "settings", language="es-ES")
    assert told(answer) == settings(locale, "server", "es-ES", "high-contrast")
    answer = await ask(plaza, "settings", language="auto", board="standard")
    assert told(answer) == told(await ask(plaza, "settings")) == settings(locale, "server")
    answer = await ask(plaza, "settings", hints="off")
    assert told(answer) == settings(locale, "server", hints="off")
    answer = await ask(plaza, "settings", hints="on", reviews="off")
    assert told(answer) == settings(locale, "server", reviews="off")
    answer = await ask(plaza, "settings", reviews="on", updates="edit")
    assert told(answer) == settings(locale, "server", updates="edit")


async def test_a_running_game_looks_otherwise_from_the_next_board_on(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    _, first = await dealt(bot, place, after(12))
    assert look_of(first) is STANDARD
    before = first.pictures[0].data
    await place.ana.command(place.plaza, "settings", board="high-contrast")
    again = (await place.bruno.command(place.plaza, "board")).public[0]
    await settled(bot)
    assert look_of(again) is CONTRAST
    assert again.pictures[0].data != before
    assert (first.buttons, first.pictures) == ([], [])
    for name in ("board", "score", "city", "tokens", "discard"):
        assert await seen(place.carla, place.plaza, name) is CONTRAST
    assert await seen(place.carla, place.plaza, "card", name="baths") is CONTRAST
    shared = (await place.carla.command(place.plaza, "score", share=True)).public[0]
    assert look_of(shared) is CONTRAST


async def test_a_server_keeps_the_pictures_of_former_boards(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    answer = await place.ana.command(place.plaza, "settings", pictures="on")
    assert told(answer) == settings("en-US", "server", pictures="on")
    _, first = await dealt(bot, place, after(12))
    shown = first.pictures
    await place.ana.command(place.plaza, "board")
    await settled(bot)
    assert first.buttons == []
    assert [each.filename for each in first.pictures] == [each.filename for each in shown]
    assert "\n" not in first.text
    await place.ana.command(place.plaza, "settings", pictures="off")
    second = place.plaza.messages[-1]
    await place.bruno.command(place.plaza, "board")
    await settled(bot)
    assert (second.buttons, second.pictures) == ([], [])
    assert first.pictures


async def test_everything_posted_follows_the_server(discord: Playground, bot: Wonders) -> None:
    place = managed(discord)
    await place.ana.command(place.plaza, "settings", board="high-contrast")
    asked = await place.ana.command(place.plaza, "duel", opponent=place.bruno, begins="me")
    assert look_of(asked.public[0]) is CONTRAST
    await place.bruno.click(asked.public[0], "Accept")
    await discord.until(lambda: len(place.plaza.messages) == 2)
    assert look_of(place.plaza.messages[-1]) is CONTRAST  # the draft
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


@pytest.mark.parametrize("direct", [True, False])
async def test_a_person_chooses_anywhere_for_what_is_shown_to_him_alone(
    discord: Playground, bot: Wonders, direct: bool
) -> None:
    place = managed(discord)
    await sit(bot, place.plaza, (place.ana, place.bruno), after(40))
    here = discord.dm(place.carla) if direct else place.plaza
    assert told(await place.carla.command(here, "preferences")) == settings("en-US", "own")
    answer = await place.carla.command(here, "preferences", board="high-contrast", language="pt-BR")
    assert told(answer) == settings("pt-BR", "own", "pt-BR", "high-contrast")
    for name in ("score", "board", "city", "tokens"):
        assert await seen(place.carla, place.plaza, name) is CONTRAST
        if name != "board":
            assert await seen(place.ana, place.plaza, name) is STANDARD
    shared = (await place.carla.command(place.plaza, "score", share=True)).public[0]
    assert look_of(shared) is STANDARD
    await place.ana.command(place.plaza, "settings", board="high-contrast")
    await place.carla.command(here, "preferences", board="standard")
    assert await seen(place.carla, place.plaza, "score") is STANDARD
    assert await seen(place.ana, place.plaza, "score") is CONTRAST


async def test_a_person_chooses_for_games_outside_servers(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    dm, among = discord.dm(ana), discord.private(ana, bruno)
    answer = await ana.command(among, "preferences", board="high-contrast", language="es-ES")
    assert told(answer) == settings("es-ES", "own", "es-ES", "high-contrast")
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
    plaza = guild.add_channel("plaza")
    assert "settings" not in [command.name for command in ana.offers(plaza)]
    await ana.command(plaza, "preferences", board="high-contrast")
    assert (await bot.store.preferences.of(guild.id)).theme is None
    await ana.command(plaza, "duel", begins="me")
    assert look_of(plaza.messages[-1]) is CONTRAST


@pytest.mark.parametrize("locale", LOCALES)
async def test_only_managers_choose_for_a_server(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place = managed(discord, locale)
    assert "settings" in [command.name for command in place.ana.offers(place.plaza)]
    assert "settings" not in [command.name for command in place.bruno.offers(place.plaza)]
    # A server may show the command to more people than those whom it lets choose.
    command, path = place.ana._find(place.plaza, "settings")
    for options, said in (
        ({"board": "high-contrast"}, words(locale)("refusal-not-manager")),
        ({}, settings(locale, "server")),
    ):
        forged = invoke(discord.world, place.bruno, place.plaza, command, path, options)
        assert told(await place.bruno._ask(forged)) == said
    assert (await bot.store.preferences.of(place.guild.id)).theme is None


async def test_a_theme_that_is_gone_looks_like_the_standard_one(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    await bot.store.preferences.change(place.guild.id, theme="sepia")
    await sit(bot, place.plaza, (place.ana, place.bruno), ended())
    assert look_of((await place.ana.command(place.plaza, "board")).public[0]) is STANDARD
    assert told(await place.ana.command(place.plaza, "settings")) == settings("en-US", "server")
